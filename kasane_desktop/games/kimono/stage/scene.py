"""The table of Kimono."""

from __future__ import annotations

from kasane_desktop.games.kimono.stage.dress import DRESS
from kasane_desktop.games.layering.stage.scene import LayeringScene


class KimonoScene(LayeringScene):
    dress = DRESS


SCENE = KimonoScene
