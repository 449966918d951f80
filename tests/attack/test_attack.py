"""The short form of `make attack`: a case of each kind that is told to a program that goes on, and of some that start
programs of their own."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.attack.attack import Attack, kind_of
from tests.attack.cases import IN_LIFE, hostile_command, hostile_data, hostile_file, signals

KINDS = {"in one life": tuple(IN_LIFE), "alone": (hostile_command, hostile_data, signals)}


def first(kind: Any) -> int:
    return next(number for number in count(1) if kind_of(number) is kind)


@pytest.mark.parametrize("kinds", KINDS.values(), ids=KINDS)
def test_the_program_withstands(kinds: tuple[Any, ...], tmp_path: Path) -> None:
    attack = Attack(tmp_path)
    for kind in kinds:
        attack.run(first(kind))
    if hostile_file in kinds:
        for number in [number for number in range(100) if kind_of(number) is hostile_file][:15]:
            attack.run(number)
    attack.end_life()
    assert attack.failed == {}
