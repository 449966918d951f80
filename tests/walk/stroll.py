"""A walk through every page and dialog of the real window, on the screen that is there.

`python -m tests.walk.stroll FOLDER [LANGUAGE…] [GAME…]` leaves a picture of every stop in a folder and prints what an
eye would complain about. The lights are switched while everything is open, as a player does.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.ui import language, on_screen
from kasane_desktop.ui.preferences import LANGUAGES, Preferences
from tests.ui.windows import Sitting, run
from tests.walk.seen import complaints

LIGHTS = ("light", "dark")
LONG = "Maximilienne-Alexandrina"  # as long as a name may be
PAUSE = 0.25
"""Seconds in which a window manager has put a window where it belongs."""


class Walk:
    """One window, and what was found on the way."""

    def __init__(self, folder: Path, home: Path, games: tuple[str, ...] = tuple(CATALOGUE)) -> None:
        self.folder = folder
        self.games = games
        self.found: list[str] = []
        self.stops: list[str] = []
        self.tag = ""
        self.sitting = Sitting(home, Preferences(speed=0.0, curtain=True, language="en", theme="light"))
        self.window = self.sitting.window
        room = self.window.screen().availableGeometry().marginsRemoved(on_screen.FRAME)
        self.window.resize(room.size())
        self.window.move(self.window.screen().availableGeometry().topLeft())

    # -- seeing ------------------------------------------------------------------------------------

    async def look(self, name: str, *windows: QWidget) -> None:
        """Stop here: keep a picture of the screen, and look closely at the windows."""
        await asyncio.sleep(PAUSE)
        for window in windows or (self.window,):
            self.found += [f"{self.tag}-{name}: {complaint}" for complaint in complaints(window)]
        self.stops.append(f"{self.tag}-{name}")
        self.folder.mkdir(parents=True, exist_ok=True)
        picture = self.window.screen().grabWindow(0)
        if picture.isNull():  # there is no screen to be photographed
            picture = (windows or (self.window,))[-1].grab()
        picture.save(str(self.folder / f"{self.tag}-{name}.jpg"), "JPG", 88)

    async def dialog(self, name: str, open_it: Callable[[], object]) -> None:
        """Open a dialog that may wait for an answer, look at it, and close it."""
        QTimer.singleShot(0, self.window, open_it)
        await self.sitting.until(lambda: isinstance(QApplication.activeModalWidget(), QDialog))
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        await self.look(name, dialog)
        dialog.reject()
        await self.sitting.until(lambda: QApplication.activeModalWidget() is None)

    async def popped_up(self, name: str, menu: QMenu) -> None:
        menu.popup(self.window.mapToGlobal(QPoint(self.window.width() - 40, 50)))
        await self.look(name, menu)
        menu.close()

    # -- going -------------------------------------------------------------------------------------

    def key(self, keys: str) -> None:
        """Press keys as a hand does, where there is a keyboard to be pressed."""
        if QGuiApplication.platformName() == "xcb":
            subprocess.run(["xdotool", "key", "--clearmodifiers", keys], check=True)
        else:
            known = {"ctrl+comma": "Ctrl+,", "Escape": "Esc", "ctrl+h": "Ctrl+H", "F11": "F11"}
            QTest.keySequence(QApplication.focusWidget() or self.window, known[keys])

    def switch(self, **chosen: str) -> None:
        """Another language or light, while all is open."""
        for name, value in chosen.items():
            setattr(self.sitting.preferences, name, value)
        self.window.apply_preferences()

    async def in_both_lights(self, stop: Callable[[], Awaitable[None]]) -> None:
        """Here the light changes, and changes back."""
        for light in (*LIGHTS, LIGHTS[0]):
            self.switch(theme=light)
            self.tag = f"{self.sitting.preferences.language}-{light}"
            await stop()

    async def whole(self, spoken: str) -> None:
        """Everywhere, in one language."""
        self.switch(language=spoken, theme="light")
        self.tag = f"{spoken}-light"
        await self.lobby()
        await self.tables()
        await self.between_humans()
        await self.result_and_past()
        await self.dialogs()

    async def lobby(self) -> None:
        self.window.show_lobby()
        for game in self.games:
            self.window.lobby.choose(game)

            async def stop(game: str = game) -> None:
                await self.look(f"lobby-{game}")

            await self.in_both_lights(stop)

    async def tables(self) -> None:
        """A table of each game with its log and the rules beside it."""
        for game in self.games:
            self.sitting.start(game, ["human", "greedy", "greedy"], seed=4)
            await self.sitting.asked()
            if self.window.page.log.isHidden():
                self.window.page.toggle_log()
            self.window.show_rules()
            book = self.window.guide.book
            assert book is not None

            async def stop(game: str = game, book: QWidget = book) -> None:
                book.activateWindow()
                book.raise_()
                await self.look(f"rules-{game}", book)
                self.window.activateWindow()
                self.window.raise_()
                await self.look(f"table-{game}")

            await self.in_both_lights(stop)
            self.window.guide.close()
            self.window.page.toggle_log()
        self.sitting.start(self.games[0], ["greedy"] * 3, seed=4)
        self.window.page._hold(True)
        await self.in_both_lights(lambda: self.look("watch"))
        self.window.show_lobby()

    async def between_humans(self) -> None:
        """The curtain, and the question before something is taken back."""
        sitting, page = self.sitting, self.window.page
        self.sitting.start("kasane", ["human"] * 3, seed=2, names=(LONG, LONG[::-1], LONG.upper()))
        rng = Random(2)
        for _ in range(4):
            await sitting.until(lambda: page.curtain_item.isVisible() or bool(sitting.live()))
            if page.curtain_item.isVisible():
                break
            await sitting.act(rng)
        await self.in_both_lights(lambda: self.look("curtain"))
        await sitting.lift_curtain()
        self.window.undo_action.trigger()
        await self.in_both_lights(lambda: self.look("question"))
        page.question.vanish()
        self.window.notice.say(self.window.tr("Deal number {seed} copied").format(seed=7))
        await self.look("notice")

    async def result_and_past(self) -> None:
        for game in self.games:
            self.sitting.start(game, ["random"] * 3, seed=4)
            await self.sitting.until(lambda: self.window.result.isVisible())
            self.window.result.finish()

            async def stop(game: str = game) -> None:
                await self.look(f"result-{game}")

            await self.in_both_lights(stop)
        self.window.show_replay()
        await self.in_both_lights(lambda: self.look("replay"))
        self.window.show_history()
        await self.in_both_lights(lambda: self.look("past"))

    async def dialogs(self) -> None:
        window = self.window
        window.show_lobby()
        for light in LIGHTS:
            self.switch(theme=light)
            self.tag = f"{self.sitting.preferences.language}-{light}"
            await self.popped_up("menu", window.menu)
            for part in window.menu._parts:
                await self.popped_up(f"menu-{window.menu._parts.index(part)}", part)
            window.activateWindow()
            window.setFocus()
            await asyncio.sleep(PAUSE)
            await self.dialog("preferences", lambda: self.key("ctrl+comma"))
            await self.dialog("about", window._show_about)
            await self.dialog("report", window._report)
            await self.dialog("message", lambda: window._warn(window.tr("The file cannot be read: {why}")))
            await self.dialog("delete", lambda: window.past._delete([1, 2]))
            await self.dialog("open", window.files.to_open)
            await self.dialog("export", window.files.for_table)
        for state in (True, False):
            self.key("F11" if state else "Escape")
            await self.sitting.until(lambda state=state: window.isFullScreen() is state)  # type: ignore[misc]
            assert window.screen_action.isChecked() is state


def stroll(application: QApplication, folder: Path, languages: tuple[str, ...], games: tuple[str, ...]) -> Walk:
    """Walk through everything in these languages."""
    with TemporaryDirectory() as home:
        walk = Walk(folder, Path(home), games)

        async def scenario() -> None:
            for spoken in languages:
                await walk.whole(spoken)

        try:
            run(scenario, application)
        finally:
            walk.window.close()
            language.install("en")
    return walk


def main(arguments: list[str]) -> int:
    application = QApplication([arguments[0], "-style", "fusion"])
    application.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    languages = tuple(name for name in arguments[2:] if name in LANGUAGES) or LANGUAGES
    games = tuple(name for name in arguments[2:] if name in CATALOGUE) or tuple(CATALOGUE)
    walk = stroll(application, Path(arguments[1]), languages, games)
    for complaint in walk.found:
        print(complaint)
    print(f"{len(walk.stops)} stops, {len(walk.found)} complaints")
    return bool(walk.found)


if __name__ == "__main__":
    sys.exit(main(sys.argv))
