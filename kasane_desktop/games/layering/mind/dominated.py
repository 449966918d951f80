"""Kasane and Kimono: the last laying of a seat. Nothing comes after it but the last turns of those behind."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.layering.rules.actions import COMBINING, TAKE, TAKING
from kasane_desktop.games.layering.rules.game import Layering
from kasane_desktop.games.layering.rules.scoring import bonus
from kasane_desktop.games.layering.rules.state import State
from kasane_desktop.games.layering.rules.view import View

TIE_BREAK = 0.01
"""What a card on the robe is worth where points are equal."""


class _End(NamedTuple):
    """What an action leaves: own points, and the most that each of those behind can still come to."""

    mine: float
    others: tuple[float, ...]


def undominated(game: Layering, view: View) -> Sequence[Action]:
    if view.phase != COMBINING or view.round < view.seats or view.turns_left > view.seats:
        return view.actions
    state = game.sample(view, Random(0))
    ends = {action: _end(state, view.seat, action) for action in view.actions}
    return [action for action, end in ends.items() if not any(_better(other, end) for other in ends.values())]


def _better(one: _End, other: _End) -> bool:
    """More points, and nobody behind gains more by it than they are."""
    more = one.mine - other.mine
    return more > 0 and all(a - b <= more for a, b in zip(one.others, other.others, strict=True))


def _end(state: State, seat: Seat, action: Action) -> _End:
    after = state.copy()
    after.play(seat, action)
    behind = state.turns_left - 1
    return _End(
        _total(after, seat),
        tuple(_most(after, (seat + place) % state.seats, place) for place in range(1, behind + 1)),
    )


def _most(state: State, seat: Seat, place: int) -> float:
    """The most a seat can come to with one more card, if those before it uncover the best one and lay nothing."""
    cards = {card for row in state.rows for card in row[-place:]}
    return max(max(_total(end, seat) for end in _last_turns(state, seat, card)) for card in cards)


def _last_turns(state: State, seat: Seat, card: int) -> list[State]:
    """All that may come of a turn in which this card is taken and after which the match is over."""
    taken = state.copy()
    taken.rows, taken.open = [(card,)], 1
    taken.phase, taken.acting, taken.turns_left = TAKING, (seat,), 1
    taken.play(seat, TAKE[0])
    if not taken.to_act():
        return [taken]
    ends = []
    for action in taken.offer:
        end = taken.copy()
        end.play(seat, action)
        ends.append(end)
    return ends


def _total(state: State, seat: Seat) -> float:
    robe, specials = state.robes[seat], state.specials[seat]
    return state.points[seat] + sum(bonus(robe, specials)) + TIE_BREAK * (len(robe) + specials)
