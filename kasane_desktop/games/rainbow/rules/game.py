"""The rules of Rainbow, as one Game."""

from __future__ import annotations

from random import Random

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import Action, Game, Options, Score, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.core.text import Event, Explanation, Reason
from kasane_desktop.games.rainbow.rules.actions import DEAL, LOT, Bid, Deal, PickUp, Prize
from kasane_desktop.games.rainbow.rules.box import RainbowBox
from kasane_desktop.games.rainbow.rules.cards import DECK, HAND_DEALT, PILE, PRIZES_DEALT, shuffled, spread
from kasane_desktop.games.rainbow.rules.events import covered, events, recall, scoring
from kasane_desktop.games.rainbow.rules.explain import explain
from kasane_desktop.games.rainbow.rules.firsts import firsts
from kasane_desktop.games.rainbow.rules.lessons import TEXTS as LESSON_TEXTS
from kasane_desktop.games.rainbow.rules.reasons import why_inert
from kasane_desktop.games.rainbow.rules.state import State, opening
from kasane_desktop.games.rainbow.rules.table import table
from kasane_desktop.games.rainbow.rules.texts import TEXTS
from kasane_desktop.games.rainbow.rules.view import View, sample, view_of


class Rainbow(RainbowBox, Game[State, View]):
    texts = TEXTS | LESSON_TEXTS
    action_types = (Lot, Deal, PickUp, Bid, Prize)

    def begin(self, seats: int, options: Options) -> State:
        return opening(seats)

    def deal(self, state: State, rng: Random) -> Action:
        if state.phase == LOT:
            return Lot(rng.randrange(state.seats))
        if state.phase == DEAL:
            return _deal(state.seats, rng)
        return PickUp(tuple(sorted(shuffled(spread(state.pool), rng)[:PILE])))

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        return sample(view, rng)

    def table(self, view: View, *, open_hands: bool = False) -> Table:
        """`open_hands` means nothing here: hands are secret."""
        return table(view)

    def why_inert(self, view: View, zone: str, index: int) -> Reason:
        return why_inert(view, zone)

    def explain(self, view: View, zone: str, index: int) -> Explanation:
        return explain(view, zone, index)

    def firsts(self, view: View) -> tuple[str, ...]:
        return firsts(self.table(view), view.actions)

    def events(self, before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
        return events(before, seat, action, after)

    def recall(self, event: Event, then: State, now: State) -> Event:
        return recall(event, then, now)

    def covered(self, then: State, now: State) -> bool:
        return covered(then, now)

    def scoring(self, view: View) -> tuple[tuple[Score, ...], ...]:
        return scoring(view)


def _deal(seats: int, rng: Random) -> Deal:
    cards = shuffled(DECK, rng)
    number, each = PRIZES_DEALT[seats], HAND_DEALT[seats]
    hands: list[int] = []
    for start in range(number, number + seats * each, each):
        hands += sorted(cards[start : start + each])
    return Deal(tuple(sorted(cards[:number])), tuple(hands))


GAME = Rainbow()
