"""The keys of the program, as a list that can be read."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QDialog, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from kasane_desktop.scene.kit.phrases import joined_html
from kasane_desktop.ui.controls.style import colour_area
from kasane_desktop.ui.controls.text_scale import look_beside
from kasane_desktop.ui.controls.widgets import Line, WordButton, dress
from kasane_desktop.ui.keys.keymap import spelled
from kasane_desktop.ui.settings.commands import COMMANDS, GROUPS, Command

SIZE = (680, 620)
KEYS = 190  # room for the keys of a line, in design units
Rows = list[tuple[str, str]]


class KeysDialog(QDialog):
    """What each key does, from what holds everywhere to what holds in the game that is being played."""

    change_wanted = Signal()

    def __init__(self, game: str, keys: Rows, chosen: Mapping[str, str], parent: QWidget | None = None) -> None:
        """`keys` are those that the game on the table has of its own, `chosen` what is set of all others."""
        super().__init__(parent)
        self._game, self._chosen = (game, keys), chosen
        self._title = Line(27, weight=700, serif=True, wraps=True)
        self.list = QTextBrowser()
        self.list.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.list.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.list.document().setDocumentMargin(14)
        self.close_button, self.change_button = WordButton("primary", 16), WordButton("quiet", 15)
        self.change_button.clicked.connect(self._change)
        self.close_button.clicked.connect(self.accept)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(32, 20, 24, 14)
        sheet.setSpacing(12)
        sheet.addWidget(self._title)
        sheet.addWidget(self.list, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.change_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        sheet.addLayout(foot)
        self._restyle()
        self._retranslate()
        self.list.setFocus()

    def _restyle(self) -> None:
        """In the colours that all windows have now."""
        dark = self.palette().color(QPalette.ColorRole.Window).lightness() < 128
        look = look_beside(self, dark=dark)
        dress(self, look)
        self._wide = look.px(KEYS)
        palette = self.list.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(look.theme.plate[0]))
        palette.setColor(QPalette.ColorRole.Text, QColor(look.theme.plate_ink))
        colour_area(self.list, palette)
        self.list.setFont(look.sans(15))
        self.resize(look.px(SIZE[0]), look.px(SIZE[1]))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self._title.setText(self.tr("Keys"))
        self.list.setAccessibleName(self.tr("Keys"))
        self.list.setHtml(joined_html("".join(_part(title, rows, self._wide) for title, rows in self.parts())))
        self.close_button.say(self.tr("Close"))
        self.change_button.say(self.tr("Change…"))

    def _change(self) -> None:
        self.accept()
        self.change_wanted.emit()

    def parts(self) -> list[tuple[str, Rows]]:
        """Titles, and below each its keys with what they do."""
        listed = [(group_name(group), self._rows(group)) for group in GROUPS if group != "games"]
        return [*listed[:4], *([self._game] if self._game[1] else []), *listed[4:]]

    def _rows(self, group: str) -> Rows:
        return [
            (spelled(command.id, self._chosen), command_name(command))
            for command in COMMANDS
            if command.group == group and spelled(command.id, self._chosen)
        ]


def command_name(command: Command) -> str:
    """What a key does, in the language of the moment."""
    return QCoreApplication.translate("Commands", command.text)


def group_name(group: str) -> str:
    return QCoreApplication.translate("Commands", GROUPS[group])


def _part(title: str, rows: Rows, wide: int) -> str:
    lines = "".join(
        f"<tr><td width='{wide}' style='padding: 3px 22px 3px 0; white-space: nowrap'><b>{escape(keys)}</b></td>"
        f"<td style='padding: 3px 0'>{escape(does)}</td></tr>"
        for keys, does in rows
    )
    return f"<h3>{escape(title)}</h3><table>{lines}</table>"
