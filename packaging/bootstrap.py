"""Sets up what a command of the Makefile needs: `python3 packaging/bootstrap.py run|screen|dev|trial|bench|package`.

With `--system` it only sees to the system's packages, for which it may need to be root.
Standard library only. A second run finds its own stamp and does next to nothing.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)

# What must be found -> the Debian package that has it.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
VIRTUAL_SCREEN = {"Xvfb": "xvfb", "xauth": "xauth"}
# What a screen reader hears comes over two buses, the session's and its own.
HEARING = {"dbus-daemon": "dbus-daemon", "/usr/libexec/at-spi-bus-launcher": "at-spi2-core"}
PROGRAMS = {**VIRTUAL_SCREEN, **HEARING, "xdotool": "xdotool", "openbox": "openbox"}
# To try the packages: what the program asks of the system, a session bus, a library that looks for a sound server, and
# Debian's own judge of packages.
TRIERS = {
    "strace": "strace",
    "dbus-run-session": "dbus-daemon",
    "libpulse.so.0": "libpulse0",
    "lintian": "lintian",
}
# Take programs apart, put them together, and look at what is told about them.
PACKAGERS = {
    "objdump": "binutils",
    "xz": "xz-utils",
    "dpkg-deb": "dpkg",
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "patchelf": "patchelf",
}
# Debian keeps its Python as a library in a package of its own, too; it goes into the bundle.
if sys.base_prefix == "/usr":
    PACKAGERS[f"libpython{sys.version_info[0]}.{sys.version_info[1]}.so.1.0"] = (
        f"libpython{sys.version_info[0]}.{sys.version_info[1]}"
    )
ENSUREPIP = {"ensurepip": "python3-venv"}  # Debian keeps this module of Python in a package of its own


class Trouble(Exception):
    """Something the user has to see to; the message says what."""


@dataclass(frozen=True)
class Kit:
    """What one kind of work needs, and the environment it goes into."""

    name: str
    lock: str
    venv: str = ".venv"
    system: dict[str, str] = field(default_factory=dict)
    project: bool = True  # the project itself goes in too
    optional: bool = False  # the work can be done without

    @property
    def folder(self) -> Path:
        return ROOT / self.venv

    @property
    def stamp(self) -> Path:
        return self.folder / "kasane-desktop.stamp"

    def program(self, name: str) -> Path:
        return self.folder / ("Scripts" if os.name == "nt" else "bin") / name


RUN = Kit("run", "requirements.lock", system=LIBRARIES)
SCREEN = Kit("screen", "requirements.lock", system={**LIBRARIES, **VIRTUAL_SCREEN})  # to run where no screen is
DEV = Kit("dev", "requirements-dev.lock", system={**LIBRARIES, **PROGRAMS})
TRIAL = Kit("trial", "requirements-dev.lock", system={**LIBRARIES, **PROGRAMS, **PACKAGERS, **TRIERS})
BENCH = Kit("bench", "requirements-bench.lock", venv=".venv-bench", project=False, optional=True)
PACKAGE = Kit("package", "requirements-package.lock", venv=".venv-package", system={**LIBRARIES, **PACKAGERS})
KITS = {kit.name: kit for kit in (RUN, SCREEN, DEV, TRIAL, BENCH, PACKAGE)}


def main(arguments: list[str]) -> int:
    only_system = "--system" in arguments
    names = [argument for argument in arguments if argument != "--system"]
    if len(names) != 1 or names[0] not in KITS:
        print(f"usage: bootstrap.py {'|'.join(KITS)} [--system]", file=sys.stderr)
        return 2
    kit = KITS[names[0]]
    try:
        check_python(sys.version_info[:2])
        ready = is_ready(kit)
        if sys.platform.startswith("linux"):
            provide_system(kit.system if ready else {**kit.system, **ENSUREPIP})
        if only_system:
            return 0
        if not ready:
            provide_venv(kit)
            install(kit)
        if kit.project:
            compile_catalogues(kit)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def check_python(version: tuple[int, int]) -> None:
    if version < OLDEST_PYTHON:
        raise Trouble(
            f"Kasane Desktop needs Python {dotted(OLDEST_PYTHON)} or newer; {sys.executable} is {dotted(version)}.\n"
            "If a newer one is installed, name it: make PYTHON=python3.12 play"
        )


def dotted(version: tuple[int, int]) -> str:
    return ".".join(map(str, version))


# --- the system's packages ---


def provide_system(needed: dict[str, str]) -> None:
    """See that libraries, programs and modules are there; install them where we may."""
    missing = [name for name in needed if not is_there(name)]
    if not missing:
        return
    if shutil.which("apt-get") is None:
        print(f"Not found on this system, and probably needed: {', '.join(missing)}", file=sys.stderr)
        return
    apt_install([needed[name] for name in missing])
    still = [name for name in missing if not is_there(name)]
    if still:
        raise Trouble(f"Installed {', '.join(needed[name] for name in still)}, but cannot find {', '.join(still)}.")


def is_there(name: str) -> bool:
    if name in ENSUREPIP:
        importlib.invalidate_caches()
        return importlib.util.find_spec(name) is not None
    if name in {**PROGRAMS, **PACKAGERS, **TRIERS} and ".so" not in name:
        return shutil.which(name) is not None
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def apt_install(packages: list[str]) -> None:
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if os.geteuid() != 0:
        raise Trouble(
            f"Some system packages are missing. Please install them, then try again:\n  sudo {' '.join(command)}"
        )
    say(f"Installing system packages: {' '.join(packages)}")
    # A list of packages that is partly out of date is no reason to stop: the installation tells.
    apt(["apt-get", "update"])
    failure = apt(command)
    if failure:
        raise Trouble(f"{failure}\nCould not install the system packages: {' '.join(command)}")


def apt(command: list[str]) -> str:
    """Run apt-get without questions; what it said if it failed, else nothing."""
    done = subprocess.run(
        [*command, "-o", "DPkg::Lock::Timeout=300"],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout.strip() or "apt-get failed" if done.returncode else ""


# --- the virtual environment ---


def is_ready(kit: Kit) -> bool:
    """Whether the environment holds just what the lock asks for (dev has all that run needs)."""
    try:
        stamp = kit.stamp.read_text()
    except OSError:
        return False
    holders = (RUN, DEV) if kit.lock == RUN.lock else (kit,)
    return stamp in map(seal, holders) and kit.program("python").exists()


def seal(kit: Kit) -> str:
    """What the stamp of a finished environment says. It changes with the lock, the metadata and the place."""
    content = hashlib.sha256(str(ROOT).encode())
    for name in ("pyproject.toml", kit.lock):
        content.update((ROOT / name).read_bytes())
    return f"{kit.lock} {content.hexdigest()}"


def provide_venv(kit: Kit) -> None:
    """A virtual environment with pip; a broken or moved one is made anew."""
    if works(kit):
        return
    say(f"Making {kit.venv}")
    run([sys.executable, "-m", "venv", "--clear", str(kit.folder)], "Could not make the virtual environment.")


def works(kit: Kit) -> bool:
    try:
        said = subprocess.run([str(kit.program("pip")), "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return said.returncode == 0 and str(kit.folder) in said.stdout


def install(kit: Kit) -> None:
    kit.stamp.unlink(missing_ok=True)
    # Twice quiet: warnings of pip are about the machine, not about this project. Errors are shown.
    pip = [str(kit.program("python")), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input"]
    say(f"Installing {kit.lock} into {kit.venv} (this takes a minute, once)")
    try:
        # Nothing large is compiled here: what has no wheel for this Python counts as not to be had.
        wheels = ["--only-binary", "numpy,scipy,open_spiel"] if kit is BENCH else []
        run([*pip, *wheels, "--require-hashes", "-r", str(ROOT / kit.lock)], f"Could not install {kit.lock}.")
        if kit.project:
            run([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)], "Could not install the project itself.")
    except Trouble as trouble:
        if not kit.optional:
            raise
        say(f"{trouble} Going on without.")
        return
    kit.stamp.write_text(seal(kit))


def compile_catalogues(kit: Kit) -> None:
    """Translations in the form that the program loads: those whose source has changed since."""
    compiler = str(kit.program("pyside6-lrelease"))
    for source in sorted(ROOT.glob("i18n/*.ts")):
        made = source.with_suffix(".qm")
        if is_newer(source, made):
            new = made.with_suffix(".new")
            run([compiler, "-silent", str(source), "-qm", str(new)], "Could not compile the translations.")
            new.replace(made)  # at once: a program that runs reads the old one to its end, and would die of a short one


def is_newer(source: Path, made: Path) -> bool:
    return not made.exists() or source.stat().st_mtime > made.stat().st_mtime


def run(command: list[str], complaint: str) -> None:
    if subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode:
        raise Trouble(complaint)


def say(message: str) -> None:
    print(message, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
