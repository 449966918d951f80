"""How closely the honeycomb is looked at, and which part of it: what wheel, keys and pointer do to the hand."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from kasane_desktop.games.kaleido.stage.desk import Desk, Hand

NOTCH, MOST_NOTCHES = 1.2, 8  # what a notch of the wheel or a key brings closer, and how many there are
STRIDE = 0.18  # of the honeycomb's room, by key


def within(hand: Hand, desk: Desk, pan: QPointF) -> QPointF:
    """The honeycomb cannot be pushed out of sight."""
    w, h = desk.sight.width(), desk.sight.height()
    reach = 0.5 * hand.zoom
    return QPointF(max(-w * reach, min(w * reach, pan.x())), max(-h * reach, min(h * reach, pan.y())))


def come_closer(hand: Hand, desk: Desk, notches: int, about: QPointF | None = None) -> None:
    """To a point that stays where it is, or go back; 0 shows the whole honeycomb."""
    centre = desk.pixels(desk.grid.area).center()
    about = (about or centre) - centre
    old = hand.zoom
    steps = max(0, min(MOST_NOTCHES, round(math.log(old, NOTCH)) + notches)) if notches else 0
    hand.zoom = NOTCH**steps
    hand.pan = within(hand, desk, about - (about - hand.pan) * (hand.zoom / old)) if steps else QPointF()


def move_on(hand: Hand, desk: Desk, way: QPointF) -> None:
    """Look at what lies that way."""
    stride = STRIDE * min(desk.sight.width(), desk.sight.height())
    hand.pan = within(hand, desk, hand.pan - way * stride)
