"""How a match ended, as values to be shown: places, points by source, ties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from kasane_desktop.core.game import PUBLIC, Score, Seat
from kasane_desktop.core.table import Table
from kasane_desktop.match.match import Match
from kasane_desktop.match.sitter import lone_human
from kasane_desktop.match.speech import SOURCES, Translate, names_of, say
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.sitters import paints, sign
from kasane_desktop.scene.stage import SHOWINGS

MOST_COLUMNS = 4


class Words(Protocol):
    """What no rules say."""

    def in_play(self) -> str:
        """All that was scored before the end."""
        ...

    def part(self, source: str, points: int) -> str:
        """One of several things that were put together."""
        ...

    def in_hand(self) -> str:
        """Above cards that are left."""
        ...


@dataclass(frozen=True)
class Line:
    """Points of one seat from one source; `heading` is what all seats have in common of its text, and stands above
    their points. `detail` lists what was put together. A source that only others have is a line without text."""

    heading: str
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
    colour: Paint
    score: int
    lines: tuple[Line, ...]
    note: str = ""  # what lies before it, in a few words
    held: tuple[str, ...] = ()  # faces of the cards that are left in its hand
    held_word: str = ""  # what these are called


@dataclass(frozen=True)
class FinalResult:
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
        """What stands above the columns of points; a single column would only say the total again."""
        lines = self.standings[0].lines
        return tuple(line.heading for line in lines) if len(lines) > 1 else ()

    @property
    def parted(self) -> tuple[tuple[Standing, ...], ...]:
        """Those with equal scores whom the tie-break put in different places."""
        groups = (self._with(score) for score in sorted({s.score for s in self.standings}, reverse=True))
        return tuple(group for group in groups if len({standing.place for standing in group}) > 1)

    def _with(self, score: int) -> tuple[Standing, ...]:
        return tuple(standing for standing in self.standings if standing.score == score)


def ending_of(match: Match, words: Words, translate: Translate) -> FinalResult:
    """The result of a finished match."""
    outcome = match.outcome()
    assert outcome is not None, "the match is not over"
    names, table = names_of(match.sitters, translate), match.shown_table(PUBLIC, open_hands=True)
    scoring = match.game.scoring(match.view(PUBLIC))
    lines = _columns(scoring, words, lambda key, score: say(key, score.params, names, translate))
    standings, colours = [], paints(match.game, match.sitters)
    for seat, sitter in enumerate(match.sitters):
        place, score, face = outcome.places[seat], outcome.scores[seat], (sign(sitter), colours[seat])
        shows = SHOWINGS[match.game.id]
        note, held = shows.note(table, seat), shows.held(table, seat)
        standings.append(Standing(seat, place, names[seat], *face, score, lines[seat], note, held, words.in_hand()))
    tie_break, you = match.game.tie_break, lone_human(match.sitters)
    return FinalResult(
        game=match.game.id,
        title=say(f"{match.game.id}.name", translate=translate),
        why=say(outcome.ending, None, names, translate),
        standings=tuple(sorted(standings, key=lambda standing: (standing.place, standing.seat))),
        tie_break=say(tie_break, None, names, translate) if tie_break else "",
        table=table,
        you=you if you in outcome.winners else None,
    )


Key = tuple[str, int]
"""A source, and which of a seat's lines from it: a second one is another column, unless the source has a heading."""
Say = Callable[[str, Score], str]


def _columns(scoring: Sequence[Sequence[Score]], words: Words, text: Say) -> list[tuple[Line, ...]]:
    """The lines of each seat, the same sources for all. Where what was scored in play differs from seat to seat, or
    is of many kinds, it becomes one line."""
    keyed = [_keyed(scores) for scores in scoring]
    early = [[key for key, scores in own.items() if not scores[0].final] for own in keyed]
    late = list(dict.fromkeys(key for own in keyed for key, scores in own.items() if scores[0].final))
    apart = all(keys == early[0] for keys in early) and len(early[0]) + len(late) <= MOST_COLUMNS
    headings = {key: _heading(own[key], text) for own in keyed for key in own}
    lines = []
    for own, keys in zip(keyed, early, strict=True):
        played = [_line(headings[key], own[key], words, text) for key in keys]
        if not apart:
            detail = _held_together(words.part(line.heading, line.points) for line in played)
            points, name = sum(line.points for line in played), words.in_play()
            played = [Line(name, name, points, final=False, detail=detail)]
        ended = [_line(headings[key], own.get(key, ()), words, text) for key in late]
        lines.append((*played, *ended))
    return lines


def _keyed(scores: Sequence[Score]) -> dict[Key, list[Score]]:
    seen: Counter[str] = Counter()
    keyed: dict[Key, list[Score]] = {}
    for score in scores:
        keyed.setdefault((score.source, 0 if _has(score, "heading") else seen[score.source]), []).append(score)
        seen[score.source] += 1
    return keyed


def _has(score: Score, form: str) -> bool:
    return f"{score.source}.{form}" in SOURCES


def _heading(scores: Sequence[Score], text: Say) -> str:
    return text(f"{scores[0].source}.heading" if _has(scores[0], "heading") else scores[0].source, scores[0])


def _line(heading: str, scores: Sequence[Score], words: Words, text: Say) -> Line:
    if not scores:
        return Line(heading, "", 0, final=True)
    points, final = sum(score.points for score in scores), scores[0].final
    if len(scores) == 1:
        return Line(heading, text(scores[0].source, scores[0]), points, final)
    names = (text(f"{score.source}.part" if _has(score, "part") else score.source, score) for score in scores)
    parts = (words.part(name, score.points) for name, score in zip(names, scores, strict=True))
    return Line(heading, heading, points, final, _held_together(parts))


def _held_together(parts: Iterable[str]) -> str:
    """Side by side; a line may be broken between them, but not within one."""
    return dotted(*(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts))
