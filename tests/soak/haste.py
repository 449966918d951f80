"""For a window in which nobody watches: Kabuki gives people time to call and to look, also where nothing moves."""

from __future__ import annotations

from kasane_desktop.games.kabuki.stage import scene
from kasane_desktop.ui.conducting import race
from kasane_desktop.ui.settings.preferences import Preferences

CALL = 0.05
"""Seconds for a call."""


def make_haste(preferences: Preferences) -> None:
    """From now on, in this process."""
    preferences.call_seconds = race.NOTHING_TO_GAIN = CALL
    scene.LOOK.update(dict.fromkeys(scene.LOOK, 1))
    scene.LOOK_MASK = 0
