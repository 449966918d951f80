"""How the page of past matches grows with their number: `make bench-history`.

A window with 100, 1,000 and 10,000 matches in its history. What counts is how long the window's thread works without a
break after the page is opened and after a key is pressed in the search: for that long nothing moves. That is measured
on the processor, so that other programs do not count. Next to it, by the clock, how long it takes until the answer is
there; and how large the file is. Every match has been looked back at: statistics of play are counted from all of them,
and the book of mistakes holds some of each.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui_probes import Sitting

    from kasane_desktop.match.history import Entry, History
    from kasane_desktop.ui.keeping.library import Library

FRAME = 1000 / 60
"""Milliseconds."""
TYPED = ("a", "y", "a", " ", "k")
MISTAKES = 3
"""In the book, of each match."""
NAMES = ("Aya", "Ren", "Kaede", "Sumi", "Éloïse", "花子", "Ben", "Chiyo")


def entries(many: int) -> list[Entry]:
    from kasane_desktop.catalogue import CATALOGUE
    from kasane_desktop.match.history import Entry

    rng, begun, made = Random(1), datetime(2024, 1, 1, tzinfo=UTC), list[Entry]()
    for number in range(1, many + 1):
        game = rng.choice(list(CATALOGUE.values()))
        count = rng.choice(game.counts)
        places = rng.sample(range(1, count + 1), count)
        ended, level = begun + timedelta(hours=2 * number), rng.choice(["novice", "skilled", "master"])
        scores = tuple(rng.randrange(60) for _ in range(count))
        names = tuple(rng.sample(NAMES, count))
        made.append(Entry(number, ended, game.id, number, level, 0, names, {}, scores, tuple(places)))
    return made


def fill(history: History, many: int, picture: bytes, record: bytes) -> None:
    import sqlite3

    from kasane_desktop.analyst.analysis import VERSION
    from kasane_desktop.match.history import Card, Skill
    from kasane_desktop.match.history.book import sum_up
    from kasane_desktop.match.history.file import INSERT, INSERT_PAPERS

    rng = Random(2)

    def insert(file: sqlite3.Connection) -> None:
        file.execute("BEGIN")
        for entry in entries(many):
            digest = f"digest of {entry.id}"
            file.execute(INSERT, (entry.id, digest, *entry.row()))
            file.execute(INSERT_PAPERS, (entry.id, record, picture))
            cards = [Card(at, good=at % 2 == 0, due=730_000 + rng.randrange(20_000)) for at in range(MISTAKES)]
            sum_up(file, digest, VERSION, Skill(20, rng.random() / 10, rng.random() - 0.5), cards)
        file.execute("COMMIT")

    history._do(insert)


async def measured(library: Library, act: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds: the longest for which the window was not free, and until the answer was there."""
    begun, moments = time.perf_counter(), [time.thread_time()]
    act()
    moments.append(time.thread_time())
    while not library.resting:
        await asyncio.sleep(0)
        moments.append(time.thread_time())
    answered = time.perf_counter()
    for _ in range(30):  # what is painted then
        await asyncio.sleep(0.002)
        moments.append(time.thread_time())
    return 1000 * max(after - before for before, after in pairwise(moments)), 1000 * (answered - begun)


async def use(sitting: Sitting, many: int, rounds: int) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from ui_probes import played

    from kasane_desktop.catalogue import CATALOGUE
    from kasane_desktop.ui.pictures.picture import picture
    from kasane_desktop.ui.pictures.small_picture import small

    window, library = sitting.window, sitting.window._keeper.library
    match = played(CATALOGUE["kasane"])
    fill(library.history, many, small(picture(match, 0, 960, 600, dark=False)), b"")
    size = library.history._path.stat().st_size / many
    page = window.past.page
    opened, typed, counted, skilled, due = [], [], [], [], []
    for _ in range(rounds + 1):
        opened.append(await measured(library, window.show_history))
        await asyncio.sleep(0.3)
        for key in TYPED:
            typed.append(await measured(library, partial(QTest.keyClicks, page.search, key)))
        page.tabs.parts[1].click()
        await asyncio.sleep(0.5)
        for _ in TYPED:
            counted.append(await measured(library, lambda: QTest.keyClick(page.search, Qt.Key.Key_Backspace)))
        page.tabs.parts[2].click()
        await asyncio.sleep(0.5)
        for key in TYPED:
            skilled.append(await measured(library, partial(QTest.keyClicks, page.search, key)))
        page.search.clear()
        page.tabs.parts[0].click()
        await asyncio.sleep(0.3)
        window.show_lobby()
        await asyncio.sleep(0.3)
        while window.lobby._waiting:  # its pictures are painted
            await asyncio.sleep(0.05)
        due.append(await measured(library, window.past.book.count))
    print(f"{many:>8}{size / 1000:>9.1f}", end="")
    for times in (opened[1:], typed[len(TYPED) :], counted[len(TYPED) :], skilled[len(TYPED) :], due[1:]):
        pauses, waits = zip(*times, strict=True)
        print(f"{median(pauses):>10.1f}{max(pauses):>7.1f}{median(waits):>9.1f}", end="")
    print(f"   (first opening {opened[0][0]:.0f})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="The page of past matches with many of them.")
    parser.add_argument("--matches", type=int, nargs="+", default=[100, 1000, 10_000])
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(Path(__file__).parent))
    import qasync
    from PySide6.QtWidgets import QApplication
    from ui_probes import Sitting

    from kasane_desktop.ui.controls import style
    from kasane_desktop.ui.settings import language

    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    language.install("en")
    style.dress(application, False)
    loop = qasync.QEventLoop(application)
    asyncio.set_event_loop(loop)
    print(
        "ms: the longest work of the window's thread (median, most) and the wait for the answer; a frame is",
        f"{FRAME:.0f}",
    )
    print(f"{'matches':>8}{'KB each':>9}{'opening':>10}{'':>7}{'answer':>9}{'a key':>10}{'':>7}{'answer':>9}", end="")
    print("".join(f"{what:>10}{'':>7}{'answer':>9}" for what in ("figures", "play", "the book")))
    with loop:
        for many in asked.matches:
            with tempfile.TemporaryDirectory() as folder:
                sitting = Sitting(Path(folder), 1.0)
                loop.run_until_complete(use(sitting, many, asked.rounds))
                sitting.window.close()


if __name__ == "__main__":
    main()
