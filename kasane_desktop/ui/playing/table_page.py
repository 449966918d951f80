"""The page on which a match is seen and played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QLocale, QPoint, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import INERT, Reason
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import names_of, say, say_all
from kasane_desktop.models.match_models import MatchModels
from kasane_desktop.scene.announcer import Announcer
from kasane_desktop.scene.calling import Calling
from kasane_desktop.scene.host import TableHost
from kasane_desktop.scene.plates import plate_at
from kasane_desktop.scene.sitters import paints
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.conducting.conductor import Conductor
from kasane_desktop.ui.controls.leaving import leaves
from kasane_desktop.ui.controls.style import pace
from kasane_desktop.ui.controls.text_scale import page_look
from kasane_desktop.ui.controls.widgets import dress
from kasane_desktop.ui.playing import curtain
from kasane_desktop.ui.playing.beside import lay_log
from kasane_desktop.ui.playing.log_panel import LogPanel
from kasane_desktop.ui.playing.question import Question
from kasane_desktop.ui.playing.table_view import TableView
from kasane_desktop.ui.playing.watch_bar import HEIGHT as BAR
from kasane_desktop.ui.playing.watch_bar import WatchBar
from kasane_desktop.ui.result.bar import FinishedBar
from kasane_desktop.ui.rulebook.sources import section_of_reason
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import Preferences


class TablePage(QWidget):
    """Shows a match through the scene of its game, and hands on what is done there."""

    undo_wanted = Signal()
    menu_wanted = Signal(QPoint)  # where, in global coordinates
    why_wanted = Signal()  # more about what was told
    result_wanted = Signal()  # of the match that is over
    pace_wanted = Signal(float)  # another speed of all movement
    asked = Signal(object)  # the seat that may act now, or None
    offered = Signal(object)  # Calling: seats may act at once; or None

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._dark = False
        self._host: TableHost | None = None
        self._scene: TableScene | None = None  # of the host
        self._game = ""
        self._conductor: Conductor | None = None
        self._distractions: frozenset[str] = frozenset()
        self._told: tuple[str, Reason] | None = None
        self.view = TableView(self)
        self.log = LogPanel(self)
        self.curtain_item = curtain.Curtain(self)
        self.view.cover = self.curtain_item
        self.announcer = Announcer(self.view)
        self.announcer.looks_back = self._looks_back
        self.question = Question(self)
        self.end = FinishedBar(self)
        self.end.result.connect(self.result_wanted)
        self.question.asked.connect(self._hold_for_question)
        self.watch_bar = WatchBar(self)
        self.watch_bar.held.connect(self._hold)
        self.watch_bar.stepped.connect(self._step)
        self.watch_bar.paced.connect(self.pace_wanted)
        self.log.fold_button.clicked.connect(self.toggle_log)
        self.log.setVisible(preferences.log_open)
        self.curtain_item.hide()

    # -- the match that is shown ----------------------------------------------------------------

    def open(self, match: Match) -> None:
        """Lay the table for another match."""
        self.close_match()
        self._host = host = TableHost(match, translate)
        scene = host.scene
        scene.set_dark(self._dark)
        scene.set_speed(pace(self._preferences))
        scene.set_call_keys(self._preferences.stop_keys, self._preferences.pass_keys)
        scene.undo_requested.connect(self.undo_wanted)
        scene.log_requested.connect(self.toggle_log)
        scene.menu_requested.connect(self._menu)
        scene.why_requested.connect(self.why_wanted)
        self.log.set_model(host.models.log)
        self.log.set_colours(paints(match.game, match.sitters))
        self._scene = scene
        self._game = match.game.id
        self._name_view()
        self.announcer.follow(host.models.log)
        self.announcer.attend(scene)
        self.view.show_table(scene, self._preferences.keys)

    def _name_view(self) -> None:
        self.view.setAccessibleName(say(f"{self._game}.name", translate=translate))

    def show_finished(self, match: Match) -> None:
        """Lay the table as it was at the end of a match."""
        self.open(match)
        host = self._host
        assert host is not None
        own = next((seat for seat, sitter in enumerate(match.sitters) if sitter.human), 0)
        host.scene.look_from(own)
        host.scene.set_icon("undo", False)
        host.show(match.shown_table(own), moving=False)
        self.show_end(match)

    def show_end(self, match: Match | None) -> None:
        """How the match ended, if it is over."""
        if match is not self.end.match:
            self.end.show_match(match)
            self._arrange()

    def _looks_back(self) -> bool:
        return self._conductor is not None and self._conductor.last_moves.shown

    def attach(self, conductor: Conductor) -> None:
        """From now on this conductor hears what is done at the table."""
        assert self._scene is not None
        self._conductor = conductor
        self._scene.chosen.connect(conductor.choose)
        self._scene.called.connect(conductor.call)
        self._scene.touched.connect(self._touched)
        self.view.used.connect(conductor.last_moves.stop)
        conductor.refused.connect(self.tell)
        conductor.advised.connect(self.advise)
        conductor.hint_awaited.connect(self._ponder)
        conductor.advanced.connect(self.question.vanish)  # what was asked about is past
        conductor.pause(bool(self._distractions))
        self.watch_bar.setVisible(conductor.watched)
        self.watch_bar.show_held(False)
        self.watch_bar.show_pace(self._preferences.speed)
        self._arrange()

    def _touched(self, zone: str, index: int) -> None:
        """On the plate of another one what they did is shown again; elsewhere, and to who reads, it is said why nothing
        happens."""
        if self._conductor is None or self._scene is None:
            return
        seat = plate_at(self._scene, self._scene.clicked_at)
        if seat is not None and not self._scene.reading and self._conductor.last_moves.of(seat):
            self._conductor.last_moves.show(seat)
        else:
            self._conductor.touch(zone, index)

    def close_match(self) -> None:
        self._conductor = self._told = None
        self.watch_bar.hide()
        self.curtain_item.lift()
        self.question.vanish()
        self.show_end(None)
        self.announcer.attend(None)
        if self._host is not None:
            self.view.leave_table()
            self._host.close()
            self._host = self._scene = None

    @property
    def models(self) -> MatchModels:
        """Of the match that is shown."""
        assert self._host is not None
        return self._host.models

    @property
    def scene(self) -> TableScene | None:
        return self._scene

    def tell(self, reason: Reason) -> None:
        """Say at the table why something is not possible."""
        if self._scene is not None and self._conductor is not None:
            explained = self._scene.explaining.told_of_touched() if reason.key == INERT else ()
            text = "\n".join(explained) or say_all(reason, self._names(), translate)
            self._told = text, reason
            ruled = section_of_reason(self._conductor.match.game.id, reason.key) is not None
            self._scene.talk.tell(text, why=ruled)

    @property
    def reason(self) -> Reason | None:
        """Why something is not possible, as long as it is being told."""
        if self._scene is None or self._told is None or self._scene.talk.told != self._told[0]:
            return None
        return self._told[1]

    def agree_to_undo(self, names: list[str], undo: Callable[[], None]) -> None:
        """Take something back if all who are named agree; nobody need be asked if there is nobody."""
        if names:
            text = self.tr("{names}: agree to undo?").format(names=QLocale().createSeparatedList(names))
            self.question.ask(text, undo)
        else:
            undo()

    def advise(self, action: Action, reasons: Sequence[Reason]) -> None:
        """Show what the master would do, and say why."""
        if self._scene is not None:
            self._scene.talk.advise(action, "\n".join(say_all(reason, self._names(), translate) for reason in reasons))

    def _ponder(self, thinking: bool) -> None:
        """A hint will come: say so at once."""
        if self._scene is not None:
            self._scene.talk.ponder(
                self.tr("The master is thinking…") if thinking else self.tr("The hint comes when it is your turn.")
            )

    def _names(self) -> list[str]:
        return names_of(self._scene.shown.sitters if self._scene is not None else (), translate)

    # -- the stage for the conductor -------------------------------------------------------------

    async def settle(self) -> None:
        scene = self._scene
        if scene is None or scene.resting:
            return
        rested: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done() -> None:
            if not rested.done():
                rested.set_result(None)

        scene.rested.connect(done)
        try:
            await rested
        finally:
            if scene is self._scene:  # else it has gone with its match
                scene.rested.disconnect(done)

    async def curtain(self, seat: Seat) -> None:
        await self.curtain_item.fall(self._names()[seat])

    def look_from(self, seat: Seat) -> None:
        if self._scene is not None:
            self._scene.look_from(seat)

    def ask(self, seat: Seat | None) -> None:
        if self._scene is not None:
            if seat is None:  # one has acted, or looks back: what came before is over
                self._scene.moments.finish()
            self._scene.ask(seat)
        if seat is not None:
            if self.curtain_item.isVisible():
                self.view.be_deaf(curtain.DEAD)  # who clicks twice means the curtain
            if self._scene is not None:
                self._scene.lay_out()  # nothing of who sat here before is seen
            self._focus_table()  # before the curtain goes: it would pass the focus on as the Tab key does
            self.curtain_item.lift()
        self.asked.emit(seat)

    def offer(self, calling: Calling | None) -> None:
        if self._scene is not None:
            self._scene.offer(calling)
        if calling is not None and calling.actions and not self.view.hasFocus():
            self._focus_table()
        self.offered.emit(calling)

    def _focus_table(self) -> None:
        """The keyboard is at the table, unless something else wants to be answered first."""
        if not self.question.open:
            self.view.setFocus()

    def _step(self) -> None:
        """One move of a computer, while they wait."""
        if self._conductor is not None:
            self._conductor.step()

    def _hold(self, held: bool) -> None:
        """Computers wait, or go on."""
        if self._conductor is not None:
            self._conductor.hold(held)
            self.watch_bar.show_held(held)

    def _hold_for_question(self, asked: bool) -> None:
        """While something is asked the match stands where it is."""
        self.look_away("question", asked)
        if self._conductor is not None and not (self._conductor.watched and self.watch_bar.play.isVisible()):
            self._conductor.hold(asked)

    def look_away(self, why: str, away: bool) -> None:
        """Whether something keeps the players from the table: time stands still then."""
        self._distractions = self._distractions | {why} if away else self._distractions - {why}
        if self._conductor is not None:
            self._conductor.pause(bool(self._distractions))

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self.look_away("window", event.type() == QEvent.Type.WindowDeactivate)
        return super().event(event)

    # -- looks -------------------------------------------------------------------------------------

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        self.log.set_dark(dark)
        if self._scene is not None:
            self._scene.set_dark(dark)
        self._arrange()

    def apply_preferences(self) -> None:
        self.watch_bar.show_pace(self._preferences.speed)
        self.view.use_keys(self._preferences.keys)
        if self._scene is not None:
            self._scene.set_speed(pace(self._preferences))
            self._scene.set_call_keys(self._preferences.stop_keys, self._preferences.pass_keys)
        if self._conductor is not None:
            self._conductor.show()

    def toggle_log(self) -> None:
        self.log.setVisible(not self.log.isVisible())
        self._preferences.log_open = self.log.isVisible()
        self._arrange()

    def _menu(self) -> None:
        self.menu_wanted.emit(self.mapToGlobal(QPoint(self.view.width() - 32, 50)))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange and self._host is not None:
            self._host.retranslate()
            self._name_view()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if leaves(self, event) and self.end.isVisible():
            self.result_wanted.emit()
        elif not self.view.read_by(event):
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        scale = max(0.6, min(self.width() / 1440, self.height() / 900))
        look = page_look(self, scale, dark=self._dark)
        dress(self.end, look)
        watched = not self.watch_bar.isHidden() and self.end.isHidden()  # what is over has no pace any more
        foot = max(44, look.px(BAR)) if watched else 0
        end = 0 if self.end.isHidden() else self.end.sizeHint().height()
        high = self.height() - foot - end
        lay_log(self.view, self.log, self.width(), high, look)
        self.end.setGeometry(0, high, self.width(), end)
        self.watch_bar.setGeometry(0, high + end, self.width(), foot)
        self.watch_bar.fit(look)
        self.curtain_item.setGeometry(self.rect())
        self.question.fit(look)
