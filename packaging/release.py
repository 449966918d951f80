"""What a release is made of: `python3 packaging/release.py v0.1.0 dist` checks the artefacts, fills in what winget,
Homebrew and Flathub want to know (into dist), and prints the notes.

The tag must name the version of the source, every artefact must match its checksum, and the address that stands in all
of them must be one.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

import facts

STORES = Path(__file__).resolve().parent / "stores"
ROOT = Path(__file__).resolve().parent.parent


def version() -> str:
    source = (ROOT / "kasane_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    assert found is not None
    return found[1]


def notes(version: str) -> str:
    """What CHANGELOG.md says about a version."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)} .*?\n(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"CHANGELOG.md has nothing about {version}")
    return found[1].strip() + "\n"


def check(folder: Path) -> None:
    sums = sorted(folder.glob("*.sha256"))
    artefacts = {path.name for path in folder.iterdir() if path.is_file()} - {path.name for path in sums}
    if not artefacts:
        raise SystemExit(f"there is nothing in {folder}")
    if missing := artefacts - {path.name.removesuffix(".sha256") for path in sums}:
        raise SystemExit(f"no checksum for {', '.join(sorted(missing))}")
    for path in sums:
        told, name = path.read_text(encoding="ascii").split()
        if hashlib.sha256((folder / name).read_bytes()).hexdigest() != told:
            raise SystemExit(f"{name} does not match its checksum")


def fill_stores(version: str, folder: Path) -> list[Path]:
    """The descriptions for other people's stores, with this release's addresses and checksums in them."""
    date = re.search(rf"^## {re.escape(version)} \((.*)\)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert date is not None

    def told(found: re.Match[str]) -> str:
        what, _, file = found[1].partition(":")
        name = f"kasane-desktop-{version}-{file}"
        if what == "SHA256":
            return (folder / f"{name}.sha256").read_text("ascii").split()[0]
        return {"VERSION": version, "DATE": date[1], "HOMEPAGE": facts.homepage()}.get(what) or facts.download(
            version, name
        )

    made = []
    for template in sorted(STORES.iterdir()):
        text = re.sub(r"@([A-Z0-9]+(?::[\w.-]+)?)@", told, template.read_text("utf-8"))
        made.append(folder / template.name)
        made[-1].write_text(text, encoding="utf-8")
    return made


def main(tag: str, folder: str) -> None:
    if tag != f"v{version()}":
        raise SystemExit(f"the tag is {tag}, but the source says {version()}")
    if facts.homepage() == facts.NOWHERE:
        raise SystemExit("nobody knows where this project lives: KASANE_HOMEPAGE says so")
    check(Path(folder))
    fill_stores(version(), Path(folder))
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # it is a text stream
    print(notes(version()), end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
