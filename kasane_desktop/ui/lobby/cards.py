"""The games as picture cards, and the strip of the match to continue."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kasane_desktop.games.boxes import BOXES
from kasane_desktop.match.speech import say
from kasane_desktop.scene.kit import Look, colour, theme
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.kit.paint import fill, line, rounded, stroke, width, write
from kasane_desktop.scene.kit.text import elided
from kasane_desktop.scene.kit.theme import VERMILION
from kasane_desktop.ui.lobby.controls import Painted, WordButton, painter_of
from kasane_desktop.ui.lobby.pictures import kanji

CAPTION, RADIUS = 58, 13  # design units


def game_name(game: str) -> str:
    return say(f"{game}.name", translate=QCoreApplication.translate)


def counts_of(game: str) -> str:
    counts = BOXES[game].counts
    return f"{min(counts)}–{max(counts)}" if len(counts) > 1 else str(counts[0])


def cover(p: QPainter, pixmap: QPixmap, area: QRectF) -> None:
    """The picture over the whole area, cut where it does not fit (it does, but while the window is being resized)."""
    have = pixmap.deviceIndependentSize()
    scale = max(area.width() / have.width(), area.height() / have.height())
    w, h = have.width() * scale, have.height() * scale
    target = QRectF(area.center().x() - w / 2, area.center().y() - h / 2, w, h)
    p.drawPixmap(target, pixmap, QRectF(pixmap.rect()))


def _show(p: QPainter, pixmap: QPixmap, area: QRect, sheet: QPainterPath, light: float = 0.0) -> None:
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
        self.setAccessibleDescription(f"{self._tagline} {self._players()}")
        self.update()

    def _players(self) -> str:
        return self.tr("{counts} players").format(counts=counts_of(self.game))

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
            _show(p, self._picture, QRect(0, 0, w, h - cap), rounded(0, 0, w, h, r), 0.06 if near else 0.0)
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
        else:
            super().keyPressEvent(event)

    def _draw_caption(self, p: QPainter, box: QRectF) -> None:
        look, t = self.look, self.look.theme
        pad, gap = look.px(18), look.px(10)
        small = look.sans(14)
        baseline = box.center().y() + look.serif(23).pixelSize() * 0.34
        size, kanji_font = 23.0, look.serif(16, 600)
        sign = kanji(self.game, self.accessibleName())
        beside = 2 * pad + width(kanji_font, sign) + 2 * gap
        for counts in (self._players(), counts_of(self.game)):  # the word only where the name has room beside it
            room = box.width() - beside - width(small, counts)
            if width(look.serif(size), self.accessibleName()) <= room:
                break
        while size > 15 and width(look.serif(size), self.accessibleName()) > room:
            size -= 1
        name = elided(self.accessibleName(), look.serif(size), room)
        x = pad + write(p, pad, baseline, name, look.serif(size), t.plate_ink)
        x += gap + write(p, x + gap, baseline, sign, kanji_font, t.plate_soft)
        whole = dotted(self._tagline.rstrip(".。"), counts)
        fits = x + 2 * gap + width(small, whole) <= box.width() - pad
        write(p, box.width() - pad, baseline, whole if fits else counts, small, t.plate_soft, "r")


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


class Unfinished(NamedTuple):
    """A match that can be continued: its game, one line about how it stands, how its table looks."""

    game: str
    line: str
    picture: QPixmap | None = None


class Strip(QWidget):
    """The match to continue."""

    def __init__(self) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self._info: Unfinished | None = None
        self._picture: QPixmap | None = None
        self.button = WordButton("outline", 17, "続", height=52)
        self.button.setParent(self)

    @property
    def info(self) -> Unfinished | None:
        return self._info

    def show_match(self, info: Unfinished | None) -> None:
        self._info = info
        self._picture = info.picture if info else None
        self.setVisible(info is not None)
        self.retranslate()

    def show_picture(self, picture: QPixmap) -> None:
        """The picture of the game, where there is none of the match."""
        self._picture = picture
        self.update()

    @property
    def picture_size(self) -> QSize:
        return QSize(min(self.look.px(206), self.width() // 3), max(1, self.height()))

    def restyle(self, look: Look) -> None:
        self.look = look
        self.button.restyle(look)
        self.update()

    def retranslate(self) -> None:
        if self._info is None:
            return
        name = game_name(self._info.game)
        self.button.say(self.tr("Sit down"), self.tr("Continue {game}").format(game=name))
        self.setAccessibleName(self.tr("Continue {game}").format(game=name))
        self.setAccessibleDescription(self._info.line)
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        hint = self.button.sizeHint()
        w = min(max(hint.width(), self.look.px(178)), self.width() // 3)
        x = self.width() - w - self.look.px(20)
        self.button.setGeometry(x, (self.height() - hint.height()) // 2, w, hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self._info is None:
            return
        p, look, t = painter_of(self), self.look, self.look.theme
        size, h = self.picture_size, self.height()
        if self._picture is not None:
            _show(p, self._picture, QRect(QPoint(), size), rounded(0, 0, self.width(), h, RADIUS * look.u))
        fill(p, rounded(size.width(), 0, 1, h, 0), colour("#000000", 0.25))
        x = size.width() + look.px(26)
        room, middle = self.button.x() - x - look.px(12), h / 2
        small, name_font, sign_font = look.sans(14, 700), look.serif(25), look.serif(17, 600)
        write(p, x, middle - look.px(20), elided(self.tr("Continue"), small, room), small, t.plate_soft)
        sign = kanji(self._info.game, game_name(self._info.game))
        name = elided(game_name(self._info.game), name_font, room - width(sign_font, sign) - look.px(10))
        end = x + write(p, x, middle + look.px(10), name, name_font, t.plate_ink)
        write(p, end + look.px(10), middle + look.px(9), sign, sign_font, t.plate_soft)
        says = elided(self._info.line, look.sans(14), room)
        write(p, x, middle + look.px(34), says, look.sans(14), t.plate_soft)
