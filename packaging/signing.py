"""Signatures that Windows and macOS ask for. Where the keys are not there, that is said and the build goes on.

`python packaging/signing.py` puts keys that a workflow has as secrets where the tools find them:

    KASANE_WINDOWS_PFX                             a .pfx file in Base64
    KASANE_APPLE_P12, KASANE_APPLE_P12_PASSWORD    the same for macOS

`make package` signs with them:

    KASANE_WINDOWS_PASSWORD     of the .pfx file
    KASANE_APPLE_IDENTITY       "Developer ID Application: …"; the spec hands it to PyInstaller
    KASANE_APPLE_ID, KASANE_APPLE_TEAM, KASANE_APPLE_PASSWORD    for Apple's notary
"""

from __future__ import annotations

import base64
import os
import secrets
import shutil
import subprocess
import sys
from pathlib import Path

BUILD = Path(__file__).resolve().parent.parent / "build"
CERTIFICATE = BUILD / "certificate.pfx"
TIME_SERVER = "http://timestamp.digicert.com"
NOTARY = ("KASANE_APPLE_ID", "KASANE_APPLE_TEAM", "KASANE_APPLE_PASSWORD")


def apple_identity() -> str | None:
    return os.environ.get("KASANE_APPLE_IDENTITY") or None


def sign_for_windows(files: list[Path]) -> None:
    tool = shutil.which("signtool")
    if tool is None or not CERTIFICATE.is_file():
        print(f"Not signed for Windows: {'there is no certificate' if tool else 'there is no signtool'}.")
        return
    password = os.environ.get("KASANE_WINDOWS_PASSWORD", "")
    how = ["/fd", "SHA256", "/td", "SHA256", "/tr", TIME_SERVER, "/f", str(CERTIFICATE), "/p", password]
    subprocess.run([tool, "sign", *how, *map(str, files)], check=True)


def notarise(image: Path) -> None:
    """Have Apple look at a disk image, and fasten what it says to it."""
    if apple_identity() is None:
        print("Not signed for macOS: there is no identity.")
        return
    if missing := [name for name in NOTARY if not os.environ.get(name)]:
        print(f"Signed, but not notarised: {', '.join(missing)} not set.")
        return
    user, team, password = (os.environ[name] for name in NOTARY)
    account = ["--apple-id", user, "--team-id", team, "--password", password]
    subprocess.run(["xcrun", "notarytool", "submit", str(image), *account, "--wait"], check=True)
    subprocess.run(["xcrun", "stapler", "staple", str(image)], check=True)


def import_keys() -> None:
    BUILD.mkdir(exist_ok=True)
    if key := os.environ.get("KASANE_WINDOWS_PFX"):
        CERTIFICATE.write_bytes(base64.b64decode(key))
    elif sys.platform == "darwin" and (key := os.environ.get("KASANE_APPLE_P12")):
        into_keychain(base64.b64decode(key), os.environ.get("KASANE_APPLE_P12_PASSWORD", ""))
    else:
        print("There are no keys: the programs will not be signed.")


def into_keychain(key: bytes, password: str) -> None:
    """Into one of its own, which codesign may use without asking."""
    file, chain, lock = BUILD / "identity.p12", str(BUILD / "signing.keychain-db"), secrets.token_hex()
    file.write_bytes(key)
    for command in (
        ["create-keychain", "-p", lock, chain],
        ["unlock-keychain", "-p", lock, chain],
        ["import", str(file), "-k", chain, "-P", password, "-T", "/usr/bin/codesign"],
        ["set-key-partition-list", "-S", "apple-tool:,apple:", "-k", lock, chain],
        ["list-keychains", "-d", "user", "-s", chain, "login.keychain-db"],
    ):
        subprocess.run(["security", *command], check=True, stdout=subprocess.DEVNULL)
    file.unlink()


if __name__ == "__main__":
    import_keys()
