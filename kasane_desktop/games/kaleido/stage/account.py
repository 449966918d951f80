"""What turning a board brings, in the tray; and the final scoring, in a panel at the right or, where that is too wide,
in the tray as well."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kasane_desktop.games.kaleido.rules import fact, zones
from kasane_desktop.games.kaleido.stage.desk import Desk, pairs
from kasane_desktop.games.kaleido.stage.marks import Shares, glass
from kasane_desktop.games.kaleido.stage.seats import met_of, points_of, walk, winners
from kasane_desktop.games.kaleido.stage.tray import lay_button, lay_head
from kasane_desktop.scene.kit import Look, Picture, Z, kept, panel
from kasane_desktop.scene.kit.icons import draw_icon
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.kit.paint import width, write
from kasane_desktop.scene.sketch import Sketch, sketched

PAD = 24.0
HIGHEST = 36.0  # the largest type in which the figures of the tray have room


class Row(NamedTuple):
    """A seat and two figures, as text; `mark` is the seat of the viewer, `gold` a winner."""

    colours: tuple[int, ...]
    name: str
    before: str
    after: str
    mark: bool = False
    gold: bool = False


def lay_account(desk: Desk) -> None:
    if not (desk.turning or desk.phase == "over"):
        return
    if desk.grid.panel is not None:
        _lay_panel(desk, desk.grid.panel)
    elif desk.grid.tray is not None:
        _lay_strip(desk, desk.grid.tray)


def _lay_panel(desk: Desk, rect: QRectF) -> None:
    look = desk.look
    plate = panel(look, "plate", look.px(rect.width()), look.px(rect.height()))
    desk.sheet("panel", plate, rect.x(), rect.y(), Z.PANEL + 1)
    size = rect.width(), rect.height()
    face = over_face(look, size, _titles(desk), _over_rows(desk), _columns(desk), desk.words.meetings(), _ledger(desk))
    desk.sheet("panel/words", face, rect.x(), rect.y(), Z.PANEL + 2, name=desk.words.over())


def _lay_buttons(desk: Desk, rect: QRectF) -> None:
    """Where it is not turned, setting it down is leaving it: that is one button."""
    words, turned = desk.words, desk.steps != 0
    down = QRectF(rect.x(), rect.y(), rect.width(), 0.52 * rect.height() if turned else rect.height())
    down = down if turned else down.adjusted(0, 0.2 * rect.height(), 0, -0.2 * rect.height())
    label, kanji = (words.set_down(), ornament("置く")) if turned else (words.leave(), "")
    lay_button(desk, "down", down, "primary", label, kanji, desk.rotation.action if desk.asked else None, order=0)
    if turned:
        leave = QRectF(rect.x(), down.bottom() + 8, rect.width(), rect.bottom() - down.bottom() - 8)
        action = desk.rotations[0].action if desk.asked else None
        lay_button(desk, "leave", leave, "quiet", words.leave(), "", action, order=1)


def _titles(desk: Desk) -> tuple[str, str, str]:
    words = desk.words
    if desk.phase == "over":
        met = walk(desk)
        reached = len(met) if desk.hand.walked is None else desk.hand.walked
        return words.over(), ornament("結"), words.walked(reached, len(met)) if met else words.no_meetings()
    return words.your_turn(), ornament("廻す"), words.turn_board()


def _columns(desk: Desk) -> tuple[str, ...]:
    return desk.words.boards(), desk.words.meets(), desk.words.total()


def _turn_rows(desk: Desk) -> tuple[Row, ...]:
    """All seats, the viewer first: what the meetings give now and would give then."""
    facts = desk.rotation.facts
    now, then = facts[fact.NOW], facts[fact.THEN]
    seats = sorted(range(len(now)), key=lambda seat: seat != desk.viewer)
    return tuple(
        Row(desk.colours(seat), desk.name(seat), str(now[seat]), str(then[seat]), seat == desk.viewer) for seat in seats
    )


def _over_rows(desk: Desk) -> tuple[Row, ...]:
    seats = range(len(desk.shown.seats))
    won = winners(desk)
    return tuple(
        Row(
            desk.colours(seat),
            desk.name(seat),
            f"{desk.shown.seats[seat][fact.POINTS]} + {met_of(desk, seat)}",
            str(points_of(desk, seat)),
            seat == desk.viewer,
            seat in won,
        )
        for seat in seats
    )


def _ledger(desk: Desk) -> tuple[Shares, ...]:
    """What the hexagons that have been reached give, one by one."""
    reached = walk(desk)[: desk.hand.walked]
    return tuple(pairs(desk.shown.zones[zones.MEETING(meeting)].facts[fact.SHARES]) for meeting in reached)


def _spoken(desk: Desk) -> str:
    rows = (f"{row.name} {row.before} → {row.after}" for row in _turn_rows(desk))
    return desk.words.list(desk.words.turn_board(), *rows)


# -- the panel ----------------------------------------------------------------------------------------


def _draw_titles(s: Sketch, w: float, titles: tuple[str, str, str]) -> None:
    t = s.look.theme
    kanji = s.wide(titles[1], 22, weight=600)
    s.text(PAD, 46, titles[0], 29, t.plate_ink, room=w - 2 * PAD - kanji - 10, high=34)
    s.text(w - PAD, 44, titles[1], 22, t.plate_soft, weight=600, align="r", high=34)
    s.text(PAD, 74, titles[2], 15, t.plate_soft, serif=False, weight=500, room=w - 2 * PAD, high=23)


def _draw_tiles(s: Sketch, colours: tuple[int, ...], x: float, cy: float, side: float) -> float:
    for place, tile in enumerate(colours):
        at = QPointF((x + side / 2 + place * side * 0.6) * s.u, (cy + (3 if place % 2 == 0 else -3)) * s.u)
        glass(s.p, tile, at, side * s.u, 0 if place % 2 == 0 else 180)
    return side * (1 + 0.6 * (len(colours) - 1))


@kept
def over_face(
    look: Look,
    size: tuple[float, float],
    titles: tuple[str, str, str],
    rows: tuple[Row, ...],
    columns: tuple[str, ...],
    title: str,
    ledger: tuple[Shares, ...],
) -> Picture:
    """The final scoring: boards, hexagons, total; then what each hexagon gave."""
    w, h = size
    t, pitch = look.theme, 62.0
    low = 144 + pitch * len(rows)

    def draw(s: Sketch) -> None:
        _draw_titles(s, w, titles)
        s.line(PAD, 100, w - PAD, 100, t.plate_edge)
        note = f"{columns[0]} + {columns[1]}"
        s.text(w - PAD, 128, columns[2], 13, t.plate_soft, serif=False, weight=500, align="r", room=60, high=24)
        s.text(PAD, 128, note, 13, t.plate_soft, serif=False, weight=500, room=w - 2 * PAD - 66, high=24)
        for place, row in enumerate(rows):
            _draw_total(s, w, 140 + pitch * (place + 0.5), pitch, row)
        if ledger:
            s.line(PAD, low + 12, w - PAD, low + 12, t.plate_edge)
            s.text(PAD, low + 44, title, 18, t.plate_ink, room=w - 2 * PAD)
            _draw_ledger(s, w, low + 58, h - 16, ledger)

    return sketched(look, w, h, draw)


def _draw_total(s: Sketch, w: float, cy: float, pitch: float, row: Row) -> None:
    t = s.look.theme
    if row.mark:
        s.fill(14, cy - pitch / 2 + 2, w - 28, pitch - 4, 8, t.plate_ink, 0.07)
    x = 25 + _draw_tiles(s, row.colours, 25, cy, 28) + 12
    room = w - PAD - s.wide(row.after, 32) - 12 - x
    s.text(x, cy - 4, row.name, 18, t.plate_ink, room=room, high=24)
    s.text(x, cy + 19, row.before, 16, t.plate_soft, weight=600, room=room, high=22)
    s.text(w - PAD, cy + 11, row.after, 32, t.win if row.gold else t.plate_ink, align="r", high=48)


def _draw_ledger(s: Sketch, w: float, top: float, bottom: float, ledger: tuple[Shares, ...]) -> None:
    """Hexagons in two columns, in the order in which they were scored; the last one stands out."""
    t, lines = s.look.theme, -(-len(ledger) // 2)
    pitch, half = min(34.0, (bottom - top) / max(1, lines)), (w - 2 * PAD) / 2
    for place, shares in enumerate(ledger):
        x, cy = PAD + place % 2 * half, top + (place // 2 + 0.5) * pitch
        step = min(38.0, half / max(1, len(shares)))
        for tile, points in shares:
            glass(s.p, tile, QPointF((x + 8) * s.u, (cy + 2) * s.u), 15 * s.u)
            s.text(x + 18, cy + 5.5, str(points), 15, t.plate_ink, weight=600, room=step - 20, high=min(22, pitch))
            x += step


# -- the tray -----------------------------------------------------------------------------------------


def _lay_strip(desk: Desk, rect: QRectF) -> None:
    """Side by side what each seat has, and while a board is turned the button that sets it down."""
    title, _, note = _titles(desk)
    share = 0.24 if desk.grid.compact else 0.26
    head = QRectF(rect.x() + 22, rect.y(), rect.width() * share - 22, rect.height())
    lay_head(desk, head, title, note)
    right = rect.right() - 18
    if desk.turning:
        wide = 230.0
        x = right - wide
        _lay_buttons(desk, QRectF(x, rect.y() + 12, wide, rect.height() - 24))
        right = x - 14
    rows = _turn_rows(desk) if desk.turning else _over_rows(desk)
    room = QRectF(head.right() + 12, rect.y() + 12, right - head.right() - 12, rect.height() - 24)
    title = desk.words.meetings() if desk.turning else ""
    face = strip_face(desk.look, (room.width(), room.height()), title, rows)
    spoken = _spoken(desk) if desk.turning else desk.words.over()
    desk.sheet("account", face, room.x(), room.y(), Z.PANEL + 2, name=spoken)


@kept
def strip_face(look: Look, size: tuple[float, float], title: str, rows: tuple[Row, ...]) -> Picture:
    """Below the title, if there is one, each seat with two figures: the second comes of the first."""
    w, h = size
    t = look.theme
    step, top = w / len(rows), 22.0 if title else 0.0

    def draw(s: Sketch) -> None:
        s.text(w / 2, 15, title, 14, t.plate_soft, serif=False, weight=500, align="c", room=w, high=18)
        for place, row in enumerate(rows):
            x, c = place * step, (place + 0.5) * step
            if row.mark:
                s.fill(x + 2, top, step - 4, h - top, 8, t.plate_ink, 0.07)
            tiles = 22 * (1 + 0.6 * (len(row.colours) - 1))
            room = step - tiles - 22
            name = min(room, s.wide(row.name, 16, serif=False, weight=500))
            left, cy = c - (tiles + 7 + name) / 2, top + 0.27 * (h - top)
            _draw_tiles(s, row.colours, left, cy, 22)
            s.text(
                left + tiles + 7,
                cy + 5,
                row.name,
                16,
                t.plate_ink,
                serif=False,
                weight=500,
                room=room,
                high=0.3 * (h - top),
            )
            _draw_figures(s, row, c, h - 0.15 * (h - top), step - 12)

    return sketched(look, w, h, draw)


def _draw_figures(s: Sketch, row: Row, c: float, y: float, room: float) -> None:
    t, gap = s.look.theme, 17.0
    for small, large in s.look.together(s.look.serif(18, 600), s.look.serif(28)):
        before, after = width(small, row.before) / s.u, width(large, row.after) / s.u
        gap = min(17.0, max(9.0, (room - before - after) / 2))
        if before + after + 2 * gap <= room and large.pixelSize() <= HIGHEST * s.u:
            break
    x = c - (before + after + 2 * gap) / 2
    x += write(s.p, x * s.u, y * s.u, row.before, small, t.plate_soft) / s.u + gap
    draw_icon(s.p, "next", x * s.u, (y - 6) * s.u, 14 * gap / 17 * s.u, t.plate_soft)
    write(s.p, (x + gap) * s.u, y * s.u, row.after, large, t.win if row.gold else t.plate_ink)
