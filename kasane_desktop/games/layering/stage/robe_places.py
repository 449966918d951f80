"""The places of the robe that are still empty: how many there are, and from which on they bring something."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kasane_desktop.games.layering.rules import fact, zones
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.games.layering.stage.place import Place
from kasane_desktop.scene.kit import Look, Picture, Z, kept
from kasane_desktop.scene.kit.paint import write
from kasane_desktop.scene.kit.text import whole_in
from kasane_desktop.scene.sketch import Sketch, sketched, wide

CLEAR = 18.0  # kept free before the hand
APART = 4.0  # the same, where there is hardly any room
BAND = 44.0  # what it takes below them
SEEN = 6.0  # of a place, before its number
NUMBER = 10.0  # beside a number in its place
NOTE = 90.0  # the least room for what the places will bring
RINGED = 8.0  # beside the card on top, round which a ring may lie
LEADING = 1.15  # from line to line, in sizes of the type


def lay_places(desk: Desk, place: Place) -> None:
    """All that are left, closer together where the hand needs the room; where that cannot be read, the first ones."""
    facts, zone = desk.shown.seats[desk.viewer], zones.PLACES(desk.viewer)
    beside = facts[fact.ROBE] - place.robe  # they count among the twelve, and lie elsewhere
    first, last = place.robe, desk.facts[fact.LAYERS] - beside
    if first >= last:
        return
    x = place.robe_at(first)
    end = max(x + place.card, min(place.robe_at(last - 1) + place.card, place.hand_x - CLEAR))
    end = min(end, place.hand_x - APART)  # half of a number is none
    close = (end - x) / (last - first)
    step = min(place.step, close) if close >= NUMBER + wide(desk.look, str(last + beside), 16) else place.step
    seen = [at for at in range(first, last) if (at - first + 1) * step <= end - x + 0.01]
    counts = desk.facts[fact.ENOUGH] - 1 - beside
    hidden = place.card - place.step if place.robe else 0.0  # by the card on top
    words = desk.words
    title = words.colours_at_the_end(desk.dress.layers)
    face = places_face(
        desk.look,
        (end - x, place.card, step, hidden),
        tuple(at + beside + 1 for at in seen),
        counts - first,
        words.about(title, words.enough(desk.facts[fact.ENOUGH], desk.dress.layers)),
        f"+{desk.facts[fact.COMPLETE]}" if seen and seen[-1] == last - 1 else "",
    )
    desk.sheet("robe/places", face, x, place.top, Z.PANEL)
    for at in seen:
        left = x + (at - first) * step
        across = place.card if at == seen[-1] else step
        desk.touch(QRectF(left, place.top, min(across, end - left), place.card * 1.4), zone, at)


@kept
def places_face(
    look: Look, size: tuple[float, float, float, float], numbers: tuple[int, ...], counts: int, note: str, whole: str
) -> Picture:
    """Dashed cards behind each other, numbered; `note` stands where the colours begin to count."""
    w, card, step, hidden = size
    h, t = card * 1.4, look.theme

    noted = max(counts * step, hidden + RINGED) + 9  # where the note begins
    room = w - noted - 6 - (max(34.0, wide(look, whole, 19) + 14) if whole else 0)
    note = note if 0 <= counts < len(numbers) and room >= NOTE else ""
    told = whole_in(look, look.sans(13, 500), note, room * look.u, 2, (BAND - 6) * look.u) if note else None
    font, rows = told or (look.sans(13, 500), [])  # half of it would say nothing, and it is explained
    pitch = max(18.0, LEADING * font.pixelSize() / look.u)
    band = max(BAND, pitch * len(rows) + 8)

    def draw(s: Sketch) -> None:
        for at, layer in enumerate(numbers):
            last = at == len(numbers) - 1
            if at * step + SEEN < hidden:
                continue
            x, low = at * step, h - (band if rows and at >= counts else 0)
            s.p.setClipRect(QRectF(x * s.u, 0, ((w - x) if last else step) * s.u, low * s.u))
            s.ring(x + 1, 1, min(card, w - x) - 2, h - 2, 8, t.hair, 1.2, 0.6, [3, 3])
            s.p.setClipping(False)
            on = at >= counts
            if x + 9 >= hidden + RINGED:
                s.text(x + 9, 26, str(layer), 16, t.ink if on else t.soft, weight=700 if on else 500)
        for line, text in enumerate(rows):
            write(s.p, noted * s.u, (h - 8 - pitch + line * pitch) * s.u, text, font, t.soft)
        if whole:
            s.text(w - 8, h - 9, whole, 19, t.ink, align="r")

    return sketched(look, w, h, draw)
