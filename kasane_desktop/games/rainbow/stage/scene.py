"""The scene of Rainbow.

How a bid is built is told in choice.py; what is raised can be pulled onto the table. With keys: the arrows and Enter go
over the cards like the mouse; 1 to 6 raise a card of that value; Enter, when no card has the focus, bids what is
raised; Esc lowers it.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from kasane_desktop.core.fact import Facts
from kasane_desktop.core.game import Action
from kasane_desktop.games.rainbow.rules import fact, zones
from kasane_desktop.games.rainbow.stage.choice import Choice
from kasane_desktop.games.rainbow.stage.desk import BACK, Desk
from kasane_desktop.games.rainbow.stage.faces import FACES
from kasane_desktop.games.rainbow.stage.grid import scale_for
from kasane_desktop.games.rainbow.stage.hots import CARD, PRIZE
from kasane_desktop.games.rainbow.stage.own import lay_look, lay_own
from kasane_desktop.games.rainbow.stage.panel import lay_panel
from kasane_desktop.games.rainbow.stage.prizes import lay_prizes
from kasane_desktop.games.rainbow.stage.reveal import lay_reveal
from kasane_desktop.games.rainbow.stage.seats import home_of, lay_seats
from kasane_desktop.games.rainbow.stage.topline import lay_piles, lay_topline, pile_spot
from kasane_desktop.games.rainbow.stage.words import RainbowWords
from kasane_desktop.models.change import Change
from kasane_desktop.scene.arrangement import Arrangement, Flight, Spot
from kasane_desktop.scene.shown import Shown
from kasane_desktop.scene.table_scene import TableScene

BETWEEN = 45  # ms between cards that go the same way
MOST = 700  # ms until the last of many has set out
AFTER = 420  # ms until what was taken has gone, and the bids become prizes
DIGITS = {Qt.Key(Qt.Key.Key_0 + value): value for value in range(1, 7)}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RainbowScene(TableScene):
    """Bids before the seats, prizes on their mat, a hand from which a bid is built."""

    news_in = (zones.BID,)
    open_points = False
    prompts = ("panel/title", "panel/words")
    read_in_the_middle = ("mat/", "lock", "last", "takers/", "ribbon/")
    read_as_own = ("hand", "panel/words")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._words = RainbowWords(self)
        self._dealt_choice = Choice()
        self._sweeping = False
        self._looked = (0, 0)  # prizes that are looked at: value, number
        self._looking = False  # at the own prizes
        self._laid_desk: Desk | None = None

    def scale_for(self, w: int, h: int) -> float:
        return scale_for(w, h)

    def standing(self, facts: Facts) -> str:
        """What the prizes are worth that others took is covered."""
        return self._words.taken(facts[fact.TAKEN])

    @property
    def _desk(self) -> Desk | None:
        """What the last arrangement was made from."""
        self.lay_out()
        return self._laid_desk

    def arrange(self, shown: Shown) -> Arrangement:
        self._looked = PRIZE.read(self.pointed) or (0, 0)
        self._deal_choice(shown)
        rect = self.sceneRect()
        desk = Desk(
            shown,
            self.look,
            self._words,
            self.translate,
            self.viewer,
            self.asked == self.viewer,
            self.pointed,
            self._choice,
            self._looked,
            self._looking,
            (round(rect.width()), round(rect.height())),
            self._raising(),
        )
        middle = lay_reveal if desk.phase == "over" else lay_prizes
        for lay in (lay_topline, lay_piles, lay_seats, middle, lay_own, lay_panel, lay_look):
            lay(desk)
        self._laid_desk = desk
        return desk.out

    @property
    def _choice(self) -> Choice:
        """What is chosen of the hand that is laid out."""
        self.lay_out()
        return self._dealt_choice

    def _deal_choice(self, shown: Shown) -> None:
        """The choice is made from the hand as it is, and from nothing while nobody is asked or it lies covered."""
        cards = shown.zones[zones.HAND(self.viewer)].pieces
        hand = {card.id: card.facts[fact.VALUE] for card in cards if card.face != BACK}
        zone = shown.zones[zones.BIDS]
        mine = self.asked == self.viewer == zone.owner
        offers = tuple(offer.facts[fact.CARDS] for offer in zone.pieces) if mine else ()
        if (hand, offers) != (self._choice.hand, self._choice.offers):
            self._dealt_choice = Choice(hand, offers)

    def table_changed(self, change: Change) -> None:
        self._forget()
        super().table_changed(change)

    def _forget(self) -> None:
        self._choice.clear()
        self._looked, self._looking, self._sweeping = (0, 0), False, False

    def place_of(self, action: Action) -> str:
        """A bid takes several clicks: its cards are chosen, and the place is where it is confirmed."""
        offers = self._desk.shown.zones[zones.BIDS].pieces if self._desk else ()
        offer = next((offer for offer in offers if offer.action == action), None)
        if offer is not None:
            self._choice.choose(offer.facts[fact.CARDS])
            self.refresh()
        return super().place_of(action)

    # -- gestures -----------------------------------------------------------------------------------

    def own_keys(self) -> list[tuple[str, str]]:
        return [(self._raising(), self._words.key_raise())]

    def _raising(self) -> str:
        return self.key_range(*map(str, range(1, 7)))

    def pressed(self, key: str) -> None:
        if card := CARD.read(key):
            self._choice.click(*card)
        elif key == "clear":
            self._choice.clear()
        elif key in ("look", "close"):
            self._looking = not self._looking
        self.refresh()

    def pulled(self, key: str, at: QPointF) -> None:
        """What is raised is carried off, and so is what has been swept together once the pointer leaves the hand.
        Sweeping begins with the card on which the button went down."""
        card = CARD.read(key)
        if not card or self.carrying.key or (self._carries(key) and (not self._sweeping or self._is_above(at))):
            self._sweeping = False
            super().pulled(key, at)
            return
        if not self._sweeping:
            self._sweeping = True
            self._choice.begin_sweep(*card)
        if swept := self._card_at(at):
            self._choice.sweep(swept)
        self.refresh()

    def let_go(self, key: str, at: QPointF) -> None:
        self._sweeping = False
        super().let_go(key, at)

    def _carries(self, key: str) -> bool:
        return key in self.arranged.hots and bool(self.arranged.hots[key].carries)

    def _is_above(self, at: QPointF) -> bool:
        """Whether a point lies above all cards of the hand."""
        return at.y() < min(self.arranged.pieces[card].y for card in self._choice.hand)

    def _card_at(self, at: QPointF) -> str:
        """The card of the hand at this point from left to right; how high the hand is does not matter."""
        found = ""
        for card in self._choice.hand:
            spot = self.arranged.pieces[card]
            if spot.rect.left() <= at.x() <= spot.rect.right():
                found = card
        return found

    def cancel(self) -> None:
        """Esc puts back what is carried, and lays back what is chosen, before it lets go of the rest."""
        if self.carrying.key:
            self.carrying.put_back()
        elif self._choice.picked or self._looking:
            self._forget()
            self.refresh()
        else:
            self._looked = (0, 0)
            super().cancel()
            self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        key = Qt.Key(event.key())
        bidding = self._desk is not None and self._desk.bidding
        if key in DIGITS and bidding:
            self.finish()
            self.talk.bubble.vanish()
            if focused := self.focusItem():
                focused.clearFocus()  # Enter now means what the keys have raised
            self._choice.press(DIGITS[key])
            self.refresh()
        elif key in ENTER and bidding and self.focusItem() is None:
            self._bid_what_is_raised()
        elif key == Qt.Key.Key_Escape and (self._choice.picked or self._looking):
            self.cancel()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _bid_what_is_raised(self) -> None:
        """If it is a bid; else it is said what it lacks."""
        if "bid" in self.arranged.hots:
            self.chosen.emit(self.arranged.hots["bid"].action)
        elif self._desk is not None:
            self.clicked_at = self._above_panel()
            self.talk.tell(self._desk.lack)

    def _above_panel(self) -> QPointF:
        """Where a bubble hides neither the hand nor the advice about a bid."""
        assert self._desk is not None
        panel = self._desk.pixels(self._desk.grid.panel)
        return QPointF(panel.center().x(), panel.top())

    def bubble_at(self, key: str) -> QPointF:
        return self._above_panel() if key in ("bid", "take") else super().bubble_at(key)

    # -- motion -------------------------------------------------------------------------------------

    def come_from(self, piece: str, spot: Spot) -> Spot | None:
        """Bids and turned-up prizes come from their seat, a second pile from where it lay, all else is dealt."""
        desk, zone = self._desk, self.zone_of(piece)
        if desk is None or zone is None:
            return None
        if zone.owner is not None and zone.id != zones.HAND(self.viewer):
            return home_of(desk, zone.owner)
        move = self.change.moved.get(piece)
        if move is not None and self.shown.zones[move.start.zone].kind == zones.PILE:
            return pile_spot(desk, desk.grid.piles[0])
        return Spot(FACES.sprite_name(BACK), spot.outline, self.width() / 2, -1.3 * spot.outline.h, spot.z)

    def go_to(self, piece: str, spot: Spot) -> Spot | None:
        """A prize goes to who took it; what nobody took leaves the table."""
        if self._desk is None:
            return None
        for zone in self.shown.of_kind(zones.TAKEN):
            if piece in zone.facts[fact.JUST_TAKEN]:
                return home_of(self._desk, zone.owner or 0)
        return spot.moved(-self.width(), 0) if self._left_prizes(piece) else None

    def _left_prizes(self, piece: str) -> bool:
        gone = self.change.gone.get(piece)
        return gone is not None and gone.place.zone == zones.PRIZES

    def choreograph(self, flights: list[Flight]) -> None:
        """What was taken goes first, then what nobody wanted, then the bids become prizes; cards follow each other."""
        going = [flight for flight in flights if flight.gone]
        coming = [flight for flight in flights if not flight.gone and flight.style != "fade"]
        mat = self._desk.grid.mat.bottom() * self.look.u if self._desk else 0.0
        coming.sort(key=lambda flight: (flight.goal.y > mat, flight.goal.x))
        start = AFTER if going and len(coming) > 1 else 0
        for order, flight in enumerate(coming):
            flight.delay = start + min(BETWEEN, MOST // len(coming)) * order
        for flight in going:
            if self._left_prizes(flight.piece) and flight.goal.outline == flight.start.outline:
                flight.delay = AFTER // 2


SCENE = RainbowScene
