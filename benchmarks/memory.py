"""How much memory the program takes, all its processes together: `make bench-memory`.

One window on a virtual screen: the lobby, then the table of every game after its first and after its last match of
MATCHES in a row, the games in turns. After each game a master thinks as long as a player can allow; its process is
weighed when it has answered. Memory is proportional set size (PSS): what processes share counts once.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.soak.process_tree import command_of, descendants, tree, use_of

if TYPE_CHECKING:
    from ui_probes import Sitting

MIB = 2**20
AIM, GROWTH, ONE_MIND = 180, 1.1, 80
"""MiB of the whole tree at a table, how much more than after the first match, and MiB of a process that thinks."""
REST = 1.0
"""Seconds after which what is not needed has been given back."""


async def weigh(sitting: Sitting, matches: int, seconds: float) -> None:
    from start_probes import tell
    from ui_probes import deep_question, played, seated

    from kasane_desktop.catalogue import CATALOGUE
    from kasane_desktop.ui.setup import Setup
    from kasane_desktop.ui.tidying import tidy_at_rest

    tidy_at_rest()
    await asyncio.sleep(2 * REST)
    tell(place="lobby", number=0, **weights())
    for number in range(1, matches + 1):
        for name, game in CATALOGUE.items():
            finished: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            sitting.window.finished.connect(finished.set_result)
            sitting.window.start(Setup(name, tuple(seated(game, "random", number).sitters), {}, number))
            await finished
            sitting.window.finished.disconnect(finished.set_result)
            if number in (1, matches):
                first, *others = seated(game, "skilled", 1).sitters
                sitters = [first._replace(player="human"), *others]
                sitting.window.start(Setup(name, tuple(sitters), {}, number))
                await asyncio.sleep(2 * REST)
                tell(place=name, number=number, **weights())
                await asyncio.wrap_future(sitting.thinker.ask(*deep_question(played(game)), budget=seconds))
                await asyncio.sleep(REST)
                tell(place=f"{name}, a master has thought", number=number, **weights())
    sitting.window.show_lobby()
    await asyncio.sleep(2 * REST)
    tell(place="lobby again", number=matches, **weights())


def weights() -> dict[str, Any]:
    """MiB of this process, of each that thinks, and of all."""
    from kasane_desktop.scene.kit.cache import store

    minds = [use_of(pid).pss / MIB for pid in descendants(os.getpid()) if "resource_tracker" not in command_of(pid)]
    whole, window = tree(os.getpid()), use_of(os.getpid())
    return {
        "tree": whole.pss / MIB,
        "window": window.pss / MIB,
        "minds": minds,
        "rss": whole.rss / MIB,
        "pictures": store.used / MIB,
        "threads": whole.threads,
        "files": whole.files,
    }


def report(told: list[dict[str, Any]], seconds: float) -> bool:
    """Whether the aims are reached."""
    print(f"{'MiB (PSS)':40}{'match':>6}{'tree':>8}{'window':>8}{'pictures':>9}{'thinking':>10}{'RSS':>8}")
    for row in told:
        minds = " ".join(f"{mind:.0f}" for mind in row["minds"])
        print(
            f"{row['place']:40}{row['number']:>6}{row['tree']:>8.0f}{row['window']:>8.0f}{row['pictures']:>9.0f}"
            f"{minds:>10}{row['rss']:>8.0f}"
        )
    last = max(row["number"] for row in told)
    tables = [row for row in told if "lobby" not in row["place"]]
    first = max(row["tree"] for row in tables if row["number"] == 1)
    end = max(row["tree"] for row in tables if row["number"] == last)
    mind = max(mind for row in tables for mind in row["minds"])
    print(f"The heaviest table after {last} matches of every game: {end:.0f} MiB (aim {AIM}),", end=" ")
    print(f"{end / first:.2f} times that after the first (aim {GROWTH}).")
    print(f"The heaviest thinking process, after {seconds:g} s: {mind:.0f} MiB (aim {ONE_MIND}).")
    return bool(end <= AIM and end <= GROWTH * first and mind <= ONE_MIND)


def main() -> None:
    parser = argparse.ArgumentParser(description="Memory of the program, all its processes together.")
    parser.add_argument("--matches", type=int, default=10, help="matches of every game (default: 10)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long the master thinks (default: 10)")
    parser.add_argument("--probe", metavar="FOLDER", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.probe:
        from ui_probes import run

        from kasane_desktop.ui.tidying import give_pictures_back

        give_pictures_back()
        run(lambda sitting: weigh(sitting, asked.matches, asked.seconds), asked.probe, 0.0)
        return
    from ui import probe, surroundings

    with surroundings() as (folder, environment):
        arguments = ["--probe", str(folder), "--matches", str(asked.matches), "--seconds", str(asked.seconds)]
        told = list(probe(environment, *arguments, script=Path(__file__)))
    sys.exit(0 if report(told, asked.seconds) else 1)


if __name__ == "__main__":
    main()
