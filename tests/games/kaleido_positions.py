"""Positions and whole matches of Kaleido, for its tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, perform, refusal
from kasane_desktop.core.text import Event
from kasane_desktop.games.kaleido.rules.actions import AddBoard
from kasane_desktop.games.kaleido.rules.game import GAME
from kasane_desktop.games.kaleido.rules.honeycomb import comb_of
from kasane_desktop.games.kaleido.rules.state import State

LETTERS = "rygbvw"
Chooser = Callable[[Random, Sequence[Action]], Action]


def position(seats: int, *boards: str, cells: Sequence[tuple[int, int]] = (), **attributes: Any) -> State:
    """Seat 0 to play on boards written as six letters; two players have begun with red and blue."""
    state = GAME.start(seats)
    state.play(CHANCE, Lot(0))
    state.comb = comb_of(cells or [(0, 0), (1, 0), (0, 1), (1, 1)][: len(boards)])
    state.tiles = [LETTERS.find(letter) for board in boards for letter in board]
    state.turned = [0] * len(boards)
    if seats == 2:
        state.due = [0, 3]
        state.phase = "before"
    for name, value in attributes.items():
        setattr(state, name, value)
    state.refresh()
    return state


def do(state: State, *actions: Action) -> list[Event]:
    """Legal actions by whoever is to act; what they brought about."""
    told: list[Event] = []
    for action in actions:
        before, seat = state.copy(), state.to_act()[0]
        perform(state, seat, action)
        told += GAME.events(before, seat, action, state)
    return told


def why(state: State, action: Action) -> str:
    reason = refusal(state, state.to_act()[0], action)
    assert reason is not None
    return reason.key


def kinds(state: State) -> set[type[Action]]:
    return {type(action) for action in state.actions(state.to_act()[0])}


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def board(state: State, number: int) -> str:
    return "".join("." if tile < 0 else LETTERS[tile] for tile in state.tiles[6 * number : 6 * number + 6])


def anything(rng: Random, actions: Sequence[Action]) -> Action:
    return rng.choice(actions)


def stingy(rng: Random, actions: Sequence[Action]) -> Action:
    """Fills the table before it adds a board: this is how passes and dead ends come about."""
    return rng.choice([action for action in actions if not isinstance(action, AddBoard)] or actions)


def playout(seats: int, seed: int, choose: Chooser = anything) -> tuple[State, list[tuple[int, Action]]]:
    rng = Random(seed)
    state, history = GAME.start(seats), []
    while acting := state.to_act():
        seat = acting[0]
        action = GAME.deal(state, rng) if seat == CHANCE else choose(rng, state.actions(seat))
        history.append((seat, action))
        state.play(seat, action)
    return state, history
