"""The match that is chosen in the list: its table, who came in where, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kasane_desktop.match.history import Entry
from kasane_desktop.match.shelf import Waiting
from kasane_desktop.scene.kit import Look, colour, panel, theme
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.kit.paint import rounded, stroke, width, write
from kasane_desktop.scene.kit.text import elided, shrunk, wrapped
from kasane_desktop.ui.controls.widgets import WordButton, painter_of
from kasane_desktop.ui.history.matches import Pictures
from kasane_desktop.ui.history.words import date_of, level_name, name_of, state_of
from kasane_desktop.ui.lobby.cards import RADIUS, cover, game_name
from kasane_desktop.ui.lobby.pictures import kanji

SHAPE = 0.625  # of a picture: its height by its width


class Detail(QWidget):
    """A sheet beside the list."""

    replayed = Signal()  # a finished one is to be watched, an unfinished one to be continued
    result = Signal()
    table = Signal()
    saved = Signal()
    deleted = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self._pictures = pictures
        self._entries: list[Entry | Waiting] = []
        self._state = ""  # of the one that is chosen, if it is unfinished
        pictures.come.connect(self.update)
        self.replay = WordButton("primary", 17)
        self.to_result, self.to_table, self.save, self.delete = (WordButton("quiet", 15) for _ in range(4))
        self._whole, self._ends, self._low = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        self._ends.addWidget(self.to_result, 1)
        self._ends.addWidget(self.to_table, 1)
        self._low.addWidget(self.save, 1)
        self._low.addWidget(self.delete, 1)
        self._whole.addStretch(1)
        self._whole.addWidget(self.replay)
        self._whole.addLayout(self._ends)
        self._whole.addLayout(self._low)
        self.replay.clicked.connect(self.replayed)
        self.to_result.clicked.connect(self.result)
        self.to_table.clicked.connect(self.table)
        self.save.clicked.connect(self.saved)
        self.delete.clicked.connect(self.deleted)
        self.retranslate()

    def show_entries(self, entries: list[Entry | Waiting]) -> None:
        """The matches that are chosen: one is shown, of several only how many they are."""
        self._entries = entries
        self.replay.setVisible(len(entries) == 1)
        self.save.setVisible(len(entries) == 1)
        for button in (self.to_result, self.to_table):
            button.setVisible(len(entries) == 1 and isinstance(entries[0], Entry))
        self.delete.setVisible(bool(entries))
        self.retranslate()

    def restyle(self, look: Look) -> None:
        self.look = look
        side = look.px(18)
        self._whole.setContentsMargins(side, side, side, look.px(14))
        self._whole.setSpacing(0)
        for row in (self._ends, self._low):
            row.setSpacing(look.px(8))
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        waiting = [entry for entry in self._entries if isinstance(entry, Waiting)]
        unfinished = len(self._entries) == len(waiting) == 1
        self._state = state_of(waiting[0]) if unfinished else ""
        self.replay.say(self.tr("Continue") if unfinished else self.tr("Replay"))
        self.to_result.say(self.tr("Result"))
        self.to_table.say(self.tr("Final table"))
        self.save.say(self.tr("Save as…"))
        self.delete.say(self.tr("Delete"))
        self.update()

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, look = painter_of(self), self.look
        sheet = panel(look, "plate", self.width() - 2, self.height() - 2, "", RADIUS, 0.4)
        p.drawPixmap(1 + sheet.x, 1 + sheet.y, sheet.pixmap)
        area = QRectF(self.rect()).adjusted(look.px(22), look.px(22), -look.px(22), 0)
        if len(self._entries) == 1:
            self._draw_match(p, self._entries[0], area)
        else:
            text = self.tr("%n matches are chosen.", "", len(self._entries)) if self._entries else ""
            write(p, area.x(), area.y() + look.px(22), text, look.serif(18), look.theme.plate_ink)

    def _draw_match(self, p: QPainter, entry: Entry | Waiting, area: QRectF) -> None:
        look, t, px = self.look, self.look.theme, self.look.px
        rows = entry.count * max(20.0, px(30)) + px(104)
        high = max(60.0, min(area.width() * SHAPE, self.replay.y() - area.y() - rows))
        frame = QRectF(area.x(), area.y(), area.width(), high)
        p.save()
        p.setClipPath(rounded(frame.x(), frame.y(), frame.width(), frame.height(), 8 * look.u))
        if (picture := self._pictures.of(entry, look)) is not None:
            cover(p, picture, frame)
        p.restore()
        stroke(p, rounded(frame.x(), frame.y(), frame.width(), frame.height(), 8 * look.u), colour("#000000", 0.25))
        y = frame.bottom() + px(38)
        sign, sign_font = kanji(entry.game, game_name(entry.game)), look.serif(17, 600)
        name, size, room = game_name(entry.game), 25.0, area.width() - width(sign_font, sign) - px(10)
        while size > 17 and width(look.serif(size), name) > room:
            size -= 1
        font = look.serif(size)
        x = area.x() + write(p, area.x(), y, elided(name, font, room), font, t.plate_ink) + px(10)
        write(p, x, y, sign, sign_font, t.plate_soft)
        y += px(24)
        deal = self.tr("deal {seed}").format(seed=entry.seed)
        told = dotted(date_of(entry, time=True), level_name(entry.level), deal)
        small = shrunk(look, look.sans(13), told, area.width())
        write(p, area.x(), y, elided(told, small, area.width()), small, t.plate_soft)
        if isinstance(entry, Entry):
            self._draw_places(p, entry, y + px(14), area)
        else:
            self._draw_names(p, entry, y + px(14), area)

    def _draw_names(self, p: QPainter, entry: Waiting, y: float, area: QRectF) -> None:
        """Who sits there, and who is to act."""
        look, t, px = self.look, self.look.theme, self.look.px
        for seat in range(entry.count):
            y += max(20.0, px(30))
            acts = seat in entry.match.to_act()
            font = look.sans(15, 700 if seat == entry.own else 500)
            turn = self.tr("to act") if acts else ""
            write(p, area.right(), y, turn, look.sans(13), t.accent_ink, "r")
            room = area.width() - px(6) - width(look.sans(13), turn) - px(10)
            write(p, area.x() + px(6), y, elided(name_of(entry, seat), font, room), font, t.plate_ink)
        y += px(36)
        for row in wrapped(self._state, look.sans(14), area.width(), 4):
            if y < self.replay.y() - px(8):
                write(p, area.x(), y, row, look.sans(14), t.plate_soft)
                y += QFontMetricsF(look.sans(14)).height()

    def _draw_places(self, p: QPainter, entry: Entry, y: float, area: QRectF) -> None:
        look, t, px = self.look, self.look.theme, self.look.px
        for seat in entry.ranking:
            y += max(20.0, px(30))
            won = entry.places[seat] == 1
            ink = t.win if won else t.plate_ink
            font = look.sans(15, 700 if seat == entry.own else 500)
            write(p, area.x() + px(6), y, f"{entry.places[seat]}.", look.sans(14), t.plate_soft)
            score = str(entry.scores[seat])
            write(p, area.right(), y, score, look.serif(18), ink, "r")
            room = area.width() - px(40) - width(look.serif(18), score) - px(10)
            write(p, area.x() + px(34), y, elided(name_of(entry, seat), font, room), font, t.plate_ink)
