"""The SVG pictures as pixmaps, rendered once for each size and device-pixel ratio."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from kasane_desktop.core.resources import MissingAsset, asset

from .cache import kept
from .paint import painted

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


PARSED = 16
"""Pictures that are held as Qt reads them, each ten times as large as its file: what was painted is kept anyway, and to
read one again takes a fifth of the time of painting it."""


@lru_cache(PARSED)
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
