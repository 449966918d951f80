"""The pace of a match: who did what can be seen before the next one acts or the curtain falls."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Action, Seat
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import source_text
from kasane_desktop.models.match_models import MatchModels
from kasane_desktop.scene.calling import Calling
from kasane_desktop.ui.conducting import advisers, conductor
from kasane_desktop.ui.conducting.advisers import BETWEEN, BREATH
from kasane_desktop.ui.conducting.conductor import Conductor
from kasane_desktop.ui.settings.preferences import Preferences
from tests.ui.windows import run

Noted = list[tuple[str, float | int | None]]


class Stage:
    """Notes what the conductor does with it."""

    def __init__(self, noted: Noted) -> None:
        self._noted = noted

    async def settle(self) -> None:
        self._noted.append(("settle", None))
        await asyncio.sleep(0)

    async def curtain(self, seat: Seat) -> None:
        self._noted.append(("curtain", seat))

    def look_from(self, seat: Seat) -> None:
        pass

    def ask(self, seat: Seat | None) -> None:
        if seat is not None:
            self._noted.append(("ask", seat))

    def offer(self, calling: Calling | None) -> None:
        pass


class FirstAction:
    """Computers that do the first thing they may."""

    def ask(self, game: str, player: str, traits: Any, view: Any, seed: str, budget: Any = None) -> Future[Action]:
        future: Future[Action] = Future()
        future.set_result(view.actions[0])
        return future

    def cancel(self) -> None:
        pass


@pytest.fixture
def led(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[Match, Noted]]:
    """Let some steps be played, and tell what was noted meanwhile: pauses by their length, steps by their seat."""

    def lead(game: str, players: list[str], steps: int, speed: float) -> tuple[Match, Noted]:
        noted: Noted = []
        match = Match(CATALOGUE[game], [Sitter(f"P{n}", player) for n, player in enumerate(players)], {}, 3)

        async def pause(seconds: float, since: float | None = None) -> None:
            if seconds > 0:
                noted.append(("pause", seconds))

        for module in (advisers, conductor):
            monkeypatch.setattr(module, "pause", pause)
        models = MatchModels(match, source_text)
        thinker: Any = FirstAction()
        leading = Conductor(match, models, Stage(noted), thinker, Preferences(speed=speed), lambda: None)
        leading.advanced.connect(lambda: noted.append(("step", match.steps[match.cursor - 1].seat)))
        leading.advanced.connect(lambda: noted.append(("stands", match.cursor)))

        async def scenario() -> None:
            task = asyncio.ensure_future(leading.lead())
            while match.cursor < steps:
                await asyncio.sleep(0)
                if leading.asked is not None:
                    leading.choose(match.actions(leading.asked)[0])
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        run(scenario, qapp)
        return match, noted

    return lead


@pytest.mark.parametrize("game", ["kaleido", "rainbow", "kasane"])
def test_between_two_computer_players_there_is_a_breath(led: Callable[..., tuple[Match, Noted]], game: str) -> None:
    """And after points that somebody has won."""
    match, noted = led(game, ["human", "greedy", "greedy", "greedy"], 30, 1.0)
    before, long, short, won = CHANCE, 0, 0, 0
    for place, (what, seat) in enumerate(noted):
        if what != "step" or seat == CHANCE:
            continue
        pauses = [value for kind, value in noted[max(0, place - 2) : place] if kind == "pause"]
        last = int(noted[place + 1][1] or 0) - 2  # the number of the step before
        gained = last >= 0 and any(points for event in match.events(last) for _, points in event.gains)
        if seat != 0 and (gained or before not in (0, CHANCE, seat)):
            assert pauses == [BREATH + BETWEEN]
            long += 1
            won += gained and before in (0, CHANCE, seat)
        elif seat != 0:
            assert pauses == [BREATH]
            short += 1
        before = int(seat or 0)
    assert long
    assert short
    assert won


def test_at_speed_nought_nobody_waits(led: Callable[..., tuple[Match, Noted]]) -> None:
    _, noted = led("rainbow", ["human", "human", "greedy", "greedy"], 30, 0.0)
    assert not [value for what, value in noted if what == "pause"]


def test_the_curtain_falls_when_what_was_laid_has_been_seen(led: Callable[..., tuple[Match, Noted]]) -> None:
    _, noted = led("rainbow", ["human", "human", "human"], 12, 1.0)
    falls = [place for place, (what, _) in enumerate(noted) if what == "curtain"]
    assert len(falls) > 2
    for place in falls:
        assert [what for what, _ in noted[place - 2 : place]] == ["settle", "pause"]
