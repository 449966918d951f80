"""Kabuki: four stages, ten kinds of masks, and a memory that should not fail."""

from __future__ import annotations

from kasane_desktop.games.kabuki.actions import Lay, Pass, Stop, TurnUp
from kasane_desktop.games.kabuki.game import Kabuki
from kasane_desktop.games.kabuki.state import Check, State
from kasane_desktop.games.kabuki.view import UNKNOWN, View, ages, forget

__all__ = ["GAME", "UNKNOWN", "Check", "Kabuki", "Lay", "Pass", "State", "Stop", "TurnUp", "View", "ages", "forget"]

GAME = Kabuki()
