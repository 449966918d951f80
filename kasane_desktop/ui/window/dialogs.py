"""The dialogs that the menu of the window opens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from kasane_desktop.ui.window.main_window import MainWindow


class Dialogs:
    """Each is loaded when it is first asked for."""

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        self._window, self._preferences = window, preferences

    def preferences(self) -> None:
        from kasane_desktop.ui.dialogs.preferences_dialog import PreferencesDialog

        dialog = PreferencesDialog(self._preferences, self._window)
        dialog.changed.connect(self._window.apply_preferences)
        on_screen.run_dialog(dialog)
        dialog.deleteLater()

    def about(self) -> None:
        from kasane_desktop.ui.dialogs.about import About

        on_screen.open_dialog(About(self._window))

    def keys(self) -> None:
        from kasane_desktop.ui.keys.keys_dialog import KeysDialog

        page = self._window.page
        scene = page.scene if page.isVisible() else None
        name = page.view.accessibleName() if scene is not None else ""
        own = scene.own_keys() if scene is not None else []
        dialog = KeysDialog(name, own, self._preferences.keys, self._window)
        dialog.change_wanted.connect(self.change_keys)
        on_screen.open_dialog(dialog)

    def change_keys(self) -> None:
        from kasane_desktop.ui.controls.text_scale import look_beside
        from kasane_desktop.ui.keys.keys_editor import KeysEditor

        editor = KeysEditor(self._preferences, look_beside(self._window, dark=self._window.dark), self._window)
        editor.changed.connect(self._window.apply_preferences)
        on_screen.run_dialog(editor)
        editor.deleteLater()

    def report(self) -> None:
        from kasane_desktop.ui.dialogs.report_dialog import ReportDialog

        window = self._window
        match = window.looked_at
        dialog = ReportDialog(with_match=match is not None, dark=window.dark, parent=window)
        report = partial(window.files.report, match, self._preferences)
        dialog.wanted.connect(lambda: window.past.with_review(match, report))
        on_screen.open_dialog(dialog)
