"""SVG pictures are drawn once in a run, for all who test at the same time: drawing them took a third of the time of
everything that looks at a table. What is seen is the same to the bit."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from kasane_desktop.scene.kit import sprites
from kasane_desktop.scene.kit.paint import HINTS

FORM = QImage.Format.Format_ARGB32_Premultiplied
_draw = sprites.renderer


class Drawn:
    """Stands in for the renderer of a picture, where that is drawn alone on something empty."""

    def __init__(self, name: str, folder: Path) -> None:
        self._name, self._folder = name, folder

    def render(self, painter: QPainter, area: QRectF) -> None:
        device = painter.device()
        wide, high, dpr = device.width(), device.height(), device.devicePixelRatioF()
        file = self._folder / f"{self._name.replace('/', '-')}-{area.width()}x{area.height()}-{wide}x{high}-{dpr}"
        if file.exists():
            content = file.read_bytes()  # the picture does not copy it
            image = QImage(content, wide, high, 4 * wide, FORM)
            image.setDevicePixelRatio(dpr)
        else:
            picture = _draw(self._name)  # there may be none: not while something is painted on
            image = QImage(wide, high, FORM)
            image.setDevicePixelRatio(dpr)
            image.fill(Qt.GlobalColor.transparent)
            drawing = QPainter(image)
            drawing.setRenderHints(HINTS)
            picture.render(drawing, area)
            drawing.end()
            _write(file, bytes(image.constBits()))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawImage(QPoint(), image)


def _write(file: Path, content: bytes) -> None:
    """Whole, or not at all: another one may look for it."""
    new = file.with_name(f"{file.name}.{os.getpid()}")
    new.write_bytes(content)
    new.replace(file)


def draw_once(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    sprites.renderer = lambda name: Drawn(name, folder)  # type: ignore[assignment]
