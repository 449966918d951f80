"""Which scene shows which game."""

from __future__ import annotations

from collections.abc import Mapping

from kasane_desktop.scene.kabuki.scene import KabukiScene
from kasane_desktop.scene.kaleido.scene import KaleidoScene
from kasane_desktop.scene.layering.scene import KasaneScene, KimonoScene
from kasane_desktop.scene.rainbow.scene import RainbowScene
from kasane_desktop.scene.table_scene import TableScene

SCENES: Mapping[str, type[TableScene]] = {
    "kasane": KasaneScene,
    "kimono": KimonoScene,
    "rainbow": RainbowScene,
    "kaleido": KaleidoScene,
    "kabuki": KabukiScene,
}
