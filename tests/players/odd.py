"""Players as no one should be, for the thinker to cope with."""

from __future__ import annotations

import os
import signal
import time
from random import Random
from typing import Any, NoReturn

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import Action, Game, View
from kasane_desktop.players.player import PLAYERS, Seating, Traits
from kasane_desktop.players.thinking import Thinking


class Odd:
    """Its traits name a file that it leaves when it begins to think, with its process id."""

    def __init__(self, game: Game[Any, Any], rng: Random, traits: Traits) -> None:
        self.traits = traits

    def begin(self) -> None:
        if "sign" in self.traits:
            with open(self.traits["sign"], "w", encoding="utf-8") as sign:
                sign.write(f"{os.getpid()}\n")


class Deaf(Odd):
    """Thinks for ever and never looks up."""

    def choose(self, view: View, thinking: Thinking) -> NoReturn:
        self.begin()
        while True:
            time.sleep(0.01)


class Patient(Odd):
    """Thinks until it is told to stop."""

    def choose(self, view: View, thinking: Thinking) -> Action:
        self.begin()
        while not thinking.cancelled():
            time.sleep(0.001)
        return view.actions[0]


class Punctual(Odd):
    """Thinks until its time is up, and tells by its answer whether it could do so undisturbed."""

    def choose(self, view: View, thinking: Thinking) -> Action:
        while thinking.time_left() > 0:
            time.sleep(0.001)
        return view.actions[0 if thinking.cancelled() else -1]


class Faulty(Odd):
    def choose(self, view: View, thinking: Thinking) -> NoReturn:
        raise ZeroDivisionError("a mistake in the player")


class Cheat(Odd):
    def choose(self, view: View, thinking: Thinking) -> Action:
        return Lot(0)


class Quitter(Odd):
    def choose(self, view: View, thinking: Thinking) -> NoReturn:
        os._exit(3)


class Chatterbox(Odd):
    def choose(self, view: View, thinking: Thinking) -> Action:
        print("what a beautiful robe")
        return view.actions[0]


class Teller(Odd):
    """Answers only if the process is as modest as it should be."""

    def choose(self, view: View, thinking: Thinking) -> Action:
        assert os.nice(0) >= 5
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        return view.actions[0]


class Voter(Odd):
    """The one who leads prefers the first action by a little, others the last by as much: a majority decides."""

    def __init__(self, game: Game[Any, Any], rng: Random, traits: Traits) -> None:
        super().__init__(game, rng, traits)
        self.rng = rng
        self.votes: dict[Action, int] = {}

    def choose(self, view: View, thinking: Thinking) -> Action:
        leads = self.rng.random() == Random("seed").random()
        self.votes = {view.actions[0]: 3 if leads else 2, view.actions[-1]: 2 if leads else 3}
        return max(self.votes, key=self.votes.__getitem__)


class Follower(Odd):
    """Answers well if it leads; beside another it does what its traits say."""

    def __init__(self, game: Game[Any, Any], rng: Random, traits: Traits) -> None:
        super().__init__(game, rng, traits)
        self.rng = rng
        self.beside = PLAYERS_AND_ODD_ONES[traits["beside"]](game, rng, traits)

    def choose(self, view: View, thinking: Thinking) -> Action:
        if self.rng.random() == Random("seed").random():
            return view.actions[-1]
        return self.beside.choose(view, thinking)


PLAYERS_AND_ODD_ONES: dict[str, Seating] = {
    **PLAYERS,
    **{
        kind.__name__.lower(): kind
        for kind in (Deaf, Patient, Punctual, Faulty, Cheat, Quitter, Chatterbox, Teller, Voter, Follower)
    },
}
