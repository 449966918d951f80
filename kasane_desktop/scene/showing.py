"""What a seat has to show at the end: a portrait beside the winner, and pieces or a picture for everyone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import GROUPS, HAND, AnyKind, Table
from kasane_desktop.scene.faces import Faces
from kasane_desktop.scene.kit import Look, Picture

Groups = tuple[tuple[str, ...], ...]
"""Faces that lie together, in order."""
_NOT_SHOWN = (HAND, GROUPS)


class Frame(NamedTuple):
    """What the winner's picture needs: its height, at least and at most; and whether it wants all the width it can
    have, so that the points stand below it where there is room."""

    least: int
    most: int
    wide: bool


CARDS, TOKENS = Frame(224, 370, True), Frame(224, 400, False)
MOSAIC, CRESTS = Frame(224, 760, False), Frame(168, 230, False)


def zones(*kinds: AnyKind) -> Callable[[Table, Seat], Groups]:
    """The pieces of a seat in zones of these kinds; without any, all that lies open before it."""

    def groups(table: Table, seat: Seat) -> Groups:
        own = [zone for zone in table.zones if zone.owner == seat]
        if kinds:
            own = [zone for kind in kinds for zone in own if zone.kind == kind]
        else:
            own = [zone for zone in own if zone.kind not in _NOT_SHOWN]
        return tuple(tuple(piece.face for piece in zone.pieces) for zone in own)

    return groups


def unsaid(table: Table, seat: Seat) -> str:
    return ""


def hand(table: Table, seat: Seat) -> tuple[str, ...]:
    """The cards that a seat still holds."""
    return tuple(face for group in zones(HAND)(table, seat) for face in group)


def nothing_held(table: Table, seat: Seat) -> tuple[str, ...]:
    return ()


class Showing(NamedTuple):
    faces: Faces
    portrait: str = ""  # face of a card that stands for the winner
    groups: Callable[[Table, Seat], Groups] = zones()
    paint: Callable[[Look, Table, Seat, int, int], Picture] | None = None  # before the pieces, or large instead of them
    frame: Frame = CARDS
    note: Callable[[Table, Seat], str] = unsaid  # what lies before a seat, in a few words below its name
    held: Callable[[Table, Seat], tuple[str, ...]] = nothing_held  # faces of what it kept in its hand
    back: str = ""  # what others saw of a hand: it is turned over
    covered: bool = False  # what lies before a seat was covered, too
