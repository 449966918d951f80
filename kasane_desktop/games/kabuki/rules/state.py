"""The rules of Kabuki."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, Outcome, Seat, places
from kasane_desktop.core.text import Reason
from kasane_desktop.games.kabuki.rules import reasons
from kasane_desktop.games.kabuki.rules.actions import (
    CALLS,
    COPIES,
    COUNTS,
    KINDS,
    LAYS,
    MASKS,
    NOTHING,
    ROUNDS,
    STACKS,
    Lay,
    Stop,
    TurnUp,
    tokens_at_start,
)

# Phases. DEAL is the lot, and later the pause between two rounds, in which the table still
# shows how the round ended.
DEAL, TURN_UP, LAY, WINDOW, OVER = range(5)
Phase = Literal["deal", "turn-up", "lay", "window", "over"]
PHASES: tuple[Phase, ...] = ("deal", "turn-up", "lay", "window", "over")

_CHANCE: tuple[Seat, ...] = (CHANCE,)
_NOBODY: tuple[Seat, ...] = ()
_NO_ACTIONS: tuple[Action, ...] = ()
_ALONE: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(max(COUNTS)))
# Seats by the bits of a number: whoever may still call, in the order of the seats.
_SEATS_OF: tuple[tuple[Seat, ...], ...] = tuple(
    tuple(seat for seat in range(max(COUNTS)) if bits >> seat & 1) for bits in range(1 << max(COUNTS))
)


class Check(NamedTuple):
    """A call that was just resolved: the stack lies open until the next mask is turned up."""

    stack: int
    caller: Seat
    layer: Seat
    equal: int  # other masks of the kind just laid
    tokens: int  # taken from the layer; lost by the caller if no mask was equal
    masks: tuple[int, ...]  # bottom to top


class State:
    """A position. All that was public is here; of the deck only how many of each kind are left."""

    __slots__ = (
        "acting",
        "checked",
        "deck",
        "first",
        "laid",
        "laid_by",
        "laid_on",
        "lost",
        "noted",
        "opened",
        "phase",
        "round",
        "seats",
        "stacks",
        "times",
        "tokens",
        "turn",
        "up",
        "waiting",
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.phase = DEAL
        self.acting = _CHANCE
        self.round = 1
        self.noted: tuple[tuple[int, ...], ...] = ()  # tokens of all seats, for each finished round
        self.first = NOTHING  # who begins the round, in the pause the next one
        self.turn = NOTHING
        self._set_up()

    def _set_up(self) -> None:
        self.tokens = [tokens_at_start(self.seats)] * self.seats
        self.lost = 0  # tokens out of the game
        self.deck = [COPIES] * KINDS
        self.up = NOTHING
        self.stacks: list[tuple[int, ...]] = [()] * STACKS
        self.times: list[tuple[int, ...]] = [()] * STACKS  # of each mask: as which of the round it was laid, from 1
        self.opened = [0] * STACKS  # masks laid when the stack was last opened by a call
        self.laid = 0  # masks laid in this round
        self.laid_by = NOTHING  # the last mask, until the next one is turned up
        self.laid_on = NOTHING
        self.waiting = 0  # bits of the seats that may still call
        self.checked: Check | None = None

    def copy(self) -> State:
        other = State.__new__(State)
        other.seats = self.seats
        other.phase = self.phase
        other.acting = self.acting
        other.round = self.round
        other.noted = self.noted
        other.first = self.first
        other.turn = self.turn
        other.tokens = self.tokens[:]
        other.lost = self.lost
        other.deck = self.deck[:]
        other.up = self.up
        other.stacks = self.stacks[:]
        other.times = self.times[:]
        other.opened = self.opened[:]
        other.laid = self.laid
        other.laid_by = self.laid_by
        other.laid_on = self.laid_on
        other.waiting = self.waiting
        other.checked = self.checked
        return other

    def to_act(self) -> tuple[Seat, ...]:
        return self.acting

    def actions(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.acting or seat < 0:
            return _NO_ACTIONS
        return CALLS if self.phase == WINDOW else LAYS

    def play(self, seat: Seat, action: Action) -> None:
        phase = self.phase
        if phase == WINDOW:
            if isinstance(action, Stop):
                self._check(seat)
                return
            self.waiting ^= 1 << seat
            if self.waiting:
                self.acting = _SEATS_OF[self.waiting]
            else:
                self._next_turn()
        elif isinstance(action, Lay):
            self._lay(action.stack)
        elif isinstance(action, TurnUp):
            self._turn_up(action.mask)
        elif isinstance(action, Lot):
            self.first = self.turn = action.first
            self.phase = TURN_UP

    def _turn_up(self, mask: int) -> None:
        if self.phase == DEAL:
            self._set_up()
            self.round += 1
            self.turn = self.first
        self.deck[mask] -= 1
        self.up = mask
        self.laid_by = NOTHING
        self.laid_on = NOTHING
        self.checked = None
        self.phase = LAY
        self.acting = _ALONE[self.turn]

    def _lay(self, stack: int) -> None:
        self.laid += 1
        self.stacks[stack] += (self.up,)
        self.times[stack] += (self.laid,)
        self.up = NOTHING
        self.laid_by = self.turn
        self.laid_on = stack
        self.phase = WINDOW
        self.waiting = ((1 << self.seats) - 1) ^ (1 << self.turn)
        self.acting = _SEATS_OF[self.waiting]

    def _check(self, caller: Seat) -> None:
        tokens = self.tokens
        layer = self.turn
        stack = self.laid_on
        masks = self.stacks[stack]
        equal = masks.count(masks[-1]) - 1
        if equal:
            moved = min(equal, tokens[layer])
            tokens[layer] -= moved
            tokens[caller] += moved
            loser = layer
        else:
            moved = 1
            tokens[caller] -= 1
            self.lost += 1
            loser = caller
        self.opened[stack] = self.laid
        self.checked = Check(stack, caller, layer, equal, moved, masks)
        self.waiting = 0
        if tokens[loser]:
            self._next_turn()
        else:
            self._end_round(loser)

    def _next_turn(self) -> None:
        """The window has closed."""
        if self.laid == MASKS:
            self._end_round(self.turn)
            return
        following = self.turn + 1
        self.turn = following if following < self.seats else 0
        self.phase = TURN_UP
        self.acting = _CHANCE

    def _end_round(self, brought_about: Seat) -> None:
        self.noted += (tuple(self.tokens),)
        if self.round == ROUNDS:
            self.phase = OVER
            self.acting = _NOBODY
        else:
            self.first = brought_about
            self.phase = DEAL
            self.acting = _CHANCE

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = tuple(map(sum, zip(*self.noted, strict=True)))
        return Outcome(scores, places(scores), "kabuki.ended-tokens" if 0 in self.tokens else "kabuki.ended-deck")

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        if seat == CHANCE:
            return reasons.why_not_chance(self, action)
        return reasons.why_not_seat(self, seat, action)
