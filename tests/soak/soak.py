"""`make soak`: a thousand matches in one window, which must not grow. MATCHES says how many.

Every match is played by computers through the real table; now and then it is looked at again and looked back at, and
the pages of past matches are opened. What is weighed is the program with all the processes it has started: neither
memory nor threads nor open files may grow with the number of matches.
"""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import NamedTuple

import qasync
from PySide6.QtWidgets import QApplication

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.ui.controls import style
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.window.tidying import give_pictures_back, tidy_at_rest
from tests.soak.haste import make_haste
from tests.soak.process_tree import Use, tree
from tests.ui.windows import Sitting

EVERY = 5
"""Matches from one look at memory, threads and files to the next."""
REST = 2.0
"""Seconds after which what the last match took has been given back."""
MOST_GROWTH = {"pss": 20 * 1024, "threads": 0.02, "files": 0.02}
"""What may come to it with a match, beyond doubt: bytes, threads and open files."""


class Look(NamedTuple):
    """At the program, after so many matches."""

    matches: int
    use: Use


class Slope(NamedTuple):
    """By how much something grows with each match, between bounds that hold 99 times of a hundred."""

    least: float
    likely: float
    most: float


async def play(sitting: Sitting, matches: int) -> list[Look]:
    window, seen = sitting.window, list[Look]()
    games = cycle((game.id, count) for game in CATALOGUE.values() for count in game.counts)
    for number, (game, count) in zip(range(1, matches + 1), games, strict=False):
        sitting.start(game, ["random"] * count, seed=number)
        await sitting.until(lambda: window.result.isVisible())
        if number % 10 == 0:
            await look_around(sitting)
        if number % EVERY == 0:
            window.show_lobby()
            await asyncio.sleep(REST)
            gc.collect()
            seen.append(Look(number, tree(os.getpid())))
            print(f"{number} matches: {seen[-1].use}", flush=True)
    return seen


async def look_around(sitting: Sitting) -> None:
    window = sitting.window
    window.show_replay()
    replay = window.past.replay
    assert replay.reel is not None
    for at in range(0, replay.reel.last, 7):
        replay.go(at)
        await asyncio.sleep(0)
    heard = list[int]()
    hearing = replay.looking.progressed.connect(lambda done, of: heard.append(done))
    replay.show_review(True)  # in processes of its own, which end when one goes elsewhere
    await sitting.until(lambda: bool(heard))
    replay.looking.progressed.disconnect(hearing)
    replay.left.emit()
    window.show_history()
    for part in window.past.page.tabs.parts[1:]:
        part.click()
        await asyncio.sleep(0.2)


def slope(points: list[tuple[int, float]]) -> Slope:
    """The median of the slopes between all pairs of points: single points that lie elsewhere do not move it (Theil and
    Sen). The bounds are those of Kendall's tau: too wide to say anything where there are few points."""
    slopes = sorted((b - a) / (n - m) for m, a in points for n, b in points if n > m)
    many = len(points)
    spread = 2.576 * (many * (many - 1) * (2 * many + 5) / 18) ** 0.5
    least, most = int((len(slopes) - spread) / 2), int((len(slopes) + spread) / 2)
    return Slope(slopes[max(0, least)], median(slopes), slopes[min(len(slopes) - 1, most)])


def judge(seen: list[Look]) -> list[str]:
    """What grows, in words. What is loaded and cached at first does not count: the last two thirds do."""
    later = seen[len(seen) // 3 :]
    if len(later) < 4:
        return ["too few matches to say anything"]
    faults = []
    for name, most in MOST_GROWTH.items():
        growth = slope([(look.matches, getattr(look.use, name)) for look in later])
        print(
            f"{name}: {growth.likely:+.2f} a match (99 times of 100 between {growth.least:+.2f} and {growth.most:+.2f})"
        )
        faults += [f"{name} grow"] if growth.least > most else []
    return faults


def main() -> None:
    matches = int(os.environ.get("MATCHES", "1000"))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    give_pictures_back()
    application = QApplication([])
    language.install("en")
    style.dress(application, dark=False)
    tidy_at_rest()
    loop = qasync.QEventLoop(application)
    asyncio.set_event_loop(loop)
    preferences = Preferences(speed=0.0, curtain=False, language="en", theme="light")
    make_haste(preferences)
    with tempfile.TemporaryDirectory() as folder, loop:
        sitting = Sitting(Path(folder), preferences)
        seen = loop.run_until_complete(play(sitting, matches))
        sitting.window.close()
    if faults := judge(seen):
        raise SystemExit("; ".join(faults))


if __name__ == "__main__":
    main()
