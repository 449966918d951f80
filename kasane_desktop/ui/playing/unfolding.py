"""Follows a match and has shown what is worth a look: points that fly, the beat between two rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from kasane_desktop.core.fact import FIRST, POINTS, ROUND, ROUNDS, Facts
from kasane_desktop.core.game import places
from kasane_desktop.match.match import Match, Step
from kasane_desktop.match.speech import is_you, names_of
from kasane_desktop.scene.beat import Standing
from kasane_desktop.scene.sitters import paints, sign
from kasane_desktop.scene.stage import SOUNDS
from kasane_desktop.sound.cues import Cue
from kasane_desktop.ui.settings.language import translate

if TYPE_CHECKING:
    from kasane_desktop.core.text import Event
    from kasane_desktop.scene.table_scene import TableScene
    from kasane_desktop.ui.conducting.conductor import Conductor
    from kasane_desktop.ui.playing.table_page import TablePage

MOST_STEPS = 4
"""Steps at once of which all is shown and heard; of more only the last."""
GREAT = "group"
"""The tune of what is worth one: where it comes from it lights up."""
BEFORE_BEAT = 900
"""Milliseconds from the end of a round until it is told."""


def unfolded(match: Match, known: int) -> Iterator[tuple[Step, tuple[Event, ...], list[Cue]]]:
    """The steps that stand now and did not when the first `known` did: what came of each, and what goes with it."""
    new = range(known, match.cursor)
    for at in new if len(new) <= MOST_STEPS else new[-1:]:
        step, events = match.steps[at], match.events(at)
        yield step, events, list(SOUNDS[match.game.id].cues(step.seat, step.action, events))


class Unfolding(QObject):
    """Has the scene of a page show what happens in a match beyond where things lie."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._conductor: Conductor | None = None
        self._cursor = self._round = 0
        self._told_last = False

    def follow(self, conductor: Conductor) -> None:
        self._conductor, self._cursor = conductor, conductor.match.cursor
        self._round, self._told_last = self._round_now, self._is_last
        conductor.advanced.connect(self._advanced)

    def leave(self) -> None:
        self._conductor = None

    def _advanced(self) -> None:
        scene = self._page.scene
        if self._conductor is None or scene is None:
            return
        match, known = self._conductor.match, self._cursor
        self._cursor = match.cursor
        if match.cursor < known:  # what was on its way to be seen was taken back
            scene.moments.finish()
        for _, events, cues in unfolded(match, known):
            source = next((cue for cue in reversed(cues) if cue.zone), Cue(""))
            if not scene.tells_rounds:
                gains = [gain for event in events for gain in event.gains]
                scene.moments.fly(gains, source.zone, source.after, new=source.new)
            for cue in cues:
                if cue.sound == GREAT and cue.zone:
                    scene.moments.shine(cue.zone, cue.after)
        before, self._round = self._round, self._round_now
        told, self._told_last = self._told_last, self._is_last
        begins = 0 < before < self._round
        if match.cursor > known and match.to_act() and (begins or (self._is_last and not told)):
            self._beat(scene, match, begins)

    def _beat(self, scene: TableScene, match: Match, begins: bool) -> None:
        """A round is over: what begins now, and how everyone stands."""
        title, seats = self._title(scene.shown.facts), scene.shown.seats
        if scene.tells_rounds:
            scene.moments.beat(title, self._lead(scene), after=BEFORE_BEAT)
            return
        first = next((seat for seat, facts in enumerate(seats) if facts[FIRST]), None) if begins else None
        names = names_of(scene.shown.sitters, translate)
        note = "" if first is None else self._begins(names[first])
        scene.moments.beat(title, note, self._standings(scene, match, names), BEFORE_BEAT)

    def _standings(self, scene: TableScene, match: Match, names: Sequence[str]) -> tuple[Standing, ...]:
        """From first to last; in the order of the seats where nobody may know who is first."""
        seats, sitters = scene.shown.seats, scene.shown.sitters
        points = [facts[POINTS] if scene.open_points else 0 for facts in seats]
        colours = paints(match.game, sitters)
        standing, rows = places(points), []
        for seat in sorted(range(len(seats)), key=lambda seat: -points[seat]):
            place = standing[seat] if scene.open_points else 0
            told = scene.standing(seats[seat])
            rows.append(Standing(place, colours[seat], sign(sitters[seat]), names[seat], told))
        return tuple(rows)

    @property
    def _round_now(self) -> int:
        return 0 if self._page.scene is None else self._page.scene.shown.facts.get(ROUND, 0)

    @property
    def _is_last(self) -> bool:
        scene = self._page.scene
        return scene is not None and scene.is_last_round(scene.shown.facts, scene.shown.seats)

    def _title(self, facts: Facts) -> str:
        if self._is_last:
            return self.tr("Last round")
        if ROUNDS in facts:
            return self.tr("Round {round} of {rounds}").format(round=self._round, rounds=facts[ROUNDS])
        return self.tr("Round {round}").format(round=self._round)

    def _begins(self, name: str) -> str:
        return self.tr("You begin") if is_you(name) else self.tr("{name} begins").format(name=name)

    def _lead(self, scene: TableScene) -> str:
        """Who is first now."""
        points = [facts[POINTS] for facts in scene.shown.seats]
        names = names_of(scene.shown.sitters, translate)
        first = [name for name, won in zip(names, points, strict=True) if won == max(points)]
        if not max(points) or len(first) == len(names):
            return ""
        return self.tr("In the lead: {names} ({points})").format(
            names=QLocale().createSeparatedList(first), points=max(points)
        )
