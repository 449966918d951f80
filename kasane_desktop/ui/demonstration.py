"""A match that plays itself in the real window, from the lobby to the result."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import say
from kasane_desktop.ui.language import translate
from kasane_desktop.ui.window import MainWindow



async def demonstrate(window: MainWindow, folder: Path, game: str | None = None) -> int:
    """Watch a match; keep pictures of lobby, table and result; print how it ended."""
    folder.mkdir(parents=True, exist_ok=True)
    taken: list[Path] = []

    def picture(name: str) -> None:
        path = folder / f"{name}.png"
        window.grab().save(str(path))
        taken.append(path)

    finished: asyncio.Future[Match] = asyncio.get_running_loop().create_future()
    window.finished.connect(lambda match: finished.done() or finished.set_result(match))
    await asyncio.sleep(1.0)
    if game is not None:
        window.lobby.choose(game)
        await asyncio.sleep(0.3)
    picture("lobby")
    window.lobby.watch_chosen()
    steps = 0

    def advanced() -> None:
        nonlocal steps
        steps += 1
        if steps % 12 == 8:
            picture(f"table-{steps:03}")

    assert window.conductor is not None
    window.conductor.advanced.connect(advanced)
    match = await finished
    await asyncio.sleep(0.5)
    window.result.complete()
    picture("result")
    _tell(match, taken)
    return 0


def _tell(match: Match, taken: list[Path]) -> None:
    outcome = match.outcome()
    assert outcome is not None
    print(say(f"{match.game.id}.name", translate=translate))
    for place, score, sitter in sorted(zip(outcome.places, outcome.scores, match.sitters, strict=True), key=lambda t: t[:2]):
        print(f"  {place}. {sitter.name}: {score}")
    print(f"Pictures: {taken[0].parent} ({', '.join(path.name for path in taken)})")
