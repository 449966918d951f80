"""The whole walk, `make walk`: every page and dialog on screens of five sizes, with a window manager, in both lights
and three languages. Pictures are left in build/walk; what an eye would complain about is printed, and is a fault.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path

SCREENS = ("1024x640", "1366x768", "1440x900", "1920x1080", "3840x2160")
LOOKS = ("contrast", "small", "large")
FOLDER = Path("build/walk")


@contextmanager
def screen(size: str) -> Iterator[dict[str, str]]:
    """A virtual screen with a window manager; the environment in which programs are shown on it."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        display = f":{told.readline().strip()}"
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8"}
    environment.pop("WAYLAND_DISPLAY", None)
    manager = subprocess.Popen(["openbox"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _await_manager(environment)
        yield environment
    finally:
        for program in (manager, server):
            program.terminate()
            program.wait()


def _await_manager(environment: dict[str, str]) -> None:
    """A window that comes before its manager gets no frame."""
    end = time.monotonic() + 60
    ask = ["xdotool", "get_num_desktops"]  # only a manager has an answer
    while subprocess.run(ask, env=environment, capture_output=True, check=False).returncode:
        assert time.monotonic() < end, "no window manager came"
        time.sleep(0.1)


def walk(size: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Stroll through the program on such a screen."""
    folder = FOLDER / "-".join((size, *(name for name in LOOKS if name in arguments)))
    with screen(size) as environment:
        command = [sys.executable, "-m", "tests.walk.stroll", str(folder), *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def main(arguments: list[str]) -> int:
    """Sizes, languages and games may be named; what is not named is walked through whole. With `contrast`: in high
    contrast; with `small` or `large`: with the smallest or largest texts."""
    sizes = [name for name in arguments if name[0].isdigit()] or SCREENS
    chosen = [name for name in arguments if not name[0].isdigit()]
    with ThreadPoolExecutor(os.cpu_count()) as strollers:
        walks = {strollers.submit(walk, size, *chosen): size for size in sizes}
        for done in as_completed(walks):
            print(f"{walks[done]}:\n{done.result().stdout}{done.result().stderr}", flush=True)
    print(f"Pictures: {FOLDER}")
    return any(done.result().returncode for done in walks)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
