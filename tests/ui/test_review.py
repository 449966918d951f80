"""Looking back in the window: the panel says what was found, leads to it, and asks again."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache, partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kasane_desktop.analyst.analysis import AS_GOOD, Analysis, Decision, write_analysis
from kasane_desktop.analyst.analyst import Analyst
from kasane_desktop.analyst.words import rounds
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Action
from kasane_desktop.match.history import History
from kasane_desktop.match.match import HUMAN, Match, Sitter
from kasane_desktop.scene.hot import HotItem
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.ui.keeping.library import Library
from kasane_desktop.ui.playing.beside import NARROWEST_TABLE
from kasane_desktop.ui.replay import Reel, ReplayPage
from kasane_desktop.ui.review import LookingBack, asking
from kasane_desktop.ui.review import looking as looking_module
from kasane_desktop.ui.review.panel import TurningPoint
from kasane_desktop.ui.review.verdict import solution
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, Preferences
from tests.analysing import analyse
from tests.matches import Setting, random_match

GAMES = ("kasane", "kimono", "rainbow", "kaleido", "kabuki")


@lru_cache(maxsize=8)
def looked_back_at(game: str) -> tuple[Match, Analysis]:
    """A match of which the first player is me; who does anything makes mistakes."""
    match = random_match(Setting(CATALOGUE[game], 3), 4)
    match.sitters = (Sitter("", HUMAN), Sitter("Aoi", "child", {"level": "child"}), Sitter("Ren", "child", {}))
    return match, analyse(match, effort=2000)


@pytest.fixture
def page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[ReplayPage]:
    monkeypatch.setattr(asking, "CONSEQUENCE", 1)
    opened = ReplayPage(Preferences(speed=0.0, curtain=False, language="en", theme="light"))
    monkeypatch.setattr(opened.looking, "begin", lambda match, own: None)
    qtbot.addWidget(opened)
    opened.resize(1280, 800)
    with qtbot.waitExposed(opened):
        opened.show()
    yield opened
    opened.close_match()
    language.install("en")


def worst_of(analysis: Analysis) -> Decision:
    """What is called a mistake and lost most: what may be chance is no turning point, however much it seems to lose."""
    return max((one for one in analysis.decisions if one.grade(analysis.unit)), key=lambda decision: decision.loss)


def review(page: ReplayPage, game: str) -> tuple[Match, Analysis]:
    match, analysis = looked_back_at(game)
    page.open(Reel(match), 0)
    page.bar.review.click()
    page.review.show_analysis(analysis)
    page.review.show_progress(1, 1)
    return match, analysis


def rows(page: ReplayPage) -> list[TurningPoint]:
    return [row for row in page.review.findChildren(TurningPoint) if not row.isHidden()]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_found_is_said_and_leads_there(page: ReplayPage, game: str) -> None:
    match, analysis = review(page, game)
    panel = page.review
    assert panel.isVisible()
    assert page.log.isHidden()
    assert panel.words.text()
    assert len(panel.bars.lines()) == 3
    shown = rows(page)
    assert shown
    worst = worst_of(analysis)
    row = next(row for row in shown if row.accessibleName().startswith(f"{worst.at + 1} · "))
    row.click()
    assert page.reel is not None
    assert page.reel.at == worst.at
    QTest.keyClick(panel.curve, Qt.Key.Key_Right)
    assert page.reel.at == worst.at + 1
    QTest.keyClick(panel.curve, Qt.Key.Key_End)
    assert page.reel.at == match.cursor
    middle = QPoint(round(panel.curve.across(match.cursor // 2)), panel.curve.height() // 2)
    QTest.mouseClick(panel.curve, Qt.MouseButton.LeftButton, pos=middle)
    assert page.reel.at == match.cursor // 2
    assert str(page.reel.at) in panel.curve.accessibleDescription()


def test_who_reads_what_was_found_stays_there_while_more_is_found(page: ReplayPage) -> None:
    _, analysis = review(page, "kasane")
    page.activateWindow()
    row = rows(page)[1]
    row.setFocus()
    page.review.show_analysis(analysis)
    now = page.focusWidget()
    assert now is not row
    assert now in rows(page)
    assert now.accessibleName() == row.accessibleName()


@pytest.mark.parametrize("game", GAMES)
def test_one_can_play_on_from_a_turning_point(page: ReplayPage, game: str) -> None:
    _, analysis = review(page, game)
    branched: list[tuple[int, int]] = []
    page.branched.connect(lambda reel, seat: branched.append((reel.at, seat)))
    assert page.review.play_on.isHidden()
    worst = worst_of(analysis)
    row = next(row for row in rows(page) if row.accessibleName().startswith(f"{worst.at + 1} · "))
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Return)
    assert page.review.play_on.isVisible()
    QTest.keyClick(row, Qt.Key.Key_Tab)
    assert page.review.play_on.hasFocus()
    QTest.mouseClick(page.review.play_on, Qt.MouseButton.LeftButton)
    assert branched == [(worst.at, 0)]


def test_mistakes_are_tried_again_by_ear(page: ReplayPage, qtbot: QtBot) -> None:
    said: list[str] = []
    page.announcer.announced.connect(lambda text, urgent: said.append(text))
    QAccessible.setActive(True)
    try:
        review(page, "kasane")
        page.review.again.click()
        assert page.scene is not None
        question, prompt = page.review.trial.question.text(), page.scene.prompt()
        assert prompt
        qtbot.waitUntil(lambda: any(question in text and prompt in text for text in said))
        QTest.keyClick(page.review.trial.solution, Qt.Key.Key_F3)
        qtbot.waitUntil(lambda: "Row 1" in said[-1])
        page.review.trial.solution.click()
        qtbot.waitUntil(lambda: said[-1].startswith("Better:"))
    finally:
        QAccessible.setActive(False)


def test_values_beside_the_curve_have_room_in_large_texts(page: ReplayPage) -> None:
    review(page, "kasane")
    curve = page.review.curve
    for text in (1.0, 1.5):
        curve.restyle(Look(theme(False), 0.7, 1.0, text))
        metrics = QFontMetricsF(curve._font)
        widest = max(metrics.horizontalAdvance(curve._value(value)) for value in curve._marks)
        assert widest <= curve.area.x()


def test_the_curve_says_what_it_shows(page: ReplayPage) -> None:
    match, analysis = review(page, "kimono")
    winner = analysis.curve[-1].index(max(analysis.curve[-1]))
    names = ["You", "Aoi", "Ren"]
    assert f"{names[winner]} {analysis.curve[-1][winner] * 100:.0f} %" in page.review.curve.told(match.cursor)
    for name in names:
        assert f"{name} 33 %" in page.review.curve.told(0)


def test_rounds_are_marked_and_told(page: ReplayPage) -> None:
    match, _ = review(page, "kabuki")
    marked = rounds(match)
    assert len(marked) == 3
    for begun, number in marked:
        assert page.review.curve.told(begun).startswith(f"Round {number}, after step {begun}: ")
    review(page, "kaleido")
    assert page.review.curve.told(7).startswith("After step 7: ")


@pytest.mark.parametrize("size", [(1014, 600), (1440, 900)])
def test_beside_the_panel_the_table_is_whole(page: ReplayPage, size: tuple[int, int]) -> None:
    """Tables are not made for less than a small window: in less room one is seen smaller, and can be clicked there."""
    page.resize(*size)
    review(page, "kaleido")
    assert page.scene is not None
    assert page.scene.sceneRect().width() >= NARROWEST_TABLE
    seen = page.view.mapFromScene(page.scene.sceneRect()).boundingRect()
    assert abs(seen.width() - page.view.width()) <= 1
    assert abs(seen.height() - page.view.height()) <= 1
    values = QFontMetricsF(page.review.curve.look.sans(12))
    assert page.review.curve.area.x() > values.horizontalAdvance("100 %")  # what is written beside it has its room
    page.show_review(False)
    assert page.view.transform().isIdentity() == (size[1] > 600)  # a small window has too little room even then


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_language_may_change_meanwhile(page: ReplayPage, qtbot: QtBot, name: str) -> None:
    review(page, "kasane")
    before = page.review.words.text()
    language.install(name)
    qtbot.waitUntil(lambda: (page.review.words.text() == before) == (name == "en"))
    assert rows(page)


def answer(page: ReplayPage, decision: Decision, fits: Callable[[float], bool]) -> Action:
    """Click on something whose loss is like that, if the scene offers it."""
    assert page.scene is not None
    seat = decision.seat
    for one in decision.alternatives:
        if fits(decision.best.values[seat] - one.values[seat]):
            page.scene.chosen.emit(one.action)
            return one.action
    raise AssertionError("no such answer")


def seen(page: ReplayPage) -> object:
    """What lies where."""
    assert page.scene is not None
    return {zone.id: [(piece.face, piece.action) for piece in zone.pieces] for zone in page.scene.shown.zones.values()}


def asked(page: ReplayPage) -> int | None:
    return page.scene.asked if page.scene is not None else None


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_can_be_tried_again(page: ReplayPage, qtbot: QtBot, game: str) -> None:
    _, analysis = review(page, game)
    panel = page.review
    first = panel.mistakes[0]
    assert panel.again.isVisible()
    panel.again.click()
    assert page.reel is not None
    assert page.reel.at == first.at
    assert asked(page) == first.seat == 0
    assert not rows(page)
    assert not panel.curve.isVisible()
    assert not panel.trial.verdict.isVisible()
    table = seen(page)
    answer(page, first, lambda loss: loss > AS_GOOD[analysis.unit])
    assert panel.trial.verdict.text().startswith("Not the best.")
    assert seen(page) != table
    qtbot.waitUntil(lambda: asked(page) == 0)
    assert seen(page) == table
    answer(page, first, lambda loss: loss <= AS_GOOD[analysis.unit])
    assert panel.trial.verdict.text().startswith("Right!")
    assert asked(page) is None
    panel.trial.next.click()
    if len(panel.mistakes) > 1:
        assert page.reel.at == panel.mistakes[1].at
        panel.trial.solution.click()
        assert panel.trial.verdict.text().startswith("Better:")
        panel.trial.stop.click()
    assert panel.curve.isVisible()
    assert asked(page) is None
    assert page.bar.isEnabled()


def test_what_is_found_out_meanwhile_does_not_change_what_is_asked(page: ReplayPage) -> None:
    """Another mistake may come before the one that lies on the table, or be none any more."""
    _, analysis = review(page, "kabuki")
    panel = page.review
    first, second, *_ = panel.mistakes
    panel.again.click()
    others = tuple(one for one in analysis.decisions if one != first)
    panel.show_analysis(replace(analysis, decisions=others))
    panel.trial.solution.click()
    assert panel.trial.verdict.text() == solution(page.reel.whole, first).text  # type: ignore[union-attr]
    panel.trial.next.click()
    assert page.asking.decision == second


def test_a_solution_stays_even_right_after_a_wrong_answer(page: ReplayPage, qtbot: QtBot) -> None:
    """The question that was to stand again in a moment does not take it away, and the next one does."""
    _, analysis = review(page, "kabuki")
    panel = page.review
    first, second, *_ = panel.mistakes
    panel.again.click()
    asked_about = seen(page)
    answer(page, first, lambda loss: loss > AS_GOOD[analysis.unit])
    panel.trial.solution.click()
    solved = seen(page)
    assert solved != asked_about
    qtbot.wait(20)
    assert seen(page) == solved
    assert asked(page) is None
    panel.trial.next.click()
    next_one = seen(page)
    panel.stop_trying()
    assert page.reel is not None
    assert page.reel.at == second.at
    assert seen(page) == next_one != solved


def test_what_came_of_it_is_not_seen_while_one_is_asked(page: ReplayPage) -> None:
    """No key goes on along the match, and no icon shows the log of it."""
    review(page, "kasane")
    assert page.reel is not None
    assert page.scene is not None
    page.review.again.click()
    at = page.review.mistakes[0].at
    for widget, key, held in (
        (page.view, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
        (page.view, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier),
    ):
        QTest.keyClick(widget, key, held)
        assert not page.playing
        assert page.reel.at == at
    assert "log" in page.scene._corner._off
    page.review.stop_trying()
    assert "log" not in page.scene._corner._off
    page.play(True)
    assert page.playing


def test_esc_leads_from_a_question_to_where_it_was_asked(page: ReplayPage) -> None:
    review(page, "kasane")
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    page.activateWindow()
    page.review.again.click()
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.review.curve.isVisible()
    assert page.review.again.hasFocus()
    assert not left
    QTest.keyClick(page.review.again, Qt.Key.Key_Escape)
    assert left


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_log_comes_in_place_of_what_was_found(page: ReplayPage, size: tuple[int, int]) -> None:
    """By the button that says so and by the icon of the table, wherever there is room for it."""
    page.resize(*size)
    review(page, "kasane")
    assert page.scene is not None
    for hide in (page.bar.review.click, page.scene.log_requested.emit):
        assert page.log.isHidden()
        hide()
        assert page.review.isHidden()
        assert page.log.isVisible()
        page.bar.review.click()
        assert page.review.isVisible()


@pytest.mark.parametrize("solve", [False, True])
def test_a_verdict_is_told_in_the_language_that_is_spoken(
    page: ReplayPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, solve: bool
) -> None:
    """All that is read of it changes, what it led to stays on the table."""
    monkeypatch.setattr(asking, "CONSEQUENCE", 60_000)
    _, analysis = review(page, "kasane")
    panel, trial = page.review, page.review.trial
    panel.again.click()
    answer(page, panel.mistakes[0], lambda loss: loss > AS_GOOD[analysis.unit])
    if solve:
        trial.solution.click()
    before, lay = [line.text() for line in (trial.question, trial.verdict, trial.why)], seen(page)
    language.install("fr")
    page.apply_preferences()
    qtbot.waitUntil(lambda: trial.question.text() != before[0])
    for line, text in zip((trial.question, trial.verdict, trial.why), before, strict=True):
        assert line.text() not in ("", text)
    assert seen(page) == lay
    assert trial.solution.isVisible() != solve


def test_a_failure_is_told_in_another_language_too(page: ReplayPage, qtbot: QtBot) -> None:
    match, _ = looked_back_at("kasane")
    page.open(Reel(match), 0)
    page.bar.review.click()
    page.looking.failed.emit("why")
    said = page.review.note.text()
    language.install("fr")
    qtbot.waitUntil(lambda: page.review.note.text() != said)
    assert "…" not in page.review.note.text()
    assert page.review.note.isVisible()
    page.open(Reel(looked_back_at("kimono")[0]), 0)
    page.bar.review.click()
    assert "…" in page.review.note.text()


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_can_be_tried_again_by_keys_alone(page: ReplayPage, game: str) -> None:
    review(page, game)
    panel, scene = page.review, page.scene
    assert scene is not None
    heard: list[str] = []
    page.announcer.say = lambda text, urgent=False: heard.append(text)  # type: ignore[method-assign]
    panel.again.setFocus()
    QTest.keyClick(panel.again, Qt.Key.Key_Return)
    assert page.view.hasFocus()
    for _ in range(60):  # a choice may be put together out of several
        if panel.trial.verdict.isVisible():
            break
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
        focused = scene.focusItem()
        if isinstance(focused, HotItem) and (focused.hot.action is not None or focused.hot.own):
            QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert heard[-1] == panel.trial.told
    if panel.trial.solution.isVisible():
        QTest.keyClick(panel.trial.solution, Qt.Key.Key_Space)
        assert heard[-1] == panel.trial.told
    assert panel.trial.next.hasFocus()
    QTest.keyClick(panel.trial.stop, Qt.Key.Key_Return)
    assert panel.curve.isVisible()


def test_what_may_be_clicked_is_offered(page: ReplayPage) -> None:
    """By the hand, at the table itself."""
    review(page, "kimono")
    assert page.scene is not None
    assert not [item for item in page.scene._hots.values() if item.live and item.hot.action]
    page.review.again.click()
    offered = {item.hot.action for item in page.scene._hots.values() if item.live and item.hot.action}
    decision = page.review.mistakes[0]
    assert page.reel is not None
    assert offered
    assert offered <= set(page.reel.whole.view(0, decision.at).actions)


def test_a_report_tells_what_was_found(page: ReplayPage) -> None:
    _, analysis = review(page, "kimono")
    assert page.reel is not None
    assert page.found(page.reel.shown) == write_analysis(analysis)
    assert page.found(None) is None
    assert page.found(looked_back_at("kasane")[0]) is None


def test_nothing_is_looked_back_at_before_the_end(page: ReplayPage) -> None:
    """It would tell what is covered."""
    match, _ = looked_back_at("kabuki")
    page.open(Reel(match.branch(40)), 0)
    assert page.bar.review.isHidden()
    page.open(Reel(match), 0)
    assert not page.bar.review.isHidden()


# -- kept with the match ------------------------------------------------------------------------------


def test_what_was_found_is_kept_and_what_is_damaged_is_found_anew(
    qtbot: QtBot, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, analysis = looked_back_at("kimono")
    history: History = library.history
    history.add(match, b"")
    begun: list[str] = []
    looking = LookingBack()
    looking.keep_in(library)
    monkeypatch.setattr(looking, "_think", lambda: begun.append("thinking"))
    looking.begin(match, 0)
    qtbot.waitUntil(lambda: begun == ["thinking"])  # nothing is known yet
    looking._keep(analysis)
    qtbot.waitUntil(lambda: library.resting)
    found: list[Analysis] = []
    looking.known.connect(lambda one, rough: found.append(one))
    looking.begin(match, 0)
    qtbot.waitUntil(lambda: len(found) == 1)
    assert write_analysis(found[0]) == write_analysis(analysis)
    assert begun == ["thinking"]
    history.keep_review(match, json.dumps({"version": 1, "curve": "oops"}).encode())
    looking.begin(match, 0)
    qtbot.waitUntil(lambda: begun == ["thinking", "thinking"])
    assert len(found) == 1


def test_what_is_found_of_another_match_is_not_shown(
    qtbot: QtBot, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever goes on to the next match while the first is looked up sees nothing of it there."""
    looking = LookingBack()
    looking.keep_in(library)
    monkeypatch.setattr(looking, "_think", lambda: None)
    matches = [looked_back_at(game) for game in ("kimono", "kasane")]
    for match, analysis in matches:
        library.history.add(match, b"")
        library.history.keep_review(match, json.dumps(write_analysis(analysis)).encode())
    found: list[Analysis] = []
    looking.known.connect(lambda one, rough: found.append(one))
    answers: list[Callable[[], object]] = []
    monkeypatch.setattr(library, "ask", lambda subject, work, then: answers.append(lambda: then(work(library.history))))
    for match, _ in matches:
        looking.begin(match, 0)
    late, wanted = answers
    wanted()
    late()
    assert [one.game for one in found] == ["kasane"]


def test_it_goes_with_its_match(library: Library) -> None:
    match, _ = looked_back_at("kimono")
    number = library.history.add(match, b"")
    library.history.keep_review(match, b"found")
    assert library.history.review(match) == b"found"
    library.history.delete([number])
    assert library.history.review(match) == b""
    library.history.keep_review(match, b"found")  # not kept here any more
    assert library.history.review(match) == b""


def test_to_leave_is_to_stop(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves waits neither for the thread nor for its processes, and hears nothing more of it."""
    match, _ = looked_back_at("kimono")
    looking = LookingBack()
    heard: list[object] = []
    looking.known.connect(lambda one, rough: heard.append(one))
    monkeypatch.setattr(looking_module, "Analyst", partial(Analyst, effort=10**8))
    looking.begin(match, 0)
    assert looking.busy
    looking.stop()
    assert [thread.name for thread in threading.enumerate() if thread.name == "analyst"] == []
    qtbot.wait(50)
    assert not heard
