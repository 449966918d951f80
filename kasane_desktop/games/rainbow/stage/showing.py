"""What the prizes of a seat have to show at the end."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Table
from kasane_desktop.games.rainbow.rules import fact
from kasane_desktop.games.rainbow.rules.zones import TAKEN
from kasane_desktop.games.rainbow.stage.faces import FACES
from kasane_desktop.scene.showing import Showing, hand, zones


class Notes(QObject):
    def prizes(self, table: Table, seat: Seat) -> str:
        return self.tr("%n prizes", "", table.seats[seat][fact.TAKEN])


SHOWING = Showing(
    FACES,
    "rainbow/back",
    zones(TAKEN),
    note=lambda table, seat: Notes().prizes(table, seat),
    held=hand,
    back="rainbow/back",
    covered=True,
)
