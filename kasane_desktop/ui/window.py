"""The one window: lobby, table and result, and the menus that go with them.

The lobby is seen before the rest is loaded: what only a match needs is imported where it is first used.
"""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kasane_desktop.core.text import BadRecord, Reason, Refused
from kasane_desktop.match.sitter import SEEDS
from kasane_desktop.match.speech import say, say_all, say_refused
from kasane_desktop.ui import language
from kasane_desktop.ui.frame import Frame
from kasane_desktop.ui.language import translate
from kasane_desktop.ui.preferences import Preferences
from kasane_desktop.ui.setup import Setup

if TYPE_CHECKING:
    import asyncio

    from kasane_desktop.match.match import Match
    from kasane_desktop.players.thinker import Thinker
    from kasane_desktop.sound.player import Player
    from kasane_desktop.ui.companion import Companion
    from kasane_desktop.ui.conductor import Conductor
    from kasane_desktop.ui.keeper import Keeper
    from kasane_desktop.ui.sounding import Sounding
    from kasane_desktop.ui.table_page import TablePage

DRAWN, KEPT_PICTURE = (1024, 640), 480
"""The size in which the table of a finished match is drawn, and the width in which it is kept."""


class MainWindow(Frame):
    """Everything the player sees. Without keeper and thinker it is the lobby alone until it is furnished."""

    finished = Signal(object)  # Match: it has come to its end

    def __init__(
        self, preferences: Preferences, path: Path, keeper: Keeper | None = None, thinker: Thinker | None = None
    ) -> None:
        self._furnished = False
        super().__init__(preferences, path)
        self._conductor: Conductor | None = None
        self._leading: asyncio.Task[None] | None = None
        self._companion: Companion | None = None
        self._sounding: Sounding | None = None
        self._past_match: Match | None = None  # a finished one that is looked at, with nobody at the table
        if keeper is not None and thinker is not None:
            self.furnish(keeper, thinker)

    def furnish(self, keeper: Keeper, thinker: Thinker) -> None:
        """Bring in all pages beside the lobby; from now on its buttons do something."""
        from kasane_desktop.ui.files import Files
        from kasane_desktop.ui.lesson.page import LessonPage
        from kasane_desktop.ui.notice import Notice
        from kasane_desktop.ui.past import Past
        from kasane_desktop.ui.result import ResultPage
        from kasane_desktop.ui.rulebook.guide import Guide
        from kasane_desktop.ui.table_page import TablePage
        from kasane_desktop.ui.unfolding import Unfolding

        self._keeper, self._thinker = keeper, thinker
        self.page = TablePage(self._preferences)
        self.result = ResultPage()
        self.lesson = LessonPage(self._preferences, thinker)
        self.files = Files(self)
        self._unfolding = Unfolding(self.page)
        self.past = Past(self._preferences, keeper, self.files, self)
        self.guide = Guide(self._preferences, self)
        for widget in (self.page, self.result, self.lesson, self.past.page, self.past.replay):
            self._pages.addWidget(widget)
        self.notice = Notice(self)
        self._make_menus()
        self._connect()
        self.apply_theme()
        self.retranslate()
        self._furnished = True
        keeper.failed.connect(self._say_not_kept)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply_theme)
        if (handle := self.windowHandle()) is not None:
            handle.screenChanged.connect(self.apply_theme)  # all beside the table is as large as the screen wants it

    def sound(self, player: Player) -> None:
        """From now on matches are heard."""
        from kasane_desktop.ui.sounding import Sounding

        self._sounding = Sounding(player, self._preferences, self.page)

    def accompany(self) -> None:
        """Let a companion speak in the matches of who plays here."""
        from kasane_desktop.ui.companion import Companion

        self._companion = Companion(self._preferences, self.page)

    # -- menus ---------------------------------------------------------------------------------

    def _make_menus(self) -> None:
        from PySide6.QtGui import QAction, QKeySequence

        from kasane_desktop.ui.menus import MainMenu

        self.menu = MainMenu(self)
        self.menu.aboutToShow.connect(lambda: self.page.look_away("menu", True))
        self.menu.aboutToHide.connect(lambda: self.page.look_away("menu", False))
        keys = QKeySequence.StandardKey
        entry = self.menu.entry
        self.new_action = entry(lambda: self.tr("New match"), self.show_lobby, keys.New)
        self.open_action = entry(lambda: self.tr("Open a match…"), self._ask_open, keys.Open)
        entry(lambda: self.tr("Past matches"), self.show_history, "Ctrl+H")
        self.menu.addSeparator()
        self.undo_action = entry(lambda: self.tr("Undo"), self._undo, keys.Undo)
        self.redo_action = entry(lambda: self.tr("Redo"), self._redo, keys.Redo)
        self.hint_action = entry(lambda: self.tr("Hint"), self._hint, "Ctrl+T")
        self.again_action = entry(lambda: self.tr("Show the last moves again"), self._look_again, "Ctrl+Shift+R")
        self.hurry_action = entry(lambda: self.tr("Stop thinking"), self._hurry, "Ctrl+Space")
        match = self.menu.part(lambda: self.tr("This match"))
        self.save_action = match.entry(lambda: self.tr("Save the match as…"), self._save, keys.Save)
        self.replay_action = match.entry(lambda: self.tr("Replay the match"), self.show_replay, "Ctrl+R")
        self.result_action = match.entry(lambda: self.tr("Result"), self.show_result, "Ctrl+E")
        self.deal_action = match.entry(self._deal_text, self._copy_deal)
        view = self.menu.part(lambda: self.tr("View"))
        self.log_action = view.entry(lambda: self.tr("Log"), self.page.toggle_log, "Ctrl+L")
        self.sound_action = view.entry(lambda: self.tr("Sound"), self._toggle_sound, "Ctrl+Shift+M")
        self.sound_action.setCheckable(True)
        view.entry(lambda: self.tr("Zoom in"), lambda: self._table.view.zoom(1.25), keys.ZoomIn)
        view.entry(lambda: self.tr("Zoom out"), lambda: self._table.view.zoom(0.8), keys.ZoomOut)
        view.entry(lambda: self.tr("Whole table"), lambda: self._table.view.zoom(0), "Ctrl+0")
        self.screen_action = view.entry(lambda: self.tr("Full screen"), self.toggle_full_screen)
        self.screen_action.setShortcuts([QKeySequence("F11"), *QKeySequence.keyBindings(keys.FullScreen)])
        self.screen_action.setCheckable(True)
        self.menu.addSeparator()
        entry(lambda: self.tr("Rules"), self.show_rules, keys.HelpContents)
        self.keys_action = entry(lambda: self.tr("Keys…"), self._show_keys)
        self.keys_action.setShortcuts([QKeySequence("Shift+F1"), QKeySequence("?")])
        entry(lambda: self.tr("Preferences…"), self.show_preferences, "Ctrl+,", QAction.MenuRole.PreferencesRole)
        entry(lambda: self.tr("Report a problem…"), self._report)
        entry(lambda: self.tr("About Kasane Desktop"), self._show_about, None, QAction.MenuRole.AboutRole)
        entry(lambda: self.tr("Quit"), self.close, keys.Quit, QAction.MenuRole.QuitRole)
        if QGuiApplication.platformName() == "cocoa":
            self.menuBar().addMenu(self.menu)

    def _connect(self) -> None:
        self.dropped.connect(self.open_file)
        self.lobby.start.connect(self.start)
        self.lobby.watch.connect(self.start)
        self.lobby.resume.connect(self.resume)
        self.lobby.menu.connect(self._pop_up)
        self.lobby.history.connect(self.show_history)
        self.lobby.rules.connect(self.guide.open)
        self.lobby.learn.connect(self.learn)
        self.guide.played.connect(self.learn)
        self.lesson.left.connect(self.show_lobby)
        self.lesson.progressed.connect(lambda: self.keep_preferences(quietly=True))
        self.lesson.read_wanted.connect(self.guide.open)
        self.lesson.match_wanted.connect(self.start)
        self.lesson.lesson_wanted.connect(self.learn)
        self.lesson.table.menu_wanted.connect(self._pop_up)
        self.lesson.table.why_wanted.connect(self.show_rules)
        self.lesson.table.pace_wanted.connect(self._set_speed)
        self.page.why_wanted.connect(self.show_rules)
        self.past.shown.connect(self._show_page)
        self.past.left.connect(self.show_lobby)
        self.past.played_on.connect(self._sit_down)
        self.past.told.connect(self._warn)
        self.files.failed.connect(self._warn)
        self.files.written.connect(self.notice.say)
        self.past.replay.menu_wanted.connect(self._pop_up)
        self.page.log.picked.connect(self.show_replay)
        self.page.undo_wanted.connect(self._undo)
        self.page.asked.connect(self._update)
        self.page.menu_wanted.connect(self._pop_up)
        self.page.pace_wanted.connect(self._set_speed)
        self.result.again.connect(lambda: self._again(same_deal=False))
        self.result.same_deal.connect(lambda: self._again(same_deal=True))
        self.result.left.connect(self._leave_result)
        self.result.replay.connect(self.look_back)
        self.result.see_table.connect(self.see_table)
        self.page.result_wanted.connect(self.show_result)
        self.past.result.connect(lambda match: self._look_back(match, self.result))
        self.past.table.connect(lambda match: self._look_back(match, self.page))

    def _pop_up(self, at: QPoint) -> None:
        from kasane_desktop.ui import on_screen

        on_screen.pop_up(self.menu, at, to_the_left=True)

    # -- matches -------------------------------------------------------------------------------

    def show_lobby(self) -> None:
        """Leave the table; a match that is not finished can be continued."""
        self._leave()
        self.lobby.show_progress()
        self.past.ask_unfinished(self.lobby.set_unfinished)
        self._pages.setCurrentWidget(self.lobby)
        self.lobby.setFocus()
        self._thinker.refresh()
        self._update()

    def start(self, setup: Setup) -> None:
        """A new match."""
        from kasane_desktop.catalogue import CATALOGUE
        from kasane_desktop.match.match import Match

        try:
            match = Match(CATALOGUE[setup.game], setup.sitters, setup.options, setup.seed)
        except Refused as error:
            self._warn(say_refused(error, translate=translate))
            return
        self._sit_down(match)

    def learn(self, name: str, step: str | None = None) -> None:
        """Sit down to a lesson, at a step or where it was left; it is no match, and none is kept of it."""
        from kasane_desktop.lessons.library import lesson

        try:
            taught = lesson(name)
        except Refused as error:
            self._warn(say_refused(error, translate=translate))
            return
        except OSError as error:
            self._warn(self.tr("The file cannot be read: {why}").format(why=error.strerror or error))
            return
        self._leave()
        self._preferences.invited = True
        self._pages.setCurrentWidget(self.lesson)
        self.lesson.open(taught, step)
        self.activateWindow()
        self._update()

    def resume(self, file: str) -> None:
        """Go on with a match that was left."""
        if not self.past.take_up(file):
            self.show_lobby()

    def open_file(self, path: Path) -> None:
        """Open a record; one that cannot be read touches nothing."""
        from kasane_desktop.match.record import load_record

        try:
            match = load_record(path)
        except OSError as error:
            self._warn(self.tr("The file cannot be read: {why}").format(why=error.strerror))
        except BadRecord as error:
            self._warn(say_refused(error, translate=translate))
        else:
            if match.outcome() is None:
                self._sit_down(match)
            else:
                self._leave()
                self.past.show_replay(match, self.show_lobby)

    def _sit_down(self, match: Match) -> None:
        import asyncio

        from kasane_desktop.ui.conductor import Conductor

        self._leave()
        self.page.open(match)
        played = any(sitter.human for sitter in match.sitters)
        keep = self._keeper.keep if played else _not_kept  # nobody has a match to go on with that was only watched
        if played:
            self._keeper.begin(match)
        self._conductor = conductor = Conductor(
            match, self.page.models, self.page, self._thinker, self._preferences, keep, self
        )
        self.page.attach(conductor)
        if self._companion is not None:
            self._companion.follow(conductor)
        conductor.begin()
        self._unfolding.follow(conductor)
        if self._sounding is not None:
            self._sounding.follow(conductor)
        conductor.advanced.connect(self._update)
        conductor.pondering.connect(self._update_hurry)
        conductor.finished.connect(self._show_result)
        conductor.troubled.connect(self._say_troubled)
        self._pages.setCurrentWidget(self.page)
        self.page.view.setFocus()
        self._update()
        self._leading = asyncio.ensure_future(conductor.lead())

    def _leave(self) -> None:
        """Whatever was going on is over; its match stays on disk."""
        from kasane_desktop.ui.tidying import tidy_thoroughly

        self._thinker.cancel()
        if self._leading is not None:
            self._leading.cancel()
            self._leading = None
        if self._conductor is not None:
            self._conductor.deleteLater()
            self._conductor = None
        self._past_match = None
        self._unfolding.leave()
        if self._sounding is not None:
            self._sounding.leave()
        self.lesson.close_lesson()
        self.page.close_match()
        self.result.close_match()
        self.past.replay.close_match()
        tidy_thoroughly()

    def _again(self, *, same_deal: bool) -> None:
        if (match := self.match) is not None:
            seed = match.seed if same_deal else SystemRandom().randrange(SEEDS)
            self._sit_down(type(match)(match.game, match.sitters, match.options, seed))

    def _show_result(self) -> None:
        from kasane_desktop.ui.tidying import tidy_thoroughly

        if self._conductor is not None:
            self._pages.setCurrentWidget(self.result)
            self.result.show_match(self._conductor.match, self._dark, self._preferences.speed)
            self._keeper.finish(self._conductor.match, self._kept_picture(self._conductor.match))
            self.finished.emit(self._conductor.match)
            self._thinker.refresh()
            self._update()
            tidy_thoroughly()

    def see_table(self) -> None:
        """The table at the end of the match."""
        self._show_page(self.page)
        self.page.end.back.setFocus()

    def show_result(self) -> None:
        """How the match at the table ended."""
        if self._is_over:
            self._show_page(self.result)
            self.result.setFocus()

    def _look_back(self, match: Match, page: QWidget) -> None:
        """How a past match ended: its result or its table, and from each the way to the other."""
        self._leave()
        self._past_match = match
        self.page.show_finished(match)
        self.result.show_match(match, self._dark, 0.0, past=True)
        if page is self.page:
            self.see_table()
        else:
            self.show_result()

    def _leave_result(self) -> None:
        if self._past_match is None:
            self.show_lobby()
        else:
            self._leave()
            self.past.show_history()

    @property
    def _is_over(self) -> bool:
        return self.match is not None and self.match.outcome() is not None

    def _kept_picture(self, match: Match) -> QImage:
        """The table alone: no bubble lies on it, no log beside it."""
        from kasane_desktop.scene.kit.cache import store
        from kasane_desktop.ui.picture import onlooker, picture

        with store.aside():
            image = picture(match, onlooker(match), *DRAWN, dark=self._dark)
        return image.scaledToWidth(KEPT_PICTURE, Qt.TransformationMode.SmoothTransformation)

    def show_history(self) -> None:
        """What has been played; a match that is not finished can be continued from the lobby."""
        self._leave()
        self.past.show_history(anew=True)

    def look_back(self) -> None:
        """What was skill in the match that is over, and what was luck."""
        self.show_replay()
        self.past.replay.show_review(True)

    def show_replay(self, at: int | None = None) -> None:
        """Look again at the match at the table; one that goes on waits meanwhile."""
        match, asked = self.match, None if self._conductor is None else self._conductor.asked
        if match is None:
            return
        if match.outcome() is not None:
            page = self.result if self.result.isVisible() else self.page
            self.past.show_replay(match, lambda: self._show_page(page), at=at)
        elif match.cursor:
            self._leave()
            self.past.show_replay(match, lambda: self._sit_down(match), asked, at, lambda to: self._go_on(match, to))
        self._update()

    def _go_on(self, match: Match, to: int) -> None:
        """Sit down again, and take back what came after a step if the table agrees."""
        self._sit_down(match)
        conductor = self._conductor
        assert conductor is not None
        QTimer.singleShot(0, conductor, lambda: self._take_back(conductor, to))

    def _take_back(self, conductor: Conductor, to: int | None = None) -> None:
        partners = conductor.partners if self._preferences.undo_agreement else []
        to = conductor.undo_target if to is None else to  # what is meant now, whatever happens before the answer
        self.page.agree_to_undo(partners, lambda: conductor.undo(to))

    def _show_page(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self._update()

    @property
    def _table(self) -> TablePage:
        """The table before which one sits: that of a match, or of a lesson."""
        return self.page if self.lesson.teacher is None else self.lesson.table

    @property
    def match(self) -> Match | None:
        return self._past_match if self._conductor is None else self._conductor.match

    @property
    def conductor(self) -> Conductor | None:
        return self._conductor

    # -- what the menus do ---------------------------------------------------------------------

    def _undo(self) -> None:
        if self._conductor is not None and self._conductor.undo_target is not None:
            self._pages.setCurrentWidget(self.page)
            self._take_back(self._conductor)

    def _redo(self) -> None:
        if self._conductor is not None:
            self._conductor.redo()

    def _hint(self) -> None:
        if self._conductor is not None:
            self._conductor.hint()

    def _look_again(self) -> None:
        if self._conductor is not None:
            self._conductor.look_again()

    def _hurry(self) -> None:
        if self._conductor is not None:
            self._conductor.hurry()

    def _ask_open(self) -> None:
        if (path := self.files.to_open()) is not None:
            self.open_file(path)

    def _save(self) -> None:
        if self.match is not None:
            self.files.save(self.match)

    def _report(self) -> None:
        from kasane_desktop.ui import on_screen
        from kasane_desktop.ui.report_dialog import ReportDialog

        match = self._looked_at
        dialog = ReportDialog(with_match=match is not None, dark=self._dark, parent=self)
        review = self.past.replay.found(match)
        dialog.wanted.connect(lambda: self.files.report(match, self._preferences, review))
        on_screen.open_dialog(dialog)

    @property
    def _looked_at(self) -> Match | None:
        reel = self.past.replay.reel
        return self.match if reel is None else reel.shown

    def _copy_deal(self) -> None:
        if self.match is not None:
            QGuiApplication.clipboard().setText(str(self.match.seed))
            self.notice.say(self.tr("Deal number {seed} copied").format(seed=self.match.seed))

    def _deal_text(self) -> str:
        if self.match is None:
            return self.tr("Copy the deal number")
        return self.tr("Copy the deal number {seed}").format(seed=self.match.seed)

    def _set_speed(self, speed: float) -> None:
        self._preferences.speed = speed
        self.page.apply_preferences()
        self.lesson.apply_preferences()
        self.keep_preferences()

    def _toggle_sound(self) -> None:
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
        match = self._looked_at
        self.guide.open(self.lobby.game) if match is None else self.guide.open_for(match, self.page.reason)

    def show_preferences(self) -> None:
        from kasane_desktop.ui import on_screen
        from kasane_desktop.ui.preferences_dialog import PreferencesDialog

        dialog = PreferencesDialog(self._preferences, self)
        dialog.changed.connect(self.apply_preferences)
        on_screen.run_dialog(dialog)
        dialog.deleteLater()

    def _show_about(self) -> None:
        from kasane_desktop.ui import on_screen
        from kasane_desktop.ui.about import About

        on_screen.open_dialog(About(self))

    def _show_keys(self) -> None:
        from kasane_desktop.ui import on_screen
        from kasane_desktop.ui.keys import KeysDialog

        scene = self.page.scene if self.page.isVisible() else None
        name = self.page.view.accessibleName() if scene is not None else ""
        own = scene.own_keys() if scene is not None else []
        on_screen.open_dialog(KeysDialog(name, own, self._preferences.reading_keys, self))

    def _say_troubled(self, reason: Reason) -> None:
        self.notice.say(say_all(reason, translate=translate))

    def _say_not_kept(self) -> None:
        self._warn(
            self.tr("The match cannot be written to the disk: it goes on, but will be lost when the program ends.")
        )

    # -- looks ---------------------------------------------------------------------------------

    def apply_preferences(self) -> None:
        language.install(language.resolve(self._preferences.language))
        self.apply_theme()
        self.page.apply_preferences()
        self.lesson.apply_preferences()
        self.past.replay.apply_preferences()
        self._update()
        self.keep_preferences()

    def apply_theme(self) -> None:
        super().apply_theme()
        for page in (self.page, self.result, self.lesson, self.past.page, self.past.replay, self.guide, self.notice):
            page.set_dark(self._dark)

    def _update(self) -> None:
        """Which entries make sense now, and what the title says."""
        conductor, match = self._conductor, self.match
        self.undo_action.setEnabled(conductor is not None and conductor.undo_target is not None)
        self.redo_action.setEnabled(conductor is not None and conductor.redo_target is not None)
        if self.page.scene is not None:
            self.page.scene.set_icon("undo", self.undo_action.isEnabled())
        goes_on = match is not None and match.outcome() is None
        self.again_action.setEnabled(conductor is not None and conductor.can_look_again)
        self.hint_action.setEnabled(goes_on and conductor is not None and not conductor.watched)
        self._update_hurry()
        for action in (self.save_action, self.deal_action, self.log_action, self.replay_action):
            action.setEnabled(match is not None)
        self.result_action.setEnabled(self._is_over and not self.result.isVisible())
        self.page.show_end(match if self._is_over else None)
        self.deal_action.setText(self._deal_text())
        self.sound_action.setChecked(not self._preferences.muted)
        if match is None:
            self.setWindowTitle("Kasane Desktop")
        else:
            name = say(f"{match.game.id}.name", translate=translate)
            self.setWindowTitle(f"{name} – Kasane Desktop")

    def _update_hurry(self) -> None:
        self.hurry_action.setEnabled(self._conductor is not None and self._conductor.thinking)

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
        self.screen_action.setChecked(self.isFullScreen())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and self._furnished:
            self.screen_action.setChecked(self.isFullScreen())

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
            self._leave()
            if self._sounding is not None:
                self._sounding.close()
            self._thinker.close()
            self._keeper.close()
        super().closeEvent(event)


def _not_kept() -> None:
    """What is only watched leaves nothing on the disk before it has come to its end."""
