"""The models of one match: its table, its seats, its log."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kasane_desktop.core.table import Table
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import Translate
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel


class MatchModels:
    """What views of a match listen to; whoever leads or replays it says what is to be shown."""

    def __init__(self, match: Match, translate: Translate, present: Match | None = None) -> None:
        """If the match is looked back at, `present` is the same where it stands by now."""
        self.table, self.seats, self.log = TableModel(), SeatsModel(), LogModel(translate)
        self.seats.seat(match.sitters)
        self.log.open(match, present)

    def show(self, table: Table, *, tells_all: bool = False) -> None:
        """The match stands here. `tells_all` is the aid of a perfect memory."""
        self.seats.show(table.seats)
        self.log.tells_all = tells_all
        self.log.update()
        self.table.show(table)

    def live_with(self, parent: QObject) -> None:
        for model in (self.table, self.seats, self.log):
            model.setParent(parent)
