"""A stack that a call has opened: fanned out for all, the equal masks marked, the tokens on their way."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from kasane_desktop.core.table import Zone
from kasane_desktop.games.kabuki.rules import fact
from kasane_desktop.games.kabuki.rules.table import gains
from kasane_desktop.games.kabuki.stage.desk import Desk, Level
from kasane_desktop.games.kabuki.stage.grid import RATIO
from kasane_desktop.games.kabuki.stage.overlays import lay_button, lay_veil
from kasane_desktop.scene.arrangement import Spot
from kasane_desktop.scene.kit import Look, Picture, kept
from kasane_desktop.scene.kit.badges import pill_face
from kasane_desktop.scene.sketch import Sketch, sketched
from kasane_desktop.scene.spoken import joined

MASK = 158.0
RADIUS = 2700.0
STEP = 142.0  # between two masks, if there is room
ROOMY = 66.0  # step from which on there is room for words at each mask
RISE = 40.0  # of the equal ones
INK, SOFT, FAINT = "#FFF6E4", "#E3CFB0", "#A8927A"
DIGITS = "一二三四五六七八九"


def lay_check(desk: Desk) -> None:
    zone = desk.check
    if zone is None:
        return
    lay_veil(desk)
    _lay_verdict(desk, zone)
    _lay_fan(desk, zone)
    if desk.resting:
        _lay_gains(desk, zone)
    lay_button(desk, "cover", desk.words.cover(), "続")


def numeral(n: int) -> str:
    """1 to 99 as it is written."""
    tens, ones = divmod(n, 10)
    return ("" if not tens else "十" if tens == 1 else DIGITS[tens - 1] + "十") + (DIGITS[ones - 1] if ones else "")


@dataclass(frozen=True)
class Place:
    """Where a mask of the fan lies: its middle, and how it is turned."""

    x: float
    y: float
    turn: float  # degrees

    def at(self, dx: float, dy: float) -> QPointF:
        """A point seen from its middle."""
        a = math.radians(self.turn)
        return QPointF(self.x + dx * math.cos(a) - dy * math.sin(a), self.y + dx * math.sin(a) + dy * math.cos(a))


def fan(desk: Desk, zone: Zone) -> list[Place]:
    """From the bottom of the stack at the left to its top at the right, on a flat arc."""
    y, w = desk.grid.fan
    n = len(zone.pieces)
    step = min(STEP, (w - MASK) / max(1, n - 1))
    places = []
    for i, piece in enumerate(zone.pieces):
        a = (i - (n - 1) / 2) * step / RADIUS
        r = RADIUS + (RISE if piece.facts.get(fact.EQUAL, 0) and zone.facts[fact.EQUAL] else 0)
        x = desk.grid.w / 2 + r * math.sin(a)
        places.append(Place(x, y + RADIUS - r * math.cos(a), math.degrees(a)))
    return places


def _lay_fan(desk: Desk, zone: Zone) -> None:
    found = zone.facts[fact.EQUAL]
    places = fan(desk, zone)
    step = places[1].x - places[0].x if len(places) > 1 else STEP
    seen = 0
    for i, (piece, place) in enumerate(zip(zone.pieces, places, strict=True)):
        top = i == len(places) - 1
        equal = bool(piece.facts.get(fact.EQUAL, 0)) and (found > 0 or top)
        seen += equal and not top
        desk.out.pieces[fan_key(desk, zone, i)] = _spot(desk, piece.face, place, i, equal)
        if not desk.resting:
            continue
        if top:
            _lay_tag(desk, f"tag/{i}", desk.words.just_laid(), place.at(0, -MASK * RATIO / 2 - 30))
        elif equal and step >= ROOMY:
            _lay_tag(desk, f"tag/{i}", desk.words.one_of(seen, found), place.at(0, -MASK * RATIO / 2 - 30))
        elif equal:  # only its left edge is seen
            _lay_tag(desk, f"tag/{i}", str(seen), place.at((step - MASK) / 2, -MASK * RATIO / 2 - 30))
        if step >= ROOMY:
            at = place.at(0, MASK * RATIO / 2 + 22)
            face = small_face(desk.look, numeral(i + 1), INK if equal else FAINT, 19)
            desk.sheet(f"numeral/{i}", face, at.x() - 60, at.y() - 14, Level.LABEL)
    if desk.resting and len(places) > 2:
        for key, text, place in (("bottom", desk.words.bottom(), places[0]), ("top", desk.words.top(), places[-1])):
            at = place.at(0, MASK * RATIO / 2 + 46)
            desk.sheet(f"fan/{key}", small_face(desk.look, text, FAINT, 14), at.x() - 60, at.y() - 14, Level.LABEL)


def fan_key(desk: Desk, zone: Zone, place: int) -> str:
    """The mask just laid is the one that lay on the stage; the others come to light."""
    if place == len(zone.pieces) - 1:
        return desk.stacks[zone.facts[fact.STACK]].pieces[0].id
    return zone.pieces[place].id


def _spot(desk: Desk, face: str, place: Place, order: int, equal: bool) -> Spot:
    x, y = place.x - MASK / 2, place.y - MASK * RATIO / 2
    look = {"height": 1.6, "ring": "last"} if equal else {"height": 0.6, "dim": 0.46}
    return desk.mask(face, x, y, MASK, Level.FAN + 0.5 * order, rotation=place.turn, **look)


def _lay_tag(desk: Desk, key: str, text: str, at: QPointF) -> None:
    look = desk.look
    pill = pill_face(look, "last", "pill", text, "", "", 15, look.px(260))
    size = pill.pixmap.deviceIndependentSize()
    half_w, half_h = (size.width() / 2 + pill.x) / look.u, (size.height() / 2 + pill.y) / look.u
    desk.sheet(key, pill, at.x() - half_w, at.y() - half_h, Level.LABEL + 1)


def _lay_verdict(desk: Desk, zone: Zone) -> None:
    words, facts, rect = desk.words, zone.facts, desk.grid.verdict
    caller, layer = desk.name(facts[fact.CALLER]), desk.name(facts[fact.LAYER])
    stage, found = facts[fact.STACK] + 1, facts[fact.EQUAL]
    if found:
        title = words.called_right(caller, found)
        told = words.tokens_go(stage, facts[fact.TOKENS], layer, caller)
    else:
        title, told = words.called_wrong(caller), words.token_lost(stage, caller)
    pace = desk.called.pace if desk.called is not None else None
    if pace is not None and pace.ahead is not None:
        told = f"{told} · {words.ahead_of_the_next(pace.ahead / 1000)}"
    masks = words.opened([desk.mask_name(piece) for piece in zone.pieces])
    face = verdict_face(desk.look, (rect.width(), rect.height()), title, told)
    desk.sheet("verdict", face, rect.x(), rect.y(), Level.LABEL, name=joined(title, told, masks))


def _lay_gains(desk: Desk, zone: Zone) -> None:
    """What a seat won or lost, beside its plate."""
    for seat, gain in gains(zone.facts).items():
        plate = desk.grid.plates[seat]
        rect, w, h = plate.rect, 90.0, 52.0
        if plate.own:
            box = QRectF(rect.center().x() - w / 2, rect.y() - h - 6, w, h)
        elif not desk.grid.curtain:
            box = QRectF(rect.center().x() - w / 2, rect.bottom() + 2, w, h)
        else:
            x = rect.x() - w - 4 if plate.right else rect.right() + 4
            box = QRectF(x, rect.center().y() - h / 2, w, h)
        text = f"+{gain}" if gain > 0 else f"\N{MINUS SIGN}{-gain}"
        desk.sheet(f"gain/{seat}", gain_face(desk.look, text, gain > 0), box.x(), box.y(), Level.LABEL)


@kept
def verdict_face(look: Look, size: tuple[float, float], title: str, told: str) -> Picture:
    w, h = size

    def draw(s: Sketch) -> None:
        s.text(w / 2, 46, title, 42, INK, align="c", room=w, high=52)
        s.text(w / 2, 84, told, 19, SOFT, serif=False, weight=500, align="c", room=w, high=30)

    return sketched(look, w, h, draw)


@kept
def small_face(look: Look, text: str, ink: str, size: float) -> Picture:
    return sketched(look, 120, 28, lambda s: s.text(60, 20, text, size, ink, weight=600, align="c", room=120, high=22))


@kept
def gain_face(look: Look, text: str, won: bool) -> Picture:
    return sketched(
        look, 90, 52, lambda s: s.text(45, 40, text, 44, INK if won else FAINT, weight=800, align="c", room=90, high=50)
    )
