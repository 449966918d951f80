"""A bid being built from the hand. It is at every moment a legal one, or nothing.

The gestures:
- A click on a card adds it, with the cards between it and the others where a run wants them. If no bid
  has it beside what was chosen, the choice begins anew with this card.
- Another click on the same card shows the other bids that use it, the strongest first; after the last one
  nothing is chosen.
- A click on another chosen card puts it back.
- Sweeping over cards with the button held chooses what can be bid of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

Cards = tuple[int, ...]


@dataclass
class Choice:
    """What is chosen of a hand, given what the hand may bid. Cards are known by their ids."""

    hand: dict[str, int] = field(default_factory=dict)  # id -> value, ascending
    offers: tuple[Cards, ...] = ()
    picked: frozenset[str] = frozenset()
    _last: str = ""  # the card clicked last
    _others: list[Cards] | None = None  # bids that further clicks on it will show

    @property
    def cards(self) -> Cards:
        """What is chosen, as a bid."""
        return tuple(value for card, value in self.hand.items() if card in self.picked)

    def click(self, card: str) -> None:
        if card == self._last:
            self._show_other(card)
        elif card in self.picked:
            self._put_back(card)
        else:
            self.add(card)

    def add(self, card: str) -> None:
        if not self._join(card):
            self._take((self.hand[card],), card)
        self._last, self._others = card, None

    def add_value(self, value: int) -> None:
        """Another card of a value, as a key asks for it."""
        card = next((card for card, v in self.hand.items() if v == value and card not in self.picked), None)
        if card is not None:
            self.add(card)

    def begin_sweep(self, card: str) -> None:
        self._take((self.hand[card],), card)
        self._last, self._others = "", None

    def sweep(self, card: str) -> None:
        """What cannot join is passed over."""
        if card not in self.picked:
            self._join(card)

    def choose(self, cards: Cards) -> None:
        """Exactly these."""
        self._take(cards, "")
        self._last, self._others = "", None

    def clear(self) -> None:
        self.picked, self._last, self._others = frozenset(), "", None

    def joiners(self) -> list[str]:
        """For each value that makes the bid one card longer, the card that would join."""
        cards = self.cards
        values = [value for value in set(self.hand.values()) if tuple(sorted((*cards, value))) in self.offers]
        free = {value: card for card, value in reversed(self.hand.items()) if card not in self.picked}
        return [free[value] for value in values if value in free] if cards else []

    # -- how ----------------------------------------------------------------------------------------

    def _join(self, card: str) -> bool:
        wanted = Counter((*self.cards, self.hand[card]))
        fitting = [offer for offer in self.offers if wanted <= Counter(offer)]
        if fitting:
            self._take(min(fitting, key=len), card)
        return bool(fitting)

    def _put_back(self, card: str) -> None:
        """Out of the middle of a run with it goes the shorter end."""
        value, cards = self.hand[card], list(self.cards)
        cards.remove(value)
        if tuple(cards) not in self.offers:
            low, high = [v for v in cards if v < value], [v for v in cards if v > value]
            cards = max(high, low, key=len)
        self.picked -= {card}
        self._take(tuple(cards), "")
        self._last, self._others = "", None

    def _show_other(self, card: str) -> None:
        if self._others is None:
            using = [offer for offer in self.offers if self.hand[card] in offer and offer != self.cards]
            self._others = sorted(using, key=lambda offer: (len(offer), offer[-1]), reverse=True)
        if not self._others:
            self.clear()
            return
        self._take(self._others.pop(0), card)

    def _take(self, cards: Sequence[int], anchor: str) -> None:
        """Choose these values: what was chosen stays where it can, the others lie close to the card clicked."""
        if tuple(cards) not in self.offers:
            self.picked = frozenset()
            return
        around = list(self.hand).index(anchor) if anchor else 0
        places = {card: abs(place - around) for place, card in enumerate(self.hand)}
        picked: set[str] = set()
        for value, number in Counter(cards).items():
            held = [card for card, v in self.hand.items() if v == value]
            held.sort(key=lambda card: (card != anchor, card not in self.picked, places[card]))
            picked.update(held[:number])
        self.picked = frozenset(picked)
