"""The real program, which does what it is told in lines of JSON and tells in a line what can be seen of it then.

python -m tests.attack.target [FILE]
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from kasane_desktop.app import play
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.lessons.names import lessons_of
from kasane_desktop.match.history import EVERYTHING
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import BadRecord
from kasane_desktop.match.shelf import Waiting
from kasane_desktop.match.window import idle_action
from kasane_desktop.ui.controls.text_scale import look_beside
from kasane_desktop.ui.dialogs.about import About
from kasane_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from kasane_desktop.ui.dialogs.report import report
from kasane_desktop.ui.keys.keys_dialog import KeysDialog
from kasane_desktop.ui.keys.keys_editor import KeysEditor
from kasane_desktop.ui.lobby.table_row import TableRow
from kasane_desktop.ui.settings.setup import Setup
from kasane_desktop.ui.window import demonstration
from kasane_desktop.ui.window.main_window import MainWindow
from tests.soak.victim import COLOURS, CRESTS, told

PATIENCE = 60.0
"""Seconds in which something must happen that was waited for."""


class Target:
    """What can be told to it are its methods."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.rng, self.goes_on = window, Random(), True
        self._now = (time.time, time.time_ns, os.fsync)
        self._boxes: list[str] = []  # what was told since it was last asked
        self._plain = True

    async def live(self) -> int:
        self._tell()
        orders: asyncio.Queue[str] = asyncio.Queue()
        Thread(target=_listen, args=(asyncio.get_running_loop(), orders), daemon=True).start()
        while self.goes_on and (line := await orders.get()):
            order = json.loads(line)
            begun = time.monotonic()
            await getattr(self, order.pop("do"))(**order)
            self._tell(took=round(time.monotonic() - begun, 3))
        return 0

    def _tell(self, **more: Any) -> None:
        self._read_boxes()
        match = self.window.match
        pages: dict[QWidget | None, str] = {
            self.window.lobby: "lobby",
            self.window.page: "table",
            self.window.result: "result",
        }
        pages |= {self.window.past.page: "history", self.window.past.replay: "replay"}
        seen = {
            "page": pages.get(self.window._pages.currentWidget(), ""),
            "told": self._boxes,
            "plain": self._plain,
            "match": None if match is None else list(map(str, told(match))),
        }
        os.write(1, (json.dumps({**seen, **more}) + "\n").encode())
        self._boxes = []

    def _read_boxes(self) -> None:
        """As a player does it, who then goes on: the table waits while another window is in front of it."""
        for box in QApplication.topLevelWidgets():
            if isinstance(box, QMessageBox) and box.isVisible():
                self._boxes.append(box.text())
                self._plain &= box.textFormat() == Qt.TextFormat.PlainText
                box.close()
                self.window.activateWindow()

    async def _until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._read_boxes()
                await asyncio.sleep(0.001)

    # -- ways in ---------------------------------------------------------------------------------

    async def open(self, path: str) -> None:
        self.window.open_file(Path(os.fsdecode(path)))
        await asyncio.sleep(0)

    async def drop(self, address: str) -> None:
        data = QMimeData()
        data.setUrls([QUrl(address)])
        button, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        self.window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, button, keys))

    async def table(self, path: str) -> None:
        """An own table of combinations, in the lobby."""
        self.window.show_lobby()
        self.window.lobby.choose("kasane")
        row = next(row for row in self.window.lobby.findChildren(TableRow) if row.isVisibleTo(self.window))
        editor = row.edit()
        editor.read(Path(path))
        editor.close_page()

    # -- play ------------------------------------------------------------------------------------

    async def begin(self, game: str, seed: int) -> None:
        """A match of people who do not take long."""
        count = min(CATALOGUE[game].counts)
        sitters = [Sitter(f"P{n}", "human", {"colour": COLOURS[n], "crest": CRESTS[n]}) for n in range(count)]
        self.rng.seed(seed)
        self.window._preferences.curtain, self.window._preferences.speed = False, 0.0  # also where none could be read
        self.window.start(Setup(game, tuple(sitters), {}, seed))
        await self.step(0)

    async def step(self, times: int) -> None:
        """Play, and wait until what was played is kept or refused."""
        for _ in range(times):
            await self._until(self._at_rest)
            conductor, match = self.window.conductor, self.window.match
            if conductor is None or match is None or match.outcome() is not None:
                break
            before = match.cursor
            if conductor.asked is None:
                for seat in match.to_act():
                    if (action := idle_action(match, seat)) is not None:
                        conductor.call(seat, action, 0)
                await self._until(partial(_has_moved, match, before))
            elif self.rng.random() < 0.1 and conductor.undo_target is not None:
                conductor.undo()
                await asyncio.sleep(0.01)
            else:
                seat = conductor.asked
                chosen = self.rng.choice(match.actions(seat))
                while match.cursor == before and self.window.conductor is conductor:
                    if conductor.asked == seat:  # after an undo it may be asked anew
                        conductor.choose(chosen)
                    await asyncio.sleep(0.002)
        await self._until(self._at_rest)
        self.window._keeper.flush()
        await asyncio.sleep(0.01)  # what the disk has refused is heard now

    def _at_rest(self) -> bool:
        """Whether somebody is asked, or nobody will be."""
        conductor, match = self.window.conductor, self.window.match
        if conductor is None or match is None or match.outcome() is not None:
            return True
        if conductor.asked is not None:
            return bool(match.actions(conductor.asked))
        return conductor.race is not None and bool(match.to_act())

    async def lobby(self) -> None:
        self.window.show_lobby()
        self.window._keeper.flush()  # what is unfinished has been looked for
        await asyncio.sleep(0.01)

    async def resume(self) -> None:
        """Go on with the match that was left last, of those that the lobby offers."""
        self.window.show_lobby()
        if offered := self.window._keeper.waiting():
            self.window.resume(offered[0].id)
        await self.step(0)

    async def history(self) -> None:
        self.window.show_history()
        await asyncio.sleep(0.02)

    async def look_back(self) -> None:
        """At every match that has ended: what was found out earlier is shown, mistakes are tried again."""
        self.window.show_history()
        library, past = self.window._keeper.library, self.window.past
        await self._until(lambda: library.resting)
        for entry in [one for one in past.page.model.entries if not isinstance(one, Waiting)]:
            past.show_history()
            past.page.list.setCurrentIndex(past.page.model.index(past.page.model.entries.index(entry), 0))
            past.page.replayed.emit(entry.id)
            await self._until(lambda: library.resting)
            if past.replay.reel is not None:
                past.replay.show_review(True)
                await self._until(lambda: library.resting)
                review = past.replay.review
                if review.analysis is not None:
                    review.grab()
                    for _ in range(len(review.mistakes[:3])):
                        review.again.click()
                        review.trial.solution.click()
                        review.trial.next.click()
                past.replay.left.emit()
            await self._until(lambda: library.resting)

    async def begin_to_look_back(self) -> None:
        """At the latest match, in processes that are at work when this returns."""
        self.window.show_history()
        library, past = self.window._keeper.library, self.window.past
        await self._until(lambda: library.resting)
        past.page.replayed.emit(past.page.model.entries[0].id)
        await self._until(lambda: past.replay.reel is not None)
        heard = list[int]()
        past.replay.looking.progressed.connect(lambda done, of: heard.append(done))
        past.replay.show_review(True)
        await self._until(lambda: bool(heard))

    async def practise(self) -> None:
        """Go through the book of mistakes, and be shown every answer."""
        library, page = self.window._keeper.library, self.window.past.practice
        self.window.past.show_practice()
        await self._until(lambda: library.resting)
        for _ in range(20):
            if page.asked is None:
                break
            page.trial.solution.click()
            page.trial.next.click()
            await self._until(lambda: library.resting)
        page.left.emit()

    async def statistics(self) -> None:
        """Look at every page of figures."""
        self.window.show_history()
        library, page = self.window._keeper.library, self.window.past.page
        for part in (*page.tabs.parts, page.tabs.parts[0]):
            part.click()
            await self._until(lambda: library.resting)
            page.grab()

    async def export(self, folder: str) -> None:
        """All past matches, in both forms; and a report of the first, with what looking back at it has found."""
        self.window.show_history()
        library, past = self.window._keeper.library, self.window.past
        await self._until(lambda: library.resting)
        for name in ("table.csv", "all.json"):
            past.export(EVERYTHING, Path(folder) / name)
            await self._until(lambda: library.resting)
        finished = [one for one in past.page.model.entries if not isinstance(one, Waiting)]
        with suppress(BadRecord, KeyError, IndexError):
            match, written = library.history.match(finished[0].id), list[str]()
            past.with_review(match, lambda found: written.append(report(match, self.window._preferences, found)))
            await self._until(lambda: bool(written))
            (Path(folder) / "problem.kasane-report").write_text(written[0], encoding="utf-8")

    async def settings(self) -> None:
        """Look at all dialogs in which something is set or told."""
        window, preferences = self.window, self.window._preferences
        keys = KeysDialog("", [], preferences.keys, window)
        editor = KeysEditor(preferences, look_beside(window, dark=False), window)
        for dialog in (PreferencesDialog(preferences, window), keys, editor, About(window)):
            dialog.grab()
            dialog.close()
            dialog.deleteLater()
        await asyncio.sleep(0)

    async def ask_for_file(self) -> None:
        """See the dialog in which a file is chosen, and choose none."""

        def reject() -> None:
            for dialog in QApplication.topLevelWidgets():
                if isinstance(dialog, QFileDialog):
                    dialog.reject()
                    return
            QTimer.singleShot(10, reject)

        QTimer.singleShot(10, reject)
        assert self.window.files.to_open() is None
        await asyncio.sleep(0.05)  # it is taken down

    async def learn(self, game: str) -> None:
        """Begin every lesson of a game where it was left."""
        for name in lessons_of(game):
            self.window.learn(name)
            await asyncio.sleep(0.01)
        self.window.show_lobby()

    async def tables(self) -> None:
        """Choose every table of one's own box that is offered, look at it, and delete it."""
        self.window.show_lobby()
        self.window.lobby.choose("kasane")
        row = next(row for row in self.window.lobby.findChildren(TableRow) if row.isVisibleTo(self.window))
        for name, table in row.store.tables().items():
            row.changed.emit(table)
            editor = row.edit()
            editor.grab()
            editor.close_page()
            row.store.delete(name)
            assert name not in row.store.tables()

    async def continued(self) -> None:
        """Go on with the match that was left last, of those that wait."""
        self.window.show_history()
        await asyncio.sleep(0.02)
        waiting = [one for one in self.window.past.page.model.entries if isinstance(one, Waiting)]
        if waiting:
            self.window.past.page.continued.emit(waiting[0].id)
            await self.step(0)

    async def quit(self) -> None:
        self.window.close()
        self.goes_on = False

    # -- what the machine does -------------------------------------------------------------------

    async def limit(self, size: int) -> None:
        """How large files may grow: a full disk. -1 is without limit."""
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def slow(self, seconds: float) -> None:
        """A disk that takes its time."""
        fsync = self._now[2]

        def sync(handle: Any) -> None:
            time.sleep(seconds)
            fsync(handle)

        os.fsync = sync  # type: ignore[assignment]  # it is called by name, as before

    async def clock(self, by: float) -> None:
        """Somebody sets the clock."""
        now, now_ns, _ = self._now
        time.time = lambda: now() + by
        time.time_ns = lambda: now_ns() + round(by * 10**9)

    async def hurry_on(self) -> None:
        """Everything as it was."""
        time.time, time.time_ns, os.fsync = self._now
        await self.limit(-1)


def _has_moved(match: Match, before: int) -> bool:
    return match.cursor != before


def _listen(loop: asyncio.AbstractEventLoop, orders: asyncio.Queue[str]) -> None:
    """In a thread that keeps nobody from ending."""
    line = " "
    while line:
        line = sys.stdin.readline()
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(orders.put_nowait, line)


def main() -> None:
    for sign in (signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM):  # by nohup or in the background some are ignored
        signal.signal(sign, signal.SIG_DFL)

    async def live(window: MainWindow, folder: Path, game: str | None = None) -> int:
        return await Target(window).live()

    demonstration.demonstrate = live  # all the rest is the program as it is
    play(Path(sys.argv[1]) if len(sys.argv) > 1 else None, pictures=Path())


if __name__ == "__main__":
    main()
