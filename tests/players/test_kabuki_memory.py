"""Kabuki: what was covered fades, and who is not sure does not call."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kasane_desktop.games.kabuki.mind.heuristic import KabukiHeuristic
from kasane_desktop.games.kabuki.rules.actions import Pass, Stop
from kasane_desktop.games.kabuki.rules.game import GAME
from kasane_desktop.games.kabuki.rules.view import UNKNOWN, View
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.heuristic import QUICKEST, Memory
from kasane_desktop.players.levels import LEVELS
from kasane_desktop.players.scale import PERFECT, SCALE
from kasane_desktop.players.thinking import AtLeisure
from tests.games.kabuki_hand import begun, lay, pile

MASKS = [number % 10 for number in range(40)]


def after(masks: list[int]) -> View:
    state = begun()
    for number, mask in enumerate(masks):
        pile(state, [mask], number % 4)
    return GAME.view(state, 1)


def remembered(view: View, span: float) -> list[bool]:
    """Of each covered mask of the first stack, bottom to top, whether it is known."""
    kept = KabukiHeuristic(GAME).perceive(view, Memory(span=span, pace=1.0, spread=0.3), Random(0))
    return [mask != UNKNOWN for mask in kept.stacks[0][:-1]]


def test_the_weaker_the_memory_the_more_is_forgotten() -> None:
    view = after(MASKS)
    known = [sum(remembered(view, level.memory.span)) for level in LEVELS.values()]
    assert known == sorted(known)
    assert known[0] < known[2] < known[-1] == len(view.stacks[0]) - 1


def test_what_has_faded_stays_faded() -> None:
    for length in range(8, 40):
        before, later = remembered(after(MASKS[:length]), 10), remembered(after(MASKS[: length + 1]), 10)
        assert all(old or not new for old, new in zip(before, later, strict=False))


def test_older_masks_fade_first() -> None:
    view = after(MASKS)
    kept = [remembered(view, span) for span in range(2, 40)]
    assert sum(line[-1] for line in kept) > sum(line[0] for line in kept)


def test_what_lies_in_sight_is_known_to_all() -> None:
    view = after(MASKS)
    kept = KabukiHeuristic(GAME).perceive(view, LEVELS["child"].memory, Random(0))
    assert [stack[-1] for stack in kept.stacks] == [stack[-1] for stack in view.stacks]


def test_a_child_lets_go_what_it_has_forgotten() -> None:
    calls: dict[str, int] = {"child": 0, PERFECT: 0}
    for start in range(10):
        state = begun()
        others = [mask for mask in range(10) if mask != start]
        pile(state, [start, others[0]])  # the only one of its kind, covered long ago
        for number, mask in enumerate(others * 3):
            pile(state, [mask], 1 + number % 3)
        lay(state, start)
        seat = state.to_act()[0]
        for level in calls:
            answer: Any = AIPlayer(GAME, Random(start), {"level": level}).choose(GAME.view(state, seat), AtLeisure())
            assert isinstance(answer, Stop | Pass)
            calls[level] += isinstance(answer, Stop)
    assert calls["child"] < calls[PERFECT] == 10


def reactions(level: str, masks: list[int], action: Any, number: int = 400) -> list[float]:
    """How long a level takes to act on the last of the masks, from many chances in its head."""
    state = begun()
    pile(state, masks[:-1])
    lay(state, masks[-1])
    view = GAME.view(state, state.to_act()[0])
    return sorted(AIPlayer(GAME, Random(n), {"level": level}).reaction(view, action) for n in range(number))


def test_reactions_are_spread_as_those_of_people_are() -> None:
    for level in LEVELS.values():
        seconds = reactions(level.id, [1, 2, 1], Stop())
        low, middle, high = (seconds[len(seconds) * share // 100] for share in (10, 50, 90))
        assert middle == pytest.approx(level.memory.pace, rel=0.12)
        assert high / low > 1.6
        assert high - middle > middle - low  # some are much slower, none is much faster
        assert seconds[0] >= 0.35


def test_nobody_is_faster_than_eye_and_hand() -> None:
    hasty = Memory(span=1.0, pace=0.01, spread=0.3)
    assert KabukiHeuristic(GAME).reaction(after([1, 2]), Stop(), hasty, Random(0)) == QUICKEST


def test_the_stronger_the_faster() -> None:
    middles = [reactions(level, [1, 2, 1], Stop())[200] for level in SCALE]
    assert middles == sorted(middles, reverse=True)
    assert middles[0] > 2 * middles[-1]


def test_an_old_memory_takes_longer() -> None:
    assert reactions("master", [1, 2, 3, 4, 5, 6, 7, 1], Stop())[200] > reactions("master", [1, 2, 1], Stop())[200]


def test_a_reaction_hangs_on_its_seed_alone() -> None:
    assert reactions("master", [1, 2, 1], Stop()) == reactions("master", [1, 2, 1], Stop())


def test_the_master_forgets_now_and_then_and_the_perfect_memory_never() -> None:
    view = after(MASKS)
    known = {level: sum(remembered(view, LEVELS[level].memory.span)) for level in ("master", PERFECT)}
    assert 0 < known["master"] < known[PERFECT] == len(view.stacks[0]) - 1
