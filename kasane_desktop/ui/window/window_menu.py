"""What the one menu of the window offers, and which of it makes sense at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QGuiApplication, QKeySequence

from kasane_desktop.ui.window.menus import MainMenu

if TYPE_CHECKING:
    from kasane_desktop.ui.window.main_window import MainWindow


class WindowMenu(MainMenu):
    """The entries of the window's menu; what they do, the window and its match do."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._main, self._current = window, window.current
        self.aboutToShow.connect(lambda: window.page.look_away("menu", True))
        self.aboutToHide.connect(lambda: window.page.look_away("menu", False))
        keys = QKeySequence.StandardKey
        self.entry(lambda: self.tr("New match"), window.show_lobby, keys.New)
        self.entry(lambda: self.tr("Open a match…"), window.ask_open, keys.Open)
        self.entry(lambda: self.tr("Past matches"), window.show_history, "Ctrl+H")
        self.entry(lambda: self.tr("My mistakes"), window.show_practice, "Ctrl+B")
        self.addSeparator()
        self.undo_action = self.entry(lambda: self.tr("Undo"), window.undo, keys.Undo)
        self.redo_action = self.entry(lambda: self.tr("Redo"), window.current.redo, keys.Redo)
        self.hint_action = self.entry(lambda: self.tr("Hint"), window.current.hint, "Ctrl+T")
        self._add_match()
        self._add_view()
        self.addSeparator()
        self.entry(lambda: self.tr("Rules"), window.show_rules, keys.HelpContents)
        role = QAction.MenuRole
        self.entry(lambda: self.tr("Preferences…"), window.dialogs.preferences, "Ctrl+,", role.PreferencesRole)
        self._add_help()
        self.entry(lambda: self.tr("Quit"), window.close, keys.Quit, role.QuitRole)
        if QGuiApplication.platformName() == "cocoa":
            window.menuBar().addMenu(self)

    def _add_match(self) -> None:
        window, current = self._main, self._current
        match = self.part(lambda: self.tr("This match"))
        self.again_action = match.entry(
            lambda: self.tr("Show the last moves again"), current.show_last_moves, "Ctrl+Shift+R"
        )
        self.hurry_action = match.entry(lambda: self.tr("Stop thinking"), current.hurry, "Ctrl+Space")
        self.save_action = match.entry(
            lambda: self.tr("Save the match as…"), window.save_match, QKeySequence.StandardKey.Save
        )
        self.replay_action = match.entry(lambda: self.tr("Replay the match"), window.show_replay, "Ctrl+R")
        self.result_action = match.entry(lambda: self.tr("Result"), window.ending.see_result, "Ctrl+E")
        self.deal_action = match.entry(self._deal_text, self._copy_deal)

    def _add_view(self) -> None:
        window, keys = self._main, QKeySequence.StandardKey
        view = self.part(lambda: self.tr("View"))
        self.log_action = view.entry(lambda: self.tr("Log"), window.page.toggle_log, "Ctrl+L")
        self.sound_action = view.entry(lambda: self.tr("Sound"), window.toggle_sound, "Ctrl+Shift+M")
        self.sound_action.setCheckable(True)
        view.entry(lambda: self.tr("Zoom in"), lambda: window.table.view.zoom(1.25), keys.ZoomIn)
        view.entry(lambda: self.tr("Zoom out"), lambda: window.table.view.zoom(0.8), keys.ZoomOut)
        view.entry(lambda: self.tr("Whole table"), lambda: window.table.view.zoom(0), "Ctrl+0")
        self.screen_action = view.entry(lambda: self.tr("Full screen"), window.toggle_full_screen)
        self.screen_action.setShortcuts([QKeySequence("F11"), *QKeySequence.keyBindings(keys.FullScreen)])
        self.screen_action.setCheckable(True)

    def _add_help(self) -> None:
        dialogs = self._main.dialogs
        help = self.part(lambda: self.tr("Help"))
        self.keys_action = help.entry(lambda: self.tr("Keys…"), dialogs.keys)
        self.keys_action.setShortcuts([QKeySequence("Shift+F1"), QKeySequence("?")])
        help.entry(lambda: self.tr("Report a problem…"), dialogs.report)
        help.entry(lambda: self.tr("About Kasane Desktop"), dialogs.about, None, QAction.MenuRole.AboutRole)

    def show_possible(self, *, muted: bool) -> None:
        """Which entries make sense now."""
        conductor, match = self._current.conductor, self._current.match
        self.undo_action.setEnabled(conductor is not None and conductor.undo_target is not None)
        self.redo_action.setEnabled(conductor is not None and conductor.redo_target is not None)
        self.again_action.setEnabled(conductor is not None and conductor.last_moves.can_show)
        goes_on = match is not None and not self._current.is_over
        self.hint_action.setEnabled(goes_on and conductor is not None and not conductor.watched)
        self.show_thinking()
        for action in (self.save_action, self.deal_action, self.log_action, self.replay_action):
            action.setEnabled(match is not None)
        self.result_action.setEnabled(self._current.is_over and not self._main.result.isVisible())
        self.deal_action.setText(self._deal_text())
        self.sound_action.setChecked(not muted)

    def show_thinking(self) -> None:
        """Whether there is somebody who can be told to stop thinking."""
        conductor = self._current.conductor
        self.hurry_action.setEnabled(conductor is not None and conductor.thinking)

    def _copy_deal(self) -> None:
        if (match := self._current.match) is not None:
            QGuiApplication.clipboard().setText(str(match.seed))
            self._main.notice.say(self.tr("Deal number {seed} copied").format(seed=match.seed))

    def _deal_text(self) -> str:
        if (match := self._current.match) is None:
            return self.tr("Copy the deal number")
        return self.tr("Copy the deal number {seed}").format(seed=match.seed)
