"""Kabuki looked back at: what a perfect memory would have known, in tokens.

Whoever lays a mask on its like loses as many tokens as there are of them, to one of those who may call, who are
equally quick. Nothing is left to chance but the mask that is turned up.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kasane_desktop.core.game import Action
from kasane_desktop.games.kabuki.rules.actions import ROUNDS, Stop, tokens_at_start
from kasane_desktop.games.kabuki.rules.state import LAY, OVER, WINDOW, State
from kasane_desktop.games.kabuki.rules.view import View, sample
from kasane_desktop.players.judge import Judge, Unit, Values, Worth


class KabukiJudge(Judge):
    unit = Unit.TOKENS

    def open_book(self, view: View) -> bool:  # type: ignore[override]  # views of this game
        return True

    def fair(self, state: State) -> Values:
        return (float(ROUNDS * tokens_at_start(state.seats)),) * state.seats

    def result(self, state: State) -> Values:
        outcome = state.outcome()
        assert outcome is not None
        return tuple(map(float, outcome.scores))

    def possible(self, values: Values) -> Values:
        return values

    def chances(self, imagine: Callable[[Random], State], samples: int, seed: str) -> Values:
        return _expected(imagine(Random(f"{self.seed}/{seed}")))

    def worths(  # type: ignore[override]  # views of this game
        self, view: View, chosen: Action, samples: int, stopped: Callable[[], bool]
    ) -> list[Worth]:
        state = sample(view, Random(0))  # nothing is forgotten: there is but one
        found = [Worth(action, _after(state, view.seat, action)) for action in view.actions]
        # Of equal ones the chosen one is as good as any.
        return sorted(found, key=lambda worth: (-worth.values[view.seat], worth.action != chosen))


def _after(state: State, seat: int, action: Action) -> Values:
    """Tokens at the end, if everybody remembers everything from there on."""
    if isinstance(action, Stop) and _paid(state):
        return _expected(state)  # whoever calls may be the first to do so, or not
    after = state.copy()
    after.play(seat, action)
    return _expected(after)


def _expected(state: State) -> Values:
    """Tokens that are noted, held, and about to change hands; those of later rounds are as many for all."""
    begun = state.phase != OVER and len(state.noted) < state.round
    left = ROUNDS - len(state.noted) - begun
    now = [float(left * tokens_at_start(state.seats) + (tokens if begun else 0)) for tokens in state.tokens]
    for noted in state.noted:
        now = [one + other for one, other in zip(now, noted, strict=True)]
    if state.phase == LAY:
        loss = min(min(stack.count(state.up), state.tokens[state.turn]) for stack in state.stacks)
        rivals = [seat for seat in range(state.seats) if seat != state.turn]
        return _moved(now, state.turn, rivals, loss)
    if state.phase == WINDOW:
        return _moved(now, state.turn, list(state.acting), _paid(state))
    return tuple(now)


def _paid(state: State) -> int:
    """What the layer of the last mask owes to who calls."""
    masks = state.stacks[state.laid_on]
    return min(masks.count(masks[-1]) - 1, state.tokens[state.turn])


def _moved(now: list[float], loser: int, rivals: list[int], tokens: int) -> Values:
    if rivals and tokens:
        now[loser] -= tokens
        for rival in rivals:
            now[rival] += tokens / len(rivals)
    return tuple(now)
