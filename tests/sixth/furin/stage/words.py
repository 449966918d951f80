"""What the table of Fūrin says, marked for translation."""

from __future__ import annotations

from PySide6.QtCore import QObject


class FurinWords(QObject):
    def round(self, number: int, rounds: int) -> str:
        return self.tr("Round {round} of {rounds}").format(round=number, rounds=rounds)

    def your_turn(self, name: str) -> str:
        return self.tr("{name}, your turn").format(name=name) if name else self.tr("Your turn")

    def turn_of(self, name: str) -> str:
        return self.tr("{name} to move").format(name=name)

    def hang_one(self) -> str:
        return self.tr("hang a card")

    def over(self) -> str:
        return self.tr("All chimes hang")

    def hang(self, card: int) -> str:
        return self.tr("Hang the {card}").format(card=card)

    def prize(self, card: int) -> str:
        return self.tr("The wind brings a {card}").format(card=card)

    def hung(self, name: str, card: int, ahead: bool) -> str:
        text = self.tr("{name} hung a {card}, the highest") if ahead else self.tr("{name} hung a {card}")
        return text.format(name=name, card=card)

    def seat(self, name: str, points: int, cards: int) -> str:
        return self.tr("{name}, {points} points, {cards} cards in hand").format(name=name, points=points, cards=cards)

    def cards_in_hand(self, number: int) -> str:
        return self.tr("%n in hand", "", number)

    def deck(self, number: int) -> str:
        return self.tr("%n left", "", number)
