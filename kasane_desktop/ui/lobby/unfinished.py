"""The matches that can be continued, below the games: one large, or several in a list that scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QPainterPath, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from kasane_desktop.scene.kit import Look, colour
from kasane_desktop.scene.kit.button_faces import Words, button_face
from kasane_desktop.scene.kit.ornament import dotted, ornament
from kasane_desktop.scene.kit.paint import fill, line, rounded, width, write
from kasane_desktop.scene.kit.plain import set_tip
from kasane_desktop.scene.kit.text import elided, shrunk, wrapped
from kasane_desktop.scene.spoken import joined
from kasane_desktop.ui.controls.sheet import BAR, ScrollSheet
from kasane_desktop.ui.controls.widgets import Painted
from kasane_desktop.ui.lobby.cards import RADIUS, game_name, show_within
from kasane_desktop.ui.lobby.pictures import kanji

LARGE, LOW = 112, 78  # height of a row, in design units
SEEN = 2.5  # rows of many that are seen: half a row says that there are more
LINES = 2  # of how it stands; a narrow row, without a picture, grows with them


class Unfinished(NamedTuple):
    """A match that can be continued: its file and game, with whom, how it stands, and how its table looks, by day or in
    the dark."""

    id: str
    game: str
    others: str
    state: str
    picture: Callable[[bool], QPixmap] | None = None


class UnfinishedRow(Painted):
    """One of them; a click anywhere on it continues it."""

    wanted = Signal()  # its picture, now that it is seen
    stepped = Signal(int)  # to a row above or below it
    reached = Signal()  # the keyboard is here

    def __init__(self, info: Unfinished) -> None:
        super().__init__()
        self.info = info
        self.large, self.last = True, False
        self._picture: QPixmap | None = None
        self._asked = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Continue {game}").format(game=game_name(self.info.game)))
        self.setAccessibleDescription(joined(self.info.others, self.info.state))
        set_tip(self, "")
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        more = 0 if self._pictured else len(self._lines()) - LINES
        return QSize(self.look.px(300), self.look.px(LARGE if self.large else LOW) + max(0, more) * self._step)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    @property
    def _pictured(self) -> bool:
        """In a narrow row words are worth more than a picture."""
        room = self._button().x() - self._left(self._picture_width) - self.look.px(14)
        name, state = width(self._name_font, game_name(self.info.game)), self.info.state
        return name <= room and len(self._in_lines(state, room)) <= LINES

    @property
    def _picture_width(self) -> int:
        listed = (self.look.px(LOW) - 2 * self._inset) * 1.6
        return min(self.look.px(206) if self.large else round(listed), self.width() // 3)

    @property
    def picture_size(self) -> QSize:
        """In a list it lies on the sheet; alone it fills its end."""
        return QSize(self._picture_width if self._pictured else 0, max(1, self.height() - 2 * self._inset))

    @property
    def _inset(self) -> int:
        return 0 if self.large else self.look.px(8)

    def show_picture(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()

    def forget_picture(self) -> None:
        """It is to be made anew when it is next seen; until then the old one stands."""
        self._asked = False
        self.update()

    def outline(self) -> QPainterPath:
        return rounded(3, 3, self.width() - 6, self.height() - 6, RADIUS * self.look.u)

    def draw(self, p: QPainter) -> None:
        if self._pictured and not self._asked:
            self._asked = True
            self.wanted.emit()
        look, t, w, h = self.look, self.look.theme, self.width(), self.height()
        size, inset = self.picture_size, self._inset
        area = QRect(QPoint(inset, inset), size)
        if self._pictured and self._picture is not None:
            alone = rounded(0, 0, w, h, RADIUS * look.u)
            listed = rounded(inset, inset, size.width(), size.height(), 6 * look.u)
            show_within(p, self._picture, area, alone if self.large else listed)
        if self._pictured and self.large:
            fill(p, rounded(size.width(), 0, 1, h, 0), colour("#000000", 0.25))
        if not self.last:
            line(p, inset, h - 0.5, w - inset, h - 0.5, colour(t.plate_ink, 0.14))
        self._write(p)
        button = self._button()
        label = Words(self.tr("Continue"), size=17 if self.large else 15, kanji=self._sign)
        face = button_face(look, "outline", button.width(), button.height(), label, self.state, False)
        p.drawPixmap(button.x() + face.x, button.y() + face.y, face.pixmap)

    @property
    def _sign(self) -> str:
        return ornament("続")

    def _button(self) -> QRect:
        look, label = self.look, self.tr("Continue")
        size = 17 if self.large else 15
        need = width(look.sans(size, 700), label) + width(look.serif(size + 1, 600), self._sign) + look.px(60)
        w, h = min(round(need), self.width() // 3), max(26, look.px(52 if self.large else 38))
        return QRect(self.width() - w - look.px(24), (self.height() - h) // 2, w, h)

    # -- words -----------------------------------------------------------------------------------------

    def _left(self, picture: int) -> int:
        """Where they begin, beside a picture of this width."""
        return self._inset + picture + self.look.px(26 if self.large else 18)

    @property
    def _room(self) -> int:
        return self._button().x() - self._left(self.picture_size.width()) - self.look.px(14)

    @property
    def _small(self) -> QFont:
        return self.look.sans(14)

    @property
    def _step(self) -> int:
        return round(1.2 * self._small.pixelSize())

    def _head(self) -> tuple[QFont, str, int]:
        """The letters of its name, what stands beside it if there is room, and where the room after them begins."""
        look, room, name = self.look, self._room, game_name(self.info.game)
        font, sign = shrunk(look, self._name_font, name, room), kanji(self.info.game, name)
        end = width(font, name) + look.px(10)
        if not sign or end + width(self._sign_font, sign) > room:
            return font, "", round(end)
        return font, sign, round(end + width(self._sign_font, sign)) + look.px(14)

    @property
    def _name_font(self) -> QFont:
        return self.look.serif(25 if self.large else 20)

    @property
    def _sign_font(self) -> QFont:
        return self.look.serif(17 if self.large else 14, 600)

    def _beside(self) -> bool:
        """Whether those with whom it is played have their place: above the name, or beside it where rows are low."""
        return width(self._small, self.info.others) <= self._room - (0 if self.large else self._head()[2])

    def _lines(self) -> list[str]:
        """How it stands, and with whom if that has no room elsewhere."""
        info = self.info
        told = info.state if self._beside() or self._pictured else dotted(info.others, info.state)
        return self._in_lines(told, self._room)

    def _in_lines(self, told: str, room: int) -> list[str]:
        return [told] if width(self._small, told) <= room else wrapped(told, self._small, room, len(told))

    def _write(self, p: QPainter) -> None:
        look, t, info = self.look, self.look.theme, self.info
        x, room = self._left(self.picture_size.width()), self._room
        lines, step, small, middle = self._lines(), self._step, self._small, self.height() / 2
        font, sign, end = self._head()
        lift = (len(lines) - 1) * step // 2  # what stands in a row is in its middle, however much it is
        rise = (look.px(10) if self.large else -look.px(7)) - lift
        after = write(p, x, middle + rise, game_name(info.game), font, t.plate_ink) + look.px(10)
        write(p, x + after, middle + rise, sign, self._sign_font, t.plate_soft)
        others, state = (-look.px(20) - lift, look.px(34) - lift) if self.large else (rise, look.px(19) - lift)
        at = 0 if self.large else end
        if self._beside() or self._pictured:
            write(p, x + at, middle + others, elided(info.others, small, room - at), small, t.plate_soft)
        for n, text in enumerate(lines):
            write(p, x, middle + state + n * step, text, small, t.plate_ink)
        cut = self._pictured and not self._beside()
        if cut is not bool(self.toolTip()):
            set_tip(self, f"{info.others}\n{info.state}" if cut else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.reached.emit()


class UnfinishedList(ScrollSheet):
    """All of them, the one left last first. The Tab key comes to one row, the arrow keys go on from there."""

    chosen = Signal(str)  # the file
    pictured = Signal(object)  # UnfinishedRow: a picture of it is wanted

    def __init__(self) -> None:
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        super().__init__(self._content)
        self.rows: list[UnfinishedRow] = []
        self.hide()

    def show_matches(self, matches: Sequence[Unfinished]) -> None:
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [UnfinishedRow(info) for info in matches]
        for number, row in enumerate(self.rows):
            row.large, row.last = len(matches) == 1, number == len(matches) - 1
            row.clicked.connect(lambda *_, file=row.info.id: self.chosen.emit(file))
            row.wanted.connect(lambda row=row: self.pictured.emit(row))
            row.stepped.connect(lambda by, at=number: self._step(at + by))
            row.reached.connect(lambda row=row: self._reach(row))
            self._column.addWidget(row)
            row.setFocusPolicy(Qt.FocusPolicy.ClickFocus if number else Qt.FocusPolicy.StrongFocus)
        for before, after in pairwise(self.rows):
            QWidget.setTabOrder(before, after)
        self.setVisible(bool(self.rows))
        if self._look is not None:
            self.restyle(self._look)

    def _step(self, to: int) -> None:
        if 0 <= to < len(self.rows):
            self.rows[to].setFocus(Qt.FocusReason.TabFocusReason)

    def _reach(self, row: UnfinishedRow) -> None:
        for other in self.rows:
            other.setFocusPolicy(Qt.FocusPolicy.StrongFocus if other is row else Qt.FocusPolicy.ClickFocus)
        self.ensureWidgetVisible(row, 0, 0)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        for row in self.rows:
            row.restyle(look)

    def retranslate(self) -> None:
        for row in self.rows:
            row.retranslate()

    def forget_pictures(self) -> None:
        for row in self.rows:
            row.forget_picture()

    def height_for(self, look: Look, wide: int) -> int:
        """How high it wants to be."""
        if len(self.rows) > 1:
            return round(min(SEEN, len(self.rows)) * look.px(LOW))
        alone = self.rows[0]
        alone.resize(wide - BAR, alone.height())  # how high it is depends on that
        return alone.sizeHint().height()
