"""Deck, the mask that is up, and the four stages with the masks on them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from kasane_desktop.games.kabuki.rules import fact, ids, zones
from kasane_desktop.games.kabuki.stage.desk import STAGES, Desk, Level
from kasane_desktop.games.kabuki.stage.grid import PLATFORM, RATIO, ROBE
from kasane_desktop.games.kabuki.stage.hots import LAY
from kasane_desktop.scene.arrangement import Goal, Hot
from kasane_desktop.scene.kit import Look, Outline, Picture, kept
from kasane_desktop.scene.kit.badges import pill_face
from kasane_desktop.scene.kit.paint import fill, linear, polygon, radial, stroke
from kasane_desktop.scene.kit.theme import GLOW, IVORY, VERMILION, colour
from kasane_desktop.scene.sketch import Sketch, em, sketched

PAPER = ("#EFE3CB", "#D9C8A6")  # edges of the masks below, by turns
MOST_EDGES = 7
KEY = 34.0  # the disc with the key of a stage
INK, SOFT = "#4A3324", "#46301F"


def lay_stages(desk: Desk) -> None:
    _lay_deck(desk)
    _lay_light(desk)
    _lay_up(desk)
    for stack in range(len(desk.stacks)):
        _lay_stage(desk, stack)
        if desk.laying:
            _lay_choice(desk, stack)
    _lay_mark(desk)


def _lay_deck(desk: Desk) -> None:
    zone, rect, look = desk.shown.zones[zones.DECK], desk.grid.deck, desk.look
    count = zone.facts[fact.COUNT]
    text = desk.words.in_deck(count)
    face = pile_face(look, rect.width(), min(9, -(-count // 5)))
    desk.sheet("deck", face, rect.x(), rect.y(), Level.PANEL)
    room = 190.0
    words = caption_face(look, text, room)
    desk.sheet("deck/count", words, rect.center().x() - room / 2, rect.bottom() + 28, Level.PANEL, name=text)
    for piece in zone.pieces:
        spot = desk.mask(piece.face, rect.x(), rect.y(), rect.width(), 95, height=0.12)
        desk.out.pieces[piece.id] = spot
    desk.explain("deck/count", zones.DECK)
    desk.touch(rect, zones.DECK)


def _lay_light(desk: Desk) -> None:
    """A pool of light behind the mask that is up, a disc behind the one that is held up."""
    cx, cy, r = desk.grid.ring
    if desk.laid is not None:
        desk.sheet("light", disc_face(desk.look, r + 12), cx - r - 12, cy - r - 12, Level.PANEL)
    else:
        desk.sheet("light", pool_face(desk.look, 1.12 * r), cx - 1.12 * r, cy - 1.12 * r, Level.PANEL)


def up_width(desk: Desk) -> float:
    return desk.grid.ring[2] * 1.28


def held_width(desk: Desk) -> float:
    return desk.grid.ring[2] * 1.107


def _lay_up(desk: Desk) -> None:
    cx, cy, _ = desk.grid.ring
    if desk.up is not None:
        w = up_width(desk)
        lifted = 2.2 if desk.laying else 1.2
        spot = desk.mask(desk.up.face, cx - w / 2, cy - w * RATIO / 2, w, Level.UP, height=lifted)
        desk.out.pieces[desk.up.id] = spot
        if desk.laying:
            desk.out.hots["up"] = Hot(
                spot.outline,
                spot.x,
                spot.y,
                Level.MARK,
                name=desk.mask_name(desk.up),
                zone=zones.UP,
                order=-1,
                own=True,
                pull=True,
                carries=(desk.up.id,),
                goals=tuple(Goal(LAY(stack)) for stack in range(len(desk.stacks))),
            )
        else:
            desk.touch(QRectF(cx - w / 2, cy - w * RATIO / 2, w, w * RATIO), zones.UP)
    if desk.laid is not None:
        w = held_width(desk)
        spot = desk.mask(desk.laid.face, cx - w / 2, cy - w * RATIO / 2, w, Level.UP, height=1.2)
        desk.out.pieces["held"] = spot
        desk.touch(QRectF(cx - w / 2, cy - w * RATIO / 2, w, w * RATIO), zones.UP)


def _lay_stage(desk: Desk, stack: int) -> None:
    zone, grid, look, words = desk.stacks[stack], desk.grid, desk.look, desk.words
    w, x = grid.mask, grid.stacks[stack]
    opened = desk.check is not None and desk.check.facts[fact.STACK] == stack
    count = zone.facts[fact.COUNT]
    masks = words.masks(count)
    wide = w * 1.4
    name = words.empty_stage(stack + 1)
    if zone.pieces:
        name = words.stage(stack + 1, desk.mask_name(zone.pieces[0]), masks)
    desk.sheet(f"stage/{stack}", stage_face(look, w, STAGES[stack]), x - wide / 2, grid.top, Level.PANEL, name=name)
    label = count_face(look, wide - 60, masks, bool(zone.facts[fact.LAST]) and not opened)
    desk.sheet(f"stage/{stack}/count", label, x - wide / 2 + 46, grid.platform - 30, Level.PANEL + 1)
    if count > 1 and not opened:
        edges = edges_face(look, w, min(count - 1, MOST_EDGES))
        desk.sheet(f"stage/{stack}/edges", edges, x - w / 2, grid.top, Level.PANEL + 2)
    desk.explain(f"stage/{stack}", zone.id)
    desk.touch(QRectF(x - wide / 2, grid.top, wide, grid.platform - grid.top), zone.id)
    if zone.pieces and not opened:
        piece = zone.pieces[0]
        laid = bool(zone.facts[fact.LAID]) and desk.phase == "window"
        _, number = ids.MASK.of(piece.id)
        z = Level.MASK + 10 * stack + number * 0.01
        spot = desk.stack_spot(stack, piece.face, z, height=0.9 if laid else 0.5, ring="last" if laid else "")
        desk.out.pieces[piece.id] = spot


def _lay_choice(desk: Desk, stack: int) -> None:
    """A frame in which the mask can be laid, and its key."""
    zone, grid, look = desk.stacks[stack], desk.grid, desk.look
    if zone.action is None:
        return
    key = LAY(stack)
    hover = desk.pointed == key
    x, y, w = grid.stacks[stack] - grid.mask / 2, grid.top, grid.mask
    desk.sheet(f"frame/{stack}", frame_face(look, w, hover), x, y, Level.MARK)
    key_at = grid.stacks[stack] - KEY / 2
    desk.sheet(f"frame/{stack}/key", key_face(look, str(stack + 1)), key_at, y - 20, Level.MARK + 0.5)
    outline = desk.outline(w)
    outline = Outline(outline.w, outline.h + look.px(ROBE), outline.r)
    desk.out.hots[key] = Hot(
        outline,
        look.px(x),
        look.px(y),
        Level.MARK + 1 + 0.01 * stack,
        zone.action,
        desk.words.lay_on(stack + 1),
        zone.id,
        0,
        stack,
    )


def _lay_mark(desk: Desk) -> None:
    """Where the mask was just laid."""
    if desk.laid is None:
        return
    grid, look = desk.grid, desk.look
    cx, cy, r = grid.ring
    x = grid.stacks[desk.facts[fact.LAID_STACK]]
    text = desk.words.just_laid()
    pill = pill_face(look, "last", "pill", text, "", "", 15, look.px(grid.mask * 1.6))
    size = pill.pixmap.deviceIndependentSize()
    half_w, half_h = (size.width() / 2 + pill.x) / look.u, (size.height() / 2 + pill.y) / look.u
    top = cy + r + 8
    if (drop := grid.top - 12 - half_h - top) > 12:
        left, right = min(cx, x), max(cx, x)
        desk.sheet("path", path_face(look, cx - left, x - left, right - left, drop), left, top, Level.MARK)
    desk.sheet("just-laid", pill, x - half_w, grid.top - 12 - half_h, Level.MARK + 1)


@kept
def pile_face(look: Look, w: float, edges: int) -> Picture:
    def draw(s: Sketch) -> None:
        h, r = w * RATIO, 9.0
        if edges:
            s.shadow(-0.7 * edges, 2 * edges, w, h, r, 1.0, 1.0)
        else:
            s.ring(0, 0, w, h, r, "#4A3018", 1.2, 0.35, (4, 4))
        for k in range(edges, 0, -1):
            s.fill(-0.7 * k, 2.0 * k, w, h, r, "#E9DCC2" if k % 2 else "#CDBB98")
            s.ring(-0.7 * k, 2.0 * k, w, h, r, "#5A452E", 0.7, 0.5)

    return sketched(look, w, w * RATIO, draw, margin=44)


@kept
def caption_face(look: Look, text: str, room: float) -> Picture:
    y = max(17.0, 0.95 * em(look, 14))  # on a small table letters are larger than the gap below the deck
    return sketched(
        look,
        room,
        y + 11,
        lambda s: s.text(room / 2, y, text, 14, INK, serif=False, weight=500, align="c", room=room, high=21),
    )


@kept
def pool_face(look: Look, r: float) -> Picture:
    def draw(s: Sketch) -> None:
        u = s.u
        light = ((0, colour("#FFFBEF", 0.95)), (0.75, colour("#FFF3D8", 0.7)), (1, colour("#FFF3D8", 0)))
        fill(s.p, s.path(0, 0, 2 * r, 2 * r, r), radial(r * u, r * u, r * u, *light))

    return sketched(look, 2 * r, 2 * r, draw)


@kept
def disc_face(look: Look, r: float) -> Picture:
    """The disc of the ring, with the course that is run through."""

    def draw(s: Sketch) -> None:
        u = s.u
        light = ((0, colour("#FFFBEF", 0.95)), (0.8, colour("#FFF3D8", 0.85)), (1, colour("#FFF3D8", 0.55)))
        fill(s.p, s.path(0, 0, 2 * r, 2 * r, r), radial(r * u, r * u, r * u, *light))
        s.ring(12, 12, 2 * r - 24, 2 * r - 24, r - 12, "#5A3A22", 13, 0.20)

    return sketched(look, 2 * r, 2 * r, draw)


@kept
def stage_face(look: Look, w: float, numeral: str) -> Picture:
    """A platform with an actor on it, whose robe shows below the mask."""
    wide, h = w * 1.4, w * RATIO
    top = h + ROBE

    def draw(s: Sketch) -> None:
        u = s.u
        s.shadow(0, top - 6, wide, 46, 4, 1.6, 1.2)
        s.fill(0, top + 13, wide, PLATFORM - 13, 3, ("#4A3430", "#2E1F1E"))
        board = ((wide * 0.057, top - 16), (wide * 0.943, top - 16), (wide, top + 14), (0, top + 14))
        shine = linear(0, (top - 16) * u, 0, (top + 14) * u, (0, "#6A4B40"), (1, "#574038"))
        fill(s.p, polygon((x * u, y * u) for x, y in board), shine)
        s.text(24, top + 34, numeral, 17, "#E9D8BE", weight=600, align="c", high=22)
        aw, ah = w * 1.04, h * 1.04
        x, y = (wide - aw) / 2, top - ah + 2
        s.shadow(x, y, aw, ah, 12, 0.7, 1.0)
        s.svg("kabuki/actor", x, y, aw, ah)

    return sketched(look, wide, top + PLATFORM, draw, margin=40)


@kept
def count_face(look: Look, w: float, masks: str, last: bool) -> Picture:
    """How many masks lie there; a dot where the last one of all was laid."""

    def draw(s: Sketch) -> None:
        ink = IVORY if last else "#CDB9A0"
        end = s.text(w, 20, masks, 13, ink, serif=False, weight=500, align="r", room=w - 16, high=22)
        if last:
            s.fill(w - end - 14, 12.5, 7, 7, 3.5, IVORY)

    return sketched(look, w, 30, draw)


@kept
def edges_face(look: Look, w: float, edges: int) -> Picture:
    """The edges of the masks below the top one."""
    h, r = w * RATIO, w * 0.075

    def draw(s: Sketch) -> None:
        for k in range(edges, 0, -1):
            s.fill(-0.3 * k, 2.1 * k, w, h, r, PAPER[0] if k % 2 else PAPER[1])
            s.ring(-0.3 * k, 2.1 * k, w, h, r, "#5A452E", 0.7, 0.5)

    return sketched(look, w, h, draw, margin=18)


@kept
def frame_face(look: Look, w: float, hover: bool) -> Picture:
    h, r = w * RATIO, w * 0.075 + 2

    def draw(s: Sketch) -> None:
        if hover:
            s.p.save()
            outside = QPainterPath()
            outside.addRect(QRectF(-60 * s.u, -60 * s.u, (w + 120) * s.u, (h + 120) * s.u))
            s.p.setClipPath(outside.subtracted(s.path(0, 0, w, h, r)))
            s.glow(-5, -5, w + 10, h + 10, r, GLOW, 16, 1.0)
            s.p.restore()
        s.ring(-2, -2, w + 4, h + 4, r, VERMILION, 5 if hover else 3.5)

    return sketched(look, w, h, draw, margin=48)


@kept
def key_face(look: Look, key: str) -> Picture:
    def draw(s: Sketch) -> None:
        s.fill(0, 0, KEY, KEY, KEY / 2, VERMILION)
        s.ring(0, 0, KEY, KEY, KEY / 2, "#FFF8EA", 1.6)
        s.text(KEY / 2, 23, key, 17, "#FFF8EA", serif=False, align="c", room=30, high=24)

    return sketched(look, KEY, KEY, draw, margin=2)


@kept
def path_face(look: Look, x0: float, x1: float, w: float, h: float) -> Picture:
    """Dots from the ring to the stage."""

    def draw(s: Sketch) -> None:
        u = s.u
        path = QPainterPath(QPointF(x0 * u, 0))
        path.cubicTo(x0 * u, h * u, x1 * u, 0, x1 * u, h * u)
        stroke(s.p, path, "#5A3A22", s.look.pen(3), (0.1, 2.6))

    return sketched(look, w, h, draw, margin=6)
