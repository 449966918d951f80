"""The seats: crest, name, what they are about, their tokens, and what they noted in the rounds before."""

from __future__ import annotations

from kasane_desktop.games.kabuki.rules import fact, zones
from kasane_desktop.games.kabuki.rules.table import gains
from kasane_desktop.games.kabuki.stage.desk import Desk, Level
from kasane_desktop.games.kabuki.stage.grid import LOW_PLATE, Plate
from kasane_desktop.scene.arrangement import Spot
from kasane_desktop.scene.kit import Look, Outline, Picture, kept, panel
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.sketch import Sketch, sketched

PAD = 16.0
CELL, CELL_GAP = 22.0, 3.0


def lay_seats(desk: Desk) -> None:
    for seat, plate in desk.grid.plates.items():
        _lay_plate(desk, seat, plate)
        _lay_tokens(desk, seat, plate)


def doing(desk: Desk, seat: int) -> str:
    """What a seat is about, if anything."""
    facts, words = desk.shown.seats[seat], desk.words
    if desk.check is not None:
        return _called(desk) if desk.check.facts[fact.CALLER] == seat else ""
    if desk.phase == "lay":
        return words.lays() if seat in desk.shown.acting else ""
    if desk.phase == "window":
        if facts[fact.LAID]:
            return words.laid_it()
        if facts[fact.PASSED] and desk.calling is None:  # while some may still call, nobody is told who has
            return words.passed()
        return "" if desk.shown.stands else words.may_call()
    if desk.phase == "turn-up" and facts[fact.TURN] and not desk.shown.stands:
        return words.turn_next()
    return ""


def _called(desk: Desk) -> str:
    """That it called, and how fast it was."""
    pace = desk.called.pace if desk.called is not None else None
    return desk.words.called() if pace is None else desk.words.called_after(pace.ms / 1000)


def role(desk: Desk, seat: int) -> str:
    return desk.words.human() if seat in desk.humans else desk.words.computer(desk.level(seat))


def _lay_plate(desk: Desk, seat: int, plate: Plate) -> None:
    rect, words, facts = plate.rect, desk.words, desk.shown.seats[seat]
    look = desk.day if plate.own else desk.look
    tokens, rounds = facts[fact.TOKENS], facts[fact.NOTED]
    about, who = doing(desk, seat), role(desk, seat)
    edge = ""
    if desk.check is not None and desk.check.facts[fact.CALLER] == seat:
        edge = "last"
    elif seat == desk.asked and desk.phase == "lay":
        edge = "act"
    sheet = panel(look, "plate", look.px(rect.width()), look.px(rect.height()), edge, 10.0)
    noted = [words.noted(n, held) for n, held in enumerate(rounds, 1)]
    first = bool(facts[fact.FIRST])
    spoken = words.list(desk.name(seat), who, about, words.tokens(tokens), *noted, words.first() if first else "")
    desk.sheet(f"seat/{seat}", sheet, rect.x(), rect.y(), Level.PLATE)
    face = plate_face(
        look,
        (rect.width(), rect.height()),
        plate.right,
        desk.paint(seat),
        (
            desk.sign(seat),
            desk.name(seat),
            about or who,
            str(facts[fact.POINTS] if desk.phase == "over" else tokens - _on_their_way(desk, seat)),
        ),
        first,
        rounds,
    )
    desk.sheet(f"seat/{seat}/words", face, rect.x(), rect.y(), Level.PLATE + 1, name=spoken)
    desk.explain(f"seat/{seat}/words", zones.TOKENS(seat))
    desk.touch(rect, zones.TOKENS(seat))


def _on_their_way(desk: Desk, seat: int) -> int:
    """Tokens that a seat gets, and counts when they are there."""
    return 0 if desk.check is None or desk.resting else gains(desk.check.facts).get(seat, 0)


def foot(plate: Plate) -> float:
    """How far tokens are above the lower edge."""
    return 13.0 if plate.rect.height() > LOW_PLATE else 8.0


def token_size(plate: Plate) -> float:
    return 36.0 if plate.own else 32.0


def token_spot(desk: Desk, seat: int, place: int, count: int) -> Spot:
    """Where one of `count` tokens of a seat lies."""
    plate = desk.grid.plates[seat]
    d, rect = token_size(plate), plate.rect
    x0, step = _course(desk, seat, count)
    px = desk.look.px(d)
    z = Level.TOKEN + seat + 0.01 * place
    x, y = desk.look.px(x0 + place * step), desk.look.px(rect.bottom() - d - foot(plate))
    return Spot("kabuki/token", Outline(px, px, kind="round"), x, y, z, height=0.12)


def _course(desk: Desk, seat: int, count: int) -> tuple[float, float]:
    """Where the tokens of a seat begin, and how far they are apart."""
    plate = desk.grid.plates[seat]
    d, rect = token_size(plate), plate.rect
    places = max(count, desk.shown.zones[zones.TOKENS(seat)].facts[fact.START])
    room = rect.width() - 2 * PAD - cells_width(len(desk.shown.seats[seat][fact.NOTED]))
    step = min(0.82 * d, (room - d) / max(1, places - 1))
    x = rect.x() + PAD if not plate.right else rect.right() - PAD - d - (places - 1) * step
    return x, step


def cells_width(rounds: int) -> float:
    return rounds * (CELL + CELL_GAP) - CELL_GAP + 10 if rounds else 0.0


def _lay_tokens(desk: Desk, seat: int, plate: Plate) -> None:
    zone = desk.shown.zones[zones.TOKENS(seat)]
    count, start = len(zone.pieces), zone.facts[fact.START]
    for place, piece in enumerate(zone.pieces):
        desk.out.pieces[piece.id] = token_spot(desk, seat, place, count)
    if count < start:
        x, step = _course(desk, seat, count)
        d = token_size(plate)
        look = desk.day if plate.own else desk.look
        face = places_face(look, d, step, start - count, plate.own)
        y = plate.rect.bottom() - d - foot(plate)
        desk.sheet(f"seat/{seat}/lost", face, x + count * step, y, Level.PLATE + 2)


@kept
def places_face(look: Look, d: float, step: float, count: int, light: bool) -> Picture:
    """The places of tokens that are gone stay as faint rings."""

    def draw(s: Sketch) -> None:
        ink = "#000000" if light else "#FFFFFF"
        for i in range(count):
            s.fill(i * step + 2, 2, d - 4, d - 4, d / 2 - 2, ink, 0.05)
            s.ring(i * step + 2, 2, d - 4, d - 4, d / 2 - 2, ink, 1, 0.22)

    return sketched(look, d + (count - 1) * step, d, draw)


@kept
def plate_face(
    look: Look,
    size: tuple[float, float],
    right: bool,
    paint: Paint,
    texts: tuple[str, str, str, str],
    first: bool,
    noted: tuple[int, ...],
) -> Picture:
    w, h = size
    sign, name, about, tokens = texts
    t = look.theme

    top = PAD if h > LOW_PLATE else 8.0

    def draw(s: Sketch) -> None:
        align, other = ("r", "l") if right else ("l", "r")
        near = w - PAD if right else PAD  # the side of the crest
        far = PAD if right else w - PAD
        way = -1 if right else 1
        s.crest(near + way * 18, top + 18, 38, paint, sign)
        x = near + way * 48
        room = abs(far - x) - s.wide(tokens, 31) - 8
        below = s.wide(about, 13, serif=False, weight=500) > room  # what it is about has all the room below its tokens
        s.text(far, top + (25 if below else 28), tokens, 31, t.plate_ink, align=other, high=40)
        name_w = s.text(x, top + 13, name, 20, t.plate_ink, align=align, room=room - (26 if first else 0), high=24)
        if first:
            s.svg("pieces/first-player", x + way * (name_w + 4) - (22 if right else 0), top - 3, 22, 22)
        low, all_room = (41.0, abs(far - x)) if below else (36.0, room)
        low = max(low, 15 + 1.1 * s.em(13))  # on a small table, lines are as far apart as their letters are high
        s.text(x, top + low, about, 13, t.plate_soft, serif=False, weight=500, align=align, room=all_room, high=20)
        for i, held in enumerate(noted):  # what was noted for the rounds before
            x = (PAD if right else w - PAD - cells_width(len(noted)) + 10) + i * (CELL + CELL_GAP)
            s.fill(x, h - top - 24, CELL, CELL, 4, t.plate_ink, 0.16 if t.dark else 0.09)
            s.text(x + CELL / 2, h - top - 8, str(held), 15, t.plate_ink, align="c", room=CELL, high=21)

    return sketched(look, w, h, draw)
