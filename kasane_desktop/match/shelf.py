"""Unfinished matches that had to make room for another one: a journal each, in the folder where matches are kept.

A match comes there and goes from there by one renaming. Nothing is copied, so nothing can be there twice, and of two
running copies of the program that want the same match one alone gets it.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from kasane_desktop.core.files import sync_folder
from kasane_desktop.core.game import CHANCE, Seat
from kasane_desktop.core.text import BadRecord
from kasane_desktop.match.history import level_of, own_seat
from kasane_desktop.match.journal import load_journal
from kasane_desktop.match.match import Match


@dataclass(frozen=True)
class Waiting:
    """A match that can be continued. `id` is the name of its file."""

    id: str
    left: datetime
    match: Match

    @property
    def game(self) -> str:
        return self.match.game.id

    @property
    def seed(self) -> int:
        return self.match.seed

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.match.sitters)

    @property
    def count(self) -> int:
        return len(self.match.sitters)

    @property
    def level(self) -> str:
        return level_of(self.match.sitters)

    @property
    def own(self) -> Seat | None:
        return own_seat(self.match.sitters)


def when_left(journal: Path) -> datetime:
    """Raises OSError."""
    return datetime.fromtimestamp(journal.stat().st_mtime, UTC)


def worth_continuing(match: Match) -> bool:
    """Whether anybody wants it back: there is a human who has a part in it, and something has been done. What was only
    dealt can be dealt again, and what was only watched can be watched anew."""
    done = bool(match.branches) or any(step.seat != CHANCE for step in match.steps)
    return done and any(sitter.human for sitter in match.sitters)


def shelved(folder: Path) -> list[Path]:
    """The journals on the shelf."""
    return list(folder.glob("shelf-*.journal"))


def put_on_shelf(place: Path) -> Path:
    """Put away the journal that stands in a place, which must be one's own. Raises OSError."""
    return _move(place, f"shelf-{{}}-{place.stem}.journal")


def take_from_shelf(path: Path, place: Path) -> None:
    """Bring it into one's own place, over what is not worth keeping. Raises FileNotFoundError if another one was
    quicker, OSError."""
    os.utime(path)  # from now on it is the one that was left last
    path.replace(place)
    sync_folder(place.parent)


def set_aside(path: Path) -> Path:
    """Keep what cannot be read out of the way. Raises OSError."""
    return _move(path, f"damaged-{{}}{path.suffix}")


def mend(folder: Path) -> None:
    """What an earlier version set aside, because it did not know how to read it, comes back to the shelf."""
    for path in folder.glob("damaged-*.journal"):
        with suppress(BadRecord, OSError):
            load_journal(path)
            _move(path, "shelf-{}-mended.journal")


def says_all(ours: Match, other: Match) -> bool:
    """Whether the other one is the same match, and nothing is in it that is not in ours."""
    begun, other_begun = ((one.game.id, one.seed, one.options, one.sitters) for one in (ours, other))
    if begun != other_begun:
        return False
    standing, left = other.steps[: other.cursor], other.left_lines()
    return ours.steps[: len(standing)] == standing and ours.left_lines()[: len(left)] == left


def _move(path: Path, name: str) -> Path:
    """Rename to a name with the moment in it, which nobody has yet."""
    moment = time.time_ns()
    while (target := path.with_name(name.format(moment))).exists():
        moment += 1
    path.rename(target)
    sync_folder(path.parent)
    return target
