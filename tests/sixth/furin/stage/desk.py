"""What the parts of Fūrin's table are drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kasane_desktop.match.speech import Translate
from kasane_desktop.scene.arrangement import Arrangement, Spot, Touch
from kasane_desktop.scene.desk import AnyDesk
from kasane_desktop.scene.kit import Look, card_outline
from kasane_desktop.scene.shown import Shown

from .faces import FACES
from .grid import Grid
from .words import FurinWords


@dataclass
class Desk(AnyDesk):
    shown: Shown
    look: Look
    words: FurinWords
    translate: Translate
    viewer: int
    asked: bool  # the viewer may act
    pointed: str
    grid: Grid
    size: tuple[int, int]

    def __post_init__(self) -> None:
        self.out = Arrangement()
        self.facts = self.shown.facts

    def spot(self, face: str, x: float, y: float, w: float, z: float, **more: Any) -> Spot:
        px = self.look.px
        return Spot(FACES.sprite_name(face), card_outline(px(w), 1.4, 0.075), px(x), px(y), z, **more)

    def lay(self, piece: str, spot: Spot, zone: str, index: int) -> None:
        self.out.pieces[piece] = spot
        self.out.touches.append(Touch(spot.rect, zone, index))
