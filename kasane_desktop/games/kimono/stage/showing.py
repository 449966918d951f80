"""What a kimono has to show at the end."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Table
from kasane_desktop.games.kimono.stage.faces import FACES
from kasane_desktop.games.layering.rules import fact
from kasane_desktop.games.layering.rules.zones import ACCESSORIES, ROBE
from kasane_desktop.scene.showing import Showing, hand, zones


class Notes(QObject):
    def kimono(self, table: Table, seat: Seat) -> str:
        fabrics, cards = table.seats[seat][fact.COLOURS], table.seats[seat][fact.ROBE]
        both = self.tr("%n fabrics", "", fabrics), self.tr("%n cards", "", cards)
        return self.tr("{one}, {other}").format(one=both[0], other=both[1])


SHOWING = Showing(
    FACES,
    "lady",
    zones(ACCESSORIES, ROBE),
    note=lambda table, seat: Notes().kimono(table, seat),
    held=hand,
    back="kimono/back",
)
