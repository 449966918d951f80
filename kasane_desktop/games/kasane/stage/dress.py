"""How Kasane is dressed."""

from __future__ import annotations

from kasane_desktop.games.layering.stage.dress import Dress

DRESS = Dress("kasane", "襲ノ色目", "plus1", beside=False, marker="marble", layers=True)
