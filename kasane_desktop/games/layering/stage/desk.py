"""What the parts of the table are drawn from: the models' word, the grid, the words, and what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from kasane_desktop.core.table import Piece, Zone, face_of, name_in
from kasane_desktop.games.layering.rules import fact, zones
from kasane_desktop.games.layering.stage.dress import Dress
from kasane_desktop.games.layering.stage.grid import SMALL, Grid, grid_for
from kasane_desktop.games.layering.stage.hots import CARD, CHOICE, GROUP, SOCKET, TOP
from kasane_desktop.games.layering.stage.words import LayeringWords
from kasane_desktop.match.speech import Translate
from kasane_desktop.scene.arrangement import Arrangement, Spot, Touch
from kasane_desktop.scene.desk import AnyDesk
from kasane_desktop.scene.kit import Look, Outline, card_outline
from kasane_desktop.scene.kit.theme import Hue
from kasane_desktop.scene.shown import Shown
from kasane_desktop.scene.sitters import hue
from kasane_desktop.scene.sketch import em


@dataclass(frozen=True)
class Preview:
    """What is looked at: an open card of the market, a group, or both."""

    row: int | None = None  # of the market: its open card would be taken
    group: Piece | None = None

    @property
    def combination(self) -> str:
        return self.group.face if self.group else ""

    @property
    def socket(self) -> int:
        return self.group.facts[fact.SOCKET] if self.group else -1


@dataclass
class Desk(AnyDesk):
    """The table being arranged."""

    shown: Shown
    look: Look
    dress: Dress
    words: LayeringWords
    translate: Translate
    viewer: int
    asked: bool  # the viewer may act
    pointed: str
    choosing: str  # the card whose groups are offered beside it
    pulling: str  # the place whose cards hang on the pointer, or have just been let go
    size: tuple[int, int]

    def __post_init__(self) -> None:
        self.out = Arrangement()
        self.flag = QRectF()  # where the flag lies, once it does
        self.facts = self.shown.facts
        self.market = self.shown.of_kind(zones.MARKET)
        self.combinations = self.shown.of_kind(zones.COMBINATION)
        size = max((zone.facts[fact.SIZE] for zone in self.market), default=4)
        what = len(self.shown.seats), len(self.market) or 4, size, len(self.combinations)
        self.grid: Grid = grid_for(*self.size, *what, em(self.look, SMALL))
        self.over = self.facts[fact.PHASE] == "over"
        self.taking = self.asked and self.facts[fact.PHASE] == "take"
        self.combining = self.asked and self.facts[fact.PHASE] == "combine"
        row = zones.MARKET.read(self.pointed) if self.taking else None
        self.looked = row[0] if row else None  # the row whose open card is pointed at
        self.preview = self._preview()

    # -- who --------------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        """Those in play; at the end all of them."""
        facts = self.shown.seats[seat]
        return facts.get(fact.TOTAL, facts[fact.POINTS])

    def hue(self, seat: int) -> Hue | None:
        """The colour of a seat and its pieces; None for nobody."""
        return hue(self.shown.sitters[seat], seat) if seat >= 0 else None

    def lady(self, seat: int) -> str:
        return self.dress.lady(bool(self.shown.seats[seat][fact.BEEN_FIRST]))

    def been_first(self, seat: int) -> str:
        """What the side of the young lady's card says, for the ear."""
        return self.words.been_first() if self.lady(seat) != self.dress.lady(False) else ""

    def combination_name(self, combination: str) -> str:
        return self.say(f"layering.combination.{combination}")

    def reading(self, combination: str) -> str:
        """What stands beside the kanji."""
        return self.say(f"reading.{combination}")

    def kanji(self, combination: str) -> str:
        return self.shown.zones[zones.COMBINATION(combination)].facts[fact.KANJI]

    # -- what is looked at ------------------------------------------------------------------------

    def groups(self) -> list[Piece]:
        """The groups that are listed now."""
        zone = self.group_zone()
        return [piece for piece in zone.pieces if piece.face != "keep"] if zone else []

    def group_zone(self) -> Zone | None:
        if self.combining:
            return self.shown.zones.get(zones.GROUPS)
        if self.taking and self.looked is not None:
            return self.shown.zones.get(zones.GROUPS(self.looked))
        return None

    def groups_with(self, place: str) -> list[Piece]:
        """The groups that begin with a card of the hand, else all that it is part of; those that begin with the robe's
        top card."""
        if not self.combining:
            return []
        if place == TOP:
            return [group for group in self.groups() if group.facts.get(fact.REUSE, 0)]
        card = CARD.read(place)
        if card is None:
            return []
        k = len(self.shown.zones[zones.HAND(self.viewer)].pieces) - card[0]
        begun = [group for group in self.groups() if group.facts[fact.K] == k]
        return begun or [group for group in self.groups() if group.facts[fact.K] > k]

    def _preview(self) -> Preview:
        pointed = self.pointed
        if self.looked is not None:
            return Preview(self.looked, *self.groups()[:1])
        if listed := GROUP.read(pointed):
            return Preview(None, *self.groups()[listed[0] : listed[0] + 1])
        if choice := CHOICE.read(pointed):
            return Preview(None, *self.groups_with(self.choosing)[choice[0] : choice[0] + 1])
        if groups := self.groups_with(pointed if pointed == TOP or CARD.read(pointed) else self.choosing):
            return Preview(None, groups[0])
        if self.combining:
            groups = [
                group
                for group in self.groups()
                if pointed in (zones.COMBINATION(group.face), SOCKET(group.face, group.facts[fact.SOCKET]))
            ]
            return Preview(None, *groups[:1])
        return Preview()

    def open_card(self, row: int) -> Piece | None:
        pieces = self.market[row].pieces if row < len(self.market) else ()
        return pieces[-1] if pieces else None

    def is_special(self, face: str) -> bool:
        return face == face_of(self.dress.id, self.dress.special)

    def card_name(self, face: str) -> str:
        """A card for the ear and for labels: its number, or what its sort is called."""
        return self.say(f"{self.dress.id}.special") if self.is_special(face) else name_in(face)

    def card_names(self, pieces: Sequence[Piece]) -> str:
        """Cards that lie in a row, for the ear."""
        return self.words.list(*(self.card_name(piece.face) for piece in pieces))

    def worn(self, seat: int) -> tuple[str, str]:
        """What a seat has laid, for the ear: accessories, then the robe from its first card to the top one."""
        beside = self.shown.zones.get(zones.ACCESSORIES(seat))
        robe = self.words.robe_cards(self.card_names(self.shown.zones[zones.ROBE(seat)].pieces))
        return self.words.accessories(len(beside.pieces) if beside else 0), robe

    # -- laying things down, in design units ------------------------------------------------------

    def outline(self, w: float) -> Outline:
        return card_outline(self.look.px(w))

    def spot(self, face: str, x: float, y: float, w: float, z: float, **more: object) -> Spot:
        spot = Spot(face, self.outline(w), self.look.px(x), self.look.px(y), z)
        return replace(spot, **more) if more else spot  # type: ignore[arg-type]  # fields of a Spot

    def lay(self, piece: str, spot: Spot, zone: str, index: int) -> None:
        self.out.pieces[piece] = spot
        self.out.touches.append(Touch(spot.rect, zone, index))
