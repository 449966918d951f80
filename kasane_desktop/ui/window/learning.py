"""The lessons of the window: how one sits down to one, and the ways from there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kasane_desktop.lessons.library import lesson
from kasane_desktop.match.speech import say
from kasane_desktop.ui.settings.language import translate

if TYPE_CHECKING:
    from kasane_desktop.ui.window.main_window import MainWindow


class Learning:
    def __init__(self, window: MainWindow) -> None:
        self._window = window
        page = window.lesson
        page.left.connect(window.show_lobby)
        page.progressed.connect(lambda: window.keep_preferences(quietly=True))
        page.read_wanted.connect(window.guide.open)
        page.match_wanted.connect(window.start)
        page.lesson_wanted.connect(self.sit_down)
        page.table.menu_wanted.connect(window.pop_up)
        page.table.why_wanted.connect(window.show_rules)
        page.table.pace_wanted.connect(window.set_speed)
        window.lobby.learn.connect(self.sit_down)
        window.guide.played.connect(self.sit_down)

    def sit_down(self, name: str, step: str | None = None) -> None:
        """To a lesson, at a step or where it was left; it is no match, and none is kept of it."""
        window = self._window
        taught = window.unless_refused(partial(lesson, name))
        if taught is None:
            return
        window.leave()
        window.lobby.answer_invitation()
        window.lesson.table.view.setAccessibleName(say(f"{taught.game.id}.name", translate=translate))
        window.show_page(window.lesson)
        window.lesson.open(taught, step)
        window.activateWindow()
        window.show_page(window.lesson)  # once more: what the menu offers hangs on the lesson that is open
