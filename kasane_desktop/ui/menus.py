"""The one menu of the window, whose entries also listen to their keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

Keys = QKeySequence.StandardKey | str | None


class MainMenu(QMenu):
    """Entries, some of them gathered in menus of their own, with texts that follow the language."""

    def __init__(self, window: QWidget, parent: QMenu | None = None) -> None:
        super().__init__(window if parent is None else parent)
        self._window = window
        self._texts: list[tuple[QAction, Callable[[], str]]] = []
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
        elif keys is not None:
            action.setShortcuts(keys)
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

    def retranslate(self) -> None:
        for action, text in self._texts:
            action.setText(text())
        for part in self._parts:
            part.retranslate()
