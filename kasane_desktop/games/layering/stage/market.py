"""The market: rows in a lacquer tray, open ends that can be taken, the flag that says whose turn it is."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF

from kasane_desktop.core.table import Piece
from kasane_desktop.games.layering.rules import fact, zones
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.scene.arrangement import Hot
from kasane_desktop.scene.kit import Look, Outline, Picture, Z, kept, panel
from kasane_desktop.scene.kit.badges import pill_face
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.kit.theme import ON_VERMILION, ON_VERMILION_SOFT, VERMILION_LOW, VERMILION_TOP, colour
from kasane_desktop.scene.sketch import Sketch, fits, sketched, wide

LIFT = 10.0
FLAG = 42.0  # its height
TITLE, NOTE = 29.0, 25.0  # the largest type that has room in it
DECK_CARDS = 4


def lay_market(desk: Desk) -> None:
    look, tray, grid = desk.look, desk.grid.tray, desk.grid
    w, h = look.px(tray.width()), look.px(tray.height())
    desk.sheet("tray", panel(look, "tray", w, h), tray.x(), tray.y(), Z.PANEL + 1)
    size = max((zone.facts[fact.SIZE] for zone in desk.market), default=0)
    starts = tuple((x - tray.x(), y - tray.y()) for x, y in grid.cells[: len(desk.market)])
    places = places_face(look, (tray.width(), tray.height()), starts, size, grid.market_card, grid.market_step)
    desk.sheet("places", places, tray.x(), tray.y(), Z.PANEL + 2)
    desk.touch(tray, zones.MARKET)
    _lay_flag(desk)
    for row in range(len(desk.market)):
        _lay_row(desk, row)
    _lay_deck(desk)


def _lay_row(desk: Desk, row: int) -> None:
    grid, zone, look = desk.grid, desk.market[row], desk.look
    x, y = grid.cells[row]
    card, step = grid.market_card, grid.market_step
    size = max(1, zone.facts[fact.SIZE])
    whole = QRectF(x, y, card + (size - 1) * step, card * 1.4)
    desk.read(f"row/{row}", whole, Z.PANEL + 3, desk.words.row(row + 1, desk.card_names(zone.pieces)))
    for place in range(len(zone.pieces), zone.facts[fact.SIZE]):
        desk.touch(QRectF(x + place * step, y, card, card * 1.4), zone.id, place)
    for place, piece in enumerate(zone.pieces):
        is_open = place == len(zone.pieces) - 1
        live = is_open and desk.taking and piece.action is not None
        spot = desk.spot(
            desk.dress.card(piece.face),
            x + place * step,
            y,
            card,
            100 + row * 10 + place,
            height=0.6 if is_open else 0.45,
            dim=0.0 if is_open else 0.10,
            ring="act" if live else "",
        )
        desk.touch(QRectF(x + place * step, y, card, card * 1.4), zone.id, place)
        if live:
            looked = desk.preview.row == row
            rest = spot
            if looked:
                spot = replace(spot, y=look.px(y - LIFT), height=2.2, ring="hover", z=145)
            reach = Outline(rest.outline.w, rest.outline.h + look.px(LIFT), rest.outline.r)
            best = piece.facts[fact.BEST]
            name = desk.words.list(_take(desk, piece, row + 1), desk.words.worth(best))
            desk.out.hots[zone.id] = Hot(
                reach, rest.x, rest.y - look.px(LIFT), Z.MARK + row, piece.action, name, zone.id, place, order=row
            )
            _lay_worth(desk, row, x + place * step, y, best, looked)
        desk.out.pieces[piece.id] = spot


def _take(desk: Desk, piece: Piece, row: int) -> str:
    if desk.is_special(piece.face):
        return desk.words.take_special(desk.dress.layers, row)
    return desk.words.take(desk.card_name(piece.face), row)


def _lay_worth(desk: Desk, row: int, x: float, y: float, best: int, looked: bool) -> None:
    """A pill with the most points this card can make now; a ribbon when it is looked at."""
    if best == 0:
        return
    look, card = desk.look, desk.grid.market_card
    group = desk.preview.group if looked else None
    if group is None:
        face = pill_face(look, "act" if looked else "worth", "pill", "", "", f"+{best}", 17, 10_000)
    else:
        points = group.facts[fact.POINTS] + desk.market[row].pieces[-1].facts[fact.AT_ONCE]
        face = pill_face(look, "act", "pill", desk.kanji(group.face), "", f"+{points}", 16, 10_000)
    size = face.pixmap.deviceIndependentSize()
    w, h = (size.width() + 2 * face.x) / look.u, (size.height() + 2 * face.y) / look.u
    if looked:
        left = min(x + card + 12 - w, desk.grid.tray.right() - w - 8)
        top = y - LIFT - h + 2
        if left < desk.flag.right() + 8 and top < desk.flag.bottom():  # not under the flag: at the card's foot then
            left, top = max(x - 12, desk.grid.tray.x() + 8), y - LIFT + card * 1.4 - h * 0.6
        desk.sheet(f"worth/{row}", face, left, top, Z.LABEL + row)
    else:
        desk.sheet(f"worth/{row}", face, x + card - 8 - w / 2, y + 4 - h / 2, Z.LABEL + row)


def _lay_deck(desk: Desk) -> None:
    """The deck has the cell that the rows leave free, if there is one."""
    grid = desk.grid
    count = desk.shown.zones[zones.DECK].facts[fact.COUNT]
    if len(grid.cells) <= len(desk.market):
        return
    x, y = grid.cells[len(desk.market)]
    for i in range(min(DECK_CARDS, count)):
        spot = desk.spot(desk.dress.back, x - i * 1.5, y - i * 1.5, grid.market_card, 141 + i * 0.1, height=0.2)
        desk.lay(f"deck/{i}", spot, zones.DECK, 0)
    face = deck_face(desk.look, desk.words.deck(), desk.words.cards(count), grid.market_card * 1.1)
    spoken = desk.words.about(desk.words.deck(), desk.words.cards(count))
    desk.sheet("deck", face, x + grid.market_card + 18, y + grid.market_card * 0.7 - 22, Z.PANEL + 3, name=spoken)


def _lay_flag(desk: Desk) -> None:
    grid, words, tray = desk.grid, desk.words, desk.grid.tray
    phase, acting = desk.facts[fact.PHASE], desk.acting
    yours = acting == desk.viewer and desk.shown.sitters[acting].player == "human"
    note, seat = "", acting
    if phase == "over":
        text, seat = words.over(), -1
    elif phase == "deal" or acting < 0:
        text, seat = words.dealing(), -1
    elif yours:
        text = words.your_turn(desk.told_apart(acting))
        note = words.take_one() if phase == "take" else words.lay_or_keep()
    else:
        name = desk.name(acting)
        text = words.choosing(name) if phase == "take" else words.combining(name)
    crest = None if yours or seat < 0 else (desk.paint(seat), desk.sign(seat))
    most, spoken = tray.width() - 60, words.list(text, note)
    if flag_width(desk.look, text, note, crest is not None) > most:  # beside a long name; half of it would say nothing
        note = ""
    w = min(most, flag_width(desk.look, text, note, crest is not None))
    if not desk.shown.stands or phase == "over":  # else nobody is at it
        desk.flag = QRectF(tray.x() + 22, tray.y() - 12, w, FLAG)
        face = flag_face(desk.look, yours, text, note, crest, w)
        desk.sheet("flag", face, tray.x() + 22, tray.y() - 12, Z.LABEL + 20, name=spoken)
    if not grid.compact and phase in ("take", "combine"):
        text = words.cards_left(desk.facts[fact.MARKET])
        deck = desk.shown.zones[zones.DECK].facts[fact.COUNT]
        if deck and len(grid.cells) <= len(desk.market):
            text = dotted(text, words.in_deck(deck))
        room = tray.width() - w - 60
        if fits(desk.look, text, 13, room, serif=False, weight=500):  # beside a long name; half of it would say nothing
            face = tray_note(desk.look, text, room)
            desk.sheet("left", face, tray.x() + 22 + w + 18, tray.y(), Z.PANEL + 3, name=text)


@kept
def places_face(
    look: Look, size: tuple[float, float], starts: tuple[tuple[float, float], ...], count: int, card: float, step: float
) -> Picture:
    """Where cards lie in a full market: a row never moves when cards are taken."""

    def draw(s: Sketch) -> None:
        for x, y in starts:
            for place in range(count):
                s.ring(x + place * step, y, card, card * 1.4, 6, "#FFE9D2", 0.8, 0.13)

    return sketched(look, *size, draw)


@kept
def deck_face(look: Look, title: str, note: str, room: float) -> Picture:
    def draw(s: Sketch) -> None:
        s.text(0, 18, title, 16, look.theme.tray_ink, weight=600, room=room, high=20)
        s.text(0, 40, note, 13, colour(look.theme.tray_ink, 0.72), serif=False, weight=500, room=room, high=20)

    return sketched(look, room, 46, draw)


@kept
def tray_note(look: Look, text: str, room: float) -> Picture:
    w = min(room, wide(look, text, 13, serif=False, weight=500) + 2)
    return sketched(
        look,
        w,
        40,
        lambda s: s.text(0, 27, text, 13, colour(look.theme.tray_ink, 0.72), serif=False, weight=500, room=room),
    )


def flag_width(look: Look, text: str, note: str, crest: bool) -> float:
    """In which all is seen."""
    w = wide(look, text, 21, high=TITLE) + 36 + (38 if crest else 0)
    return w + (wide(look, note, 14.5, serif=False, weight=500, high=NOTE) + 14 if note else 0)


@kept
def flag_face(look: Look, act: bool, text: str, note: str, crest: tuple[Paint, str] | None, w: float) -> Picture:
    """The tag on the tray's edge: vermilion when it is your turn, paper when it is another's."""
    t, h = look.theme, FLAG

    def draw(s: Sketch) -> None:
        s.shadow(0, 0, w, h, 4, 0.8)
        s.fill(0, 0, w, h, 4, (VERMILION_TOP, VERMILION_LOW) if act else t.paper)
        s.ring(3.5, 3.5, w - 7, h - 7, 2.5, "#FFE9DC" if act else t.paper_edge, 0.8, 0.5 if act else 0.8)
        x = 18.0
        if crest is not None:
            s.crest(x + 11, h / 2, 26, *crest)
            x += 34
        x += s.text(x, 28.5, text, 21, ON_VERMILION if act else t.paper_ink, room=w - x - 14, high=TITLE) + 14
        if note:
            s.text(x, 27.5, note, 14.5, ON_VERMILION_SOFT, serif=False, weight=500, room=w - x - 14, high=NOTE)

    return sketched(look, w, h, draw, margin=40)
