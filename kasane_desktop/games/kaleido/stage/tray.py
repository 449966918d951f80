"""The tray below the honeycomb: whose turn it is, what can be placed, and the end of the turn."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF

from kasane_desktop.core.game import Action
from kasane_desktop.games.kaleido.rules import fact, ids, zones
from kasane_desktop.games.kaleido.stage.comb import HOVER_HEIGHT, Lying, board_spot
from kasane_desktop.games.kaleido.stage.desk import Desk
from kasane_desktop.games.kaleido.stage.geometry import S3
from kasane_desktop.games.kaleido.stage.hots import TOOL
from kasane_desktop.games.kaleido.stage.marks import glass, wood
from kasane_desktop.scene.arrangement import Goal, Spot
from kasane_desktop.scene.kit import Look, Outline, Picture, Z, kept, panel
from kasane_desktop.scene.kit.button_faces import ButtonKind, State, Words, button_face
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.kit.paint import fill, stroke, write
from kasane_desktop.scene.kit.text import elided, fitted
from kasane_desktop.scene.kit.theme import VERMILION, colour
from kasane_desktop.scene.sketch import Sketch, addressed, font_for, sketched, wide
from kasane_desktop.scene.spoken import joined

PAD, LEADING = 22.0, 1.3
WHITE, BOARD = 5, 6  # the pictures of a white tile and of a board, after the tiles


def lay_tray(desk: Desk) -> None:
    rect = desk.grid.tray
    if rect is None:
        return
    look = desk.look
    plate = panel(look, "plate", look.px(rect.width()), look.px(rect.height()))
    desk.sheet("tray", plate, rect.x(), rect.y(), Z.PANEL + 1)
    if desk.phase in ("rotate", "over") and (desk.turning or desk.phase == "over"):
        return  # the account of what boards and meetings give: see account.py
    share = 0.29 if desk.grid.compact else 0.285
    head = QRectF(rect.x() + PAD, rect.y(), rect.width() * share - PAD, rect.height())
    lay_head(desk, head, *_head(desk, head.width()))
    wide = 196.0 if rect.width() > 900 else 176.0
    button = QRectF(rect.right() - 18 - wide, rect.center().y() - 27, wide, 54)
    cards = QRectF(head.right() + 14, rect.y() + 12, button.left() - 18 - head.right() - 14, rect.height() - 24)
    if desk.phase == "begin" and desk.yours:
        _lay_beginnings(desk, cards.united(QRectF(button.x(), cards.y(), button.width(), cards.height())))
        return
    _lay_cards(desk, cards)
    done = next(
        (piece.action for piece in desk.shown.zones[zones.CHOICES].pieces if piece.face == "kaleido/done"), None
    )
    key = "done" if done is not None and desk.asked else ""
    kind: ButtonKind = "primary" if key else "quiet"
    lay_button(desk, "done", button, kind, desk.words.end_turn(), "終", done if desk.asked else None, order=2)
    if not key:
        desk.touch(button, zones.CHOICES)


def _head(desk: Desk, room: float) -> tuple[str, str]:
    """Whose turn it is, and what they are to do."""
    words, newest = desk.words, desk.shown.log[0].text if desk.shown.log else ""
    if desk.shown.stands:
        return "", newest
    if desk.phase == "lot" or desk.acting < 0:
        return words.lot(), newest
    if not desk.yours:
        return words.turn_of_name(desk.name(desk.acting)), newest
    name = desk.told_apart(desk.acting)
    return addressed(desk.look, words.your_turn(name), name, 29, room), _wanted(desk)


def _wanted(desk: Desk) -> str:
    words = desk.words
    if desk.phase == "begin":
        return words.begin()
    if desk.tool == "board":
        return words.place_board() if desk.hand.tool == "board" else words.board_first()
    if desk.tool == "white":
        return words.place_white()
    if desk.phase == "after":
        return words.extra()
    return words.place(max(0, desk.shown.seats[desk.viewer][fact.DUE]))


def lay_head(desk: Desk, rect: QRectF, title: str, note: str) -> None:
    size = rect.width(), rect.height()
    face = head_face(desk.look, size, title, note, desk.grid.compact)
    told = bool(desk.shown.log) and note == desk.shown.log[0].text  # it is read among the last moves
    spoken = title if told else joined(title, note)
    desk.sheet("head", face, rect.x(), rect.y(), Z.PANEL + 2, name=spoken)


@kept
def head_face(look: Look, size: tuple[float, float], title: str, note: str, compact: bool) -> Picture:
    w, h = size
    head = font_for(look, 29, title, w, high=37)
    high = max(34.0, head.pixelSize() / look.u * 1.1) if title else 0.0
    usual, room = look.sans(17 if compact else 15, 500), (h - high) * look.u
    font, lines = fitted(look, usual, note, w * look.u, 3 if compact else 2, room, LEADING)
    step = font.pixelSize() * LEADING / look.u
    top = h / 2 - (high + len(lines) * step) / 2

    def draw(s: Sketch) -> None:
        write(s.p, 0, (top + high - 9) * s.u, elided(title, head, w * s.u + 1), head, look.theme.plate_ink)
        for place, line in enumerate(lines):
            write(s.p, 0, (top + high + (place + 0.85) * step) * s.u, line, font, look.theme.plate_soft)

    return sketched(look, w, h, draw)


def _lay_cards(desk: Desk, rect: QRectF) -> None:
    """Tile, white tile and board of the one whose turn it is."""
    seat = desk.acting if desk.acting >= 0 else desk.viewer
    supply, words = desk.shown.zones[zones.SUPPLY(seat)].facts, desk.words
    due = desk.shown.seats[seat][fact.DUE]
    tile = due if due >= 0 else desk.colours(seat)[0]
    whites, boards = supply[fact.WHITES], supply[fact.BOARDS]
    tiles = desk.shown.seats[seat][fact.TILES_LEFT]
    cards = (
        ("tile", tile, words.tile(), words.left(tiles), tiles, desk.phase == "before" and desk.tool != ""),
        ("white", WHITE, words.white(), words.extra_left(whites), whites, desk.can_add_white()),
        ("board", BOARD, words.board(), words.extra_left(boards), boards, desk.can_add_board()),
    )
    w = (rect.width() - 2 * 10) / 3
    for place, (key, picture, label, note, count, possible) in enumerate(cards):
        box = QRectF(rect.x() + place * (w + 10), rect.y(), w, rect.height())
        live = desk.asked and bool(possible) and not (key == "tile" and desk.tool == "board" and not desk.hand.tool)
        state = "picked" if desk.tool == key else "live" if live else "off"
        if state == "live" and desk.pointed == TOOL(key):
            state = "hover"
        faded = not count or (desk.yours and state == "off")
        face = card_face(desk.look, (w, rect.height()), picture, label, note, state, faded, desk.grid.compact)
        desk.sheet(TOOL(key), face, box.x(), box.y(), Z.PANEL + 2)
        desk.touch(box, zones.SUPPLY(seat), place)
        if live:
            name = words.list(label, words.chosen() if state == "picked" else "", note)
            desk.hot(TOOL(key), box, Z.MARK, name, order=1, own=True, **_pulled(desk, key, tile))


def _pulled(desk: Desk, key: str, tile: int) -> dict[str, Any]:
    """What hangs on the pointer when a card of the tray is pulled, and where it can be laid once it is picked."""
    if key == "board":
        bears = board_spot(Lying(QPointF(), desk.frame.r, 0.0, 0.0, 0.0), HOVER_HEIGHT)
    else:
        r = desk.frame.r
        outline = Outline(round(r), round(r * S3 / 2), kind="tri")
        bears = Spot(ids.tile_face(WHITE if key == "white" else tile), outline, 0.0, 0.0, 0.0, HOVER_HEIGHT)
    places = (place for place in desk.out.hots if ids.SPACE.read(place) or ids.GHOST.read(place))
    return {"pull": True, "bears": bears, "goals": tuple(map(Goal, places)) if desk.tool == key else ()}


@kept
def card_face(
    look: Look, size: tuple[float, float], picture: int, label: str, note: str, state: str, faded: bool, compact: bool
) -> Picture:
    w, h = size
    t = look.theme

    def draw(s: Sketch) -> None:
        path = s.path(1, 1, w - 2, h - 2, 9)
        fill(s.p, path, colour(VERMILION, 0.10) if state == "picked" else colour(t.plate_ink, 0.045))
        line = VERMILION if state == "picked" else colour(t.accent, 0.8) if state in ("live", "hover") else None
        stroke(s.p, path, line or colour(t.plate_ink, 0.20), look.pen(2.2 if state in ("picked", "hover") else 1))
        need = max(
            wide(look, label, 20 if compact else 16, serif=False), wide(look, note, 17 if compact else 14, serif=False)
        )
        e = max(0.2 * w, min(h * 0.58, w * 0.4, w - 32 - need))  # words come first
        at = QPointF((12 + e / 2) * s.u, (h / 2 + (e * 0.14 if picture != BOARD else 0)) * s.u)
        if picture == BOARD:
            wood(s.p, at, e * 0.54 * s.u, 0.35 if faded else 1)
        else:
            glass(s.p, picture, at, e * s.u, 0, 0.35 if faded else 1)
        x, room = 12 + e + 10, w - e - 22 - 8
        ink = t.plate_soft if faded else t.plate_ink
        s.text(x, h / 2 - 4, label, 20 if compact else 16, ink, serif=False, room=room, high=25)
        s.text(x, h / 2 + 20, note, 17 if compact else 14, t.plate_soft, serif=False, weight=500, room=room, high=22)

    return sketched(look, w, h, draw)


def _lay_beginnings(desk: Desk, rect: QRectF) -> None:
    """Two players: which of the two colours comes first."""
    pieces = [piece for piece in desk.shown.zones[zones.CHOICES].pieces if piece.action is not None]
    w = (rect.width() - 10) / 2
    for place, piece in enumerate(pieces):
        tile = piece.facts[fact.COLOUR]
        box = QRectF(rect.x() + place * (w + 10), rect.y(), w, rect.height())
        key = piece.id
        label = desk.words.begin_with(desk.colour_name(tile))
        state = "picked" if desk.pointed == key else "live"
        face = begin_face(desk.look, (w, rect.height()), tile, label, state)
        desk.sheet(key, face, box.x(), box.y(), Z.PANEL + 2)
        if desk.asked:
            desk.hot(key, box, Z.MARK, label, piece.action, order=1)


@kept
def begin_face(look: Look, size: tuple[float, float], tile: int, label: str, state: str) -> Picture:
    w, h = size
    t = look.theme

    def draw(s: Sketch) -> None:
        path = s.path(1, 1, w - 2, h - 2, 9)
        fill(s.p, path, colour(VERMILION, 0.10 if state == "picked" else 0.03))
        stroke(
            s.p,
            path,
            VERMILION if state == "picked" else colour(t.accent, 0.8),
            look.pen(2.2 if state == "picked" else 1.4),
        )
        e = max(0.2 * w, min(h * 0.7, w - 46 - s.wide(label, 19)))
        glass(s.p, tile, QPointF((20 + e / 2) * s.u, (h / 2 + e * 0.14) * s.u), e * s.u)
        s.text(20 + e + 16, h / 2 + 6.5, label, 19, t.plate_ink, room=w - e - 44)

    return sketched(look, w, h, draw)


def lay_button(
    desk: Desk, key: str, rect: QRectF, kind: ButtonKind, label: str, kanji: str, action: Action | None, order: int
) -> None:
    """A painted button: its face and its reach."""
    look = desk.look
    state: State = "off" if action is None else "hover" if desk.pointed == key else "rest"
    words = Words(label, ornament(kanji), "", (17 if kind == "primary" else 16) + (4 if desk.grid.compact else 0))
    face = button_face(look, kind, look.px(rect.width()), look.px(rect.height()), words, state, False)
    desk.sheet(f"button/{key}", face, rect.x(), rect.y(), Z.PANEL + 2)
    if action is not None:
        desk.hot(key, rect, Z.MARK, label, action, order=order)
