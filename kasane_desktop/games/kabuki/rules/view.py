"""What a seat knows: all that was ever visible, if it forgets nothing.

Nothing in Kabuki is secret but the order of the deck. A view therefore holds every mask as it
was seen when it was laid; a player that remembers like people do blanks some of them with
`forget` before it thinks. What is left of each kind is not in the view: it follows from the
masks that are remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.kabuki.rules.actions import COPIES, KINDS, MASKS, NOTHING
from kasane_desktop.games.kabuki.rules.state import PHASES, Check, Phase, State

UNKNOWN = -1
"""A mask that was forgotten; only in the stacks of a view."""


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` may know. The fields are those of the state where they have its names."""

    seat: Seat
    seats: int
    actions: tuple[Action, ...]
    acting: tuple[Seat, ...]
    phase: Phase
    round: int
    noted: tuple[tuple[int, ...], ...]
    first: Seat
    turn: Seat
    tokens: tuple[int, ...]
    lost: int
    up: int
    stacks: tuple[tuple[int, ...], ...]
    times: tuple[tuple[int, ...], ...]
    opened: tuple[int, ...]
    laid_by: Seat
    laid_on: int
    checked: Check | None

    @property
    def laid(self) -> int:
        """Masks laid in this round."""
        return sum(map(len, self.stacks))

    @property
    def deck(self) -> int:
        """Masks left in the deck."""
        return MASKS - self.laid - (self.up != NOTHING)


def view_of(state: State, seat: Seat) -> View:
    return View(
        seat=seat,
        seats=state.seats,
        actions=tuple(state.actions(seat)),
        acting=state.acting,
        phase=PHASES[state.phase],
        round=state.round,
        noted=state.noted,
        first=state.first,
        turn=state.turn,
        tokens=tuple(state.tokens),
        lost=state.lost,
        up=state.up,
        stacks=tuple(state.stacks),
        times=tuple(state.times),
        opened=tuple(state.opened),
        laid_by=state.laid_by,
        laid_on=state.laid_on,
        checked=state.checked,
    )


def ages(view: View) -> tuple[tuple[int, ...], ...]:
    """For each mask of each stack, bottom to top, how many masks were laid since it was last
    in sight: covered, or shown again by a call. The top of a stack is in sight: 0."""
    laid = view.laid
    return tuple(
        tuple(laid - max(covered, opened) for covered in (*times[1:], laid)) if times else ()
        for times, opened in zip(view.times, view.opened, strict=True)
    )


def forget(view: View, keep: Callable[[int, int], bool]) -> View:
    """The view of a seat that remembers a covered mask only if `keep(age, number)` says so.

    `age` is that of `ages`; `number` tells as which of the round the mask was laid, so that
    what has faded can stay faded. What lies in sight is never forgotten.
    """
    stacks = list(view.stacks)
    for stack, old in enumerate(ages(view)):
        if view.checked is not None and view.checked.stack == stack:
            continue
        kept = [
            mask if keep(age, number) else UNKNOWN
            for mask, age, number in zip(stacks[stack][:-1], old, view.times[stack], strict=False)
        ]
        stacks[stack] = (*kept, *stacks[stack][-1:])
    return replace(view, stacks=tuple(stacks))


def sample(view: View, rng: Random) -> State:
    """A state as this view has it; forgotten masks are any that fit the counts."""
    state = State(view.seats)
    state.phase = PHASES.index(view.phase)
    state.acting = view.acting
    state.round = view.round
    state.noted = view.noted
    state.first = view.first
    state.turn = view.turn
    state.tokens = list(view.tokens)
    state.lost = view.lost
    state.up = view.up
    state.stacks, state.deck = _filled(view, rng)
    state.times = list(view.times)
    state.opened = list(view.opened)
    state.laid = view.laid
    state.laid_by = view.laid_by
    state.laid_on = view.laid_on
    state.waiting = sum(1 << seat for seat in view.acting) if view.phase == "window" else 0
    state.checked = view.checked
    return state


def _filled(view: View, rng: Random) -> tuple[list[tuple[int, ...]], list[int]]:
    """The stacks with a mask in every blank, and what is left for the deck."""
    left = [COPIES] * KINDS
    for mask in (view.up, *(mask for stack in view.stacks for mask in stack)):
        if mask >= 0:
            left[mask] -= 1
    blanks = sum(stack.count(UNKNOWN) for stack in view.stacks)
    if not blanks:
        return list(view.stacks), left
    drawn = rng.sample(range(KINDS), blanks, counts=left)
    for mask in drawn:
        left[mask] -= 1
    stacks = [tuple(drawn.pop() if mask == UNKNOWN else mask for mask in stack) for stack in view.stacks]
    return stacks, left
