"""A game is one folder and one line: the sixth one (tests/sixth) is put into a copy of the program, and all that holds
for every game holds for it, without a change in the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.sixth.house import GAME, build, run

EXCEPT = (
    "test_the_playthrough_is_the_golden_one",  # golden files tell of changes, and there was nothing before
    "test_the_table_is_the_golden_one",
    "test_records_and_journals_open_with_their_names",  # no older version knew it
    "test_in_the_last_turn_it_takes_the_greatest_lead",  # in its last turn nobody has a choice
    "test_a_strong_level_beats_a_weak_one",  # nine matches are too few where so much is luck
    "test_nothing_is_longer_than_one_reads_before_a_move",  # its texts are in English alone
    "test_tables_have_no_ornament_in_japanese",  # reads the diagrams of its rules, which have none
)
PARTS = {
    "its own tests": ("tests/sixth/in_the_house.py",),
    "rules, records, players": (
        "tests/test_conformance.py",
        "tests/test_record.py",
        "tests/test_round_trip.py",
        "tests/test_journal.py",
        "tests/test_cli.py",
        "tests/test_rooms.py",
        "tests/players",
    ),
    "its lesson": ("tests/lessons", "tests/ui/test_learning.py"),
    "what is seen": ("tests/models", "tests/scene", "tests/match", "tests/ui", "--deselect=tests/ui/test_learning.py"),
}
LEAST = {"its own tests": 10, "rules, records, players": 90, "its lesson": 10, "what is seen": 60}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("sixth") / "house")


@pytest.mark.parametrize("part", PARTS)
def test_what_holds_for_every_game_holds_for_a_sixth_one(house: Path, part: str) -> None:
    chosen = [] if part == "its own tests" else ["-k", f"{GAME} and not ({' or '.join(EXCEPT)})"]
    done = run(house, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *chosen, *PARTS[part])
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) >= LEAST[part], done.stdout[-500:]


def test_its_imports_run_one_way(house: Path) -> None:
    done = run(house, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo")
    assert done.returncode == 0, done.stdout


def test_nothing_else_was_changed_for_it(house: Path) -> None:
    """But for the line in the catalogue the program in the house is the one that is tested everywhere else."""
    ours = Path(__file__).parents[1] / "kasane_desktop"
    for file in sorted((house / "kasane_desktop").rglob("*.py")):
        name = file.relative_to(house / "kasane_desktop")
        if name.parts[:2] == ("games", GAME):
            continue
        there, here = file.read_text(encoding="utf-8"), (ours / name).read_text(encoding="utf-8")
        added = set(there.splitlines()) - set(here.splitlines())
        assert len(added) == (1 if name == Path("catalogue.py") else 0), name
