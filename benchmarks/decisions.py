"""Decisions to measure with: some of each of many matches between experts, where the master would have to search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Action, State, View
from kasane_desktop.players.ai import MOST_POSITIONS, AIPlayer
from kasane_desktop.players.exact import OFF, guessed
from kasane_desktop.players.open_search import OpenSearch
from kasane_desktop.players.search import Search
from kasane_desktop.players.thinking import AtLeisure
from kasane_desktop.players.worthwhile import worthwhile

TABLES = (("kasane", 4), ("kimono", 3), ("rainbow", 4), ("kaleido", 3))
OF_A_MATCH = 10
"""Decisions of each match."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat sees, and what is worthwhile there: at least two actions. `among` are all such decisions of the
    match."""

    match: int
    view: View
    actions: Sequence[Action]
    among: int


def decisions(game: str, seats: int, first: int, number: int, endings: bool = False) -> Iterator[Decision]:
    """So many, from the match with this number on; of endings those that are too long to be worked out, or all that
    comes before."""
    while number > 0:
        found = of_match(game, seats, first, endings)[:number]
        yield from found
        number -= len(found)
        first += 1


def of_match(game: str, seats: int, number: int, endings: bool) -> list[Decision]:
    rules, rng = CATALOGUE[game], Random(f"decisions {number}")
    player = AIPlayer(rules, rng, {"level": "expert"})
    state: State = rules.start(seats)
    seen: list[tuple[View, Sequence[Action]]] = []
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            state.play(seat, rules.deal(state, rng))
            continue
        view = rules.view(state, seat)
        actions = tuple(worthwhile(rules, view))
        if len(actions) > 1 and _is_searched(player, player.imagining(view)(), endings):
            seen.append((view, actions))
        state.play(seat, player.choose(view, AtLeisure()))
    return [Decision(number, *one, len(seen)) for one in rng.sample(seen, min(OF_A_MATCH, len(seen)))]


def _is_searched(player: AIPlayer, state: State, endings: bool) -> bool:
    if not player.heuristic.settled(state):
        return not endings
    return endings and guessed(state, Random(0)) > OFF * MOST_POSITIONS


def master_search(game: str, decision: Decision, actions: Sequence[Action], seed: str) -> Search:
    """As the master would begin it, but with no more than these actions."""
    player, view = AIPlayer(CATALOGUE[game], Random(seed), {"level": "master"}), decision.view
    kind: Any = OpenSearch if player.heuristic.open_book(view) else Search
    search: Search = kind(
        CATALOGUE[game], player.heuristic, player.imagining(view), view.seat, actions, Random(f"{seed}/search")
    )
    return search
