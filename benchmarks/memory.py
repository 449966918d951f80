"""How much memory the program takes, all its processes together: `make bench-memory`.

One window on a virtual screen: the lobby, then the table of every game after its first and after its last match of
MATCHES, the games in turns. Nothing moves and the players play at random, so that it takes minutes; but at each table
that is weighed a master is asked, who thinks as long as a player can allow, and all is weighed again when it has
answered. Memory is proportional set size (PSS): what processes share counts once. Of the window is told what it
consists of.
"""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from tests.soak.process_tree import descendants, tree, use_of

if TYPE_CHECKING:
    from ui_probes import Sitting

MIB = 2**20
AIM, GROWTH, ONE_MIND = 180, 1.1, 80
"""MiB of the whole tree at a table, how much more than after the first match, and MiB of a process that thinks."""
SETTLED = 0.5
"""Seconds after which an answer has been dealt with."""
EVERY = 0.5
"""Seconds from one look at a match that is being played to the next."""
REST = 2.5
"""Seconds after which what is not needed has been given back."""
PARTS = {"code": "code", "used": "in use", "free": "free", "pictures": "pictures"}
"""Of the window: files that are mapped, the heap of the C library (in use, and free in it), pictures kept on purpose,
which are part of that. The rest is the heap of Python and what the screen shows."""


async def weigh(sitting: Sitting, matches: int, seconds: float) -> None:
    from start_probes import tell
    from ui_probes import deep_question, played, seated

    from kasane_desktop.catalogue import CATALOGUE
    from kasane_desktop.ui.settings.setup import Setup
    from kasane_desktop.ui.window.tidying import tidy_at_rest
    from tests.soak.haste import make_haste

    make_haste(sitting.window._preferences)
    tidy_at_rest()
    await asyncio.sleep(REST)
    tell(place="lobby", number=0, **weights())
    for number in range(1, matches + 1):
        for name, game in CATALOGUE.items():
            most = 0.0
            finished: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            sitting.window.finished.connect(finished.set_result)
            sitting.window.start(Setup(name, tuple(seated(game, "random", number).sitters), {}, number))
            while not finished.done():
                await asyncio.wait([finished], timeout=EVERY)
                most = max(most, tree(os.getpid()).pss / MIB)
            sitting.window.finished.disconnect(finished.set_result)
            tell(place=name, number=number, played=most)
            if number in (1, matches):
                first, *others = seated(game, "skilled", 1).sitters
                sitters = [first._replace(player="human"), *others]
                sitting.window.start(Setup(name, tuple(sitters), {}, number))
                await asyncio.sleep(REST)
                tell(place=name, number=number, **weights())
                await asyncio.wrap_future(sitting.thinker.ask(*deep_question(played(game)), budget=seconds))
                await asyncio.sleep(SETTLED)
                tell(place=f"{name}, a master has thought", number=number, **weights())
    sitting.window.show_lobby()
    await asyncio.sleep(REST)
    tell(place="lobby again", number=matches, **weights())


def weights() -> dict[str, Any]:
    """MiB of this process, of each that thinks, and of all."""
    from kasane_desktop.scene.kit.cache import store

    minds = [use_of(pid).pss / MIB for pid in descendants(os.getpid())]
    whole, window = tree(os.getpid()), use_of(os.getpid())
    return {
        "tree": whole.pss / MIB,
        "window": window.pss / MIB,
        "minds": minds,
        "pictures": store.used / MIB,
        **parts(),
    }


class _Mallinfo2(ctypes.Structure):
    """Of <malloc.h>."""

    _fields_ = (
        *((name, ctypes.c_size_t) for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks")),
        *((name, ctypes.c_size_t) for name in ("uordblks", "fordblks", "keepcost")),
    )


def parts() -> dict[str, float]:
    """MiB of this process: mapped files, and the heap of the C library."""
    code, mapped = 0, False
    for line in Path("/proc/self/smaps").read_text().splitlines():
        first, *others = line.split()
        if not first.endswith(":"):
            mapped = len(others) > 4 and others[4].startswith("/")
        elif first == "Pss:" and mapped:
            code += int(others[0]) * 1024
    library = ctypes.CDLL(None)
    library.mallinfo2.restype = _Mallinfo2
    heap = library.mallinfo2()
    return {"code": code / MIB, "used": (heap.uordblks + heap.hblkhd) / MIB, "free": heap.fordblks / MIB}


def shown(told: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Print each row as soon as it is told."""
    print(f"{'MiB (PSS)':40}{'match':>6}{'tree':>8}{'thinking':>9}{'window':>9}", end="")
    print("".join(f"{name:>10}" for name in PARTS.values()))
    rows = []
    for row in told:
        rows.append(row)
        if "played" in row:
            continue
        minds = " ".join(f"{mind:.0f}" for mind in row["minds"])
        figures = "".join(f"{row[part]:>10.0f}" for part in PARTS)
        line = f"{row['place']:40}{row['number']:>6}{row['tree']:>8.0f}{minds:>9}{row['window']:>9.0f}{figures}"
        print(line, flush=True)
    return rows


def report(told: list[dict[str, Any]], seconds: float) -> bool:
    """Whether the aims are reached."""
    played = [row["played"] for row in told if "played" in row]
    told = [row for row in told if "played" not in row]
    last = max(row["number"] for row in told)
    thought = [row for row in told if "thought" in row["place"]]
    tables = [row for row in told if "lobby" not in row["place"] and row not in thought]
    code = max(row["code"] for row in told)  # other programs that share it come and go: weighed as if there were none
    first, end = (
        max(row["tree"] + code - row["code"] for row in tables if row["number"] == number) for number in (1, last)
    )
    mind = max(mind for row in thought for mind in row["minds"])
    print(f"The heaviest table after {last} matches of every game, alone: {end:.0f} MiB (aim {AIM}),", end=" ")
    print(f"{end / first:.2f} times that after the first (aim {GROWTH}).")
    print(f"… and when a master has thought there: {max(row['tree'] for row in thought):.0f} MiB.")
    print(f"… and while matches are played without a pause: {median(played):.0f} MiB, at most {max(played):.0f}.")
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

        from kasane_desktop.ui.window.tidying import give_pictures_back

        give_pictures_back()
        run(lambda sitting: weigh(sitting, asked.matches, asked.seconds), asked.probe, 0.0)
        return
    from ui import probe, surroundings

    with surroundings() as (folder, environment):
        arguments = ["--probe", str(folder), "--matches", str(asked.matches), "--seconds", str(asked.seconds)]
        told = shown(probe(environment, *arguments, script=Path(__file__)))
    sys.exit(0 if report(told, asked.seconds) else 1)


if __name__ == "__main__":
    main()
