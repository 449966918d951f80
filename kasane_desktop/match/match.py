"""One sitting: the true state, who sits where, and all that happened.

Nobody else holds the state: players, screen and log are given views, tables and events. Who sits where is told in
sitter.py: the lobby seats them before a match is loaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, NamedTuple

from kasane_desktop.core.fact import TOTAL, Facts
from kasane_desktop.core.game import CHANCE, Action, Game, Json, Options, Outcome, Seat, State, View, perform, refusal
from kasane_desktop.core.table import Table
from kasane_desktop.core.text import BadOption, Event, IllegalAction, Reason, Refused, Who
from kasane_desktop.match.sitter import HUMAN as HUMAN
from kasane_desktop.match.sitter import SEEDS as SEEDS
from kasane_desktop.match.sitter import Sitter as Sitter
from kasane_desktop.match.sitter import tidied

MOST_UNDONE = 10_000
"""Steps that were taken back and are remembered; of more the oldest are forgotten. It bounds what is written, what is
read, and the work that a hostile file can ask for."""


class Pace(NamedTuple):
    """How fast the first of several was: milliseconds that it took, and by how many the next one came later."""

    ms: int
    ahead: int | None = None  # None: nobody else came


@dataclass(frozen=True, slots=True)
class Step:
    """An action that was played, and by whom; and when, if it was a race."""

    seat: Seat
    action: Action
    pace: Pace | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Branch:
    """Steps that were undone and then replaced: what was seen in them cannot be unseen."""

    at: int
    steps: tuple[Step, ...]


class Match:
    """A match in progress or finished.

    `steps` are all steps that are known, `cursor` counts those that stand; the steps behind
    it can be redone until something else is played.
    """

    def __init__(
        self, game: Game[Any, Any], sitters: Sequence[Sitter], options: Options | None = None, seed: int = 0
    ) -> None:
        if not 0 <= seed < SEEDS:
            raise BadOption(Reason("match.seed", {"most": SEEDS - 1}))
        self.game = game
        # As they are read again: else the same match would have two names, and be kept twice.
        self.sitters = tuple(map(tidied, sitters))
        self.options: dict[str, Json] = game.settle(len(self.sitters), options or {})
        self.seed = seed
        self.steps: list[Step] = []
        self.branches: list[Branch] = []
        self.cursor = 0
        # A state for every number of steps: copies are cheap, and undo needs no replay.
        self._states: list[State] = [game.begin(len(self.sitters), self.options)]

    # -- what everyone may ask ------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        return self._state.to_act()

    def actions(self, seat: Seat) -> tuple[Action, ...]:
        return tuple(self._state.actions(seat)) if seat in self._state.to_act() else ()

    def refusal(self, seat: Seat, action: Action) -> Reason | None:
        return refusal(self._state, seat, action)

    def outcome(self) -> Outcome | None:
        return self._state.outcome()

    def view(self, seat: Seat, at: int | None = None) -> View:
        """What `seat` knows now, or knew after the first `at` steps."""
        view: View = self.game.view(self._state if at is None else self._states[at], seat)
        return view

    def table(self, seat: Seat, at: int | None = None, *, open_hands: bool = False) -> Table:
        return self.game.table(self.view(seat, at), open_hands=open_hands)

    def shown_table(self, seat: Seat, *, open_hands: bool = False) -> Table:
        """What is shown to `seat` now. Once it is over, that is also what lay hidden before the others, and the fact
        TOTAL of each seat: its points with all that came on top."""
        seen, outcome = self.table(seat, open_hands=open_hands), self.outcome()
        if outcome is None:
            return seen
        own = [self.table(other) for other in range(len(self.sitters))]
        zones = (zone if zone.owner is None else own[zone.owner].zone(zone.id) for zone in seen.zones)
        seats = (facts | Facts(TOTAL(score)) for facts, score in zip(seen.seats, outcome.scores, strict=True))
        return replace(seen, zones=tuple(zones), seats=tuple(seats))

    def events(self, index: int) -> tuple[Event, ...]:
        """What step number `index` brought about."""
        step = self.steps[index]
        events = self.game.events(self._states[index], step.seat, step.action, self._states[index + 1])
        return events if step.pace is None else (_told(step.seat, step.pace), *events)

    def imagined(self, at: int, seat: Seat, action: Action) -> tuple[Event, ...]:
        """What an action would have brought about after the first `at` steps, if that was possible then."""
        after = self._states[at].copy()
        perform(after, seat, action)
        return self.game.events(self._states[at], seat, action, after)

    def recall(self, index: int, event: Event) -> Event:
        """An event of step number `index`, as far as it may be told where the match stands now."""
        return self.game.recall(event, self._states[index + 1], self._state)

    @property
    def covered(self) -> int:
        """The number of steps, counted from the start, that nobody may look back at where the match stands now."""
        covered = (at for at in reversed(range(self.cursor)) if self.game.covered(self._states[at], self._state))
        return max(self.irrevocable if self.to_act() else 0, 1 + next(covered, -1))

    # -- what happens ---------------------------------------------------------------------

    def play(self, seat: Seat, action: Action, pace: Pace | None = None) -> None:
        """Play a step. Raises IllegalAction, with nothing changed, if the rules forbid it."""
        reason = refusal(self._state, seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        step = Step(seat, action, pace)
        if self.cursor < len(self.steps):
            if self.steps[self.cursor] == step:
                self.cursor += 1
                return
            self._drop_undone()
        state = self._state.copy()
        state.play(seat, action)
        self.steps.append(step)
        self._states.append(state)
        self.cursor += 1

    def deal(self) -> bool:
        """Let chance play if it is its turn; tell whether it was.

        The outcome hangs on the deal number and on how often chance has played, so that it
        is the same again after an undo.
        """
        if self._state.to_act() != (CHANCE,):
            return False
        dealt = sum(step.seat == CHANCE for step in self.steps[: self.cursor])
        self.play(CHANCE, self.game.deal(self._state, Random(f"{self.seed}/{dealt}")))
        return True

    def undo(self, to: int) -> None:
        """Go back until `to` steps stand. Raises Refused over what cannot be taken back."""
        if not 0 <= to <= self.cursor:
            raise Refused(Reason("match.no-step", {"step": to}))
        if to < self.irrevocable:
            raise Refused(Reason("match.irrevocable"))
        self.cursor = to

    def redo(self, to: int) -> None:
        """Go forward again until `to` steps stand."""
        if not self.cursor <= to <= len(self.steps):
            raise Refused(Reason("match.no-step", {"step": to}))
        self.cursor = to

    @property
    def irrevocable(self) -> int:
        """The number of steps, counted from the start, that can no longer be undone."""
        standing = self.steps[: self.cursor]
        return max((n for n, step in enumerate(standing, 1) if step.action.irrevocable), default=0)

    def branch(self, at: int) -> Match:
        """A new match that begins with the first `at` steps of this one."""
        other = Match(self.game, self.sitters, self.options, self.seed)
        other.steps = self.steps[:at]
        other._states = self._states[: at + 1]  # never changed once they are in the list
        other.cursor = at
        return other

    def left_lines(self) -> list[Branch]:
        """All that was played and does not stand, in the order in which it was left."""
        redoable = tuple(self.steps[self.cursor :])
        return remembered([*self.branches, Branch(self.cursor, redoable)] if redoable else self.branches)

    @property
    def _state(self) -> State:
        return self._states[self.cursor]

    def _drop_undone(self) -> None:
        self.branches = self.left_lines()
        del self.steps[self.cursor :]
        del self._states[self.cursor + 1 :]


def _told(seat: Seat, pace: Pace) -> Event:
    facts: dict[str, int | str | Who] = {"player": Who(seat), **_seconds("", pace.ms)}
    if pace.ahead is None:
        return Event("match.pace", facts)
    return Event("match.pace-ahead", {**facts, **_seconds("late_", pace.ahead)})


def _seconds(name: str, ms: int) -> dict[str, int | str]:
    """Seconds before and after the sign that a language puts between them."""
    whole, hundredths = divmod(round(ms / 10), 100)
    return {f"{name}whole": whole, f"{name}part": f"{hundredths:02}"}


def remembered(branches: Sequence[Branch]) -> list[Branch]:
    """The last of them, with no more than MOST_UNDONE steps in all."""
    left, first = MOST_UNDONE, len(branches)
    while first and (left := left - len(branches[first - 1].steps)) >= 0:
        first -= 1
    return list(branches[first:])
