"""The real program, playing by itself until it is killed. It prints what it has accepted, and when that is kept.

    python -m tests.soak.victim SEED

Lines, each with what is told of a match: `found` (what it goes on with), `begun` (a new one, whatever becomes of the
one before it), `taken` (one that was waiting), `played` as soon as a step is accepted, `kept` when the program goes on
after it; and with the deal number alone, which no two matches have in common: `ended`, and `unwanted` before an
unfinished one is deleted.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

from kasane_desktop.app import play
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import write_step
from kasane_desktop.match.shelf import worth_continuing
from kasane_desktop.match.window import idle_action
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.settings.setup import Setup
from kasane_desktop.ui.window import demonstration
from kasane_desktop.ui.window.main_window import MainWindow

MOST_WAITING = 6
"""Unfinished matches, besides which no other one is begun."""
COLOURS, CRESTS = ("ai", "matsu", "kuri", "ume", "asagi", "sumi"), "私葵蓮楓墨美"


def digest(match: Match, steps: int | None = None) -> str:
    """Of the seats and the first steps of a match."""
    moves = [write_step(step) for step in match.steps[: match.cursor if steps is None else steps]]
    seats = [(sitter.name, sitter.player) for sitter in match.sitters]
    told = json.dumps([match.game.id, match.seed, match.options, seats, moves], sort_keys=True)
    return sha256(told.encode()).hexdigest()[:16]


def told(match: Match) -> tuple[int, int, str, str]:
    """Which match it is, how far it has come, by which steps, and whether anybody has done anything in it."""
    return match.seed, match.cursor, digest(match), "touched" if worth_continuing(match) else "dealt"


def say(*words: object) -> None:
    """At once and in one piece: two threads say something."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class Victim:
    """Plays match after match: a human who chooses at random, takes back now and then, leaves a match for another
    one, and computers."""

    def __init__(self, window: MainWindow, seed: str) -> None:
        self.window, self.rng = window, Random(seed)
        self._called: set[tuple[int, int]] = set()  # who has called already, after how many steps

    async def live(self) -> int:
        found = self.window._keeper.waiting()
        if not found:
            self._begin()
        else:
            say("found", *told(found[0].match))
            self.window.resume(found[0].id)
        self._listen()
        while True:
            await self._act()
            await asyncio.sleep(0.001)

    def _begin(self) -> None:
        game = CATALOGUE[self.rng.choice(sorted(CATALOGUE))]
        seats = self.rng.choice(game.counts)
        # Computers take their time to call "Stop!": at such a table only humans sit, who do not.
        others = ("human",) if any(kind.on_time_out for kind in game.action_types) else ("random", "greedy", "human")
        players = ["human", *self.rng.choices(others, k=seats - 1)]
        sitters = [
            Sitter(f"P{n}", player, {"colour": COLOURS[n], "crest": CRESTS[n]}) for n, player in enumerate(players)
        ]
        seed = self.rng.randrange(2**31)
        say("begun", *told(Match(game, sitters, {}, seed)))
        self._called.clear()
        self.window.start(Setup(game.id, tuple(sitters), {}, seed))

    def _change(self) -> None:
        """Leave the match for a new one, or for one that is waiting."""
        self.window.show_history()
        waiting = self.window._keeper.waiting()
        if len(waiting) > MOST_WAITING // 2 and self.rng.random() < 0.2:
            unwanted = waiting.pop(self.rng.randrange(len(waiting)))
            say("unwanted", unwanted.seed)
            self.window.past.delete([unwanted.id])
        if waiting and (len(waiting) >= MOST_WAITING or self.rng.random() < 0.5):
            wanted = self.rng.choice(waiting)
            say("taken", *told(wanted.match))
            self._called.clear()
            self.window.past.page.continued.emit(wanted.id)
        else:
            self._begin()
        self._listen()

    def _listen(self) -> None:
        conductor = self.window.conductor
        assert conductor is not None
        keep = conductor._keep

        def keep_and_tell() -> object:
            now = told(conductor.match)
            say("played", *now)
            kept = keep()
            assert kept is not None
            kept.add_done_callback(lambda _: say("kept", *now))
            return kept

        conductor._keep = keep_and_tell  # type: ignore[assignment]  # as before, and told

    async def _act(self) -> None:
        conductor, match = self.window.conductor, self.window.match
        assert conductor is not None
        assert match is not None
        if match.outcome() is not None and self.window.result.isVisible():
            self.window._keeper.flush()
            say("ended", match.seed)
            self._change()
        elif self.rng.random() < 0.02:
            self._change()
        elif conductor.asked is not None:
            if self.rng.random() < 0.06 and conductor.undo_target is not None:
                conductor.undo()
            else:
                conductor.choose(self.rng.choice(match.actions(conductor.asked)))
        elif conductor.race is not None:
            for seat in match.to_act():
                if (match.cursor, seat) not in self._called and match.actions(seat):
                    self._called.add((match.cursor, seat))
                    patient = self.rng.random() < 0.95  # a call is looked at for seconds
                    action = idle_action(match, seat) if patient else self.rng.choice(match.actions(seat))
                    assert action is not None
                    conductor.call(seat, action, 0)


def main() -> None:
    async def demonstrate(window: MainWindow, folder: Path, game: str | None = None) -> int:
        return await Victim(window, sys.argv[1]).live()

    demonstration.demonstrate = demonstrate  # all the rest is the program as it is
    play(pictures=Path())


if __name__ == "__main__":
    main()


PREFERENCES = Preferences(speed=0.0, curtain=False, language="en", theme="light", call_seconds=2.0)
