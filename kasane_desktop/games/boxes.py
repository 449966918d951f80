"""The boxes of all games. A sixth one is a folder beside this file, a line here and one in catalogue.py."""

from __future__ import annotations

from kasane_desktop.core.box import Box
from kasane_desktop.games.kabuki.box import KabukiBox
from kasane_desktop.games.kaleido.box import KaleidoBox
from kasane_desktop.games.kasane.box import KasaneBox
from kasane_desktop.games.kimono.box import KimonoBox
from kasane_desktop.games.rainbow.box import RainbowBox

BOXES: dict[str, Box] = {box.id: box for box in (KasaneBox(), KimonoBox(), KaleidoBox(), RainbowBox(), KabukiBox())}
