"""A look back in words: what was done, what would have been better, why, and what it all came to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import hypot

from kasane_desktop.analyst.analysis import SURE, Analysis, Decision
from kasane_desktop.core.fact import ROUND
from kasane_desktop.core.game import CHANCE, PUBLIC, Action, Seat
from kasane_desktop.core.text import Event, Param, Reason, Who
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import Translate, say, say_all, source_text
from kasane_desktop.players.hint import why_better
from kasane_desktop.players.judge import Unit

CLOSE = {Unit.CHANCE: 0.005, Unit.TOKENS: 0.02}
"""Mean losses that are not told apart."""
NOTABLE = {Unit.CHANCE: 0.03, Unit.TOKENS: 0.5}
"""Luck of which there is something to be said."""


def told(match: Match, at: int, action: Action, names: Sequence[str], translate: Translate = source_text) -> str:
    """What `action` was as step number `at`."""
    return say_all(_deed(match, at, action), names, translate)


def advised(match: Match, at: int, action: Action, names: Sequence[str], translate: Translate = source_text) -> str:
    """What somebody should have done instead: what has not happened is not told as if it had."""
    deed = _deed(match, at, action)
    return say(f"{deed.key}!", deed.params, names, translate)


def _deed(match: Match, at: int, action: Action) -> Event:
    """What an action itself is, of all that it brings about: what can be advised. One that nothing is told of, such as
    to pass, has a text of its own."""
    seat = match.steps[at].seat
    events = match.imagined(at, seat, action)
    if seat == CHANCE:
        return events[0] if events else Event("analyst.dealt")
    texts = match.game.texts
    deed = next((event for event in events if f"{event.key}!" in texts), None)
    return deed or Event(next(key for key in texts if key.endswith(".waited")), {"who": Who(seat)})


def reasons(match: Match, decision: Decision) -> tuple[Reason, ...]:
    """What speaks for the best alternative."""
    view = match.view(decision.seat, decision.at)
    return why_better(match.game, view, decision.chosen, decision.best.action)


def rounds(match: Match) -> list[tuple[int, int]]:
    """After how many steps each round began, and its number; nothing where a game has no rounds."""
    found: list[tuple[int, int]] = []
    for at in range(match.cursor + 1):
        number = match.table(PUBLIC, at).facts.get(ROUND, 0)
        if number > (found[-1][1] if found else 0):
            found.append((at, number))
    return found


def points(value: float, unit: Unit, translate: Translate = source_text) -> str:
    """Hundredths of a win, or tokens."""
    if unit is Unit.CHANCE:
        return f"{abs(value) * 100:.0f}"
    whole, tenth = divmod(round(abs(value) * 10), 10)
    return say("analyst.tenths", {"whole": whole, "tenth": tenth}, translate=translate)


def share(value: float, unit: Unit, translate: Translate = source_text) -> str:
    """For chances as a percentage."""
    number = points(value, unit, translate)
    return f"{number}\N{NO-BREAK SPACE}%" if unit is Unit.CHANCE else number


def signed(value: float, unit: Unit, translate: Translate = source_text) -> str:
    """The same with its sign."""
    return f"{'−' if value < 0 else '+'}{share(value, unit, translate)}"


def round_at(rounds: Sequence[tuple[int, int]], at: int) -> int | None:
    """The round in which step number `at` was made; None where there are none."""
    return next((number for begun, number in reversed(rounds) if begun <= at), None)


def summary(
    match: Match, analysis: Analysis, own: Seat | None, names: Sequence[str], translate: Translate = source_text
) -> Iterator[str]:
    """What it came to, in a few sentences; `own` is who looks back, and is spoken to, under whatever name."""
    names = ["" if seat == own else name for seat, name in enumerate(names)]

    def line(key: str, **params: Param) -> str:
        return say(f"analyst.{key}", params, names, translate)

    def listed(seats: Iterable[Seat]) -> str:
        *others, last = (names[seat] for seat in seats)
        return line("and", others=line("comma").join(others), last=last) if others else last

    unit = analysis.unit
    losses = {seat: loss for seat in range(analysis.seats) if (loss := analysis.mean_loss(seat)) is not None}
    if losses:
        best = min(losses, key=lambda seat: (losses[seat], seat != own))
        worse = [seat for seat in losses if _behind(analysis, losses, seat, best)]
        beaten = [seat for seat in losses if own in losses and _behind(analysis, losses, seat, own)]
        better = [seat for seat in losses if own in losses and _behind(analysis, losses, own, seat)]
        if not worse:
            yield line("level")
        elif len(worse) == len(losses) - 1:
            yield line("best", player=Who(best))
        elif own is None:
            yield line("best-of", others=listed(seat for seat in losses if seat not in worse))
        elif better:
            yield line("worse-than", others=listed(better))
        if beaten and (best != own or len(worse) < len(losses) - 1):
            yield line("better-than", others=listed(beaten))
    told_of = [own] if own is not None else list(range(analysis.seats))
    tokens = "-tokens" if unit is Unit.TOKENS else ""
    for seat in told_of:
        luck = analysis.balance(seat).luck
        if abs(luck) >= NOTABLE[unit]:
            yield line(f"luck{tokens}", player=Who(seat), points=signed(luck, unit, translate))
    if own is not None:
        faults = analysis.faults(own)
        if faults:
            at, cost = faults[0].at, signed(-faults[0].loss, unit, translate)
            number = round_at(rounds(match), at)
            if number is None:
                yield line("worst", step=at + 1, points=cost)
            else:
                yield line("worst-in-round", round=number, step=at + 1, points=cost)
        elif own in losses:
            yield line("flawless")


def _behind(analysis: Analysis, losses: Mapping[Seat, float], seat: Seat, other: Seat) -> bool:
    """Whether a seat's choices cost more than those of another, beyond what may be chance."""
    apart = losses[seat] - losses[other]
    doubt = hypot(analysis.loss_error(seat), analysis.loss_error(other))
    return apart >= CLOSE[analysis.unit] and apart > SURE * doubt
