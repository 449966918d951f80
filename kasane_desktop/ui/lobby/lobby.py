"""The first page: choose a table, see who sits there, sit down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from kasane_desktop.catalogue import BOXES
from kasane_desktop.lessons.names import lessons_of
from kasane_desktop.match.sitter import SEEDS
from kasane_desktop.match.speech import say
from kasane_desktop.players.scale import level_name, levels_of
from kasane_desktop.scene.kit import Look, ground, panel, theme
from kasane_desktop.scene.kit.panels import draw_panel
from kasane_desktop.scene.kit.surfaces import draw_ground
from kasane_desktop.ui.controls.segment import tab_to_checked
from kasane_desktop.ui.controls.text_scale import page_look
from kasane_desktop.ui.controls.widgets import RIM, Line, RingButton, painter_of
from kasane_desktop.ui.lobby.cards import RADIUS, GameCard, game_name, grid
from kasane_desktop.ui.lobby.panel import SetupPanel
from kasane_desktop.ui.lobby.pictures import poster, seal
from kasane_desktop.ui.lobby.seats import Levels
from kasane_desktop.ui.lobby.unfinished import Unfinished, UnfinishedList, UnfinishedRow
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.settings.setup import Setup, all_computers, middle, named, read_setup, usual_setup, write_setup

if TYPE_CHECKING:
    from kasane_desktop.ui.lobby.due import DueButton
    from kasane_desktop.ui.lobby.invitation import Invitation

NARROWEST_PANEL = 344
LEAST = (1000, 560)  # what the lobby needs, in design units; in a portrait window it is higher


class Lobby(QWidget):
    """What is chosen here is written into the preferences at once; whoever made them saves them."""

    start = Signal(object)  # Setup
    watch = Signal(object)  # Setup, with a computer player on every seat
    resume = Signal(str)  # the file of a match that can be continued
    rules = Signal(str)  # the game
    learn = Signal(str)  # a lesson
    menu = Signal(QPoint)  # where it is to open, on the screen
    history = Signal()
    practise = Signal()  # what is due of the book of mistakes
    painted = Signal()
    changed = Signal()  # something was chosen

    def __init__(
        self,
        preferences: Preferences,
        parent: QWidget | None = None,
        rng: Random | None = None,
        dark: bool = False,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._rng = rng or SystemRandom()
        self._dark = dark
        self._setups: dict[str, Setup] = {}
        self._portrait, self._seen = False, False
        self.inviting: Invitation | None = None
        self.due_button: DueButton | None = None
        self._left: tuple[QRect, int] | None = None  # where all is that stands beside the panel, and how far apart
        self.look = Look(theme(False))
        self.title = Line(32, weight=700, serif=True, tone="ink")
        self.invitation = Line(15, tone="soft")
        self.history_button, self.menu_button = RingButton("log"), RingButton("menu")
        self.cards = {game: GameCard(game) for game in BOXES}
        self.unfinished = UnfinishedList()
        self.panel = SetupPanel(self._rng, preferences.lessons)
        self._group = QButtonGroup(self)
        tab_to_checked(self._group)
        for widget in (self.title, self.invitation, self.history_button, self.menu_button):
            widget.setParent(self)
        for card in self.cards.values():
            card.setParent(self)
            self._group.addButton(card)
        self.unfinished.setParent(self)
        self.panel.setParent(self)
        self._waiting: list[Callable[[], None]] = []
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._paint_one)
        # The lobby is seen, all of it, before its pictures are made.
        self.painted.connect(self._begin_pictures, Qt.ConnectionType.QueuedConnection)
        self._connect()
        self.retranslate()
        self.choose(preferences.game if preferences.game in BOXES else next(iter(BOXES)))

    def _connect(self) -> None:
        self.history_button.clicked.connect(self.history)
        self.menu_button.clicked.connect(self._open_menu)
        self._group.buttonToggled.connect(self._chosen)
        for card in self.cards.values():
            card.entered.connect(self._begin)
        self.unfinished.chosen.connect(self.resume)
        self.unfinished.pictured.connect(self._order_picture)
        self.panel.changed.connect(self._remember)
        self.panel.begun.connect(self._begin)
        self.panel.watched.connect(self._watch)
        self.panel.rules.connect(lambda: self.rules.emit(self.game))
        self.panel.learnt.connect(self.learn)

    # -- what others may ask and set -----------------------------------------------------------------

    @property
    def game(self) -> str:
        return self._preferences.game

    @property
    def setup(self) -> Setup:
        """The table as it is shown."""
        return self.panel.setup

    def choose(self, game: str) -> None:
        self.cards[game].setChecked(True)

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        if theme(dark) is not self.look.theme:
            self._arrange()

    def set_unfinished(self, matches: Sequence[Unfinished]) -> None:
        """All that can be continued, the one left last first."""
        self.unfinished.show_matches(matches)
        self._arrange()

    def set_due(self, number: int) -> None:
        """So many mistakes are due in the book; nothing is said where there are none."""
        if number and self.due_button is None:
            from kasane_desktop.ui.lobby.due import DueButton

            self.due_button = DueButton(self)
            self.due_button.clicked.connect(self.practise)
        if self.due_button is not None and number != self.due_button.number:
            self.due_button.show_number(number)
            if self._left is not None:
                self._arrange_left(*self._left)  # the pictures of the games stay what they are

    def invite(self) -> None:
        """Ask once whether somebody wants to learn a game."""
        from kasane_desktop.ui.lobby.invitation import Invitation

        names = lessons_of(self.game)
        if self._preferences.invited or self.inviting is not None or not names:
            return
        self.inviting = Invitation(self)
        self.inviting.accepted.connect(lambda: self.learn.emit(lessons_of(self.game)[0]))
        self.inviting.accepted.connect(self.answer_invitation)
        self.inviting.declined.connect(self.answer_invitation)
        self.inviting.show()
        self._arrange()

    def answer_invitation(self) -> None:
        """Whoever learns, sits down or says no has answered it, and is never asked again."""
        self._preferences.invited = True
        self.changed.emit()
        if self.inviting is not None:
            self.inviting.hide()
            self.inviting.deleteLater()
            self.inviting = None
            self._arrange()

    def show_progress(self) -> None:
        """A lesson may have been done meanwhile."""
        self.panel.retranslate()

    def levels(self, game: str = "") -> Levels:
        """Those of a game, or of the one that is chosen."""
        levels = levels_of(BOXES[game or self.game])
        return [(level, say(level_name(level), translate=translate)) for level in levels]

    def _open_menu(self) -> None:
        button = self.menu_button
        self.menu.emit(button.mapToGlobal(QPoint(button.width(), button.height() + 4)))

    # -- choosing and beginning ----------------------------------------------------------------------

    def _chosen(self, card: QAbstractButton, on: bool) -> None:
        if on and isinstance(card, GameCard):
            self._preferences.game = card.game
            self.changed.emit()
            self.panel.show_setup(self._recall(card.game), self.levels(card.game))
        self.update()

    def _recall(self, game: str) -> Setup:
        if game not in self._setups:
            rules, ids = BOXES[game], [id for id, _ in self.levels(game)]
            written = self._preferences.setups.get(game)
            kept = read_setup(rules, written, ids, self._rng) if written is not None else None
            self._setups[game] = kept or usual_setup(rules, middle(ids), self._rng)
        return self._setups[game]

    def _remember(self, setup: Setup) -> None:
        self._setups[setup.game] = setup
        self._preferences.setups[setup.game] = write_setup(setup)
        self.changed.emit()

    def _begin(self) -> None:
        setup = self.setup
        people = any(sitter.human for sitter in setup.sitters)
        self._deal_anew()
        (self.start if people else self.watch).emit(setup)

    def _watch(self) -> None:
        setup = named(all_computers(self._setups[self.game], middle([id for id, _ in self.levels()])), translate)
        self._deal_anew()
        self.watch.emit(setup)

    def _deal_anew(self) -> None:
        """The next match has another deal, unless this one is to stay. Whoever sits down has answered an invitation."""
        self.answer_invitation()
        setup = self._setups[self.game]
        if not setup.pinned:
            setup = setup._replace(seed=self._rng.randrange(SEEDS))
            self.panel.show_setup(setup, self.levels())
        self._remember(setup)

    # -- language ------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.panel.show_setup(self._setups[self.game], self.levels())
            self._arrange()

    def retranslate(self) -> None:
        self.title.setText("Kasane Desktop")
        self.invitation.setText(self.tr("Choose a table and sit down."))
        self.history_button.say(self.tr("Past matches"))
        self.menu_button.say(self.tr("Menu"))
        for card in self.cards.values():
            card.retranslate()
        self.unfinished.retranslate()
        if self.inviting is not None:
            self.inviting.retranslate()
        if self.due_button is not None:
            self.due_button.retranslate()

    # -- places --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put everything where it belongs at this size, in this light."""
        w, h = max(1, self.width()), max(1, self.height())
        self._portrait = w < 1.2 * h
        u = min(w / 1250, h / 1150) if self._portrait else min(w / 1440, h / 900)
        self.look = page_look(self, max(u, 0.5), dark=self._dark, least=LEAST)
        for part in (self.title, self.invitation, self.history_button, self.menu_button, self.unfinished, self.panel):
            part.restyle(self.look)
        for card in self.cards.values():
            card.restyle(self.look)
        px = self.look.px
        edge, gap, top = px(36), px(18), px(32)
        if self._portrait:
            left = QRect(edge, top, w - 2 * edge, round(h * 0.575) - top)
            beside = QRect(edge, left.bottom() + 1 + gap, w - 2 * edge, h - edge - left.bottom() - 1 - gap)
        else:
            wide = max(px(400), NARROWEST_PANEL, min(self.panel.least_width(), w * 11 // 20))
            left = QRect(edge, top, w - 2 * edge - wide - px(26), h - top - edge)
            beside = QRect(w - edge - wide, top, wide, h - top - edge)
        self.panel.set_columns(self._portrait)
        self.panel.setGeometry(beside)
        self._left = left, gap
        self._arrange_left(left, gap)
        self._order_pictures()

    def _arrange_left(self, area: QRect, gap: int) -> None:
        px, ring = self.look.px, self.menu_button.sizeHint()
        self._seal = QRect(area.x(), area.y(), px(54), px(54))
        x, end = self._seal.right() + px(18), area.right() + RIM
        room = end - 2 * ring.width() - px(12) - x
        if self.due_button is not None and not self.due_button.isHidden():
            room -= self.due_button.fit(self.look, end - 2 * ring.width() - px(10), self._seal.center().y()) + px(8)
        # In a small window its letters shrink less than the room between the lines.
        below = px(28) + self.title.fontMetrics().descent() + self.invitation.fontMetrics().ascent()
        for words, baseline in ((self.title, px(28)), (self.invitation, max(px(52), below))):
            high = words.sizeHint().height()
            y = area.y() + baseline - words.fontMetrics().ascent() - (high - words.fontMetrics().height()) // 2
            words.setGeometry(x, y, room, high)
            words.setVisible(words.sizeHint().width() <= room)  # half a greeting is none
        y = self._seal.center().y() - ring.height() // 2
        self.menu_button.setGeometry(end - ring.width(), y, ring.width(), ring.height())
        self.history_button.setGeometry(end - 2 * ring.width() - px(2), y, ring.width(), ring.height())
        area = area.adjusted(0, px(80), 0, 0)
        if self.unfinished.rows:
            high = self.unfinished.height_for(self.look, area.width())
            self.unfinished.setGeometry(area.x(), area.bottom() + 1 - high, area.width(), high)
            area = area.adjusted(0, 0, 0, -high - gap)
        if self.inviting is not None:
            high = self.inviting.fit(self.look, area.width())
            self.inviting.setGeometry(area.x(), area.bottom() + 1 - high, area.width(), high)
            area = area.adjusted(0, 0, 0, -high - gap)
        for card, place in zip(self.cards.values(), grid(area, len(self.cards), gap), strict=True):
            card.setGeometry(place)

    # -- pictures --------------------------------------------------------------------------------------

    def _order_pictures(self) -> None:
        """All pictures are to be made for the present size and light, one at a time when nothing else is to do."""
        self._waiting = [partial(self._picture_card, card) for card in self.cards.values()]
        self.unfinished.forget_pictures()
        self.update()

    def _order_picture(self, row: UnfinishedRow) -> None:
        """Of a match that has come into sight."""
        self._waiting.append(partial(self._picture_row, row))
        self._begin_pictures()

    def showEvent(self, event: QEvent) -> None:  # noqa: N802
        if self.focusWidget() is None:
            self.focus_game()
        self._order_pictures()

    def focus_game(self) -> None:
        """The arrow keys choose a game from the start, and Enter sits down."""
        self.cards[self.game].setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def hideEvent(self, event: QEvent) -> None:  # noqa: N802
        self._idle.stop()

    def _begin_pictures(self) -> None:
        if self._waiting and self.isVisible():
            self._idle.start()

    def _paint_one(self) -> None:
        if self._waiting:
            self._waiting.pop(0)()
        if not self._waiting:
            self._idle.stop()

    def _poster(self, game: str, size: QSize) -> QPixmap:
        return poster(game, game_name(game), size.width(), size.height(), self._dark, self.look.dpr)

    def _picture_card(self, card: GameCard) -> None:
        card.show_picture(self._poster(card.game, card.picture_size))

    def _picture_row(self, row: UnfinishedRow) -> None:
        if row in self.unfinished.rows:  # it may have gone meanwhile
            made = row.info.picture(self._dark) if row.info.picture is not None else None
            row.show_picture(made or self._poster(row.info.game, row.picture_size))

    # -- painting --------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The ground, and the sheets with their shadows; the widgets on them paint what is on them.

        The first time all of it is painted on the spot: pictures to keep would take as long again.
        """
        p, look = painter_of(self), self.look
        p.setClipRect(event.rect())
        if self._seen:
            p.drawPixmap(0, 0, ground(look, self.width(), self.height()))
        else:
            p.setClipRegion(event.region() - self._covered())
            draw_ground(p, look, self.width(), self.height())
            p.setClipRect(event.rect())
        mark = seal(look, self._seal.width())
        p.drawPixmap(self._seal.x() + mark.x, self._seal.y() + mark.y, mark.pixmap)
        for card in sorted(self.cards.values(), key=lambda card: card.isChecked()):
            self._draw_sheet(p, card.geometry(), "act" if card.isChecked() else "")
        if self.unfinished.rows:
            self._draw_sheet(p, self.unfinished.geometry())
        if self.inviting is not None:
            self._draw_sheet(p, self.inviting.geometry())
        self._draw_sheet(p, self.panel.geometry())
        self._seen = True
        self.painted.emit()

    def _covered(self) -> QRegion:
        """Where no ground is to be seen: all but the round corners of the sheets."""
        region, corner = QRegion(), self.look.px(RADIUS) + 1
        for part in (*self.cards.values(), self.panel):
            region |= QRegion(part.geometry().adjusted(corner, 0, -corner, 0))
            region |= QRegion(part.geometry().adjusted(0, corner, 0, -corner))
        return region

    def _draw_sheet(self, p: QPainter, place: QRect, edge: str = "") -> None:
        what = ("plate", place.width(), place.height(), edge, RADIUS)
        if self._seen:
            sheet = panel(self.look, *what)
            p.drawPixmap(place.x() + sheet.x, place.y() + sheet.y, sheet.pixmap)
        else:
            p.translate(place.topLeft())
            draw_panel(p, self.look, *what)
            p.translate(-place.topLeft())
