"""Kaleido: majorities on hexagonal boards that turn, for two to five players."""

from __future__ import annotations

from random import Random

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import Action, Game, Options, Score, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.core.text import Event, Explanation, Reason
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Begin, Done, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.box import KaleidoBox
from kasane_desktop.games.kaleido.rules.events import events, scoring
from kasane_desktop.games.kaleido.rules.explain import explain
from kasane_desktop.games.kaleido.rules.firsts import firsts
from kasane_desktop.games.kaleido.rules.lessons import TEXTS as LESSON_TEXTS
from kasane_desktop.games.kaleido.rules.reasons import why_inert
from kasane_desktop.games.kaleido.rules.state import State, opening
from kasane_desktop.games.kaleido.rules.table import table_of
from kasane_desktop.games.kaleido.rules.texts import TEXTS
from kasane_desktop.games.kaleido.rules.view import View, sample, view_of

_FRESH = {seats: opening(seats) for seats in range(2, 6)}


class Kaleido(KaleidoBox, Game[State, View]):
    """Place a tile, perhaps a white one or a board; score full boards and turn them."""

    texts = TEXTS | LESSON_TEXTS

    action_types = (Lot, Begin, Place, White, AddBoard, Done, Turn, Leave)

    def begin(self, seats: int, options: Options) -> State:
        return _FRESH[seats].copy()

    def deal(self, state: State, rng: Random) -> Action:
        return Lot(rng.randrange(state.seats))

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        return sample(view)

    def table(self, view: View, *, open_hands: bool = False) -> Table:
        return table_of(view)

    def why_inert(self, view: View, zone: str, index: int) -> Reason:
        return why_inert(sample(view), zone, index)

    def explain(self, view: View, zone: str, index: int) -> Explanation:
        return explain(view, zone, index)

    def firsts(self, view: View) -> tuple[str, ...]:
        return firsts(view)

    def events(self, before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
        return events(before, seat, action, after)

    def scoring(self, view: View) -> tuple[tuple[Score, ...], ...]:
        return scoring(view)


GAME = Kaleido()
