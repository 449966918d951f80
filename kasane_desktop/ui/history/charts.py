"""Figures over time, drawn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from kasane_desktop.match.history import Entry
from kasane_desktop.scene.kit import Look, colour, theme
from kasane_desktop.scene.kit.paint import ellipse, fill, line, linear, rounded, stroke, width, write, write_mid
from kasane_desktop.scene.kit.plain import plain
from kasane_desktop.scene.kit.theme import GOLD
from kasane_desktop.ui.controls.widgets import painter_of
from kasane_desktop.ui.history.words import at_that_time, date_of, listed, percent

RECENT = 10
"""Matches that a moving figure looks back on."""


def ticks(low: float, high: float, most: int = 4) -> list[int]:
    """Round numbers that hold a range between them, at about `most` steps."""
    span = max(1.0, high - low)
    step = 10 ** math.floor(math.log10(span / most)) if span > most else 1
    step = next(int(step * n) or 1 for n in (1, 2, 5, 10, 20) if span / (step * n) <= most)
    first = math.floor(low / step) * step
    return list(range(first, math.ceil(high / step) * step + step, step))


def moving(values: Sequence[float], length: int = RECENT) -> list[float]:
    """For each value the average of it and those before it."""
    return [sum(part) / len(part) for n in range(len(values)) if (part := values[max(0, n - length + 1) : n + 1])]


class Chart(QWidget):
    """A title, and below it what a chart of some kind draws of matches in the order in which they were played."""

    def __init__(self) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self.title = self.note = ""
        self.entries: list[Entry] = []
        self._area: QRectF | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def restyle(self, look: Look) -> None:
        self.look, self._area = look, None
        self.setMinimumHeight(look.px(120))
        self.update()

    def show_entries(self, entries: Sequence[Entry], title: str, note: str) -> None:
        """`entries` from the earliest on, all with an own seat; `note` is read where there is nothing to draw."""
        self.entries, self.title, self.note = list(entries), title, note
        self.setAccessibleName(title)
        self.setAccessibleDescription(note if note else self.told())
        self.update()

    def told(self) -> str:
        """What is drawn, in words."""
        return ""

    def draw(self, p: QPainter, area: QRectF) -> None:
        """The entries, within an area that the title has left."""

    def tip(self, at: QPointF) -> str:
        """What lies there."""
        return ""

    @property
    def area(self) -> QRectF:
        """Between the title, what the level lines mean, and the dates: small type does not shrink with the rest."""
        if self._area is None:  # every point asks for it
            px = self.look.px
            left = max(px(46), width(self.look.sans(12), percent(1.0)) + px(8) + 2)
            top, foot = max(px(36), 34), px(28)
            self._area = QRectF(left, top, max(1, self.width() - left - px(14)), max(1, self.height() - top - foot))
        return self._area

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self._area = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, look, t = painter_of(self), self.look, self.look.theme
        write(p, 0, look.px(20), self.title, look.serif(17), t.plate_ink)
        if self.note:
            write_mid(p, self.width() / 2, self.height() / 2, self.note, look.sans(14), t.plate_soft)
        elif self.entries:  # they come later than the page
            self.draw(p, self.area)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tip = "" if self.note or not self.entries else self.tip(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), plain(tip), self)
            return True
        return super().event(event)

    # -- what charts share ---------------------------------------------------------------------------

    def across(self, number: int) -> float:
        """Where match number `number` stands."""
        area, all_of_them = self.area, len(self.entries)
        return area.center().x() if all_of_them == 1 else area.x() + area.width() * number / (all_of_them - 1)

    def nearest(self, at: QPointF) -> int:
        return min(range(len(self.entries)), key=lambda n: abs(self.across(n) - at.x()))

    def grid(self, p: QPainter, marks: Sequence[tuple[float, str]]) -> None:
        """Level lines with what they mean, and the dates of the first and the last match."""
        look, t, area = self.look, self.look.theme, self.area
        small = look.sans(12)
        for y, text in marks:
            line(p, area.x(), y, area.right(), y, colour(t.plate_ink, 0.10))
            write_mid(p, area.x() - look.px(8), y, text, small, t.plate_soft, "r")
        low = area.bottom() + look.px(20)
        write(p, area.x(), low, date_of(self.entries[0]), small, t.plate_soft)
        if len(self.entries) > 1:
            write(p, area.right(), low, date_of(self.entries[-1]), small, t.plate_soft, "r")


class PointsChart(Chart):
    """The points of each match as dots, gold where they were enough to win, and their moving average."""

    _marks: Sequence[int] = (0, 1)

    def show_entries(self, entries: Sequence[Entry], title: str, note: str) -> None:
        scores = [entry.score or 0 for entry in entries]
        self._marks = ticks(min(scores), max(scores)) if scores else (0, 1)
        super().show_entries(entries, title, note)

    def _y(self, value: float) -> float:
        marks, area = self._marks, self.area
        return area.bottom() - area.height() * (value - marks[0]) / max(1, marks[-1] - marks[0])

    def _scores(self) -> list[int]:
        return [entry.score or 0 for entry in self.entries]

    def told(self) -> str:
        return listed(*map(str, self._scores()))

    def draw(self, p: QPainter, area: QRectF) -> None:
        look, t = self.look, self.look.theme
        self.grid(p, [(self._y(mark), str(mark)) for mark in self._marks])
        if len(self.entries) > 1:
            path = curve([QPointF(self.across(n), self._y(v)) for n, v in enumerate(moving(self._scores()))])
            stroke(p, path, colour(t.plate_ink, 0.55), look.pen(2))
        r = max(2.5, look.u * (5 if len(self.entries) <= 60 else 3))
        for n, entry in enumerate(self.entries):
            at = ellipse(self.across(n), self._y(entry.score or 0), r)
            fill(p, at, (GOLD if t.dark else t.win) if entry.won else t.plate[0])
            stroke(p, at, t.win if entry.won else t.plate_soft, look.pen(1.4))

    def tip(self, at: QPointF) -> str:
        entry = self.entries[self.nearest(at)]
        return at_that_time(entry, str(entry.score))


class WinsChart(Chart):
    """The share of victories among the last matches, as a hill of gold."""

    def _shares(self) -> list[float]:
        return moving([float(entry.won) for entry in self.entries])

    def told(self) -> str:
        return listed(*(percent(share) for share in self._shares()))

    def draw(self, p: QPainter, area: QRectF) -> None:
        t = self.look.theme
        self.grid(p, [(area.bottom() - area.height() * part, percent(part)) for part in (0, 0.5, 1)])
        points = [QPointF(self.across(n), area.bottom() - area.height() * v) for n, v in enumerate(self._shares())]
        if len(points) == 1:
            points = [QPointF(area.x(), points[0].y()), QPointF(area.right(), points[0].y())]
        path = curve(points)
        hill = QPainterPath(path)
        hill.lineTo(points[-1].x(), area.bottom())
        hill.lineTo(points[0].x(), area.bottom())
        hill.closeSubpath()
        fill(p, hill, linear(0, area.y(), 0, area.bottom(), (0, colour(GOLD, 0.55)), (1, colour(GOLD, 0.08))))
        stroke(p, path, t.win, self.look.pen(2.2))

    def tip(self, at: QPointF) -> str:
        n = self.nearest(at)
        return at_that_time(self.entries[n], percent(self._shares()[n]))


class PlacesChart(Chart):
    """How often the own seat came in first, second …, as columns."""

    counts: Sequence[int] = ()
    """Of all matches that are counted, not only of those that other charts show."""

    def told(self) -> str:
        return listed(*(f"{place}: {count}" for place, count in enumerate(self.counts, 1)))

    def draw(self, p: QPainter, area: QRectF) -> None:
        look, t, counts = self.look, self.look.theme, self.counts
        pitch, most = area.width() / len(counts), max(1, *counts)
        wide = min(pitch * 0.6, look.px(64))
        line(p, area.x(), area.bottom(), area.right(), area.bottom(), colour(t.plate_ink, 0.25))
        for n, count in enumerate(counts):
            x, high = area.x() + pitch * (n + 0.5), (area.height() - look.px(20)) * count / most
            if count:
                column = rounded(x - wide / 2, area.bottom() - high, wide, high, min(4 * look.u, high / 2))
                fill(p, column, colour(GOLD, 0.85) if n == 0 else colour(t.plate_soft, 0.55))
            write(p, x, area.bottom() - high - look.px(6), str(count), look.serif(15), t.plate_ink, "c")
            write(p, x, area.bottom() + look.px(20), f"{n + 1}.", look.sans(12), t.plate_soft, "c")


def curve(points: Sequence[QPointF]) -> QPainterPath:
    """Through all points, without a corner and without going beyond them."""
    path = QPainterPath(points[0])
    for before, after in pairwise(points):
        middle = (before.x() + after.x()) / 2
        path.cubicTo(QPointF(middle, before.y()), QPointF(middle, after.y()), after)
    return path
