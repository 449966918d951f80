"""One run of the program that is attacked."""

from __future__ import annotations

import ctypes
import json
import os
import selectors
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
"""Seconds after which a program that does not answer hangs: only what never comes takes that long."""
PR_CAPBSET_DROP, DAC_OVERRIDE, DAC_READ_SEARCH = 24, 1, 2  # of <sys/prctl.h> and <linux/capability.h>


def as_anyone() -> None:
    """Whoever runs this may be root, to whom no file is closed; the program is run by people to whom some are. And who
    has begun it with `nohup` hears no SIGHUP."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    for right in (DAC_OVERRIDE, DAC_READ_SEARCH):
        ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, right, 0, 0, 0)


def surroundings(home: Path) -> dict[str, str]:
    own = {"HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home / "config", "XDG_CACHE_HOME": home / "cache"}
    return {**os.environ, **{name: str(path) for name, path in own.items()}, "QT_QPA_PLATFORM": "offscreen"}


class Life:
    """Started in a home of its own, or in one with others; `around` are further variables of its environment. `program`
    is the folder in which it lies."""

    def __init__(self, home: Path, *arguments: str, program: Path | str = ROOT, **around: str) -> None:
        self.home = home
        self.heard = ""
        self._rest = b""
        self._errors = (home.parent / f"errors-{os.urandom(4).hex()}").open("w+b")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.attack.target", *arguments],
            cwd=program,
            env=surroundings(home) | around,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            preexec_fn=as_anyone,
        )
        self.seen: dict[str, Any] = {}

    def start(self) -> dict[str, Any]:
        """What is seen when it has started."""
        return self.hear()

    def order(self, do: str, **more: Any) -> dict[str, Any]:
        self.send(do, **more)
        return self.hear()

    def send(self, do: str, **more: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write((json.dumps({"do": do, **more}) + "\n").encode())
        self.process.stdin.flush()

    def hear(self) -> dict[str, Any]:
        """What it tells next. Raises AssertionError if it hangs, or has ended."""
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                assert selector.select(PATIENCE), f"it hangs: {self.errors()}"
                more = os.read(self.process.stdout.fileno(), 65536)
                assert more, f"it has ended: {self.errors()}"
                self._rest += more
        line, _, self._rest = self._rest.partition(b"\n")
        self.seen = json.loads(line)
        assert self.seen["plain"], "a message is taken for HTML"
        self.see_no_fault()
        return self.seen

    def errors(self) -> str:
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").splitlines()
        return "\n".join(line for line in lines if "propagateSizeHints" not in line)  # of the platform without a screen

    def see_no_fault(self) -> None:
        errors = self.errors()
        assert "Traceback" not in errors, errors

    def quit(self) -> None:
        """As a player does it."""
        self.order("quit")
        self.process.wait(PATIENCE)
        self.see_no_fault()
        self.close()

    def end(self, sign: signal.Signals = signal.SIGKILL) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(sign)
        self.process.wait(PATIENCE)
        self.close()

    def close(self) -> None:
        for stream in (self.process.stdin, self.process.stdout, self._errors):
            assert stream is not None
            with suppress(OSError):
                stream.close()

    def players(self) -> list[int]:
        """The processes in which computers think, as soon as one has put itself behind the program (see process.py)."""
        children = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        found = [int(pid) for path in children for pid in path.read_text().split()]
        players = [pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        usual = os.getpriority(os.PRIO_PROCESS, self.process.pid)
        due = time.monotonic() + PATIENCE
        while not all(os.getpriority(os.PRIO_PROCESS, pid) > usual for pid in players):
            assert time.monotonic() < due, "a player does not start"
            time.sleep(0.01)
        return players
