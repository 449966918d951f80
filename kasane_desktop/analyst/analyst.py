"""Works through a match: every decision, every move of chance, and the chances after every step.

What there is to be found out is cut into pieces that hang on nothing but themselves, so that they can be worked on in
any order and in any process, and come out the same. A first, rough round gives a curve soon, the second one makes it
true, and closer looks tell what the second one left in doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf
from random import Random
from typing import Any

from kasane_desktop.analyst.analysis import GRADES, SURE, Analysis, Chance, Decision, Grade
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, PUBLIC, Action, Game, Json, Seat, View, only
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import dump_record
from kasane_desktop.players.judge import Judge, Values, Worth, may_be_best
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
CLOSER, CLOSER_SAMPLES = (1.25, 1.75, 0.5), 4
"""What each closer look may take, in efforts, and how many times the samples of the one before."""
NEAR = 0.4
"""The part of the least threshold that a loss may miss, or be moved by, to be looked at more closely in any case: a
tree that is larger sees further, and no error tells how much."""
TELLING = 32
"""Samples from which on their spread tells how far they can be trusted."""
Found = list[Worth] | Values


@dataclass(frozen=True, slots=True)
class Job:
    """Something to be found out about step number `at`, with so many samples."""

    game: str
    seed: str
    at: int
    samples: int


@dataclass(frozen=True, slots=True)
class Choice(Job):
    """What could `view.seat` have done, and what would it have been worth?"""

    view: View
    chosen: Action


@dataclass(frozen=True, slots=True)
class Dealt(Job):
    """What was dealt from this position: how lucky was that?"""

    state: Any
    action: Action


@dataclass(frozen=True, slots=True)
class Position(Job):
    """How likely is everyone to win from here? `state` is what all know afterwards, `view` what one knows meanwhile."""

    state: Any = None
    view: View | None = None


def find_out(piece: Job, stopped: Callable[[], bool] = lambda: False) -> Found:
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
        self._found: dict[tuple[type[Job], int], dict[int, Any]] = {}  # by samples
        self.settings: dict[str, Json] = {"seed": seed, "effort": effort}

    # -- what there is to find out ----------------------------------------------------------------

    def order(self) -> tuple[str, int, int, Seat | None]:
        """What another process needs to do the same: the record, seed, effort, and who looks back."""
        return dump_record(self._match), int(self._seed), self._effort, self._asked

    def rounds(self) -> Iterator[list[Job]]:
        """A rough round first, then the true one, then closer looks at what is in doubt. What has been found out in one
        round must be noted before the next is asked for."""
        for share in (ROUGH, 1.0):
            yield list(self._pieces(share))
        choices = [piece for piece in self._pieces(1.0) if isinstance(piece, Choice)]
        for number, efforts in enumerate(CLOSER):
            room = self._effort * efforts
            closer: list[Job] = []
            doubtful = [piece for piece in choices if self._in_doubt(piece, first=number == 0)]
            for piece in sorted(doubtful, key=self._doubt):
                more = replace(piece, samples=piece.samples * CLOSER_SAMPLES)
                needed = more.samples * self._left(piece)
                if needed <= room:  # one that is less in doubt may be less work
                    room -= needed
                    closer.append(more)
            yield closer
            choices = [piece for piece in closer if isinstance(piece, Choice)]

    def _in_doubt(self, piece: Choice, *, first: bool) -> bool:
        """Whether its name hangs on chance, or on how far one sees: whatever may be a mistake is looked at again by
        larger trees, and once more if these saw something else. Where few samples were taken, nobody knows how
        uncertain anything is."""
        if piece.samples < TELLING or not self.knows(piece):
            return False
        if self._doubt(piece) <= SURE:
            return True
        decision, least = self._known(piece), min(self._bounds)
        if not decision.played.error:
            return False
        return decision.loss >= (1 - NEAR) * least if first else self._moved(piece) >= NEAR * least

    def _left(self, piece: Choice) -> int:
        """The alternatives that will get most of the samples, by what is known of them."""
        decision, seat = self._known(piece), piece.view.seat
        most = decision.best.values[seat]
        return sum(
            one.action == piece.chosen or may_be_best(most - one.values[seat], one.error)
            for one in decision.alternatives
        )

    def _moved(self, piece: Choice) -> float:
        """By how much the last look changed what a decision lost."""
        samples = sorted(count for count in self._found[Choice, piece.at] if count <= piece.samples)[-2:]
        fewer, more = (self._decision(piece.at, self._found[Choice, piece.at][count]).loss for count in samples)
        return abs(more - fewer)

    def _doubt(self, piece: Choice) -> float:
        """How many standard errors it is away from being called something else that is no trifle."""
        decision = self._known(piece)
        error, loss = decision.played.error, decision.loss
        if not error:
            return inf
        apart = [abs(loss - least) / error for least in self._bounds]
        return min(*apart, abs(loss / error - SURE) if loss >= min(self._bounds) else inf)

    def _known(self, piece: Choice) -> Decision:
        return self._decision(piece.at, self._found[Choice, piece.at][piece.samples])

    @property
    def _bounds(self) -> list[float]:
        """Losses from which on a decision is called something that is no trifle."""
        return [least for least, grade in GRADES[self._judge.unit] if grade is not Grade.INACCURACY]

    def note(self, piece: Job, found: Found) -> None:
        """What is known with more samples takes the place of what was known before."""
        self._found.setdefault((type(piece), piece.at), {})[piece.samples] = found

    def knows(self, piece: Job) -> bool:
        """Whether it has been found out: who was stopped goes on from there."""
        return piece.samples in self._found.get((type(piece), piece.at), ())

    def _best_known(self, kind: type[Job]) -> dict[int, Any]:
        return {at: found[max(found)] for (each, at), found in self._found.items() if each is kind}

    def _pieces(self, share: float) -> Iterator[Job]:
        part = share * min(1.0, self._effort / EFFORT)
        each = max(2, round(PER_POSITION * part))
        for at, step in enumerate(self._steps):
            state = self._states[at]
            if step.seat == CHANCE:
                if self._open(at + 1):
                    yield Dealt(self._game.id, self._seed, at, max(1, round(PER_DEAL * part)), state, step.action)
                continue
            view = self._game.view(state, step.seat)
            if only(view.actions) is None:
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
        decisions = {at: self._decision(at, worths) for at, worths in self._best_known(Choice).items()}
        lucks: dict[int, Values] = self._best_known(Dealt)
        curve = self._curve(decisions, lucks, self._best_known(Position))
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

    def _curve(
        self, decisions: Mapping[int, Decision], lucks: Mapping[int, Values], positions: Mapping[int, Values]
    ) -> list[Values]:
        """Backwards from the end: what is before a deal is what comes after it, less the luck in it."""
        fair = self._judge.fair(self._states[0])
        now: Values = fair
        if self._outcome is not None:
            now = self._judge.result(self._states[-1])
        else:
            now = positions.get(len(self._steps), fair)
        curve = [now]
        for at in reversed(range(1, len(self._steps))):
            if at in lucks:
                now = self._judge.possible(_less(now, lucks[at]))
            elif at in positions:
                now = positions[at]
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
