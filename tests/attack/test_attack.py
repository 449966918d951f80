"""The short form of `make attack`: cases told to a program that goes on, and some that start programs of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.attack.attack import EVERY, Attack

GROUPS = {"in one life": [n for n in range(1, 46) if n % EVERY], "alone": list(range(EVERY, 6 * EVERY, EVERY))}


@pytest.mark.parametrize("group", GROUPS)
def test_the_program_withstands(group: str, tmp_path: Path) -> None:
    attack = Attack(tmp_path)
    for number in GROUPS[group]:
        attack.run(number)
    attack.end_life()
    assert attack.failed == {}
