"""The one place where a match gets its models and its scene: to be played, looked at again, or drawn."""

from __future__ import annotations

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Table
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import Translate
from kasane_desktop.models.match_models import MatchModels
from kasane_desktop.scene.stage import SCENES
from kasane_desktop.scene.table_scene import TableScene


class TableHost:
    """The models of a match and the scene of its game, which listens to them. They live and go together."""

    def __init__(self, match: Match, translate: Translate, viewer: Seat = 0, present: Match | None = None) -> None:
        self.models = MatchModels(match, translate, present)
        models = self.models
        scene = SCENES[match.game.id](models.table, models.seats, models.log, translate, max(0, viewer))
        self.scene: TableScene = scene
        self.models.live_with(scene)

    def show(self, table: Table, *, tells_all: bool = False, moving: bool = True) -> None:
        """The match stands here; in motion, or at once."""
        self.models.show(table, tells_all=tells_all)
        if not moving:
            self.scene.finish()

    def retranslate(self) -> None:
        self.models.log.retranslate()
        self.scene.retranslate()

    def close(self) -> None:
        """Nothing moves any more, and all of it goes."""
        self.scene.set_speed(0)
        self.scene.deleteLater()
