"""Painted controls in the style of the house: real Qt widgets underneath, so that keys and screen readers work."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from kasane_desktop.scene.kit import Look, colour, mix, theme
from kasane_desktop.scene.kit.button_faces import ButtonKind, State, Words, button_face, icon_face
from kasane_desktop.scene.kit.icons import draw_icon
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.kit.paint import ellipse, fill, rounded, stroke, width, write_mid
from kasane_desktop.scene.kit.phrases import joined, plain
from kasane_desktop.scene.kit.plain import set_tip
from kasane_desktop.ui.controls.icons import draw_own_icon

RIM = 4  # pixels round a control that belong to its focus ring
RING = 2.0


class Styled(Protocol):
    """A widget that follows theme and scale, with all within it."""

    def restyle(self, look: Look) -> None: ...


def dress(root: QWidget, look: Look) -> None:
    """Bring a widget and all within it to a look."""
    for widget in (root, *root.findChildren(QWidget)):
        if (restyle := getattr(widget, "restyle", None)) is not None:
            restyle(look)


def painter_of(widget: QWidget) -> QPainter:
    p = QPainter(widget)
    hints = QPainter.RenderHint
    p.setRenderHints(hints.Antialiasing | hints.TextAntialiasing | hints.SmoothPixmapTransform)
    return p


class Line(QLabel):
    """A text on one line that is cut with an ellipsis where room ends, or one that wraps."""

    def __init__(
        self, size: float, *, weight: int = 500, serif: bool = False, tone: str = "plate_ink", wraps: bool = False
    ) -> None:
        super().__init__()
        self._size, self._weight, self._serif, self._tone = size, weight, serif, tone
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        across = QSizePolicy.Policy.Preferred if wraps else QSizePolicy.Policy.Maximum
        self.setSizePolicy(across, QSizePolicy.Policy.Preferred)

    def restyle(self, look: Look) -> None:
        family = look.serif if self._serif else look.sans
        self.setFont(family(self._size, self._weight))
        palette = self.palette()
        palette.setColor(self.foregroundRole(), QColor(getattr(look.theme, self._tone)))
        self.setPalette(palette)

    def set_size(self, size: float) -> None:
        """The size of its letters, from the next look on."""
        self._size = size

    def height_of(self, text: str, wide: int) -> int:
        """How high it would be with another text."""
        shown = super().text()
        super().setText(joined(text))
        high = self.heightForWidth(wide)
        super().setText(shown)
        return high

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        hint = super().minimumSizeHint()
        return hint if self.wordWrap() else QSize(min(hint.width(), self.fontMetrics().height() * 2), hint.height())

    def setText(self, text: str) -> None:  # noqa: N802
        super().setText(joined(text) if self.wordWrap() else text)
        self.setAccessibleName(text)
        self._tell_whole()

    def text(self) -> str:
        return plain(super().text())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._tell_whole()

    def _tell_whole(self) -> None:
        """A text that is cut can be read in full as a tip."""
        cut = not self.wordWrap() and self._shown() != self.text()
        set_tip(self, self.text() if cut else "")

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self.wordWrap():
            super().paintEvent(event)
            return
        p = QPainter(self)
        p.setPen(self.palette().color(self.foregroundRole()))
        p.drawText(self.rect(), self.alignment() | Qt.TextFlag.TextSingleLine, self._shown())

    def _shown(self) -> str:
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width() + 1)


class Painted(QAbstractButton):
    """A button that paints itself; a vermilion ring shows where the keyboard is."""

    def __init__(self) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self.keyed = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        self.look = look
        self.updateGeometry()
        self.update()

    @property
    def state(self) -> State:
        if not self.isEnabled():
            return "off"
        return "down" if self.isDown() else "hover" if self.underMouse() else "rest"

    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RIM, RIM, -RIM, -RIM)

    def outline(self) -> QPainterPath:
        b, r = self.body(), min(10 * self.look.u, self.body().height() / 2)
        return rounded(b.x() - 2, b.y() - 2, b.width() + 4, b.height() + 4, r + 2)

    def draw(self, p: QPainter) -> None:
        """What is seen on it, within `body`."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        p = painter_of(self)
        self.draw(p)
        if self.hasFocus() and self.keyed:
            stroke(p, self.outline(), self.look.theme.accent, RING)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.keyed = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        super().enterEvent(event)
        self.update()


def follow(before: Painted, after: Painted) -> None:
    """Lead the keyboard on from a button that goes away."""
    after.setFocus(Qt.FocusReason.TabFocusReason if before.keyed else Qt.FocusReason.MouseFocusReason)


class WordButton(Painted):
    """A button with words: the one primary button, an outlined one, quiet ones."""

    def __init__(self, kind: ButtonKind, size: float, kanji: str = "", height: float | None = None) -> None:
        super().__init__()
        self._kind: ButtonKind = kind
        self._kanji = kanji
        self._words = Words("", size=size)
        self._height = size * 2.5 if height is None else height
        self._rim = 14 if kind == "primary" else RIM  # room for its shadow
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def label(self) -> str:
        return self._words.label

    def say(self, label: str, name: str = "") -> None:
        self._words = self._words._replace(label=label, kanji=ornament(self._kanji))
        self.setAccessibleName(name or label)
        self.updateGeometry()
        self.update()

    def set_kanji(self, kanji: str) -> None:
        self._kanji = kanji

    def body(self) -> QRectF:
        rim = max(RIM, self.look.px(self._rim))
        return QRectF(self.rect()).adjusted(rim, rim, -rim, -rim)

    def _need(self, size: float, *, ornament: bool = True) -> int:
        look, words = self.look, self._words if ornament else self._words._replace(kanji="")
        need = width(look.sans(size, 700), words.label) + look.px(34)
        need += width(look.serif(words.size + 1, 600), words.kanji) + look.px(9) if words.kanji else 0
        return round(need) + 2 * max(RIM, look.px(self._rim)) + 2

    def sizeHint(self) -> QSize:  # noqa: N802
        high = max(26, self.look.px(self._height))
        return QSize(self._need(self._words.size), high + 2 * max(RIM, self.look.px(self._rim)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        hint = self.sizeHint()
        return QSize(min(self._need(11 / self.look.u, ornament=False), hint.width()), hint.height())

    def draw(self, p: QPainter) -> None:
        b, words = self.body().toRect(), self._words
        if self._need(words.size) > self.width():  # an ornament goes before a word is made small or cut
            words = words._replace(kanji="")
        face = button_face(self.look, self._kind, b.width(), b.height(), words, self.state, False)
        p.drawPixmap(b.x() + face.x, b.y() + face.y, face.pixmap)


class Disc(Painted):
    """Something round, so many design units across, and never less than so many pixels."""

    across, least = 33, 28

    def sizeHint(self) -> QSize:  # noqa: N802
        d = max(self.least, self.look.px(self.across)) + 2 * RIM
        return QSize(d, d)

    def outline(self) -> QPainterPath:
        b = self.body()
        return ellipse(b.center().x(), b.center().y(), b.width() / 2 + 2)


class RingButton(Disc):
    """A thin ring with an icon, on the ground of the lobby."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._icon = icon

    def say(self, name: str) -> None:
        self.setAccessibleName(name)
        set_tip(self, name)

    def draw(self, p: QPainter) -> None:
        b = self.body()
        face = icon_face(self.look, self._icon, round(b.width()), "ring", self.look.theme.ink, self.state, False)
        p.drawPixmap(round(b.x()) + face.x, round(b.y()) + face.y, face.pixmap)


class IconButton(RingButton):
    """A small icon without a ring, on a sheet; a checked one is drawn in full ink."""

    across, least = 26, 20

    def draw(self, p: QPainter) -> None:
        b, t = self.body(), self.look.theme
        strength = {"rest": 0.0, "hover": 0.09, "down": 0.16, "off": 0.0}[self.state]
        fill(p, ellipse(b.center().x(), b.center().y(), b.width() / 2), colour(t.plate_ink, strength))
        ink = t.plate_ink if self.isChecked() or self.state in ("hover", "down") else t.plate_soft
        p.setOpacity(0.35 if self.state == "off" else 1)
        if not draw_own_icon(p, self._icon, b.center(), b.width() * 0.72, ink, solid=self.isChecked()):
            draw_icon(p, self._icon, b.center().x(), b.center().y(), b.width() * 0.46, ink)


class LinkButton(Painted):
    """A word to click, underlined by the hand that comes near."""

    def __init__(self) -> None:
        super().__init__()
        self._label = ""

    def say(self, label: str, name: str = "") -> None:
        self._label = label
        self.setAccessibleName(name or label)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        font = self.look.sans(15, 700)
        return QSize(round(width(font, self._label)) + 2 * RIM + 9, QFontMetrics(font).height() + 2 * RIM + 2)

    def draw(self, p: QPainter) -> None:
        b, ink = self.body(), self.look.theme.plate_ink
        advance = write_mid(p, b.center().x(), b.center().y(), self._label, self.look.sans(15, 700), ink)
        if self.state in ("hover", "down"):
            y = b.center().y() + self.look.px(10)
            path = rounded(b.center().x() - advance / 2, y, advance, 1.2, 0)
            fill(p, path, ink)


class DashedButton(Painted):
    """An empty place that can be filled."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._icon, self._label = icon, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(0, RIM, 0, -RIM)

    def outline(self) -> QPainterPath:
        b = self.body()
        return rounded(b.x() + 1, b.y() + 1, b.width() - 2, b.height() - 2, 10 * self.look.u)

    def say(self, label: str) -> None:
        self._label = label
        self.setAccessibleName(label)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.look.px(160), max(28, self.look.px(40)) + 2 * RIM)

    def draw(self, p: QPainter) -> None:
        b, t = self.body(), self.look.theme
        path = rounded(b.x() + 0.5, b.y() + 0.5, b.width() - 1, b.height() - 1, 10 * self.look.u)
        fill(p, path, colour(t.plate_ink, {"rest": 0.0, "hover": 0.05, "down": 0.1, "off": 0.0}[self.state]))
        stroke(p, path, colour(t.plate_ink, 0.32), 1.2, (4, 4))
        ink = t.plate_ink if self.state in ("hover", "down") else t.plate_soft
        font, gap = self.look.sans(15), self.look.px(22)
        x = b.center().x() - (width(font, self._label) + gap) / 2
        draw_icon(p, self._icon, x + gap * 0.3, b.center().y(), self.look.px(14), ink)
        write_mid(p, x + gap, b.center().y(), self._label, font, ink, "l")


class Toggle(Painted):
    """On or off."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)

    def sizeHint(self) -> QSize:  # noqa: N802
        h = max(20, self.look.px(26))
        return QSize(round(h * 46 / 26) + 2 * RIM, h + 2 * RIM)

    def outline(self) -> QPainterPath:
        b = self.body()
        return rounded(b.x() - 2, b.y() - 2, b.width() + 4, b.height() + 4, b.height() / 2 + 2)

    def draw(self, p: QPainter) -> None:
        b, t, h = self.body(), self.look.theme, self.body().height()
        on = self.isChecked()
        if t.contrast:
            ground, knob = (t.plate_ink, t.plate[0]) if on else (t.plate[0], t.plate_ink)
            fill(p, rounded(b.x(), b.y(), b.width(), h, h / 2), ground)
            stroke(p, rounded(b.x() + 1, b.y() + 1, b.width() - 2, h - 2, h / 2), t.plate_ink, 2)
            fill(p, ellipse((b.right() - h / 2) if on else (b.x() + h / 2), b.center().y(), h * 0.32), knob)
            return
        lit = mix(t.plate_soft, t.plate[0], 0.4) if t.dark else t.plate_soft  # the knob is light by day and night
        fill(p, rounded(b.x(), b.y(), b.width(), h, h / 2), lit if on else colour(t.plate_ink, 0.18))
        x, r = (b.right() - h / 2) if on else (b.x() + h / 2), h * 0.39
        fill(p, ellipse(x + 0.4, b.center().y() + 1.4, r + 0.6), colour("#1A0F08", 0.28))
        fill(p, ellipse(x, b.center().y(), r), "#F3EADB" if t.dark else "#FFFDF6")
