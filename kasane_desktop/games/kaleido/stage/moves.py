"""The last moves: what happened since the viewer's own last turn, in words or, where these have no room, in signs."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF

from kasane_desktop.core.text import Event
from kasane_desktop.games.kaleido.rules import fact, ids, zones
from kasane_desktop.games.kaleido.stage.desk import Desk, pairs
from kasane_desktop.games.kaleido.stage.marks import Shares, glass, wood
from kasane_desktop.scene.kit import Look, Picture, Z, kept, panel
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.icons import draw_icon
from kasane_desktop.scene.kit.text import wrapped
from kasane_desktop.scene.sketch import Sketch, em, sketched
from kasane_desktop.scene.spoken import joined

PAD, TOP, INDENT, GAP = 16.0, 54.0, 17.0, 4.0
TYPE = 14
PITCH, SIDE = 26.0, 19.0  # of signs
SMALL = 15.0  # a tile beside the words
WHITE, BOARD = 5, 6


class Told(NamedTuple):
    """An event in words; `new` if it happened since the viewer's own last turn."""

    paint: Paint
    text: str
    new: bool
    piece: int  # the tile or board that was laid; -1 for none


class Signs(NamedTuple):
    """A turn in signs: what was laid, whether a board was turned, and who got what."""

    crest: tuple[Paint, str]
    tiles: tuple[int, ...]
    board: bool
    degrees: int
    shares: Shares


def lay_moves(desk: Desk) -> None:
    look, rect = desk.look, desk.grid.log
    desk.sheet("log", panel(look, "plate", look.px(rect.width()), look.px(rect.height())), rect.x(), rect.y(), Z.PANEL)
    new = news(desk)
    lines = tuple(
        Told(desk.paint(line.seat), line.text, place < new, _told_piece(line.event))
        for place, line in enumerate(desk.shown.log)
    )
    title, size = desk.words.last_moves(), (rect.width(), rect.height())
    in_words = bool(lines) and _room_for(look, size, lines[:new]) >= new
    face = words_face(look, size, title, lines) if in_words else signs_face(look, size, title, _turns(desk))
    spoken = joined(title, *(line.text for line in lines[:new]))
    desk.sheet("log/words", face, rect.x(), rect.y(), Z.PANEL + 0.05, name=spoken)


def _told_piece(event: Event) -> int:
    """What an event says was laid."""
    if event.key == "kaleido.placed":
        return ids.colour_of(event.params["colour"])
    return {"kaleido.placed-white": WHITE, "kaleido.added": BOARD}.get(event.key, -1)


def news(desk: Desk) -> int:
    """How many of the last lines tell what happened since the viewer's own last turn; while nothing did, that turn."""
    seats = [line.seat for line in desk.shown.log]
    own = [place for place, seat in enumerate(seats) if seat == desk.viewer]
    if not own or own[0]:
        return own[0] if own else len(seats)
    return next((place for place, seat in enumerate(seats) if seat != desk.viewer), len(seats))


def _turns(desk: Desk) -> tuple[Signs, ...]:
    """What is new, the latest turn first."""
    signs = []
    for zone in reversed(desk.shown.of_kind(zones.TURN)):
        facts, seat = zone.facts, zone.facts[fact.SEAT]
        tiles = (*([facts[fact.TILE]] if facts[fact.TILE] >= 0 else []), *([WHITE] * facts[fact.WHITE]))
        degrees = 60 * facts[fact.TURNED]
        shares = pairs(facts[fact.SHARES])
        signs.append(Signs((desk.paint(seat), desk.sign(seat)), tiles, bool(facts[fact.ADDED]), degrees, shares))
    return tuple(signs)


def _top(look: Look) -> float:
    """Where the first line stands, below the title."""
    return max(TOP, 34 + em(look, TYPE))


def _leading(look: Look) -> float:
    return max(18.0, em(look, TYPE) * 1.12)


def _indent(line: Told) -> float:
    return INDENT + (SMALL + 6 if line.piece >= 0 else 0)


def _broken(look: Look, w: float, line: Told) -> list[str]:
    return wrapped(line.text, look.sans(TYPE, 500), (w - 2 * PAD - _indent(line)) * look.u, 3)


def _draw_piece(s: Sketch, piece: int, baseline: float) -> None:
    at = QPointF((PAD + INDENT + SMALL / 2) * s.u, (baseline - 4) * s.u)
    if piece == BOARD:
        wood(s.p, at, 0.56 * SMALL * s.u)
    elif piece >= 0:
        glass(s.p, piece, at, SMALL * s.u)


def _room_for(look: Look, size: tuple[float, float], lines: tuple[Told, ...]) -> int:
    """How many of these have room."""
    y, leading = _top(look), _leading(look)
    for place, line in enumerate(lines):
        rows = len(_broken(look, size[0], line))
        if y + (rows - 1) * leading > size[1] - 9:
            return place
        y += rows * leading + GAP
    return len(lines)


@kept
def words_face(look: Look, size: tuple[float, float], title: str, lines: tuple[Told, ...]) -> Picture:
    """The newest first; what is not new any more steps back."""
    w, h = size
    t, leading = look.theme, _leading(look)

    def draw(s: Sketch) -> None:
        s.text(PAD, PAD + 13, title, 17, t.plate_ink, room=w - 2 * PAD, high=24)
        y = _top(look)
        for line in lines[: _room_for(look, size, lines)]:
            s.mark(PAD + 5, y - 4.5, 4.5, line.paint)
            _draw_piece(s, line.piece, y)
            x, ink = PAD + _indent(line), t.plate_ink if line.new else t.plate_soft
            for row in _broken(look, w, line):
                s.text(x, y, row, TYPE, ink, serif=False, weight=500)
                y += leading
            y += GAP

    return sketched(look, w, h, draw)


@kept
def signs_face(look: Look, size: tuple[float, float], title: str, turns: tuple[Signs, ...]) -> Picture:
    w, h = size
    t = look.theme

    def draw(s: Sketch) -> None:
        s.text(PAD, PAD + 13, title, 17, t.plate_ink, room=w - 2 * PAD, high=24)
        pitch = min(1.4 * PITCH, max(PITCH, (h - 46) / max(1, len(turns))))
        for place, turn in enumerate(turns[: int((h - 42) / pitch)]):
            _draw_turn(s, turn, 40 + (place + 0.5) * pitch, w - PAD, pitch / PITCH)

    return sketched(look, w, h, draw)


def _draw_turn(s: Sketch, turn: Signs, cy: float, right: float, k: float) -> None:
    """What was laid at the left, what it brought at the right, `k` times as large as usual."""
    t, u, side = s.look.theme, s.u, k * SIDE
    x = PAD + 34 * k
    s.crest(PAD + 11 * k, cy, 22 * k, *turn.crest)
    for tile in turn.tiles:
        glass(s.p, tile, QPointF((x + side / 2) * u, (cy + 3 * k) * u), side * u)
        x += side + 5
    if turn.board:
        wood(s.p, QPointF((x + side / 2) * u, cy * u), 0.56 * side * u)
        x += side + 5
    if turn.degrees:
        draw_icon(s.p, "turn-right", (x + side / 2) * u, cy * u, 15 * k * u, t.plate_soft)
    x = right
    for tile, points in reversed(turn.shares):
        x -= s.text(x, cy + 5, str(points), 15, t.plate_ink, weight=600, align="r", high=22 * k) + 3
        glass(s.p, tile, QPointF((x - 6.5) * u, (cy + 2) * u), 13 * u)
        x -= 19
