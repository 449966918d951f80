"""What a look back has found, beside the table: in words, as a curve, as bars, and where it was decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from kasane_desktop.analyst.analysis import Analysis, Chance, Decision
from kasane_desktop.analyst.words import advised, points, reasons, rounds, summary, told
from kasane_desktop.core.game import Action, Seat
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import names_of, say, say_all
from kasane_desktop.players.judge import Unit
from kasane_desktop.scene import spoken
from kasane_desktop.scene.kit import Look, colour, theme
from kasane_desktop.scene.kit.crest import Paint, mark
from kasane_desktop.scene.kit.paint import fill, rounded, write
from kasane_desktop.scene.kit.phrases import joined
from kasane_desktop.ui.controls.style import colour_area
from kasane_desktop.ui.controls.widgets import Line, Painted, WordButton, dress
from kasane_desktop.ui.review.balance import BalanceBars
from kasane_desktop.ui.review.curve import Curve
from kasane_desktop.ui.review.trial import TrialBox
from kasane_desktop.ui.review.verdict import judged, solution
from kasane_desktop.ui.settings.language import translate

MOST_POINTS = 14
"""Turning points that are listed."""
LEAST = {Unit.CHANCE: 0.04, Unit.TOKENS: 0.4}
"""Luck that is worth a line."""


class TurningPoint(Painted):
    """A decision or a deal that moved the chances: a click shows it on the table."""

    def __init__(self, head: str, lines: Sequence[str], paint: Paint | None) -> None:
        super().__init__()
        self._head, self._lines, self._paint = head, list(lines), paint
        self.setAccessibleName(spoken.joined(head, *lines))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self.look.px(240), self.heightForWidth(self.look.px(240)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(80, self.heightForWidth(max(80, self.width())))

    def heightForWidth(self, wide: int) -> int:  # noqa: N802 - Qt's name
        return self._laid(wide)[-1].bottom() + self._gap + 1

    @property
    def _gap(self) -> int:
        return max(6, self.look.px(8))

    def _laid(self, wide: int) -> list[QRect]:
        """The head, then each line below the one before."""
        gap = self._gap
        left = gap + max(14, self.look.px(16))
        bold, plain = QFontMetrics(self.look.sans(14, 700)), QFontMetrics(self.look.sans(13))
        rects = [QRect(left, gap, wide - left - gap, bold.height())]
        for text in self._lines:
            room = QRect(left, rects[-1].bottom() + 3, wide - left - gap, 10_000)
            rects.append(plain.boundingRect(room, int(Qt.TextFlag.TextWordWrap), joined(text)))
        return rects

    def draw(self, p: QPainter) -> None:
        look, t, gap = self.look, self.look.theme, self._gap
        strength = {"rest": 0.05, "hover": 0.1, "down": 0.16, "off": 0.0}[self.state]
        fill(p, rounded(0, 1, self.width(), self.height() - 2, 6 * look.u), colour(t.plate_ink, strength))
        head, *rest = self._laid(self.width())
        if self._paint is not None:
            mark(p, gap + 5 * look.u, head.center().y() + 1, 5 * look.u, self._paint.seen_on(t.dark))
        bold = look.sans(14, 700)
        write(p, head.x(), head.y() + QFontMetrics(bold).ascent(), self._head, bold, t.plate_ink)
        p.setFont(look.sans(13))
        p.setPen(QColor(t.plate_ink))
        for rect, text in zip(rest, self._lines, strict=True):
            p.drawText(rect.adjusted(0, 0, 4, 4), int(Qt.TextFlag.TextWordWrap), joined(text))


class ReviewPanel(QWidget):
    """Fills in while the analyst works."""

    picked = Signal(int)  # how many steps stood there
    branched = Signal()  # one plays on from there
    asked = Signal(object)  # Decision: a mistake that is put before me again, or None when that is over
    solved = Signal(object)  # Decision whose best answer is to be seen

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.match: Match | None = None
        self.analysis: Analysis | None = None
        self._own: Seat | None = None
        self._colours: Sequence[Paint] = ()
        self._rounds: Sequence[tuple[int, int]] = ()
        self._look = Look(theme(False))
        self._progress = (0, 0)
        self._trying: Sequence[Decision] = ()  # my mistakes as they were known when I began to try them again
        self._tried = -1  # which of them lies before me
        self._failed = False
        self.title = Line(19, serif=True)
        self.note = Line(13, tone="plate_soft", wraps=True)
        self.words = Line(15, wraps=True)
        self.curve, self.bars = Curve(), BalanceBars()
        self.again, self.play_on = WordButton("outline", 15), WordButton("outline", 14)
        self.play_on.setParent(self)
        self.play_on.clicked.connect(self.branched)
        self.trial = TrialBox()
        self.trial.hide()
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 6, 0)
        for part in (self.trial, self.words, self.curve, self.bars, self.again):
            self._column.addWidget(part)
        self._rows: list[TurningPoint] = []
        self._points = QVBoxLayout()
        self._column.addLayout(self._points)
        self._column.addStretch(1)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self._inside)
        self._whole = QVBoxLayout(self)
        for widget in (self.title, self.note, self.area):
            self._whole.addWidget(widget)
        self.curve.picked.connect(self.picked)
        self.again.clicked.connect(lambda: self._put(0))
        self.trial.next.clicked.connect(lambda: self._put(self._tried + 1))
        self.trial.stop.clicked.connect(self.stop_trying)
        self.trial.solution.clicked.connect(self._solve)
        self.setAutoFillBackground(True)
        self._show()

    # -- the match -----------------------------------------------------------------------------------

    def open(self, match: Match, own: Seat | None, colours: Sequence[Paint]) -> None:
        """A match of which nothing is known yet."""
        self.match, self._own, self._colours, self.analysis = match, own, colours, None
        self._progress, self._tried, self._failed = (0, 0), -1, False
        self._rounds = rounds(match)
        self._show()

    def show_analysis(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self._show()

    def show_progress(self, done: int, of: int) -> None:
        self._progress = (done, of)
        self._note()

    def show_failure(self) -> None:
        self._failed = True
        self._note()

    def mark(self, at: int) -> None:
        self.curve.mark(at)

    def _names(self) -> list[str]:
        return names_of(self.match.sitters, translate) if self.match is not None else []

    def _show(self) -> None:
        names, analysis = self._names(), self.analysis
        self.title.setText(self.tr("Looking back"))
        self.area.setAccessibleName(self.tr("Looking back"))
        self.curve.show_analysis(analysis, names, self._colours, self._own, self._rounds)
        self.bars.show_analysis(analysis, names, self._colours)
        trying = self.trying
        self.trial.setVisible(trying)
        for widget in (self.words, self.curve, self.bars):
            widget.setVisible(analysis is not None and not trying)
        if analysis is not None and self.match is not None:
            self.words.setText(spoken.joined(*summary(self.match, analysis, self._own, names, translate)))
        self.again.setVisible(bool(self.mistakes) and not trying)
        self.again.say(self.tr("Try my mistakes again ({number})").format(number=len(self.mistakes)))
        self.play_on.say(self.tr("Play on from here"))
        self._list(names)
        self._note()
        dress(self, self._look)

    def _note(self) -> None:
        done, of = self._progress
        busy = done < of or of == 0
        self.note.setVisible(busy or self._failed)
        if self._failed:
            self.note.setText(self.tr("This match could not be looked back at."))
            return
        share = f"{done * 100 // of} %" if of else ""
        self.note.setText(self.tr("The match is being thought over… {share}").format(share=share).rstrip())

    def _list(self, names: Sequence[str]) -> None:
        """What moved the chances, as far as it is known by now; whoever is reading it stays at the same line."""
        self._points.removeWidget(self.play_on)
        self.play_on.hide()
        old, self._rows = self._rows, list(self._turning_points(names))
        for row in self._rows:
            self._points.addWidget(row)
            row.show()
        at = next((number for number, row in enumerate(old) if row.hasFocus()), None)
        if at is not None and self._rows:
            self._rows[min(at, len(self._rows) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        for row in old:
            self._points.removeWidget(row)
            row.hide()
            row.deleteLater()

    def _turning_points(self, names: Sequence[str]) -> Iterator[TurningPoint]:
        if self.analysis is None or self.match is None or self.trying:
            return
        unit = self.analysis.unit
        found = (
            point
            for moved, point in self.analysis.turning_points()
            if isinstance(point, Decision) or moved >= LEAST[unit]
        )
        for point in islice(found, MOST_POINTS):
            row = self._decision(point, names) if isinstance(point, Decision) else self._chance(point, names)
            row.clicked.connect(partial(self._pick, row, point.at))
            yield row

    def _pick(self, row: TurningPoint, at: int) -> None:
        """Show it on the table; from there one can play on."""
        self.picked.emit(at)
        self._points.removeWidget(self.play_on)
        self._points.insertWidget(self._points.indexOf(row) + 1, self.play_on)
        QWidget.setTabOrder(row, self.play_on)
        self.play_on.restyle(self._look)
        self.play_on.show()

    def _decision(self, decision: Decision, names: Sequence[str]) -> TurningPoint:
        assert self.match is not None
        assert self.analysis is not None
        unit = self.analysis.unit
        grade = say(f"analyst.{decision.grade(unit).value}", translate=translate)
        head = f"{decision.at + 1} · {grade} −{points(decision.loss, unit, translate)}"
        played = told(self.match, decision.at, decision.chosen, names, translate)
        better = advised(self.match, decision.at, decision.best.action, names, translate)
        why = [say_all(reason, names, translate) for reason in reasons(self.match, decision)[:2]]
        lines = [played, self.tr("Better: {what}").format(what=better), *why]
        return TurningPoint(head, lines, self._colours[decision.seat])

    def _chance(self, chance: Chance, names: Sequence[str]) -> TurningPoint:
        assert self.match is not None
        assert self.analysis is not None
        unit = self.analysis.unit
        luckiest = max(range(len(chance.luck)), key=lambda seat: abs(chance.luck[seat]))
        luck = chance.luck[luckiest]
        cost = f"{'+' if luck > 0 else '−'}{points(luck, unit, translate)}"
        head = self.tr("{step} · Luck · {name} {points}").format(step=chance.at + 1, name=names[luckiest], points=cost)
        return TurningPoint(
            head, [told(self.match, chance.at, self.match.steps[chance.at].action, names, translate)], None
        )

    # -- my mistakes again ---------------------------------------------------------------------------

    @property
    def mistakes(self) -> list[Decision]:
        """Mine, in the order of the match."""
        if self.analysis is None or self._own is None:
            return []
        return sorted(self.analysis.faults(self._own), key=lambda decision: decision.at)

    @property
    def trying(self) -> bool:
        """Whether one of them lies before me: what came of it is not to be seen."""
        return self._tried >= 0

    def _put(self, number: int) -> None:
        """Put a mistake before me, without the answer."""
        if number == 0:
            self._trying = self.mistakes
        mistakes = self._trying
        if number >= len(mistakes):
            self.stop_trying()
            return
        self._tried = number
        self._show()
        step = mistakes[number].at + 1
        self.trial.put(
            lambda: self.tr("Step {step}: what would you do now?").format(step=step), last=number + 1 == len(mistakes)
        )
        self.asked.emit(mistakes[number])

    def stop_trying(self) -> None:
        if self.trying:
            self._tried = -1
            self._show()
            self.asked.emit(None)
            if self.again.isVisible():
                self.again.setFocus()

    def judge(self, decision: Decision, action: Action) -> bool:
        """Say what an answer is worth; whether it is right."""
        assert self.analysis is not None
        assert self.match is not None
        return self.trial.say(partial(judged, self.match, self.analysis.unit, decision, action)).right

    def _solve(self) -> None:
        if self.trying:
            decision = self._trying[self._tried]
            assert self.match is not None
            self.trial.say(partial(solution, self.match, decision))
            self.solved.emit(decision)

    # -- looks ---------------------------------------------------------------------------------------

    def restyle(self, look: Look) -> None:
        self._look = look
        t = look.theme
        palette = self.palette()
        for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
            palette.setColor(role, QColor(t.plate[0]))
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
            palette.setColor(role, QColor(t.plate_ink))
        for widget in (self, self._inside):
            widget.setPalette(palette)
        colour_area(self.area, palette)
        self._whole.setContentsMargins(
            max(14, look.px(16)), max(16, look.px(18)), max(8, look.px(9)), max(12, look.px(14))
        )
        self._points.setSpacing(look.px(6))
        self._column.setSpacing(look.px(10))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)
