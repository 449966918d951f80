"""What Linux gets: a tarball for everyone, a .deb for Debian, Ubuntu and their kin."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from pathlib import Path

from bundle import IDENTIFIER, NAME, needed_libraries

from kasane_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "build" / "icons"
LINUX = ROOT / "packaging" / "linux"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

# What the bundle takes from the system -> its Debian package. Anything else is a mistake of the build.
SYSTEM_LIBRARIES = {
    **dict.fromkeys(("libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libutil.so.1"), "libc6"),
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxcb.so.1": "libxcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libcups.so.2": "libcups2t64 | libcups2",
}


class UnknownLibrary(Exception):
    """The bundle asks for a library that is neither in it nor in SYSTEM_LIBRARIES."""


def tarball(folder: Path, target: Path) -> Path:
    """The folder with what a desktop wants to know about it, and a script that puts both into place."""
    stage = fresh(ROOT / "build" / "tarball") / NAME
    shutil.copytree(folder, stage, symlinks=True)
    add_desktop_files(stage / "share")
    for name in ("install.sh", "README.txt"):
        shutil.copy(LINUX / name, stage / name)
    (stage / "install.sh").chmod(0o755)
    owner = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name"]
    environment = {**os.environ, "XZ_OPT": "-6"}
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
    shutil.copy(folder / "_internal" / "NOTICES.txt", documents / "copyright")
    changes = gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0)
    (documents / "changelog.gz").write_bytes(changes)
    make_readable(root)
    architecture = output(["dpkg", "--print-architecture"])
    (root / "DEBIAN").mkdir(mode=0o755)
    (root / "DEBIAN/control").write_text(control(root, architecture), encoding="utf-8")
    target = dist / f"{NAME}_{__version__}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(target)]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return target


def control(root: Path, architecture: str) -> str:
    size = sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir()) // 1024
    template = (LINUX / "control").read_text(encoding="utf-8")
    return template.format(version=__version__, architecture=architecture, size=size, depends=depends(root))


def depends(root: Path) -> str:
    """Packages that hold what the bundle asks for and does not have."""
    libraries = [path for path in root.rglob("*") if is_elf(path)]
    bundled = {path.name for path in libraries}
    wanted = set().union(*map(needed_libraries, libraries)) - bundled
    if unknown := wanted - set(SYSTEM_LIBRARIES):
        raise UnknownLibrary(", ".join(sorted(unknown)))
    versions = {int(minor) for path in libraries for minor in re.findall(rb"GLIBC_2\.(\d+)", path.read_bytes())}
    packages = {SYSTEM_LIBRARIES[name] for name in wanted} - {"libc6"}
    return ", ".join([f"libc6 (>= 2.{max(versions)})", *sorted(packages)])


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
    text = (LINUX / "metainfo.xml").read_text(encoding="utf-8")
    text = text.replace("@VERSION@", __version__).replace("@DATE@", release_date())
    metainfo = share / f"metainfo/{IDENTIFIER}.metainfo.xml"
    metainfo.parent.mkdir(parents=True, exist_ok=True)
    metainfo.write_text(text, encoding="utf-8")
    for size in ICON_SIZES:
        put(ICONS / f"{NAME}-{size}.png", share / f"icons/hicolor/{size}x{size}/apps/{NAME}.png")
    put(ROOT / f"assets/icon/{NAME}.svg", share / f"icons/hicolor/scalable/apps/{NAME}.svg")


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
