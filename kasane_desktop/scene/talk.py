"""What is said at a table: one bubble at a time, and the advice that it may show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF

from kasane_desktop.core.game import Action
from kasane_desktop.scene.hot import Bubble
from kasane_desktop.scene.spoken import joined

if TYPE_CHECKING:
    from kasane_desktop.scene.table_scene import TableScene

REACTION = 400
"""Milliseconds in which nobody answers what comes unexpectedly."""
GROUND = 0.08  # the share of a table from which on a picture is ground, on which something may lie


class Talk(QObject):
    """Whatever is said makes what was said before go. Advice does not outlive its moment."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.bubble = Bubble(scene)
        self.advice: tuple[Action, str] | None = None  # what the master would do, and where
        self._advised = QElapsedTimer()

    @property
    def told(self) -> str:
        """What is being said at the moment."""
        return self.bubble.text

    def tell(self, text: str, *, why: bool = False) -> None:
        """Say something for a moment, where the last click was; with `why` one can ask for more."""
        scene = self._scene
        scene.carrying.put_back()
        self.advice = None
        link = self.tr("Why?") if why else ""
        scene.spoken.emit(text)
        self.bubble.say(scene.look, text, scene.clicked_at, scene.sceneRect(), scene.places(), link=link)

    def say_beside(self, area: QRectF, sentences: Sequence[str]) -> None:
        """Say something about what lies there, as long as it is looked at."""
        scene = self._scene
        self.advice = None
        self.bubble.say(scene.look, "\n".join(sentences), area.center(), scene.sceneRect(), [area], lasting=True)
        scene.spoken.emit(joined(*sentences))

    def advise(self, action: Action, text: str) -> None:
        """Show where an action would be done, as if one pointed there, and say what speaks for it."""
        scene = self._scene
        scene.finish()
        key = scene.place_of(action)
        if key:
            scene.point_at(key)
        hots = scene.arranged.hots
        meant = [hots[key].rect] if key in hots else []
        at, within, others = scene.bubble_at(key), scene.sceneRect(), scene.places()
        self.bubble.say(scene.look, text, at, within, meant, rather=others, lasting=True)
        self.advice = action, key
        self._advised.start()
        scene.spoken.emit(text)

    @property
    def heard(self) -> bool:
        """Whether there was time to learn of the advice: a key that was on its way meanwhile means something else."""
        return self.advice is not None and self._advised.hasExpired(REACTION)

    def ponder(self, text: str) -> None:
        """Say that advice will come, until it comes or something else happens."""
        scene = self._scene
        at = QPointF(scene.sceneRect().center().x(), scene.sceneRect().height() * 0.5)
        self.bubble.say(scene.look, text, at, scene.sceneRect(), scene.places(), lasting=True)
        self.advice = None
        scene.spoken.emit(text)

    def remark(self, text: str) -> None:
        """Say something that nobody asked for, where it covers least, until something else happens."""
        scene = self._scene
        scene.lay_out()
        whole = scene.sceneRect()
        seen = scene.arranged.things(GROUND * whole.width() * whole.height())
        self.bubble.say(scene.look, text, whole.center(), whole, [*scene.places(), *seen], lasting=True)
        self.advice = None

    def follow_advice(self) -> bool:
        """Do what the master would do, if that is being shown."""
        if self.advice is None or self._scene.asked is None:
            return False
        action, _ = self.advice
        self.forget_advice()
        self._scene.chosen.emit(action)
        return True

    def hush(self) -> None:
        """Nothing is being said any more."""
        self.advice = None
        self.bubble.vanish()

    def forget_advice(self) -> None:
        """Something else is being done than was advised."""
        if self.advice is not None:
            self.hush()

    def point_elsewhere(self, key: str) -> None:
        """Somebody points at a place: advice about another one goes."""
        if key and self.advice is not None and key != self.advice[1]:
            self.forget_advice()
