"""A walk through every page and dialog of the real window, on the screen that is there.

`python -m tests.walk.stroll FOLDER [LANGUAGE…] [GAME…]` leaves a picture of every stop in a folder and prints what an
eye would complain about. The lights are switched while everything is open, as a player does.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from kasane_desktop.analyst.analysis import write_analysis
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.lessons.lesson import LEARNER
from kasane_desktop.lessons.library import lesson
from kasane_desktop.lessons.names import lessons_of
from kasane_desktop.match.history import History
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import say
from kasane_desktop.scene.kit.cache import store
from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.keys.keys_editor import KeysEditor
from kasane_desktop.ui.lobby.table_row import TableRow
from kasane_desktop.ui.practice.book import Chosen
from kasane_desktop.ui.review.looking import sum_up, today
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import LANGUAGES, TEXT_SIZES, Preferences
from tests.matches import Setting, random_match
from tests.ui.test_review import looked_back_at
from tests.ui.windows import Sitting, run
from tests.walk.seen import Shortened, complaints, lies_on_screen

LIGHTS = ("light", "dark")
SEATED = (("Aya", "ai", "私"), ("Ben", "matsu", "葵"), ("Chiyo", "kuri", "蓮"))
LONG = "Maximilienne-Alexandrina"  # as long as a name may be
LONGEST = 60.0
PAUSE = 0.1
"""Seconds in which a window has been painted."""
PATIENCE = 5.0
"""Seconds in which a window manager has put a window where it belongs, however slow the machine: until then a complaint
is not believed."""


class Walk:
    """One window, and what was found on the way."""

    def __init__(
        self, folder: Path, home: Path, games: tuple[str, ...] = tuple(CATALOGUE), **chosen: str | float
    ) -> None:
        self.folder = folder
        self.games = games
        self.found: list[str] = []
        self.stops: list[str] = []
        self.tag = ""
        self._played = False
        self._shortened = Shortened(LONG, LONG[::-1], LONG.upper())
        usual = {"language": "en", "theme": "light", "contrast": "usual", "book": False}
        self.sitting = Sitting(home, Preferences(speed=0.0, think_seconds=0.5, curtain=True, **{**usual, **chosen}))
        self.window = self.sitting.window
        room = self.window.screen().availableGeometry().marginsRemoved(on_screen.FRAME)
        self.window.resize(room.size())
        self.window.move(self.window.screen().availableGeometry().topLeft())

    def go_home(self) -> None:
        self._shortened.forget()
        self.window.close()

    # -- seeing ------------------------------------------------------------------------------------

    async def look(self, name: str, *windows: QWidget) -> None:
        """Stop here: keep a picture of the screen, and look closely at the windows."""
        picture = await self._still(*windows)
        end = monotonic() + PATIENCE
        while (found := self._complaints(*windows)) and monotonic() < end:
            picture = await self._still(*windows)
        self.found += [f"{self.tag}-{name}: {complaint}" for complaint in (*found, *self._cut())]
        self.stops.append(f"{self.tag}-{name}")
        self.folder.mkdir(parents=True, exist_ok=True)
        picture.save(str(self.folder / f"{self.tag}-{name}.jpg"), quality=88)

    def _complaints(self, *windows: QWidget) -> list[str]:
        kinds = (Qt.WindowType.Window, Qt.WindowType.Dialog)
        shown = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one.windowType() in kinds]
        strays = [one for one in shown if one is not self.window and not on_screen.is_kept(one)]
        return [
            *(f"{type(one).__name__} was opened past ui/controls/on_screen.py" for one in strays),
            *(what for window in windows or (self.window,) for what in complaints(window)),
        ]

    def _cut(self) -> list[str]:
        """What is shortened where everything has its place: all is painted anew, and once."""
        self._shortened.told()
        store.clear()
        self.window.apply_theme()
        self.window.grab()
        return self._shortened.told()

    async def _still(self, *windows: QWidget) -> QImage:
        """The screen when nothing moves on it any more, or not for long."""
        end, before = monotonic() + PATIENCE, QImage()
        while True:
            await asyncio.sleep(PAUSE)
            picture = self.window.screen().grabWindow(0)
            if picture.isNull():  # there is no screen to be photographed
                picture = (windows or (self.window,))[-1].grab()
            now = picture.toImage()
            if now == before or monotonic() > end:
                return now
            before = now

    async def dialog(
        self, name: str, open_it: Callable[[], object], do: Callable[[QDialog], object] = lambda _: None
    ) -> None:
        """Open a dialog that may wait for an answer, do something in it, look at it, and close it."""
        QTimer.singleShot(0, self.window, open_it)
        await self.sitting.until(lambda: isinstance(QApplication.activeModalWidget(), QDialog))
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        do(dialog)
        for _ in range(40):  # a window manager that is busy places it a moment later
            if not lies_on_screen(dialog):
                await asyncio.sleep(0.05)
        await self.look(name, dialog)
        dialog.reject()
        await self.sitting.until(lambda: QApplication.activeModalWidget() is None)

    async def menu_of(self, name: str, open_it: Callable[[], object]) -> None:
        """A menu that something opens for itself."""
        QTimer.singleShot(0, self.window, open_it)
        await self.sitting.until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        await self.look(name, menu)
        menu.close()

    async def popped_up(self, name: str, menu: QMenu) -> None:
        on_screen.pop_up(menu, self.window.mapToGlobal(QPoint(self.window.width() - 40, 50)), to_the_left=True)
        await self.look(name, menu)
        menu.close()

    # -- going -------------------------------------------------------------------------------------

    async def in_front(self, window: QWidget) -> None:
        """The keyboard is there; a manager may have thought of another window just before."""
        end = monotonic() + LONGEST
        while not window.isActiveWindow():
            assert monotonic() < end, f"{window.windowTitle()} does not come to the front"
            window.raise_()
            window.activateWindow()
            await asyncio.sleep(PAUSE)

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

    def light(self, chosen: str) -> None:
        if self.sitting.preferences.theme != chosen:
            self.switch(theme=chosen)
        self.tag = f"{self.sitting.preferences.language}-{chosen}"

    async def in_both_lights(self, name: str, *windows: QWidget) -> None:
        """Stop twice. The light changes in between, from either to the other by turns."""
        first = self.sitting.preferences.theme
        await self.look(name, *windows)
        self.light(LIGHTS[first == LIGHTS[0]])
        await self.look(name, *windows)

    async def whole(self, spoken: str) -> None:
        """Everywhere, in one language."""
        self.switch(language=spoken, theme=LIGHTS[0])
        self.light(LIGHTS[0])
        await self.lobby()
        for game in self.games:
            await self.table(game)
            await self.shared(game)
            await self.end(game)
            await self.lessons(game)
            await self.look_back(game)
        await self.watch()
        await self.between_humans()
        await self.unfinished()
        await self.past()
        await self.practice()
        await self.dialogs()

    async def lobby(self) -> None:
        """As somebody finds it who comes for the first time, and every game that can be chosen."""
        lobby = self.window.lobby
        self.window.show_lobby()
        self.sitting.preferences.invited = False
        lobby.invite()
        assert lobby.inviting is not None
        await self.in_both_lights("invitation")
        lobby.inviting.no.click()
        for game in self.games:
            lobby.choose(game)
            await self.in_both_lights(f"lobby-{game}")
            lobby.panel.learn.fill_menu()
            await self.popped_up(f"menu-lessons-{game}", lobby.panel.learn.menu)
            for row in lobby.findChildren(TableRow):
                if row.isVisible():
                    await self.menu_of(f"menu-editor-{game}", row.choose.click)
                    editor = row.edit()
                    await self.in_both_lights(f"editor-{game}")
                    editor.close_page()

    async def unfinished(self) -> None:
        """All that was left can be continued; and something is due in the book."""
        lobby = self.window.lobby
        for game in self.games:
            self.window.sit_down(played(game, ("human", "skilled", "master"), 5, 9))
        self.window.show_lobby()
        lobby.set_due(12)
        await self.sitting.until(lambda: len(lobby.unfinished.rows) >= len(self.games))
        await self.in_both_lights("unfinished")
        lobby.set_due(0)

    async def table(self, game: str) -> None:
        """Alone, with a hint, with the log, and with the rules beside it."""
        sitting, page = self.sitting, self.window.page
        sitting.start(game, ["human", "greedy", "greedy"], seed=4)
        await sitting.asked()
        await self.in_both_lights(f"table-{game}")
        scene = page.scene
        assert scene is not None
        self.window.menu.hint_action.trigger()
        await sitting.until(lambda: scene.talk.advice is not None)
        await self.look(f"hint-{game}")
        scene.talk.forget_advice()
        page.toggle_log()
        await self.in_both_lights(f"log-{game}")
        page.toggle_log()
        self.window.show_rules()
        book = self.window.guide.book
        assert book is not None
        await self.in_front(book)
        await self.in_both_lights(f"rules-{game}", book)
        self.window.guide.close()

    async def shared(self, game: str) -> None:
        """Two humans and a computer."""
        self.sitting.preferences.curtain = False
        self.sitting.start(game, ["human", "human", "greedy"], seed=4, names=(LONG, LONG[::-1], "Aoi"))
        await self.sitting.asked()
        await self.look(f"shared-{game}")
        self.sitting.preferences.curtain = True

    async def end(self, game: str) -> None:
        """Its last steps are played here; then the result, the table as it was left, and the replay."""
        match = played(game, ("random",) * 3, 4, 1)
        self.window.sit_down(match)
        await self.sitting.until(lambda: self.window.result.isVisible())
        self.window.result.finish()
        await self.in_both_lights(f"result-{game}")
        self.window.ending.see_table()
        await self.in_both_lights(f"end-{game}")
        self.window.ending.see_result()
        self.window.show_replay()
        await self.look(f"replay-{game}")
        self.window.past.replay.toggle_log()
        await self.look(f"replay-log-{game}")
        self.window.past.replay.toggle_log()

    async def lessons(self, game: str) -> None:
        """The first thing that is said in each, what is longest, something done wrong, and the end."""
        page = self.window.lesson
        for name in lessons_of(game):
            taught = lesson(name)
            self.window.learn(name, taught.steps[0].id)
            await self._taught()
            await self.in_both_lights(f"lesson-{name}")
            longest = max(taught.steps, key=lambda step: len(say(step.key, translate=translate)))
            self.window.learn(name, longest.id)
            await self._taught()
            await self.look(f"lesson-long-{name}")
            wrong = next(step for step in taught.steps if step.asks and step.asks[0].replies)
            self.window.learn(name, wrong.id)
            await self._taught()
            teacher = page.teacher
            assert teacher is not None
            wanted = wrong.asks[0].want
            teacher.choose(next(action for action in teacher.match.actions(LEARNER) if action != wanted))
            await self.sitting.until(page.bar.take_back_button.isVisible)
            await self.look(f"lesson-wrong-{name}")
            self.window.learn(name, taught.steps[-1].id)
            await self._taught()
            await self.in_both_lights(f"lesson-done-{name}")

    async def _taught(self) -> None:
        page = self.window.lesson
        await self.sitting.until(
            lambda: page.teacher is not None and (page.teacher.asked is not None or page.bar.match_button.isVisible())
        )

    async def look_back(self, game: str) -> None:
        """What was found in a match, a place in it, one of my mistakes again, and what is said to an answer."""
        match, _ = looked_back_at(game)
        await self._remembered(game)
        replay = self.window.past.replay
        self.window.leave()
        self.window.past.show_replay(match, self.window.show_lobby)
        replay.show_review(True)
        panel = replay.review
        await self.sitting.until(lambda: panel.analysis is not None)
        await self.in_both_lights(f"review-{game}")
        panel.area.verticalScrollBar().setValue(panel.area.verticalScrollBar().maximum())
        await self.in_both_lights(f"review-points-{game}")
        panel.again.click()
        await self.look(f"trial-{game}")
        panel.trial.solution.click()
        await self.in_both_lights(f"trial-solved-{game}")
        self.window.show_lobby()

    async def _remembered(self, game: str) -> None:
        """The match is in the history, and with it what was found in it."""
        match, analysis = looked_back_at(game)
        found = json.dumps(write_analysis(analysis)).encode()

        def keep(history: History) -> bool:
            history.add(match, b"")
            history.keep_review(match, found)
            return sum_up(history, match, analysis, today() - 1)

        library, done = self.window._keeper.library, list[bool]()
        library.ask("walk", keep, done.append)
        await self.sitting.until(lambda: bool(done))

    async def practice(self) -> None:
        """The book of mistakes: empty, with a question, with an answer."""
        page = self.window.past.practice
        self.window.show_practice()
        await self.sitting.until(lambda: page.asking.decision is not None)
        await self.in_both_lights("practice")
        page.trial.solution.click()
        await self.in_both_lights("practice-solved")
        page.close_match()
        for name, rest in (("empty", Chosen((), 0, None)), ("later", Chosen((), 12, today() + 3))):
            page._open(rest)
            await self.in_both_lights(f"practice-{name}")
        self.window.show_lobby()

    async def watch(self) -> None:
        self.sitting.start(self.games[0], ["greedy"] * 3, seed=4)
        self.window.page._hold(True)
        await self.in_both_lights("watch")
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
        await self.in_both_lights("curtain")
        await sitting.lift_curtain()
        self.window.menu.undo_action.trigger()
        await self.in_both_lights("question")
        page.question.vanish()
        self.window.notice.say(self.window.menu.tr("Deal number {seed} copied").format(seed=7))
        await self.look("notice")
        self.window.notice.vanish()

    async def past(self) -> None:
        page = self.window.past.page
        self._have_played()
        self.window.show_history()
        await self.sitting.until(lambda: len(page.model.entries) >= len(self.games))
        await self.in_both_lights("past")
        page.tabs.parts[1].click()
        await self.sitting.until(page.statistics.isVisible)
        await self.in_both_lights("statistics")
        page.tabs.parts[2].click()
        await self.sitting.until(page.skill.isVisible)
        await self.in_both_lights("play")
        page.tabs.parts[0].click()

    def _have_played(self) -> None:
        """A past of matches with a human, which are counted; one is enough for all languages."""
        if not self._played:
            for game, seed in product(self.games, range(4)):
                match = played(game, ("human", "skilled", "master"), seed)
                self.window._keeper.finish(match, self.window.ending.picture(match))
        self._played = True

    async def dialogs(self) -> None:
        window = self.window
        window.show_lobby()
        for light in LIGHTS:
            self.light(light)
            await self.popped_up("menu", window.menu)
            for part in window.menu._parts:
                await self.popped_up(f"menu-{window.menu._parts.index(part)}", part)
            await self.in_front(window)
            await self.dialog("preferences", lambda: self.key("ctrl+comma"))
            await self.dialog("keys", window.dialogs.keys)
            await self.dialog("change-keys", window.dialogs.change_keys)
            await self.dialog("changed-keys", window.dialogs.change_keys, _change_a_key)
            await self.dialog("about", window.dialogs.about)
            await self.dialog("report", window.dialogs.report)
            await self.dialog("message", lambda: window._warn(window.tr("The file cannot be read: {why}")))
            await self.dialog("delete", lambda: window.past._delete([1, 2]))
            await self.dialog("open", window.files.to_open)
            await self.dialog("export", window.files.for_table)
        for state in (True, False):
            await self.in_front(window)
            self.key("F11" if state else "Escape")
            await self.sitting.until(lambda state=state: window.isFullScreen() is state)  # type: ignore[misc]
            assert window.menu.screen_action.isChecked() is state


def _change_a_key(editor: QDialog) -> None:
    """One that another command has: that is told."""
    assert isinstance(editor, KeysEditor)
    editor.put("hint", "Ctrl+H")


def played(game: str, players: tuple[str, str, str], seed: int, steps_left: int = 0) -> Match:
    """A match of random moves, up to its end or a little before."""
    sitters = [
        Sitter(name, player, {"colour": colour, "crest": crest})
        for player, (name, colour, crest) in zip(players, SEATED, strict=True)
    ]
    match = Match(CATALOGUE[game], sitters, {}, seed)
    steps = random_match(Setting(match.game, len(sitters)), seed).steps
    for step in steps[: len(steps) - steps_left]:
        match.play(step.seat, step.action)
    return match


def stroll(
    application: QApplication, folder: Path, languages: tuple[str, ...], games: tuple[str, ...], **chosen: str | float
) -> Walk:
    """Walk through everything in these languages."""
    with TemporaryDirectory() as home:
        walk = Walk(folder, Path(home), games, **chosen)

        async def scenario() -> None:
            for spoken in languages:
                await walk.whole(spoken)

        try:
            run(scenario, application)
        finally:
            walk.go_home()
            language.install("en")
    return walk


def main(arguments: list[str]) -> int:
    application = QApplication([arguments[0], "-style", "fusion"])
    application.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    languages = tuple(name for name in arguments[2:] if name in LANGUAGES) or LANGUAGES
    games = tuple(name for name in arguments[2:] if name in CATALOGUE) or tuple(CATALOGUE)
    chosen: dict[str, str | float] = {}
    if "contrast" in arguments:
        chosen["contrast"] = "high"
    for name, size in (("small", min(TEXT_SIZES)), ("large", max(TEXT_SIZES))):
        if name in arguments:
            chosen["text_size"] = size
    walk = stroll(application, Path(arguments[1]), languages, games, **chosen)
    for complaint in walk.found:
        print(complaint)
    print(f"{len(walk.stops)} stops, {len(walk.found)} complaints")
    return bool(walk.found)


if __name__ == "__main__":
    sys.exit(main(sys.argv))
