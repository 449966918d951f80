"""Where one goes back to when a step is taken back, and on to when it is done again."""

from __future__ import annotations

from kasane_desktop.match.match import Match


def undo_target(match: Match) -> int | None:
    """Where an undo leads: to the last decision of a human (of anyone, if none sits here)."""
    return next((at for at in reversed(range(match.irrevocable, match.cursor)) if _decided(match, at)), None)


def redo_target(match: Match) -> int | None:
    """Where a redo leads: to the next decision of a human that was undone, and past it."""
    later = range(match.cursor + 1, len(match.steps) + 1)
    return next((at for at in later if at == len(match.steps) or _decided(match, at)), None)


def _decided(match: Match, at: int) -> bool:
    """Whether step number `at` was a decision that one may want back. Time that ran out does not come back."""
    step = match.steps[at]
    humans = {seat for seat, sitter in enumerate(match.sitters) if sitter.human}
    return step.seat in (humans or range(len(match.sitters))) and not step.action.on_time_out
