"""Kabuki: four stages, ten kinds of masks, and a memory that should not fail."""

from __future__ import annotations

from kasane_desktop.games.kabuki.game import Kabuki

GAME = Kabuki()
