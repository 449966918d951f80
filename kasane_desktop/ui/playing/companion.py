"""Somebody who says a sentence when something comes up at a table for the first time, each once."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kasane_desktop.core.game import Seat
from kasane_desktop.match.speech import say
from kasane_desktop.ui.conducting.conductor import Conductor
from kasane_desktop.ui.playing.table_page import TablePage
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import Preferences


class Companion(QObject):
    """Looks over the shoulder of the human who is asked. What was said goes with the next click."""

    def __init__(self, preferences: Preferences, page: TablePage) -> None:
        super().__init__(page)
        self._preferences, self._page = preferences, page

    def follow(self, conductor: Conductor) -> None:
        """Be there in this match."""
        conductor.awaited.connect(lambda seat: self._look(conductor, seat))

    def _look(self, conductor: Conductor, seat: Seat) -> None:
        preferences, scene = self._preferences, self._page.scene
        if not preferences.companion or scene is None:
            return
        match = conductor.match
        new = [key for key in match.game.firsts(match.view(seat)) if key not in preferences.told]
        if new:
            preferences.told.append(new[0])
            text = say(new[0], translate=translate)
            scene.talk.remark(text)
            self._page.announcer.say(text)
