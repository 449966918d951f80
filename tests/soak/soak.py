"""`make soak`: a thousand matches in one window, which must not grow. MATCHES says how many.

Every match is played by computers through the real table; now and then it is looked at again, and the page of past
matches is opened. Threads and open files must stay the same, and memory must not grow with the number of matches.
"""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
import threading
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from statistics import median

import qasync
from PySide6.QtWidgets import QApplication

from kasane_desktop.games.catalogue import CATALOGUE
from kasane_desktop.ui import language, style
from kasane_desktop.ui.preferences import Preferences
from kasane_desktop.ui.tidying import tidy_at_rest
from tests.ui.windows import Sitting

EVERY = 20
"""Matches from one look at memory, threads and files to the next."""
MOST_GROWTH = 20
"""Kilobytes a match."""


@dataclass(frozen=True)
class Use:
    memory: int  # KB
    threads: int
    files: int


def use() -> Use:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return Use(pages * os.sysconf("SC_PAGE_SIZE") // 1024, threading.active_count(), len(os.listdir("/proc/self/fd")))


async def play(sitting: Sitting, matches: int) -> list[Use]:
    window, seen = sitting.window, list[Use]()
    games = cycle((game.id, count) for game in CATALOGUE.values() for count in game.counts if game.id != "kabuki")
    for number, (game, count) in zip(range(matches), games, strict=False):
        sitting.start(game, ["random"] * count, seed=number)
        await sitting.until(lambda: window.result.isVisible())
        if number % 10 == 0:
            await look_around(sitting)
        if number % EVERY == 0:
            seen.append(use())
            print(f"{number + 1} matches: {seen[-1]}", flush=True)
    return seen


async def look_around(sitting: Sitting) -> None:
    window = sitting.window
    window.show_replay()
    replay = window.past.replay
    assert replay.reel is not None
    for at in range(0, replay.reel.last, 7):
        replay.go(at)
        await asyncio.sleep(0)
    replay.left.emit()
    window.show_history()
    window.past.page.tabs.parts[1].click()
    await asyncio.sleep(0.05)
    window.show_lobby()
    await asyncio.sleep(0.05)


def judge(seen: list[Use], matches: int) -> None:
    """Memory goes up and down by what happens to be cached: medians of the middle and the last third tell."""
    third = max(1, len(seen) // 3)
    middle, end = seen[-2 * third : -third] or seen[:1], seen[-third:]
    growth = (median(use.memory for use in end) - median(use.memory for use in middle)) / (third * EVERY)
    print(f"{matches} matches; {growth:.1f} KB a match in the last third; {middle[0]} to {end[-1]}")
    assert end[-1].threads <= middle[0].threads, "threads are left behind"
    assert end[-1].files <= middle[0].files, "files are left open"
    assert growth < MOST_GROWTH, "memory grows"


def main() -> None:
    matches = int(os.environ.get("MATCHES", "1000"))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    language.install("en")
    style.dress(application, dark=False)
    tidy_at_rest()
    loop = qasync.QEventLoop(application)
    asyncio.set_event_loop(loop)
    with tempfile.TemporaryDirectory() as folder, loop:
        sitting = Sitting(Path(folder), Preferences(speed=0.0, curtain=False, language="en", theme="light"))
        seen = loop.run_until_complete(play(sitting, matches))
        sitting.window.close()
    judge(seen, matches)


if __name__ == "__main__":
    main()
