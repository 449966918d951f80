"""Seats at one screen that may act at once: who, and how long. By which keys: call_keys.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.match.match import Step


@dataclass(frozen=True)
class Calling:
    """What seats at this screen may do now, at once with others. Without `seconds` there is no limit."""

    actions: Mapping[Seat, tuple[Action, ...]] = field(default_factory=dict)
    seconds: float | None = None  # that they have in all
    left: float | None = None  # that are left now
    running: bool = True  # time does not stand still
    called: Step | None = None  # the call that has ended it, if one has
