"""The SVG pictures as pixmaps, rendered once for each size and device-pixel ratio."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from kasane_desktop.core.resources import MissingAsset, asset

from .cache import kept
from .paint import painted

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


@cache
def renderer(name: str) -> QSvgRenderer:
    """The picture itself, for painting straight into something larger. name is a path without its suffix."""
    from PySide6.QtSvg import QSvgRenderer  # the lobby is seen before it is needed

    file = asset(f"{name}.svg")
    made = QSvgRenderer(str(file))
    if not made.isValid():
        raise MissingAsset(f"{file} is not a picture Qt can read")
    return made


@kept
def sprite(name: str, w: int, h: int, dpr: float = 1.0) -> QPixmap:
    """A picture such as "pieces/lady" at w x h logical pixels."""
    return painted(w, h, dpr, lambda p: renderer(name).render(p, QRectF(0, 0, w, h)))
