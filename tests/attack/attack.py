"""`make attack`: the real program under attack. CASES says how many cases, CASE which single one.

A case is its number: what happens in it hangs on nothing else, so that one that fails can be looked at alone. Most are
told one after the other to a program that goes on; each eighth starts programs of its own.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from traceback import format_exc
from typing import Any

from tests.attack.cases import AT_START, IN_LIFE, Case
from tests.attack.life import Life

EVERY = 8
"""Cases of which one starts programs of its own."""
LONGEST_LIFE = 60
"""Cases after which a program that goes on is begun anew."""


class Attack:
    """Attacks case after case; `failed` has the numbers of those that broke something."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.done: Counter[str] = Counter()
        self.failed: dict[int, str] = {}
        self._life: Life | None = None
        self._home = Case(0, folder)
        self._told = 0

    def run(self, number: int) -> None:
        kind = kind_of(number)
        self.done[kind.__name__] += 1
        try:
            if kind in AT_START:
                self._alone(number, kind)
            else:
                life = self._life or self._begin_life()
                kind(Case(number, self._home.folder), life)
                self._told += 1
                if self._told >= LONGEST_LIFE:
                    self.end_life()
        except Exception:  # whatever it was, the next case is another one
            self.failed[number] = f"{kind.__name__}: {format_exc()}"
            self.end_life()

    def _alone(self, number: int, kind: Any) -> None:
        case = Case(number, Path(tempfile.mkdtemp(dir=self.folder)))
        try:
            case.settle_in()
            kind(case)
        finally:
            case.close()
            shutil.rmtree(case.folder, ignore_errors=True)

    def _begin_life(self) -> Life:
        self._home = Case(0, Path(tempfile.mkdtemp(dir=self.folder)))
        self._home.settle_in()
        self._life, self._told = self._home.live(), 0
        self._life.start()
        return self._life

    def end_life(self) -> None:
        self._life = None
        self._home.close()
        if self._home.folder != self.folder:
            shutil.rmtree(self._home.folder, ignore_errors=True)


def kind_of(number: int) -> Any:
    kinds: Mapping[Any, int] = AT_START if number % EVERY == 0 else IN_LIFE
    return Random(f"kind {number}").choices(list(kinds), list(kinds.values()))[0]


def main() -> int:
    """CASES=1000, CASES=501-1000 or CASE=123."""
    first, _, last = os.environ.get("CASE", os.environ.get("CASES", "1000")).rpartition("-")
    numbers = range(int(last) if "CASE" in os.environ else int(first or 1), int(last) + 1)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="attack-") as folder:
        attack = Attack(Path(folder))
        for number in numbers:
            attack.run(number)
            if number in attack.failed:
                print(f"\nCase {number} (make attack CASE={number}) {attack.failed[number]}", flush=True)
            if number % 50 == 0:
                print(f"{number} cases, {len(attack.failed)} failed, {time.monotonic() - begun:.0f} s", flush=True)
        attack.end_life()
    if attack.failed:
        print(f"Failed: {', '.join(map(str, attack.failed))}")
    print(", ".join(f"{name} {count}" for name, count in sorted(attack.done.items())))
    print(f"{sum(attack.done.values())} cases, {len(attack.failed)} failed, {time.monotonic() - begun:.0f} s")
    return 1 if attack.failed else 0


if __name__ == "__main__":
    sys.exit(main())
