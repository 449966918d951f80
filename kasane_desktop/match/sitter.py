"""Who sits down to a match, and which deal they get: what the lobby asks for, and nothing of the match itself."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kasane_desktop.core.names import tidy

SEEDS = 2**31
"""Deal numbers go from 0 to this, exclusive."""
HUMAN = "human"
UNKNOWN: Mapping[str, str] = {}
ONCE_YOU = ("You", "Vous", "あなた")
"""What earlier versions wrote down as the name of a lone human who gave none, in the language of that moment."""
ONCE_GUEST = re.compile(r"(?:Player |Joueur |プレイヤー)(\d)")
"""What is written down as the name of one of several humans who gave none, likewise; the number is that of the seat."""
GUESTS = "私友客伴仲輩"
"""Crests of humans who have not given a name: I, friend, guest, companion …"""


class Sitter(NamedTuple):
    """Who sits on a seat. `player` is HUMAN or the name of a computer player; `traits` is
    what is known about them besides (level, character, colour …). The empty name is that of
    the only human at the table who gave none: whoever reads about them is "you"."""

    name: str
    player: str = HUMAN
    traits: Mapping[str, str] = UNKNOWN

    @property
    def human(self) -> bool:
        return self.player == HUMAN


def tidied(sitter: Sitter) -> Sitter:
    """With texts as they can be shown and written down."""
    traits = {key: tidy(value) for key, value in sitter.traits.items()}
    return sitter._replace(name=tidy(sitter.name), traits=traits)


def lone_human(sitters: Sequence[Sitter]) -> int | None:
    """The seat of the only human at a table: of several nobody knows who looks at the screen."""
    humans = [seat for seat, sitter in enumerate(sitters) if sitter.human]
    return humans[0] if len(humans) == 1 else None


def guest_number(sitter: Sitter) -> int | None:
    """The number by which one of several humans is called who gave no name. Who typed such a name keeps it."""
    found = ONCE_GUEST.fullmatch(sitter.name)
    return int(found[1]) if found and sitter.traits.get("crest", GUESTS[0]) in GUESTS else None


def unnamed(sitters: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """As they sit, but that a lone human whom an earlier version called "you" has no name. Who typed the word as a name
    has its first letter as a crest, and keeps it."""
    seat = lone_human(sitters)
    if seat is None or sitters[seat].name not in ONCE_YOU:
        return tuple(sitters)
    if sitters[seat].traits.get("crest", GUESTS[0]) not in GUESTS:
        return tuple(sitters)
    return (*sitters[:seat], sitters[seat]._replace(name=""), *sitters[seat + 1 :])
