"""Where everyone's result comes from: luck, one's own choices, and those of the others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kasane_desktop.analyst.analysis import Analysis
from kasane_desktop.analyst.words import points
from kasane_desktop.players.judge import Unit
from kasane_desktop.scene.kit import Look, colour, theme
from kasane_desktop.scene.kit.crest import Paint, mark
from kasane_desktop.scene.kit.paint import fill, line, rounded, write_mid
from kasane_desktop.scene.kit.text import elided
from kasane_desktop.scene.kit.theme import GOLD
from kasane_desktop.ui.controls.widgets import painter_of
from kasane_desktop.ui.settings.language import translate

HEAD, ROW = 24, 34


class BalanceBars(QWidget):
    """A row for each seat with two bars from a middle line: to the right it helped, to the left it cost."""

    def __init__(self) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self._analysis: Analysis | None = None
        self._names: Sequence[str] = ()
        self._colours: Sequence[Paint] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        self.look = look
        self.updateGeometry()
        self.update()

    def _high(self, part: float) -> int:
        return max(round(part * 0.8), self.look.px(part))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        rows = self._analysis.seats if self._analysis is not None else 3
        return QSize(self.look.px(260), self._high(HEAD) + rows * self._high(ROW))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()

    def show_analysis(self, analysis: Analysis | None, names: Sequence[str], colours: Sequence[Paint]) -> None:
        self._analysis, self._names, self._colours = analysis, names, colours
        self.setAccessibleName(self.tr("Luck and choices"))
        self.setAccessibleDescription("\n".join(self.lines()))
        self.updateGeometry()
        self.update()

    def lines(self) -> list[str]:
        """A sentence for each seat."""
        if self._analysis is None:
            return []
        said = self.tr("{name}: luck {luck}, own choices {own}, choices of others {others}")
        return [
            said.format(
                name=name, luck=self._signed(one.luck), own=self._signed(one.own), others=self._signed(one.others)
            )
            for name, one in zip(self._names, map(self._analysis.balance, range(self._analysis.seats)), strict=True)
        ]

    def _signed(self, value: float) -> str:
        assert self._analysis is not None
        unit = self._analysis.unit
        if round(abs(value), 2 if unit is Unit.CHANCE else 1) == 0:
            return "0"
        return f"{'−' if value < 0 else '+'}{points(value, unit, translate)}"

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self._analysis is None:
            return
        p, look, t, analysis = painter_of(self), self.look, self.look.theme, self._analysis
        rows = [analysis.balance(seat) for seat in range(analysis.seats)]
        most = max([0.01, *(abs(part) for one in rows for part in (one.luck, one.own))])
        names = round(self.width() * 0.3)
        area = QRectF(names, 0, self.width() - names, self.height())
        middle = area.center().x()
        small = look.sans(12)
        texts = [self._signed(part) for one in rows for part in (one.luck, one.own)]
        widest = max(QFontMetricsF(small).horizontalAdvance(text) for text in texts)
        reach = area.width() / 2 - widest - look.px(6)
        write_mid(p, middle - look.px(10), self._high(HEAD) / 2, self.tr("Choices"), small, t.plate_soft, "r")
        write_mid(p, middle + look.px(10), self._high(HEAD) / 2, self.tr("Luck"), small, t.plate_soft, "l")
        line(p, middle, self._high(HEAD), middle, self.height(), colour(t.plate_ink, 0.3))
        for seat, one in enumerate(rows):
            y = self._high(HEAD) + seat * self._high(ROW)
            high = self._high(ROW)
            dot = look.px(5)
            mark(p, dot + 1, y + high / 2, dot, self._colours[seat].seen_on(t.dark))
            font = look.sans(13)
            name = elided(self._names[seat], font, names - 3 * dot - look.px(6))
            write_mid(p, 3 * dot, y + high / 2, name, font, t.plate_ink, "l")
            for value, part, paint in ((one.own, 0.06, t.accent), (one.luck, 0.52, GOLD)):
                self._bar(p, middle, y + high * part, high * 0.4, value / most * reach, paint, self._signed(value))

    def _bar(self, p: QPainter, x: float, y: float, high: float, long: float, paint: str, text: str) -> None:
        look, t = self.look, self.look.theme
        left, wide = (x, long) if long >= 0 else (x + long, -long)
        if wide >= 1:
            fill(p, rounded(left, y, wide, high, 2), paint)
        side = "l" if long >= 0 else "r"
        beside = x + long + (look.px(5) if long >= 0 else -look.px(5))
        write_mid(p, beside, y + high / 2, text, look.sans(12), t.plate_ink, side)
