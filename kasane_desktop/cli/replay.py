"""`kasane-desktop replay`: a record, step by step, as everyone at the table saw it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from kasane_desktop.cli.commands import complain, match_in, print_json
from kasane_desktop.cli.language import translate
from kasane_desktop.core.fact import COUNT, POINTS
from kasane_desktop.core.game import CHANCE, PUBLIC, Json, Score
from kasane_desktop.core.table import Table, Zone, name_in
from kasane_desktop.core.text import Params
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import write_outcome, write_step
from kasane_desktop.match.speech import names_of, say, say_all

EMPTY = "–"


def replay(path: Path, *, as_json: bool) -> int:
    match = match_in(path)
    if isinstance(match, str):
        return complain(match, 1)
    if as_json:
        print_json(_as_json(match))
    else:
        for line in _as_text(match):
            print(line)
    return 0


# -- JSON ---------------------------------------------------------------------------------


def _as_json(match: Match) -> dict[str, Json]:
    outcome = match.outcome()
    return {
        "game": match.game.id,
        "seats": _names(match),
        "options": match.options,
        "seed": match.seed,
        "steps": [_step_as_json(match, index) for index in range(match.cursor)],
        "scoring": [[_score_as_json(score, _names(match)) for score in seat] for seat in _scoring(match)],
        "result": None if outcome is None else write_outcome(outcome),
    }


def _step_as_json(match: Match, index: int) -> dict[str, Json]:
    return {
        "step": index + 1,
        **write_step(match.steps[index]),
        "events": [
            {
                "key": event.key,
                "params": _plain(event.params),
                "text": say_all(event, _names(match), translate),
                "gains": [{"seat": seat, "points": points} for seat, points in event.gains],
            }
            for event in match.events(index)
        ],
        "table": _table_as_json(match.table(PUBLIC, index + 1)),
    }


def _table_as_json(table: Table) -> dict[str, Json]:
    return {
        "facts": _plain(table.facts.plain()),
        "seats": [_plain(facts.plain()) for facts in table.seats],
        "zones": {zone.id: _zone_as_json(zone) for zone in table.zones},
    }


def _zone_as_json(zone: Zone) -> dict[str, Json]:
    return {"pieces": [piece.face for piece in zone.pieces], **_plain(zone.facts.plain())}


def _score_as_json(score: Score, names: list[str]) -> dict[str, Json]:
    return {"source": score.source, "text": say(score.source, score.params, names, translate), "points": score.points}


def _plain(params: Params) -> dict[str, Json]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in params.items()}


# -- text ---------------------------------------------------------------------------------


def _as_text(match: Match) -> Iterator[str]:
    names = _names(match)
    name = say(f"{match.game.id}.name", translate=translate)
    head = translate("cli", "{game}, deal {seed}: {players}")
    yield head.format(game=name, seed=match.seed, players=", ".join(names))
    before: dict[str, str] = {}
    for index, step in enumerate(match.steps[: match.cursor]):
        written = write_step(step)
        fields = ", ".join(f"{key} {value}" for key, value in written.items() if key not in ("seat", "do"))
        who = translate("cli", "Chance") if step.seat == CHANCE else names[step.seat]
        yield f"{index + 1:4}  {who}: {written['do']}{' (' + fields + ')' if fields else ''}"
        for event in match.events(index):
            gains = ", ".join(f"{names[seat]} {points:+}" for seat, points in event.gains if points)
            yield f"{'':8}{say_all(event, names, translate)}{f'  [{gains}]' if gains else ''}"
        after = _lines(match.table(PUBLIC, index + 1))
        changed = [f"{zone}: {line}" for zone, line in after.items() if before.get(zone, EMPTY) != line]
        if changed:
            yield f"{'':8}| {'; '.join(changed)}"
        before = after
    yield from _result_as_text(match, names)


def _lines(table: Table) -> dict[str, str]:
    """The public state in words: what lies in each zone, and the points."""
    lines = {zone.id: _zone_line(zone) for zone in table.zones}
    lines["points"] = " ".join(str(facts[POINTS]) for facts in table.seats)
    return lines


def _zone_line(zone: Zone) -> str:
    runs = groupby(name_in(piece.face) for piece in zone.pieces)
    faces = [(face, len(list(run))) for face, run in runs]
    unseen = str(zone.facts[COUNT]) if COUNT in zone.facts else EMPTY
    return " ".join(face if n == 1 else f"{n}×{face}" for face, n in faces) or unseen


def _result_as_text(match: Match, names: list[str]) -> Iterator[str]:
    outcome = match.outcome()
    if outcome is None:
        yield translate("cli", "The match is not finished.")
        return
    yield translate("cli", "{ending} Final scoring:").format(ending=say(outcome.ending, translate=translate))
    for seat, lines in enumerate(_scoring(match)):
        parts = ", ".join(f"{say(line.source, line.params, names, translate)} {line.points:+}" for line in lines)
        yield f"  {outcome.places[seat]}. {names[seat]}: {outcome.scores[seat]}  ({parts})"


def _scoring(match: Match) -> tuple[tuple[Score, ...], ...]:
    return match.game.scoring(match.view(PUBLIC))


def _names(match: Match) -> list[str]:
    return names_of(match.sitters, translate)
