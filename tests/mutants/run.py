"""Plants each fault of the list in a copy of the program, runs the tests that should see it, and tells which did not.

    python -m tests.mutants.run [WORD …] [--again] [--jobs N]     only those whose file or text has one of the words

What was found out is kept in build/mutants.json, so that it can be broken off and taken up again; a fault is tried
anew when it, its file or the tests beside it have changed, or with --again.
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
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from py_compile import PycInvalidationMode
from threading import Lock

from tests.mutants.faults import FAULTS, Fault

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "mutants.json"
WANTED = 0.95
PARTS = ("kasane_desktop", "tests", "assets", "i18n", "docs", "packaging", "benchmarks")
SECONDS = 300
CAUGHT, SURVIVED, STALE = "caught", "SURVIVED", "STALE"


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
        for part in ("kasane_desktop", "tests"):
            compileall.compile_dir(folder / part, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        return folder

    def take(self) -> Path:
        with self._lock:
            return self._free.pop()

    def give(self, copy: Path) -> None:
        with self._lock:
            self._free.append(copy)


def tried(fault: Fault, copies: Copies) -> str:
    """Whether a test fails when the fault is there."""
    if (ROOT / fault.file).read_text(encoding="utf-8").count(fault.old) != 1:
        return STALE
    copy = copies.take()
    file = copy / fault.file
    right = file.read_text(encoding="utf-8")
    try:
        file.write_text(right.replace(fault.old, fault.new), encoding="utf-8")
        return SURVIVED if all(passes(copy, run) for run in fault.runs) else CAUGHT
    finally:
        file.write_text(right, encoding="utf-8")
        copies.give(copy)


def passes(copy: Path, tests: tuple[str, ...]) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header", *tests]
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return False
    if done.returncode in (4, 5):  # nothing was run
        raise RuntimeError(f"{tests} could not be run:\n{done.stdout.decode()[-3000:]}")
    return done.returncode == 0


def key_of(fault: Fault) -> str:
    """What the outcome hangs on, as far as one can see at once."""
    tests = (test.partition("::")[0] for run in fault.runs for test in run if test.startswith("tests/"))
    files = [fault.file, *tests]
    said = [repr(fault), *((ROOT / file).read_text(encoding="utf-8") for file in files if (ROOT / file).is_file())]
    return hashlib.sha256("\0".join(said).encode()).hexdigest()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("words", nargs="*")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    chosen = [fault for fault in FAULTS if not args.words or any(word in repr(fault) for word in args.words)]
    known: dict[str, str] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    left = [fault for fault in chosen if args.again or known.get(key_of(fault)) != CAUGHT]
    lock = Lock()

    def work(fault: Fault) -> None:
        outcome = tried(fault, copies)
        with lock:
            known[key_of(fault)] = outcome
            KEPT.parent.mkdir(exist_ok=True)
            KEPT.write_text(json.dumps(known))
            print(f"{outcome:8} {fault}", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        copies = Copies(Path(folder), args.jobs)
        with ThreadPoolExecutor(args.jobs) as pool:
            for done in [pool.submit(work, fault) for fault in left]:
                done.result()
    caught = sum(known[key_of(fault)] == CAUGHT for fault in chosen)
    print(f"{caught} of {len(chosen)} caught: {caught / len(chosen):.1%}")
    for fault in chosen:
        if known[key_of(fault)] != CAUGHT:
            print(f"{known[key_of(fault)]:8} {fault}")
    return 0 if caught >= WANTED * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
