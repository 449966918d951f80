"""What a robe has to show at the end."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Table
from kasane_desktop.games.kasane.stage.faces import FACES
from kasane_desktop.games.layering.rules import fact
from kasane_desktop.games.layering.rules.zones import ROBE
from kasane_desktop.scene.showing import Showing, hand, zones


class Notes(QObject):
    def robe(self, table: Table, seat: Seat) -> str:
        colours, layers = table.seats[seat][fact.COLOURS], table.seats[seat][fact.ROBE]
        both = self.tr("%n colours", "", colours), self.tr("%n layers", "", layers)
        return self.tr("{one}, {other}").format(one=both[0], other=both[1])


SHOWING = Showing(
    FACES,
    "lady",
    zones(ROBE),
    note=lambda table, seat: Notes().robe(table, seat),
    held=hand,
    back="kasane/back",
)
