"""The curtain between two players who hold hidden cards."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.kit.paint import fill, linear, rounded, stroke, write_mid
from kasane_desktop.scene.kit.surfaces import CURTAIN
from kasane_desktop.scene.kit.theme import IVORY, ON_VERMILION, VERMILION_LOW, VERMILION_TOP, colour, mix

STRIPE = 74


class Curtain(QWidget):
    """Covers the whole table, opaque, until whoever is named is ready."""

    ready = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._name: str | None = None

    async def fall(self, name: str) -> None:
        """Hide the table; return when the next one says to be ready. It stays down until `lift`."""
        self._name = name
        self._retranslate()
        self.show()
        self.raise_()
        self.setFocus()
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def answer() -> None:
            if not ready.done():
                ready.set_result(None)

        self.ready.connect(answer)
        try:
            await ready
        finally:
            self.ready.disconnect(answer)

    def lift(self) -> None:
        self.hide()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.ready.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.ready.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        if self._name is None:
            return  # it has not fallen yet
        self._title = self.tr("{name}, it is your turn").format(name=self._name)
        self._note = self.tr("The table is hidden until you are ready.")
        self._button = self.tr("I am ready")
        self.setAccessibleName(f"{self._title} {self._note}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = Look(theme(True), min(self.width() / 1440, self.height() / 900), self.devicePixelRatioF())
        self._paint_cloth(painter, look)
        self._paint_words(painter, look)
        painter.end()

    def _paint_cloth(self, painter: QPainter, look: Look) -> None:
        """Three colours in folds, as before a stage."""
        width = max(24, look.px(STRIPE))
        for number, x in enumerate(range(0, self.width(), width)):
            cloth = CURTAIN[number % len(CURTAIN)]
            fold = linear(
                x, 0, x + width, 0, (0, mix(cloth, "#000000", 0.35)), (0.35, mix(cloth, "#FFFFFF", 0.08)), (1, cloth)
            )
            painter.fillRect(QRectF(x, 0, width, self.height()), fold)
        hem = linear(0, self.height() * 0.6, 0, self.height(), (0, colour("#000000", 0)), (1, colour("#000000", 0.45)))
        painter.fillRect(self.rect(), hem)

    def _paint_words(self, painter: QPainter, look: Look) -> None:
        centre, middle = self.width() / 2, self.height() / 2
        plate = QRectF(centre - look.px(330), middle - look.px(130), look.px(660), look.px(260))
        fill(
            painter, rounded(plate.x(), plate.y(), plate.width(), plate.height(), look.px(16)), colour("#171013", 0.88)
        )
        stroke(
            painter, rounded(plate.x(), plate.y(), plate.width(), plate.height(), look.px(16)), colour(IVORY, 0.25), 1
        )
        write_mid(painter, centre, middle - look.px(52), self._title, look.serif(34), IVORY)
        write_mid(painter, centre, middle - look.px(12), self._note, look.sans(16), colour(IVORY, 0.75))
        font = look.sans(18, 700)
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(self._button) + look.px(72)
        top, low = middle + look.px(38), middle + look.px(92)
        button = rounded(centre - width / 2, top, width, low - top, look.px(10))
        fill(painter, button, linear(0, top, 0, low, (0, VERMILION_TOP), (1, VERMILION_LOW)))
        write_mid(painter, centre, middle + look.px(65), self._button, font, ON_VERMILION)
