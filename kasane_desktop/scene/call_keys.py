"""The keys by which seats at one screen call, and let pass: which there are, whose they are, which one was pressed.

Preferences are read before anything of a match is loaded, and keep these keys: no match is imported here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from kasane_desktop.match.sitter import HUMAN, Sitter

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from kasane_desktop.core.game import Seat

CALL_KEYS = ("A", "L", "F", "J", "Z", "M")
"""Those of the humans at a screen, in the order in which they sit: far from each other."""
PASS_KEYS = ("S", "K", "D", "H", "X", "N")
"""Each beside the other key of the same human."""
KEYS = (*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *"567890")
"""All that can be chosen: on every keyboard, and not needed for anything else."""

# Where the letters of a keyboard are, by the codes that its hardware sends. Some layouts have no Latin letters.
_ROWS = {16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
_PLACES = {first + at: letter for first, row in _ROWS.items() for at, letter in enumerate(row)}
_OFFSET = 8  # X11 and Wayland count the codes from here, Windows from 0


def keys_of(sitters: Sequence[Sitter], keys: Sequence[str]) -> dict[Seat, str]:
    """Which key is whose."""
    humans = [seat for seat, sitter in enumerate(sitters) if sitter.player == HUMAN]
    return dict(zip(humans, keys, strict=False))


def key_name(event: QKeyEvent) -> str:
    """The name of a key in KEYS; "" for any other. What stands on the key decides, and where it lies if that
    is no Latin letter."""
    key = event.key()
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 or Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return chr(key)
    if 0 <= key < 0x80 or key >= 0x01000000:  # another sign of ASCII, or no sign at all
        return ""
    code = event.nativeScanCode()
    return _PLACES.get(code - _OFFSET, "") if _counts_from_eight() else _PLACES.get(code, "")


def _counts_from_eight() -> bool:
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication.platformName() in ("xcb", "wayland")
