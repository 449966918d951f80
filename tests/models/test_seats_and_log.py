"""Seats and log under Qt's own tester, through steps, undo and another language."""

from __future__ import annotations

import re
from random import Random

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core import fact
from kasane_desktop.core.game import PUBLIC
from kasane_desktop.match.speech import say_all, source_text
from kasane_desktop.models.log_model import LogModel, LogRole
from kasane_desktop.models.seats_model import SeatRole, SeatsModel
from tests.matches import Setting, plain_settings, random_match

SETTINGS = [pytest.param(setting, id=str(setting)) for setting in plain_settings()]


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_log_tells_the_events_of_the_steps_that_stand(qtbot: QtBot, setting: Setting) -> None:
    match, rng = random_match(setting, 2), Random(f"log {setting}")
    log = LogModel(source_text)
    tester = QAbstractItemModelTester(log, QAbstractItemModelTester.FailureReportingMode.Warning)
    log.open(match)
    names = [sitter.name for sitter in match.sitters]
    for _ in range(25):
        match.undo(rng.randint(match.irrevocable, match.cursor))
        if rng.random() < 0.5:
            match.redo(rng.randint(match.cursor, len(match.steps)))
        elif match.to_act() and not match.deal():
            seat = rng.choice(match.to_act())
            match.play(seat, rng.choice(match.actions(seat)))
        log.update()
        told = [log.index(row).data() for row in range(log.rowCount())]
        steps = [(at, event) for at in range(match.cursor) for event in match.events(at)]
        events = [say_all(match.recall(at, event), names) for at, event in steps]
        assert told[: len(events)] == events
        assert bool(told[len(events) :]) <= (not match.to_act())  # the end has lines of its own
        if told:
            assert log.index(log.rowCount() - 1).data(LogRole.STEP) <= match.cursor
    assert tester.model() is log


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_log_ends_with_the_points_that_the_end_brings(qtbot: QtBot, setting: Setting) -> None:
    match = random_match(setting, 2)
    log = LogModel(source_text)
    log.open(match)
    outcome = match.outcome()
    assert outcome is not None
    rows = [log.index(row) for row in range(log.rowCount())]
    ends = [(row.data(LogRole.SEAT), row.data()) for row in rows if row.data().startswith("At the end ")]
    scoring = match.game.scoring(match.view(PUBLIC))
    due = [(seat, line.points) for seat, lines in enumerate(scoring) for line in lines if line.final and line.points]
    assert [seat for seat, _ in ends] == [seat for seat, _ in due]
    for (seat, text), (_, points) in zip(ends, due, strict=True):
        assert match.sitters[seat].name in text
        assert re.search(rf"(?<!\d){points}(?!\d)", text)
    if match.irrevocable == match.cursor:
        return
    match.undo(match.cursor - 1)
    log.update()
    assert not any(log.index(row).data().startswith("At the end ") for row in range(log.rowCount()))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_prizes_of_rainbow_fade_from_the_log_and_come_back_at_the_end(qtbot: QtBot, seats: int) -> None:
    """Whatever a row is asked for, while the match goes on; unless the aid of a perfect memory is on."""
    whole = random_match(Setting(CATALOGUE["rainbow"], seats), 3)
    match, log = whole.branch(2), LogModel(source_text)
    names = [sitter.name for sitter in match.sitters]
    log.open(match)
    changed = []
    log.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    for step in whole.steps[2:]:
        match.play(step.seat, step.action)
        log.update()
        rows = [log.index(row) for row in range(log.rowCount())]
        facts = match.table(PUBLIC).facts
        # what was taken in the round before has just been seen, until it is chosen again
        seen = facts[fact.ROUND] - (facts[fact.PHASE] != "choose")
        abouts = [int(str(match.table(PUBLIC, row.data(LogRole.STEP) - 1).facts[fact.ROUND])) for row in rows]
        past = [row for row, about in zip(rows, abouts, strict=True) if max(1, about) < seen and match.to_act()]
        told = [row.data() for row in past]
        assert not any(re.search(r"took (a )?\d|(prizes|game): \d.*\u00b7", text) for text in told)
        if match.to_act():
            log.tells_all = True
            log.update()
            assert [row.data() for row in rows] == [
                say_all(event, names) for at in range(match.cursor) for event in match.events(at)
            ]
            log.tells_all = False
            log.update()
    assert len(changed) > 4
    assert any(re.search(r"took (a )?\d", row.data()) for row in rows)


def test_the_log_speaks_another_language_when_asked_anew(qtbot: QtBot) -> None:
    words = {"up": False}
    log = LogModel(lambda context, source: f"« {source} »" if words["up"] else source)
    match = random_match(next(iter(plain_settings())), 1)
    log.open(match)
    before = log.index(0).data()
    words["up"] = True
    with qtbot.waitSignal(log.dataChanged):
        log.retranslate()
    assert log.index(0).data() != before


def test_who_only_listens_knows_how_the_seats_stand(qtbot: QtBot) -> None:
    setting = next(iter(plain_settings()))
    match = random_match(setting, 3)
    seats = SeatsModel()
    tester = QAbstractItemModelTester(seats, QAbstractItemModelTester.FailureReportingMode.Warning)
    seats.seat(match.sitters)
    known: list[object] = [{} for _ in match.sitters]
    told = 0

    def hear(first: QModelIndex, last: QModelIndex) -> None:
        nonlocal told
        for row in range(first.row(), last.row() + 1):
            known[row] = seats.data(seats.index(row), SeatRole.FACTS)
            told += 1

    seats.dataChanged.connect(hear)
    for at in range(match.cursor + 1):
        facts = match.table(0, at).seats
        differing = sum(old != new for old, new in zip(known, facts, strict=True))
        told = 0
        seats.show(facts)
        assert known == list(facts)
        assert told == differing
    assert [seats.index(row).data() for row in range(seats.rowCount())] == [sitter.name for sitter in match.sitters]
    assert tester.model() is seats
