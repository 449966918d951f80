"""What turning a board brings, and the final scoring: a panel at the right, or the tray where that is too wide."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kasane_desktop.scene.desk import number, numbers
from kasane_desktop.scene.kaleido.desk import Desk, pairs
from kasane_desktop.scene.kaleido.marks import Shares, glass
from kasane_desktop.scene.kaleido.seats import met_of, points_of, walk, winners
from kasane_desktop.scene.kaleido.tray import lay_button, lay_head
from kasane_desktop.scene.kit import Look, Picture, Z, kept, panel
from kasane_desktop.scene.kit.icons import draw_icon
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.kit.theme import ON_VERMILION, VERMILION, colour
from kasane_desktop.scene.sketch import Sketch, sketched

PAD = 24.0


class Row(NamedTuple):
    """A seat and two figures, as text; `mark` is the seat of the viewer, `gold` a winner."""

    colours: tuple[int, ...]
    name: str
    before: str
    after: str
    mark: bool = False
    gold: bool = False


class Stage(NamedTuple):
    label: str
    note: str
    state: str  # done or now


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
    if desk.phase == "over":
        face = over_face(
            look, size, _titles(desk), _over_rows(desk), _columns(desk), desk.words.meetings(), _ledger(desk)
        )
        desk.sheet("panel/words", face, rect.x(), rect.y(), Z.PANEL + 2, name=desk.words.over())
        return
    shares = pairs(numbers(desk.lifted.facts, "scored")) if desk.lifted else ()
    texts = desk.words.just_scored(), desk.words.meetings()
    face = turn_face(look, size, _titles(desk), _stages(desk), texts, shares, _turn_rows(desk), _columns(desk))
    desk.sheet("panel/words", face, rect.x(), rect.y(), Z.PANEL + 2, name=_spoken(desk))
    x, w = rect.x() + 20, rect.width() - 40
    _lay_buttons(desk, QRectF(x, rect.bottom() - 124, w, 54), QRectF(x, rect.bottom() - 58, w, 42))
    if desk.grid.hint is not None:
        _lay_hint(desk, desk.grid.hint)


def _lay_buttons(desk: Desk, down: QRectF, leave: QRectF) -> None:
    action = desk.rotation.action if desk.asked else None
    lay_button(desk, "down", down, "primary", desk.words.set_down(), "置く", action, order=0)
    action = desk.rotations[0].action if desk.asked else None
    lay_button(desk, "leave", leave, "quiet", desk.words.leave(), "", action, order=1)


def _lay_hint(desk: Desk, baseline: float) -> None:
    look, sight = desk.look, desk.grid.sight
    w = sight.width() - 40
    face = hint_face(look, w, desk.words.hint())
    desk.sheet("hint", face, sight.x() + 20, baseline - 20, Z.PANEL)


@kept
def hint_face(look: Look, w: float, text: str) -> Picture:
    return sketched(
        look, w, 28, lambda s: s.text(w / 2, 20, text, 14, look.theme.soft, serif=False, weight=500, align="c", room=w)
    )


def _titles(desk: Desk) -> tuple[str, str, str]:
    words = desk.words
    if desk.phase == "over":
        met = walk(desk)
        reached = len(met) if desk.hand.walked is None else desk.hand.walked
        return words.over(), ornament("結"), words.walked(reached, len(met)) if met else words.no_meetings()
    return words.your_turn(), ornament("廻す"), words.turn_board()


def _columns(desk: Desk) -> tuple[str, ...]:
    words = desk.words
    return (words.boards(), words.meets(), words.total()) if desk.phase == "over" else (words.now(), words.turned())


def _stages(desk: Desk) -> tuple[Stage, ...]:
    words, mine = desk.words, set(desk.colours(desk.viewer))
    scored = [desk.shown.zones[f"board/{board}"].facts for board in numbers(desk.facts, "scored")]
    gained = sum(won for facts in scored for tile, won in pairs(numbers(facts, "scored")) if tile in mine)
    return (
        Stage(*words.step_tile(), "done"),
        Stage(*words.step_extra(str(desk.facts.get("extra", ""))), "done"),
        Stage(*words.step_score(gained), "done"),
        Stage(*words.step_turn(desk.steps), "now"),
    )


def _turn_rows(desk: Desk) -> tuple[Row, ...]:
    """All seats, the viewer first: what the meetings give now and would give then."""
    facts = desk.rotation.facts
    now, then = numbers(facts, "now"), numbers(facts, "then")
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
            f"{number(desk.shown.seats[seat], 'points')} + {met_of(desk, seat)}",
            str(points_of(desk, seat)),
            seat == desk.viewer,
            seat in won,
        )
        for seat in seats
    )


def _ledger(desk: Desk) -> tuple[Shares, ...]:
    """What the hexagons that have been reached give, one by one."""
    reached = walk(desk)[: desk.hand.walked]
    return tuple(pairs(numbers(desk.shown.zones[f"meeting/{meeting}"].facts, "shares")) for meeting in reached)


def _spoken(desk: Desk) -> str:
    rows = (f"{row.name} {row.before} → {row.after}" for row in _turn_rows(desk))
    return desk.words.list(desk.words.turn_board(), *rows)


# -- the panel ----------------------------------------------------------------------------------------


@kept
def turn_face(
    look: Look,
    size: tuple[float, float],
    titles: tuple[str, str, str],
    stages: tuple[Stage, ...],
    texts: tuple[str, str],
    shares: Shares,
    rows: tuple[Row, ...],
    columns: tuple[str, ...],
) -> Picture:
    w, h = size
    t = look.theme

    def draw(s: Sketch) -> None:
        _draw_titles(s, w, titles)
        for place, stage in enumerate(stages):
            _draw_stage(s, w, 112 + place * 38.0, "一二三四"[place], stage)
        y = 268.0
        s.line(PAD, y, w - PAD, y, t.plate_edge)
        s.text(PAD, y + 34, texts[0], 18, t.plate_ink, room=w - 2 * PAD)
        x = PAD
        for place, (tile, points) in enumerate(shares):
            glass(s.p, tile, QPointF((x + 13) * s.u, (y + 66) * s.u), 26 * s.u)
            x += 56 + s.text(x + 34, y + 71, str(points), 19 if place else 22, t.plate_ink)
        y += 96
        s.line(PAD, y, w - PAD, y, t.plate_edge)
        s.text(PAD, y + 34, texts[1], 18, t.plate_ink, room=w - 2 * PAD)
        _draw_columns(s, w, y + 62, columns)
        pitch = min(40.0, (h - 140 - (y + 70)) / len(rows))
        for place, row in enumerate(rows):
            _draw_row(s, w, y + 90 + (place * pitch), row, min(38.0, pitch - 2))

    return sketched(look, w, h, draw)


def _draw_columns(s: Sketch, w: float, y: float, columns: tuple[str, ...]) -> None:
    """The heads of two columns of figures; a long one pushes the other aside."""
    ink, size = s.look.theme.plate_soft, 13
    last = s.text(w - PAD, y, columns[1], size, ink, serif=False, weight=500, align="r", room=120)
    left = min(w - 92, w - PAD - last - 14)
    s.text(left, y, columns[0], size, ink, serif=False, weight=500, align="r", room=left - PAD)


def _draw_titles(s: Sketch, w: float, titles: tuple[str, str, str]) -> None:
    t = s.look.theme
    kanji = s.wide(titles[1], 22, weight=600)
    s.text(PAD, 46, titles[0], 29, t.plate_ink, room=w - 2 * PAD - kanji - 10)
    s.text(w - PAD, 44, titles[1], 22, t.plate_soft, weight=600, align="r")
    s.text(PAD, 72, titles[2], 15, t.plate_soft, serif=False, weight=500, room=w - 2 * PAD)


def _draw_stage(s: Sketch, w: float, cy: float, kanji: str, stage: Stage) -> None:
    """A step of the turn: done ones are quiet, the present one is vermilion."""
    t, now = s.look.theme, stage.state == "now"
    s.fill(PAD, cy - 12, 24, 24, 12, VERMILION if now else t.plate_ink, 1 if now else 0.12)
    if now:
        s.text(PAD + 12, cy + 5, kanji, 14, ON_VERMILION, align="c")
    else:
        draw_icon(s.p, "check", (PAD + 12) * s.u, cy * s.u, 16 * s.u, t.plate_soft)
    ink = t.plate_ink if now else t.plate_soft
    note = s.wide(stage.note, 14, serif=False, weight=500)
    weight = 700 if now else 500
    s.text(PAD + 36, cy + 5.5, stage.label, 16, ink, serif=False, weight=weight, room=w - 2 * PAD - 36 - note - 10)
    s.text(w - PAD, cy + 5, stage.note, 14, t.plate_soft, serif=False, weight=500, align="r")


def _draw_tiles(s: Sketch, colours: tuple[int, ...], x: float, cy: float, side: float) -> float:
    for place, tile in enumerate(colours):
        at = QPointF((x + side / 2 + place * side * 0.6) * s.u, (cy + (3 if place % 2 == 0 else -3)) * s.u)
        glass(s.p, tile, at, side * s.u, 0 if place % 2 == 0 else 180)
    return side * (1 + 0.6 * (len(colours) - 1))


def _draw_row(s: Sketch, w: float, cy: float, row: Row, h: float) -> None:
    t = s.look.theme
    if row.mark:
        s.fill(14, cy - h / 2, w - 28, h, 8, t.plate_ink, 0.07)
    x = 25 + _draw_tiles(s, row.colours, 25, cy, 22) + 11
    s.text(x, cy + 5.5, row.name, 16, t.plate_ink, serif=False, weight=700 if row.mark else 500, room=w - 130 - x)
    s.text(w - 92, cy + 6.5, row.before, 18, t.plate_soft, weight=600, align="r")
    draw_icon(s.p, "next", (w - 72) * s.u, cy * s.u, 13 * s.u, t.plate_soft)
    s.text(w - PAD, cy + 8, row.after, 24 if row.mark else 20, t.plate_ink, align="r")


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
        s.text(w - PAD, 128, columns[2], 13, t.plate_soft, serif=False, weight=500, align="r", room=60)
        s.text(PAD, 128, note, 13, t.plate_soft, serif=False, weight=500, room=w - 2 * PAD - 66)
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
    s.text(x, cy - 3, row.name, 18, t.plate_ink, room=room)
    s.text(x, cy + 18, row.before, 16, t.plate_soft, weight=600, room=room)
    s.text(w - PAD, cy + 11, row.after, 32, t.win if row.gold else t.plate_ink, align="r")


def _draw_ledger(s: Sketch, w: float, top: float, bottom: float, ledger: tuple[Shares, ...]) -> None:
    """Hexagons in two columns, in the order in which they were scored; the last one stands out."""
    t, lines = s.look.theme, -(-len(ledger) // 2)
    pitch, half = min(34.0, (bottom - top) / max(1, lines)), (w - 2 * PAD) / 2
    for place, shares in enumerate(ledger):
        x, cy = PAD + place % 2 * half, top + (place // 2 + 0.5) * pitch
        step = min(38.0, half / max(1, len(shares)))
        for tile, points in shares:
            glass(s.p, tile, QPointF((x + 8) * s.u, (cy + 2) * s.u), 15 * s.u)
            s.text(x + 18, cy + 5.5, str(points), 15, t.plate_ink, weight=600)
            x += step


# -- the tray -----------------------------------------------------------------------------------------


def _lay_strip(desk: Desk, rect: QRectF) -> None:
    """The same in one line, for windows without room for a panel."""
    title, _, note = _titles(desk)
    share = 0.24
    head = QRectF(rect.x() + 22, rect.y(), rect.width() * share - 22, rect.height())
    lay_head(desk, head, title, note)
    right = rect.right() - 18
    if desk.turning:
        wide = 230.0
        x = right - wide
        down = QRectF(x, rect.y() + 14, wide, 0.42 * rect.height())
        leave = QRectF(x, down.bottom() + 9, wide, rect.bottom() - 14 - down.bottom() - 9)
        _lay_buttons(desk, down, leave)
        right = x - 14
    rows = _turn_rows(desk) if desk.turning else _over_rows(desk)
    room = QRectF(head.right() + 12, rect.y() + 12, right - head.right() - 12, rect.height() - 24)
    face = strip_face(desk.look, (room.width(), room.height()), rows, desk.turning)
    spoken = _spoken(desk) if desk.turning else desk.words.over()
    desk.sheet("account", face, room.x(), room.y(), Z.PANEL + 2, name=spoken)


@kept
def strip_face(look: Look, size: tuple[float, float], rows: tuple[Row, ...], turning: bool) -> Picture:
    w, h = size
    t = look.theme
    step = w / len(rows)

    def draw(s: Sketch) -> None:
        for place, row in enumerate(rows):
            x, c = place * step, (place + 0.5) * step
            if row.mark:
                s.fill(x + 2, 0, step - 4, h, 8, t.plate_ink, 0.07)
            tiles = 24 * (1 + 0.6 * (len(row.colours) - 1))
            room = step - tiles - 22
            name = min(room, s.wide(row.name, 16, serif=False, weight=500))
            left = c - (tiles + 7 + name) / 2
            _draw_tiles(s, row.colours, left, h * 0.22, 24)
            s.text(left + tiles + 7, h * 0.22 + 6, row.name, 16, t.plate_ink, serif=False, weight=500, room=room)
            after = s.wide(row.after, 30)
            s.text(c, h * 0.5 + 5, row.before, 17, colour(t.plate_soft), weight=600, align="c", room=step - 12)
            s.text(c, h - 12, row.after, 30, t.win if row.gold else t.plate_ink, align="c")
            if turning:
                draw_icon(s.p, "next", (c - after / 2 - 14) * s.u, (h - 22) * s.u, 14 * s.u, t.plate_soft)

    return sketched(look, w, h, draw)
