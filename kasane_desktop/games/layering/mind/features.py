"""Kasane and Kimono: what is looked at to judge a position. The weights of it are learned (weights.json of each).

In any position, not only between rounds: what lies open in the market is a part of it.
"""

from __future__ import annotations

from kasane_desktop.core.game import CHANCE
from kasane_desktop.games.layering.mind.lore import lore_of
from kasane_desktop.games.layering.rules.actions import COMBINING, DEAL, LOT, SPECIAL
from kasane_desktop.games.layering.rules.edition import LAYOUTS, TURNS
from kasane_desktop.games.layering.rules.scoring import DIVERSITY, ENOUGH, colours
from kasane_desktop.games.layering.rules.state import State
from kasane_desktop.players.learned import Shape

VALUE = (
    "points",
    "laid",  # cards
    "in hand",
    "colours",
    "distance of them from five",
    "elegance",  # what the colours bring, if enough cards are laid
    "elegance to come",  # if not yet
    "can use a card again",
    "can lay now",
    "with an open card",
    "with another one",
    "hope",  # what any card may bring
    "turns",  # that are left in the round
    "until its own",
)
LOOK = (*VALUE, "points reached", "won")
APART = max(LAYOUTS) - 1
"""The last phases, between rounds, are fitted for themselves: nothing lies in the market then."""
PHASES = TURNS + APART
SHAPE = Shape(seats=(2, 3, 4), phases=PHASES, value=VALUE, look=LOOK)


def judged(state: State, part: str) -> bool:
    """Whether positions like this are looked at in training: all but those before the first deal."""
    return state.first >= 0


def phase_of(state: State) -> int:
    """From 0 to PHASES - 1: how many turns of everybody are over; between rounds, when nothing lies in the market,
    after all of these how many rounds are over."""
    if state.phase == DEAL and state.round > 1:
        return TURNS + state.round - 2
    each = TURNS // state.seats
    left = state.turns_left if state.phase not in (LOT, DEAL) else each * state.seats
    return min(TURNS - 1, (state.round - 1) * each + each - -(-left // state.seats))


def value_features(state: State) -> list[list[float]]:
    """All features of VALUE, for each seat."""
    seats, free = state.seats, state.free
    lore, open_cards = lore_of(state.book), {row[-1] for row in state.rows if row}
    mover = state.first if state.acting == (CHANCE,) else state.acting[0]
    found = []
    for seat in range(seats):
        robe, note = state.robes[seat], lore.note(state.tails[seat])
        top = robe[-1] if robe else SPECIAL
        laid, different = len(robe) + state.specials[seat], colours(robe)
        elegance = DIVERSITY[different]
        wait = (seat - mover) % seats
        turns = turns_of(state, wait)
        chances = [
            1.0 if card == SPECIAL else (note.then[card] or note.take(card)).best(top, free) for card in open_cards
        ]
        chances = sorted(chances)[-2:] if turns else []
        found.append(
            [
                state.points[seat],
                laid,
                len(state.hands[seat]),
                different,
                abs(different - 5),
                elegance if laid >= ENOUGH else 0.0,
                0.0 if laid >= ENOUGH else elegance * laid / ENOUGH,
                float(top != SPECIAL),
                note.best(top, free) if state.phase == COMBINING and not wait else 0.0,
                chances[-1] if chances else 0.0,
                chances[0] if len(chances) > 1 else 0.0,
                note.hope(top, free),
                turns,
                wait / seats,
            ]
        )
    return found


def turns_of(state: State, wait: int) -> int:
    """Cards that a seat still takes in this round, if so many act before it."""
    if state.phase in (LOT, DEAL):
        return TURNS // state.seats
    left = state.turns_left
    if state.phase == COMBINING:  # the card of this turn was taken
        left, wait = left - 1, (wait or state.seats) - 1
    return max(0, -(-(left - wait) // state.seats))
