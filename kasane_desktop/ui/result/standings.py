"""How a match ended, as values to be shown: places, points by source, ties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kasane_desktop.core.game import PUBLIC, Score, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import Translate, names_of, say
from kasane_desktop.scene.kit import PLAYERS
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.sitters import sign

MOST_COLUMNS = 4
_COLOURS = {player.name: player.colour for player in PLAYERS}


@dataclass(frozen=True)
class Line:
    """Points of one seat from one source; `detail` lists the sources that were put together. A source that only
    others have is a line without text."""

    text: str
    points: int
    final: bool
    detail: str = ""

    @property
    def figure(self) -> str:
        if not self.points:
            return "–"
        return f"+{self.points}" if self.final else str(self.points)


@dataclass(frozen=True)
class Standing:
    """One seat at the end."""

    seat: Seat
    place: int
    name: str
    crest: str
    colour: str
    score: int
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Ending:
    """The whole result; `standings` go from the first place to the last."""

    game: str
    title: str
    why: str
    standings: tuple[Standing, ...]
    tie_break: str  # the sentence; "" if equal scores share their place
    table: Table
    you: Seat | None  # the winner, if it is the one who looks at the screen

    @property
    def winners(self) -> tuple[Standing, ...]:
        return tuple(standing for standing in self.standings if standing.place == 1)

    @property
    def shared(self) -> bool:
        return len(self.winners) > 1

    @property
    def rows(self) -> tuple[Standing, ...]:
        """Who has a row of their own: all but a lone winner."""
        return self.standings if self.shared else self.standings[1:]

    @property
    def headings(self) -> tuple[str, ...]:
        """What stands above the columns; empty if a column says something else in each row."""
        columns = list(zip(*(standing.lines for standing in self.standings), strict=True))
        same = all(len({line.text for line in column}) == 1 for column in columns)
        return tuple(column[0].text for column in columns) if same else ()

    @property
    def parted(self) -> tuple[tuple[Standing, ...], ...]:
        """Those with equal scores whom the tie-break put in different places."""
        groups = (self._with(score) for score in sorted({s.score for s in self.standings}, reverse=True))
        return tuple(group for group in groups if len({standing.place for standing in group}) > 1)

    def _with(self, score: int) -> tuple[Standing, ...]:
        return tuple(standing for standing in self.standings if standing.score == score)


def ending_of(match: Match, in_play: str, translate: Translate) -> Ending:
    """The result of a finished match. `in_play` names all that was scored before the end."""
    outcome = match.outcome()
    assert outcome is not None, "the match is not over"
    names = names_of(match.sitters, translate)
    scoring = match.game.scoring(match.view(PUBLIC))
    lines = _columns(scoring, in_play, lambda score: say(score.source, score.params, names, translate))
    standings = []
    for seat, sitter in enumerate(match.sitters):
        colour = _COLOURS.get(sitter.traits.get("colour", ""), PLAYERS[seat % len(PLAYERS)].colour)
        crest = sign(sitter)
        place, score = outcome.places[seat], outcome.scores[seat]
        standings.append(Standing(seat, place, names[seat], crest, colour, score, lines[seat]))
    tie_break = match.game.tie_break
    return Ending(
        game=match.game.id,
        title=say(f"{match.game.id}.name", translate=translate),
        why=say(outcome.ending, None, names, translate),
        standings=tuple(sorted(standings, key=lambda standing: (standing.place, standing.seat))),
        tie_break=say(tie_break, None, names, translate) if tie_break else "",
        table=match.table(PUBLIC, open_hands=True),
        you=next((seat for seat in outcome.winners if _is_you(match, seat)), None),
    )


def _is_you(match: Match, seat: Seat) -> bool:
    """The only human at the table: of several nobody knows who looks."""
    return [n for n, sitter in enumerate(match.sitters) if sitter.human] == [seat]


Key = tuple[str, int]
"""A source, and which of a seat's lines from it: a second one is another column."""


def _columns(scoring: Sequence[Sequence[Score]], in_play: str, text: Callable[[Score], str]) -> list[tuple[Line, ...]]:
    """The lines of each seat, the same sources for all. Where what was scored in play differs from seat to seat, or
    is of many kinds, it becomes one line."""
    keyed = [_keyed(scores) for scores in scoring]
    early = [[key for key, score in own.items() if not score.final] for own in keyed]
    late = list(dict.fromkeys(key for own in keyed for key, score in own.items() if score.final))
    apart = all(keys == early[0] for keys in early) and len(early[0]) + len(late) <= MOST_COLUMNS
    lines = []
    for own, keys in zip(keyed, early, strict=True):
        played = [Line(text(own[key]), own[key].points, final=False) for key in keys]
        if not apart:
            detail = dotted(*(f"{line.text}\N{NO-BREAK SPACE}+{line.points}" for line in played))
            played = [Line(in_play, sum(line.points for line in played), final=False, detail=detail)]
        ended = [Line(text(own[key]), own[key].points, True) if key in own else Line("", 0, True) for key in late]
        lines.append((*played, *ended))
    return lines


def _keyed(scores: Sequence[Score]) -> dict[Key, Score]:
    seen: Counter[str] = Counter()
    keyed = {}
    for score in scores:
        keyed[score.source, seen[score.source]] = score
        seen[score.source] += 1
    return keyed
