"""Plants each fault of the list in a copy of the program, runs the tests that should see it, and tells which did not.

    python -m tests.mutants.run [WORD …] [--again] [--sure] [--jobs N] [--minutes N]

With words only those are tried whose file or text has one of them. What was found out is kept in build/mutants.json, so
that it can be broken off, or left after so many minutes, and taken up again; a fault is tried anew when it, its file or
the tests beside it have changed, or with --again. Tests that fail without any fault catch nothing: with --sure they are
first run on the program as it is.
"""

from __future__ import annotations

import argparse
import compileall
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from py_compile import PycInvalidationMode
from threading import Lock

from tests.mutants.beyond import BEYOND
from tests.mutants.faults import FIRST, Fault
from tests.mutants.fresh import FRESH
from tests.mutants.further import FURTHER
from tests.mutants.lately import LATELY

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "mutants.json"
WANTED = 0.95
PARTS = ("kasane_desktop", "tests", "assets", "i18n", "docs", "packaging", "benchmarks", "training")
SECONDS, HANGS = 600, 240
"""For all tests of a run, and for one of them: what hangs fails."""
FAULTS = [Fault(*fault) for fault in (*FURTHER, *FRESH, *LATELY, *BEYOND, *FIRST)]
CAUGHT, SURVIVED, STALE, BROKEN, SLOW = "caught", "SURVIVED", "STALE", "BROKEN", "SLOW"
UNTRIED, SOUND = "untried", "sound"


class NothingRun(Exception):
    """No test has the name that stands beside a fault."""


class TooSlow(Exception):
    """The machine was too busy: nobody knows whether it would have been caught."""


class Copies:
    """Copies of the program, one for each of those who work side by side."""

    def __init__(self, folder: Path, number: int) -> None:
        self._free = [self._made(folder / str(copy)) for copy in range(number)]
        self._lock = Lock()

    def _made(self, folder: Path) -> Path:
        for part in PARTS:
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        for file in ("pyproject.toml", "Makefile", "README.md", "CHANGELOG.md"):
            shutil.copy(ROOT / file, folder / file)
        # Compiled once, and believed only for the very source: by its time and length a fault could be taken for it.
        for part in ("kasane_desktop", "tests", "packaging", "benchmarks", "training"):
            compileall.compile_dir(folder / part, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        return folder

    def take(self) -> Path:
        with self._lock:
            return self._free.pop()

    def give(self, copy: Path) -> None:
        with self._lock:
            self._free.append(copy)


def tried(fault: Fault, copies: Copies, sound: dict[str, str] | None) -> str:
    """Whether a test fails when the fault is there; with `sound`, which keeps what was found out, only then."""
    if (ROOT / fault.file).read_text(encoding="utf-8").count(fault.old) != 1:
        return STALE
    copy = copies.take()
    file = copy / fault.file
    right = file.read_text(encoding="utf-8")
    try:
        for run in fault.runs:
            if sound is not None and sound.get(sound_key(run)) != SOUND:
                if not passes(copy, run):
                    return BROKEN
                sound[sound_key(run)] = SOUND
            file.write_text(right.replace(fault.old, fault.new), encoding="utf-8")
            if not passes(copy, run):
                return CAUGHT
            file.write_text(right, encoding="utf-8")
        return SURVIVED
    except NothingRun as error:
        print(error)
        return BROKEN
    except TooSlow as error:
        print(error)
        return SLOW
    finally:
        file.write_text(right, encoding="utf-8")
        copies.give(copy)


def passes(copy: Path, tests: tuple[str, ...]) -> bool:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "--no-header",
        f"--timeout={HANGS}",
        *tests,
    ]
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": ""}  # tests as pytest reads them
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired as error:
        raise TooSlow(f"{tests}: more than {SECONDS} s") from error
    if done.returncode in (4, 5):
        raise NothingRun(f"{tests}: {done.stdout.decode()[-1000:]}")
    return done.returncode == 0


def key_of(fault: Fault) -> str:
    """What the outcome hangs on, as far as one can see at once."""
    return _digest(repr(fault), [fault.file, *(file for run in fault.runs for file in _files(run))])


def sound_key(run: tuple[str, ...]) -> str:
    return _digest(repr(run), _files(run))


def _files(run: tuple[str, ...]) -> list[str]:
    return [test.partition("::")[0] for test in run if test.startswith("tests/")]


def _digest(first: str, files: list[str]) -> str:
    said = [first, *((ROOT / file).read_text(encoding="utf-8") for file in files if (ROOT / file).is_file())]
    return hashlib.sha256("\0".join(said).encode()).hexdigest()


def kept() -> dict[str, str]:
    known: dict[str, str] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    return known


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("words", nargs="*")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--sure", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=24 * 60)
    args = parser.parse_args()
    chosen = [fault for fault in FAULTS if not args.words or any(word in repr(fault) for word in args.words)]
    known = kept()
    left = [fault for fault in chosen if args.again or known.get(key_of(fault)) != CAUGHT]
    left.sort(key=lambda fault: key_of(fault) in known)  # what has not been tried comes first
    lock, ends = Lock(), time.monotonic() + 60 * args.minutes

    def work(fault: Fault) -> None:
        if time.monotonic() > ends:
            return
        outcome = tried(fault, copies, known if args.sure else None)
        with lock:
            known[key_of(fault)] = outcome
            known.update({**kept(), **known})  # another part of the list may be tried beside this one
            KEPT.parent.mkdir(exist_ok=True)
            KEPT.write_text(json.dumps(known))
            print(f"{outcome:8} {fault}", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        copies = Copies(Path(folder), args.jobs)
        with ThreadPoolExecutor(args.jobs) as pool:
            try:
                for done in [pool.submit(work, fault) for fault in left]:
                    done.result()
            finally:
                pool.shutdown(cancel_futures=True)
    outcomes = {fault: known.get(key_of(fault), UNTRIED) for fault in chosen}
    caught = list(outcomes.values()).count(CAUGHT)
    print(f"{caught} of {len(chosen)} caught: {caught / len(chosen):.1%}")
    for fault, outcome in outcomes.items():
        if outcome != CAUGHT:
            print(f"{outcome:8} {fault}")
    return 0 if caught >= WANTED * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
