"""Seats at one screen that may act at once: who, by which key, and how long."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.match.match import HUMAN, Sitter, Step

# Where the letters of a keyboard are, by the codes that its hardware sends. Some layouts have no Latin letters.
_ROWS = {16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
_PLACES = {first + at: letter for first, row in _ROWS.items() for at, letter in enumerate(row)}
_OFFSET = 8  # X11 and Wayland count the codes from here, Windows from 0


@dataclass(frozen=True)
class Calling:
    """What seats at this screen may do now, at once with others. Without `seconds` there is no limit."""

    actions: Mapping[Seat, tuple[Action, ...]] = field(default_factory=dict)
    seconds: float | None = None  # that they have in all
    left: float | None = None  # that are left now
    running: bool = True  # time does not stand still
    called: Step | None = None  # the call that has ended it, if one has


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
