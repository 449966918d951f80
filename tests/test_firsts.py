"""What a companion has a word for: all of it comes up in matches, and nothing that has no words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.codec import write_action
from kasane_desktop.core.fact import LAST_ROUND, ROUND, ROUNDS
from kasane_desktop.core.table import Table
from kasane_desktop.games.kabuki.rules import fact as kabuki
from kasane_desktop.games.kabuki.rules.actions import Lay
from kasane_desktop.games.kaleido.rules import fact as kaleido
from kasane_desktop.games.rainbow.rules import fact as rainbow
from kasane_desktop.match.match import Match, Sitter


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_sentence_comes_up_in_some_match_and_only_when_one_may_act(game: str) -> None:
    rules = CATALOGUE[game]
    said: set[str] = set()
    known = {key for key in rules.texts if key.split(".")[1] == "first"}
    for seed in range(20):
        seats = sorted(rules.counts)[seed % 2]
        rng, match = Random(seed), Match(rules, [Sitter("")] * seats, seed=seed)
        while match.to_act():
            if match.deal():
                continue
            for seat in range(seats):
                told = rules.firsts(match.view(seat))
                assert seat in match.to_act() or not told
                said |= set(told)
            acting = rng.choice(match.to_act())
            match.play(acting, rng.choice(match.actions(acting)))
    assert said == known
    assert known


Doable = Sequence[dict[str, Any]]
"""What may be done, as it is written."""


def _dos(actions: Doable, do: str) -> list[dict[str, Any]]:
    return [action for action in actions if action["do"] == do]


def _others_laid_one_alone(match: Match, table: Table) -> bool:
    """One of the masks that the others laid since one's own is still the only one of its stage."""
    others = [step.action.stack for step in match.steps[: match.cursor] if isinstance(step.action, Lay)][
        1 - len(table.seats) :
    ]
    return any(table.zone(f"stack/{stack}").facts[kabuki.COUNT] == 1 for stack in others)


WHEN: dict[str, Callable[[Match, Table, Doable], bool]] = {
    "layering.first.group": lambda match, table, actions: bool(_dos(actions, "meld")),
    "layering.first.reuse": lambda match, table, actions: any(meld["reuse"] for meld in _dos(actions, "meld")),
    "layering.first.closed": lambda match, table, actions: (
        bool(_dos(actions, "take")) and any(zone.pieces for zone in table.zones if zone.kind == "combination")
    ),
    "layering.first.last-round": lambda match, table, actions: (
        bool(_dos(actions, "take")) and table.facts[ROUND] == table.facts[ROUNDS]
    ),
    "rainbow.first.set": lambda match, table, actions: (
        bool(_dos(actions, "bid")) and table.facts[rainbow.LOCK] == "set"
    ),
    "rainbow.first.run": lambda match, table, actions: (
        bool(_dos(actions, "bid")) and table.facts[rainbow.LOCK] == "run"
    ),
    "rainbow.first.pair": lambda match, table, actions: any(prize["number"] == 2 for prize in _dos(actions, "prize")),
    "rainbow.first.last-round": lambda match, table, actions: (
        bool(_dos(actions, "bid")) and bool(table.facts[LAST_ROUND]) and len(table.seats) > 2
    ),
    "rainbow.first.last-round-of-two": lambda match, table, actions: (
        bool(_dos(actions, "bid")) and bool(table.facts[LAST_ROUND]) and len(table.seats) == 2
    ),
    "kabuki.first.lay": lambda match, table, actions: bool(_dos(actions, "lay")),
    "kabuki.first.hopeless": lambda match, table, actions: (
        bool(_dos(actions, "lay")) and _others_laid_one_alone(match, table)
    ),
    "kabuki.first.last-round": lambda match, table, actions: bool(_dos(actions, "lay")) and table.facts[ROUND] == 3,
    "kaleido.first.white": lambda match, table, actions: bool(_dos(actions, "white")),
    "kaleido.first.turn": lambda match, table, actions: bool(_dos(actions, "turn")),
    "kaleido.first.last-round": lambda match, table, actions: (
        bool(_dos(actions, "place")) and all(seat[kaleido.TILES_LEFT] <= 1 for seat in table.seats)
    ),
}
"""What has come up when a sentence is said: neither before, nor without it."""


@pytest.mark.parametrize("game", CATALOGUE)
def test_each_is_said_when_what_it_speaks_of_has_come_up(game: str) -> None:
    rules = CATALOGUE[game]
    known = {key for key in rules.texts if key.split(".")[1] == "first"}
    assert known <= WHEN.keys()
    for seed in range(6):
        seats = sorted(rules.counts)[seed % 2]
        rng, match = Random(seed), Match(rules, [Sitter("")] * seats, seed=seed)
        while match.to_act():
            if match.deal():
                continue
            acting = rng.choice(match.to_act())
            actions = match.actions(acting)
            table, doable = match.table(acting), [write_action(action) for action in actions]
            told = set(rules.firsts(match.view(acting)))
            assert told == {key for key in known if WHEN[key](match, table, doable)}
            match.play(acting, rng.choice(actions))
