"""What `benchmarks/ui.py` starts: `python benchmarks/ui_probes.py PROBE [ARGUMENT …]`. Prints one line of JSON.

Those of a start have a file of their own: start_probes.py.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable, Coroutine
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QApplication
from start_probes import SIZE, Watcher, tell

if TYPE_CHECKING:
    from kasane_desktop.core.game import Game, View
    from kasane_desktop.core.table import Table
    from kasane_desktop.match.match import Match
    from kasane_desktop.scene.beat import Standing
    from kasane_desktop.scene.table_scene import TableScene
    from kasane_desktop.ui.review import LookingBack
    from kasane_desktop.ui.window.main_window import MainWindow

MOST_SEATS = 4
CREW = ("Aya", "Ben", "Chiyo", "Dora")
TICK = 16
"""Milliseconds from one frame of Qt's animations to the next."""
DEEP = 60.0
"""Seconds for which the computer player would think: longer than anything that is measured meanwhile."""


# --- a window to work with ---


class Sitting:
    """The window with everything around it, on the loop of the program."""

    def __init__(self, folder: Path, speed: float) -> None:
        from kasane_desktop.players.thinker import Thinker
        from kasane_desktop.ui.keeping.keeper import Keeper
        from kasane_desktop.ui.settings.preferences import Preferences
        from kasane_desktop.ui.window.main_window import MainWindow

        preferences = Preferences(speed=speed, curtain=False, language="en", theme="light")
        self.thinker = Thinker()
        self.window = MainWindow(preferences, folder / "preferences.json", Keeper(folder / "data"), self.thinker)
        self.window.resize(*SIZE)
        self.window.show_lobby()
        self.window.show()


def run(scenario: Callable[[Sitting], Coroutine[Any, Any, None]], folder: str, speed: float) -> None:
    import qasync

    from kasane_desktop.ui.controls import style
    from kasane_desktop.ui.window.tidying import give_pictures_back, tidy_at_rest

    give_pictures_back()
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    style.dress(application, False)
    loop = qasync.QEventLoop(application)
    asyncio.set_event_loop(loop)
    with loop:
        sitting = Sitting(Path(folder), speed)
        tidy_at_rest()  # as in the program, Python's collector runs between frames
        loop.run_until_complete(scenario(sitting))
        sitting.window.close()


def seated(game: Game[Any, Any], player: str, seed: int) -> Match:
    from kasane_desktop.match.match import Match, Sitter

    count = min(MOST_SEATS, game.counts[-1])
    colours, crests = ("ai", "matsu", "kuri", "ume"), "私葵蓮楓"
    sitters = [Sitter(f"Seat {n}", player, {"colour": colours[n], "crest": crests[n]}) for n in range(count)]
    return Match(game, sitters, {}, seed)


# --- movement ---


async def frames(sitting: Sitting, rounds: int) -> None:
    """The busiest movement of each game is shown: for the first time, so that its pictures are there; then with the
    computer idle, thinking as hard as it can, looking back at a match, and idle again."""
    from kasane_desktop.catalogue import CATALOGUE
    from kasane_desktop.scene.kit.cache import store
    from kasane_desktop.ui.review import LookingBack

    looking, past = LookingBack(), played(CATALOGUE["kasane"])
    question = deep_question(past)
    await asyncio.wrap_future(sitting.thinker.ask(*question, budget=0.1))  # from now on it is awake
    stages = []
    for game in CATALOGUE.values():
        before, after, moving = busiest(sitting.window, match := played(game))
        stages.append((match, before, after))
        tell(game=game.id, pieces=moving)
    for _ in range(rounds):
        for match, before, after in stages:
            store.clear()
            for condition in ("first", "idle", "thinking", "looking back", "idle again"):
                if condition == "thinking":
                    sitting.thinker.ask(*question, budget=DEEP)
                elif condition == "looking back":
                    await begin_looking(looking, past)
                filmed = await film(sitting.window, match, before, after)
                sitting.thinker.cancel()
                looking.stop()
                tell(condition=condition, game=match.game.id, **filmed)


async def begin_looking(looking: LookingBack, match: Match) -> None:
    """Until its processes are at work."""
    at_work: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    heard = looking.progressed.connect(lambda done, of: None if at_work.done() else at_work.set_result(None))
    looking.begin(match, None)
    await at_work
    looking.progressed.disconnect(heard)


def played(game: Game[Any, Any]) -> Match:
    """A match to its end, by random players."""
    from random import Random

    match, rng = seated(game, "random", 3), Random(3)
    while acting := match.to_act():
        if not match.deal():
            seat = rng.choice(acting)
            match.play(seat, rng.choice(match.actions(seat)))
    return match


def lay(window: MainWindow, match: Match, speed: float) -> TableScene:
    page = window.page
    page.open(match)
    window._pages.setCurrentWidget(page)
    assert page.scene is not None
    page.scene.set_speed(speed)
    return page.scene


def show(window: MainWindow, table: Table) -> None:
    window.page.models.show(table)
    assert window.page.scene is not None
    window.page.scene.lay_out()


def busiest(window: MainWindow, match: Match) -> tuple[Table, Table, int]:
    """The two tables between which most pieces move, and how many do."""
    scene = lay(window, match, 0.0)
    best, most = 0, -1
    places: dict[str, tuple[float, float]] = {}
    for at in range(len(match.steps) + 1):
        show(window, match.table(0, at))
        now = {piece: (spot.x, spot.y) for piece, spot in scene.arranged.pieces.items()}
        moving = sum(places.get(piece) != now.get(piece) for piece in {*places, *now})
        if at and places and moving > most:
            best, most = at, moving
        places = now
    return match.table(0, best - 1), match.table(0, best), most


def deep_question(match: Match) -> tuple[str, str, dict[str, str], View, str]:
    """For the strongest player, from the middle of a match: there is something to choose."""
    from kasane_desktop.core.game import CHANCE

    middle = len(match.steps) // 2
    views = (match.view(step.seat, at) for at, step in enumerate(match.steps) if at >= middle and step.seat != CHANCE)
    view = next(view for view in views if len(view.actions) > 1)
    return match.game.id, "master", {}, view, "seed"


async def film(window: MainWindow, match: Match, before: Table, after: Table) -> dict[str, Any]:
    """A movement: seconds until its first frame and between its frames, by the clock and on the processor, and shares
    of a core that were busy with it and with thinking."""
    scene = lay_before(window, match, before)
    await asyncio.sleep(0.3)
    rested: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def rest() -> None:
        if not rested.done():
            rested.set_result(None)

    scene.rested.connect(rest)
    watcher, ours, thinkers = Watcher(window.page.view.viewport()), time.process_time(), children_cpu()
    begun = time.monotonic()
    set_out(window, scene, after)
    if not scene.resting:
        await rested
    lasted, seen = time.monotonic() - begun, watcher.moments
    scene.moments.finish()
    watcher.deleteLater()
    return {
        "delay": seen[0] - begun,
        "gaps": [b - a for a, b in pairwise(seen)],
        "work": [b - a for a, b in pairwise(watcher.worked)],
        "window": (time.process_time() - ours) / lasted,
        "thinker": (children_cpu() - thinkers) / lasted,
    }


async def ticks(sitting: Sitting) -> None:
    """The same movements, stepped by hand from tick to tick, so that no load of the machine matters: in which of them
    there was nothing to paint."""
    from kasane_desktop.catalogue import CATALOGUE
    from kasane_desktop.scene.kit.motion import Motion

    for game in CATALOGUE.values():
        before, after, _ = busiest(sitting.window, match := played(game))
        scene = lay_before(sitting.window, match, before)
        QApplication.processEvents()
        set_out(sitting.window, scene, after)
        watcher = Watcher(sitting.window.page.view.viewport())
        begun: dict[Any, int] = {}  # ways, and at which tick they set out
        empty, at = [], 0
        while not scene.resting:
            for way in [way for motion in scene.findChildren(Motion) for way in motion._ways]:
                way.clock.pause()
                way.clock.setCurrentTime(TICK * (at - begun.setdefault(way, at)))
            painted = len(watcher.moments)
            QApplication.processEvents()
            if len(watcher.moments) == painted:
                empty.append(at)
            at += 1
        scene.moments.finish()
        watcher.deleteLater()
        tell(game=game.id, ticks=at, empty=empty)


def lay_before(window: MainWindow, match: Match, before: Table) -> TableScene:
    """The table before a movement."""
    scene = lay(window, match, 0.0)
    show(window, before)
    scene.set_speed(1.0)
    return scene


def set_out(window: MainWindow, scene: TableScene, after: Table) -> None:
    """Let a movement begin, and beside it all that a moment can show at once."""
    show(window, after)
    scene.moments.fly([(seat, 5) for seat in range(len(after.seats))], "")
    scene.moments.shine(next(iter(scene.arranged.pieces)))
    scene.moments.beat("Round 2 of 3", "Aya begins", standings())


def standings() -> tuple[Standing, ...]:
    from kasane_desktop.scene.beat import Standing
    from kasane_desktop.scene.kit.crest import Paint

    return tuple(Standing(n, Paint(("#244A7C",)), name[0], name, str(9 - n)) for n, name in enumerate(CREW, 1))


def children_cpu() -> float:
    """Processor seconds of the processes that this one has started."""
    from multiprocessing import active_children

    return sum(process_cpu(child.pid) for child in active_children() if child.pid is not None)


def process_cpu(pid: int) -> float:
    """Processor seconds of all threads of a process."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


# --- memory ---


async def memory(sitting: Sitting, game: str, matches: int) -> None:
    """What the process holds after each of several matches among computers, back in the lobby."""
    import gc

    from kasane_desktop.catalogue import CATALOGUE
    from kasane_desktop.ui.settings.setup import Setup

    window = sitting.window
    for seed in range(matches):
        finished: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        window.finished.connect(finished.set_result)
        window.start(Setup(game, seated(CATALOGUE[game], "random", seed).sitters, {}, seed))
        await finished
        window.finished.disconnect(finished.set_result)
        window.show_lobby()
        await asyncio.sleep(0.5)
        gc.collect()
        occupied = resident()
        give_back()
        tell(rss=occupied, held=resident(), pictures=pictures(), objects=len(gc.get_objects()))


def resident() -> float:
    """MB of memory that this process occupies."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def give_back() -> None:
    """Let the C library give memory back that is free but not in one piece."""
    import ctypes

    ctypes.CDLL("libc.so.6").malloc_trim(0)


def pictures() -> float:
    """MB of pictures that are kept on purpose."""
    from kasane_desktop.scene.kit.cache import store

    return store.used / 1e6


def main() -> None:
    probe, *arguments = sys.argv[1:]
    if probe == "frames":
        run(lambda sitting: frames(sitting, int(arguments[1])), arguments[0], 1.0)
    elif probe == "ticks":
        run(ticks, arguments[0], 1.0)
    elif probe == "memory":
        run(lambda sitting: memory(sitting, arguments[1], int(arguments[2])), arguments[0], 0.0)


if __name__ == "__main__":
    main()
