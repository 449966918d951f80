"""What the glass of a seat has to show at the end."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Table
from kasane_desktop.games.kaleido.stage.faces import FACES
from kasane_desktop.games.kaleido.stage.glass import comb, laid_glass
from kasane_desktop.scene.showing import MOSAIC, Showing


class Notes(QObject):
    def glass(self, table: Table, seat: Seat) -> str:
        return self.tr("%n tiles laid", "", sum(map(len, laid_glass(table, seat))))


SHOWING = Showing(
    FACES, groups=laid_glass, paint=comb, frame=MOSAIC, note=lambda table, seat: Notes().glass(table, seat)
)
