"""What lies below a table at which the match is over: how it ended, and the way back to the result."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from kasane_desktop.match.match import Match
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.kit.crest import crest_face
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.kit.paint import width, write, write_mid
from kasane_desktop.scene.kit.plain import set_tip
from kasane_desktop.scene.kit.text import elided
from kasane_desktop.ui.controls.foot import FootBar
from kasane_desktop.ui.controls.widgets import WordButton, dress, painter_of
from kasane_desktop.ui.result.notes import Notes
from kasane_desktop.ui.result.standings import Standing, ending_of
from kasane_desktop.ui.settings.language import translate

HIGH = 62  # design units


class PlaceMark(QWidget):
    """One seat: place, crest, name, total, and what that is the sum of."""

    def __init__(self, standing: Standing, notes: Notes) -> None:
        super().__init__()
        self.standing = standing
        self.look = Look(theme(False))
        figures = [line.figure for line in standing.lines if line.points]
        self.parts = " ".join(figures) if len(figures) > 1 else ""  # one alone would be the total again
        whole = dotted(*(notes.part(line.text, line.points) for line in standing.lines if line.text))
        set_tip(self, f"{standing.name}\n{whole}")
        self.setAccessibleName(notes.part(f"{standing.place}. {standing.name}", standing.score))
        self.setAccessibleDescription(whole)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def restyle(self, look: Look) -> None:
        self.look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, look, t, standing = painter_of(self), self.look, self.look.theme, self.standing
        middle, won = self.height() / 2, standing.place == 1
        ink = t.win if won else t.plate_ink
        x = write_mid(p, 0, middle, str(standing.place), look.serif(22), t.win if won else t.plate_soft, "l")
        d = max(20, look.px(32))
        x += look.px(8)
        p.drawPixmap(round(x), round(middle - d / 2), crest_face(look, standing.colour, standing.crest, d).pixmap)
        x += d + look.px(9)
        total, font, small = str(standing.score), look.serif(26), look.sans(13)
        room = self.width() - x - width(font, total) - look.px(24)
        name = look.serif(17)
        shown = elided(standing.name, name, room)
        write(p, x, middle + (-look.px(3) if self.parts else look.px(6)), shown, name, t.plate_ink)
        write(p, x, middle + look.px(17), self.parts, small, t.plate_soft)
        at = x + max(width(name, shown), width(small, self.parts)) + look.px(12)
        write_mid(p, at, middle, total, font, ink, "l")


class FinishedBar(FootBar):
    """The way back, where nothing is on the result: a second click there does nothing. Then seats, from the first place
    to the last."""

    result = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.match: Match | None = None
        self._notes = Notes(self)
        self.places: list[PlaceMark] = []
        self.back = WordButton("primary", 16, height=44)
        self.back.clicked.connect(self.result)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.back)
        self._build()
        self.hide()

    def show_match(self, match: Match | None) -> None:
        """The match that is over, if it is."""
        self.match = match
        self._build()
        self.setVisible(match is not None)

    def _build(self) -> None:
        for place in self.places:
            self._row.removeWidget(place)
            place.deleteLater()
        self.places = []
        if self.match is not None:
            self.places = [PlaceMark(s, self._notes) for s in ending_of(self.match, self._notes, translate).standings]
        for place in self.places:
            self._row.addWidget(place, 1)
        self.back.say(self.tr("Back to the result"))
        dress(self, self.look)

    def restyle(self, look: Look) -> None:
        self.look = look
        self._row.setContentsMargins(look.px(20), look.px(4), look.px(20), 0)
        self._row.setSpacing(look.px(18))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self.look.px(900), max(46, self.look.px(HIGH)))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._build()
        super().changeEvent(event)
