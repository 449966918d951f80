"""What Linux gets: a tarball for everyone, a .deb for Debian, Ubuntu and their kin."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

import facts
from bundle import IDENTIFIER, NAME, PROGRAM, needed_libraries

from kasane_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "build" / "icons"
LINUX = ROOT / "packaging" / "linux"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

# What the bundle takes from the system -> its Debian package. Anything else is a mistake of the build.
SYSTEM_LIBRARIES = {
    **dict.fromkeys(("libc.so.6", "libm.so.6", "libmvec.so.1", "libdl.so.2", "libpthread.so.0"), "libc6"),
    **dict.fromkeys(("librt.so.1", "libutil.so.1"), "libc6"),
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxcb.so.1": "libxcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libcups.so.2": "libcups2t64 | libcups2",
}
# Without these the program does without something: so they are recommended, not asked for.
OPTIONAL = ("libcups.so.2",)  # printing; into files it prints all the same


class UnknownLibrary(Exception):
    """The bundle asks for a library that is neither in it nor in SYSTEM_LIBRARIES."""


def finish(folder: Path) -> None:
    """What PyInstaller leaves to be done: paths of the machine that has built it go, rights are as usual, and a script
    that tells an old system from a new one stands before the program."""
    libraries = [path for path in sorted(folder.rglob("*")) if is_elf(path)]
    for path in libraries:
        told = output(["patchelf", "--print-rpath", str(path)])
        kept = [place for place in told.split(":") if place.startswith("$ORIGIN")]
        if told and not kept:
            subprocess.run(["patchelf", "--remove-rpath", str(path)], check=True)
        elif told != ":".join(kept):
            subprocess.run(["patchelf", "--set-rpath", ":".join(kept), str(path)], check=True)
        path.chmod(0o755 if path.name == PROGRAM else 0o644)
    script = (LINUX / "start.sh").read_text(encoding="utf-8").replace("@GLIBC@", str(glibc(libraries)))
    start = folder / NAME
    start.write_text(script, encoding="utf-8")
    start.chmod(0o755)


def glibc(libraries: list[Path]) -> int:
    """The C library that all of them were linked with is version 2 of this."""
    found = {int(minor) for path in libraries for minor in re.findall(rb"GLIBC_2\.(\d+)", path.read_bytes())}
    return max(found)


def tarball(folder: Path, target: Path) -> Path:
    """The folder with what a desktop wants to know about it, and a script that puts both into place."""
    stage = fresh(ROOT / "build" / "tarball") / NAME
    shutil.copytree(folder, stage, symlinks=True)
    add_desktop_files(stage / "share")
    for name in ("install.sh", "README.txt"):
        shutil.copy(LINUX / name, stage / name)
    (stage / "install.sh").chmod(0o755)
    make_readable(stage)
    owner = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name", f"--mtime=@{facts.source_time()}"]
    environment = {**os.environ, "XZ_OPT": "-6 -T1"}
    command = ["tar", "--create", "--xz", *owner, "--file", str(target), "--directory", str(stage.parent), NAME]
    subprocess.run(command, env=environment, check=True)
    return target


def deb(folder: Path, dist: Path) -> Path:
    root = fresh(ROOT / "build" / "deb")
    shutil.copytree(folder, root / "usr/lib" / NAME, symlinks=True)
    (root / "usr/bin").mkdir()
    (root / "usr/bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    add_desktop_files(root / "usr/share")
    documents = root / "usr/share/doc" / NAME
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(copyright_file(), encoding="utf-8")
    (documents / "changelog.gz").write_bytes(packed(debian_changelog()))
    put(LINUX / "lintian-overrides", root / "usr/share/lintian/overrides" / NAME)
    make_readable(root)
    architecture = output(["dpkg", "--print-architecture"])
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    sums = "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)
    (root / "DEBIAN").mkdir(mode=0o755)
    (root / "DEBIAN/control").write_text(control(root, architecture), encoding="utf-8")
    (root / "DEBIAN/md5sums").write_text(sums, encoding="utf-8")
    target = dist / f"{NAME}_{__version__}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--threads-max=1", "--build", str(root), str(target)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(facts.source_time())}
    subprocess.run(command, stdout=subprocess.DEVNULL, env=environment, check=True)
    return target


def copyright_file() -> str:
    """In the form that Debian reads. The texts that Debian has itself are not repeated; all of them are in NOTICES."""
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2]
    owner = re.search(r"^Copyright.*$", licence, re.MULTILINE)
    assert owner is not None
    terms = "\n".join(f" {line}" if line else " ." for line in licence.partition("\n\n")[2].strip().splitlines())
    return f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Kasane Desktop
Source: {facts.homepage()}
Comment: The program brings Python, Qt, PySide6 and the libraries that these need. Which ones, whose work they are,
 and all their terms in full: /usr/lib/{NAME}/_internal/NOTICES.txt

Files: *
Copyright: {owner[0].removeprefix("Copyright (c) ").removeprefix("Copyright ")}
License: Expat

Files: usr/lib/{NAME}/_internal/PySide6/* usr/lib/{NAME}/_internal/shiboken6/*
Copyright: The Qt Company Ltd. and other contributors
License: LGPL-3

License: Expat
{terms}

License: LGPL-3
 On Debian systems the text of the GNU Lesser General Public License, version 3, is in
 /usr/share/common-licenses/LGPL-3, that of the GNU General Public License, on which it builds, in
 /usr/share/common-licenses/GPL-3.
"""


def debian_changelog() -> str:
    when = formatdate(facts.source_time())
    notes = "  * What has changed is told in CHANGELOG.md of the source."
    return f"{NAME} ({__version__}) unstable; urgency=medium\n\n{notes}\n\n -- {facts.maintainer()}  {when}\n"


def packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def control(root: Path, architecture: str) -> str:
    size = sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir()) // 1024
    template = (LINUX / "control").read_text(encoding="utf-8")
    asked, recommended = depends(root)
    told = {"maintainer": facts.maintainer(), "homepage": facts.homepage(), "architecture": architecture}
    return template.format(version=__version__, size=size, depends=asked, recommends=recommended, **told)


def depends(root: Path) -> tuple[str, str]:
    """Packages that hold what the bundle asks for and does not have, and those that it can do without."""
    libraries = [path for path in root.rglob("*") if is_elf(path)]
    bundled = {path.name for path in libraries}
    wanted = set().union(*map(needed_libraries, libraries)) - bundled
    if unknown := wanted - set(SYSTEM_LIBRARIES):
        raise UnknownLibrary(", ".join(sorted(unknown)))
    asked = {SYSTEM_LIBRARIES[name] for name in wanted - set(OPTIONAL)} - {"libc6"}
    recommended = {SYSTEM_LIBRARIES[name] for name in wanted & set(OPTIONAL)}
    return ", ".join([f"libc6 (>= 2.{glibc(libraries)})", *sorted(asked)]), ", ".join(sorted(recommended))


def is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def add_desktop_files(share: Path) -> None:
    """Menu entry, kinds of files, description and icons, where a desktop looks for them."""
    for name, place in {
        f"{NAME}.desktop": f"applications/{NAME}.desktop",
        f"{NAME}.mime.xml": f"mime/packages/{NAME}.xml",
    }.items():
        put(LINUX / name, share / place)
    metainfo = share / f"metainfo/{IDENTIFIER}.metainfo.xml"
    metainfo.parent.mkdir(parents=True, exist_ok=True)
    metainfo.write_text(filled("metainfo.xml"), encoding="utf-8")
    manual = share / f"man/man6/{NAME}.6.gz"
    manual.parent.mkdir(parents=True, exist_ok=True)
    manual.write_bytes(packed(filled(f"{NAME}.6")))
    for size in ICON_SIZES:
        put(ICONS / f"{NAME}-{size}.png", share / f"icons/hicolor/{size}x{size}/apps/{NAME}.png")
    put(ROOT / f"assets/icon/{NAME}.svg", share / f"icons/hicolor/scalable/apps/{NAME}.svg")


def filled(name: str) -> str:
    """A file of this folder with what is known only now."""
    text = (LINUX / name).read_text(encoding="utf-8")
    told = {"VERSION": __version__, "DATE": release_date(), "HOMEPAGE": facts.homepage()}
    for key, value in told.items():
        text = text.replace(f"@{key}@", value)
    return text


def release_date() -> str:
    """As the list of changes has it for this version."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(__version__)} \((\d{{4}}-\d\d-\d\d)\)$", changes, re.MULTILINE)
    if found is None:
        raise SystemExit(f"CHANGELOG.md has no entry for version {__version__} with its date")
    return found[1]


def put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def make_readable(root: Path) -> None:
    """The usual rights, whatever those of the one who builds."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)


def fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def output(command: list[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
