"""The honeycomb: boards with their tiles, open spaces, places where a board may join."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from kasane_desktop.core.table import Piece, Zone
from kasane_desktop.games.kaleido.rules import fact, ids, zones
from kasane_desktop.games.kaleido.stage.desk import Desk, pairs
from kasane_desktop.games.kaleido.stage.geometry import (
    LIFT,
    S3,
    board_outline,
    facing,
    heart,
    hexagon,
    in_sight,
    polar,
    tile_outline,
    tile_pivot,
    tile_turn,
    triangle,
)
from kasane_desktop.games.kaleido.stage.hots import COMB
from kasane_desktop.games.kaleido.stage.marks import (
    Shares,
    board_frame,
    ghost_face,
    last_mark,
    points_face,
    space_glow,
    space_mark,
)
from kasane_desktop.scene.arrangement import Hot, Sheet, Spot, Touch
from kasane_desktop.scene.kit import Outline
from kasane_desktop.scene.spoken import joined

GHOST_Z, BOARD_Z, MARK_Z, TILE_Z, SCORED_Z, LIFT_Z, LABEL_Z = 1.0, 2.0, 2.8, 3.0, 4.0, 5.0, 7.0
HOVER_HEIGHT, HOVER_SCALE = 1.0, 1.05
FIRST_SPACE = 10  # keyboard order: what lies on the table comes after the tray


@dataclass(frozen=True)
class Lying:
    """How a board lies: middle, radius, degrees it is held turned, z of wood and of tiles."""

    middle: QPointF
    r: float
    angle: float
    wood: float
    tiles: float


def lay_comb(desk: Desk) -> None:
    area = desk.sight
    outline = Outline(round(area.width()), round(area.height()))
    desk.out.hots["table"] = Hot(
        outline, area.x(), area.y(), 0.5, name=desk.words.table(), own=True, pull=True, order=-1
    )
    for at, zone in enumerate(desk.boards):
        lying = lying_of(desk, zone, at)
        _lay_board(desk, zone, at, lying)
        _read_board(desk, zone, at, lying)
        for piece in zone.pieces:
            if piece.face == "kaleido/space":
                _lay_space(desk, zone, piece, at, lying)
            else:
                _lay_tile(desk, zone, piece, at, lying)
    _lay_ghosts(desk)


def lying_of(desk: Desk, zone: Zone, at: int) -> Lying:
    middle, r, step = desk.middle(zone), desk.frame.r, at * 0.001
    if zone is desk.lifted:
        angle = desk.hand.angle if desk.turning else 0.0
        return Lying(middle, r * LIFT, angle, LIFT_Z, LIFT_Z + 0.1)
    if zone.facts[fact.FRESH]:  # it may have been turned just now, above the others
        return Lying(middle, r, 0.0, SCORED_Z + step, SCORED_Z + 0.1 + step)
    return Lying(middle, r, 0.0, BOARD_Z + step, TILE_Z + step)


def board_spot(lying: Lying, height: float) -> Spot:
    outline = board_outline(lying.r)
    x, y = lying.middle.x() - outline.w / 2, lying.middle.y() - outline.h / 2
    return Spot("kaleido/board", outline, x, y, lying.wood, height, lying.angle)


def tile_spot(lying: Lying, face: str, space: float, height: float = 0.0) -> Spot:
    """A tile on a space, as it lies when its board is not held turned."""
    r = lying.r * (HOVER_SCALE if height else 1.0)
    outline = tile_outline(r)
    px, py = tile_pivot(lying.r, outline)
    x, y = lying.middle.x() - px, lying.middle.y() - py
    turn = tile_turn(space) + lying.angle
    return Spot(face, outline, x, y, lying.tiles + 0.05, height, turn, pivot=(px, py))


def _lay_board(desk: Desk, zone: Zone, at: int, lying: Lying) -> None:
    # a lifted board casts its shadow apart: see lift_face
    desk.out.pieces[zone.id] = board_spot(lying, 0.0 if zone is desk.lifted else 0.5)
    if zone.facts[fact.LAST]:
        frame = board_frame(desk.look, lying.r)
        desk.out.sheets[COMB(f"added/{at}")] = Sheet(frame, lying.middle.x(), lying.middle.y(), lying.wood + 0.05)
    if zone.facts[fact.FULL]:
        shares = pairs(zone.facts[fact.SCORED])
        if zone is not desk.lifted:
            _lay_reach(desk, at, lying, shares)
        fresh = zone.facts[fact.FRESH] and desk.phase != "over" and not lying.angle
        if fresh or (shares and desk.pointed == zone.id):
            _lay_points(desk, COMB(f"scored/{at}"), zone, lying.r, shares)


def _read_board(desk: Desk, zone: Zone, at: int, lying: Lying) -> None:
    """What lies on a board, for those who do not see it."""
    parts = [desk.words.lies(space, tile) for space, tile in enumerate(_tiles(desk, zone))]
    name = desk.words.board_is(at, desk.words.list(*parts))
    if zone.facts[fact.FULL]:
        name = joined(name, desk.words.list(*_spoken(desk, pairs(zone.facts[fact.SCORED]))))
    outline, u = board_outline(lying.r), desk.look.u
    x, y = lying.middle.x() - outline.w / 2, lying.middle.y() - outline.h / 2
    desk.read(COMB(zone.id), QRectF(x / u, y / u, outline.w / u, outline.h / u), GHOST_Z, name)
    desk.explain(COMB(zone.id), zone.id)


def _tiles(desk: Desk, zone: Zone) -> list[str]:
    """The tiles of a board with their owners, in the order of its spaces."""
    tiles = [""] * 6
    for piece in zone.pieces:
        tile = ids.tile_of(piece.face)
        tiles[piece.facts[fact.SPACE]] = desk.words.free() if tile is None else desk.owned(tile)
    return tiles


def _lay_reach(desk: Desk, at: int, lying: Lying, shares: Shares) -> None:
    """A full board can be looked at."""
    outline = board_outline(lying.r)
    seen = in_sight(outline, lying.middle, 0.0, desk.sight)
    if seen is not None:
        x, y = lying.middle.x() - outline.w / 2, lying.middle.y() - outline.h / 2
        name = desk.words.list(desk.words.board_number(at), *_spoken(desk, shares))
        desk.out.hots[zones.BOARD(at)] = Hot(seen, x, y, LABEL_Z + at * 0.001, name=name, order=-1)


def _spoken(desk: Desk, shares: Shares) -> list[str]:
    return [f"{desk.colour_name(colour)} {points}" for colour, points in shares]


def _lay_points(desk: Desk, key: str, zone: Zone, r: float, shares: Shares) -> None:
    face = points_face(desk.look, "", shares, desk.words.nobody(), "last")
    size = face.pixmap.deviceIndependentSize()
    w, h = size.width() + 2 * face.x, size.height() + 2 * face.y
    parts = (f"{desk.colour_name(colour)} {points}" for colour, points in shares)
    name = desk.words.list(*parts) or desk.words.nobody()
    at = _beside_board(desk, zone, r, QSizeF(w, h))
    desk.out.sheets[key] = Sheet(face, round(at.x()), round(at.y()), LABEL_Z + 0.5, name)


def _beside_board(desk: Desk, zone: Zone, r: float, size: QSizeF) -> QPointF:
    """Where a slip hides nothing of its board, and as little as can be of the others and of what is in reach."""
    middle, w, h = desk.middle(zone), size.width(), size.height()
    others = [desk.middle(other) for other in desk.boards if other is not zone]
    sight = desk.sight.adjusted(4, 4, -4, -4)

    def hidden(rect: QRectF) -> float:
        tiles = sum(_overlap(rect, board, 0.9 * r) for board in others)
        return tiles + (0 if sight.contains(rect) else 1e9)

    ways = (90, -90, 60, 120, -60, -120, 30, 150, -30, -150)  # below, above, then aside; the arrows are left and right
    spots = []
    for way in ways:
        on = polar(way, 1.04 * r)
        x, y = on.x() + w / 2 * _sign(on.x()), on.y() + h / 2 * _sign(on.y())
        spots.append(QRectF(middle.x() + x - w / 2, middle.y() + y - h / 2, w, h))
    return min(spots, key=hidden).topLeft()


def _sign(way: float) -> int:
    return 0 if abs(way) < 1 else 1 if way > 0 else -1


def _overlap(rect: QRectF, middle: QPointF, r: float) -> float:
    """How much of a board, taken as a square, lies below a slip."""
    common = rect.intersected(QRectF(middle.x() - r, middle.y() - r, 2 * r, 2 * r))
    return common.width() * common.height()


def _lay_tile(desk: Desk, zone: Zone, piece: Piece, at: int, lying: Lying) -> None:
    turned = zone.facts[fact.TURNED]
    space = piece.facts[fact.SPACE]
    origin = (space - turned) % 6
    # not reduced to one round: a board that is turned goes the shorter way, see KaleidoScene.choreograph
    spot = tile_spot(lying, piece.face, origin + (turned if turned <= 3 else turned - 6))
    desk.out.pieces[piece.id] = spot
    if piece.facts.get(fact.LAST, 0) and zone is not desk.lifted:
        mark = last_mark(desk.look, lying.r, space)
        sheet = Sheet(mark, lying.middle.x(), lying.middle.y(), lying.tiles + 0.08)
        desk.out.sheets[COMB(f"last/{piece.id}")] = sheet
    area = triangle(lying.middle, lying.r, space)
    desk.out.touches.append(Touch(area, zone.id, space))


def _lay_space(desk: Desk, zone: Zone, piece: Piece, at: int, lying: Lying) -> None:
    space, look = piece.facts[fact.SPACE], desk.look
    live = piece.action is not None and desk.tool in ("tile", "white")
    key = ids.SPACE(at, space)
    x, y = lying.middle.x(), lying.middle.y()
    desk.out.touches.append(Touch(triangle(lying.middle, lying.r, space), zones.BOARD(at), space))
    if not live:
        desk.out.sheets[COMB(key)] = Sheet(space_mark(look, lying.r, space, -1), x, y, MARK_Z)
        return
    outline = Outline(round(lying.r), round(lying.r * S3 / 2), kind="tri")
    middle = lying.middle + polar(facing(space), outline.h / 2)
    turn = facing(space) - 90
    seen = in_sight(outline, middle, turn, desk.sight)
    if seen is not None:
        tiles = _tiles(desk, zone)
        between = desk.words.between(tiles[space - 1], tiles[(space + 1) % 6])
        name = desk.words.list(desk.words.space(at, space), between, _completing(desk, piece))
        corner, order = (middle.x() - outline.w / 2, middle.y() - outline.h / 2), FIRST_SPACE + 6 * at + space
        desk.out.hots[key] = Hot(seen, *corner, LABEL_Z + 1, piece.action, name, order=order, rotation=turn)
    tile = 5 if desk.tool == "white" else desk.shown.seats[desk.viewer][fact.DUE]
    if desk.pointed != key:
        desk.out.sheets[COMB(key)] = Sheet(space_mark(look, lying.r, space, tile), x, y, MARK_Z)
        return
    desk.out.sheets[COMB("glow")] = Sheet(space_glow(look, lying.r, space), x, y, MARK_Z + 0.1)
    # the name that the tile will have: laid down, it is already there
    desk.out.pieces[ids.TILE(at, space)] = tile_spot(lying, ids.tile_face(tile), space, HOVER_HEIGHT)
    if piece.facts.get(fact.COMPLETES, 0):
        _lay_worth(desk, piece, heart(lying.middle, lying.r, space), lying.r)


def _completing(desk: Desk, piece: Piece) -> str:
    if not piece.facts.get(fact.COMPLETES, 0):
        return ""
    shares = desk.words.list(*_spoken(desk, pairs(piece.facts[fact.SHARES])))
    return desk.words.would_give(shares or desk.words.nobody())


def _lay_worth(desk: Desk, piece: Piece, at: QPointF, r: float) -> None:
    """What the tile would complete, on a slip beside the space."""
    shares = tuple(sorted(pairs(piece.facts[fact.SHARES]), key=lambda share: -share[1]))
    face = points_face(desk.look, desk.words.completes(), shares, desk.words.nobody())
    size = face.pixmap.deviceIndependentSize()
    w, h = size.width() + 2 * face.x, size.height() + 2 * face.y
    x = at.x() - 0.45 * r - w
    if x < desk.sight.left() + 8 * desk.look.u:
        x = min(at.x() + 0.45 * r, desk.sight.right() - w - 8 * desk.look.u)
    y = min(max(at.y() - h / 2, desk.sight.top() + 4), desk.sight.bottom() - h - 4)
    desk.out.sheets[COMB("worth")] = Sheet(face, round(x), round(y), LABEL_Z + 1)


def _lay_ghosts(desk: Desk) -> None:
    """Places for a board: quiet until the board is picked."""
    picked, look, r = desk.tool == "board", desk.look, desk.frame.r
    if not desk.asked or desk.phase not in ("before", "after"):
        return
    for piece in desk.shown.zones[zones.GHOSTS].pieces:
        at = desk.frame.at(*desk.cell(piece.facts))
        at = QPointF(round(at.x()), round(at.y()))
        key = piece.id
        looked = picked and desk.pointed == key
        if not picked and not desk.sight.adjusted(0, 0.3 * r, -0.2 * r, -0.3 * r).contains(at):
            continue
        style = "hover" if looked else "plain" if picked else "quiet"
        desk.out.sheets[COMB(key)] = Sheet(ghost_face(look, r, style), at.x(), at.y(), GHOST_Z)
        outline = board_outline(r * 0.94)
        seen = in_sight(outline, at, 0.0, desk.sight)
        if not picked:
            desk.out.touches.append(Touch(hexagon(at, r * 0.9), zones.GHOSTS, 0))  # a click picks the board
        elif seen is not None:
            x, y = at.x() - outline.w / 2, at.y() - outline.h / 2
            name = desk.words.new_board(*_beside(desk, desk.cell(piece.facts)))
            desk.out.hots[key] = Hot(seen, x, y, LABEL_Z + 1, piece.action, name, order=FIRST_SPACE)
        if looked:
            lying = Lying(at, r, 0.0, SCORED_Z + 0.5, SCORED_Z + 0.6)
            desk.out.pieces[zones.BOARD(len(desk.boards))] = board_spot(lying, HOVER_HEIGHT)


def _beside(desk: Desk, cell: tuple[float, float]) -> tuple[int, int]:
    """A board that a place lies beside, and in which direction."""
    steps = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    cells = desk.cells()
    found = (
        (cells.index(other), space)
        for space, (q, r) in enumerate(steps)
        if (other := (cell[0] - q, cell[1] - r)) in cells
    )
    return next(found, (0, 0))
