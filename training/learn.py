"""From matches to weights: which positions and steps are looked at, the held-out part, and the file that is written."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE
from kasane_desktop.players.learned import FILE, VERSION, Shape
from kasane_desktop.players.mind import mind_of
from training.fit import Array, Sample, by_phase, by_points, log_loss, sample
from training.minds import features_of, shape_of
from training.selfplay import Record, positions

HELD_OUT = 6
"""One match in so many is kept for judging what was learned from the others."""
LOOKED_AT = 0.4
"""Share of the positions of a match that are: neighbours tell the same."""
DECISIONS = 0.12
"""Share of the decisions that are."""
PULL, FIRM = 30.0, 100.0
"""Cases that a weight of 0 counts for where all phases are fitted together, and what they have in common for each."""
FIRMER = 300.0
"""The same for what tells the points at the end, in phases of a kind of their own: it tells about as much."""
TEMPER = 0.4
"""How much of the learned prior is used: one that copies choices faithfully leaves the search nothing to find."""

Chances = Callable[[Any], Sequence[float]]


def weights_file(game: str) -> Path:
    found = Path(__file__).parent.parent / "kasane_desktop" / "games" / game / "mind" / FILE
    return found


@dataclass(frozen=True, slots=True)
class Cases:
    """By phase: cases to learn from, those held out, and what others have thought of the latter."""

    learnt: list[Sample]
    held: list[Sample]
    others: list[list[Array]]  # by who is compared, then by phase
    points: list[Array]  # at the end of the matches to learn from, by phase
    apart: int  # so many last phases are of a kind of their own, and have nothing in common with the others

    def losses(self, weights: Sequence[Array]) -> list[float]:
        return [held.loss(each) if len(held) else float("nan") for held, each in zip(self.held, weights, strict=True)]

    def mean(self, losses: Sequence[float]) -> float:
        """Over all positions held out."""
        numbers = [len(held) for held in self.held]
        told = [loss * number for loss, number in zip(losses, numbers, strict=True) if number]
        return float(sum(told) / sum(numbers))

    def others_losses(self) -> list[list[float]]:
        return [
            [
                log_loss(told, held.shares) if len(held) else float("nan")
                for told, held in zip(each, self.held, strict=True)
            ]
            for each in self.others
        ]


def value_cases(records: Sequence[Record], part: str = "value", others: Sequence[Chances] = ()) -> Cases:
    """Positions, and who won: with what is seen at once ("value") or at a look ("look"). `others` are asked for their
    chances, to be compared with."""
    known, shape = _known(records)
    names: tuple[str, ...] = getattr(shape, part)
    heuristic = mind_of(records[0].game).heuristic(CATALOGUE[records[0].game])
    rows: list[list[list[Any]]] = [[[], []] for _ in range(shape.phases)]
    points: list[list[Sequence[int]]] = [[] for _ in range(shape.phases)]
    told: list[list[list[Any]]] = [[[] for _ in range(shape.phases)] for _ in others]
    for record in records:
        rng, luck, seen = Random(f"positions {record.number}"), Random(f"look {record.number}"), []
        held = record.number % HELD_OUT == 0
        for number, (state, _, _) in enumerate(positions(record)):
            if not state.to_act():
                outcome = state.outcome()
                break
            looks = rng.random() < LOOKED_AT or state.to_act() == (CHANCE,)  # few are between rounds, and tell much
            if number >= record.random and known.judged(state, part) and looks:
                thoughts = [list(other(state)) for other in others] if held else []
                features = known.value_features(state) if part == "value" else heuristic.look_features(state, luck)
                seen.append((known.phase_of(state), features, thoughts))
        assert outcome is not None
        shares = [(place == 1) / len(outcome.winners) for place in outcome.places]
        for phase, features, thoughts in seen:
            rows[phase][held].append((features, shares))
            if not held:
                points[phase].append(outcome.scores)
            for who, thought in enumerate(thoughts):
                told[who][phase].append(thought)
    return Cases(
        [_sample(row[0], names, records[0].seats) for row in rows],
        [_sample(row[1], names, records[0].seats) for row in rows],
        [[np.array(phase) if phase else np.zeros((0, records[0].seats)) for phase in who] for who in told],
        [np.array(phase, dtype=float) for phase in points],
        getattr(known, "APART", 0),
    )


def prior_cases(records: Sequence[Record]) -> Cases:
    """Decisions, and what was chosen."""
    known, shape = _known(records)
    rows: list[list[list[Any]]] = [[[], []] for _ in range(shape.phases)]
    for record in records:
        rng = Random(f"decisions {record.number}")
        held = record.number % HELD_OUT == 0
        for number, (state, seat, step) in enumerate(positions(record)):
            if seat == CHANCE or number < record.random or rng.random() >= DECISIONS:
                continue
            actions = list(state.actions(seat))
            if len(actions) > 1:
                chosen = [float(each == step) for each in range(len(actions))]
                rows[known.phase_of(state)][held].append((known.prior_features(state, seat, actions), chosen))
    return Cases(
        [_sample(row[0], shape.prior, 2) for row in rows], [_sample(row[1], shape.prior, 2) for row in rows], [], [], 0
    )


def _known(records: Sequence[Record]) -> tuple[Any, Shape]:
    known = features_of(records[0].game)
    shape = shape_of(records[0].game)
    return known, shape


def _sample(rows: Sequence[Any], features: Sequence[str], alternatives: int) -> Sample:
    if rows:
        return sample(rows)
    return Sample(np.zeros((0, alternatives, len(features))), np.zeros((0, alternatives)), np.zeros((0, alternatives)))


def learn(cases: Cases) -> list[Array]:
    number = len(cases.learnt) - cases.apart
    found = by_phase(cases.learnt[:number], PULL, FIRM)
    for case, points in zip(cases.learnt[number:], cases.points[number:], strict=True):
        found.append(by_points(case, points, PULL, FIRMER))
    return found


def written(game: str, learnt: Mapping[str, Mapping[int, Sequence[Array]]]) -> str:
    """The file: for each part, number of seats and phase a number for each feature."""
    shape = shape_of(game)
    told: dict[str, Any] = {"version": VERSION}
    for name, features in shape.parts().items():
        temper = TEMPER if name == "prior" else 1.0
        told[name] = {
            "features": features,
            "weights": {
                str(seats): [[round(temper * float(weight), 4) for weight in phase] for phase in learnt[name][seats]]
                for seats in shape.seats
            },
        }
    return f"{_compact(told)}\n"


def _compact(told: dict[str, Any]) -> str:
    """JSON with a line for each phase."""
    text = json.dumps(told, indent=1, ensure_ascii=False)
    return re.sub(r"\[\s+([^\[\]]+?)\s+\]", lambda found: f"[{' '.join(found[1].split())}]", text)
