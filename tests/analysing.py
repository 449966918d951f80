"""Looking back at a match at once, in this process."""

from __future__ import annotations

from itertools import islice

from kasane_desktop.analyst.analysis import Analysis
from kasane_desktop.analyst.analyst import EFFORT, Analyst, find_out
from kasane_desktop.core.game import Seat
from kasane_desktop.match.match import Match


def analyse(match: Match, seed: int = 0, effort: int = EFFORT, own: Seat | None = None) -> Analysis:
    analyst = Analyst(match, seed, effort, own)
    for pieces in islice(analyst.rounds(), 1, None):
        for piece in pieces:
            analyst.note(piece, find_out(piece))
    return analyst.analysis()
