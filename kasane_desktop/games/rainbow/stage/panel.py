"""The panel that says what you are about to do, what it is worth, and does it; or what the others do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from kasane_desktop.core.table import Piece
from kasane_desktop.core.text import Event
from kasane_desktop.games.rainbow.rules import fact, zones
from kasane_desktop.games.rainbow.stage.colours import BOW
from kasane_desktop.games.rainbow.stage.desk import Desk
from kasane_desktop.games.rainbow.stage.faces import FACES
from kasane_desktop.games.rainbow.stage.prizes import take_words
from kasane_desktop.games.rainbow.stage.ribbons import ribbon_face
from kasane_desktop.games.rainbow.stage.stamp import stamp
from kasane_desktop.scene.kit import Look, Picture, Z, kept, panel
from kasane_desktop.scene.kit.button_faces import Words
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.kit.paint import write, write_mid
from kasane_desktop.scene.kit.text import fitted, wrapped
from kasane_desktop.scene.sketch import Sketch, addressed, fits, sketched, wide
from kasane_desktop.scene.small_faces import draw_faces, faces_width
from kasane_desktop.scene.spoken import joined

PAD = 26.0
MARKS = "①②③④⑤⑥"  # stand for cards while a sentence is broken into lines


def lay_panel(desk: Desk) -> None:
    look, rect = desk.look, desk.grid.panel
    face = panel(look, "plate", look.px(rect.width()), look.px(rect.height()), "", 12, 1.0)
    desk.sheet("panel", face, rect.x(), rect.y(), Z.PANEL)
    if desk.bidding:
        _lay_bidding(desk, rect)
    elif desk.choosing:
        _lay_choosing(desk, rect)
    else:
        _lay_waiting(desk, rect)


def _lay_bidding(desk: Desk, rect: QRectF) -> None:
    look, words, offer = desk.look, desk.words, desk.offer
    lines: tuple[str, ...]
    if offer is None:
        title, note = (
            words.your_bid(desk.told_apart(desk.viewer)),
            words.kinds(desk.facts[fact.LOCK]),
        )
        keys = words.keys(desk.raising)
        how = words.in_words(desk.facts[fact.LOCK]), words.how_to_bid(), keys
        rank, lines = 0, (desk.lack, keys) if desk.choice.picked else how
    else:
        rank = offer.facts[fact.RANK]
        title, note, lines = _title(desk, offer), words.would_choose(rank), _verdict(desk, offer)
    _write(desk, rect, title, note, lines, ribbon=bool(rank))
    if rank:
        face = ribbon_face(look, rank, words.ordinal(rank), True, 48, 82)
        desk.sheet("ribbon/yours", face, rect.right() - 74, rect.y() - 8, Z.MARK)
    y, h = rect.bottom() - 82, 58
    bid, clear = Words(words.bid_these(), ornament("競る"), size=18), Words(words.clear(), size=16)
    action = {"action": offer.action, "zone": zones.BIDS} if offer else {}
    room = max(102.0, min(140.0, wide(look, clear.label, 16, serif=False) + 40))  # for its word in one line
    desk.button("bid", QRectF(rect.x() + 22, y, rect.width() - 56 - room, h), "primary", bid, 40, **action)
    own = {"own": True} if desk.choice.picked else {}
    desk.button("clear", QRectF(rect.right() - 22 - room, y, room, h), "quiet", clear, 41, **own)


def _title(desk: Desk, offer: Piece) -> str:
    cards, kind = offer.facts[fact.CARDS], desk.say(f"rainbow.{offer.facts[fact.KIND]}")
    return desk.words.kind_of(kind, len(cards)) if len(cards) > 1 else kind


def _verdict(desk: Desk, offer: Piece) -> tuple[str, ...]:
    """Who can still overtake, and the one card that would improve the bid."""
    words = desk.words
    overtakers = [desk.name(seat) for seat in offer.facts[fact.OVERTAKERS]]
    lines = [words.overtaken_by(overtakers) if overtakers else words.safe()]
    better = improvement(desk, offer)
    if better is not None:
        value, rank = better
        lines.append(words.improve(rank).replace("{card}", f"\u00a0{MARKS[value - 1]}\u00a0"))
    else:
        lines.append(words.keys(desk.raising))
    return tuple(lines)


def improvement(desk: Desk, offer: Piece) -> tuple[int, int] | None:
    """The one more card that would let you choose earliest, and the place it brings."""
    cards = Counter(offer.facts[fact.CARDS])
    better = []
    for other in desk.shown.zones[zones.BIDS].pieces:
        more = Counter(other.facts[fact.CARDS]) - cards
        longer = len(other.facts[fact.CARDS]) == cards.total() + 1
        if longer and more.total() == 1 and other.facts[fact.RANK] < offer.facts[fact.RANK]:
            better.append((other.facts[fact.RANK], -next(iter(more))))
    if not better:
        return None
    rank, value = min(better)
    return -value, rank


def _lay_choosing(desk: Desk, rect: QRectF) -> None:
    words = desk.words
    two = desk.shown.zones[zones.PRIZES].facts[fact.TAKE] == 2
    name = desk.told_apart(desk.viewer)
    title = addressed(desk.look, words.you_choose(name), name, 34, _head(rect.width(), False))
    _write(desk, rect, title, words.one_or_two() if two else words.one_each(), ())
    choices = desk.shown.zones[zones.CHOICES].pieces
    looked = [c for c in choices if (c.facts[fact.VALUE], c.facts[fact.NUMBER]) == desk.looked]
    choice = looked[0] if looked else max(choices, key=lambda c: c.facts[fact.POINTS])
    value, count = choice.facts[fact.VALUE], choice.facts[fact.NUMBER]
    points, total = choice.facts[fact.POINTS], choice.facts[fact.TOTAL]
    face = gain_face(desk.look, value, count, str(points), words.in_all(points, total), rect.width() - 2 * PAD)
    desk.sheet(
        "panel/gain", face, rect.x() + PAD, rect.y() + 114, Z.PANEL + 2, name=f"{points} {words.in_all(points, total)}"
    )
    there = sum(prize.facts[fact.VALUE] == value for prize in desk.shown.zones[zones.PRIZES].pieces)
    label = Words(take_words(desk, value, count, there), ornament("取る"), size=18)
    y = rect.bottom() - 82
    box = QRectF(rect.x() + 22, y, rect.width() - 44, 58)
    desk.button("take", box, "primary", label, 80, action=choice.action, zone=zones.PRIZES)


def _lay_waiting(desk: Desk, rect: QRectF) -> None:
    """Who is at it, and what happened last."""
    words = desk.words
    if desk.phase == "over":
        title = words.over()
    elif desk.shown.stands:
        title = words.last_moves()
    elif desk.phase == "deal" or desk.acting < 0:
        title = words.dealing()
    else:
        name = desk.name(desk.acting)
        title = words.bids_now(name) if desk.phase == "bid" else words.chooses_now(name)
    look = desk.look
    desk.sheet("panel/title", title_face(look, title, rect.width()), rect.x(), rect.y(), Z.PANEL + 1, name=title)
    lines = tuple((desk.paint(line.seat), line.text, _told_cards(line.event)) for line in desk.shown.log)
    face = log_face(look, (rect.width(), rect.height() - 82), lines)
    spoken = " ".join(text for _, text, _ in lines[:3])
    desk.sheet("panel/log", face, rect.x(), rect.y() + 74, Z.PANEL + 1, name=spoken)


def _told_cards(event: Event) -> tuple[str, ...]:
    """The pictures of the cards that an event is about, while it tells them."""
    cards, value = event.params.get("cards"), event.params.get("value")
    values = cards if isinstance(cards, tuple) else () if value is None else (value,)
    if event.key == "rainbow.event.took-two":
        values = (*values, *values)
    return tuple(FACES.sprite_name(f"rainbow/{value}") for value in values)


def _write(desk: Desk, rect: QRectF, title: str, note: str, lines: tuple[str, ...], ribbon: bool = False) -> None:
    face = words_face(desk.look, (rect.width(), rect.height()), title, note, lines, ribbon)
    by_key = [line for line in lines if line != desk.words.how_to_bid()]  # who listens does not sweep over cards
    spoken = joined(desk.words.listed(title, note), *by_key)
    for value, mark in enumerate(MARKS, 1):
        spoken = spoken.replace(f"\u00a0{mark}\u00a0", str(value))
    room = _head(rect.width(), ribbon)
    tip = "" if fits(desk.look, note, 18, room, serif=False) else note
    desk.sheet("panel/words", face, rect.x(), rect.y(), Z.PANEL + 1, name=spoken, tip=tip)


def _head(w: float, ribbon: bool) -> float:
    """How long title and note may be; a ribbon hangs at the right."""
    return w - PAD - (92 if ribbon else PAD)


@kept
def title_face(look: Look, title: str, w: float) -> Picture:
    t = look.theme

    def draw(s: Sketch) -> None:
        s.text(PAD, 46, title, 27, t.plate_ink, room=w - 2 * PAD, high=36)
        s.line(PAD, 66, w - PAD, 66, t.hair, 1, 0.3)

    return sketched(look, w, 74, draw)


@kept
def log_face(look: Look, size: tuple[float, float], lines: tuple[tuple[Paint, str, tuple[str, ...]], ...]) -> Picture:
    """The newest first, as many as there is room for."""
    w, h = size
    t, font = look.theme, look.sans(14)
    leading = QFontMetricsF(font).height() / look.u + 1

    def draw(s: Sketch) -> None:
        y = max(16.0, s.em(14))
        for i, (paint, text, cards) in enumerate(lines):
            x = PAD + 20 + faces_width(len(cards))
            rows = wrapped(text, font, (w - PAD - x) * look.u, 3)
            if y + (len(rows) - 1) * leading > h - 8:
                break
            s.mark(PAD + 5.5, y - 4.5, 5.5, paint)
            draw_faces(s, cards, PAD + 20, y)
            for row in rows:
                s.text(x, y, row, 14, t.plate_ink if i == 0 else t.plate_soft, serif=False, weight=500)
                y += leading
            y += 8

    return sketched(look, w, h, draw)


@kept
def words_face(
    look: Look, size: tuple[float, float], title: str, note: str, lines: tuple[str, ...], ribbon: bool
) -> Picture:
    w, h = size
    t = look.theme

    def draw(s: Sketch) -> None:
        head = _head(w, ribbon)
        s.text(PAD, 52, title, 34, t.plate_ink, room=head, high=42)
        s.text(PAD, 82, note, 18, t.accent_ink, serif=False, room=head, high=27)
        s.line(PAD, 104, w - PAD, 104, t.hair, 1, 0.3)
        _paragraphs(s, lines, w - 2 * PAD, 109, h - 82 - 9)

    return sketched(look, w, h, draw)


def _paragraphs(s: Sketch, lines: tuple[str, ...], room: float, top: float, bottom: float) -> None:
    """Sentences below each other, in the largest type in which all have room; if none will do, without the last."""
    look, height = s.look, bottom - top
    for font, told in _tries(look, lines):
        leading = QFontMetricsF(font).height() / look.u * 0.98
        rows = [row for line in told for row in wrapped(line, font, (room - 8) * look.u, 4)]
        if len(rows) * leading <= height:
            break
    gap = min(26.0, max(leading, height / max(1, len(rows))))
    y = top + (height - gap * len(rows)) / 2 + gap * 0.72
    for row in rows:
        _row(s, row, y, font)
        y += gap


def _tries(look: Look, lines: tuple[str, ...]) -> Iterator[tuple[QFont, tuple[str, ...]]]:
    """All that is to be said, in ever smaller type, then ever less of it."""
    for font in look.sizes(look.sans(15)):
        yield font, lines
    for fewer in range(len(lines) - 1, 0, -1):
        yield font, lines[:fewer]


def _row(s: Sketch, row: str, y: float, font: QFont) -> None:
    """A line of text, in which the marks are drawn as little cards."""
    look, t, x = s.look, s.look.theme, PAD
    for value, mark in enumerate(MARKS, 1):
        before, found, after = row.partition(mark)
        if found:
            x += write(s.p, x * s.u, y * s.u, before, font, t.plate_soft) / s.u
            side = max(20.0, 15 / look.u)
            s.fill(x, y - 5 - side / 2, side, side, 5, BOW[value])
            write_mid(s.p, (x + side / 2) * s.u, (y - 5) * s.u, str(value), look.serif(15, 800), "#FFFAF0")
            write(s.p, (x + side) * s.u, y * s.u, after, font, t.plate_soft)
            return
    write(s.p, x * s.u, y * s.u, row, font, t.plate_soft)


@kept
def gain_face(look: Look, value: int, count: int, points: str, rest: str, w: float) -> Picture:
    """The cards looked at, and what they bring."""
    t = look.theme

    def draw(s: Sketch) -> None:
        for i in range(count):
            s.shadow(2 + i * 22, 2, 38, 53, 3, 0.25)
            stamp(s, f"rainbow/{value}", 2 + i * 22, 2, 38)
        used = s.text(78, 38, points, 36, t.plate_ink, high=48)
        font, rows = fitted(look, look.sans(15, 500), rest, (w - 86 - used) * s.u, 2)
        for i, row in enumerate(rows):
            y = 38 - (len(rows) - 1) * 9 + i * 18
            write(s.p, (78 + used + 8) * s.u, y * s.u, row, font, t.plate_soft)

    return sketched(look, w, 60, draw, margin=12)
