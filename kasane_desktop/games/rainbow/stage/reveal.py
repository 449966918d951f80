"""The end: everyone's prizes are turned up on the mat, and counted."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF

from kasane_desktop.games.rainbow.rules import fact, zones
from kasane_desktop.games.rainbow.stage.desk import Desk
from kasane_desktop.games.rainbow.stage.grid import Room
from kasane_desktop.games.rainbow.stage.prizes import HEAD, INK, PAD, SOFT, lay_mat
from kasane_desktop.scene.kit import Look, Picture, Z, kept
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.theme import GOLD
from kasane_desktop.scene.sketch import Sketch, sketched, wide

REVEAL = 520  # place in the stack
NAME, SCORE = 108.0, 66.0  # the least room for who and how much


def lay_reveal(desk: Desk) -> None:
    mat, seats = desk.grid.reveal, len(desk.shown.seats)
    lay_mat(desk, desk.words.reveal(), mat)
    columns = 2 if seats > 3 and mat.width() > 700 else 1
    lines = -(-seats // columns)
    w, h = (mat.width() - 2 * PAD - (columns - 1) * 24) / columns, (mat.height() - HEAD - 12) / lines
    order = sorted(range(seats), key=lambda seat: desk.shown.seats[seat][fact.PLACE])
    for i, seat in enumerate(order):
        x, y = mat.x() + PAD + i // lines * (w + 24), mat.y() + HEAD - 6 + i % lines * h
        _lay_seat(desk, seat, QRectF(x, y, w, h - 6), i)


def _lay_seat(desk: Desk, seat: int, rect: QRectF, line: int) -> None:
    look, words, facts = desk.look, desk.words, desk.shown.seats[seat]
    points, won = facts[fact.FORECAST], facts[fact.PLACE] == 1
    note = _note(desk, seat)
    crest = (desk.paint(seat), desk.sign(seat))
    words_room = _name_room(desk, rect.width())
    texts = (desk.name(seat), note, str(points))
    face = score_face(look, (rect.width(), rect.height()), crest, texts, won, words_room)
    spoken = words.spoken_score(desk.name(seat), points)
    desk.sheet(f"score/{seat}", face, rect.x(), rect.y(), Z.PANEL + 2, name=spoken)
    pieces = desk.shown.zones[zones.TAKEN(seat)].pieces
    card = min((rect.height() - 8) / 1.4, 92.0)
    left = words_room + 58
    room = Room(QRectF(rect.x() + left, rect.y() + 4, rect.width() - left - SCORE, rect.height() - 8), "l")
    for i, (piece, spot) in enumerate(zip(pieces, desk.fan(pieces, room, card, REVEAL + 50 * line, 1.06), strict=True)):
        flat = look.px(room.rect.center().y() - 0.7 * card)
        desk.lay(piece.id, replace(spot, rotation=0.0, y=flat), zones.TAKEN(seat), i)


def _note(desk: Desk, seat: int) -> str:
    facts = desk.shown.seats[seat]
    extra = facts[fact.FORECAST] - facts[fact.POINTS]
    return desk.words.kept(extra) if extra else desk.words.taken(facts[fact.TAKEN])


def _name_room(desk: Desk, w: float) -> float:
    """What names and notes need, as far as the cards can do without."""
    seats = range(len(desk.shown.seats))
    longest = max(wide(desk.look, _note(desk, seat), 12.5, serif=False, weight=500) for seat in seats)
    return max(NAME, min(longest + 2, 0.38 * w))


@kept
def score_face(
    look: Look, size: tuple[float, float], crest: tuple[Paint, str], texts: tuple[str, str, str], won: bool, room: float
) -> Picture:
    w, h = size
    name, note, points = texts

    def draw(s: Sketch) -> None:
        if won:
            s.ring(1, 1, w - 2, h - 2, 8, GOLD, 1.8, 0.95)
        s.crest(27, h / 2, min(34.0, h - 12), *crest)
        s.text(52, h / 2 - 3, name, 18, INK, room=room, high=23)
        s.text(52, h / 2 + 17, note, 12.5, SOFT, serif=False, weight=500, room=room, high=19)
        s.text(w - 14, h / 2 + 11, points, 31, "#F2D88A" if won else INK, align="r", room=SCORE - 18, high=40)

    return sketched(look, w, h, draw)
