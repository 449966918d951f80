"""A look back in words: what was done, what would have been better, why, and what it all came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kasane_desktop.analyst.analysis import Analysis, Decision
from kasane_desktop.core.game import CHANCE, Action, Seat
from kasane_desktop.core.text import Event, Params, Reason, Who
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import Translate, say, say_all, source_text
from kasane_desktop.players.hint import why
from kasane_desktop.players.judge import Unit

CLOSE = {Unit.CHANCE: 0.005, Unit.TOKENS: 0.02}
"""Mean losses that are not told apart."""
NOTABLE = {Unit.CHANCE: 0.03, Unit.TOKENS: 0.5}
"""Luck of which there is something to be said."""


def told(match: Match, at: int, action: Action, names: Sequence[str], translate: Translate = source_text) -> str:
    """What `action` was as step number `at`, or would have been."""
    seat = match.steps[at].seat
    events = match.imagined(at, seat, action)
    own = [event for event in events if _names(event, seat)] if seat != CHANCE else list(events)
    if not own:
        own = [Event("analyst.waited", {"player": Who(seat)})] if seat != CHANCE else [Event("analyst.dealt")]
    return say_all(own[0], names, translate)


def _names(event: Event, seat: Seat) -> bool:
    return any(isinstance(value, Who) and value == seat for value in event.params.values())


def reasons(match: Match, decision: Decision) -> tuple[Reason, ...]:
    """What speaks for the best alternative, as a hint would have said it."""
    return why(match.game, match.view(decision.seat, decision.at), decision.best.action)


def points(value: float, unit: Unit) -> str:
    """Hundredths of a win, or tokens."""
    return f"{abs(value) * 100:.0f}" if unit is Unit.CHANCE else f"{abs(value):.1f}"


def signed(value: float, unit: Unit) -> str:
    """With its sign and, for chances, as a percentage."""
    return f"{'−' if value < 0 else '+'}{points(value, unit)}{' %' if unit is Unit.CHANCE else ''}"


def summary(
    analysis: Analysis, own: Seat | None, names: Sequence[str], translate: Translate = source_text
) -> Iterator[str]:
    """What it came to, in a few sentences; `own` is who looks back."""

    def line(key: str, **params: int | str) -> str:
        given: Params = params
        return say(f"analyst.{key}", given, names, translate)

    unit = analysis.unit
    losses = {seat: loss for seat in range(analysis.seats) if (loss := analysis.mean_loss(seat)) is not None}
    if losses:
        best = min(losses, key=lambda seat: (losses[seat], seat != own))
        if max(losses.values()) - min(losses.values()) < CLOSE[unit]:
            yield line("level")
        else:
            as_good = own is not None and losses.get(own, 1.0) - losses[best] < CLOSE[unit]
            yield line("best", player=Who(own if as_good and own is not None else best))
    told_of = [own] if own is not None else list(range(analysis.seats))
    tokens = "-tokens" if unit is Unit.TOKENS else ""
    for seat in told_of:
        luck = analysis.balance(seat).luck
        if abs(luck) >= NOTABLE[unit]:
            yield line(f"luck{tokens}", player=Who(seat), points=signed(luck, unit))
    if own is not None:
        faults = analysis.faults(own)
        if faults:
            yield line("worst", step=faults[0].at + 1, points=signed(-faults[0].loss, unit))
        elif own in losses:
            yield line("flawless")
