"""What stands above the table that is being laid: the name of its game, and lines between the parts."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.kit.paint import line, width, write
from kasane_desktop.scene.kit.text import elided
from kasane_desktop.ui.controls.widgets import painter_of


class Title(QWidget):
    """A name with its kanji, smaller where the name is long."""

    def __init__(self) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self._name, self._kanji = "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        self.look = look
        self.updateGeometry()
        self.update()

    def say(self, name: str, kanji: str) -> None:
        self._name, self._kanji = name, kanji
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.look.px(120), round(QFontMetricsF(self.look.serif(35)).height()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        p, look, size = painter_of(self), self.look, 35.0
        while size > 20 and self._need(size) > self.width():
            size -= 1
        baseline = self.height() - QFontMetricsF(look.serif(35)).descent()
        kanji_room = width(look.serif(size * 0.6, 600), self._kanji) + look.px(13)
        name = elided(self._name, look.serif(size), self.width() - kanji_room)
        x = write(p, 0, baseline, name, look.serif(size), look.theme.plate_ink)
        write(p, x + look.px(13), baseline, self._kanji, look.serif(size * 0.6, 600), look.theme.plate_soft)

    def _need(self, size: float) -> float:
        look = self.look
        return width(look.serif(size), self._name) + width(look.serif(size * 0.6, 600), self._kanji) + look.px(14)


class Hairline(QWidget):
    """Between two parts."""

    def __init__(self) -> None:
        super().__init__()
        self.indent = 0
        self.look = Look(theme(False))
        self.setFixedHeight(2)

    def restyle(self, look: Look) -> None:
        self.look = look

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        line(painter_of(self), self.indent, 1, self.width() - self.indent, 1, self.look.theme.plate_edge)
