"""Kabuki: what was covered fades, and who is not sure does not call."""

from __future__ import annotations

from random import Random
from typing import Any

from kasane_desktop.games.kabuki.actions import Pass, Stop
from kasane_desktop.games.kabuki.game import GAME
from kasane_desktop.games.kabuki.view import UNKNOWN, View
from kasane_desktop.players.ai import AIPlayer
from kasane_desktop.players.heuristics.heuristic import Memory
from kasane_desktop.players.heuristics.kabuki import KabukiHeuristic
from kasane_desktop.players.levels import LEVELS
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
    assert known[0] < known[-1] == len(view.stacks[0]) - 1


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
    calls: dict[str, int] = {"child": 0, "master": 0}
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
    assert calls["child"] < calls["master"] == 10


def test_a_slow_hand_and_an_old_memory_take_longer() -> None:
    state = begun()
    pile(state, [1, 2, 3])
    lay(state, 1)
    view = GAME.view(state, state.to_act()[0])

    def reaction(level: str) -> float:
        return AIPlayer(GAME, Random(1), {"level": level}).reaction(view, Stop())

    assert 0.2 < reaction("master") < reaction("expert") < reaction("child") < 4.0
    assert reaction("master") == reaction("master")
