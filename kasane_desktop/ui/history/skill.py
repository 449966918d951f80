"""How well one plays: what a choice cost on average, and what luck brought, by game and level and over time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kasane_desktop.analyst.standing import Mean, Standing, mean_of, measured, standing, unit_of
from kasane_desktop.match.history import Played
from kasane_desktop.players.judge import Unit
from kasane_desktop.scene.kit import Look, colour
from kasane_desktop.scene.kit.paint import line, stroke
from kasane_desktop.scene.kit.theme import GOLD
from kasane_desktop.ui.controls.widgets import Line
from kasane_desktop.ui.history.charts import Chart, curve, moving
from kasane_desktop.ui.history.furniture import Backing
from kasane_desktop.ui.history.statistics import NONE
from kasane_desktop.ui.history.table import FiguresModel, FiguresTable
from kasane_desktop.ui.history.words import at_that_time, level_name, listed
from kasane_desktop.ui.lobby.cards import game_name

WORDS = 2  # columns of them; the others hold figures
CHARTED = 120
"""Matches in a chart, at most."""


@dataclass(frozen=True, slots=True)
class Row:
    """Matches of a game against one level, or against all: what they come to, and the last of them, for the charts.
    `levels` are those of the game if they were measured, `like` which of them it looks like."""

    game: str
    level: str | None
    unit: Unit
    number: int
    loss: Mean
    luck: Mean
    levels: bool
    like: Standing | None
    played: tuple[Played, ...]


def _row(game: str, level: str | None, played: Sequence[Played]) -> Row:
    losses, levels = [one.skill.loss for one in played], measured(game)
    loss, luck = mean_of(losses), mean_of([one.skill.luck for one in played])
    like = standing(losses, levels)
    return Row(game, level, unit_of(game), len(played), loss, luck, bool(levels), like, tuple(played[-CHARTED:]))


def rows_of(played: Sequence[Played]) -> list[Row]:
    """By game, the most played first; below each its levels. Where there are thousands that takes longer than a frame,
    so it is done in the thread of the library."""
    games: dict[str, list[Played]] = {}
    for one in played:
        games.setdefault(one.entry.game, []).append(one)
    rows: list[Row] = []
    for game, matches in sorted(games.items(), key=lambda entry: -len(entry[1])):
        levels: dict[str, list[Played]] = {}
        for one in matches:
            levels.setdefault(one.entry.level, []).append(one)
        if len(levels) > 1:
            rows.append(_row(game, None, matches))
        ordered = sorted(levels.items(), key=lambda entry: -len(entry[1]))
        rows += (_row(game, level, ones) for level, ones in ordered)
    return rows


def amount(value: float, unit: Unit, *, signed: bool = False) -> str:
    """Points of win chance, or tokens."""
    shown = value * 100 if unit is Unit.CHANCE else value
    text = QLocale().toString(abs(shown), "f", 1 if unit is Unit.CHANCE else 2)
    sign = "−" if shown < 0 else "+" if signed else ""
    return f"{sign}{text}"


def with_interval(mean: Mean, unit: Unit, *, signed: bool = False) -> str:
    text = amount(mean.value, unit, signed=signed)
    return text if mean.within is None else f"{text} ± {amount(mean.within, unit)}"


class SkillModel(FiguresModel[Row]):
    """A row for each game and level."""

    def titles(self) -> tuple[str, ...]:
        return (
            self.tr("Game"),
            self.tr("Against"),
            self.tr("Matches"),
            self.tr("Loss per choice"),
            self.tr("Luck per match"),
            self.tr("Plays like"),
        )

    def written(self, row: Row) -> tuple[str, ...]:
        unit = row.unit
        return (
            game_name(row.game),
            self.tr("all levels") if row.level is None else level_name(row.level),
            QLocale().toString(row.number),
            with_interval(row.loss, unit),
            with_interval(row.luck, unit, signed=True),
            self.like(row),
        )

    def like(self, row: Row) -> str:
        """The level that it looks like; where that cannot be told, it is said."""
        if not row.levels:
            return NONE
        found = row.like
        if found is None:
            return self.tr("too few matches")
        if found.weakest == found.strongest:
            return level_name(found.level)
        text = self.tr("{level} ({weakest} to {strongest})")
        names = {key: level_name(getattr(found, key)) for key in ("level", "weakest", "strongest")}
        return text.format(**names)


class ValuesChart(Chart):
    """A value of each match as a dot, and their moving average."""

    def __init__(self) -> None:
        super().__init__()
        self._values: list[float] = []
        self._unit = Unit.CHANCE
        self._low, self._high, self._step = 0.0, 1.0, 1.0

    def show_values(self, row: Row, values: Sequence[float], title: str) -> None:
        self._unit, self._values = row.unit, list(values)
        self._low, self._high, self._step = _scale(min(0.0, *values), max(0.0, *values))
        self.show_entries([one.entry for one in row.played], title, "")

    def told(self) -> str:
        return listed(*(self._said(value) for value in self._values))

    def _said(self, value: float) -> str:
        return amount(value, self._unit)

    def _y(self, value: float) -> float:
        return self.area.bottom() - self.area.height() * (value - self._low) / (self._high - self._low)

    def draw(self, p: QPainter, area: QRectF) -> None:
        look, t = self.look, self.look.theme
        marks = [self._low + self._step * n for n in range(round((self._high - self._low) / self._step) + 1)]
        self.grid(p, [(self._y(mark), self._said(mark)) for mark in marks])
        line(p, area.x(), self._y(0.0), area.right(), self._y(0.0), colour(t.plate_ink, 0.3))
        if len(self._values) > 1:
            path = curve([QPointF(self.across(n), self._y(v)) for n, v in enumerate(moving(self._values))])
            stroke(p, path, colour(t.plate_ink, 0.55), look.pen(2))
        r = max(2.5, look.u * (5 if len(self._values) <= 60 else 3))
        p.setBrush(QColor(GOLD))
        p.setPen(QPen(QColor(t.plate_soft), look.pen(1.4)))
        for n, value in enumerate(self._values):
            p.drawEllipse(QPointF(self.across(n), self._y(value)), r, r)

    def tip(self, at: QPointF) -> str:
        number = self.nearest(at)
        return at_that_time(self.entries[number], self._said(self._values[number]))


def _scale(low: float, high: float) -> tuple[float, float, float]:
    """Round bounds that hold both, and the step between level lines."""
    span = max(high - low, 0.01)
    power = 10.0 ** math.floor(math.log10(span / 4))
    step = next(power * n for n in (1, 2, 5, 10, 20) if span / (power * n) <= 4)
    return math.floor(low / step) * step, max(math.ceil(high / step), 1) * step, step


class SkillPage(QWidget):
    """Table and charts of the matches that have been looked back at."""

    def __init__(self) -> None:
        super().__init__()
        self.model = SkillModel(WORDS, self)
        self.table = FiguresTable(self.model)
        self.table.selectionModel().currentRowChanged.connect(lambda: self._choose())
        self.losses, self.lucks = ValuesChart(), ValuesChart()
        self.note = Line(13, tone="soft", wraps=True)
        self.nothing = Line(18, serif=True, weight=600, tone="soft", wraps=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._sheets = Backing(self.table), Backing(self.losses, self.lucks)
        for sheet in self._sheets:
            self._row.addWidget(sheet)
        self.table.fitted.connect(self._share)
        self._row.addWidget(self.nothing)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addLayout(self._row, 1)
        self._whole.addWidget(self.note)
        self._retranslate()

    def show_rows(self, rows: list[Row]) -> None:
        self.model.show(rows)
        self.table.fit_columns()
        self._retranslate()
        self.nothing.setVisible(not rows)
        for part in (*self._sheets, self.note):
            part.setVisible(bool(rows))
        self.table.setCurrentIndex(self.model.index(0, 0))  # which shows its charts

    def _choose(self) -> None:
        number = self.table.currentIndex().row()
        if 0 <= number < len(self.model.rows):
            row = self.model.rows[number]
            self.losses.show_values(row, [one.skill.loss for one in row.played], self.tr("Loss per choice"))
            self.lucks.show_values(row, [one.skill.luck for one in row.played], self.tr("Luck per match"))

    def _retranslate(self) -> None:
        self.nothing.setText(
            self.tr("Nothing to show yet: matches are counted here when they have been looked back at.")
        )
        self.note.setText(
            self.tr(
                "Loss and luck in points of win chance, in games with tokens in tokens; ± holds 95 times in 100. "
                "Levels are compared by what their own choices cost in measured matches, few as those are."
            )
        )

    def _share(self) -> None:
        self.table.share(self._row, self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.model.retranslate()
            self.table.fit_columns()
            self._retranslate()
            self._choose()
        super().changeEvent(event)

    def restyle(self, look: Look) -> None:
        self._row.setSpacing(look.px(22))
        self._whole.setSpacing(look.px(8))
