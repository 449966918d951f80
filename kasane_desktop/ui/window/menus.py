"""The one menu of the window, whose entries also listen to their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from kasane_desktop.ui.keys.keymap import command_of, sequences
from kasane_desktop.ui.settings.commands import Command

Keys = QKeySequence.StandardKey | str | None


class MainMenu(QMenu):
    """Entries, some of them gathered in menus of their own, with texts that follow the language."""

    def __init__(self, window: QWidget, parent: QMenu | None = None) -> None:
        super().__init__(window if parent is None else parent)
        self._window = window
        self._texts: list[tuple[QAction, Callable[[], str]]] = []
        self._commands: dict[QAction, Command] = {}
        self._parts: list[MainMenu] = []

    def entry(
        self,
        text: Callable[[], str],
        do: Callable[[], object],
        keys: Keys = None,
        role: QAction.MenuRole = QAction.MenuRole.NoRole,
    ) -> QAction:
        action = QAction(self._window)
        action.setMenuRole(role)
        if isinstance(keys, str):
            action.setShortcut(QKeySequence(keys))
        elif keys is not None and (command := command_of(action, keys)) is not None:
            self._commands[action] = command
        action.triggered.connect(lambda: do())
        self.addAction(action)
        self._window.addAction(action)  # so that its keys work while the menu is closed
        self._texts.append((action, text))
        return action

    def part(self, text: Callable[[], str]) -> MainMenu:
        """A menu within this one."""
        part = MainMenu(self._window, self)
        self._parts.append(part)
        self._texts.append((self.addMenu(part), text))
        return part

    def use_keys(self, chosen: Mapping[str, str]) -> None:
        """The keys of all entries that have some, as they are set now."""
        for action, _ in self._texts:
            if action not in self._commands and (command := command_of(action)) is not None:
                self._commands[action] = command
            if action in self._commands:
                action.setShortcuts(sequences(self._commands[action], chosen))
        for part in self._parts:
            part.use_keys(chosen)

    def retranslate(self) -> None:
        for action, text in self._texts:
            action.setText(text())
        for part in self._parts:
            part.retranslate()
