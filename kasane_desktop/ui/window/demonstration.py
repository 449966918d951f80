"""A match that plays itself in the real window, from the lobby to the result."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import say
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.window.main_window import MainWindow

LOOK = 1.0
"""Seconds that a page is shown before it is pictured or left."""
EVERY = 12
"""Steps from one picture of the table to the next."""


async def demonstrate(window: MainWindow, folder: Path, game: str | None = None) -> int:
    """Watch a match; keep pictures of lobby, table and result; print how it ended."""
    folder.mkdir(parents=True, exist_ok=True)
    taken: list[Path] = []

    def picture(name: str) -> None:
        taken.append(folder / f"{name}.png")
        window.grab().save(str(taken[-1]))

    await asyncio.sleep(LOOK)
    if game is not None:
        window.lobby.choose(game)
        await asyncio.sleep(LOOK)
    picture("lobby")
    finished: asyncio.Future[Match] = asyncio.get_running_loop().create_future()
    window.finished.connect(finished.set_result)
    window.lobby.panel.watched.emit()
    assert window.conductor is not None
    steps = count(1)
    window.conductor.advanced.connect(lambda: picture(f"table-{n:03}") if (n := next(steps)) % EVERY == 0 else None)
    match = await finished
    await asyncio.sleep(LOOK)
    window.result.finish()
    picture("result")
    _tell(match, taken)
    return 0


def _tell(match: Match, taken: list[Path]) -> None:
    outcome = match.outcome()
    assert outcome is not None
    print(say(f"{match.game.id}.name", translate=translate))
    for seat in sorted(range(len(match.sitters)), key=lambda seat: outcome.places[seat]):
        print(f"  {outcome.places[seat]}. {match.sitters[seat].name}: {outcome.scores[seat]}")
    print(f"Pictures: {taken[0].parent} ({', '.join(path.name for path in taken)})")
