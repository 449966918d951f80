"""The combination cards: condition in little cards, sockets with what they ask for and bring, markers in them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from kasane_desktop.core.table import Zone
from kasane_desktop.games.layering.rules import fact, zones
from kasane_desktop.games.layering.stage.colours import CHIP_INK, VALUE
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.games.layering.stage.hots import SOCKET
from kasane_desktop.scene.arrangement import Hot, Spot
from kasane_desktop.scene.kit import Look, Outline, Picture, Z, kept, panel
from kasane_desktop.scene.kit.theme import VERMILION, VERMILION_INK
from kasane_desktop.scene.sketch import Sketch, box, fits, shortened, sketched
from kasane_desktop.scene.spoken import joined

MARKER = 2.95  # diameter of a marker's picture, shadow and all, in radii of its socket
ROOMY = 12.0  # radius of a socket from which on there is room for card backs above it
CARD = -1  # in the place of a socket: the card as a whole
SAME = 7  # the value that stands for "any, but the same"


@dataclass(frozen=True)
class Sockets:
    """Where the sockets of a card lie, seen from its corner."""

    radius: float
    places: tuple[tuple[float, float], ...]
    lines: int


def sockets_for(w: float, h: float, count: int) -> Sockets:
    """Up to three in one line at the bottom, more in two lines, then in lines as long as they must be."""
    if count <= 3:
        step, y = 33.5, h - 32
        return Sockets(14.6, tuple((w - 26 - (count - 1 - i) * step, y) for i in range(count)), 1)
    per_line = max(3, -(-count // 2))
    radius, step = (13.4, 33.5) if per_line == 3 else (min(13.4, 300 / per_line / 4.6), min(33.5, (w - 100) / per_line))
    first, last = (44.0, h - 25) if per_line == 3 else (46.0, h - 24)
    places = []
    for i in range(count):
        line = i // per_line
        in_line = min(per_line, count - line * per_line)
        column = i % per_line + (per_line - in_line if line == 0 else 0)
        places.append((w - 26 - (per_line - 1 - column) * step, last if line else first))
    return Sockets(radius, tuple(places), 2)


def lay_combinations(desk: Desk) -> None:
    for order, (zone, rect) in enumerate(zip(desk.combinations, desk.grid.combinations, strict=True)):
        _lay_card(desk, zone, rect, order)
        _lay_markers(desk, zone, rect, order)
        _lay_choices(desk, zone, rect, order)


def _lay_card(desk: Desk, zone: Zone, rect: QRectF, order: int) -> None:
    look, (id,) = desk.look, zones.COMBINATION.of(zone.id)
    pointed = SOCKET.read(desk.pointed) or (*(zones.COMBINATION.read(desk.pointed) or ("",)), -1)
    looked = pointed[0] == id
    meant = desk.preview.combination == id or looked
    offered = desk.combining and any(group.face == id for group in desk.groups())
    lit = desk.preview.socket if desk.preview.combination == id else -1
    if lit < 0 and looked:
        lit = pointed[1]
    name = desk.combination_name(id)
    needs, points = zone.facts[fact.NEEDS], zone.facts[fact.WORTH]
    sheet = panel(look, "paper", look.px(rect.width()), look.px(rect.height()), "act" if meant or offered else "")
    condition = desk.say(f"{desk.dress.id}.condition.{id}")
    spaces = tuple(zip(needs, points, strict=True))
    taken = {piece.facts[fact.SOCKET] for piece in zone.pieces}
    free = desk.words.list(*(desk.words.space(*space) for socket, space in enumerate(spaces) if socket not in taken))
    free = desk.words.spaces(free or "–")
    owners = {piece.facts[fact.SOCKET]: piece.facts[fact.OWNER] for piece in zone.pieces}
    whose = desk.words.list(
        *(
            desk.words.taken_space(desk.words.space(*spaces[socket]), desk.name(owner))
            for socket, owner in sorted(owners.items())
            if owner >= 0
        )
    )
    reading = desk.reading(id)
    spoken = joined(desk.words.about(name, condition), free, desk.words.taken_spaces(whose))
    desk.sheet(f"card/{id}", sheet, rect.x(), rect.y(), Z.PANEL + 2 + order * 0.1, name=spoken)
    face = card_face(
        look,
        (rect.width(), rect.height()),
        desk.dress.emblem(id),
        (zone.facts[fact.KANJI], reading),
        zone.facts[fact.RULE],
        zone.facts[fact.VALUES],
        spaces,
        lit,
    )
    desk.sheet(f"card/{id}/words", face, rect.x(), rect.y(), Z.PANEL + 4 + order * 0.1)
    desk.touch(rect, zone.id, CARD)
    desk.explain(f"card/{id}", zone.id, CARD)


def _lay_markers(desk: Desk, zone: Zone, rect: QRectF, order: int) -> None:
    sockets = sockets_for(rect.width(), rect.height(), len(zone.facts[fact.NEEDS]))
    d = desk.look.px(sockets.radius * MARKER)
    (id,) = zones.COMBINATION.of(zone.id)
    name = desk.combination_name(id)
    spaces = tuple(zip(zone.facts[fact.NEEDS], zone.facts[fact.WORTH], strict=True))
    for socket, (x, y) in enumerate(sockets.places):
        r = sockets.radius
        area = QRectF(rect.x() + x - r, rect.y() + y - r, 2 * r, 2 * r)
        desk.touch(area, zone.id, socket)
        key = SOCKET(id, socket)
        desk.read(key, area, Z.PANEL + 5 + order * 0.1, desk.words.list(name, desk.words.space(*spaces[socket])))
        desk.explain(key, zone.id, socket)
    for piece in zone.pieces:
        x, y = sockets.places[piece.facts[fact.SOCKET]]
        cx, cy = desk.look.px(rect.x() + x), desk.look.px(rect.y() + y)
        face = desk.dress.marker_of(desk.hue(piece.facts[fact.OWNER]))
        z = 280 + order + piece.facts[fact.SOCKET] * 0.05
        outline = Outline(d, d, kind="round")
        desk.out.pieces[piece.id] = Spot(face, outline, cx - d // 2, cy - d // 2, z, height=0.0)
        if piece.facts.get(fact.LAST, 0) or piece.facts.get(fact.NEW, 0):
            mark = last_ring(desk.look, sockets.radius + 2)
            key = f"last/{zone.id}" if piece.facts.get(fact.LAST, 0) else f"new/{piece.id}"
            desk.sheet(key, mark, rect.x() + x, rect.y() + y, Z.MARK)


def _lay_choices(desk: Desk, zone: Zone, rect: QRectF, order: int) -> None:
    """A card with a possible group can be clicked for its best one, a socket for the best that goes there.

    The other sockets say why nothing goes there: who clicks one means this one and no other. What cannot be clicked
    can be pointed at: then the cards that serve it are marked.
    """
    (id,) = zones.COMBINATION.of(zone.id)
    groups = [group for group in desk.groups() if group.face == id] if desk.combining else []
    look = desk.look
    name = desk.combination_name(id)
    desk.out.hots[zone.id] = Hot(
        box(look, rect),
        look.px(rect.x()),
        look.px(rect.y()),
        Z.MARK + 10 + order,
        groups[0].action if groups else None,
        name,
        zone.id,
        CARD,
        -1,
    )
    sockets = sockets_for(rect.width(), rect.height(), len(zone.facts[fact.NEEDS]))
    best = {group.facts[fact.SOCKET]: group.action for group in reversed(groups)}
    for socket, (x, y) in enumerate(sockets.places):
        d = look.px(2 * sockets.radius + 6)
        cx, cy = look.px(rect.x() + x), look.px(rect.y() + y)
        desk.out.hots[SOCKET(id, socket)] = Hot(
            Outline(d, d, kind="round"),
            cx - d // 2,
            cy - d // 2,
            Z.MARK + 30 + order,
            best.get(socket),
            name,
            zone.id,
            socket,
            -1,
            own=bool(groups) and socket not in best,
        )


@kept
def last_ring(look: Look, r: float) -> Picture:
    """A thin ring round the marker of the last move; its middle is the origin."""
    face = sketched(look, 2 * r + 4, 2 * r + 4, lambda s: s.ring(2, 2, 2 * r, 2 * r, r, "#5A4A36", 1.4, 0.9))
    half = look.px(r + 2)
    return Picture(face.pixmap, -half, -half)


@kept
def card_face(
    look: Look,
    size: tuple[float, float],
    emblem: str,
    names: tuple[str, str],
    rule: str,
    values: tuple[int, ...],
    spaces: tuple[tuple[int, int], ...],
    lit: int,
) -> Picture:
    w, h = size
    sockets = sockets_for(w, h, len(spaces))
    clear = _clear(w, h, len(spaces))

    def draw(s: Sketch) -> None:
        named = fits(look, shortened(look, 11.5, names[1], clear), 11.5, clear, weight=600)
        if named:
            s.svg(emblem, 13, 15, 31, 31)
        x, room = (52.0, clear) if named else (15.0, clear + 37)  # a name is worth more than an emblem
        above = max(29.0, min(33.0, 52 - 1.05 * s.em(12.5)))  # in a small window letters are higher than the gap
        s.text(x, above, names[0], 20, look.theme.paper_ink, room=room, high=25)
        reading = shortened(look, 11.5, names[1], room)
        s.text(x, 52, reading, 12.5, look.theme.paper_soft, weight=600, room=room, high=18)
        left = min((x for x, y in sockets.places if y > h / 2), default=w) - sockets.radius
        _condition(s, rule, values, h - 32, left - 15 - 5)
        for i, ((x, y), (needs, points)) in enumerate(zip(sockets.places, spaces, strict=True)):
            _socket(s, x, y, sockets.radius, needs, points, i == lit)

    return sketched(look, w, h, draw, margin=4)


def _clear(w: float, h: float, spaces: int) -> float:
    """The room for the names beside the emblem."""
    sockets = sockets_for(w, h, spaces)
    return w - 52 - 14 if sockets.lines == 1 else min(x for x, _ in sockets.places) - sockets.radius - 52 - 6


def _condition(s: Sketch, rule: str, values: tuple[int, ...], cy: float, room: float) -> None:
    """The condition as little cards: the same three, a sum of ten, or the values it speaks of."""
    ink = s.look.theme.paper_ink
    if rule == "sum":
        roomy = fits(s.look, "= 10", 18, room - 63)
        second, x, text = (52.0, 78.0, "= 10") if roomy else (45.0, 66.0, "=10")
        for left in (15.0, second):
            s.ring(left, cy - 12, 19, 24, 3, "#6B5F52", 1.1)
        s.text((second + 34) / 2, cy + 6, "+", 16, ink, weight=600, align="c", room=second - 34, high=18)
        s.text(x, cy + 6, text, 18, ink, room=room + 15 - x, high=24)
        return
    chips = (SAME,) * 3 if rule == "same" else values
    step = min(20.4, (room - 18) / max(1, len(chips) - 1))
    for i, value in enumerate(chips):
        x, y = 15 + i * step, cy + (5 - i * 2.5 if rule == "run" else 0.0)
        s.fill(x, y - 12, 18, 24, 3, VALUE[value])
        text, size = ("＝", 13.0) if rule == "same" else (str(value), 15.5)
        s.text(x + 9, y + (4.6 if rule == "same" else 5.6), text, size, CHIP_INK[value], align="c", room=18, high=22)


def _socket(s: Sketch, x: float, y: float, r: float, needs: int, points: int, lit: bool) -> None:
    t = s.look.theme
    s.fill(x - r, y - r, 2 * r, 2 * r, r, ("#BFAF90", "#FFF9EA"))
    inner = ("#FBD9CC", "#FFF0E8") if lit else ("#DDCFB2", "#F1E7D2")
    s.fill(x - r + 1.4, y - r + 1.9, 2 * r - 2.8, 2 * r - 2.8, r - 1.4, inner)
    if lit:
        s.glow(x - r, y - r, 2 * r, 2 * r, r, "#E8553A", 7, 0.35)
    s.ring(x - r, y - r, 2 * r, 2 * r, r, VERMILION if lit else "#6B5B45", 2.4 if lit else 0.9, 1.0 if lit else 0.6)
    s.text(
        x,
        y + r * 0.43,
        str(points),
        r * 1.25,
        VERMILION_INK if lit else t.paper_ink,
        align="c",
        room=2 * r - 4,
        high=1.7 * r,
    )
    back, top, ink = VERMILION if lit else "#8A7C68", y - r - 5, VERMILION_INK if lit else t.paper_soft
    if r < ROOMY:
        s.text(x, top, str(needs), 12, ink, align="c", high=18)
        return
    s.fill(x - 10, top - 8.4, 5.6, 8.4, 1.2, back, 0.55)
    s.fill(x - 7.4, top - 9.4, 5.6, 8.4, 1.2, back)
    s.text(x + 1.5, top, str(needs), 13, ink, high=18)
