"""The curtain between two players who hold hidden cards."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kasane_desktop.scene.announcer import announce
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.kit.paint import fill, linear, rounded, stroke, write_mid
from kasane_desktop.scene.kit.surfaces import CURTAIN
from kasane_desktop.scene.kit.text import wrapped
from kasane_desktop.scene.kit.theme import IVORY, colour, mix
from kasane_desktop.scene.spoken import joined
from kasane_desktop.ui.controls.widgets import WordButton, painter_of

STRIPE = 74
PLATE, ROOM = (660, 300), 600  # design units: the plate, and how wide its words may be
TITLES = (34, 30, 26, 22)  # sizes: a long name is set smaller, then on two lines
DEAD = 500
"""Milliseconds for which the curtain does not react: the last click or key of the one who has played was not for it."""


class _Ready(WordButton):
    """The one thing that lifts the curtain. A key that is held down is the one of before."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if not event.isAutoRepeat():
            super().keyPressEvent(event)


class Curtain(QWidget):
    """Covers the whole table, opaque, until whoever is named is ready and says so with its button."""

    ready = Signal()
    fell = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._name: str | None = None
        self._title = self._note = ""
        self.button = _Ready("primary", 18)
        self.button.setParent(self)
        self.button.clicked.connect(self._answer)
        self.setFocusProxy(self.button)
        self._dead = QTimer(self, singleShot=True)

    async def fall(self, name: str) -> None:
        """Hide the table; return when the next one says to be ready. It stays down until `lift`."""
        self._name = name
        self._retranslate()
        self._dead.start(DEAD)
        self.show()
        self.raise_()
        announce(self, joined(self._title, self._note), urgent=True)
        self.button.setFocus()
        self.fell.emit()
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

    @property
    def listening(self) -> bool:
        """Whether its button does something: a moment after it has fallen."""
        return self.isVisible() and not self._dead.isActive()

    def _answer(self) -> None:
        if self.listening:
            self.ready.emit()

    # -- nothing goes past it ------------------------------------------------------------------

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: N802 - Qt's name
        self.button.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    # -- looks ---------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._place_button()

    def _retranslate(self) -> None:
        if self._name is None:
            return  # it has not fallen yet
        self._title = self.tr("{name}, it is your turn").format(name=self._name)
        self._note = self.tr("The table is hidden until you are ready.")
        self.button.say(self.tr("I am ready"))
        self.button.setAccessibleDescription(joined(self._title, self._note))
        self.setAccessibleName(joined(self._title, self._note))
        self._place_button()
        self.update()

    @property
    def _look(self) -> Look:
        return Look(theme(True), min(self.width() / 1440, self.height() / 900), self.devicePixelRatioF()).zoomed()

    def _place_button(self) -> None:
        look = self._look
        self.button.restyle(look)
        size = self.button.sizeHint()
        middle = self.height() // 2 + look.px(78)
        self.button.setGeometry(
            (self.width() - size.width()) // 2, middle - size.height() // 2, size.width(), size.height()
        )

    def title_lines(self, look: Look) -> tuple[QFont, list[str]]:
        """Whose turn it is, as large as there is room for, on two lines at most."""
        for size in TITLES:
            font = look.serif(size)
            lines = wrapped(self._title, font, look.px(ROOM), 1 if size > TITLES[-1] else 2)
            if not lines[-1].endswith("…"):
                break
        return font, lines

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, look = painter_of(self), self._look
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
        w, h = map(look.px, PLATE)
        plate = rounded(centre - w / 2, middle - h / 2, w, h, look.px(16))
        fill(painter, plate, colour("#171013", 0.92))
        stroke(painter, plate, colour(IVORY, 0.25), 1)
        font, lines = self.title_lines(look)
        high = look.px(34)
        for number, line in enumerate(lines):
            y = middle - look.px(66) + (number - (len(lines) - 1) / 2) * high
            write_mid(painter, centre, y, line, font, IVORY)
        write_mid(painter, centre, middle - look.px(12), self._note, look.sans(16), colour(IVORY, 0.8))
