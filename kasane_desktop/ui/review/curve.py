"""How likely everyone was to win, over the whole match; a way through it for hand and keys."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from kasane_desktop.analyst.analysis import Analysis, Grade
from kasane_desktop.analyst.words import points, round_at
from kasane_desktop.core.game import Seat
from kasane_desktop.players.judge import Unit
from kasane_desktop.scene.kit import Look, colour, theme
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.paint import ellipse, fill, line, rounded, stroke, write_mid
from kasane_desktop.scene.kit.plain import plain
from kasane_desktop.ui.controls.widgets import RING, painter_of
from kasane_desktop.ui.settings.language import translate

DASHES: tuple[tuple[float, float] | None, ...] = (None, (6, 2.5), (2, 2), (9, 3), (4, 4), (1.5, 3))
"""Lines are told apart without their colours, too."""


class Curve(QWidget):
    """A line for each seat; a mark where the table stands."""

    picked = Signal(int)  # how many steps stood there

    def __init__(self) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self._analysis: Analysis | None = None
        self._names: Sequence[str] = ()
        self._colours: Sequence[Paint] = ()
        self._own: Seat | None = None
        self._rounds: Sequence[tuple[int, int]] = ()
        self._at = 0
        self._left = self._below = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        self.look = look
        self.updateGeometry()
        self._measure()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self.look.px(260), max(120, self.look.px(170)))

    def show_analysis(
        self,
        analysis: Analysis | None,
        names: Sequence[str],
        colours: Sequence[Paint],
        own: Seat | None,
        rounds: Sequence[tuple[int, int]] = (),
    ) -> None:
        """`rounds` says after how many steps each began, and its number."""
        self._analysis, self._names, self._colours, self._own, self._rounds = analysis, names, colours, own, rounds
        self._tell()
        self._measure()

    def mark(self, at: int) -> None:
        self._at = at
        self._tell()
        self.update()

    def _tell(self) -> None:
        self.setAccessibleName(self.tr("Win chances over the match"))
        self.setAccessibleDescription(self.told(self._at))

    def told(self, at: int) -> str:
        """The values after so many steps, in words."""
        if self._analysis is None or at >= len(self._analysis.curve):
            return ""
        values = zip(self._names, self._analysis.curve[at], strict=True)
        spoken = QLocale().createSeparatedList([f"{name} {self._value(value)}" for name, value in values])
        number = round_at(self._rounds, at)
        if number is None:
            return self.tr("After step {step}: {values}").format(step=at, values=spoken)
        said = self.tr("Round {round}, after step {step}: {values}")
        return said.format(round=number, step=at, values=spoken)

    def _value(self, value: float) -> str:
        assert self._analysis is not None
        number = points(value, self._analysis.unit, translate)
        return f"{number} %" if self._analysis.unit is Unit.CHANCE else number

    # -- where things are ----------------------------------------------------------------------------

    def _measure(self) -> None:
        """How much room is taken by what is written to the left and below."""
        px, font = self.look.px, QFontMetricsF(self._font)
        widest = max((font.horizontalAdvance(self._value(value)) for value in self._marks), default=0.0)
        self._left, self._below = max(px(40), math.ceil(widest) + px(12)), math.ceil(font.height()) + px(4)
        self.update()

    @property
    def area(self) -> QRectF:
        edge = self.look.px(10)
        wide, high = self.width() - self._left - edge, self.height() - self._below - edge
        return QRectF(self._left, edge, max(1, wide), max(1, high))

    def across(self, at: int) -> float:
        last = len(self._analysis.curve) - 1 if self._analysis is not None else 1
        return self.area.x() + self.area.width() * at / max(1, last)

    def _range(self) -> tuple[float, float]:
        assert self._analysis is not None
        if self._analysis.unit is Unit.CHANCE:
            return 0.0, 1.0
        values = [value for values in self._analysis.curve for value in values]
        return min(values) - 1, max(values) + 1

    @property
    def _marks(self) -> list[float]:
        """Values that are written beside it."""
        if self._analysis is None:
            return []
        if self._analysis.unit is Unit.CHANCE:
            return [0.0, self._analysis.curve[0][0], 1.0]
        low, high = self._range()
        fair, room = self._analysis.curve[0][0], (high - low) / 8
        return [fair, *(value for value in (low + 1, high - 1) if abs(value - fair) > room)]

    @property
    def _font(self) -> QFont:
        return self.look.sans(12)

    def _nearest(self, x: float) -> int:
        last = len(self._analysis.curve) - 1 if self._analysis is not None else 0
        return max(0, min(last, round((x - self.area.x()) / self.area.width() * last)))

    # -- drawing -------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, look, t, area = painter_of(self), self.look, self.look.theme, self.area
        fill(p, rounded(area.x(), area.y(), area.width(), area.height(), 4 * look.u), colour(t.plate_ink, 0.05))
        if self._analysis is not None:
            self._draw(p, self._analysis, area)
        if self.hasFocus():
            stroke(p, rounded(1, 1, self.width() - 2, self.height() - 2, 6 * look.u), t.accent, RING)

    def _draw(self, p: QPainter, analysis: Analysis, area: QRectF) -> None:
        look, t = self.look, self.look.theme
        low, high = self._range()

        def down(value: float) -> float:
            return area.bottom() - area.height() * (value - low) / (high - low)

        for value in self._marks:
            line(p, area.x(), down(value), area.right(), down(value), colour(t.plate_ink, 0.14))
            write_mid(p, area.x() - look.px(6), down(value), self._value(value), self._font, t.plate_soft, "r")
        for begun, number in self._rounds:
            x = self.across(begun)
            line(p, x, area.y(), x, area.bottom(), colour(t.plate_ink, 0.22))
            write_mid(p, x, area.bottom() + self._below / 2, f"{number}", self._font, t.plate_soft)
        seats = sorted(range(analysis.seats), key=lambda seat: seat == self._own)
        for seat in seats:
            path = QPainterPath()
            for at, values in enumerate(analysis.curve):
                point = QPointF(self.across(at), down(values[seat]))
                if at:
                    path.lineTo(point)
                else:
                    path.moveTo(point)
            stroke(
                p,
                path,
                self._colours[seat].seen_on(t.dark).ink,
                2.6 if seat == self._own else 1.7,
                DASHES[seat % len(DASHES)],
            )
        for fault in analysis.faults(self._own):
            if fault.grade(analysis.unit) is not Grade.INACCURACY:
                spot = ellipse(
                    self.across(fault.at + 1), down(analysis.curve[fault.at + 1][fault.seat]), max(3.5, 4.5 * look.u)
                )
                fill(p, spot, t.accent)
                stroke(p, spot, t.plate[0], 1.2)
        x = self.across(min(self._at, len(analysis.curve) - 1))
        line(p, x, area.y(), x, area.bottom(), t.accent)

    # -- hand and keys -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._pick(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick(event)

    def _pick(self, event: QMouseEvent) -> None:
        if self._analysis is not None:
            self.picked.emit(self._nearest(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        moves = {
            Qt.Key.Key_Left: self._at - 1,
            Qt.Key.Key_Right: self._at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: 1 << 30,
        }
        if self._analysis is not None and event.key() in moves:
            self.picked.emit(max(0, min(len(self._analysis.curve) - 1, moves[Qt.Key(event.key())])))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusInEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            told = self.told(self._nearest(event.pos().x())) if self._analysis is not None else ""
            QToolTip.showText(event.globalPos(), plain(told), self)
            return True
        return super().event(event)
