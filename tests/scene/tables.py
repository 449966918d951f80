"""Matches of Kasane and Kimono on a scene, for tests."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core import fact
from kasane_desktop.core.fact import NEW, Fact, Facts
from kasane_desktop.core.game import Action
from kasane_desktop.core.table import Piece, Table
from kasane_desktop.core.text import Param
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import source_text
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel
from kasane_desktop.scene.stage import SCENES
from kasane_desktop.scene.table_scene import TableScene

NAMES = ("Aya", "Ben", "Chiyo", "Dora")
SETTINGS = (("kasane", 3), ("kasane", 4), ("kimono", 2), ("kimono", 3), ("kimono", 4))


@dataclass
class Sitting:
    """A match, its models, and a scene over them."""

    match: Match
    table: TableModel
    seats: SeatsModel
    log: LogModel
    scene: TableScene

    def show(self, viewer: int = 0, at: int | None = None) -> None:
        table = self.match.table(viewer, at)
        self.table.show(table)
        self.seats.show(table.seats)
        self.log.update()
        self.scene.lay_out()  # as the event loop does when it comes round

    def fresh(self) -> TableScene:
        """Another scene over the same models, that has seen nothing of what came before."""
        old = self.scene
        scene = type(old)(self.table, self.seats, self.log, old.translate, old.viewer)
        scene.set_speed(0)
        scene.set_dark(old.look.theme.dark)
        scene.resize_to(round(old.width()), round(old.height()), old.look.dpr)
        scene.ask(old.asked)
        return scene

    def go_on(self, rng: Random, keen: float = 0.5) -> None:
        """A random step; a group is laid in a good part of the cases."""
        if self.match.deal():
            return
        seat = self.match.to_act()[0]
        actions = self.match.actions(seat)
        groups = [action for action in actions if type(action).__name__ == "Meld"]
        self.match.play(seat, rng.choice(groups if groups and rng.random() < keen else actions))

    def until(self, phase: str, rng: Random, least: int = 0, seat: int = 0) -> None:
        """Play on until a seat has to do something, after some steps; it must come to that."""
        while self.match.to_act():
            facts = self.match.table(seat).facts
            if self.match.cursor >= least and facts[fact.PHASE] == phase and facts[fact.ACTING] == seat:
                return
            self.go_on(rng)
        raise AssertionError(f"no {phase} came")

    def actions(self, seat: int = 0) -> set[Action]:
        return set(self.match.actions(seat))


def sit(game: str, seats: int, seed: int = 0, options: dict[str, object] | None = None, speed: float = 0) -> Sitting:
    match = Match(CATALOGUE[game], [Sitter(name) for name in NAMES[:seats]], options or {}, seed)
    table, seats_model, log = TableModel(), SeatsModel(), LogModel(source_text)
    seats_model.seat(match.sitters)
    log.open(match)
    scene = SCENES[game](table, seats_model, log)
    scene.set_speed(speed)
    scene.resize_to(1440, 900)
    return Sitting(match, table, seats_model, log, scene)


def seen_table(scene: TableScene | None) -> Table:
    """What a scene has heard, as the rules told it: without the ids by which pieces are followed."""
    assert scene is not None
    shown = scene.shown

    def plain(piece: Piece) -> Piece:
        told = (Fact[Param](name)(value) for name, value in piece.facts.plain().items() if name != NEW)
        return replace(piece, id="" if piece.id.startswith("#") else piece.id, facts=Facts(*told))

    zones = (replace(zone, pieces=tuple(map(plain, zone.pieces))) for zone in shown.zones.values())
    return Table(tuple(zones), shown.seats, shown.facts)
