"""A combination card on which the points of its coins are typed or stepped."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QSpinBox, QWidget

from kasane_desktop.scene.kit import Look, colour, panel, renderer, theme
from kasane_desktop.scene.kit.paint import ellipse, fill, linear, rounded, stroke, write
from kasane_desktop.scene.kit.plain import set_tip
from kasane_desktop.scene.kit.text import elided, wrapped
from kasane_desktop.scene.kit.theme import VERMILION, VERMILION_INK
from kasane_desktop.ui.controls.widgets import painter_of

MOST_POINTS = 99
COIN, ABOVE, BELOW = 46.0, 21.0, 25.0  # design units: a coin, what it asks for above, the steps below
INK = "#6B5B45"


def draw_ring(p: QPainter, x: float, y: float, r: float, look: Look, provenance: str, paint: str = INK) -> None:
    """The edge of a coin tells where its points come from."""
    dash = {"reconstructed": (2.5, 2.5), "third-party": (0.8, 2.2)}.get(provenance)
    strong = provenance in ("rulebook", "entered")
    ink = VERMILION if provenance == "entered" else paint
    stroke(p, ellipse(x, y, r), colour(ink, 1.0 if strong else 0.75), look.pen(2.2 if strong else 1.4), dash)


class Points(QSpinBox):
    """The figure on a coin."""

    def __init__(self, coin: QWidget) -> None:
        super().__init__(coin)
        self._coin = coin
        self.setRange(0, MOST_POINTS)
        self.setFrame(False)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)

    def event(self, event: QEvent) -> bool:
        """A dressed spin box keeps room for buttons even where it has none: the figure has all of it."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.StyleChange, QEvent.Type.Show):
            self.lineEdit().setGeometry(self.rect())
        return done

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusInEvent(event)
        self.selectAll()  # a digit that is typed takes the place of the old figure
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            QTimer.singleShot(0, self, self.selectAll)  # the click itself sets the cursor and selects nothing
        self._coin.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        self.lineEdit().deselect()
        self._coin.update()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Only a coin that was chosen turns with the wheel."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class StepButton(QAbstractButton):
    """One point more or less."""

    def __init__(self, sign: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign, self.look = sign, Look(theme(False))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys step
        self.setAutoRepeat(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, t = painter_of(self), self.look.theme
        centre, r = QRectF(self.rect()).center(), min(self.width(), self.height()) / 2 - 1
        if self.underMouse() and self.isEnabled():
            fill(p, ellipse(centre.x(), centre.y(), r), colour(VERMILION, 0.25 if self.isDown() else 0.14))
        ink = colour(t.paper_ink if self.isEnabled() else t.paper_soft, 0.9 if self.isEnabled() else 0.35)
        arm = r * 0.5
        fill(p, rounded(centre.x() - arm, centre.y() - 0.9, 2 * arm, 1.8, 0.5), ink)
        if self._sign == "+":
            fill(p, rounded(centre.x() - 0.9, centre.y() - arm, 1.8, 2 * arm, 0.5), ink)


class Coin(QWidget):
    """A space: how many cards it asks for, its points, and a step either way."""

    changed = Signal()

    def __init__(self, needs: int, usual: int | None, provenance: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.needs, self._usual, self._provenance = needs, usual, provenance
        self.look = Look(theme(False))
        self.points, self.less, self.more = Points(self), StepButton("−", self), StepButton("+", self)
        self.points.valueChanged.connect(self._changed)
        self._sources: Mapping[str, str] = {}
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))

    @property
    def provenance(self) -> str:
        """Where the points that stand here come from."""
        return self._provenance if self.points.value() == self._usual else "entered"

    def put(self, points: int) -> None:
        self.points.setValue(points)

    def _step(self, way: int) -> None:
        self.points.stepBy(way)
        if not self.points.hasFocus():
            self.points.lineEdit().deselect()

    def _changed(self) -> None:
        set_tip(self.points, self._sources.get(self.provenance, ""))
        self.less.setEnabled(self.points.value() > 0)
        self.more.setEnabled(self.points.value() < MOST_POINTS)
        self._ink()
        self.update()
        self.changed.emit()

    def say(self, name: str, sources: Mapping[str, str]) -> None:
        """Its name, and what to call the places that points may come from."""
        self._sources = sources
        self.points.setAccessibleName(name)
        set_tip(self.points, sources[self.provenance])

    def restyle(self, look: Look) -> None:
        self.look = self.less.look = self.more.look = look
        self._ink()
        self._arrange()

    def _ink(self) -> None:
        ink = VERMILION_INK if self.provenance == "entered" else self.look.theme.paper_ink
        font = self.look.serif(22, 700)
        sheet = (
            f"QSpinBox, QSpinBox QLineEdit {{ background: transparent; border: 0; padding: 0; color: {ink};"
            f' font-family: "{font.family()}"; font-size: {font.pixelSize()}px; font-weight: 700;'
            f" selection-background-color: #F6C9B8; selection-color: {ink}; }}"
        )
        if sheet != self.points.styleSheet():
            self.points.setStyleSheet(sheet)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self._arrange()

    def _coin(self) -> QRectF:
        d = min(self.look.px(COIN), self.width() - 4)
        return QRectF((self.width() - d) / 2, self.look.px(ABOVE), d, d)

    def _arrange(self) -> None:
        coin = self._coin()
        self.points.setGeometry(coin.adjusted(2, 3, -2, -3).toRect())
        side = min(self.look.px(BELOW), self.width() // 2)
        y = round(coin.bottom()) + 1
        self.less.setGeometry(self.width() // 2 - side, y, side, side)
        self.more.setGeometry(self.width() // 2, y, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, look, coin = painter_of(self), self.look, self._coin()
        x, y, r = coin.center().x(), coin.center().y(), coin.width() / 2 - 1.5
        back, u, top = "#8A7C68", look.u, look.px(ABOVE) - 4
        fill(p, rounded(x - 11 * u, top - 9 * u, 6 * u, 9 * u, 1.2), colour(back, 0.55))
        fill(p, rounded(x - 8 * u, top - 10 * u, 6 * u, 9 * u, 1.2), colour(back))
        write(p, x + 1.5 * u, top, str(self.needs), look.sans(14, 700), look.theme.paper_soft)
        fill(p, ellipse(x, y, r), linear(0, coin.top(), 0, coin.bottom(), (0, "#F7EFDE"), (1, "#E6D9BF")))
        draw_ring(p, x, y, r, look, self.provenance)
        if self.points.hasFocus():
            stroke(p, ellipse(x, y, r + 2), look.theme.accent, 2)


class CombinationCard(QWidget):
    """Emblem, name, condition, and the coins."""

    changed = Signal()

    def __init__(self, id: str, kanji: str, emblem: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.id, self._kanji, self._emblem = id, kanji, emblem
        self.look = Look(theme(False))
        self._reading = self._condition = ""
        self.coins: list[Coin] = []

    def put(self, spaces: list[tuple[int, int]], usual: list[tuple[int, int, str]]) -> None:
        """Show other spaces; where one is as usual, it is known where its points come from."""
        for coin in self.coins:
            coin.hide()
            coin.deleteLater()
        same = [n for n, _ in spaces] == [n for n, _, _ in usual]
        self.coins = []
        for at, (n, points) in enumerate(spaces):
            coin = Coin(n, usual[at][1] if same else None, usual[at][2] if same else "entered", self)
            coin.put(points)
            coin.changed.connect(self.changed)
            coin.restyle(self.look)
            coin.show()
            self.coins.append(coin)
        self._arrange()

    def spaces(self) -> list[list[int]]:
        return [[coin.needs, coin.points.value()] for coin in self.coins]

    def say(self, reading: str, condition: str) -> None:
        self._reading, self._condition = reading, condition
        self.setAccessibleName(reading)
        self.update()

    def restyle(self, look: Look) -> None:
        self.look = look
        for coin in self.coins:
            coin.restyle(look)
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self._arrange()

    def _coin_size(self) -> QSize:
        per_line = 3 if len(self.coins) <= 6 else -(-len(self.coins) // 2)
        room = min(self.look.px(66), round(self.width() * 0.62) // max(3, per_line))
        return QSize(room, self.look.px(ABOVE + COIN + BELOW) + 2)

    def _arrange(self) -> None:
        size, count = self._coin_size(), len(self.coins)
        per_line = 3 if count <= 6 else -(-count // 2)
        lines = -(-count // per_line) if count else 0
        top = (self.height() - lines * size.height()) // 2
        for at, coin in enumerate(self.coins):
            line, column = divmod(at, per_line)
            in_line = min(per_line, count - line * per_line)
            x = self.width() - self.look.px(14) - (in_line - column) * size.width()
            coin.setGeometry(x, top + line * size.height(), size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, look = painter_of(self), self.look
        u, t = look.u, look.theme
        sheet = panel(look, "paper", self.width() - look.px(8), self.height() - look.px(8), "", z=0.6)
        p.drawPixmap(look.px(4) + sheet.x, look.px(4) + sheet.y, sheet.pixmap)
        per_line = 3 if len(self.coins) <= 6 else -(-len(self.coins) // 2)
        room = self.width() - 38 * u - min(per_line, len(self.coins)) * self._coin_size().width()
        renderer(self._emblem).render(p, QRectF(20 * u, 22 * u, 30 * u, 30 * u))
        write(p, 58 * u, 46 * u, elided(self._kanji, look.serif(20), room - 36 * u), look.serif(20), t.paper_ink)
        y = 78 * u
        for text, font, ink in (
            (self._reading, look.sans(13.5, 700), t.paper_ink),
            (self._condition, look.sans(13, 500), t.paper_soft),
        ):
            for line in wrapped(text, font, room, 5):
                write(p, 22 * u, y, line, font, ink)
                y += max(17.5 * u, font.pixelSize() * (1.2 if font.pixelSize() < 14 else 1.3))
            y += 3 * u
