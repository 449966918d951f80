"""No level makes a choice that is plainly worse than another: thousands of decisions, judged here by the rules alone.

Nothing of the players' own notion of it is used: prizes are counted, and ends are played out. Besides the levels, which
may happen to judge well, somebody plays who takes anything that is held to be worthwhile: if that lets through what is
plainly worse, it is seen here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Action, Game, Seat, View
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass, Stop
from kasane_desktop.games.layering.rules.actions import Take
from kasane_desktop.games.rainbow.rules.actions import Bid, Prize
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.levels import CHARACTERS, LEVELS
from kasane_desktop.players.thinking import AtLeisure, Thinking
from kasane_desktop.players.worthwhile import worthwhile

FEW = "3"
"""Iterations: the choice is as bad as it gets."""
CARELESS = "careless"
EVERYBODY = (*LEVELS, CARELESS)


class Careless:
    """Takes whatever is worthwhile."""

    def __init__(self, game: Game[Any, Any], rng: Random) -> None:
        self._game, self._rng = game, rng

    def choose(self, view: View, thinking: Thinking) -> Action:
        return self._rng.choice(worthwhile(self._game, view))


def decisions(game: Game[Any, Any], seats: int, level: str, matches: int) -> Iterator[tuple[Any, Seat, Action]]:
    """Positions in which a player of this level had a choice, and what it chose. It sits on every seat."""
    for deal in range(matches):
        rng, state = Random(f"{game.id}/{seats}/{level}/{deal}"), game.start(seats)
        traits = {"level": level, "character": list(CHARACTERS)[deal % len(CHARACTERS)], "iterations": FEW}
        player = Careless(game, rng) if level == CARELESS else AIPlayer(game, rng, traits)
        while acting := state.to_act():
            seat = rng.choice(acting)
            if seat == CHANCE:
                state.play(CHANCE, game.deal(state, rng))
                continue
            action = player.choose(game.view(state, seat), AtLeisure())
            if len(state.actions(seat)) > 1:
                yield state.copy(), seat, action
            state.play(seat, action)


def after(state: Any, seat: Seat, action: Action) -> Any:
    state = state.copy()
    state.play(seat, action)
    return state


def judged(
    game: str, counts: tuple[int, ...], level: str, matches: int, judge: Callable[[Any, Seat, Action], bool]
) -> tuple[int, int]:
    """How many decisions there were, and in how many of them there was something to be judged."""
    seen = [judge(*decision) for seats in counts for decision in decisions(CATALOGUE[game], seats, level, matches)]
    return len(seen), sum(seen)


# -- Rainbow --------------------------------------------------------------------------------------


def takes_the_most(state: Any, seat: Seat, action: Action) -> bool:
    if not isinstance(action, Prize):
        return bids_all_it_can_at_the_end(state, seat, action)
    prizes = [value for value in range(1, 7) for _ in range(state.prizes >> 4 * (value - 1) & 15)]
    pairs = [2 * value for value in set(prizes) if prizes.count(value) > 1 and state.round > 1]
    assert action.value * action.number == max(prizes + pairs)
    return len(set(prizes)) > 1


def bids_all_it_can_at_the_end(state: Any, seat: Seat, action: Action) -> bool:
    """Where the round is the last one and all others have bid, it chooses as early as it can."""
    assert isinstance(action, Bid)
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    if state.seats == 2 or state.at < len(state.order) - 1 or others.count(0) < 2:
        return False

    def place(bid: Action) -> int:
        return [claimed & 7 for claimed in after(state, seat, bid).claims].index(seat)

    assert place(action) == min(place(bid) for bid in state.actions(seat))
    return True


@pytest.mark.parametrize("level", EVERYBODY)
def test_rainbow_takes_the_dearest_prize_and_keeps_no_card_for_nothing(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kasane_desktop.players.ai.SUPPOSED", 5)  # to weigh more takes longer, and changes nothing here
    number, choices = judged("rainbow", (2, 3, 4, 6), level, 16 if level == CARELESS else 4, takes_the_most)
    assert number > 300
    assert choices > 80


# -- Kasane and Kimono ----------------------------------------------------------------------------


def ends(state: Any) -> Iterator[Any]:
    """Every way in which a match can end from here, without chance."""
    acting = state.to_act()
    if not acting:
        yield state
        return
    assert acting[0] != CHANCE
    for action in state.actions(acting[0]):
        yield from ends(after(state, acting[0], action))


def totals(end: Any) -> list[float]:
    """Points, and a little for the cards laid, which decide where points are equal."""
    laid = [len(robe) + beside for robe, beside in zip(end.robes, end.specials, strict=True)]
    return [points + cards / 100 for points, cards in zip(end.outcome().scores, laid, strict=True)]


def lays_its_best_at_last(state: Any, seat: Seat, action: Action) -> bool:
    """The last laying of a seat: nothing else brings it more without giving someone behind as much more."""
    last = state.round == state.seats and state.turns_left <= state.seats
    if not last or (isinstance(action, Take) and state.turns_left > 1):
        return False
    possible: dict[Action, tuple[float, list[float]]] = {}
    for other in state.actions(seat):
        scores = [totals(end) for end in ends(after(state, seat, other))]
        possible[other] = (max(score[seat] for score in scores), [max(all) for all in zip(*scores, strict=True)])
    mine, most = possible[action]
    for better, theirs in possible.values():
        gains = [now - before for other, (now, before) in enumerate(zip(theirs, most, strict=True)) if other != seat]
        assert better - mine < 0.5 or max(gains) > better - mine + 1e-9, (action, possible)
    return True


@pytest.mark.parametrize("level", EVERYBODY)
@pytest.mark.parametrize(("game", "counts"), [("kasane", (3, 4)), ("kimono", (2, 3, 4))])
def test_the_last_laying_is_never_below_ones_own_best(game: str, counts: tuple[int, ...], level: str) -> None:
    matches = 10
    number, choices = judged(game, counts, level, matches, lays_its_best_at_last)
    assert number > 20 * matches
    assert choices > matches


# -- Kaleido --------------------------------------------------------------------------------------


def ends_best(state: Any, seat: Seat, action: Action) -> bool:
    """In the last turn of all: no other choice leads to an end that is better in every respect than all it leaves."""
    if sum(state.hand) - (state.phase == "before") or len(list(state.actions(seat))) > 40:
        return False

    def reached(other: Action) -> set[tuple[int, ...]]:
        scores = {end.outcome().scores for end in ends(after(state, seat, other))}
        return {(score[seat], *(score[seat] - rival for rival in score)) for score in scores}

    left = reached(action)
    for other in state.actions(seat):
        for one in reached(other):
            worse = [all(a >= b for a, b in zip(one, end, strict=True)) and one != end for end in left]
            assert not all(worse), (action, other)
    return True


@pytest.mark.parametrize("level", EVERYBODY)
def test_kaleido_the_last_turn_leads_to_the_best_end(level: str) -> None:
    number, choices = judged("kaleido", (2, 3, 4), level, 4, ends_best)
    assert number > 400
    assert choices > 8


# -- Kabuki ---------------------------------------------------------------------------------------


def sees_what_lies_open(state: Any, seat: Seat, action: Action) -> bool:
    if isinstance(action, Lay):
        tops = [stack[-1:] for stack in state.stacks]
        assert () not in tops or tops[action.stack] != (state.up,)
        return () in tops and (state.up,) in tops
    masks = state.stacks[state.laid_on]
    if len(masks) == 1:
        assert action == Pass()
        return True
    if masks[-1] == masks[-2]:
        assert action == Stop()
        return True
    return False


@pytest.mark.parametrize("level", EVERYBODY)
def test_kabuki_sees_what_lies_open(level: str) -> None:
    number, choices = judged("kabuki", (2, 4, 6), level, 4, sees_what_lies_open)
    assert number > 800
    assert choices > 40
