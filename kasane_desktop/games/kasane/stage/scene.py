"""The table of Kasane."""

from __future__ import annotations

from kasane_desktop.games.kasane.stage.dress import DRESS
from kasane_desktop.games.layering.stage.scene import LayeringScene


class KasaneScene(LayeringScene):
    dress = DRESS


SCENE = KasaneScene
