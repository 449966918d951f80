"""What the table of Rainbow says, marked for translation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject

from kasane_desktop.match.speech import is_you


class RainbowWords(QObject):
    """Sentences and labels in the language of the reader."""

    def round(self, number: int) -> str:
        return self.tr("Round {round}").format(round=number)

    def last_round(self, number: int) -> str:
        return self.tr("Round {round}, the last").format(round=number)

    def last(self) -> str:
        return self.tr("last round")

    # the order of choice
    def ordinal(self, rank: int) -> str:
        """A place in the order of choice, as short as can be."""
        names = (self.tr("1st"), self.tr("2nd"), self.tr("3rd"), self.tr("4th"), self.tr("5th"), self.tr("6th"))
        return names[rank - 1]

    def would_choose(self, rank: int) -> str:
        names = (
            self.tr("would choose first"),
            self.tr("would choose second"),
            self.tr("would choose third"),
            self.tr("would choose fourth"),
            self.tr("would choose fifth"),
            self.tr("would choose sixth"),
        )
        return names[rank - 1]

    def chooses(self, name: str, rank: str, why: str) -> str:
        if is_you(name):
            return self.tr("You choose {rank}, {why}").format(rank=rank, why=why)
        return self.tr("{name} chooses {rank}, {why}").format(name=name, rank=rank, why=why)

    def why(self, key: str) -> str:
        """What decides a place, in a word or two."""
        return {
            "rainbow.why.count": self.tr("card count"),
            "rainbow.why.top": self.tr("highest card"),
            "rainbow.why.earlier": self.tr("order of play"),
        }.get(key, "")

    def moves_to(self, rank: str) -> str:
        return self.tr("would move to {rank}").format(rank=rank)

    # seats
    def opened(self) -> str:
        return self.tr("opened")

    def out(self) -> str:
        return self.tr("no cards left")

    def thinking(self) -> tuple[str, str]:
        """What a seat is doing, at length and shorter."""
        return self.tr("bids now"), self.tr("bids", "is doing so now")

    def choosing(self) -> tuple[str, str]:
        return self.tr("chooses now"), self.tr("chooses", "is doing so now")

    def taken(self, number: int) -> str:
        return self.tr("%n taken", "prizes", number)

    def cards_taken(self, number: int) -> str:
        return self.tr("%n cards taken", "", number)

    def cards_in_hand(self, number: int) -> str:
        return self.tr("%n cards in hand", "", number)

    def points(self, number: int) -> str:
        return self.tr("points", "after the figure", number)

    def your_turn_to_bid(self) -> str:
        return self.tr("your turn to bid")

    def your_choice(self) -> str:
        return self.tr("your choice")

    def bids_after_you(self) -> str:
        return self.tr("bids after you")

    def bids_later(self) -> str:
        return self.tr("yet to bid")

    # prizes
    def one_each(self) -> str:
        return self.tr("one card each")

    def one_or_two(self) -> str:
        return self.tr("one card, or two of equal value")

    def lock(self, kind: str) -> str:
        return self.tr("{kind} round", "the kind of bid that binds it").format(kind=kind)

    def one_or_both(self, one: int, two: int) -> str:
        return self.tr("{one} or {two} points").format(one=one, two=two)

    def worth(self, points: int) -> str:
        return self.tr("%n points", "", points)

    def one_for(self, points: int) -> str:
        return self.tr("one: {points}").format(points=points)

    def two_for(self, points: int) -> str:
        return self.tr("two: {points}").format(points=points)

    def both_for(self, points: int) -> str:
        return self.tr("both: {points}").format(points=points)

    def taken_by(self, name: str) -> str:
        return self.taken_by_you() if is_you(name) else self.tr("taken by {name}").format(name=name)

    def taken_by_you(self) -> str:
        return self.tr("taken by you")

    # piles
    def first_pile(self, number: int) -> str:
        return self.tr("%n left of the first pile", "", number)

    def second_in_hand(self) -> str:
        return self.tr("second pile in hand")

    def second_pile(self, number: int) -> str:
        return self.tr("second pile: %n", "", number)

    def your_piles(self) -> str:
        return self.tr("Your piles")

    def piles_of(self, name: str) -> str:
        return self.your_piles() if is_you(name) else self.tr("Piles of {name}").format(name=name)

    # your place
    def look_at_prizes(self) -> str:
        return self.tr("Look at your prizes")

    def close(self) -> str:
        return self.tr("Close")

    def your_prizes(self) -> str:
        return self.tr("Your prizes")

    def only_you(self) -> str:
        return self.tr("only you may look at them")

    def your_hand(self, cards: str) -> str:
        return self.tr("Your hand: {cards}").format(cards=cards)

    def card(self, value: int, colour: str) -> str:
        return self.tr("{value}, {colour}").format(value=value, colour=colour)

    def card_chosen(self, value: int, colour: str) -> str:
        return self.tr("{value}, {colour}, chosen").format(value=value, colour=colour)

    def card_at(self, card: str, place: int, of: int) -> str:
        return self.tr("{card}, card {place} of {of}").format(card=card, place=place, of=of)

    # read aloud
    def about(self, what: str, more: str) -> str:
        return self.tr("{what}: {more}").format(what=what, more=more)

    def listed(self, *parts: str) -> str:
        return self.tr(", ", "between parts read aloud").join(part for part in parts if part)

    def values(self, values: Sequence[int]) -> str:
        return self.listed(*map(str, values))

    def has_bid(self, kind: str, cards: Sequence[int]) -> str:
        return self.tr("bid {kind}: {cards}").format(kind=kind, cards=self.values(cards))

    # the bid being built
    def your_bid(self, name: str = "") -> str:
        """`name`: who is meant, where that is not plain."""
        return self.tr("{name}, your bid").format(name=name) if name else self.tr("Your bid")

    def kinds(self, lock: str) -> str:
        if lock == "set":
            return self.tr("SOLO or SET")
        return self.tr("SOLO or RUN") if lock == "run" else self.tr("SOLO, SET or RUN")

    def in_words(self, lock: str) -> str:
        """What the kinds of bids are."""
        if lock == "set":
            return self.tr("SOLO: one card. SET: equal cards.")
        if lock == "run":
            return self.tr("SOLO: one card. RUN: neighbouring values.")
        return self.tr("SOLO: one card. SET: equal cards. RUN: neighbouring values.")

    def how_to_bid(self) -> str:
        return self.tr("Choose cards one by one, or sweep over them.")

    def keys(self, raising: str) -> str:
        return self.tr("Keys: {keys} raise cards, Enter bids, Esc lowers all.").format(keys=raising)

    def kind_of(self, kind: str, number: int) -> str:
        return self.tr("{kind} of {number}").format(kind=kind, number=number)

    def overtaken_by(self, names: list[str]) -> str:
        if len(names) == 1:
            return self.tr("{name} may still overtake you.").format(name=names[0])
        return self.tr("{names} may still overtake you.").format(names=QLocale().createSeparatedList(names))

    def safe(self) -> str:
        return self.tr("Nobody can overtake you any more.")

    def improve(self, rank: int) -> str:
        """{card} is where the card is drawn."""
        names = (
            self.tr("Add the {card} and you would choose first."),
            self.tr("Add the {card} and you would choose second."),
            self.tr("Add the {card} and you would choose third."),
            self.tr("Add the {card} and you would choose fourth."),
            self.tr("Add the {card} and you would choose fifth."),
        )
        return names[rank - 1]

    def bid_these(self) -> str:
        return self.tr("Bid these")

    def clear(self) -> str:
        return self.tr("Clear")

    # the choice of a prize
    def you_choose(self, name: str = "") -> str:
        return self.tr("{name}, you choose").format(name=name) if name else self.tr("You choose")

    def in_all(self, points: int, total: int) -> str:
        return self.tr("points, {total} in all", "after the figure", points).format(total=total)

    def take(self, value: int) -> str:
        return self.tr("Take the {value}").format(value=value)

    def take_both(self, value: int) -> str:
        return self.tr("Take both {value}s").format(value=value)

    def take_two(self, value: int) -> str:
        return self.tr("Take two {value}s").format(value=value)

    def take_one(self, value: int) -> str:
        return self.tr("Take one {value}").format(value=value)

    # others, and the end
    def bids_now(self, name: str) -> str:
        return self.tr("You bid") if is_you(name) else self.tr("{name} bids").format(name=name)

    def chooses_now(self, name: str) -> str:
        return self.you_choose() if is_you(name) else self.tr("{name} chooses").format(name=name)

    def last_moves(self) -> str:
        return self.tr("Last moves")

    def dealing(self) -> str:
        return self.tr("The cards are dealt")

    def over(self) -> str:
        return self.tr("The match is over")

    def reveal(self) -> str:
        return self.tr("What was taken")

    def kept(self, number: int) -> str:
        return self.tr("+%n for cards kept", "", number)

    def spoken_score(self, name: str, points: int) -> str:
        return self.tr("{name}: %n points", "", points).format(name=name)

    def key_raise(self) -> str:
        return self.tr("raise a card of that value; Enter bids, Esc lowers all")
