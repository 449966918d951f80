"""The words of a result that no rules say."""

from __future__ import annotations

from PySide6.QtCore import QObject


class Notes(QObject):
    def in_play(self) -> str:
        return self.tr("In play")

    def part(self, source: str, points: int) -> str:
        return self.tr("{source}: {points}").format(source=source, points=points)

    def detailed(self, part: str, detail: str) -> str:
        return self.tr("{part} ({detail})").format(part=part, detail=detail)

    def in_hand(self) -> str:
        return self.tr("Left in hand")

    def held(self, cards: str) -> str:
        return self.tr("left in hand: {cards}").format(cards=cards)
