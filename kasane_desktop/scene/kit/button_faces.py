"""The faces of buttons in the style of the house. One filled vermilion button per screen; the others are quiet.

The widgets of the lobby show them as well, before anything of a scene is loaded; buttons of a scene: button_items.py.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath

from .cache import Picture, kept
from .icons import draw_icon
from .look import Look
from .paint import ellipse, fill, linear, painted, radial, rounded, stroke, width, write_mid
from .shadows import Outline, shadow
from .text import wrapped
from .theme import IVORY, ON_VERMILION, VERMILION, VERMILION_LOW, VERMILION_TOP, colour

ButtonKind = Literal["primary", "quiet", "outline", "paper"]
State = Literal["rest", "hover", "down", "off"]
LEADING = 1.12  # of a label in two lines
MARGIN = 20  # design units round a button for its shadow and focus ring


class Words(NamedTuple):
    """What a button says: a label, a kanji as accent, the key that does the same."""

    label: str
    kanji: str = ""
    key: str = ""
    size: float = 17


def _colours(look: Look, kind: ButtonKind, state: State) -> tuple[str, str]:
    """Ink and line of a button."""
    t = look.theme
    if kind == "primary":
        return ON_VERMILION, "#FFFFFF"
    if kind == "outline":
        return t.accent_ink, t.accent
    return (t.paper_ink, t.paper_edge) if kind == "paper" else (t.plate_ink, t.plate_ink)


def primary(state: State) -> tuple[str, str]:
    """Top and low of the vermilion button."""
    pairs = {"hover": ("#CC3D28", "#C03420"), "down": ("#B4301D", "#A02917"), "off": ("#7D665A", "#6B5748")}
    return pairs.get(state, (VERMILION_TOP, VERMILION_LOW))


def _ground(p: QPainter, look: Look, kind: ButtonKind, state: State, rect: QRectF, r: float) -> None:
    """The button's body; the light on it follows the hand."""
    path = rounded(rect.x(), rect.y(), rect.width(), rect.height(), r)
    inner = rounded(rect.x() + 1, rect.y() + 1, rect.width() - 2, rect.height() - 2, max(1.0, r - 1))
    _, edge = _colours(look, kind, state)
    if kind == "primary":
        top, low = primary(state)
        fill(p, path, linear(0, rect.top(), 0, rect.bottom(), (0, top), (1, low)))
        stroke(p, inner, colour("#FFFFFF", 0.22), 1)
    elif kind == "paper":
        pair = look.theme.paper if state != "down" else (look.theme.paper[1], look.theme.paper[1])
        fill(p, path, linear(0, rect.top(), 0, rect.bottom(), (0, pair[0]), (1, pair[1])))
        stroke(p, path, colour(edge, 0.8), look.pen(0.8))
    elif kind == "outline":
        fill(p, path, colour(VERMILION, {"rest": 0.08, "hover": 0.16, "down": 0.24, "off": 0.04}[state]))
        stroke(p, inner, edge, look.pen(2))
    else:
        fill(p, path, colour(edge, {"rest": 0.045, "hover": 0.10, "down": 0.16, "off": 0.02}[state]))
        stroke(p, inner, colour(edge, 0.28 if state != "hover" else 0.45), 1)


def _label_font(look: Look, words: Words, room: float) -> QFont:
    """The label's font, smaller when the translation is long, never below the floor."""
    for font in look.sizes(look.sans(words.size, 700)):
        if width(font, words.label) <= room:
            break
    return font


def _write(p: QPainter, look: Look, words: Words, ink: str, rect: QRectF) -> None:
    kanji_font, gap, pad = look.serif(words.size + 1, 600), 9 * look.u, 12 * look.u
    kanji_room = width(kanji_font, words.kanji) + gap if words.kanji else 0.0
    key_room = 34 * look.u if words.key else 0.0
    room = rect.width() - 2 * pad - kanji_room - key_room
    if words.kanji and width(look.sans(words.size, 700), words.label) > room:  # an ornament gives way to words
        words, kanji_room, room = words._replace(kanji=""), 0.0, room + kanji_room
    font = _label_font(look, words, room)
    rows = [words.label]
    if width(font, words.label) > room:  # two lines rather than half of it
        rows = wrapped(words.label, font, room, 2 if 2 * font.pixelSize() * LEADING <= rect.height() else 1)
    taken = max(width(font, row) for row in rows)
    x = rect.center().x() - (taken + kanji_room + key_room) / 2
    for number, row in enumerate(rows):
        y = rect.center().y() + (number - (len(rows) - 1) / 2) * font.pixelSize() * LEADING
        write_mid(p, x + taken / 2, y, row, font, ink)
    x += taken
    if words.kanji:
        write_mid(p, x + gap, rect.center().y(), words.kanji, kanji_font, colour(ink, 0.8), "l")
    if words.key:
        draw_key(p, look, rect.right() - pad - 12 * look.u, rect.center().y(), words.key, ink)


def draw_key(p: QPainter, look: Look, cx: float, cy: float, key: str, ink: str, size: float = 20) -> None:
    """A key cap."""
    font, s = look.sans(size * 0.58, 700), size * look.u
    w = max(s, width(font, key) + s / 2)
    cap = rounded(cx - w / 2, cy - s / 2, w, s, s / 5)
    fill(p, cap, colour(ink, 0.14))
    stroke(p, cap, colour(ink, 0.55), 1)
    write_mid(p, cx, cy, key, font, ink)


def _finish(p: QPainter, look: Look, path: QPainterPath, focus: bool) -> None:
    if focus:
        stroke(p, path, IVORY if look.theme.dark else look.theme.ink, look.pen(2))


@kept
def button_face(look: Look, kind: ButtonKind, w: int, h: int, words: Words, state: State, focus: bool) -> Picture:
    margin, r = look.px(MARGIN), min(10 * look.u, h / 2)

    def draw(p: QPainter) -> None:
        p.translate(margin, margin)
        if kind in ("primary", "paper") and state != "off":
            below = shadow(look, Outline(w, h, r), {"rest": 0.75, "hover": 1.0, "down": 0.25}[state])
            p.drawPixmap(below.x, below.y, below.pixmap)
        ink, _ = _colours(look, kind, state)
        p.setOpacity(0.45 if state == "off" and kind != "primary" else 1)
        _ground(p, look, kind, state, QRectF(0, 0, w, h), r)
        p.setOpacity(0.55 if state == "off" else 1)
        _write(p, look, words, ink, QRectF(0, 0, w, h))
        p.setOpacity(1)
        _finish(p, look, rounded(-4, -4, w + 8, h + 8, r + 4), focus)

    return Picture(painted(w + 2 * margin, h + 2 * margin, look.dpr, draw), -margin, -margin)


@kept
def icon_face(look: Look, icon: str, d: int, style: str, ink: str, state: State, focus: bool) -> Picture:
    margin, r = look.px(MARGIN), d / 2

    def draw(p: QPainter) -> None:
        p.translate(margin, margin)
        disc = ellipse(r, r, r - 0.6)
        if style == "act":
            below = shadow(look, Outline(d, d, kind="round"), 1.0 if state == "hover" else 0.75)
            p.drawPixmap(below.x, below.y, below.pixmap)
            top, low = ("#EC6246", "#C63A23") if state != "down" else ("#C63A23", "#B23220")
            top = "#F4755A" if state == "hover" else top
            p.setOpacity(0.5 if state == "off" else 1)
            fill(p, disc, radial(r * 0.7, r * 0.6, r * 1.5, (0, top), (1, low)))
            stroke(p, ellipse(r, r, r - 1.2), colour("#FFFFFF", 0.3), look.pen(1.3))
        else:
            p.setOpacity(0.35 if state == "off" else 1)
            fill(p, disc, colour(ink, {"rest": 0.0, "hover": 0.08, "down": 0.16, "off": 0.0}[state]))
            stroke(p, disc, colour(ink, 0.38 if state != "hover" else 0.7), look.pen(1.2))
        draw_icon(p, icon, r, r, d * (0.72 if style == "act" else 0.625), ON_VERMILION if style == "act" else ink)
        p.setOpacity(1)
        _finish(p, look, ellipse(r, r, r + 3), focus)

    return Picture(painted(d + 2 * margin, d + 2 * margin, look.dpr, draw), -margin, -margin)
