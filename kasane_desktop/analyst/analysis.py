"""What was found out about a match: plain values, which are written down and read again.

For each seat: fair share + luck + own errors + others' errors = result, exactly. A decision is worth what it brings
less what the best alternative would have brought; all else that moves the chances is luck: what was dealt, and what
nobody could know when it was decided and turned out later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import hypot
from typing import Any

from kasane_desktop.core.codec import read_action, write_action
from kasane_desktop.core.game import CHANCE, Action, Game, Json, Seat
from kasane_desktop.core.text import Malformed
from kasane_desktop.match.match import Match
from kasane_desktop.players.judge import Unit, Values, Worth

VERSION = 6
MOST_STEPS = 5_000
MOST_WORTH = 1_000.0
"""Far more than anything is worth in any game: what is drawn and added up stays a number."""


class Grade(StrEnum):
    """How bad a decision was."""

    FINE = ""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


GRADES: Mapping[Unit, tuple[tuple[float, Grade], ...]] = {
    Unit.CHANCE: ((0.20, Grade.BLUNDER), (0.10, Grade.MISTAKE), (0.05, Grade.INACCURACY)),
    Unit.TOKENS: ((1.0, Grade.BLUNDER), (0.5, Grade.MISTAKE), (0.2, Grade.INACCURACY)),
}
"""Losses from which on a decision is called so."""
SURE = 2.0
"""Standard errors that a loss must exceed to be called anything."""
LEAST = 1e-4
"""What is less is none: with few samples a loss may be two standard errors exactly, and is written down rounded."""
AS_GOOD = {Unit.CHANCE: 0.04, Unit.TOKENS: 0.3}
"""How far from the best an answer may be to count as right."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that someone had: step number `at` was `chosen`. The best alternative comes first."""

    at: int
    seat: Seat
    chosen: Action
    alternatives: tuple[Worth, ...]

    @property
    def best(self) -> Worth:
        return self.alternatives[0]

    @property
    def played(self) -> Worth:
        return next(one for one in self.alternatives if one.action == self.chosen)

    @property
    def cost(self) -> Values:
        """What it brought to each seat, less what the best would have; nothing, if that may be chance."""
        if not self.is_sure:
            return (0.0,) * len(self.best.values)
        return tuple(one - other for one, other in zip(self.played.values, self.best.values, strict=True))

    @property
    def loss(self) -> float:
        return self.best.values[self.seat] - self.played.values[self.seat]

    @property
    def is_sure(self) -> bool:
        """Whether it lost anything, as far as anybody can tell: of several that are as good, one always seems best."""
        return self.loss > SURE * self.played.error + LEAST

    def grade(self, unit: Unit) -> Grade:
        if not self.is_sure:
            return Grade.FINE
        return next((grade for least, grade in GRADES[unit] if self.loss >= least), Grade.FINE)


@dataclass(frozen=True, slots=True)
class Chance:
    """What chance did in step number `at` was worth to each seat, less the mean of what it could have done."""

    at: int
    luck: Values


@dataclass(frozen=True, slots=True)
class Balance:
    """Of one seat: where its result comes from."""

    fair: float
    luck: float
    own: float
    others: float

    @property
    def result(self) -> float:
        return self.fair + self.luck + self.own + self.others


@dataclass(frozen=True, slots=True)
class Analysis:
    """`curve` has the values before the first step and after each one; the last is the result, once there is one."""

    game: str
    unit: Unit
    curve: tuple[Values, ...]
    decisions: tuple[Decision, ...]
    chances: tuple[Chance, ...]
    settings: Mapping[str, Json] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return len(self.curve[0])

    def balance(self, seat: Seat) -> Balance:
        own = sum(decision.cost[seat] for decision in self.decisions if decision.seat == seat)
        others = sum(decision.cost[seat] for decision in self.decisions if decision.seat != seat)
        fair, result = self.curve[0][seat], self.curve[-1][seat]
        return Balance(fair, result - fair - own - others, own, others)

    def dealt(self, seat: Seat) -> float:
        """The part of a seat's luck that chance dealt before everyone's eyes; the rest turned out later."""
        return sum(chance.luck[seat] for chance in self.chances)

    def of(self, seat: Seat) -> list[Decision]:
        return [decision for decision in self.decisions if decision.seat == seat]

    def mean_loss(self, seat: Seat) -> float | None:
        """Of one decision of a seat; None if it had none. What may be chance is no loss."""
        losses = [decision.loss if decision.is_sure else 0.0 for decision in self.of(seat)]
        return sum(losses) / len(losses) if losses else None

    def loss_error(self, seat: Seat) -> float:
        """The standard error of a seat's mean loss."""
        errors = [decision.played.error for decision in self.of(seat)]
        return hypot(*errors) / len(errors) if errors else 0.0

    def faults(self, seat: Seat | None = None) -> list[Decision]:
        """What has a name, the worst first."""
        found = (one for one in self.decisions if seat in (None, one.seat) and one.grade(self.unit))
        return sorted(found, key=lambda decision: -decision.loss)

    def turning_points(self) -> Iterator[tuple[float, Decision | Chance]]:
        """What moved the chances of anyone most, the largest first."""
        moved: list[tuple[float, Decision | Chance]] = [
            *((decision.loss, decision) for decision in self.decisions if decision.grade(self.unit)),
            *((max(map(abs, chance.luck)), chance) for chance in self.chances),
        ]
        yield from sorted(moved, key=lambda entry: -entry[0])


# -- written down ---------------------------------------------------------------------------------


class BadAnalysis(ValueError):
    """What was read is no analysis of this match: it is made anew."""


def write_analysis(analysis: Analysis) -> dict[str, Json]:
    return {
        "version": VERSION,
        "game": analysis.game,
        "unit": analysis.unit.value,
        "settings": dict(analysis.settings),
        "curve": [_short(values) for values in analysis.curve],
        "decisions": [
            {
                "at": decision.at,
                "seat": decision.seat,
                "chosen": write_action(decision.chosen),
                "alternatives": [
                    {"action": write_action(one.action), "values": _short(one.values), "error": round(one.error, 6)}
                    for one in decision.alternatives
                ],
            }
            for decision in analysis.decisions
        ],
        "chances": [{"at": chance.at, "luck": _short(chance.luck)} for chance in analysis.chances],
    }


def _short(values: Values) -> list[Json]:
    return [round(value, 6) for value in values]


def read_analysis(written: Json, match: Match) -> Analysis:
    """An analysis of this match as far as it stands. Raises BadAnalysis: a file may hold anything, also what was found
    out about another match."""
    try:
        analysis = _read(written, match.game, len(match.sitters))
        _check(analysis, match)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError, Malformed) as error:
        raise BadAnalysis(str(error)) from error
    return analysis


def _read(written: Any, game: Game[Any, Any], seats: int) -> Analysis:
    if written["version"] != VERSION or written["game"] != game.id:
        raise BadAnalysis("another version or another game")
    return Analysis(
        game.id,
        Unit(written["unit"]),
        tuple(_values(values, seats) for values in written["curve"]),
        tuple(
            Decision(
                _number(one["at"]),
                _number(one["seat"]),
                read_action(game, one["chosen"]),
                tuple(_worth(other, game, seats) for other in one["alternatives"]),
            )
            for one in written["decisions"]
        ),
        tuple(Chance(_number(one["at"]), _values(one["luck"], seats)) for one in written["chances"]),
        dict(written["settings"]),
    )


def _worth(written: Any, game: Game[Any, Any], seats: int) -> Worth:
    (error,) = _values([written["error"]], 1)
    return Worth(read_action(game, written["action"]), _values(written["values"], seats), error)


def _values(written: Sequence[Any], seats: int) -> Values:
    values = tuple(float(value) for value in written if isinstance(value, (int, float)) and not isinstance(value, bool))
    if len(values) != seats or len(written) != seats or not all(abs(value) <= MOST_WORTH for value in values):
        raise BadAnalysis("values that are none")
    return values


def _number(written: Any) -> int:
    if type(written) is not int:
        raise BadAnalysis("no number")
    return written


def _check(analysis: Analysis, match: Match) -> None:
    steps = match.steps[: match.cursor]
    if len(steps) > MOST_STEPS or len(analysis.curve) != len(steps) + 1:
        raise BadAnalysis("not as many steps as the match has")
    for chance in analysis.chances:
        if not 0 <= chance.at < len(steps) or steps[chance.at].seat != CHANCE:
            raise BadAnalysis("chance did nothing there")
    for decision in analysis.decisions:
        if not 0 <= decision.at < len(steps):
            raise BadAnalysis("a step that is not there")
        step = steps[decision.at]
        if step.seat == CHANCE or (decision.seat, decision.chosen) != (step.seat, step.action):
            raise BadAnalysis("somebody else did that, or something else was done")
        if not any(one.action == decision.chosen for one in decision.alternatives):
            raise BadAnalysis("what was chosen is not judged")
        possible = match.view(step.seat, decision.at).actions
        if not all(one.action in possible for one in decision.alternatives):
            raise BadAnalysis("something that could not be done")
        if any(one.values[decision.seat] > decision.best.values[decision.seat] for one in decision.alternatives):
            raise BadAnalysis("the best is not the best")
