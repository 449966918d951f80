"""The pictures of Kasane's pieces."""

from __future__ import annotations

from kasane_desktop.games.kasane.stage.dress import DRESS
from kasane_desktop.games.layering.stage.faces import LayeringFaces

FACES = LayeringFaces(DRESS)
