"""The short form of `make attack`: a case of each kind that is told to a program that goes on, and of some that start
programs of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.attack.attack import Attack, kind_of
from tests.attack.cases import IN_LIFE, Case, hostile_command, hostile_data, hostile_file, kept, signals
from tests.attack.life import Life

KINDS = {"in one life": tuple(IN_LIFE), "alone": (hostile_command, hostile_data, signals)}


def first(kind: Any) -> int:
    return next(number for number in count(1) if kind_of(number) is kind)


@pytest.fixture
def case(tmp_path: Path) -> Iterator[Case]:
    one = Case(1, tmp_path)
    yield one
    one.close()


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


JUNK = {
    "LC_ALL": "xx_\x1b.KOI8",
    "LANGUAGE": "../../x",
    "TZ": "../../../etc/passwd",
    "TMPDIR": "/nowhere",
    "QT_SCALE_FACTOR": "nan",
    "QT_FONT_DPI": "100000",
    "QT_STYLE_OVERRIDE": "none",
}


def test_it_plays_in_any_surroundings(case: Case, tmp_path: Path) -> None:
    """With variables that nobody sets in their right mind, and a home with an odd name."""
    case.folder = case.home = tmp_path / "花子\n\x1b]0;x\x07" / "home"
    case.settle_in()
    life = Life(case.home, **JUNK)
    case.lives.append(life)
    assert (life.start()["page"], life.seen["told"]) == ("lobby", [])
    life.order("begin", game="rainbow", seed=3)
    seen = life.order("step", times=3)
    assert (seen["page"], seen["told"]) == ("table", [])
    assert kept(case.data) == {tuple(seen["match"]): 1}
    life.quit()


def test_a_home_that_cannot_be_named_is_none(case: Case, tmp_path: Path) -> None:
    case.folder = case.home = tmp_path / os.fsdecode(b"\xff\xfe") / "home"
    case.settle_in()
    life = Life(case.home, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", QT_SCALE_FACTOR="16")
    case.lives.append(life)
    life.start()
    seen = life.order("begin", game="rainbow", seed=3)
    assert [text[:15] for text in seen["told"]] == ["The match canno"]
    life.quit()


FOLDERS = {
    "a file": lambda place: place.write_text("no folder"),
    "a link to itself": lambda place: place.symlink_to(place),
    "a link to nowhere": lambda place: place.symlink_to(place.with_name("nowhere")),
}


@pytest.mark.parametrize("put", FOLDERS.values(), ids=FOLDERS)
def test_where_there_is_no_folder_it_plays_and_says_that_nothing_is_kept(
    put: Callable[[Path], object], case: Case
) -> None:
    case.settle_in()
    for folder in (case.data, case.config.parent):
        shutil.rmtree(folder)
        put(folder)
    life = case.live()
    assert len(life.start()["told"]) <= 1
    seen = life.order("begin", game="rainbow", seed=3)
    assert [text[:15] for text in seen["told"]] == ["The match canno"]
    assert life.order("step", times=3)["told"] == []
    assert len(life.order("history")["told"]) <= 1
    life.quit()
