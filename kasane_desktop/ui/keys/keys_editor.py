"""All keys of the program, to be changed: choose one, then press another."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from kasane_desktop.scene.announcer import announce
from kasane_desktop.scene.kit import Look
from kasane_desktop.scene.kit.paint import width
from kasane_desktop.scene.kit.plain import set_tip
from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.controls.sheet import ScrollSheet
from kasane_desktop.ui.controls.widgets import Line, WordButton, dress
from kasane_desktop.ui.keys.key_caps import KeyCap
from kasane_desktop.ui.keys.keymap import key_text, native, spelled
from kasane_desktop.ui.keys.keys_dialog import command_name, group_name
from kasane_desktop.ui.settings.commands import COMMANDS, GROUPS, STAYING, Command, is_key, taken_over
from kasane_desktop.ui.settings.preferences import Preferences

MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
SIZE = (700, 640)
NONE = "–"


def any_key(event: QKeyEvent) -> str:
    """A key that was pressed, with those held down beside it; "" while only these are down."""
    return "" if event.key() in (*MODIFIERS, Qt.Key.Key_unknown) else key_text(event)


class _Cap(KeyCap):
    """The keys of one command; the backspace key takes them away."""

    letters = 15.0

    def __init__(self, command: Command) -> None:
        super().__init__("", any_key)
        self.command = command

    def show_keys(self, keys: str, does: str) -> None:
        self.key = keys or NONE
        self.setAccessibleName(f"{does}: {self.key}")
        set_tip(self, does)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        high = super().sizeHint().height()
        return QSize(max(high, round(width(self.look.sans(self.letters, 700), self.key)) + self.look.px(24)), high)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if self.isChecked() and event.key() == Qt.Key.Key_Backspace and not event.modifiers():
            self.setChecked(False)
            self.pressed_key.emit("")
        else:
            super().keyPressEvent(event)


class _CommandRow(QWidget):
    """What a key does, and the key."""

    def __init__(self, cap: _Cap) -> None:
        super().__init__()
        self.name = Line(15, wraps=True)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.name, 1)
        row.addWidget(cap, 0, Qt.AlignmentFlag.AlignRight)

    def restyle(self, look: Look) -> None:
        self._row.setSpacing(look.px(18))


class KeysEditor(QDialog):
    """Changes the keys in the preferences it is given, and says so each time."""

    changed = Signal()

    def __init__(self, preferences: Preferences, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences, self.look = preferences, look
        self._title = Line(27, weight=700, serif=True, wraps=True)
        self._how = Line(14, tone="plate_soft", wraps=True)
        self.told = Line(15, weight=700, tone="accent_ink", wraps=True)
        self.caps = {command.id: _Cap(command) for command in COMMANDS}
        self._rows = {command.id: _CommandRow(self.caps[command.id]) for command in COMMANDS}
        self._heads = {group: Line(18, weight=700, serif=True) for group in GROUPS}
        self.reset_button, self.done_button = WordButton("quiet", 15), WordButton("primary", 16)
        self._lay_out()
        for id, cap in self.caps.items():
            cap.pressed_key.connect(lambda key, id=id: self.put(id, key))
        self.reset_button.clicked.connect(self.reset)
        self.done_button.clicked.connect(self.accept)
        dress(self, look)
        self._retranslate()
        room = on_screen.room(self)
        self.resize(min(look.px(SIZE[0]), room.width()), min(look.px(SIZE[1]), room.height()))

    def _lay_out(self) -> None:
        px, content = self.look.px, QWidget()
        words = QVBoxLayout(content)
        words.setContentsMargins(0, 0, px(10), 0)
        words.setSpacing(px(3))
        for group, head in self._heads.items():
            words.addSpacing(px(10))
            words.addWidget(head)
            for command in COMMANDS:
                if command.group == group:
                    words.addWidget(self._rows[command.id])
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(px(32), px(18), px(16), px(12))
        for widget in (self._title, self._how):
            sheet.addWidget(widget)
        sheet.addWidget(ScrollSheet(content), 1)
        sheet.addWidget(self.told)
        foot = QHBoxLayout()
        foot.addWidget(self.reset_button)
        foot.addStretch(1)
        foot.addWidget(self.done_button)
        sheet.addLayout(foot)

    # -- changing ------------------------------------------------------------------------------------

    def put(self, id: str, key: str) -> None:
        """Give a command another key, and say what that means for others."""
        command = self.caps[id].command
        calling = (*self._preferences.stop_keys, *self._preferences.pass_keys)
        name = native(key)
        if key in STAYING:
            self._tell(self.tr("{key} means the same everywhere and stays as it is.").format(key=name))
        elif key in calling:
            said = self.tr("{key} is a key for Stop! or Pass. Choose another one for those first.")
            self._tell(said.format(key=name))
        elif not is_key(key):
            self._tell(self.tr("This key cannot be used."))
        else:
            self._preferences.keys, other = taken_over(id, key, self._preferences.keys)
            self.changed.emit()
            self._show_keys()
            self._tell(self._outcome(command, name, other))

    def _outcome(self, command: Command, name: str, other: Command | None) -> str:
        does = command_name(command)
        if not name:
            return self.tr("No key any more: {does}").format(does=does)
        if other is None:
            return self.tr("{key}: {does}").format(key=name, does=does)
        now = spelled(other.id, self._preferences.keys)
        if not now:
            said = self.tr("{key} was the key for “{other}”, which has none now. It is for “{does}” from now on.")
        else:
            said = self.tr("{key} was the key for “{other}”, which has {now} now. It is for “{does}” from now on.")
        return said.format(key=name, other=command_name(other), now=now, does=does)

    def reset(self) -> None:
        """All keys as they are usually."""
        self._preferences.keys = {}
        self.changed.emit()
        self._show_keys()
        self._tell(self.tr("All keys are the usual ones again."))

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        announce(self, text)

    # -- words ---------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self._title.setText(self.tr("Keys"))
        self._how.setText(
            self.tr("Choose a key, then press another one; Esc leaves it as it is, the backspace key takes it away.")
        )
        self.reset_button.say(self.tr("All as usual"))
        self.done_button.say(QCoreApplication.translate("PreferencesDialog", "Done"))
        for group, head in self._heads.items():
            head.setText(group_name(group))
        for command in COMMANDS:
            self._rows[command.id].name.setText(command_name(command))
        self.told.setText("")
        self._show_keys()

    def _show_keys(self) -> None:
        for id, cap in self.caps.items():
            cap.show_keys(spelled(id, self._preferences.keys), command_name(cap.command))


class KeysButton(WordButton):
    """The way to the keys, in the preferences."""

    changed = Signal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__("quiet", 15)
        self._preferences = preferences
        self.clicked.connect(self.open)

    def open(self) -> None:
        editor = KeysEditor(self._preferences, self.look, self.window())
        editor.changed.connect(self.changed)
        on_screen.run_dialog(editor)
        editor.deleteLater()
