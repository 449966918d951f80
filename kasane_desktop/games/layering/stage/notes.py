"""The right column (or the strip below): you and your score, the groups that are possible, the end, the last moves."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kasane_desktop.core.table import Piece
from kasane_desktop.games.layering.stage.colours import CHIP_INK, VALUE
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.games.layering.stage.ladder import BEADS, lay_beads, lay_forecast, lay_ladder, lay_paper
from kasane_desktop.scene.arrangement import Hot
from kasane_desktop.scene.desk import number, numbers
from kasane_desktop.scene.kit import Look, Outline, Picture, Z, kept
from kasane_desktop.scene.kit.text import wrapped
from kasane_desktop.scene.kit.theme import VERMILION, VERMILION_INK, VERMILION_TINT
from kasane_desktop.scene.sketch import Sketch, shortened, sketched

HEAD = 38.0  # of a note, above its rows
ROW = 28.0


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
    face = you_face(desk.look, rect.width(), desk.colour(seat), desk.sign(seat), desk.name(seat), standing, str(points))
    spoken = f"{desk.name(seat)}, {points} {words.points(points)}, {standing}"
    desk.sheet("you", face, rect.x(), rect.y(), Z.PANEL, name=spoken)
    if facts["first"]:
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
        chosen = desk.preview.group is piece if piece else desk.pointed == f"groups/{i}"
        live = desk.combining
        reuse = piece is not None and bool(piece.facts.get("reuse"))
        face = row_face(desk.look, (area.width(), area.height()), cards, reuse, name, points, chosen, live)
        desk.sheet(f"note/{i}", face, area.x(), area.y(), Z.PANEL + 3)
        if live:
            _lay_row_hot(desk, area, i, cards, name, points)
        else:
            desk.touch(area, "groups", i)
    rest = QRectF(rect.x(), rect.y() + HEAD + len(rows) * step + 4, rect.width(), 0)
    rest.setBottom(rect.bottom())
    if desk.grid.ladder is None and rest.height() >= BEADS:  # a short list leaves room for the end
        lay_beads(desk, rest)


Row = tuple[Piece | None, tuple[int, ...], str, str]


def _rows(desk: Desk) -> list[Row]:
    rows: list[Row] = []
    card = desk.open_card(desk.looked) if desk.looked is not None else None
    special = card is not None and desk.is_special(card.face)
    extra = int(special and desk.dress.layers)  # an accessory brings nothing before the end
    for group in desk.groups():
        points = number(group.facts, "points") + extra
        rows.append((group, numbers(group.facts, "cards"), desk.combination_name(group.face), f"+{points}"))
    last = desk.words.its_point(desk.dress.layers) if special else desk.words.keep()
    rows.append((None, (), last, "+1" if special else "0"))
    return rows


def _lay_row_hot(desk: Desk, area: QRectF, i: int, cards: tuple[int, ...], name: str, points: str) -> None:
    look = desk.look
    zone = desk.shown.zones["groups"]
    spoken = f"{desk.words.lay(' '.join(map(str, cards)), name)}, {points}" if cards else name
    outline = Outline(look.px(area.width()), look.px(area.height()), 3 * look.u)
    desk.out.hots[f"groups/{i}"] = Hot(
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
    return desk.words.if_you_take(card.face.rpartition("/")[2])


def _lay_moves(desk: Desk) -> None:
    grid, look = desk.grid, desk.look
    lines = [(desk.colour(line.seat) if line.seat >= 0 else look.theme.soft, line.text) for line in desk.shown.log]
    if grid.moves is not None:
        rect = grid.moves
        face = moves_face(look, (rect.width(), rect.height()), desk.words.last_moves(), tuple(lines[:4]))
        desk.sheet("moves", face, rect.x(), rect.y(), Z.PANEL, name=" ".join(text for _, text in lines[:4]))
    elif grid.log is not None and lines:
        x, y = grid.log
        text = lines[0][1]
        cut = text if wrapped(text, look.sans(13), (244 - 19) * look.u, 2)[-1].endswith("…") else ""
        face = moves_face(look, (244, 36), "", tuple(lines[:1]))
        desk.sheet("moves", face, x, y - 16, Z.PANEL, name=text, tip=cut)


@kept
def you_face(look: Look, w: float, paint: str, sign: str, name: str, standing: str, points: str) -> Picture:
    t = look.theme

    def draw(s: Sketch) -> None:
        s.crest(22, 22, 44, paint, sign)
        room = w - 56 - s.wide(points, 54) - 12
        s.text(56, 22, name, 19, t.ink, room=room)
        s.text(56, 40, standing, 12.5, t.soft, serif=False, weight=500, room=room)
        s.text(w, 41, points, 54, t.ink, align="r")

    return sketched(look, w, 50, draw, margin=8)


@kept
def first_face(look: Look) -> Picture:
    return sketched(look, 24, 24, lambda s: s.svg("pieces/first-player", 0, 0, 24, 24))


@kept
def title_face(look: Look, title: str, w: float) -> Picture:
    return sketched(look, w, HEAD, lambda s: s.text(16, 29, title, 16, look.theme.paper_ink, room=w - 32))


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
        step = min(19.0, 76 / max(1, len(cards) - 1)) if len(cards) > 4 else 19.0
        x = 7.0
        for i, card in enumerate(cards):
            s.fill(x, (h - chip) / 2, 16.5, chip, 2.5, VALUE[card])
            s.text(x + 8.25, base + 0.4, str(card), 14, CHIP_INK[card], align="c")
            x += step
            if reuse and i == 0:  # it lies on the robe already
                s.text(x + 1, base, "›", 15, ink, align="c")
                x += 6
        x = max(95.0, x + 8) if cards else x
        end = s.wide(points, 18, weight=800) + 14
        room = w - x - end - 6
        s.text(x, base + 0.3, shortened(look, 12.5, name, room), 14, ink, weight=600, room=room)
        s.text(
            w - 9,
            base + 1,
            points,
            18 if chosen else 16,
            VERMILION_INK if chosen or (live and cards) else ink,
            weight=800,
            align="r",
        )

    return sketched(look, w, h, draw)


@kept
def moves_face(look: Look, size: tuple[float, float], title: str, lines: tuple[tuple[str, str], ...]) -> Picture:
    """Newest first, each with a dot in the colour of who moved, as many as there is room for."""
    w, h = size
    t = look.theme
    left = 14.0 if title else 0.0

    def draw(s: Sketch) -> None:
        y = 16.0
        if title:
            s.text(left, 28, title, 16, t.ink, room=w - left)
            y = 54.0
        for paint, text in lines:
            broken = wrapped(text, look.sans(13), (w - left - 19) * look.u, 2)
            if y + 15.5 * (len(broken) - 1) > h:
                break
            s.fill(left, y - 10, 11, 11, 5.5, paint)
            for part in broken:
                s.text(left + 19, y, part, 13, t.soft, serif=False, weight=500, room=w - left - 19)
                y += 15.5
            y += 6.5

    return sketched(look, w, h, draw, margin=4)
