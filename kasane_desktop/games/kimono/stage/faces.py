"""The pictures of Kimono's pieces."""

from __future__ import annotations

from kasane_desktop.games.kimono.stage.dress import DRESS
from kasane_desktop.games.layering.stage.faces import LayeringFaces

FACES = LayeringFaces(DRESS)
