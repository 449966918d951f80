"""The keys that are set, for menus, shortcuts and tables.

A table and its game know keys by their usual names. Here those that are pressed become those that are meant: whoever
has chosen Q instead of 1 is heard as pressing 1.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QKeyCombination
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from kasane_desktop.ui.settings.commands import BY_ID, COMMANDS, Command, is_key, keys_of

AT_THE_TABLE = ("table", "read", "games")
"""The groups whose keys a table hears; the others have shortcuts."""


def key_text(event: QKeyEvent) -> str:
    """The name of a key with those held down beside it. Keys of the number block are keys like others."""
    text = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
    text = text.replace("Num+", "")
    if "Shift+" in text and not text[-1].isalnum():  # which keys give a sign differs from keyboard to keyboard
        text = text.replace("Shift+", "")
    return "Shift+Tab" if text in ("Backtab", "Shift+Backtab") else text


def native(*keys: str) -> str:
    """Keys as they are called on this system."""
    return " · ".join(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


def sequences(command: Command, chosen: Mapping[str, str]) -> list[QKeySequence]:
    """The shortcuts of a command: what is chosen, else what the desktop has for it, else what is usual."""
    if command.id not in chosen and command.standard:
        bound = QKeySequence.keyBindings(getattr(QKeySequence.StandardKey, command.standard))
        if bound:
            return bound
    return [QKeySequence(key) for key in keys_of(command, chosen)]


def command_of(action: QAction, standard: QKeySequence.StandardKey | None = None) -> Command | None:
    """The command of an action as it was made: that which has its keys, or the same ones of the desktop."""
    if standard is not None:
        return next((one for one in COMMANDS if one.standard == standard.name), None)
    own = set(action.shortcuts())
    return next((one for one in COMMANDS if own & set(sequences(one, {}))), None) if own else None


class Keymap:
    """What a table hears."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        heard = [command for command in COMMANDS if command.group in AT_THE_TABLE]
        self._usual = {key: command for command in heard for key in command.keys}
        self._meant = {key: command.keys[0] for command in heard if (key := chosen.get(command.id))}
        gone = {key for command in heard if command.id in chosen and not command.stays for key in command.keys}
        self._gone = gone - self._meant.keys()
        self._chosen = chosen

    def shown(self, key: str) -> str:
        """The key that is set for one that a game names; itself if no other is."""
        command = self._usual.get(key)
        if command is None or command.id not in self._chosen:
            return key
        return native(*keys_of(command, self._chosen)[:1])

    def meant(self, event: QKeyEvent) -> QKeyEvent | None:
        """The event that a table understands; None if that is the event itself. One that means nothing any more has
        no key."""
        key = key_text(event)
        if key in self._gone:
            return QKeyEvent(event.type(), 0, event.modifiers())
        if key not in self._meant:
            return None
        wanted: QKeyCombination = QKeySequence(self._meant[key])[0]  # type: ignore[index]  # the hints lack it
        meant = QKeyEvent(event.type(), wanted.key(), wanted.keyboardModifiers(), "", event.isAutoRepeat())
        meant.setTimestamp(event.timestamp())  # when it went down may count
        return meant


def spelled(id: str, chosen: Mapping[str, str]) -> str:
    """All keys of a command, as they are called here."""
    keys = (one.toString(QKeySequence.SequenceFormat.PortableText) for one in sequences(BY_ID[id], chosen))
    return native(*filter(is_key, keys))  # some keyboards have one for it besides, with its name on it
