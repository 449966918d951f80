"""What may be seen of a match that is looked at again: from which seats, and from which step on.

Of a finished match, everything. While a match goes on, nobody may learn from its past what they could not know now:
humans see it as themselves, and neither from before the last step that cannot be taken back nor, unless the aid for
open hands is on, as it was when cards lay open that lie face down now.
"""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.core.game import PUBLIC, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.match.match import HUMAN, Match, Sitter
from kasane_desktop.match.sitter import lone_human


class Reel:
    """A match at one of its steps; the match itself is left alone."""

    def __init__(self, match: Match, asked: Seat | None = None, *, open_hands: bool = False) -> None:
        """`asked` is the human who is looking at the table of a match that goes on."""
        self.whole = match.branch(match.cursor)
        self.shown = match.branch(match.cursor)  # its cursor moves
        self.running = match.outcome() is None
        self.first = match.irrevocable if open_hands and self.running else match.covered
        self.last = match.cursor
        self.viewers = self._viewers(asked)

    @property
    def at(self) -> int:
        """How many steps stand in what is shown."""
        return self.shown.cursor

    def go(self, to: int) -> bool:
        """Go to a step, or as near to it as may be; tell whether that is elsewhere."""
        before, self.shown.cursor = self.at, min(max(to, self.first), self.last)
        return before != self.at

    def table(self, seat: Seat, *, open_hands: bool = False) -> Table:
        return self.shown.shown_table(seat, open_hands=open_hands)

    @property
    def own(self) -> Seat | None:
        """The seat of the only human."""
        return lone_human(self.whole.sitters)

    def can_play_on(self, seat: Seat) -> bool:
        return seat != PUBLIC and bool(self.shown.to_act())

    def _viewers(self, asked: Seat | None) -> tuple[Seat, ...]:
        seats = tuple(range(len(self.whole.sitters)))
        humans = tuple(seat for seat in seats if self.whole.sitters[seat].human)
        if not self.running or not humans:
            return seats
        if len(humans) == 1:
            return humans
        return (asked, PUBLIC) if asked in humans else (PUBLIC,)


def played_on(reel: Reel, seat: Seat, level: str) -> Match:
    """A new match from what is shown: `seat` is played by a human, all others by computers, of this level where
    none sat before."""
    match = reel.shown.branch(reel.at)
    sitters = _exchanged(match.sitters, seat)
    match.sitters = tuple(_human(sitter) if n == seat else _computer(sitter, level) for n, sitter in enumerate(sitters))
    return match


def _exchanged(sitters: Sequence[Sitter], seat: Seat) -> list[Sitter]:
    """A lone human keeps name and face on another seat, and who sat there takes the ones that are left."""
    own = lone_human(sitters)
    you = seat if own is None else own
    faces = list(sitters)
    faces[you], faces[seat] = faces[seat], faces[you]
    return [_with_face(sitter, face) for sitter, face in zip(sitters, faces, strict=True)]


def _with_face(sitter: Sitter, face: Sitter) -> Sitter:
    crest = {"crest": face.traits["crest"]} if "crest" in face.traits else {}
    return sitter._replace(name=face.name, traits={**sitter.traits, **crest})


def _human(sitter: Sitter) -> Sitter:
    traits = {key: value for key, value in sitter.traits.items() if key != "level"}
    return sitter if sitter.human else sitter._replace(player=HUMAN, traits=traits)


def _computer(sitter: Sitter, level: str) -> Sitter:
    return sitter._replace(player=level, traits={**sitter.traits, "level": level}) if sitter.human else sitter
