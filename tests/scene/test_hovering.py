"""At every table: what is shown because something is pointed at goes when the pointer does, and tips say more than
can be read."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import source_text
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel
from kasane_desktop.scene.sketch import Sketch
from kasane_desktop.scene.stage import SCENES
from tests.scene.items import picture_of_items
from tests.scene.tables import NAMES, Sitting

WORDLESS = ("you/first", "beads", "round", "seat/", "ribbon/", "reason/")
"""Pictures whose meaning a tip may tell, though the words stand elsewhere; signs for which there is often no room."""
SIZE = (1441, 901)  # nobody else's, so that everything is drawn here


def sit(game: str, seed: int) -> Sitting:
    rules = CATALOGUE[game]
    match = Match(rules, [Sitter(name) for name in NAMES[: max(3, min(rules.counts))]], {}, seed)
    table, seats, log = TableModel(), SeatsModel(), LogModel(source_text)
    seats.seat(match.sitters)
    log.open(match)
    scene = SCENES[game](table, seats, log)
    scene.set_speed(0)
    scene.resize_to(*SIZE)
    return Sitting(match, table, seats, log, scene)


def turns(game: str, seed: int, number: int) -> Any:
    """Moments at which somebody alone is asked, spread over a match."""
    sitting, rng = sit(game, seed), Random(seed)
    while sitting.match.to_act():
        if not sitting.match.deal():
            acting = sitting.match.to_act()
            seat = rng.choice(acting)
            if len(acting) == 1 and rng.random() < number / 40:
                sitting.scene.look_from(seat)
                sitting.show(seat)
                sitting.scene.ask(seat)
                yield sitting
            sitting.match.play(seat, rng.choice(sitting.match.actions(seat)))


def seen(sitting: Sitting) -> list[tuple[Any, ...]]:
    """All that is seen; where two things lie at one height side by side, it does not matter which comes first."""
    return sorted(picture_of_items(sitting.scene), key=lambda item: item[:2])


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_foreseen_goes_with_the_pointer(qtbot: QtBot, game: str) -> None:
    changed = 0
    for sitting in turns(game, 5, 4):
        scene = sitting.scene
        plain = seen(sitting)
        for key in list(scene._hots):
            scene._hovered(scene._hots[key], True)
            changed += seen(sitting) != plain
            if key in scene._hots:
                scene._hovered(scene._hots[key], False)
            assert seen(sitting) == plain, key
    assert changed


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_foreseen_goes_when_the_table_changes_under_the_pointer(qtbot: QtBot, game: str) -> None:
    for sitting in turns(game, 6, 3):
        scene, seat = sitting.scene, sitting.scene.viewer
        key = next(iter(scene._hots))
        scene._hovered(scene._hots[key], True)
        sitting.match.play(seat, sitting.match.actions(seat)[0])
        sitting.show(seat)
        scene.ask(None)
        assert scene.pointed == ""
        if game != "kabuki":  # whose scene shows a check for a while, a fresh one does not
            fresh = replace(sitting, scene=sitting.fresh())
            as_fresh = seen(fresh)
            shiboken6.delete(fresh.scene)
            assert seen(sitting) == as_fresh
        return


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_tip_says_more_than_can_be_read(qtbot: QtBot, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: set[str] = set()
    draw = Sketch.text

    def note(self: Sketch, x: float, y: float, text: str, *args: Any, **more: Any) -> float:
        written.add(text)
        return draw(self, x, y, text, *args, **more)

    monkeypatch.setattr(Sketch, "text", note)
    tips: set[str] = set()
    for sitting in turns(game, 7, 3):
        sheets = sitting.scene.arranged.sheets
        tips |= {sheet.tip for key, sheet in sheets.items() if sheet.tip and not key.startswith(WORDLESS)}
    assert not tips & written
