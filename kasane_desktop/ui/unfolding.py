"""Follows a match and has shown what is worth a look: points that fly, the beat between two rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from kasane_desktop.match.match import Match, Step
from kasane_desktop.match.speech import names_of
from kasane_desktop.scene.desk import number
from kasane_desktop.scene.stage import SOUNDS
from kasane_desktop.sound.cues import Cue
from kasane_desktop.ui.language import translate

if TYPE_CHECKING:
    from kasane_desktop.core.table import Facts
    from kasane_desktop.core.text import Event
    from kasane_desktop.scene.table_scene import TableScene
    from kasane_desktop.ui.conductor import Conductor
    from kasane_desktop.ui.table_page import TablePage

MOST_STEPS = 4
"""Steps at once of which all is shown and heard; of more only the last."""
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
        for _, events, cues in unfolded(match, known):
            source = next((cue for cue in reversed(cues) if cue.zone), Cue(""))
            for event in events:
                for seat, points in event.gains:
                    scene.moments.fly(seat, points, source.zone, source.after)
        before, self._round = self._round, self._round_now
        told, self._told_last = self._told_last, self._is_last
        if match.cursor > known and match.to_act() and (0 < before < self._round or (self._is_last and not told)):
            scene.moments.beat(self._title(scene.shown.facts), self._standing(scene), BEFORE_BEAT)

    @property
    def _round_now(self) -> int:
        return 0 if self._page.scene is None else number(self._page.scene.shown.facts, "round", 0)

    @property
    def _is_last(self) -> bool:
        scene = self._page.scene
        return scene is not None and scene.is_last_round(scene.shown.facts, scene.shown.seats)

    def _title(self, facts: Facts) -> str:
        if self._is_last:
            return self.tr("Last round")
        if "rounds" in facts:
            return self.tr("Round {round} of {rounds}").format(round=self._round, rounds=facts["rounds"])
        return self.tr("Round {round}").format(round=self._round)

    def _standing(self, scene: TableScene) -> str:
        """Who is first now, where that is there for all to see."""
        if not scene.open_points:
            return ""
        points = [number(facts, "points") for facts in scene.shown.seats]
        names = names_of(scene.shown.sitters, translate)
        first = [name for name, won in zip(names, points, strict=True) if won == max(points)]
        if not max(points) or len(first) == len(names):
            return ""
        return self.tr("In the lead: {names} ({points})").format(
            names=QLocale().createSeparatedList(first), points=max(points)
        )
