"""Where the own cards lie: robe, young lady and hand share one line."""

from __future__ import annotations

from dataclasses import dataclass

from kasane_desktop.games.layering.rules import fact, zones
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.games.layering.stage.grid import MARGIN, ROBE_STEP


@dataclass
class Place:
    """How the own cards lie, in design units."""

    card: float
    top: float
    step: float
    lady_x: float
    robe_x: float
    hand_x: float
    hand_step: float
    robe: int
    hand: int

    def robe_at(self, i: int) -> float:
        return self.robe_x + i * self.step

    def hand_at(self, i: int) -> float:
        return self.hand_x + i * self.hand_step

    @property
    def bottom(self) -> float:
        return self.top + self.card * 1.4


def place_for(desk: Desk) -> Place:
    grid, seat = desk.grid, desk.viewer
    lying = desk.shown.zones
    beside = lying.get(zones.ACCESSORIES(seat))
    robe, hand = len(lying[zones.ROBE(seat)].pieces), len(lying[zones.HAND(seat)].pieces)
    card = grid.card
    step = card * ROBE_STEP
    accessories = len(beside.pieces) if beside else 0
    if beside and desk.is_special(looked_card(desk)):  # the lady makes room for the one that would come
        accessories += 1
    slot = 1 if _awaits(desk) else 0
    if not grid.tall:
        step = min(0.6 * card, step + (grid.w - 1440) / 13)
    # eleven layers and a card to come still fit, and so does every other share of twelve cards
    step = min(step, (grid.right - MARGIN - 3 * card - 12 - 50) / 10)
    lady_x = MARGIN + accessories * step
    robe_x = lady_x + card + 12
    robe_end = robe_x + card + max(0, robe - 1) * step
    gaps = max(1, hand - 1 + slot)
    hand_step = min(card * 0.64, (grid.right - card - robe_end - 50) / gaps)
    hand_x = grid.right - card - hand_step * max(0, hand - 1 + slot)
    return Place(card, grid.top, step, lady_x, robe_x, hand_x, hand_step, robe, hand)


def _awaits(desk: Desk) -> bool:
    """Whether a place at the right end of the hand is kept for the next card."""
    facts = desk.shown.seats[desk.viewer]
    combining = desk.facts[fact.PHASE] == "combine" and desk.facts[fact.WHO_ACTS] == desk.viewer
    return facts[fact.TURNS_LEFT] > 0 and not combining


def looked_card(desk: Desk) -> str:
    """Face of the open card that is looked at."""
    row = desk.preview.row
    card = desk.open_card(row) if row is not None else None
    return card.face if card else ""
