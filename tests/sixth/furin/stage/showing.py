"""What the prizes of a seat have to show at the end."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Table
from kasane_desktop.scene.showing import Showing, zones

from ..rules import fact
from ..rules.zones import TAKEN
from .faces import FACES


class FurinNotes(QObject):
    def prizes(self, table: Table, seat: Seat) -> str:
        return self.tr("%n prizes", "", table.seats[seat][fact.TAKEN])


SHOWING = Showing(FACES, "furin/back", zones(TAKEN), note=lambda table, seat: FurinNotes().prizes(table, seat))
