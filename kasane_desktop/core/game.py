"""The protocol every game speaks.

A state is mutable and cheap to copy, because search lives on it. The match alone holds
the true one and hands everyone else a view. What is known of a game before its rules are
loaded, and all that the lobby needs, is in box.py.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

from kasane_desktop.core.action import Action as Action
from kasane_desktop.core.box import Box
from kasane_desktop.core.box import Json as Json  # these are part of the protocol, too
from kasane_desktop.core.box import Option as Option
from kasane_desktop.core.box import Options as Options
from kasane_desktop.core.table import Table
from kasane_desktop.core.text import INERT, Event, Explanation, IllegalAction, Params, Reason

Seat = int
CHANCE: Seat = -1
"""The seat that deals, draws and casts lots. Its moves stand in the history like any other."""
PUBLIC: Seat = -2
"""A seat nobody sits on: its view holds what everyone at the table may know."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 is a winner; equal numbers share the place
    ending: str  # text key: why it ended

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True, slots=True)
class Score:
    """One line of a scoring: where points come from."""

    source: str  # text key
    points: int
    params: Params = field(default_factory=dict)
    final: bool = False  # counted only when the game ends; the others came as gains of events


class State(Protocol):
    """A position. `play` trusts its caller: whoever is not sure asks `refusal` first."""

    seats: int

    def copy(self) -> Self:
        """An independent position, equal to this one."""
        ...

    def to_act(self) -> tuple[Seat, ...]:
        """CHANCE, one seat, or several at once; empty when the game is over."""
        ...

    def actions(self, seat: Seat) -> Sequence[Action]:
        """Every legal action of a seat that is to act: nothing else decides legality.

        The sequence belongs to the state: read it before the next `play`, never change it.
        It is not asked for CHANCE, whose actions are too many to list.
        """
        ...

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action."""
        ...

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        ...

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        """Why `action`, which is not among `actions(seat)`, is not legal.

        For CHANCE, which has no list, it also decides: None when the deal is a possible one.
        """
        ...


class View(Protocol):
    """What one seat may know; a frozen value, compared by content. `actions` is what this
    seat may do now, empty when it is not to act."""

    @property
    def seat(self) -> Seat: ...
    @property
    def seats(self) -> int: ...
    @property
    def actions(self) -> tuple[Action, ...]: ...


def only(actions: Sequence[Action]) -> Action | None:
    """What is done by who has no choice, without being asked: the one action that is left; None if there are more."""
    return actions[0] if len(actions) == 1 else None


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(Box, ABC, Generic[S, V]):
    """The rules of one game; an instance without state of its own."""

    action_types: tuple[type[Action], ...]  # all kinds of actions, for reading records
    tie_break: str = ""  # text key: what decides between equal scores; "" if nothing does

    def start(self, seats: int, options: Options | None = None) -> S:
        """The position before the first deal. Raises BadOption."""
        return self.begin(seats, self.settle(seats, options or {}))

    @abstractmethod
    def begin(self, seats: int, options: Options) -> S:
        """The position before the first deal, for options that have been settled."""

    @abstractmethod
    def deal(self, state: S, rng: Random) -> Action:
        """CHANCE's move: a whole market, not a card."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """A whitelist of what `seat` (or PUBLIC) may know."""

    @abstractmethod
    def sample(self, view: V, rng: Random) -> S:
        """A state that this seat cannot tell from the true one."""

    @abstractmethod
    def table(self, view: V, *, open_hands: bool = False) -> Table:
        """Zones and pieces, to be drawn. `open_hands` is the aid that shows what a perfect
        memory knows of the hands of others; it never shows more than that."""

    def why_inert(self, view: V, zone: str, index: int) -> Reason:
        """Why touching a piece of the table, or a place in it, does nothing for this seat."""
        return Reason("core.not-your-turn" if not view.actions else INERT)

    def explain(self, view: V, zone: str, index: int) -> Explanation:
        """What a place of the table is, and what it means to this seat now, for who points at it: never what the seat
        does not know. Besides its zones a table may have places that only explain themselves: `seat/{s}`, and what
        its scene names so. Nothing, if it goes without saying."""
        return Explanation()

    def warning(self, view: V, action: Action) -> Reason | None:
        """What to tell a human before a legal action that can only do harm to who does it, as everyone can see;
        None if there is nothing to be said against it."""
        return None

    def firsts(self, view: V) -> tuple[str, ...]:
        """What deserves a word when it comes up for this seat for the first time, most urgent first: text keys. A
        companion says each of them once."""
        return ()

    @abstractmethod
    def events(self, before: S, seat: Seat, action: Action, after: S) -> tuple[Event, ...]:
        """What a step brought about, told so that everyone may read it: no hidden card. What must not be
        read later, by who scrolls back, is left out here or in `recall`. Over a whole match the gains of a
        seat are its scoring's lines that are not `final`."""

    def recall(self, event: Event, then: S, now: S) -> Event:
        """What may still be told of an event, after which the match stood at `then`, while it stands at `now`:
        cards that were seen and may not be looked through again are not named. At the end all is told."""
        return event

    def covered(self, then: S, now: S) -> bool:
        """Whether who looks back at `then` while the match stands at `now` would see what may not be looked
        through again."""
        return False

    @abstractmethod
    def scoring(self, view: V) -> tuple[tuple[Score, ...], ...]:
        """For each seat its points by source, if the game ended now (as far as the view knows)."""


def refusal(state: State, seat: Seat, action: Action) -> Reason | None:
    """Why `seat` may not do `action` now; None if it may."""
    acting = state.to_act()
    if seat not in acting:
        if not acting:
            return Reason("core.over")
        if seat == CHANCE or acting[0] == CHANCE:
            return Reason("core.not-chance" if seat == CHANCE else "core.chance-first")
        return state.why_not(seat, action) or Reason("core.not-your-turn")
    if seat == CHANCE:
        return state.why_not(seat, action)
    if action in state.actions(seat):
        return None
    return state.why_not(seat, action) or Reason("core.illegal")


def perform(state: State, seat: Seat, action: Action) -> None:
    """Play `action` after checking it. Raises IllegalAction and changes nothing then."""
    reason = refusal(state, seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    state.play(seat, action)


def places(keys: Sequence[Any]) -> tuple[int, ...]:
    """Places from sort keys, greatest first; equal keys share a place (1, 2, 2, 4)."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
