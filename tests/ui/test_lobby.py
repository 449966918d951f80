"""The lobby: what is shown is what begins."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.core.game import Option
from kasane_desktop.games.catalogue import CATALOGUE
from kasane_desktop.match.match import HUMAN, SEEDS, Match
from kasane_desktop.players.levels import CHARACTERS as STYLES
from kasane_desktop.ui import on_screen
from kasane_desktop.ui.lobby import Lobby, Unfinished
from kasane_desktop.ui.lobby.options import ChoiceRow, FileRow, FlagRow, option_row
from kasane_desktop.ui.preferences import Preferences
from kasane_desktop.ui.setup import PERSONAS
from tests.ui.lobbies import LEVELS, emitted, focused, names, open_lobby, tab_to

# -- games and seats ------------------------------------------------------------------------------


def test_a_click_on_a_card_chooses_the_game(qtbot: QtBot) -> None:
    preferences = Preferences()
    here = open_lobby(qtbot, preferences)
    for game, card in here.cards.items():
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        assert (here.game, preferences.game, here.setup.game) == (game, game, game)
        assert [other for other, button in here.cards.items() if button.isChecked()] == [game]


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_usual_table_can_be_played_at_once(qtbot: QtBot, game: str) -> None:
    here = open_lobby(qtbot, Preferences(game=game))
    setup = emitted(qtbot, here)
    assert [sitter.human for sitter in setup.sitters] == [True] + [False] * (len(setup.sitters) - 1)
    Match(CATALOGUE[game], setup.sitters, setup.options, setup.seed)


@pytest.mark.parametrize("game", CATALOGUE)
def test_seats_stay_within_what_the_game_allows(qtbot: QtBot, game: str) -> None:
    here, counts = open_lobby(qtbot, Preferences(game=game)), CATALOGUE[game].counts
    panel, seen = here.panel, set()
    while panel.add.isVisible():
        panel.add.click()
        seen.add(len(here.setup.sitters))
    assert len(here.setup.sitters) == len(names(here)) == max(counts)
    while panel.seat_rows[0].remove.isVisible():
        panel.seat_rows[len(here.setup.sitters) - 1].remove.click()
        seen.add(len(here.setup.sitters))
    assert len(here.setup.sitters) == len(names(here)) == min(counts)
    assert seen <= set(counts)


def test_the_seat_whose_cross_is_clicked_goes(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kabuki"))
    before = names(here)
    here.panel.seat_rows[1].remove.click()
    assert names(here) == [before[0], *before[2:]]


def test_everyone_has_a_colour_of_their_own(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="rainbow"))
    crest = here.panel.seat_rows[0].crest
    first = here.setup.sitters[0].traits["colour"]
    tried = [first]
    while not tried[1:] or tried[-1] != first:
        crest.click()
        colours = [sitter.traits["colour"] for sitter in here.setup.sitters]
        assert len(set(colours)) == len(colours)
        tried.append(colours[0])
    assert len(set(tried)) == 3  # six colours, three of them taken by others
    while here.panel.add.isVisible():
        here.panel.add.click()
    crest.click()
    assert here.setup.sitters[0].traits["colour"] == first  # none is free


def test_humans_and_computers_change_places(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kimono"), levels=LEVELS)
    rows = here.panel.seat_rows
    rows[0].kind.parts[1].click()
    rows[1].kind.parts[0].click()
    rows[2].level.click()
    setup = emitted(qtbot, here)
    assert [sitter.player for sitter in setup.sitters] == ["greedy", HUMAN, "random", "greedy"]
    assert [sitter.traits.get("level") for sitter in setup.sitters] == ["greedy", None, "random", "greedy"]
    assert [sitter.name for sitter in setup.sitters] == names(here)
    assert len(set(names(here))) == 4
    assert names(here)[1] == "You"


def test_another_click_brings_another_computer_player(qtbot: QtBot) -> None:
    """Each has a character of its own, which the table is told."""
    here = open_lobby(qtbot, Preferences(game="kimono"))
    row, level = here.panel.seat_rows[1], here.setup.sitters[1].player
    met = [names(here)[1]]
    while not met[1:] or met[-1] != met[0]:
        row.kind.parts[1].click()
        sitter = emitted(qtbot, here).sitters[1]
        assert PERSONAS[sitter.traits["crest"]] == (sitter.name, sitter.traits["character"])
        assert sitter.traits["character"] in STYLES
        assert (sitter.player, sitter.traits["level"]) == (level, level)
        assert f"{sitter.name}: {sitter.traits['character'].capitalize()}." in row.kind.parts[1].toolTip()
        assert len({sitter.traits["crest"] for sitter in here.setup.sitters}) == 4
        met.append(sitter.name)
    assert len(set(met)) == len(PERSONAS) - 2  # two sit elsewhere
    assert {persona.character for persona in PERSONAS.values()} == set(STYLES)


def test_a_typed_name_stays_with_another_computer_player(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kimono"))
    row = here.panel.seat_rows[1]
    row.renamed.emit("Hana")
    row.kind.parts[1].click()
    assert here.setup.sitters[1].name == "Hana"


def test_a_single_level_is_only_said(qtbot: QtBot) -> None:
    level = open_lobby(qtbot, Preferences(game="kimono"), levels=LEVELS[:1]).panel.seat_rows[1].level
    assert level.label == "Apprentice"
    assert level.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_names_can_be_typed_and_given_back(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kimono"))
    field = here.panel.seat_rows[0].name
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Emma Lou ")
    assert field.text() == "Emma Lou "  # whoever is still writing is left alone
    assert here.setup.sitters[0].name == "Emma Lou"
    assert here.setup.sitters[0].traits["crest"] == "E"
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == here.setup.sitters[0].name == "You"


def test_several_people_are_told_apart(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kimono"))
    for row in here.panel.seat_rows[:4]:
        row.kind.parts[0].click()
    assert names(here) == ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert len({sitter.traits["crest"] for sitter in here.setup.sitters}) == 4
    here.panel.seat_rows[0].name.textEdited.emit("Emma")
    assert [sitter.name for sitter in here.setup.sitters] == ["Emma", "Player 2", "Player 3", "Player 4"]


# -- options and the deal --------------------------------------------------------------------------


def visible_options(lobby: Lobby) -> list[str]:
    return [row.option.key for row in lobby.panel.option_rows if row.isVisible()]


def test_options_are_offered_for_the_number_of_seats(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kasane"))
    assert "harder_three" not in visible_options(here)
    here.panel.seat_rows[3].remove.click()
    assert "harder_three" in visible_options(here)
    row = here.panel.option_rows[0]
    assert isinstance(row, FlagRow)
    row.toggle.click()
    assert emitted(qtbot, here).options["harder_three"] is True
    here.panel.add.click()
    assert "harder_three" not in emitted(qtbot, here).options


def test_each_game_shows_its_own_options(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kimono"))
    assert visible_options(here) == ["accessory_combines", "combinations"]
    here.choose("kabuki")
    assert visible_options(here) == []
    here.choose("kasane")
    assert "accessory_combines" not in visible_options(here)


def test_a_table_from_a_file(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = open_lobby(qtbot, Preferences(game="kasane"))
    row = here.panel.option_rows[-1]
    assert isinstance(row, FileRow)
    file = tmp_path / "mine.json"

    def load(content: str) -> str:
        file.write_text(content, encoding="utf-8")
        row.load.click()
        return row.word.text() if row.word.isVisible() else ""

    monkeypatch.setattr(on_screen, "ask_for_file", lambda *given, **how: file)
    assert "nonsense" in load('{"nonsense": []}')
    assert "line 2" in load("{\n x")
    assert "mine.json" in load('{"juu": ' + "[" * 100_000)
    assert here.setup.options.get("combinations") is None
    assert load('{"juu": [[3, 5], [2, 1]]}') == ""
    assert row.file.isVisible()
    assert row.file.text() == "mine.json"
    assert emitted(qtbot, here).options["combinations"] == {"juu": [[2, 1], [3, 5]]}
    row.clear.click()
    assert not row.file.isVisible()
    assert emitted(qtbot, here).options["combinations"] is None
    file.unlink()
    row.load.click()
    here.panel.deal.dice.click()  # the word stays until something is done about it
    assert row.word.isVisible()
    assert "mine.json" in row.word.text()


def test_an_option_of_several_values_is_a_choice(qtbot: QtBot) -> None:
    row = option_row(Option("rounds", 3, "core.over", "core.over", choices=(1, 3, 5)))
    assert isinstance(row, ChoiceRow)
    qtbot.addWidget(row)
    row.show_value(3)
    row.retranslate()
    assert [part.isChecked() for part in row.segment.parts] == [False, True, False]
    assert [part.accessibleName() for part in row.segment.parts] == ["1", "3", "5"]
    with qtbot.waitSignal(row.changed) as caught:
        row.segment.parts[2].click()
    assert caught.args == [5]


def test_the_deal_is_by_chance_each_time(qtbot: QtBot) -> None:
    here = open_lobby(qtbot)
    shown, dealt = [], []
    for _ in range(3):
        shown.append(int(here.panel.deal.field.text()))
        dealt.append(emitted(qtbot, here).seed)
    assert dealt == shown
    assert len(set(dealt)) == 3


def test_a_number_that_is_written_down_stays(qtbot: QtBot) -> None:
    preferences = Preferences()
    here = open_lobby(qtbot, preferences)
    field = here.panel.deal.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "4711x")
    assert [emitted(qtbot, here).seed, emitted(qtbot, here).seed] == [4711, 4711]
    assert open_lobby(qtbot, preferences).setup.seed == 4711
    here.panel.deal.dice.click()
    assert here.setup.seed != 4711
    assert preferences.setups[here.game]["seed"] is None
    here.panel.deal.lock.click()
    kept = here.setup.seed
    assert [emitted(qtbot, here).seed, emitted(qtbot, here).seed] == [kept, kept]


def test_there_is_no_larger_number_than_the_match_takes(qtbot: QtBot) -> None:
    here = open_lobby(qtbot)
    field, before = here.panel.deal.field, here.setup.seed
    for number in (SEEDS - 1, SEEDS):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, str(number))
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert here.setup.seed < SEEDS
    assert here.setup.seed != before
    assert field.text() == str(here.setup.seed)


# -- to the table ------------------------------------------------------------------------------------


def test_to_watch_all_seats_are_taken_by_computers(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="rainbow"))
    before = here.setup
    with qtbot.waitSignal(here.watch) as caught:
        here.panel.watch.click()
    setup = caught.args[0]
    assert all(sitter.player == "skilled" and sitter.name for sitter in setup.sitters)
    assert len({sitter.name for sitter in setup.sitters}) == len(setup.sitters)
    assert (setup.game, setup.seed, setup.options) == (before.game, before.seed, before.options)
    assert here.setup.sitters == before.sitters  # the table for oneself stays laid


def test_without_people_there_is_nothing_but_to_watch(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="rainbow"))
    here.panel.seat_rows[0].kind.parts[1].click()
    assert not here.panel.watch.isVisible()
    with qtbot.waitSignal(here.watch) as caught, qtbot.assertNotEmitted(here.start):
        here.panel.begin.click()
    assert names(here) == [sitter.name for sitter in caught.args[0].sitters]


def test_the_strip_is_there_when_a_match_is(qtbot: QtBot) -> None:
    here = open_lobby(qtbot)
    card = next(iter(here.cards.values()))
    height = card.height()
    assert not here.strip.isVisible()
    here.set_unfinished(Unfinished("kaleido", "turn 27", QPixmap(20, 20)))
    assert here.strip.isVisible()
    assert card.height() < height
    with qtbot.waitSignal(here.resume):
        here.strip.button.click()
    here.set_unfinished(None)
    assert not here.strip.isVisible()
    assert card.height() == height


def test_doors_to_other_pages(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kimono"))
    assert not here.panel.rules_link.isVisible()
    here.set_rules(True)
    with qtbot.waitSignal(here.rules) as caught:
        here.panel.rules_link.click()
    assert caught.args == ["kimono"]
    with qtbot.waitSignal(here.menu):
        here.menu_button.click()
    with qtbot.waitSignal(here.history):
        here.history_button.click()


def test_keys_alone_choose_and_begin(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kasane"))
    assert focused() is here.cards["kasane"]
    for key, game in ((Qt.Key.Key_Right, "kimono"), (Qt.Key.Key_Down, "kabuki"), (Qt.Key.Key_Left, "rainbow")):
        QTest.keyClick(focused(), key)
        assert here.game == game
        assert focused() is here.cards[game]
    tab_to(here.panel.seat_rows[1].kind.parts[1])
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    tab_to(here.panel.begin)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        setup = emitted(qtbot, here, partial(QTest.keyClick, here.panel.begin, key))
        assert [sitter.human for sitter in setup.sitters] == [True, True, False, False]


def test_enter_on_the_chosen_card_sits_down(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kaleido"))
    assert emitted(qtbot, here, partial(QTest.keyClick, focused(), Qt.Key.Key_Return)).game == "kaleido"


def test_tab_goes_round_and_everything_it_visits_has_a_name(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kasane"), levels=LEVELS)
    here.set_rules(True)
    here.set_unfinished(Unfinished("kaleido", "turn 27"))
    first = focused()
    visited: list[QWidget] = []
    while not visited or focused() is not first:
        visited.append(focused())
        assert focused().accessibleName(), focused()
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert len(visited) < 60
    for widget in (here.menu_button, here.strip.button, here.panel.rules_link, here.panel.deal.lock, here.panel.begin):
        assert widget in visited
    assert sum(widget in here.cards.values() for widget in visited) == 1  # the arrow keys lead to the others
    order = [here.panel.seat_rows[0].name, here.panel.seat_rows[3].level, here.panel.deal.field, here.panel.begin]
    places = [visited.index(widget) for widget in order]
    assert places == sorted(places)
