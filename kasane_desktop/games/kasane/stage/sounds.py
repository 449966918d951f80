"""What is heard at the table of Kasane: the same as at that of its family."""

from __future__ import annotations

from kasane_desktop.games.layering.stage.sounds import SOUNDS as SOUNDS
