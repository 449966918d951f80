"""The end of a match: who won, with what, and why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import BOXES, CATALOGUE
from kasane_desktop.core.game import PUBLIC
from kasane_desktop.games.rainbow.rules.actions import Prize
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import say
from kasane_desktop.scene.kit import ButtonItem, PlateItem, TextItem
from kasane_desktop.scene.stage import FACES
from kasane_desktop.ui.result import ResultPage
from kasane_desktop.ui.result import page as result_page
from kasane_desktop.ui.result.bar import FinishedBar
from kasane_desktop.ui.result.items import Laureate, Laureates, Row
from kasane_desktop.ui.result.standings import Line
from kasane_desktop.ui.settings import language
from tests.matches import Setting, plain_settings, random_match

SIZES = ((1024, 640), (1440, 900), (1000, 1000), (1920, 1080), (3840, 2160))
SETTINGS = list(plain_settings())
FIRSTS = [
    next(s for s in SETTINGS if s.game.id == game) for game in ("kasane", "kimono", "rainbow", "kabuki", "kaleido")
]
FULL = [[s for s in SETTINGS if s.game.id == first.game.id][-1] for first in FIRSTS]
LONG = "Maximiliane von Hohenburg"


@pytest.fixture
def page(qtbot: QtBot) -> ResultPage:
    shown = ResultPage()
    qtbot.addWidget(shown)
    shown.resize(1440, 900)
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


class Verbose(QTranslator):
    """Says everything at greater length."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"{source} assurément"


@pytest.fixture
def verbose() -> Iterator[Verbose]:
    translator = Verbose()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)


def texts(item: QGraphicsItem) -> list[TextItem]:
    inside = [text for child in item.childItems() for text in texts(child)]
    return [item, *inside] if isinstance(item, TextItem) else inside


def all_texts(page: ResultPage) -> list[TextItem]:
    return [item for item in page.view.scene().items() if isinstance(item, TextItem)]


def words(page: ResultPage) -> str:
    return " ".join(item.text().replace("\n", " ") for item in all_texts(page))


def rows(page: ResultPage) -> list[Row]:
    return sorted((item for item in page.view.scene().items() if isinstance(item, Row)), key=lambda row: row.y())


def top(page: ResultPage) -> Laureate | Laureates:
    return next(item for item in page.view.scene().items() if isinstance(item, Laureate | Laureates))


SMOOTHING = 32
"""Levels of a colour, of 255."""


def picture(page: ResultPage) -> QImage:
    return page.grab().toImage()


def alike(one: QImage, two: QImage) -> bool:
    """Equal to the eye: a figure that has moved may be smoothed a little differently where it stops."""
    pairs = zip(bytes(one.constBits()), bytes(two.constBits()), strict=True)
    return all(abs(a - b) <= SMOOTHING for a, b in pairs)


def press(page: ResultPage, item: QGraphicsItem) -> None:
    at = page.view.mapFromScene(item.sceneBoundingRect().center())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def button(page: ResultPage, label: str) -> ButtonItem:
    return next(item for item in page.buttons if item.accessible_name == label)


def renamed(match: Match, names: list[str]) -> Match:
    sitters = [Sitter(name, "human") for name in names[: len(match.sitters)]]
    match.sitters = tuple(sitters)
    return match


def scored(setting: Setting, seed: int) -> Match:
    """A random match in which combinations are laid whenever that is possible: many sources of points."""
    match, rng = setting.match(seed), Random(seed)
    while acting := match.to_act():
        if not match.deal():
            actions = match.actions(acting[0])
            match.play(acting[0], rng.choice([a for a in actions if type(a).__name__ == "Meld"] or list(actions)))
    return match


def with_outcome(setting: Setting, wanted: str) -> Match:
    """A random match that ends with a shared victory, or with equal scores in different places."""
    for seed in range(200):
        match = random_match(setting, seed)
        outcome = match.outcome()
        assert outcome is not None
        pairs = combinations(range(setting.seats), 2)
        parted = any(
            outcome.scores[a] == outcome.scores[b] and outcome.places[a] != outcome.places[b] for a, b in pairs
        )
        if (len(outcome.winners) > 1) == (wanted == "shared") and parted == (wanted == "parted"):
            return match
    raise AssertionError(f"no match of {setting} ends {wanted}")


# what is shown


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_everyone_is_shown_with_place_and_score(page: ResultPage, setting: Setting) -> None:
    match = random_match(setting, 3)
    outcome = match.outcome()
    assert outcome is not None
    page.show_match(match, False, 0.0)
    order = sorted(range(setting.seats), key=lambda seat: (outcome.places[seat], seat))
    others = order if len(outcome.winners) > 1 else order[1:]
    shown = [[text.text() for text in texts(row)] for row in rows(page)]
    for seat, written in zip(others, shown, strict=True):
        assert written[:2] == [str(outcome.places[seat]), match.sitters[seat].name]
        assert str(outcome.scores[seat]) in written[2:]
    above = " ".join(text.text() for text in texts(top(page)))
    assert all(match.sitters[seat].name in above for seat in outcome.winners)
    assert top(page).total.text() == str(outcome.scores[outcome.winners[0]])
    assert say(outcome.ending) in words(page)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_lines_of_a_seat_add_up_to_its_score(page: ResultPage, setting: Setting) -> None:
    page.show_match(random_match(setting, 5), False, 0.0)
    assert page.ending is not None
    for standing in page.ending.standings:
        assert sum(line.points for line in standing.lines) == standing.score
    for row, standing in zip(rows(page), page.ending.rows, strict=True):
        assert [points for _, points in row.lines] == [line.points for line in standing.lines if page.ending.headings]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_columns_have_headings_that_hold_for_every_seat(page: ResultPage, setting: Setting) -> None:
    """No cell says again what it is, and no figure is there twice."""
    match = random_match(setting, 5)
    page.show_match(match, False, 0.0)
    ending = page.ending
    assert ending is not None
    assert len({tuple(line.heading for line in standing.lines) for standing in ending.standings}) == 1
    assert len(ending.headings) != 1  # it would be the total again
    shown = words(page)
    assert all(shown.count(heading) >= 1 for heading in ending.headings)
    for row, standing in zip(rows(page), ending.rows, strict=True):
        written = [item.text() for item in texts(row) if item.text()]
        figures = [line.figure for line in standing.lines] if ending.headings else []
        note = [standing.note] if standing.note else []
        note += [standing.held_word] if standing.held and standing.held_word in written else []  # not in a low row
        assert sorted(written) == sorted([str(standing.place), standing.name, *note, *figures, str(standing.score)])
    if not ending.headings:
        assert [item.text() for item in texts(top(page))].count(str(ending.winners[0].score)) == 1


def test_the_prizes_before_a_seat_are_counted(page: ResultPage) -> None:
    language.install("en")
    match = random_match(Setting(CATALOGUE["rainbow"], 4), 3)
    taken = [
        sum(step.action.number for step in match.steps if isinstance(step.action, Prize) and step.seat == seat)
        for seat in range(4)
    ]
    page.show_match(match, False, 0.0)
    assert page.ending is not None
    assert {standing.seat: standing.note for standing in page.ending.standings} == {
        seat: f"{number} prizes" for seat, number in enumerate(taken)
    }
    assert len(set(taken)) > 1


NOTES = [("en", "7 colours, 11 layers"), ("fr", "7 couleurs, 11 épaisseurs"), ("ja", "7色、11枚")]


@pytest.mark.parametrize(("spoken", "note"), NOTES)
def test_below_a_name_stands_what_was_laid(page: ResultPage, spoken: str, note: str) -> None:
    language.install(spoken)
    try:
        for seed in range(300):
            match = random_match(FULL[0], seed)
            page.show_match(match, False, 0.0)
            assert page.ending is not None
            if note in [standing.note for standing in page.ending.rows]:
                break
        row = next(row for row in rows(page) if note in [text.text() for text in texts(row)])
        (name, under) = texts(row)[1:3]
        assert under.text() == note
        assert name.sceneBoundingRect().center().y() < under.sceneBoundingRect().center().y()
    finally:
        language.install("en")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("spoken", ["en", "fr", "ja"])
@pytest.mark.parametrize("setting", [*FIRSTS, *FULL], ids=str)
def test_what_points_are_made_of_is_never_cut(
    page: ResultPage, setting: Setting, spoken: str, size: tuple[int, int]
) -> None:
    language.install(spoken)
    try:
        page.resize(*size)
        for seed in (3, 5):
            page.show_match(scored(setting, seed), False, 0.0)
            assert [item.text() for item in all_texts(page) if "…" in item.text()] == []
            assert overlaps(page) == []
            assert page.ending is not None
            if spoken == "ja":
                beside = {item.text() for item in all_texts(page)} - {page.ending.title}
                assert not beside & {box.kanji for box in BOXES.values()}
            whole = " ".join(item.text() for item in all_texts(page))
            for line in page.ending.winners[0].lines if not page.ending.shared else ():
                for part in line.detail.replace("・", " · ").split(" · "):
                    assert part in whole  # on one line
    finally:
        language.install("en")


def test_winners_who_share_the_victory_have_rows_with_the_same_place(page: ResultPage) -> None:
    match = with_outcome(Setting(FULL[3].game, 6), "shared")
    outcome = match.outcome()
    assert outcome is not None
    page.show_match(match, False, 0.0)
    places = [texts(row)[0].text() for row in rows(page)]
    assert places == [str(place) for place in sorted(outcome.places)]
    assert places[:2] == ["1", "1"]
    plates = [item for row in rows(page) for item in row.childItems() if isinstance(item, PlateItem)]
    edges = [plate._sheet.pixmap().cacheKey() for plate in plates]
    assert [edge == edges[0] for edge in edges] == [place == "1" for place in places]  # gold is for winners alone
    assert "share the victory" in page.view.accessibleName()
    assert "Nothing separates the winners" in words(page)


def test_a_tie_break_is_explained(page: ResultPage) -> None:
    match = with_outcome(FIRSTS[0], "parted")
    page.show_match(match, False, 0.0)
    assert page.ending is not None
    (parted,) = page.ending.parted
    note = words(page)
    assert all(standing.name in note for standing in parted)
    assert "level on points" in note
    assert say(match.game.tie_break) in note


def test_no_tie_break_is_explained_where_equal_scores_share_a_place(page: ResultPage) -> None:
    for seed in range(200):
        match = random_match(FULL[3], seed)
        outcome = match.outcome()
        assert outcome is not None
        if len(outcome.winners) == 1 and len(set(outcome.scores)) < len(outcome.scores):
            break
    page.show_match(match, False, 0.0)
    places = [texts(row)[0].text() for row in rows(page)]
    assert len(set(places)) < len(places)
    assert "level on points" not in words(page)


@pytest.mark.parametrize(("players", "title"), [(("human", "greedy"), "You win"), (("greedy", "human"), "Aya wins")])
def test_only_the_one_at_the_screen_is_you(page: ResultPage, players: tuple[str, str], title: str) -> None:
    match = with_outcome(Setting(FULL[1].game, 2), "plain")
    outcome = match.outcome()
    assert outcome is not None
    (winner,) = outcome.winners
    kinds = players if winner == 0 else players[::-1]
    names = ("Aya", "Ben") if winner == 0 else ("Ben", "Aya")
    match.sitters = tuple(Sitter(name, kind) for name, kind in zip(names, kinds, strict=True))
    page.show_match(match, False, 0.0)
    assert title in words(page)


# line by line


@pytest.mark.parametrize("setting", FIRSTS, ids=str)
def test_a_click_completes_what_is_shown_line_by_line(page: ResultPage, setting: Setting) -> None:
    match = random_match(setting, 3)
    page.show_match(match, False, 0.0)
    assert not page._revealing
    whole = picture(page)
    page.show_match(match, False, 1.0)
    assert (page._revealing, alike(picture(page), whole)) == (True, False)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.rect().center())
    assert (page._revealing, alike(picture(page), whole)) == (False, True)


def test_left_alone_it_ends_in_the_same_picture(page: ResultPage, qtbot: QtBot) -> None:
    match = random_match(FIRSTS[3], 3)
    page.show_match(match, False, 0.0)
    whole = picture(page)
    page.show_match(match, False, 0.01)
    qtbot.waitUntil(lambda: not page._revealing and not page._petals.busy)
    assert alike(picture(page), whole)


def test_the_last_place_comes_first_and_the_winner_is_told_at_the_end(page: ResultPage, qtbot: QtBot) -> None:
    page.show_match(random_match(FULL[2], 3), False, 0.2)
    last, first, honours = rows(page)[-1], rows(page)[0], top(page).honours
    seen = list[tuple[float, float]]()  # at the very moment, since the rest follows soon
    last.opacityChanged.connect(lambda: seen.append((first.opacity(), honours.opacity())))
    qtbot.waitUntil(lambda: bool(seen))
    assert not any(seen[0])
    page.finish()
    assert {row.opacity() for row in rows(page)} | {top(page).honours.opacity()} == {1.0}


def test_a_key_completes_it_and_does_nothing_else(page: ResultPage, qtbot: QtBot) -> None:
    page.show_match(random_match(FIRSTS[2], 3), False, 1.0)
    with qtbot.assertNotEmitted(page.again):
        QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert not page._revealing


def test_a_key_that_comes_just_too_late_starts_no_other_match(
    page: ResultPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was meant for the lines that have come meanwhile. The next one is meant, and so is one after a while."""
    match = random_match(FIRSTS[2], 3)
    page.show_match(match, False, 0.01)
    qtbot.waitUntil(lambda: not page._revealing)
    with qtbot.assertNotEmitted(page.again):
        QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert not page._petals.busy
    with qtbot.waitSignal(page.again):
        QTest.keyClick(page.view, Qt.Key.Key_Return)
    monkeypatch.setattr(result_page, "LATE", 0)
    page.show_match(match, False, 0.01)
    qtbot.waitUntil(lambda: not page._revealing)
    with qtbot.waitSignal(page.again):
        QTest.keyClick(page.view, Qt.Key.Key_Return)


def test_a_key_held_down_since_the_last_move_starts_no_other_match(page: ResultPage, qtbot: QtBot) -> None:
    page.show_match(random_match(FIRSTS[2], 3), False, 1.0)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    with qtbot.assertNotEmitted(page.again):
        for _ in range(3):
            QCoreApplication.sendEvent(page.view, held)
    assert page._revealing


def test_another_light_or_size_in_the_middle_starts_anew_and_loses_nothing(page: ResultPage) -> None:
    match = random_match(FIRSTS[0], 3)
    page.show_match(match, True, 0.0)
    page.resize(1024, 640)
    whole = picture(page)
    page.show_match(match, False, 1.0)
    page.set_dark(True)
    page.resize(1200, 800)
    page.resize(1024, 640)
    assert page._revealing
    page.finish()
    assert alike(picture(page), whole)


# the way on

WAYS = {
    "Back to the lobby": "left",
    "See the table": "see_table",
    "Look back": "replay",
    "Same deal again": "same_deal",
    "Again with the same seats": "again",
}


@pytest.mark.parametrize("label", WAYS)
def test_each_button_leads_its_way(page: ResultPage, qtbot: QtBot, label: str) -> None:
    page.show_match(random_match(FIRSTS[0], 3), False, 0.0)
    with qtbot.waitSignal(getattr(page, WAYS[label])):
        press(page, button(page, label))


def test_a_button_can_be_pressed_before_all_is_shown(page: ResultPage, qtbot: QtBot) -> None:
    page.show_match(random_match(FIRSTS[0], 3), False, 1.0)
    with qtbot.waitSignal(page.same_deal):
        press(page, button(page, "Same deal again"))


def test_the_keyboard_reaches_every_button(page: ResultPage, qtbot: QtBot) -> None:
    page.show_match(random_match(FIRSTS[0], 3), False, 0.0)
    page.activateWindow()
    page.view.setFocus()
    with qtbot.waitSignal(page.again):
        QTest.keyClick(page.view, Qt.Key.Key_Return)
    visited = []
    for _ in page.buttons:
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
        focused = page.view.scene().focusItem()
        assert isinstance(focused, ButtonItem)
        visited.append(focused.accessible_name)
        with qtbot.waitSignal(getattr(page, WAYS[visited[-1]])):
            QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert visited == list(WAYS)
    for key, name in ((Qt.Key.Key_Tab, visited[0]), (Qt.Key.Key_Right, visited[1]), (Qt.Key.Key_Left, visited[0])):
        QTest.keyClick(page.view, key)
        focused = page.view.scene().focusItem()
        assert isinstance(focused, ButtonItem)
        assert focused.accessible_name == name


def test_a_screen_reader_is_told_the_whole_result(page: ResultPage) -> None:
    match = random_match(FULL[3], 3)
    outcome = match.outcome()
    assert outcome is not None
    page.show_match(match, False, 0.0)
    told = page.view.accessibleDescription()
    for seat, sitter in enumerate(match.sitters):
        assert f"Place {outcome.places[seat]}: {sitter.name}, points: {outcome.scores[seat]}" in told
    assert all(row.accessible_name in told for row in rows(page))
    assert {line for item in (top(page), *rows(page)) for line in item.accessible_name.splitlines()} >= {
        *told.splitlines()[:-1]
    }
    assert {row.accessible_name for row in rows(page)} | {""} != {""}


def test_below_the_last_table_places_are_read_in_the_language_of_the_moment(qtbot: QtBot, qapp: QApplication) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    bar, match = FinishedBar(parent), random_match(FULL[1], 3)
    bar.show_match(match)
    outcome = match.outcome()
    assert outcome is not None
    told = {f"{outcome.places[seat]}. {one.name}: {outcome.scores[seat]}" for seat, one in enumerate(match.sitters)}
    assert {place.accessibleName() for place in bar.places} == told
    assert bar.back.accessibleName() == "Back to the result"
    language.install("fr")
    try:
        qapp.sendPostedEvents()
        assert bar.back.accessibleName() not in ("", "Back to the result")
    finally:
        language.install("en")


@pytest.mark.parametrize("setting", FULL, ids=str)
def test_what_has_brought_nothing_is_not_read(page: ResultPage, setting: Setting) -> None:
    match = random_match(setting, 3)
    page.show_match(match, False, 0.0)
    assert page.ending is not None
    for row, standing in zip(rows(page), page.ending.rows, strict=True):
        told = row.accessible_name.split(" · ")
        for line in standing.lines:
            part = page._notes.part(line.heading, line.points)
            assert any(one.startswith(part) for one in told) == (line.points != 0 and len(standing.lines) > 1)


# room


def overlaps(page: ResultPage) -> list[tuple[str, str]]:
    """Texts that cover each other, and those that leave the page. The letters are smaller than their box."""
    boxes = []
    for item in all_texts(page):
        air = item.font().pixelSize() * 0.24
        boxes.append((item.text(), item.sceneBoundingRect().adjusted(2, air, -2, -air)))
    area = page.view.scene().sceneRect()
    outside = [(text, "the edge") for text, box in boxes if text and not area.contains(box)]
    shown = [(text, box) for text, box in boxes if text]
    return outside + [(a, b) for (a, one), (b, other) in combinations(shown, 2) if one.intersects(other)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("setting", [*FIRSTS, *FULL], ids=str)
def test_long_names_and_long_texts_keep_apart(
    page: ResultPage, verbose: Verbose, setting: Setting, size: tuple[int, int]
) -> None:
    page.resize(*size)
    page.show_match(renamed(random_match(setting, 3), [LONG, "Ai", LONG[::-1], "私", LONG, LONG]), False, 0.0)
    assert "assurément" in words(page)
    assert overlaps(page) == []
    assert min(item.font().pixelSize() for item in all_texts(page)) >= 11
    low = max(row.sceneBoundingRect().bottom() for row in rows(page))
    assert low <= min(item.sceneBoundingRect().top() for item in page.buttons)


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
def test_many_winners_keep_apart(page: ResultPage, verbose: Verbose, size: tuple[int, int]) -> None:
    page.resize(*size)
    match = renamed(with_outcome(Setting(FULL[3].game, 6), "shared"), [LONG] * 6)
    page.show_match(match, True, 0.0)
    assert overlaps(page) == []


def test_another_language_is_spoken_at_once(page: ResultPage, qtbot: QtBot) -> None:
    page.show_match(random_match(FIRSTS[0], 3), False, 0.0)
    assert "assurément" not in words(page)
    translator = Verbose()
    QCoreApplication.installTranslator(translator)
    qtbot.waitUntil(lambda: "assurément" in words(page))
    QCoreApplication.removeTranslator(translator)
    qtbot.waitUntil(lambda: "assurément" not in words(page))


# -- hands that are turned over ------------------------------------------------------------------------


def covered(page: ResultPage) -> list[bool]:
    """Of all that is turned over: whether it still lies face down."""
    places = [*rows(page), top(page)]
    return [piece.face == place.back for place in places for piece in place.turned]


@pytest.mark.parametrize("game", ["kasane", "kimono", "rainbow"])
def test_hands_are_turned_over_before_anything_is_counted(page: ResultPage, qtbot: QtBot, game: str) -> None:
    match = random_match(next(s for s in SETTINGS if s.game.id == game), 3)
    table = match.shown_table(PUBLIC)
    page.show_match(match, False, 0.0)
    turned = [piece.face for place in (*rows(page), top(page)) for piece in place.turned]
    faces = [piece.face for zone in table.zones if zone.kind == "hand" for piece in zone.pieces]
    if game == "rainbow":  # prizes lay face down, too
        faces += [piece.face for zone in table.zones if zone.kind == "taken" for piece in zone.pieces]
    assert sorted(map(str, turned)) == sorted(FACES[game].sprite_name(face) for face in faces)
    assert len(turned) > 3
    assert not any(covered(page))
    page.show_match(match, False, 0.2)
    assert all(covered(page))
    last = rows(page)[-1]
    states: list[tuple[list[bool], str]] = []
    for way in page._motion._ways:
        if way.item is last.turned[0]:
            way.clock.finished.connect(lambda: states.append((covered(page), last.total.text())))
    qtbot.waitUntil(lambda: bool(states))
    hidden, counted = states[0]
    assert True in hidden  # one after the other
    assert counted == ""  # and nothing has been counted yet
    page.finish()
    assert not any(covered(page))
    assert [piece.face for place in (*rows(page), top(page)) for piece in place.turned] == turned


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["kasane", "kimono", "rainbow"])
def test_a_hand_stays_within_its_place(page: ResultPage, game: str, size: tuple[int, int]) -> None:
    page.resize(*size)
    page.show_match(random_match([s for s in SETTINGS if s.game.id == game][-1], 3), False, 0.0)
    for row in rows(page):
        place = row.sceneBoundingRect()
        columns = [text.sceneBoundingRect().left() for holder, _ in row.lines for text in texts(holder)]
        for piece in row.turned:
            seen = piece.mapRectToScene(piece.outline.path().boundingRect())
            assert place.contains(seen)
            assert all(seen.right() <= left for left in columns)


@pytest.mark.parametrize("game", ["kasane", "rainbow"])
def test_who_only_listens_is_told_what_was_left_in_hand(page: ResultPage, game: str) -> None:
    match = random_match([s for s in SETTINGS if s.game.id == game][-1], 3)
    page.show_match(match, False, 0.0)
    hands = [zone for zone in match.shown_table(PUBLIC).zones if zone.kind == "hand" and zone.pieces]
    assert hands
    for zone in hands:
        cards = " ".join(piece.face.rpartition("/")[2] for piece in zone.pieces)
        assert "back" not in cards
        assert f"left in hand: {cards}" in page.view.accessibleDescription()


def test_no_card_that_is_left_is_read_as_a_back(page: ResultPage) -> None:
    page.show_match(random_match(FULL[2], 3), False, 0.0)
    assert re.search(r"left in hand: [1-6]( [1-6])*$", page.view.accessibleDescription(), re.MULTILINE)
    assert "back" not in page.view.accessibleDescription()


# -- the winner's moment and one's own best -----------------------------------------------------------


def own_match(seed: int) -> Match:
    """One in which the first seat is one's own."""
    match, rng = (
        Match(CATALOGUE["kasane"], [Sitter(""), Sitter("Ben", "greedy"), Sitter("Chiyo", "greedy")], {}, seed),
        Random(seed),
    )
    while match.to_act():
        if not match.deal():
            match.play(match.to_act()[0], rng.choice(match.actions(match.to_act()[0])))
    return match


def seen(page: ResultPage) -> list[str]:
    items = page.view.scene().items()
    return sorted(f"{type(item).__name__} {item.scenePos()} {item.opacity()} {item.rotation()}" for item in items)


@pytest.mark.parametrize("part", [0.0, 0.5, 0.97])
def test_the_winners_moment_leaves_nothing_behind(page: ResultPage, part: float) -> None:
    match = random_match(FIRSTS[0], 1)
    page.show_match(match, dark=False, speed=0)
    still = seen(page)
    page.show_match(match, dark=False, speed=1.0)
    falling = len(page.view.scene().items())
    for way in [*page._petals._ways, *page._motion._ways]:
        way.clock.pause()
        way.clock.setCurrentTime(round(part * way.clock.totalDuration()))
    assert falling > len(still)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    assert not page._revealing
    assert seen(page) == still


@pytest.mark.parametrize(
    ("more", "told"), [(-3, "A personal best! It was"), (0, "Your personal best"), (5, "Your personal best")]
)
def test_ones_own_best_is_told_beside_what_was_reached(page: ResultPage, more: int, told: str) -> None:
    match = own_match(1)
    outcome = match.outcome()
    assert outcome is not None
    before = outcome.scores[0] + more
    page.show_match(match, dark=False, speed=0)
    assert told not in words(page)
    page.show_best(match, None)
    assert told not in words(page)
    page.show_best(match, before)
    assert told in words(page)
    assert str(before) in words(page)
    page.resize(1024, 640)
    assert told in words(page)
    page.show_match(match, dark=False, speed=0, past=True)
    assert told not in words(page)


def test_the_best_of_another_match_is_not_told(page: ResultPage) -> None:
    first, second = own_match(1), own_match(2)
    page.show_match(second, dark=False, speed=0)
    page.show_best(first, 1)
    assert "personal best" not in words(page)


def test_what_came_at_the_end_is_added_and_nothing_is_a_dash() -> None:
    assert [Line("", "", points, final).figure for points, final in ((5, True), (5, False), (0, True))] == [
        "+5",
        "5",
        "–",
    ]
