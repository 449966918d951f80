"""Golden arrangements: every game at its moments, in words. They fail when something else is seen than before.

After a wanted change: `python -m tests.scene.test_arrangements`, and read the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core import fact
from kasane_desktop.core.game import PUBLIC, Seat
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import parse_record
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.pictures.picture import still_scene
from kasane_desktop.ui.settings import language
from tests.scene.seen import Listener, differences, listening, seen

GOLDEN = Path(__file__).parents[1] / "golden"
SIZE = 1440, 900
COUNTS = [(game.id, seats) for game in CATALOGUE.values() for seats in sorted({min(game.counts), max(game.counts)})]


def moments(match: Match, seat: Seat = 0) -> dict[str, int]:
    """The first turn of a seat; each thing it is asked, after the middle of the match if it is asked there; a moment
    at which another one is to act; the end."""
    turns = [at for at in range(match.cursor) if match.steps[at].seat == seat]
    found = {"first turn": turns[0]}
    late = [*turns, *(at for at in turns if at < match.cursor // 2), *(at for at in turns if at >= match.cursor // 2)]
    for at in late:
        found[f"asked: {match.table(seat, at).facts[fact.PHASE]}"] = at
    others = [at for at in range(match.cursor // 2, match.cursor) if match.steps[at].seat not in (seat, -1)]
    return {**found, "another's turn": others[0], "over": match.cursor}


def described(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> str:
    language.install("en")  # words have a singular there
    whole = parse_record((GOLDEN / f"{game}-{seats}.json").read_bytes())
    lines = [f"{game}, {seats} seats"]
    for moment, at in moments(whole).items():
        lines += [
            f"\n== {moment}, step {at}, seen by {whole.sitters[0].name}",
            *described_at(whole, at, 0, monkeypatch),
        ]
    middle = moments(whole, 1)["another's turn"]
    for seat, who in ((1, f"seen by {whole.sitters[1].name}"), (PUBLIC, "seen by who passes by")):
        lines += [f"\n== step {middle}, {who}", *described_at(whole, middle, seat, monkeypatch)]
    return "\n".join([*lines, ""])


def described_at(match: Match, at: int, seat: Seat, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with listening(monkeypatch) as ear:
        scene = still_scene(match.branch(at), seat, *SIZE, dark=False)
        before = seen(scene, ear)
        yield from before
        if scene.asked is not None:
            yield from pointed_at(scene, ear, before)
        shiboken6.delete(scene)


def pointed_at(scene: TableScene, ear: Listener, before: list[str]) -> Iterator[str]:
    """What pointing at the first place of each kind adds."""
    kinds = {stop.key.partition("/")[0]: stop.key for stop in reversed(scene.stops()) if hasattr(stop, "key")}
    for key in reversed(kinds.values()):
        scene.point_at(key)
        if came := differences(before, seen(scene, ear)):
            yield f"pointing at {key}"
            yield from (f"  {line}" for line in came)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_the_table_is_the_golden_one(game: str, seats: int, qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    golden = (GOLDEN / "arrangements" / f"{game}-{seats}.txt").read_text(encoding="utf-8")
    assert described(game, seats, monkeypatch) == golden


if __name__ == "__main__":
    from PySide6.QtWidgets import QApplication

    import tests.conftest  # noqa: F401 - without a screen, in English

    application = QApplication([])
    for chosen in COUNTS:
        with pytest.MonkeyPatch.context() as patch:
            text = described(*chosen, patch)
        (GOLDEN / "arrangements" / "{}-{}.txt".format(*chosen)).write_text(text, encoding="utf-8")
