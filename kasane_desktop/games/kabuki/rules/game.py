"""Kabuki as the house knows it."""

from __future__ import annotations

from random import Random

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import Action, Game, Options, Score, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.core.text import Event, Explanation, Reason
from kasane_desktop.games.kabuki.rules import reasons
from kasane_desktop.games.kabuki.rules import view as views
from kasane_desktop.games.kabuki.rules.actions import KINDS, LOTS, MASKS, NOTHING, TURN_UPS, Lay, Pass, Stop, TurnUp
from kasane_desktop.games.kabuki.rules.box import KabukiBox
from kasane_desktop.games.kabuki.rules.events import events, scoring
from kasane_desktop.games.kabuki.rules.explain import explain
from kasane_desktop.games.kabuki.rules.firsts import firsts
from kasane_desktop.games.kabuki.rules.lessons import TEXTS as LESSON_TEXTS
from kasane_desktop.games.kabuki.rules.state import DEAL, State
from kasane_desktop.games.kabuki.rules.table import table
from kasane_desktop.games.kabuki.rules.texts import TEXTS
from kasane_desktop.games.kabuki.rules.view import View


class Kabuki(KabukiBox, Game[State, View]):
    texts = TEXTS | LESSON_TEXTS
    action_types: tuple[type[Action], ...] = (Lot, TurnUp, Lay, Stop, Pass)

    def begin(self, seats: int, options: Options) -> State:
        return State(seats)

    def deal(self, state: State, rng: Random) -> Action:
        if state.first == NOTHING:
            return LOTS[int(rng.random() * state.seats)]
        if state.phase == DEAL:
            return TURN_UPS[int(rng.random() * KINDS)]
        place = int(rng.random() * (MASKS - state.laid))
        mask = 0
        for left in state.deck:
            if place < left:
                break
            place -= left
            mask += 1
        return TURN_UPS[mask]

    def view(self, state: State, seat: Seat) -> View:
        return views.view_of(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        return views.sample(view, rng)

    def table(self, view: View, *, open_hands: bool = False) -> Table:
        # There are no hands, and to show what lies below a mask would end the game of memory.
        return table(view)

    def why_inert(self, view: View, zone: str, index: int) -> Reason:
        return reasons.why_inert(view, zone, index)

    def warning(self, view: View, action: Action) -> Reason | None:
        return reasons.warning(view, action)

    def explain(self, view: View, zone: str, index: int) -> Explanation:
        return explain(view, zone, index)

    def firsts(self, view: View) -> tuple[str, ...]:
        return firsts(view)

    def events(self, before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
        return events(before, seat, action, after)

    def scoring(self, view: View) -> tuple[tuple[Score, ...], ...]:
        return scoring(view)


GAME = Kabuki()
