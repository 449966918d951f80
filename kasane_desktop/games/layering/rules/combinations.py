"""The nine combinations: what a group of cards must be, and the spaces it can take.

Both are data, read from the edition's combinations.json, because part of it is a
reconstruction: each condition and each space carries its provenance, which is `rulebook`,
`third-party` or `reconstructed`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Literal

from kasane_desktop.core.game import Json
from kasane_desktop.games.layering.rules.edition import Edition

COMBINATIONS = ("kasane", "juu", "sakura", "chidori", "asanoha", "kagen", "jyougen", "katyou", "setsugetsu")
MOST_CARDS = 13
"""The largest group a space may ask for."""

Rule = Literal["same", "sum", "set", "run", "only"]
Spaces = tuple[tuple[tuple[int, int], ...], ...]
"""For each combination its spaces as (n, points): by n, and the dearest of equal n first."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What the cards of a group must be, in their order."""

    rule: Rule
    values: tuple[int, ...] = ()
    sum: int = 0

    def holds(self, group: Sequence[int]) -> bool:
        """Whether a group of one card or more is this combination."""
        if self.rule == "sum":
            return sum(group) == self.sum
        if self.rule == "set":
            return sorted(group) == sorted(self.values)
        return self.may_grow(group)

    def may_grow(self, group: Sequence[int]) -> bool:
        """Whether it can be part of such a group. What is part of a part is a part too."""
        if self.rule == "same":
            return len(set(group)) == 1
        if self.rule == "sum":
            return sum(group) <= self.sum
        if not set(group) <= set(self.values):
            return False
        if self.rule == "set":
            return len(set(group)) == len(group)
        if self.rule == "run":
            steps = [after - before for before, after in pairwise(group)]
            return all(step > 0 for step in steps) or all(step < 0 for step in steps)
        return True


@dataclass(frozen=True, slots=True)
class Combination:
    """One combination as the box has it."""

    id: str
    kanji: str
    condition: Condition
    spaces: tuple[tuple[int, int], ...]
    provenance: tuple[str, ...]  # of each space
    condition_provenance: str


@cache
def combinations(edition: Edition) -> tuple[Combination, ...]:
    """The nine of an edition, in the order of COMBINATIONS."""
    table = json.loads(files(edition.package).joinpath("combinations.json").read_text(encoding="utf-8"))
    return tuple(_combination(id, table[id]) for id in COMBINATIONS)


def _combination(id: str, entry: Json) -> Combination:
    condition = entry["condition"]
    cells = sorted(entry["spaces"], key=lambda cell: (cell["n"], -cell["points"]))
    return Combination(
        id=id,
        kanji=entry["kanji"],
        condition=Condition(condition["rule"], tuple(condition.get("values", ())), condition.get("sum", 0)),
        spaces=tuple((cell["n"], cell["points"]) for cell in cells),
        provenance=tuple(cell["provenance"] for cell in cells),
        condition_provenance=condition["provenance"],
    )


def spaces(edition: Edition, override: Json) -> Spaces:
    """The spaces of a match: the edition's own, where a checked override does not replace them."""
    replaced = override or {}
    return tuple(
        tuple((n, points) for n, points in replaced[own.id]) if own.id in replaced else own.spaces
        for own in combinations(edition)
    )
