"""Kimono counted slowly and plainly: as Kasane, but accessories lie beside the robe."""

from __future__ import annotations

from typing import Any

from kasane_desktop.core.game import Action
from tests.oracles import kasane
from tests.oracles.kasane import expected_inventory, inventory

__all__ = ["expected_inventory", "inventory", "recount"]


def recount(seats: int, options: dict[str, Any], history: list[tuple[int, Action]]) -> tuple[int, ...]:
    """Final scores from what was done."""
    return kasane.recount(seats, options, history, specials_on_robe=False)
