"""My mistakes put before me again: on the table, without the answer, and the next time when it is due."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kasane_desktop.analyst.analysis import AS_GOOD, VERSION, Decision, write_analysis
from kasane_desktop.catalogue import BOXES
from kasane_desktop.core.game import Action
from kasane_desktop.match.history import Filed
from kasane_desktop.scene.hot import HotItem
from kasane_desktop.ui.keeping.library import Library
from kasane_desktop.ui.lobby.due import DueButton
from kasane_desktop.ui.practice import Book, PracticePage
from kasane_desktop.ui.practice import page as practice_page
from kasane_desktop.ui.review import asking
from kasane_desktop.ui.review.looking import sum_up
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, Preferences
from tests.histories import settle
from tests.ui.test_review import GAMES, looked_back_at
from tests.ui.windows import Sitting

TODAY = 740_000


class Day:
    """A calendar that is turned by hand."""

    def __init__(self) -> None:
        self.today = TODAY

    def __call__(self) -> int:
        return self.today


@pytest.fixture
def day() -> Day:
    return Day()


@pytest.fixture
def page(qtbot: QtBot, library: Library, day: Day, monkeypatch: pytest.MonkeyPatch) -> Iterator[PracticePage]:
    monkeypatch.setattr(asking, "CONSEQUENCE", 1)
    monkeypatch.setattr(practice_page, "BREATH", 1)
    monkeypatch.setattr(practice_page, "RUN_UP", 2)
    preferences = Preferences(speed=0.0, curtain=False, language="en", theme="light")
    opened = PracticePage(preferences, Book(library, day=day, rng=Random(1)))
    qtbot.addWidget(opened)
    opened.resize(1280, 800)
    with qtbot.waitExposed(opened):
        opened.show()
    yield opened
    opened.close_match()
    language.install("en")


def keep(library: Library, *games: str) -> None:
    for game in games:
        match, analysis = looked_back_at(game)
        library.history.add(match, b"")
        library.history.keep_review(match, json.dumps(write_analysis(analysis)).encode())
        sum_up(library.history, match, analysis, TODAY - 1)


def asked(page: PracticePage, qtbot: QtBot) -> Decision:
    """The choice that lies on the table."""
    qtbot.waitUntil(lambda: page.asking.decision is not None)
    assert page.asked is not None
    return page.asked.decision


def answer(page: PracticePage, fits: Callable[[float], bool]) -> Action:
    assert page.asked is not None
    decision = page.asked.decision
    best = decision.best.values[decision.seat]
    action = next(one.action for one in decision.alternatives if fits(best - one.values[decision.seat]))
    assert page.scene is not None
    page.scene.chosen.emit(action)
    return action


def lying(page: PracticePage) -> dict[str, list[str]]:
    """What is seen of each zone."""
    assert page.scene is not None
    return {name: [piece.face for piece in zone.pieces] for name, zone in page.scene.shown.zones.items()}


def test_a_sitting_by_ear(page: PracticePage, library: Library, qtbot: QtBot) -> None:
    """What is asked and what an answer was worth is told; keys read the table; what does nothing says why."""
    said: list[str] = []
    page.announcer.announced.connect(lambda text, urgent: said.append(text))
    QAccessible.setActive(True)
    try:
        keep(library, "kasane")
        page.open()
        asked(page, qtbot)
        assert page.asked is not None
        assert page.scene is not None
        unit, scene = page.asked.unit, page.scene
        qtbot.waitUntil(lambda: any("What would you do now?" in text and scene.prompt() in text for text in said))
        for key, part in ((Qt.Key.Key_F3, "Row 1"), (Qt.Key.Key_F4, "Your hand")):
            QTest.keyClick(page.trial.solution, key)  # beside the table, too
            qtbot.waitUntil(lambda part=part: any(part in text for text in said))  # type: ignore[misc]
        scene.touched.emit("robe/0", 0)
        qtbot.waitUntil(lambda: scene.talk.told != "" and scene.talk.told.replace("\n", " ") in said[-1])
        answer(page, lambda loss: loss <= AS_GOOD[unit])
        qtbot.waitUntil(lambda: said[-1].startswith("Right!"))
        while page._number < len(page._cards):
            page.trial.next.click()
            if page._number < len(page._cards):
                asked(page, qtbot)
                page.trial.solution.click()
        qtbot.waitUntil(lambda: page.words.text() in said[-1])
    finally:
        QAccessible.setActive(False)


def card_of(library: Library, filed: Filed) -> Filed:
    return next(one for one in library.history.cards() if (one.match, one.card.at) == (filed.match, filed.card.at))


@pytest.mark.parametrize("game", GAMES)
def test_a_sitting_from_the_first_question_to_the_last(
    page: PracticePage, library: Library, qtbot: QtBot, game: str
) -> None:
    keep(library, game)
    page.open()
    decision = asked(page, qtbot)
    assert page.asked is not None
    assert page.scene is not None
    unit, first = page.asked.unit, page.asked.filed
    assert page.scene.asked == decision.seat == 0
    assert page.trial.question.text() == "What would you do now?"
    assert not page.trial.verdict.isVisible()
    assert not page.whole.isVisible()
    lay, said = lying(page), list[str]()
    page.announcer.say = lambda text, urgent=False: said.append(text)  # type: ignore[method-assign]
    answer(page, lambda loss: loss > AS_GOOD[unit])
    assert page.trial.verdict.text().startswith("Not the best.")
    assert len(said) == 1
    assert said[0].startswith(page.trial.verdict.text())
    assert lying(page) != lay  # one sees what it leads to
    assert page.scene.asked != 0
    qtbot.waitUntil(lambda: page.scene is not None and page.scene.asked == 0)
    assert lying(page) == lay
    answer(page, lambda loss: loss <= AS_GOOD[unit])
    assert page.trial.verdict.text().startswith("Right!")
    assert page.whole.isVisible()
    settle(library)
    noted = card_of(library, first).card
    assert (noted.asked, noted.known, noted.due) == (1, 0, TODAY + 1)  # the first answer counts
    page.trial.next.click()
    second = asked(page, qtbot)
    assert page.asked.filed != first
    answer(page, lambda loss: loss <= AS_GOOD[unit])
    settle(library)
    known = next(one.card for one in library.history.cards() if one.card.at == second.at)
    assert (known.asked, known.known, known.due) == (1, 1, TODAY + 3)
    page.trial.next.click()
    while page._number < len(page._cards):
        asked(page, qtbot)
        lay = lying(page)
        page.trial.solution.click()
        assert lying(page) != lay
        assert page.trial.verdict.text().startswith("Better:")
        page.trial.next.click()
        settle(library)
    assert page.words.text().startswith(f"1 of {len(page._cards)} right.")
    assert page.view.isHidden()


@pytest.mark.parametrize("game", GAMES)
def test_every_question_can_be_answered_at_the_table(
    page: PracticePage, library: Library, qtbot: QtBot, game: str
) -> None:
    """Whatever is offered is legal, and something is."""
    keep(library, game)
    page.open()
    while page._number < len(page._cards) or not page._cards:
        decision = asked(page, qtbot)
        assert page.asked is not None
        assert page.scene is not None
        hots = [item.hot for item in page.scene._hots.values() if item.live]
        offered = {hot.action for hot in hots if hot.action is not None}
        assert offered or any(hot.own for hot in hots)
        assert offered <= set(page.asked.match.view(decision.seat, decision.at).actions)
        page.trial.next.click()
        settle(library)
    assert page._answered == 0  # who goes on without an answer is asked again


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_alone(page: PracticePage, library: Library, qtbot: QtBot, game: str) -> None:
    """Tab goes to what can be done, Enter does it; the buttons beside the table are reached as well."""
    keep(library, game)
    page.open()
    asked(page, qtbot)
    assert page.scene is not None
    heard: list[str] = []
    page.announcer.say = lambda text, urgent=False: heard.append(text)  # type: ignore[method-assign]
    assert page.view.hasFocus()
    for _ in range(60):  # a choice may be put together out of several
        if page._noted:
            break
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
        focused = page.scene.focusItem()
        if isinstance(focused, HotItem) and (focused.hot.action is not None or focused.hot.own):
            QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page._noted
    assert heard == [page.trial.told]
    if page.trial.solution.isVisible():
        QTest.keyClick(page.trial.solution, Qt.Key.Key_Space)
    assert page.trial.next.hasFocus()
    number = page._number
    QTest.keyClick(page.trial.next, Qt.Key.Key_Return)
    assert page._number == number + 1
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert left


def test_keys_that_were_changed_are_heard_there(page: PracticePage, library: Library, qtbot: QtBot) -> None:
    page._preferences.keys["read_asked"] = "F9"
    keep(library, "kimono")
    page.open()
    asked(page, qtbot)
    assert page.scene is not None
    read: list[str] = []
    page.scene.spoken.connect(read.append)
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    assert read == [page.scene.prompt()]


def test_what_lies_on_the_table_is_what_was_known_then(page: PracticePage, library: Library, qtbot: QtBot) -> None:
    keep(library, "rainbow")
    page.open()
    decision = asked(page, qtbot)
    assert page._shown is not None
    assert page._shown.cursor == decision.at
    assert page._shown.outcome() is None
    assert len(page._shown.steps) == decision.at  # nothing of what came later is there to be looked at
    assert not [face for face in lying(page)[f"hand/{decision.seat}"] if face.endswith("/back")]  # one's own is seen


def test_in_a_game_of_memory_one_sees_first_what_is_to_be_remembered(
    page: PracticePage, library: Library, qtbot: QtBot
) -> None:
    game = next(game for game, box in BOXES.items() if box.of_memory)
    keep(library, game)
    seen: list[int] = []
    shown = page._show

    def note(*, moving: bool) -> None:
        assert page._shown is not None
        seen.append(page._shown.cursor)
        shown(moving=moving)

    page._show = note  # type: ignore[method-assign]
    page.open()
    decision = asked(page, qtbot)
    first = max(0, decision.at - practice_page.RUN_UP)
    assert seen == list(range(first, decision.at + 1))


def test_the_keys_that_are_set_are_heard_there_too(page: PracticePage, library: Library, qtbot: QtBot) -> None:
    keep(library, "rainbow")
    page._preferences.keys = {"read_asked": "F9"}
    page.open()
    asked(page, qtbot)
    assert page.scene is not None
    said: list[str] = []
    page.scene.spoken.connect(said.append)
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    assert said == [page.scene.prompt()] != [""]
    QTest.keyClick(page.view, Qt.Key.Key_F2)  # not any more
    assert len(said) == 1
    page._preferences.keys = {}
    page.apply_preferences()
    QTest.keyClick(page.view, Qt.Key.Key_F2)
    assert said == 2 * [page.scene.prompt()]


def test_days_pass_and_what_was_known_comes_later(page: PracticePage, library: Library, qtbot: QtBot, day: Day) -> None:
    keep(library, "kimono")
    counted: list[int] = []
    page.book.counted.connect(counted.append)

    def count() -> int:
        page.book.count()
        settle(library)
        return counted[-1]

    due = count()
    assert due > 0
    page.open()
    asked(page, qtbot)
    while page._number < len(page._cards):
        decision = asked(page, qtbot)
        answer(page, lambda loss: loss == 0)
        page.trial.next.click()
        settle(library)
        assert decision
    assert count() == 0
    day.today += 1
    assert count() == 0
    day.today += 2
    assert count() == due
    day.today -= 3
    page.open()
    settle(library)
    comes = QLocale().toString(QDate(1, 1, 1).addDays(day.today + 3 - 1), QLocale.FormatType.ShortFormat)
    assert f"Nothing is due today. The next one comes on {comes}." in page.words.text()
    page.ahead.click()  # whoever wants to, may
    asked(page, qtbot)


def test_who_skips_all_is_told_so(page: PracticePage, library: Library, qtbot: QtBot) -> None:
    """And not that nothing is due, or a day that has passed."""
    keep(library, "kasane")
    page.open()
    while page._number < len(page._cards) or not page._cards:
        asked(page, qtbot)
        page.trial.next.click()
        settle(library)
    assert page.words.text() == "Nothing was answered. What you skipped is asked again next time."
    assert page.ahead.isVisible()


def test_who_skips_some_is_told_that_they_come_again(page: PracticePage, library: Library, qtbot: QtBot) -> None:
    keep(library, "kasane")
    page.open()
    asked(page, qtbot)
    answer(page, lambda loss: loss == 0)
    assert len(page._cards) > 1
    while page._number < len(page._cards):
        page.trial.next.click()
        settle(library)
    assert page.words.text() == (
        "1 of 1 right. What you missed comes again tomorrow, the rest later. What you skipped is asked again next time."
    )


def test_an_empty_book_says_what_will_be_in_it(page: PracticePage, library: Library) -> None:
    page.open()
    settle(library)
    assert page.words.text().startswith("Nothing is here yet.")
    assert not page.ahead.isVisible()
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    QTest.keyClick(page, Qt.Key.Key_Escape)
    page.done.click()
    assert left == [True, True]


def test_a_match_that_is_gone_is_passed_over(page: PracticePage, library: Library, qtbot: QtBot) -> None:
    keep(library, "kimono", "kasane")
    page.open()
    asked(page, qtbot)
    library.history.delete([one.match for one in page._cards])
    page.trial.next.click()
    settle(library)
    qtbot.waitUntil(lambda: page._number >= len(page._cards))
    assert page.asked is None


def test_what_cannot_be_read_any_more_is_found_out_anew(page: PracticePage, library: Library, qtbot: QtBot) -> None:
    """Damaged, or found out by an earlier version: nobody is told that something is due which is never asked."""
    keep(library, "kimono")
    lost: list[bool] = []
    page.book.lost.connect(lambda: lost.append(True))
    counted: list[int] = []
    page.book.counted.connect(counted.append)
    match, _ = looked_back_at("kimono")
    library.history.keep_review(match, b'{"version": 1, "curve": "oops"}')
    page.open()
    qtbot.waitUntil(lambda: bool(page._cards) and page._number >= len(page._cards))
    assert lost
    assert library.history.not_summed_up(VERSION) is not None
    page.book.count()
    settle(library)
    assert counted == [0]


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_language_may_change_meanwhile(page: PracticePage, library: Library, qtbot: QtBot, name: str) -> None:
    keep(library, "kimono")
    page.open()
    asked(page, qtbot)
    language.install(name)
    qtbot.waitUntil(lambda: (page.trial.question.text() == "What would you do now?") == (name == "en"))


def test_a_verdict_changes_its_language_and_nothing_else(
    page: PracticePage, library: Library, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has given a wrong answer is not led to the right one by it; what it led to stays on the table."""
    monkeypatch.setattr(asking, "CONSEQUENCE", 60_000)
    keep(library, "kasane")
    page.open()
    asked(page, qtbot)
    assert page.asked is not None
    unit, trial = page.asked.unit, page.trial
    answer(page, lambda loss: loss > AS_GOOD[unit])
    before, lay = [line.text() for line in (trial.question, trial.verdict, trial.why)], lying(page)
    language.install("fr")
    page.apply_preferences()
    qtbot.waitUntil(lambda: trial.question.text() != before[0])
    for line, text in zip((trial.question, trial.verdict, trial.why), before, strict=True):
        assert line.text() not in ("", text)
    assert lying(page) == lay
    assert page.whole.isHidden()
    trial.solution.click()
    assert page.whole.isVisible()
    said = trial.verdict.text()
    language.install("ja")
    qtbot.waitUntil(lambda: trial.verdict.text() != said)
    assert page.whole.isVisible()


def test_who_watches_has_the_keyboard_at_the_table(page: PracticePage, library: Library, qtbot: QtBot) -> None:
    """Enter does not tell the answer of what has not been asked yet."""
    game = next(game for game, box in BOXES.items() if box.of_memory)
    keep(library, game)
    page.activateWindow()
    page._running.setInterval(60_000)
    for _ in range(2):  # the second time from the book itself, out of which nothing lies on the table for a moment
        page.open()
        qtbot.waitUntil(lambda: page.asked is not None)
        assert page.view.hasFocus()


def test_one_can_look_back_at_the_whole_match(page: PracticePage, library: Library, qtbot: QtBot) -> None:
    keep(library, "kimono")
    wanted: list[tuple[object, int]] = []
    page.looked.connect(lambda match, at: wanted.append((match, at)))
    page.open()
    decision = asked(page, qtbot)
    page.trial.solution.click()
    page.whole.click()
    assert [at for _, at in wanted] == [decision.at]


def test_the_lobby_says_how_many_are_due_and_leads_to_them(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No number where nothing is due, and none for who does not want the book."""
    sitting = Sitting(tmp_path, Preferences(speed=0.0, curtain=False, language="en", theme="light"))
    window, library = sitting.window, sitting.window.past._library
    try:
        window.fill_book()
        settle(library)
        assert not window.lobby.findChildren(DueButton)
        keep(library, "kimono")
        monkeypatch.setattr(window.past.book, "_day", lambda: TODAY)
        window.show_lobby()
        settle(library)
        button = window.lobby.due_button
        assert isinstance(button, DueButton)
        assert button.isVisible()
        assert button.number == sum(not one.card.good for one in library.history.cards())
        assert str(button.number) in button.label
        assert not button.geometry().intersects(window.lobby.history_button.geometry())
        qtbot.waitUntil(lambda: not window.lobby._waiting)
        window.lobby.set_due(12345)
        assert not window.lobby._waiting  # no picture of a game is painted anew for it
        assert "12345" in button.label
        assert not button.geometry().intersects(window.lobby.history_button.geometry())
        button.click()
        settle(library)
        assert window.past.practice.isVisible()
        assert window.past.practice.asked is not None
        window.past.practice.trial.solution.click()
        window.past.practice.whole.click()
        assert window.past.replay.isVisible()
        assert window.past.replay.review.isVisible()
        window.past.replay.bar.back.click()
        settle(library)
        assert window.past.practice.isVisible()
        window.past.practice.left.emit()
        settle(library)
        assert button.number == sum(not one.card.good and one.card.due <= TODAY for one in library.history.cards())
        window._preferences.book = False
        window.show_lobby()
        settle(library)
        assert not button.isVisible()
        library.history.delete([one.match for one in library.history.cards()])
        window._preferences.book = True
        window.show_lobby()
        settle(library)
        assert not button.isVisible()
    finally:
        window.close()


def test_in_another_light_all_words_still_have_room(qtbot: QtBot, tmp_path: Path) -> None:
    """The light is that of the whole program, and for a moment texts have the type that all others have."""
    sitting = Sitting(tmp_path, Preferences(speed=0.0, curtain=False, language="fr", theme="light"))
    window, page = sitting.window, sitting.window.past.practice
    try:
        window.resize(1910, 1030)
        window.apply_preferences()
        window.show_practice()
        settle(window.past._library)
        for theme in ("dark", "light"):
            sitting.preferences.theme = theme
            window.apply_preferences()
            QTest.qWait(1)
            assert page.words.text()
            assert page.words.height() >= page.words.heightForWidth(page.words.width())
    finally:
        window.close()
        language.install("en")
