"""The row of the lobby that says by whose points is played: the built-in ones, or a table that was saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from kasane_desktop.core.box import Json, Option
from kasane_desktop.scene.kit import Look
from kasane_desktop.ui.controls.widgets import Styled, WordButton
from kasane_desktop.ui.lobby.options import OptionRow
from kasane_desktop.ui.tables.store import Store

if TYPE_CHECKING:
    from kasane_desktop.ui.tables.editor import TableEditor

LONGEST = 18  # signs of a name on the button; the menu has it whole


class TableRow(OptionRow):
    """One of the saved tables, or the way to enter another."""

    def __init__(self, option: Option, game: str) -> None:
        super().__init__(option)
        self.game, self.store = game, Store(game, option)
        self.choose = WordButton("quiet", 14)
        self._value: Json = option.default
        self._look: Look | None = None
        self._editor: TableEditor | None = None
        self._row.addWidget(self.choose)
        self.choose.clicked.connect(self._open_menu)

    def show_value(self, value: Json) -> None:
        self._value = value
        self.retranslate()

    def chosen_name(self) -> str:
        """What the table is saved as that is played by; "" for the built-in one and for one that is not saved."""
        if self._value == self.option.default:
            return ""
        return next((name for name, table in self.store.tables().items() if table == self._value), "")

    def retranslate(self) -> None:
        super().retranslate()
        name = self.tr("Built-in")
        if self._value != self.option.default:
            name = self.chosen_name() or self.tr("Your own")
        short = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
        self.choose.say(f"{short} ▾", self.tr("{option}: {table}").format(option=self.name.text(), table=name))

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self._look = look
        if self._editor is not None:
            self._editor.set_dark(look.theme.dark)

    def controls(self) -> Sequence[Styled]:
        return [self.choose]

    def stops(self) -> list[QWidget]:
        return [self.choose]

    def menu(self) -> list[tuple[str, Json, bool]]:
        """What can be chosen: text, value, and whether it is chosen now."""
        chosen = self.chosen_name()
        entries = [(self.tr("Built-in"), self.option.default, self._value == self.option.default)]
        entries += [(name, table, name == chosen) for name, table in self.store.tables().items()]
        if self._value != self.option.default and not chosen:
            entries.append((self.tr("Your own"), self._value, True))
        return entries

    def _open_menu(self) -> None:
        from PySide6.QtWidgets import QMenu  # seldom needed

        from kasane_desktop.ui.controls import on_screen

        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, value, chosen in self.menu():
            action = menu.addAction(text.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(chosen)
            action.triggered.connect(lambda _=False, value=value: self.changed.emit(value))
        menu.addSeparator()
        menu.addAction(self.tr("Enter the points of your box…")).triggered.connect(lambda: self.edit())
        on_screen.pop_up(menu, self.choose.mapToGlobal(QPoint(0, self.choose.height())))

    def edit(self) -> TableEditor:
        """Open the page on which points are entered; it covers the window until one is done."""
        from kasane_desktop.ui.tables.editor import TableEditor  # seldom needed

        editor = TableEditor(self.game, self.store, self._value, self.chosen_name(), self.window())
        if self._look is not None:
            editor.set_dark(self._look.theme.dark)
        editor.done.connect(self._take)
        editor.closed.connect(self._edited)
        editor.open()
        self._editor = editor
        return editor

    def _edited(self) -> None:
        self._editor = None
        self.choose.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, value: Json) -> None:
        self.changed.emit(value)
        self.retranslate()
