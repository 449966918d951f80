"""Which scene shows which game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kasane_desktop.scene.table_scene import TableScene


class _Scenes(Mapping[str, "type[TableScene]"]):
    """Loaded when the first table is laid: the lobby is there sooner without them."""

    @cached_property
    def _loaded(self) -> dict[str, type[TableScene]]:
        from kasane_desktop.scene.kabuki.scene import KabukiScene
        from kasane_desktop.scene.kaleido.scene import KaleidoScene
        from kasane_desktop.scene.layering.scene import KasaneScene, KimonoScene
        from kasane_desktop.scene.rainbow.scene import RainbowScene

        return {
            "kasane": KasaneScene,
            "kimono": KimonoScene,
            "rainbow": RainbowScene,
            "kaleido": KaleidoScene,
            "kabuki": KabukiScene,
        }

    def __getitem__(self, game: str) -> type[TableScene]:
        return self._loaded[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded)

    def __len__(self) -> int:
        return len(self._loaded)


SCENES = _Scenes()
