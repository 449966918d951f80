"""The other players: crest, name, what they hold, what they have laid, their points."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kasane_desktop.core.table import Piece, name_in
from kasane_desktop.games.layering.rules import fact, zones
from kasane_desktop.games.layering.stage.colours import CHIP_INK, VALUE
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.scene.kit import Look, Picture, Z, kept, panel
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.sketch import Sketch, fits, sketched, wide

BACK, BACK_STEP = 22.0, 10.0
NAME_X, ROBE_X = 66.0, 172.0
CROWDED = 560.0  # a panel in which a robe of twelve cards needs all the room beside ROBE_X
NUMERAL = 0.335  # of a card: what must be seen of it; many cards are drawn smaller rather than hidden
ROOMY = 600.0  # a panel wide enough for the forecast
BONUS = 96.0  # below the points with the bonus
FORECAST = 120.0
OPEN = 146.0  # room for the cards of an open hand
MOST_CAPTION = 92.0
FIRST = 25.0  # the sign of the first player, beside the name


def lay_seats(desk: Desk) -> None:
    for rect, seat in zip(desk.grid.seats, desk.others, strict=True):
        _lay_seat(desk, rect, seat)


def _lay_seat(desk: Desk, rect: QRectF, seat: int) -> None:
    facts, words, dress, look = desk.shown.seats[seat], desk.words, desk.dress, desk.look
    compact = desk.grid.compact
    points, first = desk.points(seat), bool(facts[fact.FIRST])
    note = words.first() if first else words.laid(facts[fact.ROBE], dress.layers)
    hand = desk.shown.zones[zones.HAND(seat)].pieces
    held = "" if _is_open(desk, hand) else str(len(hand)) if compact else words.in_hand(len(hand))
    face = seat_face(
        look,
        (rect.width(), rect.height()),
        seat in desk.shown.acting,
        desk.paint(seat),
        (desk.sign(seat), desk.name(seat), "" if compact else note, held),
        _robe_x(desk, rect),
        first,
        len(hand),
        (str(points), words.points(points)),
        (str(facts[fact.FORECAST]), words.with_bonus()) if _foresees(desk, rect) else ("", ""),
    )
    been = "" if first else desk.been_first(seat)
    seen = words.about(words.in_hand(len(hand)), desk.card_names(hand)) if _is_open(desk, hand) else ""
    spoken = words.list(
        desk.name(seat),
        f"{points} {words.points(points)}",
        note,
        been,
        seen or words.in_hand(len(hand)),
        *desk.worn(seat),
    )
    edge = panel(look, "seat", look.px(rect.width()), look.px(rect.height()))
    desk.sheet(f"seat/{seat}", edge, rect.x(), rect.y(), Z.PANEL + seat * 0.1)
    desk.sheet(f"seat/{seat}/words", face, rect.x(), rect.y(), Z.PANEL + 1 + seat * 0.1, name=spoken)
    desk.score(seat, rect.right() - 18 - wide(look, str(points), 42) / 2, rect.center().y() - 10)
    desk.touch(rect, zones.SEAT(seat))
    desk.explain(f"seat/{seat}/words", zones.SEAT(seat))
    _lay_hand(desk, rect, seat, hand)
    _lay_robe(desk, rect, seat)


def _robe_x(desk: Desk, rect: QRectF) -> float:
    """Where robes begin: long names are given half of the room that a panel has to spare."""
    longest = max(wide(desk.look, desk.name(seat), 19) for seat in desk.others)
    return max(ROBE_X, min(NAME_X + longest + 48, ROBE_X + (rect.width() - CROWDED) / 2))


def _foresees(desk: Desk, rect: QRectF) -> bool:
    """Whether there is room for the points with the bonus, and for saying so. In the end there are no others."""
    return (
        not desk.over
        and rect.width() > ROOMY
        and fits(desk.look, desk.words.with_bonus(), 12.5, BONUS, serif=False, weight=500)
    )


def _lay_hand(desk: Desk, rect: QRectF, seat: int, hand: tuple[Piece, ...]) -> None:
    x, y, z = rect.x() + 18, rect.bottom() - 46, 150 + seat * 30
    seen = _is_open(desk, hand)
    step = min(BACK + 2, OPEN / len(hand)) if seen else min(BACK_STEP, 62 / max(1, len(hand) - 1))
    if seen:  # a card this small cannot be read: its number and colour can
        values = tuple(int(name_in(piece.face)) for piece in hand)
        desk.sheet(f"hand/{seat}", values_face(desk.look, values, step), x, y, Z.MARK)
    for i, piece in enumerate(hand):
        spot = desk.spot(desk.dress.card(piece.face), x + i * step, y, BACK, z + i, height=0.06)
        desk.lay(piece.id, spot, zones.HAND(seat), i)
    mark_last(desk, zones.HAND(seat), seat, y + BACK * 1.4 + 3)


def _lay_robe(desk: Desk, rect: QRectF, seat: int) -> None:
    """Accessories, a gap, then the robe, as wide as there is room."""
    beside = desk.shown.zones.get(zones.ACCESSORIES(seat))
    robe = desk.shown.zones[zones.ROBE(seat)].pieces
    z, x = 164 + seat * 30, rect.x() + _robe_x(desk, rect)
    points = desk.points(seat)
    figure = max(wide(desk.look, str(points), 42) + 14, _caption_room(desk.look, desk.words.points(points)) + 2)
    room = rect.right() - (figure + 18) - (FORECAST if _foresees(desk, rect) else 0) - x
    count = len(robe) + (len(beside.pieces) + 1 if beside else 0)
    most = (rect.height() - 29) / 1.4
    w = max(0.74 * most, min(most, room / (1 + NUMERAL * max(0, count - 1))))
    y = rect.y() + 14 + (most - w) * 0.7
    step = min(
        0.36 * w if rect.width() < 520 else 38.0 if rect.width() < 1000 else 48.0, (room - w) / max(1, count - 1)
    )
    for i, piece in enumerate(beside.pieces if beside else ()):
        spot = desk.spot(desk.dress.card(piece.face), x, y, w, z, height=0.12)
        desk.lay(piece.id, spot, zones.ACCESSORIES(seat), i)
        x, z = x + min(19.0, step), z + 1
    if beside:
        desk.lay(f"lady/{seat}", desk.spot(desk.lady(seat), x, y, w, z, height=0.12), zones.ROBE(seat), 0)
        x, z = x + step, z + 1
    for i, piece in enumerate(robe):
        spot = desk.spot(desk.dress.card(piece.face), x + i * step, y, w, z + i, height=0.12)
        desk.lay(piece.id, spot, zones.ROBE(seat), i)
    mark_last(desk, zones.ACCESSORIES(seat), seat, y + w * 1.4 + 4)
    mark_last(desk, zones.ROBE(seat), seat, y + w * 1.4 + 4)


def _is_open(desk: Desk, hand: tuple[Piece, ...]) -> bool:
    return any(desk.dress.card(piece.face) != desk.dress.back for piece in hand)


def mark_last(desk: Desk, zone_id: str, seat: int, y: float) -> None:
    """The last move stays marked: a line in the player's colour under the cards."""
    zone = desk.shown.zones.get(zone_id)
    marked = [desk.out.pieces[piece.id] for piece in zone.pieces if piece.facts.get(fact.LAST, 0)] if zone else []
    if marked:
        x0, x1 = marked[0].rect.left() / desk.look.u, marked[-1].rect.right() / desk.look.u
        desk.sheet(f"last/{zone_id}", underline(desk.look, x1 - x0, desk.paint(seat).ink), x0, y, Z.MARK)


def _caption_room(look: Look, caption: str) -> float:
    """What the word below the points takes: a long one takes it from the robe."""
    return min(MOST_CAPTION * max(1.0, look.text), max(54.0, wide(look, caption, 12.5, serif=False, weight=500)))


@kept
def values_face(look: Look, values: tuple[int, ...], step: float) -> Picture:
    """The cards of an open hand, each a number on its colour."""
    w, h = min(BACK, step - 1), BACK * 1.4

    def draw(s: Sketch) -> None:
        for i, value in enumerate(values):
            s.fill(i * step, 0, w, h, 2.5, VALUE[value])
            s.text(i * step + w / 2, h / 2 + 6.5, str(value), 19, CHIP_INK[value], align="c", room=w, high=24)

    return sketched(look, len(values) * step, h, draw)


@kept
def underline(look: Look, w: float, paint: str) -> Picture:
    return sketched(look, w, 3, lambda s: s.fill(1, 0, w - 2, 3, 1.5, paint))


@kept
def seat_face(
    look: Look,
    size: tuple[float, float],
    acting: bool,
    paint: Paint,
    texts: tuple[str, str, str, str],
    robe_x: float,
    first: bool,
    hand: int,
    points: tuple[str, str],
    forecast: tuple[str, str],
) -> Picture:
    w, h = size
    sign, name, note, held = texts
    t, caption = look.theme, _caption_room(look, points[1])

    def draw(s: Sketch) -> None:
        s.crest(36, 36, 40, paint, sign)
        if acting:
            s.ring(13, 13, 46, 46, 23, paint.ink, 1.6, 0.9)
        room = robe_x - NAME_X - (FIRST + 8 if first else 12)
        wide_name = s.text(NAME_X, 34 if note else 42, name, 19, t.ink, room=room, high=26)
        if first:
            s.svg("pieces/first-player", NAME_X + wide_name + 4, 16 if note else 24, FIRST, FIRST)
        s.text(NAME_X, 53, note, 12, t.soft, serif=False, weight=500, room=robe_x - NAME_X - 1, high=18)
        step = min(BACK_STEP, 62 / max(1, hand - 1))
        x = 18 + (BACK + step * (hand - 1) + 7 if hand else 0)
        left = robe_x - x - 6
        told = held if s.wide(held, 13, serif=False, weight=500) <= left else str(hand)  # cut, it would say nothing
        s.text(x, h - 25, told, 13, t.soft, serif=False, weight=500, room=left)
        s.text(w - 18, h / 2 + 5, points[0], 42, t.ink, align="r")
        s.text(w - 18, h / 2 + 29, points[1], 12.5, t.soft, serif=False, weight=500, align="r", room=caption, high=20)
        s.text(w - 112, h / 2 + 5, forecast[0], 26, t.soft, align="r")
        s.text(w - 112, h / 2 + 29, forecast[1], 12.5, t.soft, serif=False, weight=500, align="r", room=BONUS, high=20)

    return sketched(look, w, h, draw)
