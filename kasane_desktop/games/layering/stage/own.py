"""Your own place: the robe beside the young lady, the hand in its order, the group that is looked at."""

from __future__ import annotations

from kasane_desktop.games.layering.rules import fact, zones
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.games.layering.stage.gestures import lay_gestures
from kasane_desktop.games.layering.stage.grid import MARGIN
from kasane_desktop.games.layering.stage.hots import CARD, TOP
from kasane_desktop.games.layering.stage.place import Place, looked_card, place_for
from kasane_desktop.games.layering.stage.robe_places import lay_places
from kasane_desktop.games.layering.stage.seats import mark_last
from kasane_desktop.scene.kit import Look, Outline, Picture, Z, kept, ring
from kasane_desktop.scene.kit.badges import pill_face
from kasane_desktop.scene.sketch import Sketch, fits, sketched, wide

LADY, ROBE, HAND, GHOST = 320, 322, 340, 360  # places in the stack
NEWCOMER = "newcomer"
LABEL = 26.0  # the largest type that has room above the robe and the hand


def lay_own(desk: Desk) -> None:
    place = place_for(desk)
    _lay_labels(desk, place)
    _lay_robe(desk, place)
    _lay_hand(desk, place)
    _lay_newcomer(desk, place)
    if desk.preview.group:
        _lay_group(desk, place)
    lay_gestures(desk, place)


def _lay_labels(desk: Desk, place: Place) -> None:
    words, seat, layers = desk.words, desk.viewer, desk.dress.layers
    facts = desk.shown.seats[seat]
    human = desk.shown.sitters[seat].player == "human"
    robe = words.your_robe(layers) if human else words.robe_of(desk.name(seat), layers)
    note = words.robe_note(facts[fact.ROBE], desk.facts[fact.LAYERS], facts[fact.COLOURS], layers)
    room = place.hand_x - MARGIN - 24
    y = place.top - 37
    spoken = words.list(words.about(robe, note), desk.been_first(seat), *desk.worn(seat))
    short = note if _has_room(desk.look, robe, note, room) else ""  # it is explained
    desk.sheet("label/robe", label_face(desk.look, robe, short, room), MARGIN, y, Z.PANEL, name=spoken)
    desk.explain("label/robe", zones.ROBE(seat), max(0, place.robe - 1))
    hand = words.your_hand() if human else words.hand_of(desk.name(seat))
    room = desk.grid.right - place.hand_x
    note = words.order() if not desk.grid.compact and room > 380 else ""
    cards = desk.shown.zones[zones.HAND(seat)].pieces
    spoken = words.about(hand, " ".join(desk.card_name(card.face) for card in cards) or words.no_cards())
    desk.sheet("label/hand", label_face(desk.look, hand, note, room), place.hand_x, y, Z.PANEL, name=spoken)
    desk.explain("label/hand", zones.HAND(seat))


def _lay_robe(desk: Desk, place: Place) -> None:
    seat = desk.viewer
    beside = desk.shown.zones.get(zones.ACCESSORIES(seat))
    for i, piece in enumerate(beside.pieces if beside else ()):
        x = MARGIN + i * place.step
        spot = desk.spot(desk.dress.card(piece.face), x, place.top, place.card, 300 + i, height=0.4)
        desk.lay(piece.id, spot, zones.ACCESSORIES(seat), i)
    lady = desk.spot(desk.lady(seat), place.lady_x, place.top, place.card, LADY, height=0.6)
    desk.lay("lady", lady, "lady", 0)
    lay_places(desk, place)
    top_used = desk.preview.group is not None and bool(desk.preview.group.facts.get(fact.REUSE, 0))
    top_layable = desk.preview.group is None and bool(desk.groups_with(TOP))
    for i, piece in enumerate(desk.shown.zones[zones.ROBE(seat)].pieces):
        used = top_used and i == place.robe - 1
        spot = desk.spot(
            desk.dress.card(piece.face),
            place.robe_at(i),
            place.top,
            place.card,
            ROBE + i,
            height=0.9 if used else 0.5,
            ring="group" if used else "act" if top_layable and i == place.robe - 1 else "",
        )
        desk.lay(piece.id, spot, zones.ROBE(seat), i)
    for zone in (zones.ACCESSORIES(seat), zones.ROBE(seat)):
        if not desk.preview.group:
            mark_last(desk, zone, seat, place.bottom + 6)


def _lay_hand(desk: Desk, place: Place) -> None:
    """Cards outside the group that is looked at step back."""
    seat, group = desk.viewer, desk.preview.group
    used = group.facts[fact.K] - (1 if _ghost_joins(desk) else 0) if group else 0
    shade = 0.38 if desk.look.theme.dark else 0.16
    for i, piece in enumerate(desk.shown.zones[zones.HAND(seat)].pieces):
        in_group = i >= place.hand - used
        spot = desk.spot(
            desk.dress.card(piece.face),
            place.hand_at(i),
            place.top,
            place.card,
            HAND + i,
            height=0.9 if group and in_group else 0.4,
            dim=shade if group and not in_group else 0.0,
            ring="act" if not group and desk.groups_with(CARD(i)) else "",
        )
        desk.lay(piece.id, spot, zones.HAND(seat), i)
    if not group:
        mark_last(desk, zones.HAND(seat), seat, place.bottom + 6)


def _ghost_joins(desk: Desk) -> bool:
    """Whether the card looked at would come into the hand."""
    face = looked_card(desk)
    return bool(face) and not desk.is_special(face)


def _lay_newcomer(desk: Desk, place: Place) -> None:
    """The card that is looked at, as a ghost where it would come to lie; else the place kept for it."""
    face = looked_card(desk)
    if not face:
        if desk.taking:
            x = place.hand_at(place.hand)
            desk.sheet("hand/next", empty_face(desk.look, place.card), x, place.top, Z.PANEL)
        return
    x, z = place.hand_at(place.hand), float(GHOST)
    if desk.is_special(face):
        in_robe = (place.robe_at(place.robe), ROBE + place.robe)
        x, z = (place.lady_x - place.step, LADY - 1) if desk.dress.beside else in_robe
    desk.out.pieces[NEWCOMER] = desk.spot(desk.dress.card(face), x, place.top, place.card, z, height=1.5, ghost=True)


def _lay_group(desk: Desk, place: Place) -> None:
    """A ring round the group, and the thread that binds it to the robe's top card."""
    group = desk.preview.group
    if group is None:
        return
    look, px = desk.look, desk.look.px
    k, joins = group.facts[fact.K], _ghost_joins(desk)
    first = place.hand + (1 if joins else 0) - k
    last = place.hand - (0 if joins else 1)
    x0, x1 = px(place.hand_at(first)), px(place.hand_at(last)) + px(place.card)
    outline = Outline(x1 - x0, desk.outline(place.card).h, place.card * 0.052 * look.u)
    if not CARD.read(desk.pulling):  # else the cards that cover its inside hang on the pointer
        desk.sheet("group", ring(look, outline, "group"), x0 / look.u, place.top, HAND + first - 0.5)
    g0, g1 = x0 / look.u, x1 / look.u
    ends = [g0 + 6, g1 - 6] if k > 1 or group.facts.get(fact.REUSE, 0) else [g1 - 6]
    start = g0 + 6
    if group.facts.get(fact.REUSE, 0):
        start = place.robe_at(place.robe - 1) + 6
        ends = [start, start + place.card - 12, *ends]
    y = place.bottom + 11
    name = desk.words.group(desk.reading(group.face), len(group.facts[fact.CARDS]))
    points = f"+{group.facts[fact.POINTS]}"
    face = pill_face(look, "act", "pill", desk.kanji(group.face), name, points, 18, px(desk.grid.right - MARGIN))
    size = face.pixmap.deviceIndependentSize()
    w, h = (size.width() + 2 * face.x) / look.u, (size.height() + 2 * face.y) / look.u
    x = max(MARGIN, min((g0 + g1) / 2 - w / 2, desk.grid.right - w))
    if g1 - start > w + 40:  # else its name hides it, and the ring says enough
        ticks = tuple(end - start for end in ends)
        desk.sheet("thread", thread_face(look, g1 - 6 - start, ticks), start, y, Z.LABEL + 40)
    desk.sheet("thread/name", face, x, y + 7 + 3 - h / 2, Z.LABEL + 41)


def _has_room(look: Look, title: str, note: str, room: float) -> bool:
    """Whether a note can be read beside its title; half of it would say nothing."""
    return fits(look, note, 13.5, room - wide(look, title, 17) - 12, serif=False, weight=500)


@kept
def label_face(look: Look, title: str, note: str, room: float) -> Picture:
    room = max(room, 60.0)
    w = min(room, wide(look, title, 17) + 14 + wide(look, note, 13.5, serif=False, weight=500))

    def draw(s: Sketch) -> None:
        used = s.text(0, 24, title, 17, look.theme.ink, room=room, high=LABEL) + 12
        if room - used > 40:
            s.text(used, 24, note, 13.5, look.theme.soft, serif=False, weight=500, room=room - used, high=LABEL)

    return sketched(look, w + 2, 34, draw)


@kept
def empty_face(look: Look, card: float) -> Picture:
    """The dashed outline of a card that is yet to come."""
    return sketched(
        look, card, card * 1.4, lambda s: s.ring(1, 1, card - 2, card * 1.4 - 2, 8, look.theme.hair, 1.2, 0.6, [3, 3])
    )


@kept
def thread_face(look: Look, w: float, ticks: tuple[float, ...]) -> Picture:
    def draw(s: Sketch) -> None:
        s.line(0, 7, w, 7, look.theme.accent, 2)
        for x in ticks:
            s.line(x, 0, x, 7, look.theme.accent, 2)

    return sketched(look, w, 10, draw, margin=3)
