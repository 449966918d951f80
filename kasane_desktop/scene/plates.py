"""Where the plates of the seats lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from kasane_desktop.core.game import Seat
    from kasane_desktop.scene.table_scene import TableScene


def plate_of(scene: TableScene, seat: Seat) -> QPointF | None:
    """Where the points of a seat stand; if they stand nowhere, a place on its plate beside its name."""
    if (score := scene.arranged.scores.get(seat)) is not None:
        return score
    area = plate(scene, seat)
    return None if area is None else QPointF(area.x() + 0.66 * area.width(), area.y() + 0.5 * area.height())


def plate_at(scene: TableScene, at: QPointF) -> Seat | None:
    """The other one whose plate this is; None where something lies on it, or elsewhere."""
    if any(spot.rect.contains(at) for spot in scene.arranged.pieces.values()):
        return None
    others = (seat for seat in range(len(scene.shown.seats)) if seat != scene.viewer)
    return next((seat for seat in others if (area := plate(scene, seat)) is not None and area.contains(at)), None)


def plate(scene: TableScene, seat: Seat) -> QRectF | None:
    """All of the plate of a seat."""
    own = ("you/plate", "you") if seat == scene.viewer else ()
    for key in (*own, f"plate/{seat}", f"seat/{seat}"):
        if (sheet := scene.arranged.sheets.get(key)) is not None:
            size, edge = sheet.picture.pixmap.deviceIndependentSize(), sheet.picture  # without what its shadow takes
            return QRectF(sheet.x, sheet.y, size.width() + 2 * edge.x, size.height() + 2 * edge.y)
    return None
