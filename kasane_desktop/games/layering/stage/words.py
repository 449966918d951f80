"""What the table of Kasane and Kimono says, marked for translation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from kasane_desktop.match.speech import is_you
from kasane_desktop.scene.kit.ornament import dotted


class LayeringWords(QObject):
    """Sentences and labels in the language of the reader."""

    def round_of(self, number: int, rounds: int) -> str:
        return self.tr("Round {round} of {rounds}").format(round=number, rounds=rounds)

    def turns(self, turn: int, turns: int) -> str:
        return self.tr("Turn {turn} of {turns} in this round").format(turn=turn, turns=turns)

    # whose turn
    def your_turn(self, name: str) -> str:
        """`name`: who is meant, where that is not plain."""
        return self.tr("{name}, your turn").format(name=name) if name else self.tr("Your turn")

    def take_one(self) -> str:
        return self.tr("take the end card of a row")

    def lay_or_keep(self) -> str:
        return self.tr("lay a group, or keep it for later")

    def choosing(self, name: str) -> str:
        return self.tr("You are choosing…") if is_you(name) else self.tr("{name} is choosing…").format(name=name)

    def combining(self, name: str) -> str:
        if is_you(name):
            return self.tr("You may lay a group…")
        return self.tr("{name} may lay a group…").format(name=name)

    def dealing(self) -> str:
        return self.tr("A new market is dealt…")

    def over(self) -> str:
        return self.tr("The match is over")

    def cards_left(self, number: int) -> str:
        return self.tr("%n cards left", "", number)

    def in_deck(self, number: int) -> str:
        return self.tr("%n in the deck", "", number)

    def deck(self) -> str:
        return self.tr("Deck")

    def cards(self, number: int) -> str:
        return self.tr("%n cards", "", number)

    # seats
    def first(self) -> str:
        return self.tr("first this round")

    def been_first(self) -> str:
        return self.tr("has been first")

    def in_hand(self, number: int) -> str:
        return self.tr("%n in hand", "", number)

    def laid(self, number: int, layers: bool) -> str:
        return self.tr("%n layers", "", number) if layers else self.tr("%n cards laid", "", number)

    def points(self, number: int) -> str:
        return self.tr("points", "below the figure", number)

    def standing(self, lead: int) -> str:
        if lead > 0:
            return self.tr("%n ahead", "points", lead)
        return self.tr("%n behind", "points", -lead) if lead else self.tr("level")

    # your place
    def your_robe(self, layers: bool) -> str:
        return self.tr("Your robe") if layers else self.tr("Your kimono")

    def robe_of(self, name: str, layers: bool) -> str:
        if is_you(name):
            return self.your_robe(layers)
        return (self.tr("Robe of {name}") if layers else self.tr("Kimono of {name}")).format(name=name)

    def robe_note(self, laid: int, most: int, colours: int, layers: bool) -> str:
        if layers:
            size, kinds = self.tr("{laid} of {most} layers"), self.tr("%n colours", "", colours)
        else:
            size, kinds = self.tr("{laid} of {most} cards"), self.tr("%n fabrics", "", colours)
        return dotted(size.format(laid=laid, most=most), kinds)

    def your_hand(self) -> str:
        return self.tr("Your hand")

    def hand_of(self, name: str) -> str:
        return self.your_hand() if is_you(name) else self.tr("Hand of {name}").format(name=name)

    def order(self) -> str:
        return self.tr("the order never changes")

    def last_moves(self) -> str:
        return self.tr("Last moves")

    # groups
    def if_you_take(self, card: str) -> str:
        return self.tr("If you take the {card}").format(card=card)

    def if_you_take_special(self, layers: bool) -> str:
        return self.tr("If you take the +1") if layers else self.tr("If you take the accessory")

    def choose_group(self) -> str:
        return self.tr("What will you lay?")

    def choose_with(self, card: str) -> str:
        return self.tr("Choose a group with the {card}").format(card=card)

    def keep(self) -> str:
        return self.tr("keep for later")

    def its_point(self, at_once: bool) -> str:
        return self.tr("a point at once") if at_once else self.tr("1 point at the end")

    def group(self, combination: str, number: int) -> str:
        cards = self.tr("%n cards", "", number)
        return self.tr("{name}, {cards}").format(name=combination, cards=cards)

    # the end
    def colours_at_the_end(self, layers: bool) -> str:
        return self.tr("Colours at the end") if layers else self.tr("Fabrics at the end")

    def enough(self, number: int, layers: bool) -> str:
        return self.tr("from %n layers on", "", number) if layers else self.tr("from %n cards on", "", number)

    def complete(self, number: int, points: int) -> str:
        return self.tr("all {number}: +{points}").format(number=number, points=points)

    def forecast(self, points: int) -> str:
        return self.tr("{points} if it ended now").format(points=points)

    def with_bonus(self) -> str:
        return self.tr("with bonus", "points if it ended now, below the figure")

    def if_it_ended(self) -> str:
        return self.tr("If it ended now")

    def final_scoring(self) -> str:
        return self.tr("Final scoring")

    # read aloud
    def about(self, what: str, more: str) -> str:
        return self.tr("{what}: {more}").format(what=what, more=more)

    def list(self, *parts: str) -> str:
        return self.tr(", ", "between parts read aloud").join(part for part in parts if part)

    def take(self, card: str, row: int) -> str:
        return self.tr("Take the {card} from row {row}").format(card=card, row=row)

    def take_special(self, layers: bool, row: int) -> str:
        text = self.tr("Take the +1 card from row {row}") if layers else self.tr("Take the accessory from row {row}")
        return text.format(row=row)

    def row(self, row: int, cards: str) -> str:
        if not cards:
            return self.tr("Row {row} is empty").format(row=row)
        return self.tr("Row {row}, the end card last: {cards}").format(row=row, cards=cards)

    def robe_cards(self, cards: str) -> str:
        return self.tr("laid, the top card last: {cards}").format(cards=cards) if cards else ""

    def accessories(self, number: int) -> str:
        return self.tr("%n accessories", "", number) if number else ""

    def taken_spaces(self, spaces: str) -> str:
        return self.tr("Taken: {spaces}").format(spaces=spaces) if spaces else ""

    def taken_space(self, space: str, name: str) -> str:
        if is_you(name):
            return self.tr("{space} by you").format(space=space)
        return self.tr("{space} by {name}").format(space=space, name=name)

    def worth(self, points: int) -> str:
        return self.tr("worth up to %n points", "", points)

    def spaces(self, spaces: str) -> str:
        return self.tr("Free spaces: {spaces}").format(spaces=spaces)

    def space(self, needs: int, points: int) -> str:
        return self.tr("{cards} for {points}").format(cards=self.cards(needs), points=points)

    def lay(self, cards: Sequence[str], combination: str, *, reuse: bool) -> str:
        """`reuse`: the first of the cards is the top one of the robe."""
        if not reuse:
            return self.tr("Lay {cards} as {name}").format(cards=" ".join(cards), name=combination)
        text = self.tr("Lay {cards} onto the {top} as {name}")
        return text.format(cards=" ".join(cards[1:]), top=cards[0], name=combination)

    def no_cards(self) -> str:
        return self.tr("no cards", "in a hand")
