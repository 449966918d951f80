"""The lobby remembers how each game was set up, and does not trust what was written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import Json
from kasane_desktop.match.match import HUMAN, SEEDS
from kasane_desktop.ui.lobby.options import FlagRow
from kasane_desktop.ui.settings.preferences import Preferences, load_preferences, save_preferences
from kasane_desktop.ui.settings.setup import PERSONAS
from kasane_desktop.ui.window.frame import Frame
from tests.ui.lobbies import emitted, names, open_lobby


def test_each_game_remembers_how_it_was_set_up(qtbot: QtBot, tmp_path: Path) -> None:
    preferences = Preferences(game="kasane")
    here = open_lobby(qtbot, preferences)
    here.panel.seat_rows[0].name.setText("Emma")
    here.panel.seat_rows[0].name.textEdited.emit("Emma")
    here.panel.seat_rows[3].remove.click()
    here.panel.seat_rows[1].crest.click()
    toggle = here.panel.option_rows[0]
    assert isinstance(toggle, FlagRow)
    toggle.toggle.click()
    before = emitted(qtbot, here)
    here.choose("kabuki")
    here.panel.add.click()
    kabuki = here.setup
    here.choose("kasane")
    assert here.setup._replace(seed=0) == before._replace(seed=0)

    file = tmp_path / "preferences.json"
    assert save_preferences(preferences, file)
    again, wrong = load_preferences(file)
    assert wrong == []
    other = open_lobby(qtbot, again)
    assert other.setup._replace(seed=0) == before._replace(seed=0)
    other.choose("kabuki")
    assert other.setup._replace(seed=0) == kabuki._replace(seed=0)


def test_what_is_chosen_is_kept_soon(qtbot: QtBot, tmp_path: Path) -> None:
    """Not only when the window is closed: whoever ends the program may not ask."""
    frame = Frame(Preferences(game="kasane"), tmp_path / "preferences.json")
    qtbot.addWidget(frame)
    frame.lobby.choose("kimono")
    frame.lobby.panel.seat_rows[0].name.textEdited.emit("Emma")
    with qtbot.waitSignal(frame._soon.timeout):
        pass
    kept, wrong = load_preferences(tmp_path / "preferences.json")
    assert (kept.game, kept.setups["kimono"]["seats"][0]["name"], wrong) == ("kimono", "Emma", [])


def seats(**change: Json) -> list[Json]:
    crests = list(PERSONAS)
    made: list[Json] = [{"name": "", "player": HUMAN, "colour": "ai", "crest": "私"}]
    made += [
        {"name": "", "player": "expert", "colour": colour, "crest": crests[n]}
        for n, colour in enumerate(("matsu", "kuri"))
    ]
    made[1] |= change
    return made


GOOD = {"seats": seats(name="Zoë"), "options": {"harder_three": True}, "seed": None}


def test_what_was_written_is_read(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kasane", setups={"kasane": GOOD}))
    assert names(here) == ["You", "Zoë", "Ren"]


@pytest.mark.parametrize(
    "broken",
    [
        {},
        {**GOOD, "seats": []},
        {**GOOD, "seats": seats()[:2]},
        {**GOOD, "seats": 3},
        {**GOOD, "seats": [None] * 3},
        {**GOOD, "seats": seats(name=7)},
        {**GOOD, "seats": seats(name="x" * 1000)},
        {**GOOD, "seats": seats(colour="red")},
        {**GOOD, "seats": seats(colour=["ai"])},
        {**GOOD, "seats": seats(colour="ai")},
        {**GOOD, "seats": seats(crest="")},
        {**GOOD, "seats": seats(crest=["葵"])},
        {**GOOD, "seats": seats(player="grandmaster")},
        {**GOOD, "seats": seats(player=HUMAN)},
        {**GOOD, "options": {"harder_three": 1}},
        {**GOOD, "options": {"unheard_of": True}},
        {**GOOD, "options": []},
        {**GOOD, "options": None},
        {**GOOD, "seed": -1},
        {**GOOD, "seed": SEEDS},
        {**GOOD, "seed": "7"},
        {**GOOD, "seed": True},
    ],
)
def test_a_broken_set_up_gives_way_to_the_usual_one(qtbot: QtBot, broken: Json) -> None:
    here = open_lobby(qtbot, Preferences(game="kasane", setups={"kasane": broken}))
    assert names(here) == ["You", "Aoi", "Ren", "Kaede"]


def test_what_is_remembered_is_json(qtbot: QtBot) -> None:
    preferences = Preferences()
    open_lobby(qtbot, preferences).panel.deal.dice.click()
    assert json.loads(json.dumps(vars(preferences))) == vars(preferences)
