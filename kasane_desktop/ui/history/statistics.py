"""The figures of the matches that are looked at: a table by game, seats and level, and charts over time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kasane_desktop.match.history import Group, Series
from kasane_desktop.scene.kit import Look
from kasane_desktop.ui.controls.widgets import Line
from kasane_desktop.ui.history.charts import RECENT, Chart, PlacesChart, PointsChart, WinsChart
from kasane_desktop.ui.history.furniture import Backing
from kasane_desktop.ui.history.table import FiguresModel, FiguresTable
from kasane_desktop.ui.history.words import level_name, percent
from kasane_desktop.ui.lobby.cards import game_name

NONE = "–"
WORDS = 3  # columns of them; the others hold figures


class GroupsModel(FiguresModel[Group]):
    """A row for each group."""

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        of_columns = orientation == Qt.Orientation.Horizontal
        if of_columns and role == Qt.ItemDataRole.ToolTipRole and section == self.columnCount() - 1:
            return self.tr("Victories in a row up to the last match (and the most ever)")
        return super().headerData(section, orientation, role)

    def titles(self) -> tuple[str, ...]:
        return (
            self.tr("Game"),
            self.tr("Seats"),
            self.tr("Level"),
            self.tr("Matches"),
            self.tr("Wins"),
            self.tr("Average"),
            self.tr("Best"),
            self.tr("Streak"),
        )

    def written(self, group: Group) -> tuple[str, ...]:
        """Points of different games cannot be compared: where there are several, none are told."""
        locale, total, kind, alike = QLocale(), group.tally, group.kind, group.alike
        return (
            game_name(kind.game) if kind else self.tr("All together"),
            str(kind.count) if kind else NONE,
            level_name(kind.level) if kind else NONE,
            locale.toString(total.matches),
            f"{locale.toString(total.wins)} ({percent(total.wins / total.matches)})",
            locale.toString(total.average, "f", 1) if alike else NONE,
            locale.toString(total.best) if alike else NONE,
            f"{total.streak} ({total.longest})",
        )


class Statistics(QWidget):
    """Table and charts; the charts show the row that is chosen."""

    chosen = Signal(object)  # Group: its series is wanted

    def __init__(self) -> None:
        super().__init__()
        self.model = GroupsModel(WORDS, self)
        self.table = FiguresTable(self.model)
        self.points, self.wins, self.places = PointsChart(), WinsChart(), PlacesChart()
        self.table.selectionModel().currentRowChanged.connect(lambda: self._choose())
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._sheets = Backing(self.table), Backing(*self.charts)
        for sheet in self._sheets:
            self._row.addWidget(sheet)
        self.table.fitted.connect(self._share)
        self.nothing = Line(18, serif=True, weight=600, tone="soft")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        self._row.addWidget(self.nothing)

    @property
    def charts(self) -> tuple[Chart, ...]:
        return self.points, self.wins, self.places

    def show_groups(self, made: Sequence[Group]) -> None:
        """All matches that were counted, and each kind of them. What was chosen stays chosen."""
        before = self.group
        self.model.show(list(made))
        self.table.fit_columns()
        kinds = [group.kind for group in made]
        row = kinds.index(before.kind) if before is not None and before.kind in kinds else min(1, len(made) - 1)
        self.table.setCurrentIndex(self.model.index(row, 0))
        self.nothing.setText(self.tr("Nothing to show yet."))
        self.nothing.setVisible(not made)
        for sheet in self._sheets:
            sheet.setVisible(bool(made))

    @property
    def group(self) -> Group | None:
        """The one whose charts are seen."""
        row = self.table.currentIndex().row()
        return self.model.rows[row] if 0 <= row < len(self.model.rows) else None

    def _choose(self) -> None:
        if self.group is not None:
            self.chosen.emit(self.group)

    def show_series(self, series: Series) -> None:
        """The chosen group over time."""
        entries, all_of_them = series.entries, len(series.entries) == series.matches
        nothing = "" if entries else self.nothing.text()
        alike = self.group is None or self.group.alike
        points = self.tr("Points") if all_of_them else self.tr("Points of the last %n matches", "", len(entries))
        self.points.show_entries(entries, points, nothing if alike else self.tr("Choose a game to see its points."))
        self.wins.show_entries(entries, self.tr("Victories among the last %n matches", "", RECENT), nothing)
        self.places.counts = series.places
        self.places.show_entries(entries, self.tr("Places"), nothing)

    def _share(self) -> None:
        self.table.share(self._row, self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.model.retranslate()
            self.table.fit_columns()
        super().changeEvent(event)

    def restyle(self, look: Look) -> None:
        self._row.setSpacing(look.px(22))
