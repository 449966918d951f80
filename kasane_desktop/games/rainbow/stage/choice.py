"""A bid being built from the hand: cards that are raised, which are a bid or can still become one.

The gestures:
- A click raises a card that lies, and lowers one that is raised. If no bid has the card beside those that are
  raised, the choice begins anew with it.
- Sweeping over cards with the button held raises what can be bid of them.
- The key of a value raises one more card of it; when no more can be raised, it lowers them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

Cards = tuple[int, ...]


@dataclass
class Choice:
    """What is raised of a hand, given what the hand may bid. Cards are known by their ids."""

    hand: dict[str, int] = field(default_factory=dict)  # id -> value, ascending
    offers: tuple[Cards, ...] = ()
    picked: frozenset[str] = frozenset()

    @property
    def cards(self) -> Cards:
        """The values that are raised, ascending."""
        return tuple(value for card, value in self.hand.items() if card in self.picked)

    @property
    def missing(self) -> Cards:
        """What the shortest bid with all that is raised still lacks: nothing if this is one."""
        shortest = self._shortest(self.cards) if self.picked else ()
        return tuple((Counter(shortest) - Counter(self.cards)).elements())

    def click(self, card: str) -> None:
        if card in self.picked:
            self.picked -= {card}
        elif self._shortest((*self.cards, self.hand[card])):
            self.picked |= {card}
        else:
            self.picked = frozenset({card}) if self.offers else frozenset()

    def press(self, value: int) -> None:
        """One more card of a value, as a key asks for it; if there is none that can join, none at all."""
        held = [card for card, worth in self.hand.items() if worth == value]
        raised = [card for card in held if card in self.picked]
        free = [card for card in held if card not in self.picked]
        if free and (not raised or self._shortest((*self.cards, value))):
            self.click(free[0])
        else:
            self.picked -= set(raised)

    def begin_sweep(self, card: str) -> None:
        self._take((self.hand[card],), card)

    def sweep(self, card: str) -> None:
        """With the cards between it and the others, where a run wants them; what cannot join is passed over."""
        shortest = self._shortest((*self.cards, self.hand[card]))
        if card not in self.picked and shortest:
            self._take(shortest, card)

    def choose(self, cards: Cards) -> None:
        """Exactly these."""
        self._take(cards, "")

    def clear(self) -> None:
        self.picked = frozenset()

    def joiners(self) -> list[str]:
        """The cards that the bid lacks; if it lacks none, for each value that makes it longer the card that would."""
        cards, missing = self.cards, self.missing
        values = set(missing) or {v for v in self.hand.values() if tuple(sorted((*cards, v))) in self.offers}
        free = {value: card for card, value in reversed(self.hand.items()) if card not in self.picked}
        return [free[value] for value in sorted(values) if value in free] if cards else []

    # -- how ----------------------------------------------------------------------------------------

    def _shortest(self, cards: Sequence[int]) -> Cards:
        """The shortest bid that has all of these; none if there is no such bid."""
        wanted = Counter(cards)
        return min((offer for offer in self.offers if wanted <= Counter(offer)), key=len, default=())

    def _take(self, cards: Sequence[int], anchor: str) -> None:
        """Raise these values: what was raised stays so where it can, the others lie close to the card meant."""
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
