"""Kasane and Kimono: what a card is good for."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from math import exp
from random import Random
from typing import Any, Final

from kasane_desktop.core.game import Action, Game, Seat
from kasane_desktop.games.layering.mind.features import SHAPE, phase_of, value_features
from kasane_desktop.games.layering.mind.lore import LAID, Lore, lore_of
from kasane_desktop.games.layering.rules.actions import COMBINING, DEAL, OVER, SPECIAL, Meld, Take
from kasane_desktop.games.layering.rules.edition import TURNS
from kasane_desktop.games.layering.rules.scoring import bonus, colours
from kasane_desktop.games.layering.rules.state import State
from kasane_desktop.games.layering.rules.view import View
from kasane_desktop.players.heuristic import STEADY, Heuristic, Style
from kasane_desktop.players.learned import weights_in

# Found by letting the policy play thousands of matches against variants of itself.
COLOUR: Final = 0.2
"""What a colour that is new on the robe is worth."""
HOPE: Final = 1.0
"""What the next card may make possible."""
FADING: Final = (0.0, 0.7)
"""How much of it is left with no turn, or one turn, after this one; later ones have all of it."""
AFTERWARDS: Final = 0.35
"""The same, if something is laid first."""
SPECIAL_WORTH: Final = 0.9
DENIAL: Final = 0.4
"""A card that the next player would like to have."""

TEMPER: Final = 0.8
WHIM: Final = 0.4
"""How much is left to chance when a game is played out."""

# By the turns that are left to everyone: what a player will still gain more than others, fitted to
# matches of the search with itself: hope, cards in hand, colours, their distance from five, a card
# that can be used again, and the place in the order of the next round.
FUTURE: Final = {
    3: (0.58, 0.16, 0.48, 0.50, 0.0, -0.45),
    4: (0.44, 0.57, 0.46, 0.16, 0.6, -0.42),
    6: (0.32, 0.79, 0.74, 0.50, 0.44, -0.12),
    8: (0.30, 1.0, 0.1, -0.1, 1.2, -0.05),
    9: (0.30, 1.14, 0.17, -0.17, 0.6, 0.05),
}


class LayeringHeuristic(Heuristic):
    spread = 2.0
    focus = 1.2
    sharp_focus: float | None = 0.5
    plays_by_value = False  # at equal time it has won nothing here (docs/training.md)

    def __init__(self, game: Game[Any, Any], style: Style = STEADY) -> None:
        super().__init__(game, style)
        self.learned = weights_in(f"kasane_desktop.games.{game.id}.mind", replace(SHAPE, seats=game.counts))

    def open_book(self, view: View) -> bool:
        return True

    def settled(self, state: State) -> bool:
        return state.round == state.seats and state.turns_left <= 10

    def position(self, state: State) -> Hashable | None:
        if state.turns_left < 4:  # sooner worked out than remembered
            return None
        return (
            state.phase,
            state.turns_left,  # and with it who acts
            tuple(state.rows),
            tuple(state.hands),
            tuple(state.robes),
            tuple(state.points),
            tuple(state.specials),
            state.free,
        )

    def prior(self, state: State, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        values = self._values(state, seat, actions)
        best = max(values)
        return [exp((value - best) / TEMPER) for value in values]

    def pick(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        random = rng.random
        best, found = -1.0, 0
        for number, value in enumerate(self._values(state, seat, actions)):
            value += WHIM * random()
            if value > best:
                best, found = value, number
        return actions[found]

    def play_out(self, state: State, rng: Random) -> Sequence[float]:
        """To the end of the round: what will be dealt then is anybody's guess."""
        while state.phase > DEAL and (acting := state.acting):
            seat = acting[0]
            actions = state.offer
            state.play(seat, self.pick(state, seat, actions, rng) if len(actions) > 1 else actions[0])
        return self.worth(state)

    def judges(self, state: State) -> bool:
        return state.phase == OVER or (state.phase == DEAL and state.round > 1)

    def features(self, state: State) -> list[list[float]]:
        return value_features(state)

    def phase(self, state: State) -> int:
        return phase_of(state)

    def standings(self, state: State) -> Sequence[float]:
        if state.acting:
            return self._expected(state)
        found = []
        for seat, robe in enumerate(state.robes):
            specials = state.specials[seat]
            diversity, complete = bonus(robe, specials)
            found.append(state.points[seat] + diversity + complete + 0.05 * (len(robe) + specials))
        return found

    def _expected(self, state: State) -> Sequence[float]:
        """At the end of a round: points now, and those to come."""
        seats = state.seats
        lore = lore_of(state.book)
        hope, held, colour, far, again, later = FUTURE[(seats - state.round + 1) * (TURNS // seats)]
        found = []
        for seat, robe in enumerate(state.robes):
            top = robe[-1] if robe else SPECIAL
            different = colours(robe)
            found.append(
                state.points[seat]
                + hope * lore.note(state.tails[seat]).hope(top, state.free)
                + held * len(state.hands[seat])
                + colour * different
                + far * abs(different - 5)
                + (again if top else 0.0)
                + later * ((seat - state.first) % seats)
            )
        return found

    def _values(self, state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
        lore, later = lore_of(state.book), self.style.later * _outlook(state)
        if state.phase == COMBINING:
            return [self._laying(state, seat, action, lore, HOPE * later) for action in actions]
        return self._taking(state, seat, actions, lore, later)  # type: ignore[arg-type]  # nothing else is to be done

    def _taking(self, state: State, seat: Seat, takes: Sequence[Take], lore: Lore, later: float) -> list[float]:
        now, free, rows = self.style.now, state.free, state.rows
        robe, note = state.robes[seat], lore.note(state.tails[seat])
        top = robe[-1] if robe else SPECIAL
        rival = seat + 1 if seat + 1 < state.seats else 0
        rival_robe, rival_note = state.robes[rival], lore.note(state.tails[rival])
        rival_top = rival_robe[-1] if rival_robe else SPECIAL
        values: list[float] = []
        for take in takes:
            card = rows[take.row][-1]
            if card:
                after = note.then[card] or note.take(card)
                hope = later * after.hope(top, free)
                best = after.best(top, free)
                if best and card not in robe:
                    best += COLOUR
                wanted = (rival_note.then[card] or rival_note.take(card)).best(rival_top, free)
                values.append(max(HOPE * hope, now * best + AFTERWARDS * hope) + DENIAL * wanted)
            else:
                left_top = SPECIAL if state.edition.specials_on_robe else top
                values.append(now * SPECIAL_WORTH + HOPE * later * note.hope(left_top, free))
        return values

    def _laying(self, state: State, seat: Seat, action: Action, lore: Lore, hope: float) -> float:
        robe, hand, book = state.robes[seat], state.hands[seat], state.book
        if not isinstance(action, Meld):
            return hope * lore.note(state.tails[seat]).hope(robe[-1] if robe else SPECIAL, state.free)
        k = action.k
        spots = state.free & book.cells[action.combination][k + action.reuse]
        spot = spots & -spots
        laid = hand[-k:]
        new = len(set(laid).difference(robe))
        after = lore.note(book.tail(hand[:-k])).hope(laid[-1], state.free ^ spot)
        return self.style.now * (book.worth[spot] + LAID * k + COLOUR * new) + hope * after


def _outlook(state: State) -> float:
    """How much what may come counts for who acts now."""
    turns = (state.seats - state.round) * (TURNS // state.seats) - 1 - -state.turns_left // state.seats
    return FADING[turns] if turns < len(FADING) else 1.0
