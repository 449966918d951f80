"""How fast the window is: start, frames and their ticks, memory and rest, on a virtual screen of its own.

    make bench-ui ARGS="--rounds 3 --only frames"

The machine's speed drifts, so what is compared is measured in turns, and medians of the ratios within a round are
what counts. Bytecode is kept apart in a fresh folder, and the first start of each kind does not count: an installed
program has its own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Game
from kasane_desktop.match.match import HUMAN, Match, Sitter
from kasane_desktop.match.record import dump_record

PROBES = Path(__file__).with_name("ui_probes.py")
START_PROBES = Path(__file__).with_name("start_probes.py")
SCREEN = "1440x900x24"
AIM = 1.25
"""Frames with the computer thinking, compared to frames without."""
SETTLED = 0.5
"""Seconds without work after which a program is taken to have come to rest."""
PATIENCE = 60.0


# --- surroundings ---


@contextmanager
def surroundings() -> Iterator[tuple[Path, dict[str, str]]]:
    """A virtual screen and an empty home: the folder, and the environment to start things in."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"]
        server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            display = f":{told.readline().strip()}"
        ours = {
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "LANG": "C.UTF-8",
            "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
        }
        left_out = ("WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE")
        try:
            yield folder, {key: value for key, value in os.environ.items() if key not in left_out} | ours
        finally:
            server.terminate()
            server.wait()


def probe(environment: dict[str, str], *arguments: str, script: Path = PROBES) -> Iterator[dict[str, Any]]:
    """What a probe tells, line by line."""
    command = [sys.executable, str(script), *arguments]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield json.loads(line)
    if process.returncode:
        raise SystemExit(f"the probe {' '.join(arguments)} failed")


def waiting_match(game: Game[Any, Any]) -> Match:
    """A match in which the human on the first seat is to act."""
    seats = min(4, game.counts[-1])
    match, rng = Match(game, [Sitter(f"Seat {n}", "greedy" if n else HUMAN) for n in range(seats)]), Random(1)
    while match.to_act() != (0,):
        if not match.deal():
            seat = rng.choice(match.to_act())
            match.play(seat, rng.choice(match.actions(seat)))
    return match


def saved(folder: Path, game: Game[Any, Any]) -> str:
    path = folder / f"{game.id}.kasane"
    path.write_text(dump_record(waiting_match(game)), encoding="utf-8")
    return str(path)


# --- what is measured ---


def measure_start(rounds: int) -> dict[str, Any]:
    """Seconds from the start of the process, by the clock and on the processor."""
    told: dict[str, list[dict[str, float]]] = {"bare": [], "lobby": [], "table": []}
    with surroundings() as (folder, environment):
        file = saved(folder, CATALOGUE["kasane"])
        for number in range(rounds + 1):
            for name, arguments in (("bare", ["bare"]), ("lobby", ["program"]), ("table", ["program", file])):
                begun = time.monotonic()
                (moments,) = probe(environment, *arguments, script=START_PROBES)
                if number:
                    told[name].append({key: moments[key] - begun for key in ("painted", "pictured") if key in moments})
                    told[name][-1] |= {key: moments[key] for key in ("cpu", "seating") if key in moments}
    result: dict[str, Any] = {}
    for name, key in (("bare", "painted"), ("lobby", "painted"), ("lobby", "pictured"), ("table", "painted")):
        row = {"seconds": median(run[key] for run in told[name]), "times": ratio(told, name, key, "painted")}
        if key == "painted":
            row |= {"cpu": median(run["cpu"] for run in told[name]), "cpu_times": ratio(told, name, "cpu", "cpu")}
        result[f"{name} {key}"] = row
    result["from the lobby to a table"] = {"seconds": median(run["seating"] for run in told["lobby"])}
    return result


def ratio(told: dict[str, list[dict[str, float]]], name: str, key: str, of_bare: str) -> float:
    return median(ours[key] / bare[of_bare] for ours, bare in zip(told[name], told["bare"], strict=True))


def measure_frames(rounds: int) -> dict[str, Any]:
    """Milliseconds between frames. A condition's quantiles within a round are over all games."""
    pieces: dict[str, int] = {}
    films: list[dict[str, Any]] = []
    with surroundings() as (folder, environment):
        for told in probe(environment, "frames", str(folder), str(rounds)):
            if "pieces" in told:
                pieces[told["game"]] = told["pieces"]
            else:
                films.append(told)
    conditions: dict[str, Any] = {}
    each_round: dict[str, list[dict[str, float]]] = {}
    for condition in ("idle", "thinking", "looking back", "idle again", "first"):
        mine = [film for film in films if film["condition"] == condition]
        size = len(pieces)
        each_round[condition] = [quantiles(mine[n * size : (n + 1) * size]) for n in range(rounds)]
        idle = each_round["idle"]
        conditions[condition] = {
            "ms": {key: median(one[key] for one in each_round[condition]) for key in idle[0]},
            "times": {
                key: median(a[key] / b[key] for a, b in zip(each_round[condition], idle, strict=True))
                for key in idle[0]
            },
            "thinker": median(film["thinker"] for film in mine),
            "games": {game: quantiles([film for film in mine if film["game"] == game]) for game in pieces},
            "window": {game: median(film["window"] for film in mine if film["game"] == game) for game in pieces},
        }
    return {"pieces": pieces, "conditions": conditions}


def quantiles(films: list[dict[str, Any]]) -> dict[str, float]:
    gaps = sorted(1000 * gap for film in films for gap in film["gaps"])
    work = sorted(1000 * part for film in films for part in film["work"])
    first = median(1000 * film["delay"] for film in films)
    by_clock = {"p50": gaps[len(gaps) // 2], "p99": gaps[int(len(gaps) * 0.99)], "max": gaps[-1], "first": first}
    return by_clock | {"work50": work[len(work) // 2], "work99": work[int(len(work) * 0.99)]}


def measure_ticks() -> list[dict[str, Any]]:
    """Of each game's busiest movement, stepped by hand: its ticks, and those in which there was nothing to paint."""
    with surroundings() as (folder, environment):
        return list(probe(environment, "ticks", str(folder)))


def measure_memory(games: list[str], matches: int) -> dict[str, list[dict[str, float]]]:
    """Megabytes and objects after each of several matches in a row, in a process for each game."""
    result = {}
    for game in games:
        with surroundings() as (folder, environment):
            result[game] = list(probe(environment, "memory", str(folder), game, str(matches)))
    return result


def measure_rest(seconds: float) -> dict[str, dict[str, float]]:
    """Of the program itself, seen from outside: milliseconds of work and wake-ups in a second of rest."""
    result = {}
    with surroundings() as (folder, environment):
        files = {"lobby": [], **{game.id: [saved(folder, game)] for game in CATALOGUE.values()}}
        for name, arguments in files.items():
            command = [sys.executable, "-m", "kasane_desktop", "play", *arguments]
            program = subprocess.Popen(command, env=environment)
            try:
                time.sleep(2.0)
                come_to_rest(program.pid)
                before = spent(program.pid)
                time.sleep(seconds)
                after = spent(program.pid)
                if program.poll() is not None:
                    raise SystemExit(f"the program ended by itself: {name}")
            finally:
                program.kill()
                program.wait()
            work, waking = ((b - a) / seconds for a, b in zip(before, after, strict=True))
            result[name] = {"ms": work / 1e6, "wakeups": waking}
    return result


def come_to_rest(pid: int) -> None:
    end = time.monotonic() + PATIENCE
    work = -1.0
    while time.monotonic() < end and (now := spent(pid)[0]) != work:
        work = now
        time.sleep(SETTLED)


def spent(pid: int) -> tuple[float, float]:
    """Nanoseconds of work and number of wake-ups of all threads of a process."""
    stats = [path.read_text().split() for path in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return sum(int(stat[0]) for stat in stats), sum(int(stat[2]) for stat in stats)


# --- the result ---


def print_start(result: dict[str, Any]) -> None:
    print(f"{'from start to …':32}{'seconds':>10}{'× bare':>10}{'processor':>12}{'× bare':>10}")
    names = {
        "bare painted": "bare Qt window painted",
        "lobby painted": "lobby painted",
        "lobby pictured": "… with all its pictures",
        "table painted": "table of a saved match painted",
    }
    for key, name in names.items():
        row = result[key]
        work = f"{row['cpu']:>12.2f}{row['cpu_times']:>10.2f}" if "cpu" in row else ""
        print(f"{name:32}{row['seconds']:>10.2f}{row['times']:>10.2f}{work}")
    print(f"{'from the lobby to a table':32}{result['from the lobby to a table']['seconds']:>10.2f}\n")


def print_frames(result: dict[str, Any]) -> None:
    print(
        f"{'ms between frames':32}{'p50':>8}{'p99':>8}{'max':>8}   × idle: p50, p99, max{'thinker':>12}"
        f"{'processor p50':>16}{'p99':>6}{'× idle':>8}"
    )
    for name, row in result["conditions"].items():
        ms, times = row["ms"], row["times"]
        marks = "  ".join(f"{times[key]:.2f}" for key in ("p50", "p99", "max"))
        missed = "*" if name == "thinking" and max(times["p50"], times["p99"]) > AIM else " "
        intervals = "".join(f"{ms[key]:>8.1f}" for key in ("p50", "p99", "max"))
        work = f"{ms['work50']:>16.1f}{ms['work99']:>6.1f}{times['work99']:>8.2f}"
        print(f"{name:32}{intervals}   {marks:>20} {missed}{row['thinker']:>11.0%}{work}")
    print(f"Aim: at most {AIM} with the computer thinking. “Idle again” shows the noise; “first” paints its pictures.")
    print("On the processor: what the window's own thread works for a frame, whatever else the machine does.")
    for game, pieces in result["pieces"].items():
        idle, hard = (result["conditions"][name]["games"][game] for name in ("idle", "thinking"))
        share = result["conditions"]["idle"]["window"][game]
        print(
            f"  {game:10}{pieces:>3} pieces move: idle {idle['p50']:.0f} / {idle['p99']:.0f} / {idle['max']:.0f},"
            f" thinking {hard['p50']:.0f} / {hard['p99']:.0f} / {hard['max']:.0f} ms;"
            f" first frame after {idle['first']:.0f} ms; {share:.0%} of a core;"
            f" on the processor idle {idle['work50']:.1f} / {idle['work99']:.1f},"
            f" thinking {hard['work50']:.1f} / {hard['work99']:.1f} ms"
        )
    print()


def print_ticks(result: list[dict[str, Any]]) -> None:
    print("stepped by hand, whatever else the machine does")
    for row in result:
        print(f"  {row['game']:10}{row['ticks']:>4} ticks, nothing to paint in {len(row['empty'])}: {row['empty']}")
    print()


def print_memory(result: dict[str, list[dict[str, float]]]) -> None:
    for game, after in result.items():
        print(f"{f'after matches of {game}':32}{1:>8}{len(after):>8}{'growth':>10}")
        names = {
            "rss": "MB",
            "held": "… without what is free in it",
            "pictures": "… of pictures kept on purpose",
            "objects": "Python objects",
        }
        for key, name in names.items():
            first, last = after[0][key], after[-1][key]
            print(f"{name:32}{first:>8.0f}{last:>8.0f}{last / first:>10.2f}")
        print()


def print_rest(result: dict[str, dict[str, float]]) -> None:
    print(f"{'at rest':32}{'ms of work':>12}{'wake-ups':>10}   in a second")
    for name, row in result.items():
        print(f"{name:32}{row['ms']:>12.2f}{row['wakeups']:>10.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Start, frames, ticks, memory and rest of the window.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of start and frames (default: 5)")
    parser.add_argument("--matches", type=int, default=10, help="matches in a row for the memory (default: 10)")
    parser.add_argument("--games", nargs="+", choices=CATALOGUE, default=["kasane"], help="games for the memory")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of a rest (default: 5)")
    parser.add_argument("--only", choices=("start", "frames", "ticks", "memory", "rest"), help="one part alone")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.matches < 2:
        parser.error("--rounds must be at least 1, --matches at least 2")
    parts: dict[str, tuple[Callable[[], Any], Callable[[Any], None]]] = {
        "start": (lambda: measure_start(asked.rounds), print_start),
        "frames": (lambda: measure_frames(asked.rounds), print_frames),
        "ticks": (measure_ticks, print_ticks),
        "memory": (lambda: measure_memory(asked.games, asked.matches), print_memory),
        "rest": (lambda: measure_rest(asked.seconds), print_rest),
    }
    measured: dict[str, Any] = {}
    for name, (measure, show) in parts.items():
        if asked.only in (None, name):
            print(f"measuring {name} …", file=sys.stderr)
            measured[name] = measure()
            if not asked.json:
                show(measured[name])
    if asked.json:
        print(json.dumps(measured, indent=1))


if __name__ == "__main__":
    main()
