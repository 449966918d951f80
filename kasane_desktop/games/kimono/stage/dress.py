"""How Kimono is dressed."""

from __future__ import annotations

from kasane_desktop.games.layering.stage.dress import Dress

DRESS = Dress(
    "kimono",
    "着物",
    "accessory",
    beside=True,
    marker="button",
    layers=False,
    emblems={"katyou": "mark-animal", "setsugetsu": "mark-plant"},
)
