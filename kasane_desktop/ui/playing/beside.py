"""Where the log lies: beside the table, or on it where there is no room for both."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QGraphicsView

from kasane_desktop.scene.kit import Look
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.playing.log_panel import LogPanel

NARROWEST_TABLE = 1000
WIDEST_LOG = 340
TOP_LINE, GAP = 58, 6  # of all tables, in design units; below the icons of one, in pixels


def lay_log(view: QGraphicsView, log: LogPanel, wide: int, high: int, look: Look) -> None:
    """Share a page among the two. The icon of the log stays where it is: the same hand folds it and unfolds it."""
    needed = 0 if log.isHidden() else min(round(WIDEST_LOG * max(1.0, look.u)), wide // 3)
    beside = wide - needed >= NARROWEST_TABLE
    icon = _icon(view.scene(), wide, high)
    # On the table the log lies below the icon that folds it away.
    top = 0 if beside else max(round(TOP_LINE * look.u), icon.bottom() + GAP)
    log.restyle(look)
    view.setGeometry(0, 0, wide - (needed if beside else 0), high)
    log.setGeometry(wide - needed, top, needed, high - top)
    log.show_fold(icon.translated(needed - wide, 0) if beside and needed else QRect(), look)


def _icon(scene: object, wide: int, high: int) -> QRect:
    """Where the icon of the log is while it is folded away."""
    if not isinstance(scene, TableScene) or "log" not in scene.arranged.icons:
        return QRect()
    icon = scene.arranged.icons["log"]
    grown = scene.scale_for(wide, high) / scene.look.u
    right, middle = (scene.sceneRect().width() - icon.center().x()) * grown, icon.center().y() * grown
    side = round(icon.width() * grown)
    return QRect(round(wide - right) - side // 2, round(middle) - side // 2, side, side)
