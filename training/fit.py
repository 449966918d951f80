"""Fitting: chances to win from features of positions, and what was chosen from features of steps.

Both are the same: among some alternatives (seats, or actions) each has a row of features, and a softmax over features
times weights tells how likely it is the one. Newton's method finds the weights of least log-loss, with a pull towards
a weight that is known to be sound: 0 for what all phases have in common, and that for each phase.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

STEPS = 30
ENOUGH = 1e-7


@dataclass(frozen=True, slots=True)
class Sample:
    """Cases × alternatives × features, and how much of each case was each alternative. `there` is 0 for alternatives
    that only fill up the row."""

    features: Array
    shares: Array
    there: Array

    def __len__(self) -> int:
        return len(self.shares)

    def chances(self, weights: Array) -> Array:
        logits = self.features @ weights
        logits = np.where(self.there > 0, logits - logits.max(axis=1, keepdims=True), -np.inf)
        parts = np.exp(logits)
        found: Array = parts / parts.sum(axis=1, keepdims=True)
        return found

    def loss(self, weights: Array) -> float:
        return log_loss(self.chances(weights), self.shares)


def log_loss(chances: Array, shares: Array) -> float:
    return float(-(shares * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


def sample(rows: Sequence[tuple[Sequence[Sequence[float]], Sequence[float]]]) -> Sample:
    """Of cases, each the features of its alternatives and the shares of these."""
    widest = max(len(shares) for _, shares in rows)
    features = np.zeros((len(rows), widest, len(rows[0][0][0])))
    shares, there = np.zeros((len(rows), widest)), np.zeros((len(rows), widest))
    for number, (given, share) in enumerate(rows):
        features[number, : len(share)] = given
        shares[number, : len(share)] = share
        there[number, : len(share)] = 1.0
    return Sample(features, shares, there)


def fit(data: Sample, pull: float, towards: Array | None = None) -> Array:
    """The weights; `pull` is how many cases the weight to start from counts for, feature by feature."""
    seen = data.features[data.there > 0]
    scale = np.maximum(seen.std(axis=0), 1e-3)
    start = np.zeros(data.features.shape[2]) if towards is None else towards
    weights = start.copy()
    penalty = pull * scale**2

    def cost(at: Array) -> float:
        return data.loss(at) * len(data) + 0.5 * float((penalty * (at - start) ** 2).sum())

    reached = cost(weights)
    for _ in range(STEPS):
        chances = data.chances(weights)
        mean = np.einsum("na,naf->nf", chances, data.features)
        slope = np.einsum("na,naf->f", chances - data.shares, data.features) + penalty * (weights - start)
        curve = np.einsum("na,naf,nag->fg", chances, data.features, data.features, optimize=True)
        curve += np.diag(penalty + 1e-6) - mean.T @ mean
        step = np.linalg.solve(curve, slope)
        while (there := cost(weights - step)) > reached and float(np.abs(step * scale).max()) > ENOUGH:
            step *= 0.5  # too far: the bowl is not as round as it looked
        if there > reached:
            break
        weights, gained, reached = weights - step, reached - there, there
        if gained < ENOUGH * len(data):
            break
    return weights


def by_phase(samples: Sequence[Sample], pull: float, firm: float) -> list[Array]:
    """Weights for each phase, pulled firmly towards those of all phases together."""
    every = [case for case in samples if len(case)]
    widest = max(case.shares.shape[1] for case in every)
    common = fit(
        Sample(
            np.concatenate([_wider(case.features, widest) for case in every]),
            np.concatenate([_wider(case.shares, widest) for case in every]),
            np.concatenate([_wider(case.there, widest) for case in every]),
        ),
        pull,
    )
    return [fit(case, firm, common) if len(case) else common for case in samples]


def by_points(data: Sample, points: Array, pull: float, firm: float) -> Array:
    """Weights that are pulled firmly towards what tells the points at the end: these say more about few matches than
    who won."""
    if not len(data):
        return np.zeros(data.features.shape[2])
    ahead = data.features - data.features.mean(axis=1, keepdims=True)
    rows = ahead.reshape(-1, ahead.shape[2])
    penalty = np.diag(pull * rows.var(axis=0) + 1e-6)
    telling = np.linalg.solve(rows.T @ rows + penalty, rows.T @ (points - points.mean(axis=1, keepdims=True)).ravel())
    told = Sample((data.features @ telling)[:, :, None], data.shares, data.there)
    return fit(data, firm, telling * fit(told, 1.0)[0])


def _wider(array: Array, widest: int) -> Array:
    more = [(0, 0), (0, widest - array.shape[1]), *[(0, 0)] * (array.ndim - 2)]
    return np.pad(array, more)
