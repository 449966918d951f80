"""The one place where a match gets its models and its scene: to be played, looked at again, or drawn."""

from __future__ import annotations

from kasane_desktop.core.game import PUBLIC, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.core.text import Explanation
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
        self.public = viewer < 0  # nobody in particular looks
        scene.explaining.ask = lambda zone, index: self._explain(match, zone, index)
        self.models.live_with(scene)

    def _explain(self, match: Match, zone: str, index: int) -> Explanation:
        """To who looks at the table; while it passes from one human to another, only what all may know."""
        scene, several = self.scene, sum(sitter.human for sitter in match.sitters) > 1
        secret = self.public or (several and scene.asked is None and match.outcome() is None)
        return match.game.explain(match.view(PUBLIC if secret else scene.viewer), zone, index)

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
