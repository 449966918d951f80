"""How a match stands that can be continued, in words: how far it has come, whose turn it is, who leads."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from kasane_desktop.core.fact import POINTS, ROUND, ROUNDS, TURN, TURNS
from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Table
from kasane_desktop.match.match import Match
from kasane_desktop.match.sitter import lone_human
from kasane_desktop.match.speech import name_of
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.ui.pictures.picture import onlooker
from kasane_desktop.ui.settings.language import translate


class StateInWords(QObject):
    """Says only what whoever looks at the table sees there."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._match = match
        self._table: Table = match.table(onlooker(match))
        self._you = lone_human(match.sitters)

    def others(self) -> str:
        """Who sits there; with one human, who else."""
        seats = [seat for seat in range(len(self._match.sitters)) if seat != self._you]
        names = QLocale().createSeparatedList([self._name(seat) for seat in seats])
        return names if self._you is None else self.tr("with {names}").format(names=names)

    def state(self) -> str:
        return dotted(*(part for part in (self._course(), self._turn(), self._points()) if part))

    def _name(self, seat: Seat) -> str:
        return name_of(self._match.sitters[seat], translate)

    def _course(self) -> str:
        facts = self._table.facts
        if ROUND not in facts:  # a game of one round counts its turns
            if turn := facts[TURN]:
                return self.tr("Turn {turn} of {turns}").format(turn=turn, turns=facts[TURNS])
        elif at := facts[ROUND]:
            if rounds := facts.get(ROUNDS, 0):  # nobody may know how many come
                return self.tr("Round {round} of {rounds}").format(round=at, rounds=rounds)
            return self.tr("Round {round}").format(round=at)
        return self.tr("Not dealt yet")

    def _turn(self) -> str:
        acting = [seat for seat in self._match.to_act() if seat >= 0]
        if self._you in acting:
            return self.tr("your move")
        return self.tr("{name} to move").format(name=self._name(acting[0])) if len(acting) == 1 else ""

    def _points(self) -> str:
        """Who leads, as far as the table shows the points of others."""
        points = [seat[POINTS] for seat in self._table.seats]
        you = self._you
        if not self._match.game.open_points:
            return "" if you is None else self.tr("you have %n points", "", points[you])
        best = max(points)
        leaders = [seat for seat, held in enumerate(points) if held == best]
        if not best:
            return ""
        if leaders == [you]:
            return self.tr("you lead with %n points", "", best)
        if len(leaders) > 1 and (you is None or you in leaders):
            return self.tr("level at the top with %n points", "", best)
        if you is None:
            return self.tr("{name} leads with {best}").format(name=self._name(leaders[0]), best=best)
        if len(leaders) > 1:
            return self.tr("others lead with {best}, you have {own}").format(best=best, own=points[you])
        behind = self.tr("{name} leads with {best}, you have {own}")
        return behind.format(name=self._name(leaders[0]), best=best, own=points[you])
