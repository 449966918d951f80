"""The scoring line by line, from the last place to the first: who has won is told at the very end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kasane_desktop.scene.kit import Motion, Step
from kasane_desktop.ui.result.items import Laureate, Laureates, Row, Scored

# milliseconds at the usual speed
BEFORE, APPEAR, LINE, HONOUR = 200, 240, 340, 520
TICK, TICKS = 45, 6


def reveal(motion: Motion, rows: Sequence[Row], top: Laureate | Laureates) -> None:
    at = BEFORE
    for row in reversed(rows):
        at = _count(motion, row, at)
    for holder in (top.picture, top.honours):
        holder.setOpacity(0)
    motion.play(top.picture, Step(APPEAR, opacity=1), delay=at)
    at = _count(motion, top, at)
    motion.play(top.honours, Step(HONOUR, opacity=1), delay=at)


def _count(motion: Motion, scored: Scored, at: int) -> int:
    """A place appears, then its lines, the total growing with each; when that is done."""
    scored.setOpacity(0)
    motion.play(scored, Step(APPEAR, opacity=1), delay=at)
    at += APPEAR
    total = 0
    for holder, points in scored.lines:
        if not total:
            scored.total.set_text("")
        holder.setOpacity(0)
        motion.play(holder, Step(APPEAR, opacity=1), delay=at)
        for tick in range(1, TICKS + 1):
            motion.after(at + tick * TICK, _show(scored, total + points * tick // TICKS))
        total += points
        at += LINE
    return at


def _show(scored: Scored, points: int) -> Callable[[], None]:
    return lambda: scored.total.set_text(str(points))
