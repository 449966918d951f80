"""What is told beside the ring, between the plates, and what happened last."""

from __future__ import annotations

from PySide6.QtGui import QFont

from kasane_desktop.games.kabuki.rules import fact
from kasane_desktop.games.kabuki.stage.desk import Desk, Level
from kasane_desktop.scene.kit import Look, Picture, kept
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.paint import write
from kasane_desktop.scene.kit.text import fitted, wrapped
from kasane_desktop.scene.sketch import Sketch, em, font_for, sketched
from kasane_desktop.scene.spoken import joined

DARK_INK, INK, SOFT = "#2E1D14", "#38241A", "#46301F"
TITLE_Y, LEADING = 42.0, 1.3
LIGHT, LIGHT_SOFT = "#FFF3DA", "#F0DDBB"

Line = tuple[str, float, str, int]
"""Text, size, ink and weight."""


def lay_notes(desk: Desk) -> None:
    if desk.overlay:
        return
    _lay_mask_words(desk)
    _lay_note(desk)
    _lay_moves(desk)


def _lay_mask_words(desk: Desk) -> None:
    """The name of the mask that is up or was just laid, and what it asks for."""
    piece = desk.up or desk.laid
    if piece is None:
        return
    words, rect = desk.words, desk.grid.words
    name = desk.mask_name(piece)
    if desk.up is not None:
        who = desk.name(desk.facts[fact.WHOSE_TURN])
        lines: tuple[Line, ...] = ()
        if desk.laying:
            lines = (
                (words.lay_it(who), 17, "#A62B17", 700),
                (words.how_to_lay(desk.stage_keys), 15, SOFT, 500),
            )
        elif not desk.shown.stands:
            lines = ((words.is_laying(who), 17, INK, 500), (words.watch(), 15, SOFT, 500))
        rules: tuple[Line, ...] = ()
    else:
        layer = desk.name(desk.facts[fact.LAID_BY])
        stage = desk.facts[fact.LAID_STACK]
        first = desk.stacks[stage].facts[fact.COUNT] == 1
        lines = (
            (words.laid_on(layer, stage + 1), 17, INK, 500),
            (words.none_below() if first else words.one_below(), 17, INK, 500),
        )
        rules = ((words.if_right(layer), 15, SOFT, 500), (words.if_wrong(layer), 15, SOFT, 500))
        if first:
            rules = ((words.no_pair(), 15, SOFT, 500),)
    running = desk.calling is None or desk.calling.running
    if not running:
        lines, rules = ((words.paused(), 17, "#A62B17", 700), (words.paused_why(), 15, SOFT, 500)), ()
    face = words_face(desk.look, (rect.width(), rect.height()), name, desk.kanji(piece.face), lines, rules)
    told = [line[0] for line in (*lines, *rules)]
    spoken = joined(name, *(told if running else [words.list(*told)]))  # while it stands, that is one sentence
    desk.sheet("words", face, rect.x(), rect.y(), Level.PANEL + 1, name=spoken)


def _lay_note(desk: Desk) -> None:
    rect, words, facts = desk.grid.note, desk.words, desk.facts
    if rect is None or (desk.shown.stands and desk.phase != "over"):
        return
    title, text = "", ""
    if desk.phase == "lay":
        title = words.title_lay(desk.name(facts[fact.WHOSE_TURN]))
        text = words.then_call()
    elif desk.phase == "window":
        follower = (facts[fact.WHOSE_TURN] + 1) % len(desk.shown.seats)
        title, text = words.first_call(), words.then_turns(desk.name(follower))
    elif desk.phase == "over":
        title = words.over()
    else:
        text = words.is_dealt()
    face = note_face(desk.look, (rect.width(), rect.height()), title, text)
    desk.sheet("note", face, rect.x(), rect.y(), Level.PANEL + 1, name=joined(title, text))


def _lay_moves(desk: Desk) -> None:
    rect = desk.grid.moves
    if rect is None or not desk.shown.log:
        return
    lines = tuple((desk.paint(line.seat), line.text) for line in desk.shown.log[:4])
    face = moves_face(desk.look, (rect.width(), rect.height()), desk.words.last_moves(), lines)
    spoken = joined(*(text for _, text in lines))
    desk.sheet("moves", face, rect.x(), rect.y(), Level.PANEL + 1, name=spoken, tip="\n".join(t for _, t in lines))


@kept
def words_face(
    look: Look,
    size: tuple[float, float],
    name: str,
    kanji: str,
    lines: tuple[Line, ...],
    rules: tuple[Line, ...],
) -> Picture:
    w, h = size
    for look in look.quieter():  # noqa: B020 - the first in which all has room
        if _words_height(look, w, name, (*lines, *rules)) <= h + 26:
            break
    while rules and _words_height(look, w, name, (*lines, *rules)) > h + 40:  # half a line helps nobody
        rules = rules[:-1]

    def draw(s: Sketch) -> None:
        title, first = _title(look, w, name)
        y, step = TITLE_Y, title.pixelSize() / s.u * 1.12
        for n, text in enumerate(first):
            end = write(s.p, 0, (y + n * step) * s.u, text, title, DARK_INK) / s.u
        y += (len(first) - 1) * step
        if kanji:
            s.text(end + 10, y, kanji, 28, "#9A2A1C", weight=600, room=w + 18 - end - 10)
        y += 13 + s.em(17) * 1.1
        for line in lines:
            y = _paragraph(s, y, w, line)
        if rules:
            gap = s.em(rules[0][1])
            s.line(0, y - 0.4 * gap, w * 0.8, y - 0.4 * gap, "#4A3018", 1, 0.35)
            y += gap
            for line in rules:
                y = _paragraph(s, y, w, line)

    return sketched(look, w, h + 30, draw, margin=20)


def _title(look: Look, w: float, name: str) -> tuple[QFont, list[str]]:
    font = font_for(look, 34, name, w - 46, weight=700, high=40)
    return font, wrapped(name, font, (w - 46) * look.u, 2)


def _words_height(look: Look, w: float, name: str, lines: tuple[Line, ...]) -> float:
    title, first = _title(look, w, name)
    y = TITLE_Y + (len(first) - 1) * title.pixelSize() / look.u * 1.12 + 13 + em(look, 17) * 1.1 + em(look, 15)
    for text, size, _, weight in lines:
        font = look.sans(size, weight)
        y += font.pixelSize() / look.u * LEADING * len(wrapped(text, font, w * look.u, 4)) + 3
    return y


def _paragraph(s: Sketch, y: float, w: float, line: Line) -> float:
    """A text of a few lines; returns where the next one stands."""
    text, size, ink, weight = line
    font = s.look.sans(size, weight)
    step = font.pixelSize() / s.u * LEADING
    for part in wrapped(text, font, w * s.u, 4):
        write(s.p, 0, y * s.u, part, font, ink)
        y += step
    return y + 3


@kept
def note_face(look: Look, size: tuple[float, float], title: str, text: str) -> Picture:
    w, h = size

    def draw(s: Sketch) -> None:
        high = max(30.0, 1.25 * s.em(21)) if title else 0.0
        font, parts = fitted(look, look.sans(15, 500), text, (w - 8) * s.u, 3, (h - high) * s.u, LEADING)
        step = font.pixelSize() / s.u * LEADING
        y = (h - high - step * len(parts)) / 2 + 20
        if title:
            y += high - 30
            s.text(w / 2, y, title, 21, LIGHT, align="c", room=w - 8)
            y += 12 + 1.05 * font.pixelSize() / s.u
        for part in parts:
            write(s.p, w / 2 * s.u, y * s.u, part, font, LIGHT_SOFT, "c")
            y += step

    return sketched(look, w, h, draw, margin=2)


@kept
def moves_face(look: Look, size: tuple[float, float], title: str, lines: tuple[tuple[Paint, str], ...]) -> Picture:
    w, h = size

    def draw(s: Sketch) -> None:
        s.fill(0, 0, w, h, 10, "#1E1210", 0.38)
        font = look.sans(13, 500)
        step = max(20.0, font.pixelSize() / s.u * 1.2)
        s.text(16, 26, title, 16, LIGHT, room=w - 32, high=24)
        y = 26 + step + 4
        for paint, text in lines:
            rows = wrapped(text, font, (w - 50) * s.u, 4)
            if y + (len(rows) - 1) * step > h - 8:
                break
            s.mark(21, y - 5, 5, paint, dark=True)
            s.ring(16, y - 10, 10, 10, 5, "#FBF6EA", 0.8, 0.6)
            for row in rows:
                write(s.p, 34 * s.u, y * s.u, row, font, LIGHT_SOFT)
                y += step

    return sketched(look, w, h, draw)
