"""A lesson done on the screen that is there, by a hand that has only the mouse, or only keys, of the screen itself.

`python -m tests.walk.learn FOLDER LESSON LANGUAGE [keys]` leaves a picture of every step in a folder. On the way each
step is done again, gone back from and skipped to; once the language, the light and the size of the window change, and
once the lesson is left and come back to. At its end a match is begun.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from kasane_desktop.core.codec import write_action
from kasane_desktop.core.game import Action
from kasane_desktop.lessons.lesson import LEARNER
from kasane_desktop.lessons.library import lesson
from kasane_desktop.lessons.names import lessons_of
from kasane_desktop.match.speech import say
from kasane_desktop.scene.hot import HotItem
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import LANGUAGES
from tests.ui.test_learning import Learner, at_home
from tests.ui.windows import run

HEARD = 0.15
"""Seconds in which what the screen was told has come to the program."""


def tell(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True)


class Hand:
    """Clicks on the screen, and waits for what comes of it."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner

    async def on(self, widget: QWidget, at: QPoint) -> None:
        x, y = widget.mapToGlobal(at).toTuple()
        tell("mousemove", "--sync", str(x), str(y), "click", "1")
        await asyncio.sleep(HEARD)

    async def press(self, key: str) -> None:
        view, rect = self.learner.page.table.view, self.learner.live()[key].hot.rect
        at = rect.center()
        if key.startswith("hand/"):  # the middle may belong to the next card
            at.setX(rect.left() + 8)
        await self.on(view.viewport(), view.mapFromScene(at))

    async def button(self, name: str) -> None:
        button = getattr(self.learner.page.bar, f"{name}_button")
        await self.on(button, button.rect().center())


class Keys(Hand):
    """Has no mouse: Tab goes from place to place, Enter does what is there."""

    async def press(self, key: str) -> None:
        scene = self.learner.scene
        self.learner.page.table.view.setFocus()
        for _ in range(2 * len(scene.stops()) + 2):
            focused = scene.focusItem()
            if isinstance(focused, HotItem) and focused.key == key:
                break
            tell("key", "Tab")
            await asyncio.sleep(HEARD)
        else:
            raise AssertionError(f"Tab does not come to {key}")
        tell("key", "Return")
        await asyncio.sleep(HEARD)

    async def button(self, name: str) -> None:
        button = getattr(self.learner.page.bar, f"{name}_button")
        for _ in range(60):
            if QApplication.focusWidget() is button:
                break
            tell("key", "shift+Tab")
            await asyncio.sleep(HEARD)
        else:
            raise AssertionError(f"Tab does not come to {name}")
        tell("key", "space")
        await asyncio.sleep(HEARD)


class Course:
    """One lesson from its first step into a real match."""

    def __init__(self, folder: Path, learner: Learner, hand: Hand, name: str, spoken: str) -> None:
        self.folder, self.learner, self.hand, self.name, self.spoken = folder, learner, hand, name, spoken
        self.by = "" if type(hand) is Hand else "keys-"
        self.pictures = 0

    async def do(self, action: Action) -> None:
        learner = self.learner
        await learner.asked()
        match = learner.teacher.sitting.match
        before = match.cursor
        for key in self._before(action):
            await self.hand.press(key)
        keys = [key for key, item in learner.live().items() if item.hot.action == action]
        await self.hand.press(min(keys, key=lambda key: (learner.live()[key].hot.order < 0, *learner.reach(key))))
        await learner.here.until(lambda: match.cursor > before)
        await learner.here.until(lambda: learner.teacher.sitting.upcoming is None and learner.scene.resting)

    def _before(self, action: Action) -> list[str]:
        """What is clicked before the place where it is done."""
        written, live = write_action(action), self.learner.live()
        if written["do"] == "bid":
            hand = self.learner.scene.shown.zones[f"hand/{LEARNER}"].pieces
            values, keys = list(written["cards"]), []
            for index, piece in enumerate(hand):
                value = int(piece.face.rpartition("/")[2])
                if value in values:
                    values.remove(value)
                    keys += [key for key, item in live.items() if _is(item, index)][:1]
            return keys
        if written["do"] == "turn":
            return ["turn-right"] * written["steps"]
        tool = {"white": "tool/white", "add-board": "tool/board"}.get(written["do"])
        return [tool] if tool else []

    def look(self) -> None:
        """Keep a picture of the screen; all that is said is seen on it."""
        bar = self.learner.page.bar
        assert bar.words.heightForWidth(bar.words.width()) <= bar.words.height(), "cut"
        self.pictures += 1
        self.folder.mkdir(parents=True, exist_ok=True)
        picture = self.learner.here.window.screen().grabWindow(0)
        picture.save(str(self.folder / f"{self.name}-{self.spoken}-{self.by}{self.pictures:02}.jpg"), quality=88)

    async def go(self) -> None:
        learner, hand, window = self.learner, self.hand, self.learner.here.window
        window.move(0, 0)
        window.resize(1024, 640)
        window.lobby.choose(lesson(self.name).game.id)
        await asyncio.sleep(HEARD)
        if self.by:
            window.learn(self.name)
        else:
            await hand.on(window.lobby.panel.learn, window.lobby.panel.learn.rect().center())
            if len(names := lessons_of(lesson(self.name).game.id)) > 1:  # a menu asks which
                tell("key", *["Down"] * (names.index(self.name) + 1), "Return")
        await learner.here.until(lambda: learner.page.teacher is not None)
        await learner.asked()
        await asyncio.sleep(4 * HEARD)  # the page has its place
        while not learner.teacher.sitting.done:
            await self._step()
        await learner.here.until(lambda: learner.page.bar.match_button.isVisible())
        await asyncio.sleep(2 * HEARD)
        self.look()
        await hand.button("match")
        await learner.here.until(lambda: window.match is not None)
        seats = [sitter.human for sitter in learner.here.match.sitters]
        assert seats == [True, *[False] * (len(seats) - 1)]
        assert learner.here.match.game.id == lesson(self.name).game.id

    async def _step(self) -> None:
        learner, hand = self.learner, self.hand
        sitting = learner.teacher.sitting
        await learner.asked()
        ask, number = sitting.ask, sitting.number
        assert ask is not None
        if ask is sitting.step.asks[0]:
            await hand.button("again")
            await learner.asked()
            assert (sitting.ask, sitting.number) == (ask, number)
            if number:
                await hand.button("back")
                await learner.asked()
                assert sitting.number == number - 1
                await hand.button("skip")
                await learner.asked()
                assert sitting.number == number
            if number == 2:
                await self._otherwise()
            if number == 3:
                await self._leave()
                sitting = learner.teacher.sitting
                assert sitting.number == number
                ask = sitting.ask
                assert ask is not None
        assert learner.said == say(sitting.step.key, translate=translate)
        await asyncio.sleep(2 * HEARD)
        self.look()
        await self.do(ask.want)
        assert sitting.reply is None

    async def _otherwise(self) -> None:
        """Another language, light and size, and back again, while the lesson waits."""
        window, preferences = self.learner.here.window, self.learner.here.preferences
        chosen = preferences.language, preferences.theme
        preferences.language = LANGUAGES[(LANGUAGES.index(self.spoken) + 1) % len(LANGUAGES)]
        preferences.theme = "dark" if preferences.theme == "light" else "light"
        window.apply_preferences()
        window.resize(1440, 860)
        await self.learner.asked()
        await asyncio.sleep(4 * HEARD)
        self.look()
        preferences.language, preferences.theme = chosen
        window.apply_preferences()
        window.resize(1024, 640)
        await self.learner.asked()
        await asyncio.sleep(4 * HEARD)

    async def _leave(self) -> None:
        window = self.learner.here.window
        if not self.by:
            await self.hand.button("leave")
        else:
            tell("key", "Escape")
            await asyncio.sleep(HEARD)
        await self.learner.here.until(window.lobby.isVisible)
        window.learn(self.name)
        await self.learner.asked()
        await asyncio.sleep(4 * HEARD)


def _is(item: HotItem, index: int) -> bool:
    return item.hot.zone == f"hand/{LEARNER}" and item.hot.index == index


def main(folder: str, name: str, spoken: str, how: str = "") -> None:
    application = QApplication(sys.argv[:1])
    with TemporaryDirectory() as home:
        learner = at_home(Path(home), language=spoken, theme="dark" if how else "light", invited=True)
        learner.here.window.apply_preferences()
        course = Course(Path(folder), learner, Keys(learner) if how else Hand(learner), name, spoken)
        run(course.go, application)
        learner.here.window.close()
    print(f"{name} {spoken} {how}: {course.pictures} pictures")


if __name__ == "__main__":
    main(*sys.argv[1:])
