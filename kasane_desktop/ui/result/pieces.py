"""What a seat has to show on the page of a result: what lies before it, and the cards that are left in its hand."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QGraphicsItem

from kasane_desktop.core.table import Table
from kasane_desktop.scene.kit import Look, Outline, PictureItem, PieceItem, TextItem
from kasane_desktop.scene.kit.paint import width
from kasane_desktop.scene.showing import Showing
from kasane_desktop.ui.result.columns import pitch, small
from kasane_desktop.ui.result.showing import lay_out
from kasane_desktop.ui.result.standings import Standing

GREAT = 190  # height from which a place is the winner's
NARROW = 160  # width below which a picture stands alone
HELD, HELD_GREAT, HELD_LOW = 0.72, 0.36, 0.84  # of the height: cards of a hand; beside the winner; in a low row
LOW = 58  # height of a row without room for words above its cards
STEP = 0.46  # of a card's width: what is seen of one below the next, at most
MOST_ROOM = 0.42  # of the width, for a hand


def show_pieces(
    look: Look, shows: Showing, table: Table, standing: Standing, area: QRect, on: QGraphicsItem
) -> list[PieceItem]:
    """What a seat has to show, in its area; what was covered before, in the order in which it is turned over."""
    big = area.height() > look.px(GREAT)
    if shows.paint is not None:
        wide = area.width() if big else min(area.width(), round(area.height() * 1.7))
        picture = PictureItem(shows.paint(look, table, standing.seat, wide, area.height()), on)
        picture.setPos(area.topLeft())
        area = area.adjusted(wide + look.px(16), 0, 0, 0)
        if area.width() < look.px(NARROW):
            return []
    hand = _Hand(look, shows, standing, area, big)
    tallest, lines = (area.height() // 3, 3) if big else (look.px(46), 1)
    groups = shows.groups(table, standing.seat)
    pieces, right = [], area.x()
    for laid in lay_out(shows.faces, groups, area.width() - hand.room, area.height(), tallest, lines):
        piece = PieceItem(look, shows.faces.sprite_name(laid.face), laid.outline, 0.55 if big else 0.2, parent=on)
        piece.setPos(area.x() + laid.x, area.y() + laid.y)
        right = max(right, area.x() + laid.x + laid.outline.w)
        pieces.append(piece)
    return [*(pieces if shows.covered else ()), *hand.lay(right, on)]


class _Hand:
    """The cards that are left, smaller, with a word above them where there is room for it."""

    def __init__(self, look: Look, shows: Showing, standing: Standing, area: QRect, big: bool) -> None:
        self._look, self._shows, self._area = look, shows, area
        self._faces = standing.held
        self._word, font = standing.held_word, small(look)
        low = area.height() < look.px(LOW) + pitch(font)
        share = HELD_LOW if low else HELD_GREAT if big else HELD
        high = min(round(share * area.height()), area.height() - (0 if low else pitch(font) + look.px(4)))
        self._card: Outline | None = shows.faces.outline(self._faces[0], high) if self._faces else None
        self._gap = look.px(22)
        self._step, self.room = 0.0, 0
        if self._card is None:
            return
        most, w = round(MOST_ROOM * area.width()) - self._gap, self._card.w
        word = math.ceil(width(font, self._word)) + 2
        if low or word > most:
            self._word, word = "", 0
        self._step = min(STEP * w, (most - w) / max(1, len(self._faces) - 1))
        self.room = max(word, math.ceil(w + self._step * (len(self._faces) - 1))) + self._gap

    def lay(self, after: int, on: QGraphicsItem) -> list[PieceItem]:
        if self._card is None:
            return []
        area, look = self._area, self._look
        x, y = after + (self._gap if after > area.x() else 0), area.bottom() + 1 - self._card.h
        if self._word:
            word = TextItem(small(look), look.theme.soft, self._word, parent=on)
            word.place(x, y - look.px(4) - round(0.2 * pitch(small(look))))
        cards = []
        for place, face in enumerate(self._faces):
            card = PieceItem(look, self._shows.faces.sprite_name(face), self._card, 0.2, parent=on)
            card.setPos(round(x + place * self._step), y)
            cards.append(card)
        return cards
