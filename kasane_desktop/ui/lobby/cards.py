"""The games as picture cards."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QSizePolicy

from kasane_desktop.catalogue import BOXES
from kasane_desktop.match.speech import say
from kasane_desktop.scene.kit import colour
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.kit.paint import line, rounded, stroke, width, write
from kasane_desktop.scene.kit.text import wrapped
from kasane_desktop.scene.kit.theme import VERMILION
from kasane_desktop.ui.controls.widgets import Painted
from kasane_desktop.ui.lobby.pictures import kanji

CAPTION, RADIUS = 58, 13  # design units
ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""Arrows that go from game to game, from row to row, and from the last to the first."""


def game_name(game: str) -> str:
    return say(f"{game}.name", translate=QCoreApplication.translate)


def counts_of(game: str) -> str:
    """For how many players it is."""
    least, most = min(BOXES[game].counts), max(BOXES[game].counts)
    return QCoreApplication.translate("GameCard", "{least}–{most} players").format(least=least, most=most)


def cover(p: QPainter, pixmap: QPixmap, area: QRectF) -> None:
    """The picture over the whole area, cut where it does not fit (it does, but while the window is being resized)."""
    have = pixmap.deviceIndependentSize()
    scale = max(area.width() / have.width(), area.height() / have.height())
    w, h = have.width() * scale, have.height() * scale
    target = QRectF(area.center().x() - w / 2, area.center().y() - h / 2, w, h)
    p.drawPixmap(target, pixmap, QRectF(pixmap.rect()))


def show_within(p: QPainter, pixmap: QPixmap, area: QRect, sheet: QPainterPath, light: float = 0.0) -> None:
    """A picture on a part of a sheet, in the light of a hand that is near."""
    p.save()
    p.setClipPath(sheet)
    p.setClipRect(area, Qt.ClipOperation.IntersectClip)
    cover(p, pixmap, QRectF(area))
    p.fillRect(area, colour("#FFFFFF", light))
    p.restore()


class GameCard(Painted):
    """A game to choose, by click or arrow key. The frame is vermilion when it is chosen; Enter sits down there."""

    entered = Signal()

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self._picture: QPixmap | None = None
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.retranslate()

    def retranslate(self) -> None:
        self._tagline = say(f"{self.game}.tagline", translate=QCoreApplication.translate)
        self.setAccessibleName(game_name(self.game))
        self.setAccessibleDescription(f"{self._tagline} {counts_of(self.game)}")
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.look.px(302), self.look.px(280))

    @property
    def picture_size(self) -> QSize:
        return QSize(self.width(), max(1, self.height() - self._caption))

    @property
    def _caption(self) -> int:
        return max(36, self.look.px(CAPTION))

    def show_picture(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()

    def outline(self) -> QPainterPath:
        inset, r = 7.0, RADIUS * self.look.u
        return rounded(inset, inset, self.width() - 2 * inset, self.height() - 2 * inset, max(2.0, r - inset / 2))

    def draw(self, p: QPainter) -> None:
        w, h, r, cap = self.width(), self.height(), RADIUS * self.look.u, self._caption
        if self._picture is not None:  # it comes when all the rest has been seen
            near = self.state in ("hover", "down") and not self.isChecked()
            show_within(p, self._picture, QRect(0, 0, w, h - cap), rounded(0, 0, w, h, r), 0.06 if near else 0.0)
        line(p, 0, h - cap, w, h - cap, colour("#000000", 0.25))
        self._draw_caption(p, QRectF(0, h - cap, w, cap))
        if self.isChecked():
            thick = self.look.pen(3)
            frame = rounded(thick / 2, thick / 2, w - thick, h - thick, max(1.0, r - thick / 2))
            stroke(p, frame, VERMILION, thick)
        elif self.state in ("hover", "down"):
            stroke(p, rounded(1, 1, w - 2, h - 2, max(1.0, r - 1)), colour(VERMILION, 0.5), 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isChecked():
            self.entered.emit()
        elif event.key() in ALONG and self.group() is not None:
            others = self.group().buttons()
            other = others[(others.index(self) + ALONG[Qt.Key(event.key())]) % len(others)]
            other.setChecked(True)
            other.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _draw_caption(self, p: QPainter, box: QRectF) -> None:
        look, t = self.look, self.look.theme
        pad, gap = look.px(18), look.px(10)
        baseline = box.center().y() + look.serif(23).pixelSize() * 0.34
        name, size, sign, told = self.caption(box.width() - 2 * pad)
        *above, last = name.split("\n")  # two lines only where there is no room for one
        rise = look.serif(size).pixelSize() * 0.55 if above else 0
        write(p, pad, baseline - rise, "".join(above), look.serif(size), t.plate_ink)
        x = pad + write(p, pad, baseline + rise, last, look.serif(size), t.plate_ink)
        write(p, x + gap, baseline, sign, look.serif(16, 600), t.plate_soft)
        write(p, box.width() - pad, baseline, told, look.sans(14), t.plate_soft, "r")

    def caption(self, room: float) -> tuple[str, float, str, str]:
        """The name and its size, the kanji beside it, and what stands at the right: as much as there is room for, and
        the whole name before all else."""
        look, name, counts, gap = self.look, self.accessibleName(), counts_of(self.game), self.look.px(10)
        sign = kanji(self.game, name)
        whole = dotted(self._tagline.rstrip(".。"), counts)
        for least, beside, told in ((23, sign, whole), (17, sign, counts), (17, "", counts), (12, "", "")):
            taken = width(look.serif(16, 600), beside) + gap if beside else 0.0
            taken += width(look.sans(14), told) + 2 * gap if told else 0.0
            for size in range(23, least - 1, -1):
                if width(look.serif(size), name) <= room - taken:
                    return name, size, beside, told
        return "\n".join(wrapped(name, look.serif(12), room, 2)), 12, "", ""


def grid(area: QRect, cards: int, gap: int) -> list[QRect]:
    """Places for so many cards: rows of up to three, the shorter ones first and higher."""
    rows = math.ceil(cards / 3)
    lengths = [cards // rows + (row >= rows - cards % rows) for row in range(rows)]
    weights = [(max(lengths) / length) ** 0.35 for length in lengths]
    high = area.height() - gap * (rows - 1)
    places, y = [], float(area.y())
    for length, weight in zip(lengths, weights, strict=True):
        h, w = high * weight / sum(weights), (area.width() - gap * (length - 1)) / length
        for column in range(length):
            x = area.x() + column * (w + gap)
            corner = QPoint(round(x + w) - 1, round(y + h) - 1)
            places.append(QRect(QPoint(round(x), round(y)), corner))
        y += h + gap
    return places
