"""Matches of Kabuki on a scene, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.kabuki.rules import fact
from kasane_desktop.games.kabuki.rules.actions import Stop
from kasane_desktop.games.kabuki.stage.scene import KabukiScene
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import source_text
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel
from kasane_desktop.scene.arrangement import Hot
from kasane_desktop.scene.calling import Calling

COUNTS = (2, 3, 4, 5, 6)
NAMES = ("Aya", "Ben", "Chiyo", "Dora", "Emil", "Fumi")
SMALL = (1024, 640)
SIZES = ((1024, 640), (1440, 900), (1920, 1080), (3840, 2160), (1000, 1000), (1024, 768), (2560, 1080), (900, 1200))


class Sitting:
    """A match, its models, and a scene over them."""

    def __init__(
        self, seats: int, humans: Sequence[Seat], seed: int = 1, speed: float = 0.0, size: tuple[int, int] = (1440, 900)
    ) -> None:
        players = ["human" if seat in humans else "ai" for seat in range(seats)]
        sitters = [Sitter(NAMES[seat], player) for seat, player in enumerate(players)]
        self.sit(Match(CATALOGUE["kabuki"], sitters, seed=seed), speed, size)

    def sit(self, match: Match, speed: float, size: tuple[int, int] = (1440, 900)) -> None:
        self.match = match
        self.humans = [seat for seat, sitter in enumerate(match.sitters) if sitter.player == "human"]
        self.table, self.seats, self.log = TableModel(), SeatsModel(), LogModel(source_text)
        self.seats.seat(match.sitters)
        self.log.open(match)
        self.scene = KabukiScene(self.table, self.seats, self.log)
        self.scene.set_speed(speed)
        self.scene.resize_to(*size)
        self.show()

    @property
    def phase(self) -> str:
        return self.match.table(0).facts[fact.PHASE]

    def show(self) -> None:
        """As the conductor does it: the table of who lays, or of the first human; then who may act."""
        acting = [seat for seat in self.match.to_act() if seat in self.humans]
        viewer = acting[0] if acting else self.humans[0] if self.humans else 0
        table = self.match.table(viewer)
        self.scene.viewer = viewer
        self.table.show(table)
        self.seats.show(table.seats)
        self.log.update()
        self.scene.lay_out()  # as the event loop does when it comes round

    def ask(self) -> None:
        """Let the humans act who may."""
        if self.phase == "window":
            acting = {seat: self.match.actions(seat) for seat in self.match.to_act() if seat in self.humans}
            self.scene.offer(Calling(acting, 4.0, 4.0))
            self.scene.lay_out()
        else:
            self.scene.offer(None)
            seat = self.match.to_act()[0] if self.match.to_act() else -1
            self.scene.ask(seat if seat in self.humans else None)

    def step(self, rng: Random, stops: float = 0.2) -> None:
        if not self.match.deal():
            seat = rng.choice(self.match.to_act())
            actions = self.match.actions(seat)
            calls = Stop() in actions
            self.match.play(seat, Stop() if calls and rng.random() < stops else rng.choice(actions[calls:]))
        self.show()

    def until(self, rng: Random, condition: Callable[[], bool], stops: float = 0.2) -> None:
        while not condition():
            assert self.match.to_act(), "it did not come to that"
            self.step(rng, stops)

    @contextmanager
    def fresh(self) -> Iterator[KabukiScene]:
        """Another scene over the same models, that has seen nothing of what came before."""
        scene = KabukiScene(self.table, self.seats, self.log, source_text, self.scene.viewer)
        scene.set_speed(0)
        scene.resize_to(round(self.scene.width()), round(self.scene.height()), self.scene.look.dpr)
        scene.offer(self.scene.calling)
        scene.ask(self.scene.asked)
        yield scene
        shiboken6.delete(scene)  # else it would follow the models, too


def window_of(sitting: Sitting, seat: Seat) -> Callable[[], bool]:
    """Whether a seat may call."""
    return lambda: sitting.phase == "window" and seat in sitting.match.to_act()


def laying(sitting: Sitting, seat: Seat) -> Callable[[], bool]:
    return lambda: sitting.phase == "lay" and sitting.match.to_act() == (seat,)


def opened(sitting: Sitting) -> Callable[[], bool]:
    return lambda: bool(sitting.match.table(0).zone("check").pieces)


def live(scene: KabukiScene) -> dict[str, Hot]:
    return {key: item.hot for key, item in scene._hots.items() if item.live}


def offered(scene: KabukiScene) -> list[tuple[Seat | None, Action]]:
    """All that can be done: by whom (None: who is asked) and what."""
    found: list[tuple[Seat | None, Action]] = []
    for key, hot in live(scene).items():
        if hot.action is not None:
            kind, _, seat = key.partition("/")
            found.append((None if kind == "lay" else int(seat), hot.action))
    return found


def heard(signal: Any) -> list[Any]:
    got: list[Any] = []
    signal.connect(lambda *args: got.append(args[0] if len(args) == 1 else args))
    return got


def press(scene: KabukiScene, key: Qt.Key, ms: int = 0, repeated: bool = False) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeated)
    event.setTimestamp(ms)
    scene.keyPressEvent(event)
