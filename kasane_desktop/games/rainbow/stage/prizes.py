"""The prizes on their mat: equal ones lie together; in your choice they pulse, and what you look at rises."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from kasane_desktop.core.game import Action
from kasane_desktop.core.table import Piece
from kasane_desktop.games.rainbow.rules import fact, zones
from kasane_desktop.games.rainbow.stage.desk import Desk
from kasane_desktop.games.rainbow.stage.grid import PRIZE_CARD
from kasane_desktop.games.rainbow.stage.hots import PRIZE
from kasane_desktop.scene.arrangement import Goal
from kasane_desktop.scene.kit import Look, Picture, Z, kept, panel
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.kit.paint import write
from kasane_desktop.scene.kit.text import fitted
from kasane_desktop.scene.kit.theme import colour
from kasane_desktop.scene.sketch import Sketch, fits, sketched, wide

PRIZES = 260  # place in the stack
HEAD, FOOT, PAD = 62.0, 36.0, 28.0
RISE = 12.0
MARGIN, LEAST = 8.0, 44.0  # about the words in a free place, and the room they need
INK, SOFT = "#FBF3E2", "#DCE4EE"
KANJI = {"set": "揃", "run": "連"}


@dataclass
class Group:
    """Prizes of one value: those that are there, and the places of those taken this round."""

    value: int
    pieces: list[Piece]
    takers: list[int]
    x: float = 0.0
    step: float = 0.0

    @property
    def places(self) -> int:
        return len(self.pieces) + len(self.takers)


def lay_prizes(desk: Desk) -> None:
    title = desk.say("rainbow.prizes")
    lay_mat(desk, title, desk.grid.mat)
    prizes = [piece.facts[fact.VALUE] for piece in desk.shown.zones[zones.PRIZES].pieces]
    told = desk.words.about(title, desk.words.values(prizes) or "–")
    desk.out.sheets["mat/title"] = replace(desk.out.sheets["mat/title"], name=told, place=(zones.PRIZES, -1))
    _lay_head(desk)
    groups, card = _groups(desk)
    y = desk.grid.mat.y() + HEAD + (desk.grid.mat.height() - HEAD - FOOT - 1.4 * card) / 2
    for group in groups:
        _lay_group(desk, group, card, y)


def lay_mat(desk: Desk, title: str, mat: QRectF) -> None:
    look = desk.look
    face = panel(look, "prize", look.px(mat.width()), look.px(mat.height()))
    desk.sheet("mat", face, mat.x(), mat.y(), Z.PANEL)
    desk.touch(mat, zones.PRIZES)
    face = head_face(look, title, ornament("賞"), 0.5 * mat.width())
    desk.sheet("mat/title", face, mat.x() + PAD, mat.y(), Z.PANEL + 1, name=title)


def _lay_head(desk: Desk) -> None:
    """What may be taken, and the kind of bid that binds the round."""
    look, words, mat = desk.look, desk.words, desk.grid.mat
    lock = desk.facts[fact.LOCK]
    chips = {"lock": (words.lock(desk.say(f"rainbow.{lock}")), ornament(KANJI[lock]))} if lock else {}
    if desk.facts[fact.LAST_ROUND]:
        chips["last"] = (words.last(), ornament("終"))
    right = mat.right() - 24
    for key, (text, kanji) in chips.items():
        w = wide(look, f"{text} {kanji}".rstrip(), 15, serif=False, high=22) + 30
        desk.sheet(key, chip_face(look, text, kanji, w), right - w, mat.y() + 16, Z.PANEL + 2, name=text)
        desk.explain(key, key)
        desk.touch(QRectF(right - w, mat.y() + 16, w, 30), key)
        right -= w + 12
    note = words.one_or_two() if desk.shown.zones[zones.PRIZES].facts[fact.TAKE] == 2 else words.one_each()
    room = right - mat.x() - PAD - wide(look, desk.say("rainbow.prizes"), 24) - 60
    whole = wide(look, note, 14, serif=False, weight=500) + 1
    if room > min(60, whole):
        w = min(room, whole)
        desk.sheet("mat/note", note_face(look, note, w), right - w, mat.y() + 14, Z.PANEL + 1, name=note)


def _groups(desk: Desk) -> tuple[list[Group], float]:
    """The groups and where they lie, and the width of a card: as large as all of them allow."""
    groups: dict[int, Group] = {}
    for piece in desk.shown.zones[zones.PRIZES].pieces:
        value = piece.facts[fact.VALUE]
        groups.setdefault(value, Group(value, [], [])).pieces.append(piece)
    for space in desk.shown.zones[zones.CLAIMED].pieces:
        value = space.facts[fact.VALUE]
        groups.setdefault(value, Group(value, [], [])).takers.append(space.facts[fact.BY])
    listed = [groups[value] for value in sorted(groups, reverse=True)]
    mat = desk.grid.mat
    room = mat.width() - 2 * PAD
    extra = sum(group.places - 1 for group in listed)
    count = len(listed)

    def widest(share: float) -> float:
        """The widest card of which this share stays visible when it is covered."""
        return room / max(1.0, count + share * extra + 0.16 * (count - 1))

    most = min((mat.height() - HEAD - FOOT - 10) / 1.4, 1.3 * PRIZE_CARD)
    card = min(most, max(widest(0.5), min(PRIZE_CARD, widest(0.24))))
    card = 6 * (card // 6)  # few sizes, so that cards need not be drawn anew for every round
    step = min(0.62, (room / card - count - 0.16 * (count - 1)) / extra) if extra else 0.0
    used = card * (count + step * extra)
    gap = min(46.0, (room - used) / max(1, count - 1)) if count > 1 else 0.0
    x = mat.center().x() - (used + gap * (count - 1)) / 2
    for group in listed:
        group.x, group.step = x, step * card
        x += card + group.step * (group.places - 1) + gap
    return listed, card


def _lay_group(desk: Desk, group: Group, card: float, y: float) -> None:
    looked = _raised(desk, group)
    for i, piece in enumerate(group.pieces):
        live = desk.choosing
        up = i >= len(group.pieces) - looked
        spot = desk.spot(piece.face, group.x + i * group.step, y, card, PRIZES + 12 * group.value + i, height=0.6)
        if live:
            spot = replace(spot, ring="act", pulse=not looked)
        if up:
            spot = replace(spot, y=desk.look.px(y - RISE), height=2.0, ring="hover")
        desk.lay(piece.id, spot, zones.PRIZES, desk.shown.zones[zones.PRIZES].pieces.index(piece))
    if group.takers:
        first = len(group.pieces) * group.step
        face = space_face(desk.look, card + (len(group.takers) - 1) * group.step, 1.4 * card)
        desk.sheet(f"space/{group.value}", face, group.x + first, y, Z.PANEL + 2)
        _lay_takers(desk, group, card, y)
    if not group.pieces:
        return
    if desk.choosing:
        _lay_choices(desk, group, card, y)
    else:
        _lay_worth(desk, group, card, y + 1.4 * card)


def _raised(desk: Desk, group: Group) -> int:
    """How many cards of a group are looked at."""
    return desk.looked[1] if desk.choosing and desk.looked[0] == group.value else 0


def _width(group: Group, card: float) -> float:
    """Of the cards that are there."""
    return card + group.step * (len(group.pieces) - 1)


def _lay_takers(desk: Desk, group: Group, card: float, y: float) -> None:
    takers = list(dict.fromkeys(group.takers))
    mine = takers == [desk.viewer] and desk.human
    text = desk.words.taken_by_you() if mine else desk.words.taken_by(desk.words.listed(*map(desk.name, takers)))
    all_of_it = card + group.step * (group.places - 1)
    x = group.x + _width(group, card) if group.pieces else group.x
    w = group.x + all_of_it - x - 2 * MARGIN
    if w < LEAST:
        return
    face = takers_face(desk.look, text, (w, 1.4 * card))
    cut = any(not fits(desk.look, word, 15, w, serif=False, weight=500) for word in text.split())
    desk.sheet(f"takers/{group.value}", face, x + MARGIN, y, Z.PANEL + 3, name=text, tip=text if cut else "")


def _lay_worth(desk: Desk, group: Group, card: float, y: float) -> None:
    both = group.pieces[0].facts[fact.BOTH] if group.pieces else 0
    text = desk.words.one_or_both(group.value, both) if both else str(group.value)
    w = _width(group, card) + 24
    face = worth_face(desk.look, text, bool(both), w)
    desk.sheet(f"worth/{group.value}", face, group.x - 12, y + 4, Z.PANEL + 1)


def _lay_choices(desk: Desk, group: Group, card: float, y: float) -> None:
    """A click on the cards takes as many as may be taken; below a pair one can also ask for one."""
    choices = {
        c.facts[fact.NUMBER]: c for c in desk.shown.zones[zones.CHOICES].pieces if c.facts[fact.VALUE] == group.value
    }
    most = max(choices)
    rect = QRectF(group.x, y - RISE, _width(group, card), 1.4 * card + RISE)
    order = 10 * (7 - group.value)
    action: Action | None = choices[most].action
    name = desk.words.listed(_take(desk, group, most), desk.words.worth(choices[most].facts[fact.POINTS]))
    key, taken = PRIZE(group.value, most), tuple(piece.id for piece in group.pieces[-most:])
    pull = {"pull": True, "carries": taken, "goals": (Goal(key, desk.pixels(desk.grid.you), Z.PANEL + 3),)}
    desk.hot(key, rect, Z.MARK + order, name, order, action=action, zone=zones.PRIZES, **pull)
    low = y + 1.4 * card
    if most == 1:
        _lay_worth(desk, group, card, low)
        return
    both = desk.words.both_for if len(group.pieces) == 2 else desk.words.two_for
    points = {k: choice.facts[fact.POINTS] for k, choice in choices.items()}
    labels = {1: desk.words.one_for(points[1]), 2: both(points[2])}
    widths = _tag_widths(desk, labels)
    if widths[1] + widths[2] > _width(group, card) + 10:
        labels = {k: str(points[k]) for k in labels}
        widths = _tag_widths(desk, labels)
    x = group.x + _width(group, card) / 2 - (widths[1] + widths[2] + 6) / 2
    for k, label in labels.items():
        on = desk.looked == (group.value, k)
        face = tag_face(desk.look, label, widths[k], on)
        desk.sheet(f"tag/{group.value}/{k}", face, x, low + 6, Z.LABEL)
        if k == 1:
            box = QRectF(x, low + 6, widths[k], 25)
            name = desk.words.listed(_take(desk, group, 1), desk.words.worth(points[1]))
            more = {"action": choices[1].action, "zone": zones.PRIZES}
            desk.hot(PRIZE(group.value, 1), box, Z.LABEL + 100, name, order + 1, **more)
        x += widths[k] + 6


def _tag_widths(desk: Desk, labels: dict[int, str]) -> dict[int, float]:
    return {k: wide(desk.look, label, 13.5, serif=False) + 22 for k, label in labels.items()}


def _take(desk: Desk, group: Group, count: int) -> str:
    return take_words(desk, group.value, count, len(group.pieces))


def take_words(desk: Desk, value: int, count: int, there: int) -> str:
    """How a choice is called, given how many cards of the value are there."""
    words = desk.words
    if count == 2:
        return words.take_both(value) if there == 2 else words.take_two(value)
    return words.take_one(value) if there > 1 else words.take(value)


@kept
def head_face(look: Look, title: str, kanji: str, room: float) -> Picture:
    def draw(s: Sketch) -> None:
        w = s.text(0, 40, title, 24, INK, room=room - 40, high=34)
        s.text(w + 11, 39, kanji, 18, "#C9D3E0", weight=600, high=26)

    return sketched(look, room, 56, draw)


@kept
def chip_face(look: Look, text: str, kanji: str, w: float) -> Picture:
    h = 30.0

    def draw(s: Sketch) -> None:
        s.fill(0, 0, w, h, h / 2, ("#F7F0E2", "#F0E6D2"))
        used = s.text(15, 20.4, text, 15, "#2C3E5E", serif=False, high=22)
        s.text(15 + used + 6, 20.4, kanji, 15, "#2C3E5E", high=20)

    return sketched(look, w, h, draw)


@kept
def note_face(look: Look, text: str, w: float) -> Picture:
    return sketched(look, w + 2, 34, lambda s: s.text(0, 22, text, 14, SOFT, serif=False, weight=500, room=w, high=26))


@kept
def space_face(look: Look, w: float, h: float) -> Picture:
    """Where prizes lay that have been taken: one frame for all of a value, so that no line runs through the words."""
    return sketched(look, w, h, lambda s: s.ring(1, 1, w - 2, h - 2, 8, "#F3EBDD", 1.4, 0.35, [5, 4]))


@kept
def takers_face(look: Look, text: str, size: tuple[float, float]) -> Picture:
    w, h = size

    def draw(s: Sketch) -> None:
        font, lines = fitted(look, look.sans(15), text, w * look.u, 4, h * look.u)
        step = max(20.0, font.pixelSize() / look.u * 1.15)
        for i, line in enumerate(lines):
            y = h / 2 + 5 + (i - (len(lines) - 1) / 2) * step
            write(s.p, w / 2 * s.u, y * s.u, line, font, SOFT, "c")

    return sketched(look, w, h, draw)


@kept
def worth_face(look: Look, text: str, pair: bool, w: float) -> Picture:
    ink = colour("#F3EBDD")
    return sketched(
        look,
        w,
        30,
        lambda s: s.text(
            w / 2, 20, text, 14, ink, serif=False, weight=700 if pair else 500, align="c", room=w, high=24
        ),
    )


@kept
def tag_face(look: Look, text: str, w: float, on: bool) -> Picture:
    h = 25.0

    def draw(s: Sketch) -> None:
        s.fill(0, 0, w, h, h / 2, ("#DC4A33", "#C03420") if on else ("#F7F0E2", "#F0E6D2"))
        s.text(w / 2, 17.4, text, 13.5, "#FFF6EC" if on else "#8E2A1A", serif=False, align="c", room=w - 10, high=20)

    return sketched(look, w, h, draw)
