"""What the panel of a look back shows and does, of something that was found out by hand: no search is needed for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.analyst.analysis import Analysis, Chance, Decision
from kasane_desktop.analyst.words import advised, told
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE
from kasane_desktop.match.match import HUMAN, Match, Sitter
from kasane_desktop.match.speech import names_of
from kasane_desktop.players.judge import Unit, Worth
from kasane_desktop.scene.sitters import paints
from kasane_desktop.ui.review import balance, curve
from kasane_desktop.ui.review.panel import ReviewPanel, TurningPoint
from kasane_desktop.ui.settings.language import translate
from tests.matches import Setting, random_match

LOSSES = (0.12, 0.3, 0.07)
"""Of my mistakes, as they came: the worst is not the first."""


def found() -> tuple[Match, Analysis]:
    """A match in which I sink from bad to worse, Aoi wins, and chance was hardest on Aoi."""
    match = random_match(Setting(CATALOGUE["kimono"], 3), 4)
    match.sitters = (Sitter("", HUMAN), Sitter("Aoi", "child", {"level": "child"}), Sitter("Ren", "child", {}))
    mine = [at for at, step in enumerate(match.steps) if step.seat == 0 and len(match.view(0, at).actions) > 1]
    decisions = []
    for at, loss in zip(mine[2:], LOSSES, strict=False):
        chosen = match.steps[at].action
        best = next(action for action in match.view(0, at).actions if action != chosen)
        worths = Worth(best, (0.6, 0.2, 0.2)), Worth(chosen, (0.6 - loss, 0.2 + loss, 0.2))
        decisions.append(Decision(at, 0, chosen, worths))
    dealt = next(at for at, step in enumerate(match.steps) if step.seat == CHANCE)
    last = match.cursor
    values = tuple((1 / 3 - at / last / 3, 1 / 3 + at / last * 2 / 3, 1 / 3 - at / last / 3) for at in range(last + 1))
    luck = (Chance(dealt, (0.05, -0.2, 0.15)),)
    return match, Analysis("kimono", Unit.CHANCE, values, tuple(decisions), luck)


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[ReviewPanel]:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(520, 900)
    shown = ReviewPanel(host)
    shown.resize(host.size())
    match, analysis = found()
    shown.open(match, 0, paints(match.game, match.sitters))
    shown.show_analysis(analysis)
    with qtbot.waitExposed(host):
        host.show()
    yield shown
    host.close()


def test_keys_go_through_the_curve_step_by_step(panel: ReviewPanel) -> None:
    assert panel.match is not None
    last = panel.match.cursor
    picked: list[int] = []
    panel.picked.connect(picked.append)
    panel.mark(5)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
        QTest.keyClick(panel.curve, key)
    panel.mark(0)
    QTest.keyClick(panel.curve, Qt.Key.Key_Left)
    panel.mark(last)
    QTest.keyClick(panel.curve, Qt.Key.Key_Right)
    assert picked == [4, 6, 0, last, 0, last]


def test_the_curve_tells_the_values_of_that_very_step(panel: ReviewPanel) -> None:
    assert panel.match is not None
    half = panel.match.cursor // 2
    share = 100 * (1 / 3 + half / panel.match.cursor * 2 / 3)
    panel.mark(half)
    assert f"Aoi {share:.0f} %" in panel.curve.accessibleDescription()


def test_who_gains_rises_and_ones_own_line_is_the_strongest(
    panel: ReviewPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[QPainterPath, float]] = []

    def note(p: Any, path: QPainterPath, ink: Any, wide: float, dashes: Any = None) -> None:
        if path.elementCount() > 40:
            drawn.append((QPainterPath(path), wide))

    monkeypatch.setattr(curve, "stroke", note)
    panel.curve.grab()
    assert len(drawn) == 3
    ends = [path.currentPosition().y() - path.elementAt(0).y for path, _ in drawn]
    assert ends[0] < 0 < ends[-1]  # Aoi wins, I sink
    assert drawn[-1][1] == max(wide for _, wide in drawn) > drawn[0][1]  # mine, above the others


def test_luck_that_helped_is_written_to_the_right_and_what_cost_to_the_left(
    panel: ReviewPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[float, str, str]] = []

    def note(p: Any, x: float, y: float, text: str, font: Any, ink: Any, side: str = "c") -> None:
        written.append((x, text, side))

    monkeypatch.setattr(balance, "write_mid", note)
    panel.bars.grab()
    heads = {text: x for x, text, _ in written if text in ("Choices", "Luck")}
    middle = sum(heads.values()) / 2
    signs = {text[0]: (x > middle, side) for x, text, side in written if text[0] in "+−"}
    assert signs == {"+": (True, "l"), "−": (False, "r")}


def rows(panel: ReviewPanel) -> list[str]:
    return [row.accessibleName() for row in panel.findChildren(TurningPoint) if not row.isHidden()]


def test_a_turning_point_says_what_was_done_and_what_would_have_been_better(panel: ReviewPanel) -> None:
    assert panel.match is not None
    assert panel.analysis is not None
    worst = panel.analysis.faults(0)[0]
    names = names_of(panel.match.sitters, translate)
    done = told(panel.match, worst.at, worst.chosen, names)
    better = advised(panel.match, worst.at, worst.best.action, names)
    (row,) = [row for row in rows(panel) if row.startswith(f"{worst.at + 1} · ")]
    assert "−30" in row
    assert done in row
    assert f"Better: {better}" in row


def test_luck_is_told_of_whom_it_moved_most(panel: ReviewPanel) -> None:
    (row,) = [row for row in rows(panel) if "Luck" in row]
    assert "Aoi −20" in row


def test_mistakes_come_again_in_the_order_of_the_match(panel: ReviewPanel) -> None:
    assert panel.analysis is not None
    asked: list[Decision | None] = []
    panel.asked.connect(asked.append)
    panel.again.click()
    first, second, third = panel.analysis.decisions
    assert not panel.judge(first, first.chosen)
    assert panel.trial.solution.isVisible()
    assert panel.judge(first, first.best.action)
    assert not panel.trial.solution.isVisible()
    labels = [panel.trial.next.accessibleName()]
    for _ in range(2):
        panel.trial.next.click()
        assert panel.trial.solution.isVisible()
        labels.append(panel.trial.next.accessibleName())
    assert labels == ["Next one", "Next one", "Finish"]
    panel.trial.next.click()
    assert asked == [first, second, third, None]
    assert panel.curve.isVisible()
