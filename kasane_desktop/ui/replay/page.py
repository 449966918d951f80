"""The page on which a match is looked at step by step."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from kasane_desktop.analyst.analysis import Decision, write_analysis
from kasane_desktop.core.game import Action, Json, Seat
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import names_of, say_all
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.scene.announcer import Announcer
from kasane_desktop.scene.host import TableHost
from kasane_desktop.scene.sitters import paints
from kasane_desktop.scene.spoken import joined
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.controls import style
from kasane_desktop.ui.controls.leaving import leaves
from kasane_desktop.ui.controls.text_scale import page_look
from kasane_desktop.ui.controls.widgets import dress
from kasane_desktop.ui.keys.keymap import sequences
from kasane_desktop.ui.lobby.cards import game_name
from kasane_desktop.ui.playing.beside import NARROWEST_TABLE, WIDEST_LOG, lay_log
from kasane_desktop.ui.playing.log_panel import LogPanel
from kasane_desktop.ui.playing.table_view import TableView
from kasane_desktop.ui.replay.bar import Bar
from kasane_desktop.ui.replay.reel import Reel
from kasane_desktop.ui.review import LookingBack, ReviewPanel
from kasane_desktop.ui.review.asking import Asking
from kasane_desktop.ui.settings.commands import BY_ID
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import Preferences

LEAST = (1340, 600)  # what the page needs, in design units
BREATH = 900
"""Milliseconds from one step to the next, when it goes by itself at the usual speed."""
REVIEW = 400
"""The width of what a look back found, in design units."""
LOG_FROM = NARROWEST_TABLE + WIDEST_LOG
"""The width of a window that has room for the log from the start."""


class ReplayPage(QWidget):
    """Shows a reel through the scene of its game; all that happened stands beside it."""

    left = Signal()
    branched = Signal(object, int)  # Reel at the step, and the seat that plays on from there
    menu_wanted = Signal(QPoint)

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._dark = False
        self._host: TableHost | None = None
        self._pace = 1.0
        self.reel: Reel | None = None
        self.seat: Seat = 0
        self.whole_log = LogModel(translate, self)  # that of the host ends with the step that is shown
        self.view = TableView(self)
        self.view.setFocusPolicy(
            Qt.FocusPolicy.TabFocus
        )  # a click leaves the keyboard where one goes through the steps
        self.announcer = Announcer(self.view)
        self.log = LogPanel(self, jumps=True)
        self.log.set_model(self.whole_log)
        self.bar = Bar(self)
        self.review = ReviewPanel(self)
        self.looking = LookingBack(self)
        self._reviewing = False
        self.asking = Asking(preferences, self.view, lambda: self._show(moving=False), self)
        self._log_open: bool | None = None  # None: as the width of the window suggests
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step_on)
        self.log.picked.connect(self._jump)
        self.bar.moved.connect(self._jump)
        self.bar.played.connect(self.play)
        self.bar.paced.connect(self._set_pace)
        self.bar.looked.connect(self.look_from)
        self.bar.branched.connect(self._branch)
        self.bar.left.connect(self.left)
        self.log.fold_button.clicked.connect(self.toggle_log)
        self.bar.reviewed.connect(lambda on: self.show_review(True) if on else self.toggle_log())
        self.review.picked.connect(self._jump)
        self.review.branched.connect(self._branch)
        self.looking.known.connect(lambda analysis, rough: self.review.show_analysis(analysis))
        self.looking.progressed.connect(self.review.show_progress)
        self.looking.failed.connect(self.review.show_failure)
        self.review.asked.connect(self._put)
        self.review.solved.connect(self._solve)
        self.asking.answered.connect(self._answer)
        self._playing = QShortcut(QKeySequence(), self, self._play_or_stop)
        self._playing.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._use_keys()

    # -- the match that is shown ---------------------------------------------------------------------

    def open(self, reel: Reel, seat: Seat | None = None, at: int | None = None) -> None:
        """Look at a match, from `seat` if it may be looked from, at a step (at the first one, if none is given)."""
        self.close_match()
        self.reel = reel
        self.seat = seat if seat in reel.viewers and seat is not None else reel.viewers[0]
        reel.go(reel.first if at is None else at)
        match = reel.shown
        self._host = TableHost(match, translate, self.seat, reel.whole)
        self.announcer.follow(self._host.models.log, looking_back=True)
        scene = self._host.scene
        scene.set_dark(self._dark)
        scene.log_requested.connect(self.toggle_log)
        scene.menu_requested.connect(self._menu)
        scene.rested.connect(self._rested)
        self.asking.open(self._host, reel.whole)
        scene.set_icon("undo", False)
        self._set_pace(self._pace)
        self.whole_log.tells_all = self._preferences.open_hands
        self.whole_log.open(reel.whole)
        colours = paints(match.game, match.sitters)
        self.log.set_colours(colours)
        self.bar.open(match.sitters, colours, reel.viewers, reel.own, reel.first, reel.last)
        self.bar.show_seat(self.seat)
        self.bar.review.setVisible(not reel.running)  # what is covered is not told before the end
        self.announcer.hear(scene)
        self.view.setAccessibleName(game_name(match.game.id))
        self.view.show_table(scene, self._preferences.keys)
        self._arrange()
        self.view.fit()
        self._show(moving=False)
        self._arrange()  # now the icon of the log has its place
        self.bar.slider.setFocus()

    def show_review(self, on: bool) -> None:
        """What was skill and what was luck, in place of the log."""
        self._reviewing = on
        if not on:
            self.review.stop_trying()
        self.bar.show_review(on)
        if on and self.reel is not None and self.review.match is not self.reel.whole:
            match, own = self.reel.whole, self.reel.own
            self.review.open(match, own, paints(match.game, match.sitters))
            self.looking.begin(match, own)
        self._arrange()
        if self.reel is not None:
            self.review.mark(self.reel.at)

    def found(self, match: Match | None) -> Json:
        """What looking back at a match has found, for a report; None if it is not the one that is shown."""
        analysis = self.review.analysis
        shown = self.reel is not None and match is self.reel.shown and self.review.match is self.reel.whole
        return write_analysis(analysis) if shown and analysis is not None else None

    # -- one's mistakes again ------------------------------------------------------------------------

    def _put(self, decision: Decision | None) -> None:
        """Put the position of a decision on the table, and ask; None: it is over."""
        self.play(False)
        self.asking.put(None)  # what the last answer led to lies on the table no longer
        self.bar.setEnabled(decision is None)  # whoever goes on along the match sees the answer
        if self.scene is not None:
            self.scene.set_icon("log", decision is None)  # and so does who reads on
        if decision is not None:
            self.look_from(decision.seat)
            self.go(decision.at)
        if decision is None:
            self._show(moving=False)
        else:
            self.asking.put(decision)
            question = joined(self.review.trial.question.text(), self.scene.prompt() if self.scene else "")
            self.announcer.say(question, urgent=True)

    def _answer(self, decision: Decision, action: Action) -> None:
        right = self.review.judge(decision, action)
        self.announcer.say(self.review.trial.told)
        if right:
            self.review.trial.next.setFocus()
        else:
            self.asking.ask_again()

    def _solve(self, decision: Decision) -> None:
        self.asking.solve(decision)
        self.announcer.say(self.review.trial.told)
        self.review.trial.next.setFocus()

    def close_match(self) -> None:
        self.play(False)
        self.looking.stop()
        self.show_review(False)
        self.reel = None
        if self._host is not None:
            self.view.leave_table()
            self.asking.close()
            self._host.close()
            self._host = None

    @property
    def scene(self) -> TableScene | None:
        return self._host.scene if self._host is not None else None

    def _show(self, *, moving: bool) -> None:
        reel = self.reel
        if reel is None or self._host is None:
            return
        if not self.asking.shows:
            aided = self._preferences.open_hands
            self._host.show(reel.table(self.seat, open_hands=aided), tells_all=aided, moving=moving)
        self.bar.show_step(reel.at, self._told(reel))
        self.bar.branch.setEnabled(reel.can_play_on(self.seat))
        self.log.mark(reel.at)
        self.review.mark(reel.at)

    def _told(self, reel: Reel) -> str:
        """What the last step brought about."""
        if not reel.at:
            return ""
        names = names_of(reel.whole.sitters, translate)
        told = reel.whole.events(reel.at - 1)
        if not self._preferences.open_hands:
            told = tuple(reel.whole.recall(reel.at - 1, event) for event in told)
        return " ".join(say_all(event, names, translate) for event in told)

    # -- going -------------------------------------------------------------------------------------

    def go(self, to: int) -> None:
        """Show another step: the next one in motion, others at once."""
        if self.reel is not None:
            before = self.reel.at
            self.reel.go(to)
            self._show(moving=self.reel.at == before + 1)

    def _jump(self, to: int) -> None:
        self.play(False)
        self.go(to)

    def look_from(self, seat: Seat) -> None:
        if self.reel is None or self.scene is None or seat not in self.reel.viewers:
            return
        self.seat = seat
        self.bar.show_seat(seat)
        if self._host is not None:
            self._host.public = seat < 0
        self.scene.look_from(max(0, seat))
        self._show(moving=False)

    @property
    def playing(self) -> bool:
        return self.bar.playing

    def play(self, on: bool) -> None:
        """Go on by itself until the end, or stop. Whoever is asked does not see how it went on."""
        on = on and not self.review.trying
        self.bar.show_playing(on)
        self._timer.stop()
        if on:
            self._step_on()

    def _play_or_stop(self) -> None:
        self.play(not self.playing)

    def _step_on(self) -> None:
        if self.reel is None or not self.playing:
            return
        self.go(self.reel.at + 1)
        if self.reel.at >= self.reel.last:
            self.play(False)
        elif self.scene is not None and self.scene.resting:
            self._rested()

    def _rested(self) -> None:
        if self.playing:
            self._timer.start(round(BREATH / self._pace))

    def _set_pace(self, pace: float) -> None:
        self._pace = pace
        if self.scene is not None:
            self.scene.set_speed(style.pace(self._preferences) / pace)

    def _branch(self) -> None:
        if self.reel is not None and self.reel.can_play_on(self.seat):
            self.play(False)
            self.branched.emit(self.reel, self.seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Space:
            self._play_or_stop()
        elif leaves(self, event):
            self.review.stop_trying() if self.review.trying else self.left.emit()
        elif not self.view.read_by(event):
            super().keyPressEvent(event)

    # -- looks -------------------------------------------------------------------------------------

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        self.log.set_dark(dark)
        if self.scene is not None:
            self.scene.set_dark(dark)
        self._arrange()

    def _use_keys(self) -> None:
        self.view.use_keys(self._preferences.keys)
        self._playing.setKeys(sequences(BY_ID["play"], self._preferences.keys))

    def apply_preferences(self) -> None:
        self._use_keys()
        self._set_pace(self._pace)
        self._show(moving=False)

    def toggle_log(self) -> None:
        self._log_open = self.log.isHidden()
        if self._reviewing:  # which lies where the log would
            self.show_review(False)
        self._arrange()

    def _menu(self) -> None:
        self.menu_wanted.emit(self.mapToGlobal(QPoint(self.view.width() - 32, 50)))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.whole_log.retranslate()
            if self._host is not None and self.reel is not None:
                self._host.retranslate()
                self.view.setAccessibleName(game_name(self.reel.whole.game.id))
            self._show(moving=False)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        w, h = self.width(), self.height()
        look = page_look(self, max(0.6, min(w / 1440, h / 900)), dark=self._dark, least=LEAST)
        dress(self.bar, look)
        self.review.setVisible(self._reviewing)
        self.log.setVisible(not self._reviewing and (w >= LOG_FROM if self._log_open is None else self._log_open))
        bar = min(self.bar.sizeHint().height(), h // 3)
        if self._reviewing:
            wide = min(max(round(REVIEW * look.u), 300), w * 2 // 5)
            dress(self.review, look)
            self.view.setGeometry(0, 0, w - wide, h - bar)
            self.review.setGeometry(w - wide, 0, wide, h - bar)
        else:
            lay_log(self.view, self.log, w, h - bar, look)
        self.bar.setGeometry(0, h - bar, w, bar)
        self.bar.raise_()
