"""The words of a result that no rules say; above all what lies before a seat, in a few words below its name."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Table
from kasane_desktop.ui.result.glass import laid_glass


class Notes(QObject):
    def in_play(self) -> str:
        return self.tr("In play")

    def part(self, source: str, points: int) -> str:
        return self.tr("{source}: {points}").format(source=source, points=points)

    def note(self, game: str, table: Table, seat: Seat) -> str:
        """One way of saying it for each game; a game without has none."""
        ways = {"kasane": self._robe, "kimono": self._kimono, "rainbow": self._prizes, "kaleido": self._glass}
        return ways[game](table, seat) if game in ways else ""

    def _robe(self, table: Table, seat: Seat) -> str:
        colours, layers = _number(table, seat, "colours"), _number(table, seat, "robe")
        return self._both(self.tr("%n colours", "", colours), self.tr("%n layers", "", layers))

    def _kimono(self, table: Table, seat: Seat) -> str:
        fabrics, cards = _number(table, seat, "colours"), _number(table, seat, "robe")
        return self._both(self.tr("%n fabrics", "", fabrics), self.tr("%n cards", "", cards))

    def _prizes(self, table: Table, seat: Seat) -> str:
        return self.tr("%n prizes", "", _number(table, seat, "taken"))

    def _glass(self, table: Table, seat: Seat) -> str:
        return self.tr("%n tiles laid", "", sum(map(len, laid_glass(table, seat))))

    def _both(self, one: str, other: str) -> str:
        return self.tr("{one}, {other}").format(one=one, other=other)


def _number(table: Table, seat: Seat, fact: str) -> int:
    value = table.seats[seat][fact]
    assert isinstance(value, int)
    return value
