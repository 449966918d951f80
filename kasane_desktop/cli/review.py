"""`kasane-desktop review`: looks back at a record without a screen."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from kasane_desktop.analyst.analysis import Analysis, write_analysis
from kasane_desktop.analyst.analyst import EFFORT, Analyst
from kasane_desktop.analyst.words import advised, points, reasons, summary, told
from kasane_desktop.analyst.work import look_back
from kasane_desktop.cli.commands import UsageError, complain, match_in, print_json
from kasane_desktop.cli.language import translate
from kasane_desktop.match.history.entry import own_seat
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import names_of, say, say_all
from kasane_desktop.players.judge import Unit

WIDTH = 30
LISTED = 12
"""Mistakes that are told; the others are in the JSON."""


def review(path: Path, seed: int, effort: int | None, *, as_json: bool) -> int:
    if seed < 0 or (effort is not None and not 0 < effort <= 100 * EFFORT):
        raise UsageError(
            translate("cli", "--seed must be at least 0, --effort from 1 to {most}").format(most=100 * EFFORT)
        )
    match = match_in(path)
    if isinstance(match, str):
        return complain(match, 1)
    if not match.steps:
        return complain(translate("cli", "{file}: nothing has been played yet").format(file=path), 1)
    analysis = look_back(Analyst(match, seed, effort or EFFORT, own_seat(match.sitters)), told=_show)
    assert analysis is not None
    if as_json:
        print_json(_as_json(match, analysis))
    else:
        for line in _as_text(match, analysis):
            print(line)
    return 0


def _show(done: int, of: int) -> None:
    """A bar for who looks at a terminal; it leaves nothing behind."""
    if sys.stderr.isatty():
        full = round(WIDTH * done / of)
        bar = "█" * full + "░" * (WIDTH - full)
        print(f"\r{bar} {done * 100 // of:3} %", end="\r\x1b[K" if done == of else "", file=sys.stderr, flush=True)


def _as_json(match: Match, analysis: Analysis) -> dict[str, object]:
    return {
        **write_analysis(analysis),
        "seats": names_of(match.sitters, translate),
        "balance": [
            {"fair": one.fair, "luck": one.luck, "own": one.own, "others": one.others, "result": one.result}
            for one in map(analysis.balance, range(analysis.seats))
        ],
        "faults": [
            {"step": fault.at + 1, "seat": fault.seat, "grade": fault.grade(analysis.unit).value, "loss": fault.loss}
            for fault in analysis.faults()
        ],
    }


def _as_text(match: Match, analysis: Analysis) -> Iterator[str]:
    names = names_of(match.sitters, translate)
    unit, own = analysis.unit, own_seat(match.sitters)
    yield from summary(match, analysis, own, names, translate)
    yield ""
    head = [
        translate("cli", "Seat"),
        translate("cli", "Fair share"),
        translate("cli", "Luck"),
        translate("cli", "Own choices"),
        translate("cli", "Others’ choices"),
        translate("cli", "Result"),
    ]
    rows = [head]
    for seat, name in enumerate(names):
        one = analysis.balance(seat)
        rows.append([name, *(_number(value, unit) for value in (one.fair, one.luck, one.own, one.others, one.result))])
    widths = [max(len(row[at]) for row in rows) for at in range(len(head))]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()
    for fault in analysis.faults(own)[:LISTED]:
        grade = say(f"analyst.{fault.grade(unit).value}", translate=translate)
        yield ""
        yield f"{fault.at + 1}. {grade} (−{points(fault.loss, unit, translate)})"
        yield "   " + translate("cli", "Played: {what}").format(
            what=told(match, fault.at, fault.chosen, names, translate)
        )
        yield "   " + translate("cli", "Better: {what}").format(
            what=advised(match, fault.at, fault.best.action, names, translate)
        )
        for reason in reasons(match, fault):
            yield f"   {say_all(reason, names, translate)}"


def _number(value: float, unit: Unit) -> str:
    shown = value * 100 if unit is Unit.CHANCE else value
    number = points(shown, Unit.TOKENS, translate)
    return f"−{number}" if round(shown, 1) < 0 else number
