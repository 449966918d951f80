"""Rainbow in small windows and in every language: nothing is cut, nothing lies on something else."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.games.rainbow.rules import fact
from kasane_desktop.games.rainbow.rules.actions import Bid
from kasane_desktop.games.rainbow.stage.grid import grid_for, scale_for
from kasane_desktop.games.rainbow.stage.scene import RainbowScene
from kasane_desktop.games.rainbow.stage.seats import tight_room
from kasane_desktop.games.rainbow.stage.words import RainbowWords
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.sketch import fits
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES
from tests.scene.test_rainbow_scene import show, sit, until

SMALL = (1024, 640)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (1366, 768), (1920, 1080)])
def test_what_a_seat_does_fits_its_plate_in_one_size(qtbot: QtBot, lang: str, size: tuple[int, int]) -> None:
    language.install(lang)
    try:
        look, words = Look(theme(dark=False), scale_for(*size)), RainbowWords()
        narrowest = min(place.plate.width() for place in grid_for(*size, 6).seats)
        whys = [words.why(f"rainbow.why.{why}") for why in ("count", "top", "earlier")]
        for text in (words.thinking()[1], words.choosing()[1], *whys):
            assert text
            assert fits(look, text, 13, tight_room(narrowest), serif=False, weight=500), text
    finally:
        language.install("en")


def overtaking(seats: int, size: tuple[int, int]) -> tuple[RainbowScene, list[str]]:
    """A bid is being built that comes before others, and the labels that say where these would move."""
    for seed in range(40):
        sitting = sit(seats, seed=seed)
        sitting.scene.resize_to(*size)
        scene = until(sitting, "bid", round_=2, seed=seed)
        bids = [bid for bid in sitting.match.actions(0) if isinstance(bid, Bid)]
        scene._choice.choose(max(bids, key=lambda bid: len(bid.cards)).cards)
        scene.refresh()
        if moved := [key for key in scene.arranged.sheets if key.startswith("moved/")]:
            return scene, moved
    raise AssertionError("nobody was overtaken")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [SMALL, (1440, 900), (1000, 1000)])
def test_where_a_ribbon_would_move_hides_nothing_of_its_plate(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    scene, moved = overtaking(seats, size)
    u = scene.look.u
    for key in moved:
        plate = scene.arranged.sheets[f"plate/{key.rpartition('/')[2]}"]
        label, lowest = scene.arranged.sheets[key], (98 - 17 + 4) * u  # below the line with the number of prizes
        assert label.y >= plate.y + lowest


def test_the_last_round_is_told_above_the_table_on_the_mat_and_in_the_log(qtbot: QtBot) -> None:
    sitting, rng, told = sit(4, seed=1), Random(1), set()
    while sitting.match.to_act():
        sitting.go_on(rng)
        scene = show(sitting)
        last = bool(sitting.scene.shown.facts[fact.LAST_ROUND])
        assert ("the last" in scene.arranged.sheets["round"].name) == last if "round" in scene.arranged.sheets else True
        assert ("last" in scene.arranged.sheets) == (last and bool(sitting.match.to_act()))
        told.add(last)
    assert told == {True, False}
    lines = [str(sitting.log.index(row).data()) for row in range(sitting.log.rowCount())]
    assert sum(line.endswith("is the last.") for line in lines) == 1


def test_a_hint_lies_beside_what_the_panel_advises(qtbot: QtBot) -> None:
    """Of the cards and of the place they would bring nothing is hidden."""
    for size in (SMALL, (1440, 900), (1920, 1080), (1000, 1000)):
        sitting = sit(4, seed=8)
        sitting.scene.resize_to(*size)
        scene = until(sitting, "bid", round_=2)
        scene.talk.advise(
            sitting.match.actions(0)[-1], "The strongest bid, which nobody after you can overtake, and so on."
        )
        QCoreApplication.processEvents()
        assert scene.talk.bubble.isVisible()
        bubble, u = scene.talk.bubble.sceneBoundingRect(), scene.look.u
        panel = grid_for(*size, 4).panel
        assert bubble.bottom() <= panel.y() * u
        assert scene.sceneRect().contains(bubble)
