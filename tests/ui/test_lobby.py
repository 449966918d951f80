"""The lobby: what is shown is what begins."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import BOXES, CATALOGUE
from kasane_desktop.core import fact
from kasane_desktop.core.game import Game, Option
from kasane_desktop.match.match import HUMAN, SEEDS, Match, Sitter
from kasane_desktop.match.speech import called, is_you
from kasane_desktop.players.levels import CHARACTERS as STYLES
from kasane_desktop.ui.lobby import Lobby
from kasane_desktop.ui.lobby.options import ChoiceRow, FlagRow, option_row
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.settings.setup import PERSONAS
from tests.lengths import choices as choices_in
from tests.ui.lobbies import LEVELS, emitted, focused, left, names, open_lobby, tab_to

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
    assert [called(sitter.name) for sitter in setup.sitters] == names(here)
    assert len(set(names(here))) == 4
    assert names(here)[1] == "You"


def test_a_computer_player_who_joins_is_as_strong_as_the_others(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="rainbow"))
    rows = here.panel.seat_rows
    while rows[3].level.label != "Master":
        for row in rows[1:4]:
            row.level.click()
    rows[0].kind.parts[1].click()
    here.panel.add.click()
    here.panel.add.click()
    assert {row.level.label for row in rows} == {"Master"}
    rows[2].level.click()  # the one chosen last
    chosen = rows[2].level.label
    assert chosen != "Master"
    rows[5].kind.parts[0].click()
    rows[5].kind.parts[1].click()
    assert rows[5].level.label == chosen


@pytest.mark.parametrize("word", ["You", "Vous", "あなた"])
def test_nobody_becomes_you_by_typing_it(qtbot: QtBot, word: str) -> None:
    here = open_lobby(qtbot, Preferences(game="kimono"))
    here.panel.seat_rows[2].renamed.emit(word)
    here.panel.seat_rows[0].renamed.emit(word)
    assert [is_you(sitter.name) for sitter in here.setup.sitters] == [word == "You", False, False, False]
    assert here.setup.sitters[2].name == word


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


def test_a_level_is_told_and_goes_up_and_down_by_keys(qtbot: QtBot) -> None:
    level = open_lobby(qtbot, Preferences(game="kimono")).panel.seat_rows[1].level
    names = [label for _, label in level._levels]
    assert len(names) > 2
    before = level.label
    assert level.accessibleName().endswith(f": {before}")
    for key, by in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, -1), (Qt.Key.Key_Up, 1), (Qt.Key.Key_Down, -1)):
        at = names.index(level.label)
        QTest.keyClick(level, key)
        assert level.label == names[(at + by) % len(names)]
        assert level.accessibleName().endswith(f": {level.label}")
    assert level.label == before


def test_only_a_computer_player_has_a_level(qtbot: QtBot) -> None:
    rows = open_lobby(qtbot, Preferences(game="kimono"), levels=LEVELS).panel.seat_rows
    assert [row.level.isVisible() for row in rows[:3]] == [False, True, True]
    rows[1].kind.parts[0].click()
    assert [row.level.isVisible() for row in rows[:3]] == [False, False, True]


def test_what_an_option_means_is_read_with_it(qtbot: QtBot) -> None:
    panel = open_lobby(qtbot, Preferences(game="rainbow")).panel
    flags = [row for row in panel.findChildren(FlagRow) if row.isVisible()] or [
        row
        for game in CATALOGUE
        for row in open_lobby(qtbot, Preferences(game=game)).panel.findChildren(FlagRow)
        if row.isVisible()
    ]
    assert flags
    for row in flags:
        assert row.toggle.accessibleName() == row.name.text()
        assert row.toggle.accessibleDescription() == row.hint.text() != ""


def test_it_is_said_whether_the_deal_is_kept(qtbot: QtBot) -> None:
    deal = open_lobby(qtbot, Preferences(game="kimono")).panel.deal
    for _ in range(2):
        assert deal.hint.text() == ("the same every time" if deal.lock.isChecked() else "by chance each time")
        assert deal.field.accessibleDescription() == deal.hint.text()
        deal.lock.click()


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
    assert field.text() == "You"
    assert is_you(here.setup.sitters[0].name)


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


def test_an_option_of_several_values_is_a_choice(qtbot: QtBot) -> None:
    row = option_row(Option("rounds", 3, "core.over", "core.over", choices=(1, 3, 5)), "kasane")
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
    assert not here.unfinished.isVisible()
    here.set_unfinished(left(1))
    assert here.unfinished.isVisible()
    told = here.unfinished.rows[0].accessibleDescription()
    assert left(1)[0].others in told
    assert left(1)[0].state in told
    assert card.height() < height
    with qtbot.waitSignal(here.resume) as caught:
        QTest.mouseClick(here.unfinished.rows[0], Qt.MouseButton.LeftButton)
    assert caught.args == ["0.journal"]
    here.set_unfinished([])
    assert not here.unfinished.isVisible()
    assert card.height() == height


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (900, 1200)])
def test_each_of_many_unfinished_matches_is_reached_by_wheel_and_keys(qtbot: QtBot, size: tuple[int, int]) -> None:
    here = open_lobby(qtbot)
    here.resize(*size)
    here.set_unfinished(left(25))
    rows, view = here.unfinished.rows, here.unfinished.viewport()

    def seen(row: QWidget) -> bool:
        return view.rect().contains(QRect(row.mapTo(view, QPoint()), row.size()))

    QApplication.processEvents()
    assert [seen(row) for row in rows[:2]] == [True, True]
    assert not seen(rows[-1])
    assert min(card.picture_size.height() for card in here.cards.values()) > 50  # the games stay where they were
    tab_to(rows[0])
    for row in rows[1:]:
        QTest.keyClick(focused(), Qt.Key.Key_Down)
        assert focused() is row
        assert seen(row)
    with qtbot.waitSignal(here.resume) as caught:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert caught.args == ["24.journal"]
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() not in rows  # one press leads on, not twenty-five
    bar = here.unfinished.verticalScrollBar()
    bar.setValue(0)
    wheel = QWheelEvent(
        QPointF(40, 20), view.mapToGlobal(QPointF(40, 20)), QPoint(), QPoint(0, -1200), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, wheel)
    assert bar.value() > 0


def test_a_picture_is_made_of_a_match_that_is_seen_and_of_no_other(qtbot: QtBot) -> None:
    drawn: list[int] = []

    def draw(number: int, _dark: bool) -> QPixmap:
        drawn.append(number)
        return QPixmap(20, 20)

    here = open_lobby(qtbot)
    here.set_unfinished([one._replace(picture=partial(draw, n)) for n, one in enumerate(left(25))])
    qtbot.waitUntil(lambda: {0, 1} <= set(drawn))
    assert max(drawn) < 5
    here.unfinished.ensureWidgetVisible(here.unfinished.rows[-1])
    qtbot.waitUntil(lambda: 24 in drawn)


LENGTHS = [
    ("en", "kasane", "4 rounds, about 4 minutes"),
    ("fr", "kabuki", "3 manches, environ 15 minutes"),
    ("ja", "kaleido", "約4分"),
]


@pytest.mark.parametrize(("spoken", "game", "said"), LENGTHS)
def test_the_length_of_a_match_is_said(qtbot: QtBot, spoken: str, game: str, said: str) -> None:
    language.install(spoken)
    try:
        here = open_lobby(qtbot, Preferences(game=game))
        for size in ((1024, 640), (1440, 900), (900, 1200)):
            here.resize(*size)
            QApplication.processEvents()
            assert here.panel.length.isVisible()
            assert here.panel.length.text() == said
        before = BOXES[game].minutes(4, 1)
        here.panel.seat_rows[1].kind.parts[0].click()
        assert BOXES[game].minutes(4, 2) > before  # people take their time
        assert here.panel.length.text() != said
    finally:
        language.install("en")


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in CATALOGUE.values()])
def test_what_the_box_says_of_the_length_is_what_is_played(game: Game[Any, Any]) -> None:
    assert len(game.choices) == len(game.counts)
    assert len(game.rounds) in (0, len(game.counts))
    for seats, rounds in zip(game.counts, game.rounds, strict=False):
        match = Match(game, [Sitter(str(seat)) for seat in range(seats)])
        while match.deal():
            pass
        assert match.table(0).facts[fact.ROUNDS] == rounds
    for seats, choices in zip(game.counts, game.choices, strict=True):
        player = "novice" if game.windows else "random"  # who calls at random is soon out
        match = Match(game, [Sitter(str(seat), player) for seat in range(seats)])
        assert choices_in(match) == pytest.approx(choices + game.windows, rel=0.35)


@pytest.mark.parametrize("spoken", ["en", "fr", "ja"])
@pytest.mark.parametrize("size", [(683, 360), (960, 540), (1024, 640), (1440, 900), (900, 1200)])
def test_the_name_of_a_game_is_never_cut(qtbot: QtBot, spoken: str, size: tuple[int, int]) -> None:
    language.install(spoken)
    try:
        here = open_lobby(qtbot)
        here.resize(*size)
        here.set_unfinished(left(3))
        QApplication.processEvents()
        for card in here.cards.values():
            name, _, _, told = card.caption(card.width() - 2 * here.look.px(18))
            assert name.replace("-\n", "-").replace("\n", " ") == card.accessibleName()
            assert not told or any(sign.isalpha() for sign in told)  # a number alone says nothing
    finally:
        language.install("en")


def test_doors_to_other_pages(qtbot: QtBot) -> None:
    here = open_lobby(qtbot, Preferences(game="kimono"))
    assert here.panel.rules_link.isVisible()
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
    here.set_unfinished(left(3))
    first = focused()
    visited: list[QWidget] = []
    while not visited or focused() is not first:
        visited.append(focused())
        assert focused().accessibleName(), focused()
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert len(visited) < 60
    row = here.unfinished.rows[0]
    for widget in (here.menu_button, row, here.panel.rules_link, here.panel.deal.lock, here.panel.begin):
        assert widget in visited
    assert sum(widget in here.cards.values() for widget in visited) == 1  # the arrow keys lead to the others
    order = [here.panel.seat_rows[0].name, here.panel.seat_rows[3].level, here.panel.deal.field, here.panel.begin]
    places = [visited.index(widget) for widget in order]
    assert places == sorted(places)
