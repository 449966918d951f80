"""The last moves: what happened since the viewer's own last turn, in words or, where these have no room, in signs."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF

from kasane_desktop.games.kaleido.stage.desk import Desk, pairs
from kasane_desktop.games.kaleido.stage.marks import Shares, glass, wood
from kasane_desktop.scene.desk import number, numbers
from kasane_desktop.scene.kit import Look, Picture, Z, kept, panel
from kasane_desktop.scene.kit.crest import Paint, disc
from kasane_desktop.scene.kit.icons import draw_icon
from kasane_desktop.scene.kit.text import wrapped
from kasane_desktop.scene.sketch import Sketch, sketched

PAD, TOP, INDENT, GAP = 16.0, 54.0, 17.0, 4.0
TYPE = 14
PITCH, SIDE = 26.0, 19.0  # of signs
WHITE = 5


class Told(NamedTuple):
    """An event in words; `new` if it happened since the viewer's own last turn."""

    paint: Paint
    text: str
    new: bool


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
    new, soft = news(desk), look.theme.plate_soft
    lines = tuple(
        Told(desk.paint(line.seat) if line.seat >= 0 else soft, line.text, place < new)
        for place, line in enumerate(desk.shown.log)
    )
    title, size = desk.words.last_moves(), (rect.width(), rect.height())
    in_words = bool(lines) and _room_for(look, size, lines[:new]) >= new
    face = words_face(look, size, title, lines) if in_words else signs_face(look, size, title, _turns(desk))
    spoken = desk.words.list(title, *(line.text for line in lines[:new]))
    desk.sheet("log/words", face, rect.x(), rect.y(), Z.PANEL + 0.05, name=spoken)


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
    for zone in reversed(desk.shown.of_kind("turn")):
        facts, seat = zone.facts, number(zone.facts, "seat")
        tiles = (*([number(facts, "tile")] if number(facts, "tile") >= 0 else []), *([WHITE] * number(facts, "white")))
        degrees = 60 * number(facts, "turned")
        shares = pairs(numbers(facts, "shares"))
        signs.append(Signs((desk.paint(seat), desk.sign(seat)), tiles, bool(facts["board"]), degrees, shares))
    return tuple(signs)


def _leading(look: Look) -> float:
    return max(18.0, 14.5 / look.u)


def _broken(look: Look, w: float, text: str) -> list[str]:
    return wrapped(text, look.sans(TYPE, 500), (w - 2 * PAD - INDENT) * look.u, 3)


def _room_for(look: Look, size: tuple[float, float], lines: tuple[Told, ...]) -> int:
    """How many of these have room."""
    y, leading = TOP, _leading(look)
    for place, line in enumerate(lines):
        rows = len(_broken(look, size[0], line.text))
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
        s.text(PAD, PAD + 13, title, 17, t.plate_ink, room=w - 2 * PAD)
        y = TOP
        for line in lines[: _room_for(look, size, lines)]:
            disc(s.p, (PAD + 5) * s.u, (y - 4.5) * s.u, 4.5 * s.u, line.paint)
            for row in _broken(look, w, line.text):
                s.text(PAD + INDENT, y, row, TYPE, t.plate_ink if line.new else t.plate_soft, serif=False, weight=500)
                y += leading
            y += GAP

    return sketched(look, w, h, draw)


@kept
def signs_face(look: Look, size: tuple[float, float], title: str, turns: tuple[Signs, ...]) -> Picture:
    w, h = size
    t = look.theme

    def draw(s: Sketch) -> None:
        s.text(PAD, PAD + 13, title, 17, t.plate_ink, room=w - 2 * PAD)
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
        x -= s.text(x, cy + 5, str(points), 15, t.plate_ink, weight=600, align="r") + 3
        glass(s.p, tile, QPointF((x - 6.5) * u, (cy + 2) * u), 13 * u)
        x -= 19
