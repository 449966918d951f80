"""What the parts of the table are drawn from: the models' word, the grid, the words, and what is chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QRectF

from kasane_desktop.core.table import Piece, Zone
from kasane_desktop.games.rainbow.rules import fact, zones
from kasane_desktop.games.rainbow.stage.choice import Cards, Choice
from kasane_desktop.games.rainbow.stage.faces import FACES
from kasane_desktop.games.rainbow.stage.grid import Grid, Room, grid_for
from kasane_desktop.games.rainbow.stage.words import RainbowWords
from kasane_desktop.match.speech import Translate
from kasane_desktop.scene.arrangement import Arrangement, Hot, Spot, Touch
from kasane_desktop.scene.desk import AnyDesk
from kasane_desktop.scene.kit import Look, Outline, Z, card_outline
from kasane_desktop.scene.kit.button_faces import ButtonKind, State, Words, button_face
from kasane_desktop.scene.shown import Shown

BACK = "rainbow/back"


@dataclass
class Desk(AnyDesk):
    """The table being arranged."""

    shown: Shown
    look: Look
    words: RainbowWords
    translate: Translate
    viewer: int
    asked: bool  # the viewer may act
    pointed: str
    choice: Choice
    looked: tuple[int, int]  # value and number of the prizes looked at last
    looking: bool  # at the own prizes
    size: tuple[int, int]
    raising: str  # the keys that raise cards

    def __post_init__(self) -> None:
        self.out = Arrangement()
        self.facts = self.shown.facts
        self.phase = self.facts[fact.PHASE]
        has_hand = self.phase != "over" or bool(self.shown.zones[zones.HAND(self.viewer)].pieces)
        self.grid: Grid = grid_for(*self.size, len(self.shown.seats), has_hand)
        self.bidding = self._may_act(self.shown.zones[zones.BIDS])
        self.choosing = self._may_act(self.shown.zones[zones.CHOICES])
        self.offer = self._offer()

    def _may_act(self, zone: Zone) -> bool:
        return self.asked and zone.owner == self.viewer and bool(zone.pieces)

    def _offer(self) -> Piece | None:
        """The bid that is being built."""
        cards: Cards = self.choice.cards if self.bidding else ()
        offers = self.shown.zones[zones.BIDS].pieces
        return next((offer for offer in offers if offer.facts[fact.CARDS] == cards), None)

    @property
    def lack(self) -> str:
        """Why what is raised is no bid yet."""
        if not self.choice.picked:
            return self.say("rainbow.no.empty")
        return self.say("rainbow.no.gap", {"missing": self.choice.missing})

    # -- who ----------------------------------------------------------------------------------------

    @property
    def human(self) -> bool:
        """Whether who looks at the table also plays here."""
        return self.shown.sitters[self.viewer].player == "human"

    def bids_of(self, seat: int) -> list[Zone]:
        return [zone for zone in self.shown.of_kind(zones.BID) if zone.owner == seat]

    def took_last(self, seat: int) -> bool:
        return bool(self.shown.zones[zones.TAKEN(seat)].facts[fact.JUST_TAKEN])

    # -- laying things down, in design units --------------------------------------------------------

    def spot(self, face: str, x: float, y: float, w: float, z: float, **more: Any) -> Spot:
        px = self.look.px
        return Spot(FACES.sprite_name(face), card_outline(px(w), 1.4, 0.075), px(x), px(y), z, **more)

    def lay(self, piece: str, spot: Spot, zone: str, index: int) -> None:
        self.out.pieces[piece] = spot
        self.out.touches.append(Touch(spot.rect, zone, index))

    def hot(self, key: str, rect: QRectF, z: float, name: str, order: int, **more: Any) -> None:
        px = self.look.px
        outline = Outline(px(rect.width()), px(rect.height()), 8 * self.look.u)
        self.out.hots[key] = Hot(outline, px(rect.x()), px(rect.y()), z, name=name, order=order, **more)

    def button(self, key: str, rect: QRectF, kind: ButtonKind, words: Words, order: int, **more: Any) -> None:
        """A button; it can be used if it has an action or is the scene's own."""
        live = bool(more) and (more.get("own") or more.get("action") is not None)
        state: State = "off" if not live else "hover" if self.pointed == key else "rest"
        px = self.look.px
        face = button_face(self.look, kind, px(rect.width()), px(rect.height()), words, state, False)
        self.sheet(f"button/{key}", face, rect.x(), rect.y(), Z.LABEL + order, name=words.label)
        if live:
            self.hot(key, rect, Z.LABEL + 100 + order, words.label, order, **more)

    def bid_card(self, room: Room) -> float:
        """The width of cards that are bid, where there is this room for them."""
        return min(self.grid.bid_card, room.rect.height() / 1.4)

    def fan(self, pieces: tuple[Piece, ...], room: Room, card: float, z: float, share: float = 0.46) -> list[Spot]:
        """Cards fanned out in a room: the spine of each, or a larger share, stays visible."""
        count = len(pieces)
        rect = room.rect
        step = min(share * card, (rect.width() - card) / max(1, count - 1))
        wide = card + (count - 1) * step
        x = {"l": rect.x(), "c": rect.center().x() - wide / 2, "r": rect.right() - wide}[room.side]
        turn = min(4.0, 14 / max(1, count))
        spots = []
        for i, piece in enumerate(pieces):
            k = i - (count - 1) / 2
            y = rect.center().y() - 0.7 * card + min(10.0, abs(k) ** 1.6 * 2.5)
            spots.append(replace(self.spot(piece.face, x + i * step, y, card, z + i), rotation=k * turn))
        return spots
