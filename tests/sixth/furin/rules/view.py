"""What a seat may know of a position of Fūrin, and positions it cannot tell from the true one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kasane_desktop.core.game import Action, Seat

from .actions import DEAL, OVER, PHASES, VALUES, Phase
from .state import State

Cards = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """PUBLIC has no hand."""

    seat: Seat
    seats: int
    actions: tuple[Action, ...]
    phase: Phase
    acting: tuple[Seat, ...]
    round: int
    rounds: int
    first: Seat
    hand: Cards
    cards: tuple[int, ...]  # number of cards in each hand
    hung: tuple[tuple[Seat, int], ...]
    spent: tuple[Cards, ...]
    prize: int
    taken: tuple[Cards, ...]

    @property
    def over(self) -> bool:
        return self.phase == PHASES[OVER]

    @property
    def to_come(self) -> list[int]:
        """Prizes that may still come."""
        gone = {self.prize, *(card for taken in self.taken for card in taken)}
        return [value for value in VALUES if value not in gone]


def view_of(state: State, seat: Seat) -> View:
    acting = state.to_act()
    return View(
        seat=seat,
        seats=state.seats,
        actions=tuple(state.actions(seat)) if seat >= 0 and seat in acting else (),
        phase=PHASES[state.phase],
        acting=acting,
        round=state.round,
        rounds=state.rounds,
        first=state.first,
        hand=tuple(state.hands[seat]) if seat >= 0 else (),
        cards=tuple(len(hand) for hand in state.hands),
        hung=tuple(state.hung),
        spent=tuple(tuple(spent) for spent in state.spent),
        prize=state.prize,
        taken=tuple(tuple(taken) for taken in state.taken),
    )


def sample(view: View, rng: Random) -> State:
    """Which card each of the others lacks is all that a seat does not know."""
    state = State(view.seats, view.rounds)
    state.phase, state.first, state.round = PHASES.index(view.phase), view.first, view.round
    if state.phase == DEAL:
        return state
    for seat, number in enumerate(view.cards):
        left = [value for value in VALUES if value not in view.spent[seat]]
        state.hands[seat] = list(view.hand) if seat == view.seat else sorted(rng.sample(left, number))
    state.hung, state.prize, state.pool = list(view.hung), view.prize, view.to_come
    state.spent = [list(spent) for spent in view.spent]
    state.taken = [list(taken) for taken in view.taken]
    return state
