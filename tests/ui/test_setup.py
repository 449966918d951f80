"""A set-up is a value: what each change makes of a table."""

from __future__ import annotations

from random import Random

from kasane_desktop.catalogue import BOXES
from kasane_desktop.ui.settings.setup import all_computers, rename, seat_human, usual_setup

TABLE = usual_setup(BOXES["kasane"], "novice", Random(1))


def test_whoever_sits_there_already_stays_who_they_are() -> None:
    named = rename(TABLE, 0, "Zoé")
    assert seat_human(named, 0) == named


def test_nobody_hands_their_name_to_a_computer_player() -> None:
    table = all_computers(rename(seat_human(rename(TABLE, 0, "Zoé"), 1), 1, "Léo"), "novice")
    assert not any(sitter.human or sitter.name for sitter in table.sitters)
    assert len({sitter.traits["crest"] for sitter in table.sitters}) == len(table.sitters)
