"""What is written on a table: every text that is painted, in which size, and where it comes to lie."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem

from kasane_desktop.scene.kit.cache import store
from kasane_desktop.scene.table_scene import TableScene

TOUCHING = 1.5  # pixels that letters of two lines may share


class Written(NamedTuple):
    """A text, its size in pixels, and its letters' place in the picture on which it was painted."""

    text: str
    px: int
    place: QRectF


class Book:
    """All texts that were painted since it was opened, and those of each picture."""

    def __init__(self) -> None:
        self.texts: list[Written] = []
        self.pictures: dict[int, list[Written]] = {}
        self._on: list[tuple[object, Written]] = []  # with what they are painted on, which stays alive as long

    def note(self, painter: QPainter, written: Written) -> None:
        self.texts.append(written)
        self._on.append((painter.device(), written))

    def bound(self, image: QImage, pixmap: QPixmap) -> None:
        """An image has become a picture."""
        self.pictures[pixmap.cacheKey()] = [written for on, written in self._on if on is image]
        self._on = [(on, written) for on, written in self._on if on is not image]

    def on_table(self, scene: TableScene) -> list[tuple[str, Written]]:
        """The texts on the sheets of a scene, with the keys of those, in pixels of the scene."""
        found = []
        for key, sheet in scene.arranged.sheets.items():
            for written in self.pictures.get(sheet.picture.pixmap.cacheKey(), ()):
                place = written.place.translated(sheet.x + sheet.picture.x, sheet.y + sheet.picture.y)
                found.append((key, written._replace(place=place)))
        return found


@contextmanager
def read() -> Iterator[Book]:
    """Read along with what is painted; nothing is taken from what was painted before."""
    book, draw, turn = Book(), QPainter.drawText, QPixmap.fromImage

    def drawn(painter: QPainter, *what: Any) -> Any:
        if isinstance(what[0], QPointF) and what[1]:
            letters = QFontMetricsF(painter.font()).tightBoundingRect(what[1]).translated(what[0])
            place = painter.transform().mapRect(letters)
            book.note(painter, Written(what[1], painter.font().pixelSize(), place))
        elif not isinstance(what[0], QPointF):
            book.note(painter, Written(str(what[-1]), painter.font().pixelSize(), QRectF()))
        return draw(painter, *what)

    def turned(image: QImage, *how: Any) -> QPixmap:
        pixmap = turn(image, *how)
        book.bound(image, pixmap)
        return pixmap

    store.clear()
    QPainter.drawText = drawn  # type: ignore[method-assign, assignment]
    QPixmap.fromImage = turned  # type: ignore[method-assign, assignment]
    try:
        yield book
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]
        QPixmap.fromImage = turn  # type: ignore[method-assign]
        store.clear()


def items_of(scene: QGraphicsScene) -> list[Written]:
    """Texts that are items of their own."""
    return [
        Written(item.text(), item.font().pixelSize(), item.sceneBoundingRect())
        for item in scene.items()
        if isinstance(item, QGraphicsSimpleTextItem) and item.isVisible() and item.text()
    ]


def overlapping(texts: list[tuple[str, Written]]) -> list[tuple[str, str, str, str]]:
    """Letters of one picture that lie on each other."""
    return [
        (one_key, one.text, other_key, other.text)
        for (one_key, one), (other_key, other) in combinations(texts, 2)
        if one_key == other_key and _meet(one.place, other.place)
    ]


def _meet(one: QRectF, other: QRectF) -> bool:
    shared = one.intersected(other)
    return shared.width() > TOUCHING and shared.height() > TOUCHING


def outside(scene: TableScene, texts: list[tuple[str, Written]]) -> list[tuple[str, str]]:
    """Letters that leave the picture they are painted on, or the table."""
    found, table = [], scene.sceneRect()
    for key, written in texts:
        sheet = scene.arranged.sheets[key]
        size = sheet.picture.pixmap.deviceIndependentSize()
        picture = QRectF(sheet.x + sheet.picture.x, sheet.y + sheet.picture.y, size.width(), size.height())
        room = picture.adjusted(-2, -2, 2, 2).intersected(table)
        if not room.contains(written.place):
            found.append((key, written.text))
    return found
