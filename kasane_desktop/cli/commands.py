"""Arguments, and which command they mean. A wrong one gets a clear line and exit status 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, NoReturn

from kasane_desktop import __version__
from kasane_desktop.cli.language import translate
from kasane_desktop.core.resources import MissingAsset

if TYPE_CHECKING:
    from kasane_desktop.match.match import Match

PROGRAM = "kasane-desktop"


class UsageError(Exception):
    """What was asked for makes no sense; the message says why in a line."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def run(arguments: list[str]) -> int:
    """Carry out a command line; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # an old console has not every sign: it shows its number instead
            stream.reconfigure(errors="backslashreplace")
    usual = sys.excepthook
    try:
        parsed = _parser().parse_args(arguments) if arguments else argparse.Namespace(command=_play)
        command: Callable[[argparse.Namespace], int] = parsed.command
        missing: list[MissingAsset] = []
        sys.excepthook = partial(_hear_in_qt, missing)
        status = command(parsed)
        sys.stdout.flush()
        return _not_whole(missing[0]) if missing else status
    except UsageError as error:
        return complain(str(error), 2)
    except MissingAsset as error:
        return _not_whole(error)
    except ImportError as error:
        from kasane_desktop.cli.trouble import missing_library, show

        if (why := missing_library(error)) is None:
            raise
        show(why)
        return complain(why, 1)
    except BrokenPipeError:
        # The reader of our output has gone (`… | head`): that is its right.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    finally:
        sys.excepthook = usual


def _hear_in_qt(
    missing: list[MissingAsset], kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """What Python says of code that Qt has called: it reaches nobody else."""
    if isinstance(error, MissingAsset):
        missing.append(error)
    else:
        sys.__excepthook__(kind, error, trace)


def _not_whole(error: MissingAsset) -> int:
    told = translate("cli", "the program is not whole, please install it again: {what}")
    return complain(told.format(what=error), 1)


def unknown_game(game: str) -> str:
    from kasane_desktop.catalogue import CATALOGUE

    return translate("cli", "there is no game “{game}”; there are {known}").format(
        game=game, known=", ".join(CATALOGUE)
    )


def unreadable(path: Path | str, error: OSError) -> str:
    return translate("cli", "cannot read {file}: {why}").format(file=path, why=error.strerror)


def match_in(path: Path) -> Match | str:
    """The match of a file, or what is wrong with it."""
    from kasane_desktop.match.record import BadRecord, load_record
    from kasane_desktop.match.speech import say_refused

    try:
        return load_record(path)
    except OSError as error:
        return unreadable(path, error)
    except BadRecord as error:
        return f"{path}: {say_refused(error, translate=translate)}"


def complain(message: str, status: int) -> int:
    """One line. What is not ours in it may hold anything, and a terminal obeys some signs: those are written out."""
    line = " ".join(message.split())
    plain = "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in line)
    print(f"{PROGRAM}: {plain}", file=sys.stderr)
    return status


def print_json(value: object) -> None:
    """In signs that the reader's encoding has, or as JSON writes those that it has not."""
    import json

    encoding = (getattr(sys.stdout, "encoding", None) or "utf-8").lower()
    print(json.dumps(value, ensure_ascii=not encoding.startswith("utf"), indent=1))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog=PROGRAM, description="Five tabletop games with a Japanese touch.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.set_defaults(command=_play)
    commands = parser.add_subparsers(title="commands", metavar="", parser_class=_Parser)

    play = commands.add_parser("play", help="open the app (as without a command)")
    play.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a saved match to open")
    play.set_defaults(command=_play)

    demonstrate = commands.add_parser("demonstrate", help="watch a match of computer players and keep pictures of it")
    demonstrate.add_argument("--game", metavar="ID")
    demonstrate.add_argument("folder", type=Path, metavar="FOLDER", help="where the pictures go")
    demonstrate.set_defaults(command=_demonstrate)

    render = commands.add_parser("render", help="draw the table of a match after some steps")
    render.add_argument("--game", required=True, metavar="ID")
    render.add_argument("--seed", type=int, default=7, metavar="N", help="deal number")
    render.add_argument("--step", type=int, default=0, metavar="K", help="how many steps have been played")
    render.add_argument("--seats", type=int, metavar="N", help="number of seats")
    render.add_argument("--seat", type=int, default=0, metavar="S", help="who looks at the table, from 0")
    render.add_argument("--lang", choices=("en", "fr", "ja"), default="en")
    render.add_argument("--theme", choices=("light", "dark"), default="light")
    render.add_argument("--size", type=_size, default=(1440, 900), metavar="WxH")
    render.add_argument("--text", type=int, choices=range(90, 151), default=100, metavar="90-150", help="size of texts")
    render.add_argument("out", type=Path, metavar="OUT.png")
    render.set_defaults(command=_render)

    pictures = commands.add_parser("pictures", help="draw a gallery of all games in all languages")
    pictures.add_argument("folder", type=Path, metavar="FOLDER")
    pictures.set_defaults(command=_pictures)

    games = commands.add_parser("games", help="list the games with player counts and options")
    games.add_argument("--json", action="store_true", help="print JSON")
    games.set_defaults(command=_games)

    simulate = commands.add_parser("simulate", help="play matches between computer players and print the results")
    simulate.add_argument("--game", required=True, metavar="ID")
    simulate.add_argument(
        "--seats", required=True, metavar="PLAYER,PLAYER,…", help="who sits where, e.g. random,random"
    )
    simulate.add_argument("--seed", type=int, default=0, metavar="N", help="deal number of the first match")
    simulate.add_argument("--games", type=int, default=1, metavar="K", help="number of matches")
    simulate.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option; VALUE is JSON or @FILE"
    )
    simulate.add_argument("--record", type=Path, metavar="FILE", help="write the record (FILE-1, FILE-2 … for several)")
    simulate.add_argument("--json", action="store_true", help="print JSON")
    simulate.set_defaults(command=_simulate)

    arena = commands.add_parser("arena", help="let computer players compete, seats rotated, and print who wins")
    arena.add_argument("--game", required=True, metavar="ID")
    arena.add_argument("--seats", required=True, metavar="SPEC,SPEC,…", help="e.g. master,greedy,greedy,greedy")
    arena.add_argument("--matches", type=int, required=True, metavar="N", help="rounded up to whole rotations")
    limit = arena.add_mutually_exclusive_group()
    limit.add_argument("--budget-ms", type=int, metavar="T", help="milliseconds for a move")
    limit.add_argument("--iterations", type=int, metavar="I", help="iterations of a search, whatever the level")
    arena.add_argument("--seed", type=int, default=0, metavar="N", help="number of the first deal")
    arena.add_argument("--processes", type=int, default=0, metavar="P", help="default: one for each core")
    arena.add_argument("--json", action="store_true", help="print JSON")
    arena.set_defaults(command=_arena)

    replay = commands.add_parser("replay", help="replay a record step by step")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--json", action="store_true", help="print JSON")
    replay.set_defaults(command=_replay)

    review = commands.add_parser("review", help="look back at a record: skill, luck and mistakes")
    review.add_argument("file", type=Path, metavar="FILE")
    review.add_argument("--seed", type=int, default=0, metavar="N", help="of what is imagined (default 0)")
    review.add_argument("--effort", type=int, metavar="N", help="positions that are played out")
    review.add_argument("--json", action="store_true", help="print JSON")
    review.set_defaults(command=_review)
    return parser


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and 320 <= int(width) <= 7680 and 240 <= int(height) <= 4320):
        raise argparse.ArgumentTypeError(f"a size is written like 1440x900, not “{text}”")
    return int(width), int(height)


# Each command imports what it needs itself: `games` must not wait for what `play` loads.


def _play(parsed: argparse.Namespace) -> int:
    from kasane_desktop.app import play
    from kasane_desktop.cli.screen import missing_screen

    if (why := missing_screen()) is not None:
        return complain(why, 1)
    return play(getattr(parsed, "file", None))


def _demonstrate(parsed: argparse.Namespace) -> int:
    from tempfile import TemporaryDirectory

    from kasane_desktop.app import play
    from kasane_desktop.catalogue import CATALOGUE
    from kasane_desktop.cli.screen import missing_screen

    if parsed.game is not None and parsed.game not in CATALOGUE:
        raise UsageError(unknown_game(parsed.game))
    if (why := missing_screen()) is not None:
        return complain(why, 1)
    with TemporaryDirectory(prefix="kasane-desktop-") as home:  # nobody has played this match
        return play(pictures=parsed.folder, game=parsed.game, home=Path(home))


def _render(parsed: argparse.Namespace) -> int:
    from kasane_desktop.catalogue import CATALOGUE

    game = CATALOGUE.get(parsed.game)
    if game is None:
        raise UsageError(unknown_game(parsed.game))
    if parsed.seats is not None and parsed.seats not in game.counts:
        complaint = translate("cli", "{game} is played with {counts} seats")
        raise UsageError(complaint.format(game=parsed.game, counts=", ".join(map(str, game.counts))))
    if not 0 <= parsed.seat < (parsed.seats or min(4, game.counts[-1])) or parsed.step < 0 or parsed.seed < 0:
        raise UsageError(translate("cli", "--seat must be a seat of the table, --step and --seed at least 0"))

    from kasane_desktop.ui.pictures.gallery import Order, render

    dark = parsed.theme == "dark"
    who = parsed.seats, parsed.seat, parsed.lang
    order = Order(parsed.game, parsed.seed, parsed.step, *who, dark, parsed.size, parsed.text / 100)
    if render(order, parsed.out):
        return 0
    return complain(translate("cli", "cannot write {file}").format(file=parsed.out), 1)


def _pictures(parsed: argparse.Namespace) -> int:
    from kasane_desktop.ui.pictures.gallery import gallery

    for path in gallery(parsed.folder):
        print(path)
    return 0


def _games(parsed: argparse.Namespace) -> int:
    from kasane_desktop.cli.games import print_games

    return print_games(as_json=parsed.json)


def _simulate(parsed: argparse.Namespace) -> int:
    from kasane_desktop.cli.simulate import simulate

    return simulate(parsed)


def _arena(parsed: argparse.Namespace) -> int:
    from kasane_desktop.cli.arena import arena

    return arena(parsed)


def _replay(parsed: argparse.Namespace) -> int:
    from kasane_desktop.cli.replay import replay

    return replay(parsed.file, as_json=parsed.json)


def _review(parsed: argparse.Namespace) -> int:
    from kasane_desktop.cli.review import review

    return review(parsed.file, parsed.seed, parsed.effort, as_json=parsed.json)
