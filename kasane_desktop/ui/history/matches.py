"""The list of matches, finished or not: a model, and how a line of it is painted."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from kasane_desktop.match.history import Entry, History
from kasane_desktop.match.match import Match
from kasane_desktop.match.shelf import Waiting
from kasane_desktop.scene.kit import Look, colour, theme
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.kit.paint import fill, line, rounded, stroke, width, write
from kasane_desktop.scene.kit.text import elided, led, shrunk
from kasane_desktop.scene.kit.theme import VERMILION
from kasane_desktop.scene.spoken import joined
from kasane_desktop.ui.history.words import date_of, listed, result_of, state_of
from kasane_desktop.ui.keeping.library import Library
from kasane_desktop.ui.keys.keymap import key_text
from kasane_desktop.ui.lobby.cards import cover, game_name
from kasane_desktop.ui.lobby.pictures import kanji, poster
from kasane_desktop.ui.pictures.small_picture import read_picture
from kasane_desktop.ui.settings.commands import BY_ID, keys_of

Index = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole + 1
TOLD = Qt.ItemDataRole.UserRole + 2
ROOT = QModelIndex()
HEIGHT, PICTURE = 86, (112, 70)  # design units
MOST_PICTURES = 60
MOST_WANTED = 30
"""Whoever scrolls by fast sees only the last ones."""


class EntriesModel(QAbstractListModel):
    """The matches that are to be seen, in order: the first of them, and more as someone looks further down."""

    wanting = Signal()  # someone looks further down

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries: list[Entry | Waiting] = []
        self._states: dict[tuple[str, str], str] = {}  # by match and language
        self._more = False

    def show(self, entries: Sequence[Entry | Waiting], *, more: bool = False) -> None:
        """All anew; `more` if others come after them."""
        self.beginResetModel()
        self.entries, self._states, self._more = list(entries), {}, more
        self.endResetModel()

    def add(self, entries: Sequence[Entry], *, more: bool = False) -> None:
        """Those that come after."""
        self._more = more
        if entries:
            self.beginInsertRows(ROOT, len(self.entries), len(self.entries) + len(entries) - 1)
            self.entries += entries
            self.endInsertRows()

    def canFetchMore(self, parent: Index = ROOT) -> bool:  # noqa: N802 - Qt's name
        return self._more and not parent.isValid()

    def fetchMore(self, parent: Index = ROOT) -> None:  # noqa: N802 - Qt's name
        """They come when they have been found; until then nobody asks again."""
        if self.canFetchMore(parent):
            self._more = False
            self.wanting.emit()

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == ENTRY:
            return entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return joined(listed(game_name(entry.game), date_of(entry, time=True)), self._told(entry))
        if role == TOLD:
            return self._told(entry)
        return None

    def _told(self, entry: Entry | Waiting) -> str:
        """How it ended, or how far it has come."""
        if isinstance(entry, Entry):
            return result_of(entry)
        key = entry.id, QLocale().name()
        if key not in self._states:  # it is asked for each time the row is painted
            self._states[key] = state_of(entry)
        return dotted(self.tr("Unfinished"), self._states[key])


class Pictures(QObject):
    """The pictures of tables, as they are wanted: they come later, the one that was wanted last first. Those not seen
    for long are forgotten."""

    come = Signal()  # there is one more

    def __init__(self, library: Library, draw: Callable[[Match, bool], QPixmap]) -> None:
        """`draw` draws how an unfinished match stands, by day or in the dark."""
        super().__init__()
        self._library, self._draw = library, draw
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._wanted: OrderedDict[tuple[object, ...], tuple[Entry | Waiting, bool]] = OrderedDict()
        self._busy = False

    def of(self, entry: Entry | Waiting, look: Look) -> QPixmap | None:
        """The picture of a match, that of its game if it has none, or None as long as it has not come."""
        key = (entry.id,) if isinstance(entry, Entry) else (entry.id, entry.left, look.theme)
        if key not in self._kept:
            self._wanted[key] = entry, look.theme.dark
            self._wanted.move_to_end(key)
            while len(self._wanted) > MOST_WANTED:
                self._wanted.popitem(last=False)
            if not self._busy:
                self._busy = True
                QTimer.singleShot(0, self, self._see_to_one)
            return None
        self._kept.move_to_end(key)
        pixmap = self._kept[key]
        if pixmap.isNull():
            return poster(entry.game, game_name(entry.game), 480, 300, look.theme.dark, 1.0)
        return pixmap

    def drawn(self, entry: Waiting, look: Look) -> QPixmap:
        """The picture of an unfinished match, drawn now if it has not come."""
        if (pixmap := self.of(entry, look)) is None:
            key = (entry.id, entry.left, look.theme)
            self._wanted.pop(key, None)
            pixmap = self._kept[key] = self._draw(entry.match, look.theme.dark)
        return pixmap

    def forget(self) -> None:
        """All of them; they may have changed."""
        self._kept.clear()

    def _see_to_one(self) -> None:
        self._busy = bool(self._wanted)
        if not self._wanted:
            return
        key, (entry, dark) = self._wanted.popitem()
        if isinstance(entry, Waiting):
            self._keep(key, self._draw(entry.match, dark))
        else:
            number = entry.id
            self._library.ask(
                "picture",
                lambda history: _picture(history, number),
                lambda image: self._keep(key, QPixmap.fromImage(image)),
            )

    def _keep(self, key: tuple[object, ...], pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        while len(self._kept) > MOST_PICTURES:
            self._kept.popitem(last=False)
        self.come.emit()
        QTimer.singleShot(0, self, self._see_to_one)


def _picture(history: History, number: int) -> QImage:
    """In the thread of the library. None to be found is no reason to stop."""
    with suppress(KeyError, OSError):
        return read_picture(history.picture(number))
    return QImage()


class _Line(QStyledItemDelegate):
    """A picture, the game and its date, and the result in places; gold where the own seat won, vermilion where the
    match can be continued."""

    def __init__(self, parent: QWidget, pictures: Pictures) -> None:
        super().__init__(parent)
        self.look = Look(theme(False))
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        return QSize(100, max(64, self.look.px(HEIGHT)))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Entry | Waiting = index.data(ENTRY)
        look, t, px = self.look, self.look.theme, self.look.px
        area = QRectF(option.rect)
        p.save()
        hints = QPainter.RenderHint
        p.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform)
        body = rounded(area.x() + 2, area.y() + 2, area.width() - 4, area.height() - 4, 8 * look.u)
        if option.state & QStyle.StateFlag.State_Selected:
            fill(p, body, colour(VERMILION, 0.10))
            stroke(p, body, colour(t.accent, 0.7), 1.4)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            fill(p, body, colour(t.plate_ink, 0.05))
        line(p, area.x() + px(10), area.bottom(), area.right() - px(10), area.bottom(), colour(t.plate_ink, 0.08))
        wide, high = max(80, px(PICTURE[0])), max(50, px(PICTURE[1]))
        frame = QRectF(area.x() + px(10), area.center().y() - high / 2, wide, high)
        p.save()
        p.setClipPath(rounded(frame.x(), frame.y(), wide, high, 5 * look.u))
        if (picture := self._pictures.of(entry, look)) is None:
            fill(p, rounded(frame.x(), frame.y(), wide, high, 0), colour(t.plate_ink, 0.06))
        else:
            cover(p, picture, frame)
        p.restore()
        self._write(p, entry, index.data(TOLD), frame.right() + px(16), area)
        p.restore()

    def _write(self, p: QPainter, entry: Entry | Waiting, told: str, x: float, area: QRectF) -> None:
        look, t, px = self.look, self.look.theme, self.look.px
        end, first, second = area.right() - px(16), area.center().y() - px(8), area.center().y() + px(20)
        date = date_of(entry, time=True)
        write(p, end, first, date, look.sans(13), t.plate_soft, "r")
        room = end - x - width(look.sans(13), date) - px(20)
        title = shrunk(look, look.serif(19), game_name(entry.game), room)
        name = elided(game_name(entry.game), title, room)
        after = x + write(p, x, first, name, title, t.plate_ink) + px(9)
        if after + px(60) < end - width(look.sans(13), date):
            write(p, after, first, kanji(entry.game, game_name(entry.game)), look.serif(14, 600), t.plate_soft)
        ink = t.plate_soft
        if isinstance(entry, Waiting):
            ink = t.accent_ink
        elif entry.own is not None:
            score = str(entry.score)
            font = look.serif(21)
            write(p, end, second + px(2), score, font, t.win if entry.won else t.plate_ink, "r")
            end -= width(font, score) + px(20)
        font = shrunk(look, look.sans(14), told, end - x)
        write(p, x, second, led(told, font, end - x), font, ink)  # with whom stands beside the list, too


class MatchList(QListView):
    """The matches, one of them chosen, or several."""

    unwanted = Signal()  # what is chosen is to be deleted

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.line = _Line(self, pictures)
        self.setItemDelegate(self.line)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        pictures.come.connect(self.viewport().update)
        self.use_keys({})

    def use_keys(self, chosen: Mapping[str, str]) -> None:
        """The keys that are set."""
        self._deleting = keys_of(BY_ID["delete"], chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if key_text(event) in self._deleting:
            self.unwanted.emit()
        else:
            super().keyPressEvent(event)

    def restyle(self, look: Look) -> None:
        self.line.look = look
        self.scheduleDelayedItemsLayout()
