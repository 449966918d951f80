"""The scoring line by line, from the last place to the first: hands are turned over, then points are counted, and who
has won is told at the very end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kasane_desktop.scene.kit import Holder, Leg, Motion
from kasane_desktop.ui.result.items import Laureate, Laureates, Row, Scored

# milliseconds at the usual speed
BEFORE, APPEAR, LINE, HONOUR = 200, 240, 340, 520
TICK, TICKS = 45, 6
TURN, BETWEEN, MOST_BETWEEN = 260, 55, 500  # of a card; from one to the next; from the first to the last


def reveal(motion: Motion, rows: Sequence[Row], top: Laureate | Laureates) -> int:
    """When the winner is told, in milliseconds from now."""
    at = BEFORE
    for row in reversed(rows):
        at = _count(motion, row, at)
    for holder in (top.picture, top.honours):
        holder.setOpacity(0)
    motion.play(top.picture, Leg(APPEAR, opacity=1), delay=at)
    at = _count(motion, top, at)
    motion.play(top.honours, Leg(HONOUR, opacity=1), delay=at)
    return at


def _count(motion: Motion, scored: Scored, at: int) -> int:
    """A place appears, then its lines, the total growing with each; when that is done."""
    scored.setOpacity(0)
    motion.play(scored, Leg(APPEAR, opacity=1), delay=at)
    at = _turn_over(motion, scored, at + APPEAR)
    total, whole = 0, int(scored.total.text())
    scored.total.set_text("")
    lines: list[tuple[Holder | None, int]] = [*scored.lines]
    for holder, points in lines or [(None, whole)]:  # where the total is all there is, it is counted alone
        if holder is not None:
            holder.setOpacity(0)
            motion.play(holder, Leg(APPEAR, opacity=1), delay=at)
        for tick in range(1, TICKS + 1):
            motion.after(at + tick * TICK, _show(scored, total + points * tick // TICKS))
        total += points
        at += LINE
    return at


def _turn_over(motion: Motion, scored: Scored, at: int) -> int:
    """What others had not seen, card by card; when that is done."""
    step = min(BETWEEN, MOST_BETWEEN / max(1, len(scored.turned)))
    for number, piece in enumerate(scored.turned):
        face = piece.face
        piece.set_face(scored.back)
        piece.next_face = face
        motion.play(piece, Leg(TURN, turn=180.0), delay=at + round(step * number))
    return at + (round(step * len(scored.turned)) + TURN if scored.turned else 0)


def _show(scored: Scored, points: int) -> Callable[[], None]:
    return lambda: scored.total.set_text(str(points))
