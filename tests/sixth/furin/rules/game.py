"""The rules of Fūrin, as one Game."""

from __future__ import annotations

from random import Random

from kasane_desktop.core.game import Action, Game, Options, Score, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.core.text import Event, Reason

from .actions import DEAL, LONG, ROUNDS, VALUES, Deal, Hang, Turn
from .box import FurinBox
from .events import events, scoring
from .lessons import TEXTS as LESSON_TEXTS
from .reasons import why_inert
from .state import State
from .table import table
from .texts import TEXTS
from .view import View, sample, view_of


class Furin(FurinBox, Game[State, View]):
    texts = TEXTS | LESSON_TEXTS
    action_types = (Deal, Turn, Hang)

    def begin(self, seats: int, options: Options) -> State:
        return State(seats, LONG if options["long"] else ROUNDS)

    def deal(self, state: State, rng: Random) -> Action:
        if state.phase != DEAL:
            return Turn(rng.choice(state.pool))
        hands = [sorted(rng.sample(VALUES, state.rounds)) for _ in range(state.seats)]
        return Deal(rng.randrange(state.seats), tuple(card for hand in hands for card in hand))

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        return sample(view, rng)

    def table(self, view: View, *, open_hands: bool = False) -> Table:
        """`open_hands` means nothing here: hands are secret."""
        return table(view)

    def why_inert(self, view: View, zone: str, index: int) -> Reason:
        return why_inert(view, zone)

    def events(self, before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
        return events(before, seat, action, after)

    def scoring(self, view: View) -> tuple[tuple[Score, ...], ...]:
        return scoring(view)


GAME = Furin()
