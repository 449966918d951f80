"""`make package`: builds what this platform can, into dist/, and says where it lies.

Linux: a folder, a .tar.xz and a .deb. Windows: a folder, a .zip and, where NSIS is, an installer. macOS: a bundle and
a .dmg. `--bundle` stops after the folder, `--deb` makes only that of the rest, and `--probe` builds what
benchmarks/frozen.py measures instead.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import compiling  # noqa: E402
import facts  # noqa: E402
import linux_package  # noqa: E402
import sbom  # noqa: E402
import signing  # noqa: E402
from bundle import NAME, TITLE  # noqa: E402

from kasane_desktop import __version__  # noqa: E402

BUILD, DIST = ROOT / "build", ROOT / "dist"


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the program that people install.")
    parser.add_argument("--bundle", action="store_true", help="only the folder with the program")
    parser.add_argument("--deb", action="store_true", help="only the folder and the .deb")
    parser.add_argument("--probe", action="store_true", help="the program that is measured")
    parser.add_argument("--dist", type=Path, default=DIST, help="where it all goes (default: dist)")
    parser.add_argument("--installer", type=Path, metavar="FOLDER", help="only the Windows installer of a folder")
    asked = parser.parse_args()
    if asked.installer:
        setup = installer(shutil.which("makensis") or "makensis", asked.installer.resolve())
        say_where([setup, checksum(setup)])
        return
    if asked.probe:
        build_bundle(BUILD / "probe", ROOT / "packaging" / "probe.py")
        return
    folder = build_bundle(asked.dist)
    made = [] if asked.bundle else [linux_package.deb(folder, asked.dist)] if asked.deb else package(folder)
    say_where([folder, *made, *map(checksum, made)])


def build_bundle(dist: Path = DIST, entry: Path = ROOT / "kasane_desktop" / "__main__.py") -> Path:
    """Freeze the program, or another one that begins at `entry`, in the same way."""
    BUILD.mkdir(exist_ok=True)
    tree = compiling.build()
    if (inside := tree / entry.relative_to(ROOT)).is_file():  # PyInstaller looks around it first
        entry = inside
    run([sys.executable, str(ROOT / "packaging" / "icons.py"), str(BUILD / "icons")])
    places = ["--distpath", str(dist), "--workpath", str(BUILD / f"pyinstaller-{sys.platform}" / entry.stem)]
    spec = str(ROOT / "packaging" / "kasane-desktop.spec")
    run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *places, spec],
        quiet=True,
        KASANE_ENTRY=str(entry),
        KASANE_TREE=str(tree),
        PYTHONHASHSEED="0",  # the order in which modules are found is the same each time
        SOURCE_DATE_EPOCH=str(facts.source_time()),
    )
    if sys.platform == "linux":
        linux_package.finish(dist / NAME)
    return dist / (f"{TITLE}.app" if sys.platform == "darwin" else NAME)


def package(folder: Path) -> list[Path]:
    """What people download."""
    builders = {"linux": for_linux, "win32": for_windows, "darwin": for_macos}
    system = {"linux": "linux", "win32": "windows", "darwin": "macos"}[sys.platform]
    return [*builders[sys.platform](folder), sbom.write(BUILD, folder, folder.parent / f"{stem(system)}.cdx.json")]


def for_linux(folder: Path) -> list[Path]:
    made = [linux_package.tarball(folder, folder.parent / f"{stem('linux')}.tar.xz")]
    if shutil.which("dpkg-deb"):
        made.append(linux_package.deb(folder, folder.parent))
    return made


def for_windows(folder: Path) -> list[Path]:
    signing.sign_for_windows(sorted(folder.glob("*.exe")))
    archive = shutil.make_archive(str(folder.parent / stem("windows")), "zip", folder.parent, folder.name)
    made = [Path(archive)]
    if maker := find_nsis():
        made.append(installer(maker, folder))
        signing.sign_for_windows(made[-1:])
    return made


def find_nsis() -> str | None:
    """Its installer does not put it on the PATH."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "NSIS"
    return shutil.which("makensis") or shutil.which("makensis", path=str(usual))


def installer(maker: str, folder: Path) -> Path:
    """The Windows installer, from any platform that has NSIS."""
    target = folder.parent / f"{stem('windows', machine='x86_64')}-setup.exe"
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024
    told = {"VERSION": __version__, "SOURCE": folder, "OUTPUT": target, "SIZE": size}
    told |= {"ICON": BUILD / "icons" / f"{NAME}.ico", "LICENCE": ROOT / "LICENSE"}
    if sys.platform != "win32":
        told["TARGET"] = "amd64-unicode"
    defines = [f"-D{name}={value}" for name, value in told.items()]
    run([maker, "-V2", "-INPUTCHARSET", "UTF8", *defines, str(ROOT / "packaging" / "windows" / "installer.nsi")])
    return target


def for_macos(folder: Path) -> list[Path]:
    image = folder.parent / f"{stem('macos')}.dmg"
    image.unlink(missing_ok=True)
    stage = BUILD / "dmg"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    run(["ditto", str(folder), str(stage / folder.name)])
    (stage / "Applications").symlink_to("/Applications")
    run(["hdiutil", "create", "-quiet", "-volname", TITLE, "-srcfolder", str(stage), "-format", "ULMO", str(image)])
    signing.notarise(image)
    return [image]


def stem(system: str, machine: str = platform.machine().lower().replace("amd64", "x86_64")) -> str:
    return f"{NAME}-{__version__}-{system}-{machine}"


def checksum(path: Path) -> Path:
    """Beside an artefact, in the form that `sha256sum --check` reads."""
    sums = path.with_name(f"{path.name}.sha256")
    sums.write_text(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n", encoding="ascii", newline="\n")
    return sums


def say_where(artefacts: list[Path]) -> None:
    for path in artefacts:
        files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
        size = sum(file.lstat().st_size for file in files)
        if path.suffix != ".sha256":
            print(f"{path}  {size / 1e6:.1f} MB")


def run(command: list[str], quiet: bool = False, **environment: str) -> None:
    """Run a tool; a quiet one is heard only when it fails."""
    out = subprocess.PIPE if quiet else None
    err = subprocess.STDOUT if quiet else None
    done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, stdout=out, stderr=err, check=False)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout or b"")
        raise SystemExit(f"{Path(command[0]).name} failed")


if __name__ == "__main__":
    main()
