"""`make listen`: a client that hears only events plays whole matches of all games, and their lessons, in three
languages, by keys."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from kasane_desktop.catalogue import BOXES
from kasane_desktop.ui.settings.preferences import LANGUAGES
from tests.listen.player import BlindPlayer


def main(arguments: list[str]) -> int:
    """Some games or languages, or all of them; `matches` or `lessons` alone, or both."""
    application = QCoreApplication([])
    games = [game for game in BOXES if game in arguments] or list(BOXES)
    tongues = [tongue for tongue in LANGUAGES if tongue in arguments] or list(LANGUAGES)
    for game in games:
        for tongue in tongues:
            if "lessons" not in arguments:
                _play(game, tongue, "-v" in arguments)
            if "matches" not in arguments:
                _study(game, tongue, "-v" in arguments)
    del application
    return 0


def _study(game: str, tongue: str, verbose: bool) -> None:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        player = BlindPlayer(Path(folder), game, tongue)
        try:
            mistakes = player.study()
        finally:
            _print(player, verbose)
            player.close()
    print(f"{game} {tongue}: lesson, {player.keys} keys, {mistakes} mistakes, {time.monotonic() - begun:.0f} s")


def _print(player: BlindPlayer, verbose: bool) -> None:
    for one in player.told if verbose else ():
        print("F" if one.focus else "!" if one.urgent else "·", one.text)


def _play(game: str, tongue: str, verbose: bool) -> None:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        player = BlindPlayer(Path(folder), game, tongue)
        try:
            player.sit_down()
            result = player.play()
        finally:
            _print(player, verbose)
            player.close()
    print(f"{game} {tongue}: {player.keys} keys, {time.monotonic() - begun:.0f} s: {result.splitlines()[0]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
