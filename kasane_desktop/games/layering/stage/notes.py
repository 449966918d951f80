"""The right column (or the strip below): you and your score, the groups that are possible, the end, the last moves."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from kasane_desktop.core.table import Piece, face_of, name_in
from kasane_desktop.core.text import Event
from kasane_desktop.games.layering.rules import fact, zones
from kasane_desktop.games.layering.stage.colours import CHIP_INK, VALUE
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.games.layering.stage.hots import GROUP
from kasane_desktop.games.layering.stage.ladder import BEADS, lay_beads, lay_forecast, lay_ladder, lay_paper
from kasane_desktop.scene.arrangement import Hot
from kasane_desktop.scene.kit import Look, Outline, Picture, Z, kept
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.paint import width, write
from kasane_desktop.scene.kit.text import fitted, whole_in
from kasane_desktop.scene.kit.theme import VERMILION, VERMILION_INK, VERMILION_TINT
from kasane_desktop.scene.sketch import Sketch, font_for, shortened, sketched
from kasane_desktop.scene.small_faces import draw_faces, faces_width

HEAD = 38.0  # of a note, above its rows
ROW = 28.0
CLOSE = 10.5  # how close the cards of a row stand at most, where its name is long
FIGURE = 64.0  # the largest type in which one's points have room
LEADING = 1.13  # of the moves: from line to line, in their type
MOVES = 4  # that are told at most
FIRST, AFTER = 16.0, 6.5  # where the first move stands; what is between two


def lay_notes(desk: Desk) -> None:
    _lay_you(desk)
    grid = desk.grid
    if desk.group_zone() is not None:
        _lay_list(desk, grid.note)
        if grid.ladder is not None:
            lay_ladder(desk, grid.ladder)
    elif grid.ladder is not None:
        lay_forecast(desk, grid.note)
        lay_ladder(desk, grid.ladder)
    elif desk.over:
        lay_forecast(desk, grid.note)
    else:
        lay_ladder(desk, grid.note)
    _lay_moves(desk)


def _lay_you(desk: Desk) -> None:
    seat, rect, words = desk.viewer, desk.grid.you, desk.words
    facts = desk.shown.seats[seat]
    points, others = desk.points(seat), [desk.points(other) for other in desk.others]
    standing = words.standing(points - max(others))
    face = you_face(desk.look, rect.width(), desk.paint(seat), desk.sign(seat), desk.name(seat), standing, str(points))
    spoken = words.list(desk.name(seat), f"{points} {words.points(points)}", standing)
    desk.sheet("you", face, rect.x(), rect.y(), Z.PANEL, name=spoken)
    desk.score(seat, rect.right() - 16, rect.y() + 22)
    desk.touch(rect, zones.SEAT(seat))
    desk.explain("you", zones.SEAT(seat))
    if facts[fact.FIRST]:
        first = first_face(desk.look)
        desk.sheet("you/first", first, rect.x() + 25, rect.y() + 26, Z.PANEL + 1, tip=words.first())


def _lay_list(desk: Desk, rect: QRectF) -> None:
    """All groups, most points first; in your combining turn each row is a choice."""
    words = desk.words
    rows = _rows(desk)
    title = words.choose_group() if desk.combining else _take_title(desk)
    lay_paper(desk, rect, "note", title, act=desk.combining)
    desk.sheet("note/title", title_face(desk.look, title, rect.width()), rect.x(), rect.y(), Z.PANEL + 2)
    step = min(ROW if desk.grid.ladder is None else ROW * 1.15, (rect.height() - HEAD - 10) / max(1, len(rows)))
    for i, (piece, cards, name, points) in enumerate(rows):
        area = QRectF(rect.x() + 9, rect.y() + HEAD + i * step, rect.width() - 18, step - 1)
        chosen = desk.preview.group is piece if piece else desk.pointed == GROUP(i)
        live = desk.combining
        reuse = piece is not None and bool(piece.facts.get(fact.REUSE, 0))
        face = row_face(desk.look, (area.width(), area.height()), cards, reuse, name, points, chosen, live)
        desk.sheet(f"note/{i}", face, area.x(), area.y(), Z.PANEL + 3)
        if live:
            _lay_row_hot(desk, area, i, cards, name, points)
        else:
            desk.touch(area, zones.GROUPS, i)
    rest = QRectF(rect.x(), rect.y() + HEAD + len(rows) * step + 4, rect.width(), 0)
    rest.setBottom(rect.bottom())
    if desk.grid.ladder is None and rest.height() >= BEADS:  # a short list leaves room for the end
        lay_beads(desk, rest)


Row = tuple[Piece | None, tuple[int, ...], str, str]


def _rows(desk: Desk) -> list[Row]:
    rows: list[Row] = []
    card = desk.open_card(desk.looked) if desk.looked is not None else None
    at_once = card.facts[fact.AT_ONCE] if card else 0
    itself = at_once + card.facts[fact.AT_LAST] if card else 0
    for group in desk.groups():
        points = group.facts[fact.POINTS] + at_once
        rows.append((group, group.facts[fact.CARDS], desk.combination_name(group.face), f"+{points}"))
    last = desk.words.its_point(bool(at_once)) if itself else desk.words.keep()
    rows.append((None, (), last, f"+{itself}" if itself else "0"))
    return rows


def _lay_row_hot(desk: Desk, area: QRectF, i: int, cards: tuple[int, ...], name: str, points: str) -> None:
    look = desk.look
    zone = desk.shown.zones[zones.GROUPS]
    reuse = bool(zone.pieces[i].facts.get(fact.REUSE, 0))
    spoken = (
        desk.words.list(desk.words.lay([str(card) for card in cards], name, reuse=reuse), points) if cards else name
    )
    outline = Outline(look.px(area.width()), look.px(area.height()), 3 * look.u)
    desk.out.hots[GROUP(i)] = Hot(
        outline,
        look.px(area.x()),
        look.px(area.y()),
        Z.MARK + 60 + i,
        zone.pieces[i].action,
        spoken,
        zone.id,
        i,
        10 + i,
    )


def _take_title(desk: Desk) -> str:
    card = desk.open_card(desk.looked) if desk.looked is not None else None
    if card is None:
        return ""
    if desk.is_special(card.face):
        return desk.words.if_you_take_special(desk.dress.layers)
    return desk.words.if_you_take(name_in(card.face))


def _lay_moves(desk: Desk) -> None:
    grid, look = desk.grid, desk.look
    lines = [(desk.paint(line.seat), line.text, _told_cards(desk, line.event)) for line in desk.shown.log[:MOVES]]
    if grid.moves is not None:
        rect = grid.moves
        face = moves_face(look, (rect.width(), rect.height()), desk.words.last_moves(), tuple(lines))
        desk.sheet("moves", face, rect.x(), rect.y(), Z.PANEL, name=" ".join(text for _, text, _ in lines))
    elif grid.log is not None and lines:
        x, y = grid.log
        size = grid.note.width(), 38.0
        told = [_told(look, text, size[0] - 19, faces_width(len(cards)), size[1] - 16) for _, text, cards in lines[:2]]
        below = FIRST + AFTER + told[0][0].pixelSize() / look.u * LEADING <= size[1]
        shown = lines[:2] if below and all(len(rows) == 1 for _, rows, _ in told) else lines[:1]
        text = " ".join(text for _, text, _ in shown)
        cut = text if told[0][1][-1].endswith("…") else ""
        face = moves_face(look, size, "", tuple(shown))
        desk.sheet("moves", face, x, y - 16, Z.PANEL, name=text, tip=cut)


def _told_cards(desk: Desk, event: Event) -> tuple[str, ...]:
    """The pictures of the cards that an event is about."""
    card, cards, top = (event.params.get(name) for name in ("card", "cards", "top"))
    if event.key == f"{desk.dress.id}.laid-special":
        values: tuple[object, ...] = (desk.dress.special,)
    else:
        values = (*(() if top is None else (top,)), *(cards if isinstance(cards, tuple) else ()))
        values = values or (() if card is None else (card,))
    return tuple(desk.dress.card(face_of(desk.dress.id, str(value))) for value in values)


@kept
def you_face(look: Look, w: float, paint: Paint, sign: str, name: str, standing: str, points: str) -> Picture:
    t = look.theme

    def draw(s: Sketch) -> None:
        s.crest(22, 22, 44, paint, sign)
        room = w - 56 - min(s.wide(points, 54), len(points) * FIGURE * 0.62) - 12
        s.text(56, 18, name, 19, t.ink, room=room, high=22)
        s.text(56, 42, standing, 12.5, t.soft, serif=False, weight=500, room=room, high=18)
        s.text(w, 41, points, 54, t.ink, align="r", high=FIGURE)

    return sketched(look, w, 50, draw, margin=8)


@kept
def first_face(look: Look) -> Picture:
    return sketched(look, 24, 24, lambda s: s.svg("pieces/first-player", 0, 0, 24, 24))


@kept
def title_face(look: Look, title: str, w: float) -> Picture:
    return sketched(look, w, HEAD, lambda s: s.text(16, 29, title, 16, look.theme.paper_ink, room=w - 32, high=24))


@kept
def row_face(
    look: Look,
    size: tuple[float, float],
    cards: tuple[int, ...],
    reuse: bool,
    name: str,
    points: str,
    chosen: bool,
    live: bool,
) -> Picture:
    w, h = size
    t = look.theme
    ink = t.paper_ink if live or chosen else t.paper_soft

    def draw(s: Sketch) -> None:
        if chosen:
            s.fill(0, 0, w, h, 3, (VERMILION_TINT, "#F6D2C3"), 0.9)
        if live:
            s.ring(0.5, 0.5, w - 1, h - 1, 3, VERMILION, 1.4 if chosen else 0.9, 0.9 if chosen else 0.35)
        base, chip = h / 2 + 5, min(20.0, h - 5)
        right = w - 9 - s.wide(points, 18, weight=800) - 6
        least = width(font_for(look, 14, name, 0, weight=600), name) / s.u  # of the whole name
        x = 7.0
        spare = right - least - x - 6 - (6 if reuse else 0)
        step = max(CLOSE, min(19.0, 95 / max(1, len(cards)), spare / max(1, len(cards))))
        wide = min(16.5, step - 1)
        for i, card in enumerate(cards):
            s.fill(x, (h - chip) / 2, wide, chip, 2.5, VALUE[card])
            s.text(x + wide / 2, base + 0.4, str(card), 14, CHIP_INK[card], align="c", room=wide, high=chip)
            x += step
            if reuse and i == 0:  # it lies on the robe already
                s.text(x + 1, base, "›", 15, ink, align="c")
                x += 6
        if cards:  # names begin below each other where they can
            x = max(x + wide - step + 6, min(95.0, right - least))
        room = right - x
        s.text(x, base + 0.3, shortened(look, 12.5, name, room), 14, ink, weight=600, room=room, high=0.78 * h)
        s.text(
            w - 9,
            base + 1,
            points,
            18 if chosen else 16,
            VERMILION_INK if chosen or (live and cards) else ink,
            weight=800,
            align="r",
            high=0.78 * h,
        )

    return sketched(look, w, h, draw)


@kept
def moves_face(
    look: Look, size: tuple[float, float], title: str, lines: tuple[tuple[Paint, str, tuple[str, ...]], ...]
) -> Picture:
    """Newest first, each with the mark of who moved and its cards in small, as many as there is room for."""
    w, h = size
    t = look.theme
    left = 14.0 if title else 0.0

    def draw(s: Sketch) -> None:
        y = FIRST
        if title:
            s.text(left, 28, title, 16, t.ink, room=w - left)
            y = 54.0
        for place, (paint, text, cards) in enumerate(lines):
            font, rows, beside = _told(look, text, w - left - 19, faces_width(len(cards)), h - y)
            x = left + 19 + beside
            step = font.pixelSize() / look.u * LEADING
            if place and y + step * (len(rows) - 1) > h:
                break
            s.mark(left + 5.5, y - 4.5, 5.5, paint)
            if beside:
                draw_faces(s, cards, left + 19, y)
            for row in rows:
                write(s.p, x * s.u, y * s.u, row, font, t.soft)
                y += step
            y += AFTER

    return sketched(look, w, h, draw, margin=4)


@lru_cache(maxsize=16)  # the same line in layout after layout
def _told(look: Look, text: str, room: float, cards: float, high: float) -> tuple[QFont, list[str], float]:
    """A move in two lines, in the largest type in which they have room, below the first one too; and what its cards
    take beside it. They go where there is no room for both: the words name them, too."""
    font = font_for(look, 13, "", None, serif=False, weight=500, high=21)
    beside = cards if whole_in(look, font, text, (room - cards) * look.u, 2) is not None else 0.0
    return *fitted(look, font, text, (room - beside) * look.u, 2, (high + 16) * look.u, LEADING), beside
