"""What is on the page: the winner's place, and a row for each of the others. Each is laid complete; what the scoring
brings one after the other are holders of their own."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from kasane_desktop.core.table import Table
from kasane_desktop.scene.faces import Faces
from kasane_desktop.scene.kit import (
    CrestItem,
    Holder,
    Look,
    Outline,
    PictureItem,
    PieceItem,
    PlateItem,
    TextItem,
    colour,
    kept,
    painted,
    ring,
    sprite,
)
from kasane_desktop.scene.kit.ornament import dotted, separated
from kasane_desktop.scene.kit.paint import linear, width
from kasane_desktop.scene.kit.plain import set_tip
from kasane_desktop.scene.kit.text import shrunk, wrapped
from kasane_desktop.scene.showing import Showing
from kasane_desktop.scene.sketch import font_for
from kasane_desktop.ui.result.columns import Columns, pitch, small
from kasane_desktop.ui.result.grid import Grid
from kasane_desktop.ui.result.pieces import show_pieces
from kasane_desktop.ui.result.standings import Line, Standing

MOST_DETAIL, LEAST_LINE = 4, 30  # lines of what a source is made of; height of a source without them
GREATEST = 100  # the largest type in which the winner's points have room
NAME, PIECES = 176, 318  # room for a name in a row, and where its pieces begin, with texts of the usual size
MORE = 0.6  # of what larger texts need more, a name gets so much from its pieces


@kept
def gold_line(look: Look, w: int) -> QPixmap:
    """A thread of gold that fades at its ends."""
    full, none = colour(look.theme.win, 0.9), colour(look.theme.win, 0.15)

    def draw(p: QPainter) -> None:
        p.fillRect(0, 0, w, max(1, look.px(1.4)), linear(0, 0, w, 0, (0, full), (0.8, full), (1, none)))

    return painted(w, max(1, look.px(1.4)), look.dpr, draw)


def crowned(look: Look, standing: Standing, d: int, on: QGraphicsItem) -> CrestItem:
    """A winner's crest, framed in gold."""
    crest = CrestItem(look, standing.colour, standing.crest, d, on)
    frame = PictureItem(ring(look, Outline(d, d, kind="round"), "win"), crest)
    frame.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
    frame.setZValue(-1)
    return crest


class Scored(Holder):
    """A place with points that come line by line; `total` shows the sum of those that have come."""

    def __init__(self, area: QRect) -> None:
        super().__init__(area.width(), area.height())
        self.setPos(area.topLeft())
        self.accessible_name = ""  # what a screen reader says
        self.lines: list[tuple[Holder, int]] = []
        self.total: TextItem
        self.turned: list[PieceItem] = []  # what is turned over before anything is counted
        self.back = ""  # how that looked before

    def add_line(self, points: int) -> Holder:
        holder = Holder(self.size().width(), self.size().height(), self)
        self.lines.append((holder, points))
        return holder


class Row(Scored):
    """One seat on its strip of paper: place, crest, name, pieces, points by source, total."""

    def __init__(
        self, look: Look, area: QRect, standing: Standing, columns: Columns, shows: Showing, table: Table
    ) -> None:
        super().__init__(area)
        self.look, self._columns = look, columns
        t, px, h = look.theme, look.px, area.height()
        won = standing.place == 1
        PlateItem(look, "seat", area.width(), h, parent=self).set_edge("win" if won else "")
        self._size = size = min(1.0, h / look.u / 92)  # of letters and crest, in a low row
        place = TextItem(look.serif(34 * size), t.win if won else t.soft, str(standing.place), align="c", parent=self)
        place.centre_on(px(36), h / 2)
        d = px(48 * size)
        CrestItem(look, standing.colour, standing.crest, d, self).setPos(px(92) - d // 2, h // 2 - d // 2)
        more = MORE * NAME * max(0.0, look.text - 1)
        self._write_name(standing, px(NAME + more))
        start, pieces = self._write_points(standing), px(PIECES + more)
        room = QRect(pieces, px(9), start - pieces - px(24), h - px(18))
        self.turned = show_pieces(look, shows, table, standing, room, self)
        self.back = shows.faces.sprite_name(shows.back)

    def _write_points(self, standing: Standing) -> int:
        """The points, from the right; where they begin."""
        look, h, columns, size = self.look, self.size().height(), self._columns, self._size
        right = round(self.size().width()) - look.px(28)
        ink = look.theme.win if standing.place == 1 else look.theme.ink
        self.total = TextItem(look.serif(42 * size), ink, str(standing.score), align="r", parent=self)
        self.total.centre_on(right, h / 2)
        for line, end in zip(standing.lines if columns.headings else (), columns.ends, strict=True):
            holder = self.add_line(line.points)
            figure = TextItem(look.serif(24 * size), look.theme.ink, line.figure, align="r", parent=holder)
            figure.centre_on(right - end, h / 2)
        return right - columns.start

    def _write_name(self, standing: Standing, room: int) -> None:
        """The name, and below it what this seat has laid, where there is room for both."""
        look, h = self.look, self.size().height()
        name = TextItem(
            shrunk(look, look.serif(22 * self._size), standing.name, room),
            look.theme.ink,
            standing.name,
            max_width=room,
            lines=2,
            parent=self,
        )
        note = TextItem(shrunk(look, small(look), standing.note, room), look.theme.soft, standing.note, parent=self)
        line = name.height / (name.text().count("\n") + 1)
        high = name.height + (note.height if standing.note else 0)
        if high > h - look.px(6) or note.width > room + 1:
            note.setText("")
            set_tip(name, standing.note)
            high = name.height
        x, top = look.px(130), (h - high) / 2
        name.place(x, top + line * 0.78)
        note.place(x, top + name.height + note.height * 0.74)


class Laureate(Scored):
    """The winner's place: portrait, pieces, title, points by source, and the score in gold."""

    def __init__(self, grid: Grid, standing: Standing, title: str, shows: Showing, table: Table) -> None:
        super().__init__(QRect(0, 0, grid.w, grid.h))
        self.look = grid.look
        self.picture = Holder(grid.w, grid.h, self)
        self.honours = Holder(grid.w, grid.h, self)  # what tells who has won
        self._show_pieces(grid, standing, shows, table)
        d, points = self.look.px(56), grid.points
        crowned(self.look, standing, d, self.honours).setPos(points.x() + self.look.px(4), points.y() + self.look.px(6))
        score, indent = str(standing.score), d + self.look.px(24)
        self.total = write_title(self.look, title, score, points, indent, self, self.honours)
        (self._write_below if grid.below else self._write_beside)(grid, standing)

    def _show_pieces(self, grid: Grid, standing: Standing, shows: Showing, table: Table) -> None:
        look, area = self.look, grid.picture
        if shows.portrait:
            card = _portrait(look, shows.faces, shows.portrait, area, self.picture)
            area = area.adjusted(card + look.px(20), 0, 0, 0)
        self.turned = show_pieces(look, shows, table, standing, area, self.picture)
        self.back = shows.faces.sprite_name(shows.back)

    def _write_beside(self, grid: Grid, standing: Standing) -> None:
        """Line under line, each as high as what it has to tell."""
        area, px = grid.points, self.look.px
        top, room = area.y() + px(90), area.width() - px(64)
        lines = [line for line in standing.lines if line.text]
        for most, least, look in product(range(MOST_DETAIL, -1, -1), (px(LEAST_LINE), 0), self.look.quieter()):
            below = [_detail_below(look, line, room, most) for line in lines]
            free = area.bottom() + px(8) - top - sum(map(len, below)) * pitch(small(look))
            needs = [max(least, _rows(look, line, room) * pitch(look.serif(17))) for line in lines]
            if sum(needs) <= free:
                break
        each = min(1.0, free / sum(needs)) if sum(needs) > free else min(px(42) / px(LEAST_LINE), free / sum(needs))
        y = float(top)
        for line, detail, need in zip(lines, below, needs, strict=True):
            high = need * each
            holder = self.add_line(line.points)
            if len(standing.lines) > 1:  # else it would be the total again
                figure = TextItem(look.serif(22), look.theme.ink, line.figure, align="r", parent=holder)
                figure.centre_on(area.right(), y + high * 0.55)
            tall = high + len(detail) * pitch(small(look))
            _write_source(look, line, detail, QRect(area.x(), round(y), room, round(high)), holder)
            y += tall

    def _write_below(self, grid: Grid, standing: Standing) -> None:
        """Side by side, each figure before its words."""
        look, area = self.look, grid.points
        px, t = look.px, look.theme
        lines = [line for line in standing.lines if line.text]
        shares = [2 if line.detail and len(lines) > 3 else 1 for line in lines]  # one of many that has more to tell
        for number, line in enumerate(lines):
            holder = self.add_line(line.points)
            wide = area.width() * shares[number] // sum(shares)
            x, y = area.x() + area.width() * sum(shares[:number]) // sum(shares), area.y() + px(92)
            figure = TextItem(look.serif(30), t.ink, line.figure if len(lines) > 1 else "", parent=holder)
            figure.centre_on(x + px(4), y + px(34))
            shift = max(px(58), round(figure.width) + px(18)) if len(lines) > 1 else px(4)
            room = wide - shift - px(20)
            detail = _detail_below(look, line, room)
            _write_source(look, line, detail, QRect(x + shift, y + px(4), room, px(30 if detail else 60)), holder)


def _rows(look: Look, line: Line, room: int) -> int:
    """How many lines the words of a source take."""
    return len(wrapped(line.text, look.serif(17), room, MOST_DETAIL))


def _detail_below(look: Look, line: Line, room: int, most: int = MOST_DETAIL) -> list[str]:
    """What a line is made of, in lines below its words if there is no room for it beside them."""
    beside = room - round(width(look.serif(17), line.text)) - look.px(14)
    if not line.detail or width(small(look), line.detail) <= beside:
        return []
    return _by_parts(line.detail, small(look), room, most) if most else []


def _by_parts(detail: str, font: QFont, room: int, most: int) -> list[str]:
    """In lines, each broken between the things that were put together; within one only if it has no room alone."""
    lines: list[str] = []
    for part in separated(detail):
        longer = dotted(lines[-1], part) if lines else part
        if lines and width(font, longer) <= room:
            lines[-1] = longer
        else:
            lines += [part] if width(font, part) <= room else wrapped(part, font, room, most)
    return lines if len(lines) <= most else wrapped(detail, font, room, most)


def _write_source(look: Look, line: Line, below: list[str], area: QRect, on: QGraphicsItem) -> None:
    """Where points come from, and beside or below it what that is made of."""
    t, room = look.theme, area.width()
    middle = area.y() + area.height() * 0.55
    font = shrunk(look, look.serif(17), line.text, 2 * room)
    text = TextItem(font, t.ink, line.text, max_width=room, lines=2, parent=on)
    text.centre_on(area.x(), middle - (text.height / 4 if "\n" in text.text() else 0))
    if line.detail and not below:
        beside = text.width + look.px(14)
        detail = TextItem(small(look), t.soft, line.detail, max_width=room - beside, parent=on)
        detail.centre_on(area.x() + beside, middle)
    for number, part in enumerate(below):
        y = area.bottom() + pitch(small(look)) * (number + 0.7)
        TextItem(small(look), t.soft, part, parent=on).place(area.x(), y)


def _portrait(look: Look, faces: Faces, face: str, area: QRect, on: QGraphicsItem) -> int:
    """A card with the gold of the winner; how wide it is."""
    card = PieceItem(look, faces.sprite_name(face), faces.outline(face, area.height()), 0.8, parent=on)
    card.setPos(area.topLeft())
    card.set_ring("win")
    d = look.px(64)
    seal = PictureItem(sprite("pieces/first-player", d, d, look.dpr), on)
    seal.setPos(area.x() + card.outline.w - round(d * 0.7), area.y() + area.height() - round(d * 0.72))
    return card.outline.w


class Laureates(Scored):
    """Several winners: their crests and names in gold, and the score they share."""

    def __init__(self, grid: Grid, winners: tuple[Standing, ...], title: str) -> None:
        super().__init__(QRect(0, 0, grid.w, grid.h))
        self.look = grid.look
        self.picture = Holder(grid.w, grid.h, self)
        self.honours = Holder(grid.w, grid.h, self)
        px, area = self.look.px, grid.picture
        wide = min(px(190), area.width() // len(winners))
        d = min(px(112), wide - px(30))
        top = area.y() + (area.height() - d - px(44)) // 2
        for number, standing in enumerate(winners):
            x = area.x() + wide * number + wide // 2
            crowned(self.look, standing, d, self.picture).setPos(x - d // 2, top)
            font = shrunk(self.look, self.look.serif(20), standing.name, wide - px(12))
            name = TextItem(font, self.look.theme.ink, standing.name, align="c", max_width=wide - px(12))
            name.setParentItem(self.picture)
            name.place(x, top + d + px(34))
        points = grid.points
        self.total = write_title(self.look, title, str(winners[0].score), points, 0, self, self.honours)


def write_title(look: Look, title: str, score: str, area: QRect, indent: int, on: Scored, honours: Holder) -> TextItem:
    """Who has won and with how much, above a thread of gold; the score, to be counted."""
    t, px = look.theme, look.px
    great = font_for(look, 92, score, None, high=GREATEST)
    total = TextItem(great, t.win, score, align="r", parent=on)
    total.place(area.right(), area.y() + px(66))
    room = area.width() - indent - width(great, score) - px(26)
    for font in look.sizes(look.serif(40)):
        if _holds(font, title, room, px(84)):
            break
    high = round(QFontMetricsF(font).height())
    parts = wrapped(title, font, room, 4)
    for number, part in enumerate(parts):
        text = TextItem(font, t.ink, part, max_width=room, parent=honours)
        text.centre_on(area.x() + indent, area.y() + px(35) + high * (number - (len(parts) - 1) / 2))
    PictureItem(gold_line(look, area.width()), honours).setPos(area.x(), area.y() + px(86))
    return total


def _holds(font: QFont, text: str, room: float, height: float) -> bool:
    """Whether a text needs no more than a room of this height, and no word is broken."""
    lines = wrapped(text, font, room, 9)
    longest = max((width(font, word) for word in text.split()), default=0.0)
    return len(lines) * QFontMetricsF(font).height() <= height and longest <= room
