"""The rules as a game of the catalogue."""

from __future__ import annotations

from pathlib import Path
from random import Random

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import Action, Game, Json, Options, Score, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.core.text import Event, Explanation, Reason
from kasane_desktop.games.layering.rules import events, reasons, scoring, table
from kasane_desktop.games.layering.rules.actions import LOT, Deal, Keep, Meld, Take
from kasane_desktop.games.layering.rules.book import book_for
from kasane_desktop.games.layering.rules.combinations import spaces
from kasane_desktop.games.layering.rules.edition import LAYOUTS, Edition
from kasane_desktop.games.layering.rules.explain import explain
from kasane_desktop.games.layering.rules.firsts import firsts
from kasane_desktop.games.layering.rules.override import read_override
from kasane_desktop.games.layering.rules.state import State, opening
from kasane_desktop.games.layering.rules.view import View, sample, view_of


class Layering(Game[State, View]):
    """Draft in a fixed order, meld from the right."""

    edition: Edition
    action_types = (Lot, Deal, Take, Meld, Keep)
    tie_break = "layering.tie-break"

    def begin(self, seats: int, options: Options) -> State:
        book = book_for(self.edition, spaces(self.edition, options["combinations"]))
        return opening(self.edition, book, seats, bool(options[self.edition.variant]))

    def deal(self, state: State, rng: Random) -> Action:
        if state.phase == LOT:
            return Lot(int(rng.random() * state.seats))
        size = LAYOUTS[state.seats].cards
        pool: list[int] = []
        for card, number in enumerate(state.deck):
            pool += [card] * number
        left = len(pool)
        random = rng.random  # the same in every Python, unlike sample
        return Deal(tuple([pool.pop(int(random() * number)) for number in range(left, left - size, -1)]))

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        return sample(self.edition, view)

    def table(self, view: View, open_hands: bool = False) -> Table:
        """`open_hands` shows the hands of the others: an aid, since their cards were public."""
        return table.table(self.edition, view, open_hands)

    def why_inert(self, view: View, zone: str, index: int) -> Reason:
        return reasons.why_inert(self.edition, view, zone, index)

    def explain(self, view: View, zone: str, index: int) -> Explanation:
        return explain(self.edition, view, zone, index)

    def firsts(self, view: View) -> tuple[str, ...]:
        return firsts(self.table(view), view.actions)

    def events(self, before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
        return events.events(before, seat, action, after)

    def scoring(self, view: View) -> tuple[tuple[Score, ...], ...]:
        return scoring.scoring(self.edition, view)

    def read_override(self, path: Path) -> Json:
        """A value for the option `combinations` from a player's file. Raises BadOption."""
        return read_override(path)
