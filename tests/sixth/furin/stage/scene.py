"""The scene of Fūrin: a card of the hand is clicked, and hangs."""

from __future__ import annotations

from typing import Any

from kasane_desktop.scene.arrangement import Arrangement, Spot
from kasane_desktop.scene.shown import Shown
from kasane_desktop.scene.table_scene import TableScene

from .desk import Desk
from .grid import grid_for, scale_for
from .seats import lay_hand, lay_middle, lay_seats
from .topline import lay_flag, lay_topline
from .words import FurinWords


class FurinScene(TableScene):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._words = FurinWords(self)

    def scale_for(self, w: int, h: int) -> float:
        return scale_for(w, h)

    def arrange(self, shown: Shown) -> Arrangement:
        size = round(self.width()), round(self.height())
        asked = self.asked == self.viewer
        grid = grid_for(*size, len(shown.seats))
        desk = Desk(shown, self.look, self._words, self.translate, self.viewer, asked, self.pointed, grid, size)
        for lay in (lay_topline, lay_seats, lay_middle, lay_hand, lay_flag):
            lay(desk)
        return desk.out

    def come_from(self, piece: str, spot: Spot) -> Spot | None:
        """What is dealt or turned up comes from the deck."""
        return self.arranged.pieces.get("deck") if piece != "deck" else None


SCENE = FurinScene
