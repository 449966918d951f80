"""Small things that name or count: pills and flags, crests, value chips."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem

from .cache import Picture, kept
from .crest import Paint, crest_face
from .items import Holder, PictureItem
from .look import Look
from .paint import fill, linear, painted, rounded, stroke, width, write_mid
from .shadows import Outline, shadow
from .text import elided
from .theme import (
    INK_BLUE,
    IVORY,
    ON_VERMILION,
    ON_VERMILION_SOFT,
    VERMILION,
    VERMILION_INK,
    VERMILION_LOW,
    VERMILION_TOP,
    colour,
)


class PillStyle(NamedTuple):
    top: str
    low: str
    edge: str
    ink: str
    soft: str


PILLS = {
    "act": PillStyle(VERMILION_TOP, VERMILION_LOW, "", ON_VERMILION, ON_VERMILION_SOFT),  # what you would get
    "worth": PillStyle("#FFFDF6", "#F6EDDC", VERMILION, VERMILION_INK, VERMILION_INK),  # what it is worth
    "last": PillStyle(IVORY, "#F6E9CF", "", "#3A2218", "#6B5340"),  # what just happened
    "order": PillStyle("#34496D", INK_BLUE, "", "#FFF8EA", "#C9D3E0"),  # order of choice
    "note": PillStyle("#F7F0E2", "#F0E6D2", "", INK_BLUE, "#536377"),  # a fact, on a dark mat
    "turn": PillStyle("#FFFDF6", "#F3EAD7", "#B9A98A", "#2A2622", "#62594C"),  # another player's turn
}


class Part(NamedTuple):
    text: str
    font: QFont
    colour: str


@kept
def pill_face(
    look: Look, style: str, shape: str, name: str, note: str, points: str, size: float, max_width: int
) -> Picture:
    s, u, flag = PILLS[style], look.u, shape == "flag"
    tag = not (flag or note or points)  # a name alone is a tag, set in the sans
    name_font = look.sans(size, 700) if tag else look.serif(size)
    note_font = look.sans(size * (0.69 if flag else 0.78))
    points_font = look.serif(size if not name else size * 1.18, 800)
    written = ((name, name_font, s.ink), (note, note_font, s.soft), (points, points_font, s.ink))
    parts = [Part(text, font, ink) for text, font, ink in written if text]
    type_px = max(look.floor, size * u * look.text)
    gap, pad = type_px * 0.68, type_px * (0.86 if flag else 0.95 if name else 0.62)
    wanted = parts[0].font
    around = gap * (len(parts) - 1) + 2 * pad
    parts = _fitting(look, parts, max_width - around)
    type_px *= parts[0].font.pixelSize() / wanted.pixelSize()
    h = round(type_px * (2.0 if flag else 1.9 if name else 1.53))
    w = round(min(sum(width(part.font, part.text) for part in parts) + around, max_width))
    r = 4 * u if flag else h / 2
    below = shadow(look, Outline(w, h, r), 0.75 if flag else 0.5)

    def draw(p: QPainter) -> None:
        p.drawPixmap(0, 0, below.pixmap)
        p.translate(-below.x, -below.y)
        body = rounded(0, 0, w, h, r)
        fill(p, body, linear(0, 0, 0, h, (0, s.top), (1, s.low)))
        if s.edge:
            stroke(p, rounded(0.6, 0.6, w - 1.2, h - 1.2, r), colour(s.edge, 0.9), look.pen(1.2))
        if flag:
            inset = 3.5 * u
            line = colour("#FFE9DC" if style == "act" else s.soft, 0.5)
            stroke(p, rounded(inset, inset, w - 2 * inset, h - 2 * inset, 2.5 * u), line, look.pen(0.8))
        _write_parts(p, parts, QRectF(pad, 0, w - 2 * pad, h), gap)

    pixmap = painted(w - 2 * below.x, h - 2 * below.y, look.dpr, draw)
    return Picture(pixmap, below.x, below.y)


def _fitting(look: Look, parts: list[Part], room: float) -> list[Part]:
    """All parts, in smaller type if that is what it takes to have room."""
    for types in look.together(*(part.font for part in parts)):
        tried = [part._replace(font=font) for part, font in zip(parts, types, strict=True)]
        if sum(width(part.font, part.text) for part in tried) <= room:
            break
    return tried


def _write_parts(p: QPainter, parts: list[Part], room: QRectF, gap: float) -> None:
    """All parts on the baseline of the first; the last ends at the right."""
    if len(parts) == 1:
        text = elided(parts[0].text, parts[0].font, room.width() + 2)
        write_mid(p, room.center().x(), room.center().y(), text, parts[0].font, parts[0].colour)
        return
    x = room.left()
    for i, part in enumerate(parts):
        rest = sum(width(after.font, after.text) + gap for after in parts[i + 1 :])
        text = elided(part.text, part.font, room.right() - x - rest + 2)
        x += write_mid(p, x, room.center().y(), text, part.font, part.colour, "l") + gap


class PillItem(Holder):
    """A label on its own ground: "+5" (points alone), a ribbon (name and points), a flag (name and note)."""

    def __init__(
        self,
        look: Look,
        style: str,
        *,
        name: str = "",
        note: str = "",
        points: str = "",
        shape: Literal["pill", "flag"] = "pill",
        size: float = 17,
        max_width: int = 10_000,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent=parent)
        self.look, self._shape, self._size, self._max_width = look, shape, size, max_width
        self._face = PictureItem(parent=self)
        self.say(style, name=name, note=note, points=points)

    def say(self, style: str, *, name: str = "", note: str = "", points: str = "") -> None:
        face = pill_face(self.look, style, self._shape, name, note, points, self._size, self._max_width)
        self._face.show_picture(face)
        size = face.pixmap.deviceIndependentSize()
        self.take_size(size.width() + 2 * face.x, size.height() + 2 * face.y)

    def centre_on(self, x: float, y: float) -> None:
        self.setPos(round(x - self.size().width() / 2), round(y - self.size().height() / 2))


class CrestItem(Holder):
    """A player's disc: a kanji or an initial in the player's colour."""

    def __init__(self, look: Look, paint: Paint, sign: str, d: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(d, d, parent)
        PictureItem(crest_face(look, paint, sign, d), self)
