"""What keeps the program from starting, told so that a person can do something about it: on the terminal, and in a
window where it was started from a menu and nobody would see a terminal."""

from __future__ import annotations

import os
import re
import sys

from kasane_desktop.cli.language import translate

# The libraries that are the system's own in every package, and Debian's names for them.
DEBIAN = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxcb.so.1": "libxcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libgthread-2.0.so.0": "libglib2.0-0",
}
# Programs that show a line of text in a window; one of them is on nearly every desktop.
WINDOWS = (
    ("zenity", "--error", "--no-markup", "--title=Kasane Desktop", "--text"),
    ("kdialog", "--title", "Kasane Desktop", "--error"),
    ("xmessage", "-center"),
    ("notify-send", "Kasane Desktop"),
)
SECONDS = 600  # how long such a window may stay open


def missing_library(error: ImportError) -> str | None:
    """Which library of the system is not there, in a line; None if that is not what went wrong."""
    if found := re.search(r"(\S+\.so\S*): cannot open shared object file", str(error)):
        library = found[1]
        if package := DEBIAN.get(library):
            told = translate("cli", "{library} is missing on this system; on Debian and Ubuntu: {command}")
            return told.format(library=library, command=f"apt install {package}")
        told = translate("cli", "{library} is missing on this system; please install the package that has it")
        return told.format(library=library)
    if found := re.search(r"version [`'](GLIBC_[\d.]+)' not found", str(error)):
        told = translate("cli", "this system is too old for this program, which needs {version} or newer")
        return told.format(version=found[1].replace("GLIBC_", "glibc "))
    return None


def show(message: str) -> None:
    """In a window, if whoever started the program looks at no terminal."""
    import shutil
    import subprocess

    if sys.platform != "linux" or sys.stderr is None or sys.stderr.isatty():
        return
    for program, *arguments in WINDOWS:
        if (path := shutil.which(program)) is not None:
            try:
                command = [path, *arguments, message]
                done = subprocess.run(
                    command, env=environment_of_others(), capture_output=True, timeout=SECONDS, check=False
                )
            except (OSError, subprocess.TimeoutExpired):
                return
            if done.returncode in (0, 1):  # closed, one way or the other
                return


def environment_of_others() -> dict[str, str]:
    """For a program of the system: a frozen one has its own libraries come first, and with these others do not start.
    What stood there before PyInstaller has kept."""
    environment = dict(os.environ)
    if getattr(sys, "frozen", False):
        environment["LD_LIBRARY_PATH"] = environment.pop("LD_LIBRARY_PATH_ORIG", "")
    return environment
