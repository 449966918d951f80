"""The one window: lobby, table and result, and the menus that go with them.

It is loaded when the lobby of frame.py has been painted; what only a match needs is imported where it is first used.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kasane_desktop.core.text import Reason, Refused
from kasane_desktop.match.speech import say, say_all, say_refused
from kasane_desktop.scene.kit import fonts
from kasane_desktop.ui.controls import style
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.settings.setup import Setup
from kasane_desktop.ui.window.frame import Frame

if TYPE_CHECKING:
    from kasane_desktop.match.match import Match
    from kasane_desktop.players.thinker import Thinker
    from kasane_desktop.ui.conducting.conductor import Conductor
    from kasane_desktop.ui.keeping.keeper import Keeper
    from kasane_desktop.ui.playing.table_page import TablePage

T = TypeVar("T")


class MainWindow(Frame):
    """Everything the player sees. Without keeper and thinker it is the lobby alone until it is furnished."""

    finished = Signal(object)  # Match: it has come to its end

    def __init__(
        self, preferences: Preferences, path: Path, keeper: Keeper | None = None, thinker: Thinker | None = None
    ) -> None:
        self._furnished = False
        super().__init__(preferences, path)
        if keeper is not None and thinker is not None:
            self.furnish(keeper, thinker)

    def furnish(self, keeper: Keeper, thinker: Thinker) -> None:
        """Bring in all pages beside the lobby; from now on its buttons do something."""
        from kasane_desktop.ui.controls.notice import Notice
        from kasane_desktop.ui.controls.second_click import SecondClick
        from kasane_desktop.ui.dialogs.files import Files
        from kasane_desktop.ui.lesson.page import LessonPage
        from kasane_desktop.ui.playing.current_match import CurrentMatch
        from kasane_desktop.ui.playing.table_page import TablePage
        from kasane_desktop.ui.result import ResultPage
        from kasane_desktop.ui.rulebook.guide import Guide
        from kasane_desktop.ui.window.dialogs import Dialogs
        from kasane_desktop.ui.window.ending import Ending
        from kasane_desktop.ui.window.learning import Learning
        from kasane_desktop.ui.window.past import Past
        from kasane_desktop.ui.window.window_menu import WindowMenu

        self._keeper, self._thinker = keeper, thinker
        self.page = TablePage(self._preferences)
        self.result = ResultPage()
        self.lesson = LessonPage(self._preferences, thinker)
        self.files = Files(self)
        self.current = CurrentMatch(self.page, keeper, thinker, self._preferences, self)
        self.past = Past(self._preferences, keeper, self.files, self)
        self.guide = Guide(self._preferences, self)
        self.ending = Ending(self, keeper, thinker, self._preferences)
        self.dialogs = Dialogs(self, self._preferences)
        self.learn = Learning(self).sit_down
        past = self.past
        self._shown = (self.page, self.result, self.lesson, past.page, past.replay, past.practice)
        for widget in self._shown:
            self._pages.addWidget(widget)
        SecondClick(self._pages)
        self.notice = Notice(self)
        self.menu = WindowMenu(self)
        self.menu.use_keys(self._preferences.keys)
        self._connect()
        self.apply_theme()
        self.retranslate()
        self._furnished = True
        keeper.failed.connect(self._say_not_kept)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply_theme)
        style.follow_contrast(self.apply_theme)
        style.follow_motion(self._apply_pace)
        if (handle := self.windowHandle()) is not None:
            handle.screenChanged.connect(self.apply_theme)  # all beside the table is as large as the screen wants it

    def fill_book(self) -> None:
        """Let past matches be looked back at while nobody plays."""
        self.past.fill_book(self._pages, (self.lobby, self.past.page, self.result))

    def _connect(self) -> None:
        self.dropped.connect(self.open_file)
        self.lobby.start.connect(self.start)
        self.lobby.watch.connect(self.start)
        self.lobby.resume.connect(self.resume)
        self.lobby.menu.connect(self.pop_up)
        self.lobby.history.connect(self.show_history)
        self.lobby.practise.connect(self.show_practice)
        self.past.book.counted.connect(lambda due: self.lobby.set_due(due if self._preferences.book else 0))
        self.past.practice.menu_wanted.connect(self.pop_up)
        self.lobby.rules.connect(self.guide.open)
        self.page.why_wanted.connect(self.show_rules)
        self.past.shown.connect(self.show_page)
        self.past.left.connect(self.show_lobby)
        self.past.played_on.connect(self.sit_down)
        self.past.told.connect(self._warn)
        self.files.failed.connect(self._warn)
        self.files.written.connect(self.notice.say)
        self.past.replay.menu_wanted.connect(self.pop_up)
        self.page.log.picked.connect(self.show_replay)
        self.page.undo_wanted.connect(self.undo)
        self.page.asked.connect(self._update)
        self.page.menu_wanted.connect(self.pop_up)
        self.page.pace_wanted.connect(self.set_speed)
        self.current.advanced.connect(self._update)
        self.current.pondering.connect(self.menu.show_thinking)
        self.current.finished.connect(self._show_result)
        self.current.troubled.connect(self._say_troubled)

    def pop_up(self, at: QPoint) -> None:
        from kasane_desktop.ui.controls import on_screen

        on_screen.pop_up(self.menu, at, to_the_left=True)

    # -- matches -------------------------------------------------------------------------------

    def show_lobby(self) -> None:
        """Leave the table; a match that is not finished can be continued."""
        self.leave()
        self.lobby.show_progress()
        self.past.ask_unfinished(self.lobby.set_unfinished)
        self.past.count_due()
        self.lobby.focus_game()  # before it is seen: whatever else had the keyboard there would be told, too
        self._pages.setCurrentWidget(self.lobby)
        self._thinker.refresh()
        self._update()

    def start(self, setup: Setup) -> None:
        """A new match."""
        from kasane_desktop.catalogue import CATALOGUE
        from kasane_desktop.match.match import Match

        rules = CATALOGUE[setup.game]
        if match := self.unless_refused(lambda: Match(rules, setup.sitters, setup.options, setup.seed)):
            self.sit_down(match)

    def resume(self, file: str) -> None:
        """Go on with a match that was left."""
        if not self.past.take_up(file):
            self.show_lobby()

    def open_file(self, path: Path) -> None:
        """Open a record; one that cannot be read touches nothing."""
        from kasane_desktop.match.record import load_record

        match = self.unless_refused(lambda: load_record(path))
        if match is None:
            return
        if match.outcome() is None:
            self.sit_down(match)
        else:
            self.leave()
            self.past.show_replay(match, self.show_lobby)

    def unless_refused(self, made: Callable[[], T]) -> T | None:
        """What is made or read; None, and it is said why, if it is refused."""
        try:
            return made()
        except Refused as error:
            self._warn(say_refused(error, translate=translate))
        except OSError as error:
            self._warn(self.tr("The file cannot be read: {why}").format(why=error.strerror or error))
        return None

    def sit_down(self, match: Match) -> None:
        """Play a match from where it stands."""
        self.leave()
        self.current.sit_down(match)
        self._pages.setCurrentWidget(self.page)
        self.page.view.setFocus()
        self._update()
        self.current.lead()

    def leave(self) -> None:
        """Whatever was going on is over; its match stays on disk."""
        from kasane_desktop.ui.window.tidying import tidy_thoroughly

        self.current.leave()
        self.lesson.close_lesson()
        self.result.close_match()
        self.past.replay.close_match()
        self.past.practice.close_match()
        tidy_thoroughly()

    def _show_result(self) -> None:
        self.ending.come()
        self._update()

    def show_history(self) -> None:
        """What has been played; a match that is not finished can be continued from the lobby."""
        self.leave()
        self.past.show_history(anew=True)

    def show_practice(self) -> None:
        """What I did wrong, once more."""
        self.leave()
        self.past.show_practice()

    def show_replay(self, at: int | None = None) -> None:
        """Look again at the match at the table; one that goes on waits meanwhile."""
        match, asked = self.match, None if self.conductor is None else self.conductor.asked
        if match is None:
            return
        if match.outcome() is not None:
            page = self.result if self.result.isVisible() else self.page
            self.past.show_replay(match, lambda: self.show_page(page), at=at)
        elif match.cursor:
            self.leave()
            self.past.show_replay(match, lambda: self.sit_down(match), asked, at, lambda to: self._go_on(match, to))
        self._update()

    def _go_on(self, match: Match, to: int) -> None:
        """Sit down again, and take back what came after a step if the table agrees."""
        self.sit_down(match)
        self.current.take_back_soon(to)

    def show_page(self, page: QWidget) -> None:
        """This one is seen, of all that the window holds."""
        self._pages.setCurrentWidget(page)
        self._update()

    @property
    def dark(self) -> bool:
        return self._dark

    @property
    def table(self) -> TablePage:
        """The table before which one sits: that of a match, or of a lesson."""
        return self.page if self.lesson.teacher is None else self.lesson.table

    @property
    def match(self) -> Match | None:
        return self.current.match

    @property
    def conductor(self) -> Conductor | None:
        return self.current.conductor

    # -- what the menus do ---------------------------------------------------------------------

    def undo(self) -> None:
        if self.conductor is not None and self.conductor.undo_target is not None:
            self._pages.setCurrentWidget(self.page)
            self.current.take_back()

    def ask_open(self) -> None:
        if (path := self.files.to_open()) is not None:
            self.open_file(path)

    def save_match(self) -> None:
        if self.match is not None:
            self.files.save(self.match)

    @property
    def looked_at(self) -> Match | None:
        """The match at the table, or the one that is replayed."""
        reel = self.past.replay.reel
        return self.match if reel is None else reel.shown

    def set_speed(self, speed: float) -> None:
        self._preferences.speed, self._preferences.system_motion = speed, False
        self._apply_pace()
        self.keep_preferences()

    def _apply_pace(self) -> None:
        self.page.apply_preferences()
        self.lesson.apply_preferences()
        self.past.apply_preferences()

    def toggle_sound(self) -> None:
        """Nothing is heard, or everything again; and it is said, for what is not heard is not noticed."""
        self._preferences.muted = not self._preferences.muted
        self.notice.say(self.tr("Sound off") if self._preferences.muted else self.tr("Sound on"))
        self._update()
        self.keep_preferences()

    def show_rules(self) -> None:
        """The rules of what is on the table, at the page of the moment."""
        if self.lesson.teacher is not None:
            self.guide.open_for(self.lesson.teacher.match, self.lesson.table.reason)
            return
        match = self.looked_at
        self.guide.open(self.lobby.game) if match is None else self.guide.open_for(match, self.page.reason)

    def _say_troubled(self, reason: Reason) -> None:
        self.notice.say(say_all(reason, translate=translate))

    def _say_not_kept(self) -> None:
        self._warn(
            self.tr("The match cannot be written to the disk: it goes on, but will be lost when the program ends.")
        )

    # -- looks ---------------------------------------------------------------------------------

    def apply_preferences(self) -> None:
        chosen, grown = language.resolve(self._preferences.language), fonts.text_size() != self._preferences.text_size
        if grown or chosen != language.spoken():  # all is said anew, and what a dialog has just told is gone
            fonts.set_text_size(self._preferences.text_size)
            language.install(chosen)
        self.apply_theme()
        self.page.apply_preferences()
        self.lesson.apply_preferences()
        self.past.apply_preferences()
        self.menu.use_keys(self._preferences.keys)
        self.guide.use_keys()
        self._update()
        self.keep_preferences()

    def apply_theme(self) -> None:
        super().apply_theme()
        for page in (*self._shown, self.guide, self.notice):
            page.set_dark(self._dark)

    def _update(self) -> None:
        """Which entries make sense now, and what the title says."""
        match = self.match
        self.menu.show_possible(muted=self._preferences.muted)
        if self.page.scene is not None:
            self.page.scene.set_icon("undo", self.menu.undo_action.isEnabled())
        self.page.show_end(match if self.current.is_over else None)
        if match is None:
            self.setWindowTitle("Kasane Desktop")
        else:
            name = say(f"{match.game.id}.name", translate=translate)
            self.setWindowTitle(f"{name} – Kasane Desktop")

    def retranslate(self) -> None:
        self.menu.retranslate()
        if self.lobby.unfinished.rows and self.lobby.isVisible():
            self.past.ask_unfinished(self.lobby.set_unfinished)
        self.notice.vanish()
        self._update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if self._furnished:
            self.notice.fit()

    def toggle_full_screen(self) -> None:
        super().toggle_full_screen()
        self.menu.screen_action.setChecked(self.isFullScreen())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and self._furnished:
            self.menu.screen_action.setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """A key for which nobody on the page has a use."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        if self._furnished:
            self.guide.close()
            self.keep_preferences(quietly=True)
            self.leave()
            self.past.close()
            if self.current.sounding is not None:
                self.current.sounding.close()
            self._thinker.close()
            self._keeper.close()
        super().closeEvent(event)
