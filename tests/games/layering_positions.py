"""Positions of Kasane and Kimono, set up for a scenario."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, PUBLIC, Action
from kasane_desktop.core.text import Reason
from kasane_desktop.games.layering.rules.actions import Meld, Take
from kasane_desktop.games.layering.rules.game import Layering
from kasane_desktop.games.layering.rules.state import State

Cards = tuple[int, ...]

PLAIN_FOUR = (1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7)
"""A market for four without a +1."""


def dealt(game: Layering, seats: int, options: dict[str, Any] | None = None, first: int = 0, seed: int = 1) -> State:
    """A match whose first market has just been laid out."""
    state = game.start(seats, options)
    state.play(CHANCE, Lot(first))
    state.play(CHANCE, game.deal(state, Random(seed)))
    return state


def about_to_take(
    game: Layering,
    card: int,
    *,
    hand: Cards = (),
    robe: Cards = (),
    seats: int = 4,
    options: dict[str, Any] | None = None,
    taken: tuple[tuple[str, int], ...] = (),
) -> State:
    """Seat 0 is to take; row 0 has `card` at its open end. `taken` are spaces that seat 1 has."""
    state = dealt(game, seats, options)
    for combination, n in taken:
        space = state.book.dearest(combination, n, state.free)
        state.free ^= space
        state.marks[1] |= space
    view = game.view(state, PUBLIC)
    rows = ((*view.rows[0][:-1], card), *view.rows[1:])
    hands = (hand, *view.hands[1:])
    return game.sample(replace(view, rows=rows, hands=hands, robes=(robe, *view.robes[1:])), Random(0))


def take(state: State, row: int = 0) -> tuple[Action, ...]:
    """Seat 0 takes; what it may do then, nothing if its turn is over."""
    state.play(0, Take(row))
    return state.actions(0)


def melds(state: State) -> set[Meld]:
    return {action for action in state.actions(0) if isinstance(action, Meld)}


def played_out(
    game: Layering, seats: int, options: dict[str, Any], seed: int
) -> tuple[State, list[tuple[int, Action]]]:
    """A whole match of random moves."""
    rng = Random(seed)
    state, history = game.start(seats, options), []
    while acting := state.to_act():
        seat = acting[0]
        action = game.deal(state, rng) if seat == CHANCE else rng.choice(state.actions(seat))
        history.append((seat, action))
        state.play(seat, action)
    return state, history


def sentence(game: Layering, told: Any) -> str:
    """The English text, which must use every parameter and no other."""
    text = game.texts[told.source if hasattr(told, "source") else told.key]
    assert all("{" + name + "}" in text for name in told.params), (text, told)
    return text.format_map(dict(told.params))


def key(reason: Reason | None) -> str | None:
    return None if reason is None else reason.key
