"""The plates of the seats: colour, name, points, and what each has left."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kasane_desktop.games.kaleido.rules import fact, ids, zones
from kasane_desktop.games.kaleido.rules.majority import WHITE
from kasane_desktop.games.kaleido.stage.desk import Desk
from kasane_desktop.games.kaleido.stage.marks import glass, wood
from kasane_desktop.scene.arrangement import Spot
from kasane_desktop.scene.kit import Look, Outline, Picture, Z, kept, panel
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.sketch import Sketch, sketched

ICON = 28.0  # a tile that can be counted


def lay_seats(desk: Desk) -> None:
    for seat, rect in enumerate(desk.grid.seats):
        _lay_seat(desk, seat, rect)


def _lay_seat(desk: Desk, seat: int, rect: QRectF) -> None:
    look, words, facts = desk.look, desk.words, desk.shown.seats[seat]
    acting = seat == desk.acting
    you = acting and desk.yours
    sitter = desk.shown.sitters[seat]
    kind = words.human() if sitter.player == "human" else desk.level(seat) or words.computer()
    note = words.yours() if you else words.to_move() if acting else kind
    points = points_of(desk, seat)
    supply = desk.shown.zones[zones.SUPPLY(seat)].facts
    left = supply[fact.SUPPLY]
    whites, boards = supply[fact.WHITES], supply[fact.BOARDS]
    w, h = look.px(rect.width()), look.px(rect.height())
    z = Z.PANEL + seat * 0.1
    edge = "act" if you else "win" if seat in winners(desk) else ""
    desk.sheet(f"seat/{seat}", panel(look, "plate", w, h, edge), rect.x(), rect.y(), z)
    face = seat_face(
        look,
        (rect.width(), rect.height()),
        Stock(desk.colours(seat), facts[fact.DUE], left, whites, boards),
        (desk.paint(seat)._replace(form=""), desk.sign(seat)),  # its tile stands beside it
        (desk.name(seat), note),
        points,
        (you, acting, desk.grid.compact),
    )
    due = facts[fact.DUE]
    spoken = words.list(
        words.seat(desk.name(seat), points),
        note,
        words.supply(sum(left), whites, boards),
        words.due(desk.colour_name(due)) if len(left) > 1 and due >= 0 else "",
    )
    desk.sheet(f"seat/{seat}/words", face, rect.x(), rect.y(), z + 0.05, name=spoken)
    desk.score(seat, rect.right() - 34, rect.y() + 34)
    desk.explain(f"seat/{seat}/words", zones.SEAT(seat))
    desk.touch(rect, zones.SEAT(seat))


def points_of(desk: Desk, seat: int) -> int:
    """The points to show: at the end with the hexagons that have been reached."""
    facts = desk.shown.seats[seat]
    if desk.phase != "over":
        return facts[fact.POINTS]
    return facts[fact.POINTS] + met_of(desk, seat)


def met_of(desk: Desk, seat: int) -> int:
    """What a seat has from the hexagons that the final scoring has reached."""
    reached = walk(desk)[: desk.hand.walked]
    return sum(desk.shown.zones[zones.MEETING(meeting)].facts[fact.GIVES][seat] for meeting in reached)


def winners(desk: Desk) -> set[int]:
    """Who has won, once all hexagons have been reached."""
    walking = desk.hand.walked is not None
    return {seat for seat, facts in enumerate(desk.shown.seats) if facts[fact.PLACE] == 1 and not walking}


def walk(desk: Desk) -> list[int]:
    """The complete hexagons where three boards meet, as one reads them."""
    complete = [zone for zone in desk.shown.of_kind(zones.MEETING) if zone.facts[fact.COMPLETE]]
    complete.sort(key=lambda zone: (zone.facts[fact.R3], zone.facts[fact.Q3]))
    return [meeting for zone in complete for meeting in zones.MEETING.of(zone.id)]


def supply_spot(desk: Desk, seat: int, face: str) -> Spot:
    """Where on its plate a seat keeps a thing."""
    rect, look = desk.grid.seats[seat], desk.look
    s = look.px(ICON)
    if face == "kaleido/board":
        at, outline = _board_at(rect), Outline(s, s, kind="hex")
    elif face == ids.tile_face(WHITE):
        at, outline = _white_at(rect), Outline(s, round(s * 0.866), kind="tri")
    else:
        at, outline = QPointF(rect.x() + 40, rect.y() + _low(rect.height())), Outline(s, round(s * 0.866), kind="tri")
    return Spot(face, outline, at.x() * look.u - outline.w / 2, at.y() * look.u - outline.h / 2, Z.FLYING)


def _low(h: float) -> float:
    """Where on a plate the line of what is left has its middle."""
    return h - (25 if h < 120 else 30)


def _board_at(rect: QRectF) -> QPointF:
    return QPointF(rect.right() - 51, rect.y() + _low(rect.height()))


def _white_at(rect: QRectF) -> QPointF:
    return QPointF(rect.x() + rect.width() * 0.60, rect.y() + _low(rect.height()))


class Stock(NamedTuple):
    """What a seat has left; `due` is the colour of its next tile, -1 while it may choose."""

    colours: tuple[int, ...]
    due: int
    tiles: tuple[int, ...]
    whites: int
    boards: int


@kept
def seat_face(
    look: Look,
    size: tuple[float, float],
    stock: Stock,
    crest: tuple[Paint, str],
    texts: tuple[str, str],
    points: int,
    flags: tuple[bool, bool, bool],
) -> Picture:
    w, h = size
    name, note = texts
    you, acting, compact = flags
    t, m = look.theme, 16.0
    e, top = 50.0, 12.0 if h < 120 else m

    def draw(s: Sketch) -> None:
        used = _draw_colours(s, stock, m, top, e)
        s.crest(m + used - 4, top + e - 12, 25, *crest)
        tx = m + used + 16
        score = s.text(w - m, top + 33, str(points), 42, t.plate_ink, align="r", high=48)
        s.text(tx, top + 22, name, 24, t.plate_ink, room=w - tx - m - score - 10, high=30)
        ink = t.accent_ink if you else t.plate_soft
        weight = 700 if acting else 500
        s.text(tx, top + 49, note, 17 if compact else 15, ink, serif=False, weight=weight, room=w - tx - m, high=22)
        _draw_left(s, w, h, stock)

    return sketched(look, w, h, draw)


def _draw_colours(s: Sketch, stock: Stock, m: float, top: float, e: float) -> float:
    """The tile of the seat; of two colours the one that is due stands in front, the other one behind it."""
    u, colours, due = s.u, stock.colours, stock.due
    if len(colours) == 1:
        glass(s.p, colours[0], QPointF((m + e / 2) * u, (top + e * 0.60) * u), e * u)
        return e
    side = e * 0.8
    for place, tile in enumerate(colours):
        alive = due in (-1, tile)
        at = QPointF((m + side / 2 + place * side * 0.62) * u, (top + e * (0.60 if place == 0 else 0.36)) * u)
        glass(s.p, tile, at, side * u, 0 if place == 0 else 180, 1.0 if alive else 0.35)
    return side * 1.62


def _draw_left(s: Sketch, w: float, h: float, stock: Stock) -> None:
    """What is left: tiles one by one, white tiles, boards; what is used up is pale."""
    t, u, m, size = s.look.theme, s.u, 16.0, ICON
    by, rows, pitch = _low(h), len(stock.colours), 36.0
    line = by - (rows - 1) * pitch - size * 0.9
    if h >= 120:
        s.line(m, line, w - m, line, t.plate_edge)
    for row, (tile, count) in enumerate(zip(stock.colours, stock.tiles, strict=True)):
        y = by - (rows - 1 - row) * pitch
        due = rows == 1 or stock.due in (-1, tile)
        _draw_tiles(s, tile, count, y, w * (0.27 if rows == 1 else 0.36), due)
    bx = w - m - size * 0.58 - 17
    wx, wy = (w * 0.60, by) if rows == 1 else (bx, by - pitch)
    glass(s.p, 5, QPointF(wx * u, (wy + size * 0.13) * u), size * u, 0, 1 if stock.whites else 0.25)
    x, align = (wx + size * 0.62, "l") if rows == 1 else (w - m - 2, "r")
    ink = {True: t.plate_ink, False: t.plate_soft}
    s.text(x, wy + 5.5, str(stock.whites), 16, ink[stock.whites > 0], serif=False, align=align, high=21)
    wood(s.p, QPointF(bx * u, by * u), size * 0.58 * u, 1 if stock.boards else 0.28)
    s.text(w - m - 2, by + 5.5, str(stock.boards), 16, ink[stock.boards > 0], serif=False, align="r", high=21)


def _draw_tiles(s: Sketch, tile: int, count: int, y: float, room: float, due: bool) -> None:
    """Tiles side by side, up and down in turn, and their number."""
    t, u, m, size = s.look.theme, s.u, 16.0, ICON
    step = min(size * 0.60, room / max(1, count - 1))
    for i in range(max(1, count)):
        at = QPointF((m + size / 2 + i * step) * u, (y + (size * 0.13 if i % 2 == 0 else -size * 0.13)) * u)
        glass(s.p, tile, at, size * u, 0 if i % 2 == 0 else 180, 1 if count else 0.25)
    ink = t.plate_ink if count and due else t.plate_soft
    s.text(m + size + max(0, count - 1) * step + 6, y + 5.5, str(count), 16, ink, serif=False, high=21)
