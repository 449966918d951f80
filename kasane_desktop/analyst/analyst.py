"""Works through a match: every decision, every move of chance, and the chances after every step.

What there is to be found out is cut into pieces that hang on nothing but themselves, so that they can be worked on in
any order and in any process, and come out the same. A first, rough round gives a curve soon; the second one makes it
true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from kasane_desktop.analyst.analysis import Analysis, Chance, Decision
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, PUBLIC, Action, Game, Json, Seat, View
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import dump_record
from kasane_desktop.players.judge import Judge, Values, Worth
from kasane_desktop.players.mind import mind_of

ROUGH = 0.1
"""What the first round takes of the effort of the second."""
EFFORT = 100_000
"""Positions that are played out for a match."""
FEWEST, MOST = 4, 1000
"""Samples of a decision."""
DEALS = 24
"""Things that chance could have done, which are compared with what it did."""
PER_DEAL = 10
"""Samples of each of them."""
PER_POSITION = 160
"""Samples of a position where something is hidden."""
WIDE = 12
"""Alternatives of a decision that are thought to be looked at for long: of more, most are soon left out."""
Found = list[Worth] | Values


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to be found out about step number `at`, with so many samples."""

    game: str
    seed: str
    at: int
    samples: int


@dataclass(frozen=True, slots=True)
class Choice(Piece):
    """What could `view.seat` have done, and what would it have been worth?"""

    view: View
    chosen: Action


@dataclass(frozen=True, slots=True)
class Dealt(Piece):
    """What was dealt from this position: how lucky was that?"""

    state: Any
    action: Action


@dataclass(frozen=True, slots=True)
class Position(Piece):
    """How likely is everyone to win from here? `state` is what all know afterwards, `view` what one knows meanwhile."""

    state: Any = None
    view: View | None = None


def find_out(piece: Piece, stopped: Callable[[], bool] = lambda: False) -> Found:
    """In whatever process: it hangs on the piece alone."""
    judge = _judge(piece.game, piece.seed)
    if isinstance(piece, Choice):
        return judge.worths(piece.view, piece.chosen, piece.samples, stopped)
    if isinstance(piece, Dealt):
        return _luck(judge, piece)
    assert isinstance(piece, Position)
    imagine = (lambda rng: judge.game.sample(piece.view, rng)) if piece.state is None else lambda _: piece.state.copy()
    return judge.chances(imagine, piece.samples, f"{piece.at}")


@lru_cache(maxsize=4)
def _judge(game: str, seed: str) -> Judge:
    judge: Judge = (mind_of(game).judge or Judge)(CATALOGUE[game], seed)
    return judge


def _luck(judge: Judge, piece: Dealt) -> Values:
    """The value after it, less the mean over what could have come."""
    rng = Random(f"{piece.seed}/{piece.at}")

    def after(deal: Action) -> Values:
        def imagine(_: Random) -> Any:
            state = piece.state.copy()
            state.play(CHANCE, deal)
            return state

        return judge.chances(imagine, piece.samples, f"{piece.at}")

    others = [after(judge.game.deal(piece.state, rng)) for _ in range(DEALS)]
    means = (sum(parts) / DEALS for parts in zip(*others, strict=True))
    return tuple(one - mean for one, mean in zip(after(piece.action), means, strict=True))


class Analyst:
    """Looks back at a match, as far as it has come.

    Of a match that goes on, what lies hidden before `own`, who looks back, is hidden from the analyst as well.
    """

    def __init__(self, match: Match, seed: int = 0, effort: int = EFFORT, own: Seat | None = None) -> None:
        self._match, self._asked = match, own
        self._game: Game[Any, Any] = match.game
        self._seats = len(match.sitters)
        self._steps = match.steps[: match.cursor]
        self._outcome = match.outcome()
        self._own = PUBLIC if own is None else own
        self._effort = effort
        self._seed = f"{seed}"
        self._judge = _judge(self._game.id, self._seed)
        self._states = _states(match)
        self._found: dict[tuple[type[Piece], int], Any] = {}
        self.settings: dict[str, Json] = {"seed": seed, "effort": effort}

    # -- what there is to find out ----------------------------------------------------------------

    def order(self) -> tuple[str, int, int, Seat | None]:
        """What another process needs to do the same: the record, seed, effort, and who looks back."""
        return dump_record(self._match), int(self._seed), self._effort, self._asked

    def rounds(self) -> Iterator[list[Piece]]:
        """A rough round first."""
        for share in (ROUGH, 1.0):
            yield list(self._pieces(share))

    def note(self, piece: Piece, found: Found) -> None:
        """What was found out takes the place of what was known before."""
        self._found[type(piece), piece.at] = found

    def _pieces(self, share: float) -> Iterator[Piece]:
        part = share * min(1.0, self._effort / EFFORT)
        each = max(2, round(PER_POSITION * part))
        for at, step in enumerate(self._steps):
            state = self._states[at]
            if step.seat == CHANCE:
                if self._open(at + 1):
                    yield Dealt(self._game.id, self._seed, at, max(1, round(PER_DEAL * part)), state, step.action)
                continue
            view = self._game.view(state, step.seat)
            if len(view.actions) > 1:
                if self._open(at) or step.seat == self._own:
                    yield Choice(self._game.id, self._seed, at, self._samples(view, share), view, step.action)
                if not self._judge.open_book(view):
                    yield self._position(at, each)
        if self._outcome is None:
            yield self._position(len(self._steps), each)

    def _position(self, at: int, samples: int) -> Position:
        if self._open(at):
            return Position(self._game.id, self._seed, at, samples, self._states[at])
        return Position(self._game.id, self._seed, at, samples, view=self._game.view(self._states[at], self._own))

    def _open(self, at: int) -> bool:
        """Whether nothing of the position is hidden from who looks back."""
        return self._outcome is not None or self._judge.open_book(self._game.view(self._states[at], self._own))

    def _samples(self, view: View, share: float) -> int:
        """Of a decision: all of them have the same part of the effort. How many there are is no secret."""
        steps = sum(step.seat != CHANCE for step in self._steps)
        wanted = self._effort / steps / min(len(view.actions), WIDE)
        return round(max(FEWEST, min(MOST, wanted)) * share) or 1

    # -- what was found out -----------------------------------------------------------------------

    def analysis(self) -> Analysis:
        """As far as it is known; what was not looked at changes nothing."""
        decisions = {at: self._decision(at, worths) for (kind, at), worths in self._found.items() if kind is Choice}
        lucks: dict[int, Values] = {at: luck for (kind, at), luck in self._found.items() if kind is Dealt}
        curve = self._curve(decisions, lucks)
        return Analysis(
            self._game.id,
            self._judge.unit,
            tuple(curve),
            tuple(decisions[at] for at in sorted(decisions)),
            # The very first one also bears what the order of the seats is worth: nobody starts with more than a share.
            tuple(Chance(at, _less(curve[at + 1], curve[at])) for at in sorted(lucks)),
            self.settings,
        )

    def _decision(self, at: int, worths: Sequence[Worth]) -> Decision:
        return Decision(at, self._steps[at].seat, self._steps[at].action, tuple(worths))

    def _curve(self, decisions: Mapping[int, Decision], lucks: Mapping[int, Values]) -> list[Values]:
        """Backwards from the end: what is before a deal is what comes after it, less the luck in it."""
        fair = self._judge.fair(self._states[0])
        now: Values = fair
        if self._outcome is not None:
            now = self._judge.result(self._states[-1])
        elif (Position, len(self._steps)) in self._found:
            now = self._found[Position, len(self._steps)]
        curve = [now]
        for at in reversed(range(1, len(self._steps))):
            if at in lucks:
                now = self._judge.possible(_less(now, lucks[at]))
            elif (Position, at) in self._found:
                now = self._found[Position, at]
            elif at in decisions:
                now = decisions[at].best.values
            curve.append(now)
        return [fair, *reversed(curve)] if self._steps else [fair]


def _less(one: Values, other: Values) -> Values:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _states(match: Match) -> list[Any]:
    """Before the first step and after each one."""
    state = match.game.begin(len(match.sitters), match.options)
    states = [state]
    for step in match.steps[: match.cursor]:
        state = state.copy()
        state.play(step.seat, step.action)
        states.append(state)
    return states


def analyse(match: Match, seed: int = 0, effort: int = EFFORT, own: Seat | None = None) -> Analysis:
    """At once, in this process."""
    analyst = Analyst(match, seed, effort, own)
    *_, last = analyst.rounds()
    for piece in last:
        analyst.note(piece, find_out(piece))
    return analyst.analysis()
