"""The items of a table: pieces that are seen, places that react, sheets that lie still, the bubble that says why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QPropertyAnimation, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from kasane_desktop.scene.accessibility import tell_name
from kasane_desktop.scene.arrangement import Hot, Sheet, Spot
from kasane_desktop.scene.kit import (
    Actionable,
    Holder,
    Look,
    Outline,
    Picture,
    PictureItem,
    PieceItem,
    Z,
    kept,
    painted,
)
from kasane_desktop.scene.kit.paint import fill, linear, rounded, stroke
from kasane_desktop.scene.kit.plain import set_tip
from kasane_desktop.scene.kit.shadows import shadow
from kasane_desktop.scene.kit.text import wrapped
from kasane_desktop.scene.kit.theme import colour

FAR = 45
MOST_LINES = 12  # of what is said
BUBBLE_MS, LINK_MS, FADE_MS = 3200, 6000, 250
READING_MS = 70  # for each letter: a long sentence stays longer


def settle(item: PieceItem, look: Look, spot: Spot) -> None:
    """Put a piece exactly where it belongs, looking as it should."""
    item.face, item.next_face = spot.face, None
    item.set_turn(0)
    item.fit(look, spot.outline)
    item.setTransformOriginPoint(spot.origin(spot.outline))
    item.setPos(spot.x, spot.y)
    item.setScale(1)
    item.setOpacity(1)
    item.setRotation(spot.rotation)
    item.setZValue(spot.z)
    item.set_height(spot.height)
    item.set_ring(spot.ring or None)
    if spot.ghost:
        item.set_ghost(True)
    else:
        item.set_dim(spot.dim)


class SheetItem(Holder):
    """A picture that lies still."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._picture = PictureItem(parent=self)
        self.accessible_name = ""
        self.place: tuple[str, int] | None = None
        self.show_sheet(sheet)

    def show_sheet(self, sheet: Sheet) -> None:
        self._picture.show_picture(sheet.picture)
        size = sheet.picture.pixmap.deviceIndependentSize()
        w, h = size.width() + 2 * sheet.picture.x, size.height() + 2 * sheet.picture.y
        self.resize(max(w, sheet.size[0]), max(h, sheet.size[1]))
        self.setPos(sheet.x, sheet.y)
        self.setZValue(sheet.z)
        set_tip(self._picture, sheet.tip)
        self.accessible_name, self.place = sheet.name, sheet.place


class HotItem(Actionable):
    """A place that reacts. It shows nothing itself."""

    def __init__(self, key: str, hot: Hot) -> None:
        super().__init__()
        self.key = key
        self.hot = hot

    def take(self, hot: Hot, live: bool) -> None:
        self.hot = hot
        self.take_size(hot.outline.w, hot.outline.h)
        self.setPos(hot.x, hot.y)
        self.setZValue(hot.z)
        self.setRotation(hot.rotation)
        renamed, self.accessible_name = hot.name != self.accessible_name, hot.name
        if live != self.live:
            self.set_live(live)
        if live and hot.order < 0:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAcceptHoverEvents(True)
        if renamed:
            tell_name(self)

    @property
    def for_the_pointer(self) -> bool:
        """Whether keys do not come here: what can be done is done elsewhere as well."""
        return self.hot.order < 0

    def shape(self) -> QPainterPath:
        return self.hot.outline.path()


@kept
def bubble_face(look: Look, text: str, room: int, link: str = "") -> Picture:
    """A slip of paper with a sentence, and below it a word to click."""
    font, pad = look.sans(14), look.px(14)
    lines = [*wrapped(text, font, room, MOST_LINES), *([link] if link else [])]
    metrics = QFontMetricsF(font)
    w = round(max(metrics.horizontalAdvance(line) for line in lines)) + 2 * pad
    h = round(metrics.height() * len(lines)) + round(1.4 * pad)
    r = 6 * look.u
    below = shadow(look, Outline(w, h, r), 1.5)

    def draw(p: QPainter) -> None:
        p.drawPixmap(0, 0, below.pixmap)
        p.translate(-below.x, -below.y)
        fill(p, rounded(0, 0, w, h, r), linear(0, 0, 0, h, (0, look.theme.paper[0]), (1, look.theme.paper[1])))
        stroke(p, rounded(0.5, 0.5, w - 1, h - 1, r), colour(look.theme.paper_edge, 0.9), look.pen(1))
        for number, line in enumerate(lines):
            linked = bool(link) and number == len(lines) - 1
            p.setFont(look.sans(14, 700) if linked else font)
            p.setPen(colour(look.theme.paper_accent if linked else look.theme.paper_ink))
            p.drawText(QPointF(pad, 0.7 * pad + metrics.ascent() + number * metrics.height()), line)

    return Picture(painted(w - 2 * below.x, h - 2 * below.y, look.dpr, draw), below.x, below.y)


class Bubble(Holder):
    """Says something near a point, and goes by itself. With a link, clicking it asks for more."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self._picture = PictureItem(parent=self)
        self.text = self.link = ""
        self.hide()
        self.setZValue(Z.OVERLAY)
        scene.addItem(self)
        self._timer = QTimer(scene)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fade)
        self.pace = 1.0
        self._fading = QPropertyAnimation(self, b"opacity", self)
        self._fading.setEndValue(0.0)
        self._fading.finished.connect(self.vanish)

    def say(
        self,
        look: Look,
        text: str,
        near: QPointF,
        within: QRectF,
        clear: Sequence[QRectF] = (),
        *,
        rather: Sequence[QRectF] = (),
        lasting: bool = False,
        link: str = "",
    ) -> None:
        """Near a point, beside what must stay `clear`, and off what had `rather` be seen unless that is far away.
        `lasting`: until something else happens."""
        margin = look.px(12)
        face = bubble_face(look, text, min(look.px(340), round(within.width()) - 4 * margin), link)
        self._picture.show_picture(face)
        size = face.pixmap.deviceIndependentSize()
        w, h = size.width() + 2 * face.x, size.height() + 2 * face.y
        self.take_size(w, h)
        inside = within.adjusted(margin, margin, -margin, -margin)
        self.setPos(_place_near(near, w, h, inside, clear, rather, look.px(18)))
        self.text, self.link = text, link
        self.setCursor(Qt.CursorShape.PointingHandCursor if link else Qt.CursorShape.ArrowCursor)
        self._fading.stop()
        self.setOpacity(1)
        self.show()
        if lasting or QAccessible.isActive():  # who has it read aloud needs as long as that takes
            self._timer.stop()
        else:
            self._timer.start(max(LINK_MS if link else BUBBLE_MS, READING_MS * len(text)))

    def asks(self, at: QPointF) -> bool:
        """Whether a click there asks for more."""
        return self.isVisible() and bool(self.link) and self.sceneBoundingRect().contains(at)

    def _fade(self) -> None:
        self._fading.setDuration(round(FADE_MS * self.pace))
        self._fading.start()

    def vanish(self) -> None:
        self.text = self.link = ""
        self._timer.stop()
        self._fading.stop()
        self.hide()


def _place_near(
    near: QPointF, w: float, h: float, within: QRectF, clear: Sequence[QRectF], rather: Sequence[QRectF], gap: float
) -> QPointF:
    """The corner of a slip above a point, else below it, else the nearest place where it covers least of `clear`. To
    lie wholly on what had `rather` be seen is as bad as to be FAR gaps further away."""
    meant = clear[0] if clear else QRectF(near, near)
    x = min(max(near.x() - w / 2, within.left()), within.right() - w)
    usual = [QPointF(x, near.y() - h - gap), QPointF(x, near.y() + 1.4 * gap)]
    anywhere = [
        QPointF(within.left() + (within.width() - w) * across / 24, within.top() + (within.height() - h) * down / 24)
        for across in range(25)
        for down in range(25)
    ]

    def away(corner: QPointF) -> float:
        slip = QRectF(corner.x(), corner.y(), w, h)
        if not rather:
            return (slip.center() - near).manhattanLength()
        beside = max(0.0, slip.left() - meant.right(), meant.left() - slip.right())
        beyond = max(0.0, slip.top() - meant.bottom(), meant.top() - slip.bottom())
        askew = abs(slip.center().x() - near.x()) / 4
        return beside + beyond + askew + FAR * gap * _shared(slip, rather) / (w * h)

    usual = [corner for corner in usual if not _shared(QRectF(corner.x(), corner.y(), w, h), rather)]
    corners = [*usual, *sorted(anywhere, key=away)]
    best, least = corners[0], float("inf")
    for corner in corners:
        slip = QRectF(corner.x(), corner.y(), w, h)
        if not within.contains(slip) or slip.contains(near):
            continue
        covered = _shared(slip, clear)
        if covered < least:
            best, least = corner, covered
        if not covered:
            break
    return best.toPoint().toPointF()


def _shared(slip: QRectF, places: Sequence[QRectF]) -> float:
    """How much of a slip lies on places."""
    parts = [slip & place for place in places if slip.intersects(place)]
    return sum(part.width() * part.height() for part in parts)
