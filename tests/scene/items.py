"""All that is seen of a scene, as values that can be compared."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem

from kasane_desktop.scene.hot import SheetItem
from kasane_desktop.scene.kit import PictureItem, PieceItem
from kasane_desktop.scene.table_scene import TableScene

EVERYWHERE = QRectF(-1e5, -1e5, 2e5, 2e5)


def picture_of_items(scene: TableScene) -> list[tuple[Any, ...]]:
    """Items with their names, looks and places, from the bottom of the stack to its top."""
    named: dict[QGraphicsItem, tuple[Any, ...]] = {}
    for key, piece in scene._pieces.items():
        named[piece] = ("piece", key, _of_piece(piece))
    for key, sheet in scene._sheets.items():
        named[sheet] = ("sheet", key, _of_sheet(sheet))
    for key, hot in scene._hots.items():
        named[hot] = ("hot", key, (hot.hot, hot.live, hot.accessible_name))
    for key, icon in scene._icons.items():
        named[icon] = ("icon", key, (icon.live, icon.accessible_name))
    touching = Qt.ItemSelectionMode.IntersectsItemBoundingRect
    return [
        (*named[item], item.x(), item.y(), item.zValue(), item.scale(), item.opacity(), item.rotation())
        for item in scene.items(EVERYWHERE, touching, Qt.SortOrder.AscendingOrder)
        if item in named
    ]


def _of_piece(item: PieceItem) -> tuple[Any, ...]:
    """Its pictures, as they lie on each other."""
    seen: list[tuple[Any, ...]] = []
    for child in (*item.childItems(), *item.halo.childItems()):
        if isinstance(child, PictureItem) and child.isVisible():
            seen.append((_looks(child.pixmap()), child.offset().toTuple(), child.opacity()))
    return item.face, item.outline, item.height(), item.transform().m11(), tuple(seen)


def _of_sheet(item: SheetItem) -> tuple[Any, ...]:
    return _looks(item._picture.pixmap()), item._picture.toolTip(), item.accessible_name


_known: dict[int, bytes] = {}


def _looks(pixmap: QPixmap) -> bytes:
    """What is painted: one that there was no room to keep is painted anew, and is the same to the eye."""
    key = pixmap.cacheKey()
    if key not in _known:
        _known[key] = blake2b(bytes(pixmap.toImage().constBits())).digest()
    return _known[key]
