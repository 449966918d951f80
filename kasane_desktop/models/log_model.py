"""What happened, a line per event, in the language of the reader."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kasane_desktop.core.game import PUBLIC, Score
from kasane_desktop.core.text import Event, Params, Phrase, Who
from kasane_desktop.match.match import Match, Step
from kasane_desktop.match.speech import Translate, names_of, say, say_all

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class LogRole(IntEnum):
    STEP = Qt.ItemDataRole.UserRole + 1  # how many steps stood after it
    SEAT = Qt.ItemDataRole.UserRole + 2  # whom it is about: who acted, or who has the points at the end
    EVENT = Qt.ItemDataRole.UserRole + 3  # the Event itself, as far as it may be told


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    step: Step
    event: Event
    seat: int


class LogModel(QAbstractListModel):
    """The events of the steps that stand."""

    def __init__(self, translate: Translate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._names: list[str] = []
        self._lines: list[_Line] = []
        self._told: list[Event] = []  # the events of the lines, as far as they may be told now
        self._match: Match | None = None
        self._present: Match | None = None
        self._read = 0
        self.tells_all = False  # the aid of a perfect memory

    def open(self, match: Match, present: Match | None = None) -> None:
        """Another match: begin anew. If it is looked back at, `present` is the same where it stands by now."""
        self.beginResetModel()
        self._match, self._lines, self._told, self._read = match, [], [], 0
        self._present = present or match
        self._names = names_of(match.sitters, self._translate)
        self.endResetModel()
        self.update()

    def update(self) -> None:
        """Follow the match to where it stands now."""
        match = self._match
        if match is None:
            return
        standing = self._standing(match)
        if standing < len(self._lines):
            self.beginRemoveRows(ROOT, standing, len(self._lines) - 1)
            del self._lines[standing:], self._told[standing:]
            self.endRemoveRows()
        self._read = min(self._read, self._lines[-1].number if self._lines else 0, match.cursor)
        new = [
            _Line(number + 1, match.steps[number], event, match.steps[number].seat)
            for number in range(self._read, match.cursor)
            for event in match.events(number)
        ]
        self._read = match.cursor
        if new and not match.to_act():
            new += _at_the_end(match)
        if new:
            self.beginInsertRows(ROOT, len(self._lines), len(self._lines) + len(new) - 1)
            self._lines += new
            self._told += [self._recalled(line) for line in new]
            self.endInsertRows()
        self._recall()

    def _recall(self) -> None:
        """What may be told of earlier events changes as the match goes on."""
        told = [self._recalled(line) for line in self._lines]
        changed = [row for row, (old, new) in enumerate(zip(self._told, told, strict=True)) if old != new]
        if changed:
            self._told = told
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))

    def _recalled(self, line: _Line) -> Event:
        if self.tells_all or self._present is None:
            return line.event
        return self._present.recall(line.number - 1, line.event)

    def _read_aloud(self, event: Event) -> list[str]:
        """Who hears it does not see the points that fly: those that the sentence does not name are told as well."""
        sentence = say_all(event, self._names, self._translate)
        gains = [(seat, points) for seat, points in event.gains if points]
        if all(points in event.params.values() or f"{points:+}" in sentence for _, points in gains):
            return [sentence]
        told: list[Params] = [{"who": Who(seat), "points": f"{points:+}"} for seat, points in gains]
        return [sentence, *(say("match.gain", params, self._names, self._translate) for params in told)]

    def _standing(self, match: Match) -> int:
        """The number of lines whose steps still stand, unchanged."""
        for row, line in enumerate(self._lines):
            if line.number > match.cursor or match.steps[line.number - 1] != line.step:
                return row
        return len(self._lines)

    def retranslate(self) -> None:
        """The language has changed."""
        if self._match is not None:
            self._names = names_of(self._match.sitters, self._translate)
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line, event = self._lines[index.row()], self._told[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return say_all(event, self._names, self._translate)
            case Qt.ItemDataRole.AccessibleTextRole:
                return "\n".join(self._read_aloud(event))
            case LogRole.STEP:
                return line.number
            case LogRole.SEAT:
                return line.seat
            case LogRole.EVENT:
                return event
        return None


def _at_the_end(match: Match) -> list[_Line]:
    """The points that only the end of the match brings, a line for each."""
    return [
        _Line(match.cursor, match.steps[match.cursor - 1], _final(seat, score), seat)
        for seat, scores in enumerate(match.game.scoring(match.view(PUBLIC)))
        for score in scores
        if score.final and score.points
    ]


def _final(seat: int, score: Score) -> Event:
    source = Phrase(score.source, score.params)
    return Event("match.final", {"who": Who(seat), "points": score.points, "source": source}, ((seat, score.points),))
