"""What is heard of a match: the sounds of its game where they belong on the table, your turn, the curtain, the end.

Nothing is told by sound alone: whatever is heard is seen, too.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from kasane_desktop.scene.moments import middle_of
from kasane_desktop.scene.stage import SOUNDS
from kasane_desktop.sound.cues import Cue
from kasane_desktop.sound.player import SoundPlayer
from kasane_desktop.ui.controls.style import pace
from kasane_desktop.ui.playing.unfolding import unfolded
from kasane_desktop.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from kasane_desktop.core.game import Seat
    from kasane_desktop.match.match import Match
    from kasane_desktop.scene.calling import Calling
    from kasane_desktop.scene.table_scene import TableScene
    from kasane_desktop.ui.conducting.conductor import Conductor
    from kasane_desktop.ui.playing.table_page import TablePage

LONG_WAIT = 5.0
"""Seconds after which one may have looked away, and is called back to the table."""
BEAT, SHORTEST = 0.16, 0.14
"""A drum beats again after this part of the time that is left, and no sooner than after so many seconds."""


class Sounding(QObject):
    """Listens to the table, and asks the player for what belongs to it."""

    def __init__(
        self, player: SoundPlayer, preferences: Preferences, page: TablePage, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__(page)
        self._player, self._preferences, self._page, self._clock = player, preferences, page, clock
        self._conductor: Conductor | None = None
        self._cursor = 0
        self._waiting_since = clock()
        self._pending: list[tuple[float, Cue]] = []
        self._next = self._timer(self._due)
        self._closes = 0.0
        self._beat = ""
        self._drum = self._timer(self._strike)
        page.asked.connect(self._asked)
        page.offered.connect(self._offered)
        page.curtain_item.fell.connect(lambda: self._play("curtain"))
        page.curtain_item.ready.connect(self._wait_anew)  # who says so is at the table

    def _timer(self, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(do)
        return timer

    def follow(self, conductor: Conductor) -> None:
        """Another match is at the table."""
        self.leave()
        self._conductor, self._cursor = conductor, conductor.match.cursor
        self._waiting_since = self._clock()
        conductor.advanced.connect(self._advanced)
        conductor.refused.connect(lambda _reason: self._play("refusal"))
        conductor.finished.connect(self._finished)
        if self._page.scene is not None:
            self._page.scene.rested.connect(self._hurry)
            self._page.scene.misplaced.connect(lambda: self._play("refusal"))

    def leave(self) -> None:
        """The match is left: what was to be heard of it is not."""
        self._conductor = None
        self._pending.clear()
        self._next.stop()
        self._drum.stop()

    def close(self) -> None:
        self.leave()
        self._player.close()

    # -- what happens at the table -----------------------------------------------------------------

    def _advanced(self) -> None:
        assert self._conductor is not None
        match, known = self._conductor.match, self._cursor
        self._cursor = match.cursor
        for _, _, cues in unfolded(match, known):
            for cue in cues:
                self._pending.append((self._clock() + cue.after * pace(self._preferences) / 1000, cue))
        self._due()

    def _finished(self) -> None:
        assert self._conductor is not None
        self._play("win" if _is_won(self._conductor.match) else "end")

    def _asked(self, seat: Seat | None) -> None:
        if seat is None:
            self._wait_anew()
        elif self._clock() - self._waiting_since >= LONG_WAIT:
            self._play("turn", signal=True)

    def _wait_anew(self) -> None:
        self._waiting_since = self._clock()

    def _offered(self, calling: Calling | None) -> None:
        """Time runs out for those who may act at once."""
        self._drum.stop()
        if calling is None or not calling.actions or calling.left is None or not calling.running or calling.called:
            return
        self._beat = "" if self._conductor is None else SOUNDS[self._conductor.match.game.id].beat
        self._closes = self._clock() + calling.left
        if self._beat:
            self._drum.start(round(1000 * max(SHORTEST, BEAT * calling.left)))

    def _strike(self) -> None:
        left = self._closes - self._clock()
        if left <= 0:
            return
        self._play(self._beat, loud=0.4 + 0.6 / (1 + left))
        if left > 2 * SHORTEST:
            self._drum.start(round(1000 * max(SHORTEST, BEAT * left)))

    # -- in time, in place -------------------------------------------------------------------------

    def _due(self) -> None:
        """Play what is due by now, and wait for the rest."""
        now = self._clock()
        due = [cue for at, cue in self._pending if at <= now]
        self._pending = [(at, cue) for at, cue in self._pending if at > now]
        for cue in due:
            self._play(cue.sound, cue.zone)
        if self._pending:
            self._next.start(max(1, round(1000 * (min(at for at, _ in self._pending) - now))))

    def _hurry(self) -> None:
        """Everything lies where it belongs, perhaps because somebody clicked: nothing is still to be heard of it."""
        pending, self._pending = self._pending, []
        self._next.stop()
        for _, cue in pending:
            self._play(cue.sound, cue.zone)

    def _play(self, name: str, zone: str = "", *, loud: float = 1.0, signal: bool = False) -> None:
        chosen = self._preferences
        if chosen.muted or not (chosen.turn_signal if signal else chosen.sounds):
            return
        scene = self._page.scene
        pan = pan_of(scene, zone) if scene is not None and zone else 0.0
        self._player.play(name, pan, round(chosen.volume * loud, 2))


def pan_of(scene: TableScene, zone: str) -> float:
    """Where a zone lies: from the left (-1) to the right (1) of what is seen."""
    place, wide = middle_of(scene, zone), scene.sceneRect().width()
    return max(-1.0, min(1.0, 2 * place.x() / wide - 1)) if place is not None and wide else 0.0


def _is_won(match: Match) -> bool:
    """Whether one of those who sit here has won; among computers somebody always has."""
    outcome = match.outcome()
    humans = [seat for seat, sitter in enumerate(match.sitters) if sitter.human]
    return outcome is None or not humans or any(outcome.places[seat] == 1 for seat in humans)
