"""Matches to JSON and back; the format is described in docs/record.md.

A record contains every outcome of chance, so reading one needs no random generator. What is
read is not trusted: form first, then every step against the rules, then the result. A record
is read whole or refused.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

from kasane_desktop import __version__
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.codec import read_action, write_action
from kasane_desktop.core.files import NotAFile, read_file
from kasane_desktop.core.game import CHANCE, Json, Outcome
from kasane_desktop.core.json_text import parse_json
from kasane_desktop.core.names import LONGEST_TEXT
from kasane_desktop.core.text import BadRecord as BadRecord
from kasane_desktop.core.text import IllegalAction, Malformed, Reason, Refused, shown
from kasane_desktop.match.match import MOST_UNDONE, SEEDS, Branch, Match, Pace, Sitter, Step
from kasane_desktop.match.sitter import lone_human, tidied, unnamed

_HALVES = re.compile("[\ud800-\udfff]")
FORMAT = "kasane-desktop-record"
VERSION = 1
REPORT_FORMAT = "kasane-desktop-report"
REPORT_VERSION = 1
MOST_BYTES = 4 * 1024 * 1024
MOST_STEPS = 5_000
"""Far more than the rules of any game allow; a bound on the work a hostile file can ask for."""
MOST_MS = 24 * 60 * 60 * 1000
"""Nobody waits longer for a call."""


# -- writing ------------------------------------------------------------------------------


def write_record(match: Match) -> dict[str, Json]:
    """The record of all steps that stand."""
    outcome = match.outcome()
    return {
        "format": FORMAT,
        "version": VERSION,
        "app": __version__,
        "game": match.game.id,
        "options": match.options,
        "seed": match.seed,
        "seats": [
            {"name": sitter.name, "player": sitter.player, "traits": dict(sitter.traits)} for sitter in match.sitters
        ],
        "moves": [write_step(step) for step in match.steps[: match.cursor]],
        "undone": [
            {"at": branch.at, "moves": [write_step(step) for step in branch.steps]} for branch in match.left_lines()
        ],
        "result": None if outcome is None else write_outcome(outcome),
    }


def write_step(step: Step) -> dict[str, Json]:
    pace = {} if step.pace is None else {"pace": list(step.pace)}
    return {"seat": "chance" if step.seat == CHANCE else step.seat, **write_action(step.action), **pace}


def write_outcome(outcome: Outcome) -> dict[str, Json]:
    return {"scores": list(outcome.scores), "places": list(outcome.places), "ending": outcome.ending}


def dump_record(match: Match) -> str:
    """The record as text, one move a line: good to read, good to compare."""
    record = write_record(match)
    moves, undone = record.pop("moves"), record.pop("undone")
    head = json.dumps(record, ensure_ascii=False, indent=1)[:-2]
    lines = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in moves)
    return f'{head},\n "undone": {json.dumps(undone, ensure_ascii=False)},\n "moves": [\n  {lines}\n ]\n}}\n'


# -- reading ------------------------------------------------------------------------------


def load_record(path: Path) -> Match:
    """The match recorded in a file. Raises BadRecord; a file that cannot be read raises OSError."""
    try:
        data = read_file(path, MOST_BYTES, chosen=True)
    except NotAFile as error:  # a folder, or a pipe that may never end
        raise BadRecord(Reason("record.foreign")) from error
    return parse_record(data)


def parse_record(data: bytes) -> Match:
    """The match that a file's content stands for. Raises BadRecord."""
    if len(data) > MOST_BYTES:
        raise BadRecord(Reason("record.too-big", {"most": MOST_BYTES // 2**20}))
    try:
        written = parse_json(data)
    except ValueError as error:
        raise BadRecord(Reason("record.not-json")) from error
    return read_record(_reported(written))


def _reported(written: Json) -> Json:
    """The record within a problem report; anything else is given back as it is."""
    if not isinstance(written, dict) or written.get("format") != REPORT_FORMAT:
        return written
    if type(version := written.get("version")) is not int or version < 1:
        raise BadRecord(Reason("record.field", {"field": "version"}))
    if version > REPORT_VERSION:
        raise BadRecord(Reason("record.newer"))
    if written.get("record") is None:
        raise BadRecord(Reason("record.no-match"))
    return written["record"]


def read_record(written: Json) -> Match:
    """The match that `written` stands for. Raises BadRecord."""
    if not isinstance(written, dict) or written.get("format") != FORMAT:
        raise BadRecord(Reason("record.foreign"))
    version = written.get("version")
    if type(version) is not int or version < 1:
        raise BadRecord(Reason("record.field", {"field": "version"}))
    if version > VERSION:
        raise BadRecord(Reason("record.newer"))
    match = _empty_match(written)
    _play_moves(match, _list(written, "moves", MOST_STEPS))
    _read_branches(match, _list(written, "undone"))
    outcome = match.outcome()
    if not _alike(written["result"], None if outcome is None else write_outcome(outcome)):
        raise BadRecord(Reason("record.result"))
    return match


def _empty_match(written: dict[str, Json]) -> Match:
    known = {"format", "version", "app", "game", "options", "seed", "seats", "moves", "undone", "result"}
    for key in (*sorted(set(written) - known), *sorted(known - set(written))):
        raise BadRecord(Reason("record.field", {"field": shown(key)}))
    game = CATALOGUE.get(written["game"]) if isinstance(written["game"], str) else None
    if game is None:
        raise BadRecord(Reason("record.game", {"game": shown(written["game"])}))
    if not _short(written["app"]):
        raise BadRecord(Reason("record.field", {"field": "app"}))
    options, seed = written["options"], written["seed"]
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise BadRecord(Reason("record.field", {"field": "seed"}))
    if not isinstance(options, dict):
        raise BadRecord(Reason("record.field", {"field": "options"}))
    sitters = unnamed([_read_sitter(entry, number) for number, entry in enumerate(_list(written, "seats", 12))])
    for seat, sitter in enumerate(sitters):
        if not sitter.name and seat != lone_human(sitters):  # nobody else is "you"
            raise BadRecord(Reason("record.seat", {"seat": seat + 1}))
    try:
        return Match(game, sitters, options, seed)
    except Refused as error:
        raise BadRecord(error.reason) from error


def _read_sitter(entry: Json, number: int) -> Sitter:
    fault = BadRecord(Reason("record.seat", {"seat": number + 1}))
    if not isinstance(entry, dict) or set(entry) != {"name", "player", "traits"}:
        raise fault
    name, player, traits = entry["name"], entry["player"], entry["traits"]
    if not (_short(name) and _short(player) and isinstance(traits, dict) and len(traits) <= 20):
        raise fault
    if not all(_short(key) and _short(value) for key, value in traits.items()):
        raise fault
    return tidied(Sitter(name, player, traits))


def _play_moves(match: Match, moves: list[Json], first: int = 1) -> None:
    for number, move in enumerate(moves, first):
        try:
            step = read_step(match, move)
            match.play(step.seat, step.action, step.pace)
        except (Malformed, IllegalAction) as error:
            raise BadRecord(error.reason, number) from error


def read_step(match: Match, move: Json) -> Step:
    """One move of a record. Raises Malformed."""
    if not isinstance(move, dict):
        raise Malformed(Reason("core.action-form"))
    seat = move.get("seat")
    if seat != "chance" and (type(seat) is not int or not 0 <= seat < len(match.sitters)):
        raise Malformed(Reason("record.move-seat"))
    action = read_action(match.game, {key: value for key, value in move.items() if key not in ("seat", "pace")})
    return Step(CHANCE if seat == "chance" else seat, action, _read_pace(move))


def _read_pace(move: dict[str, Json]) -> Pace | None:
    """How fast it was, if that is told; earlier versions did not."""
    if "pace" not in move:
        return None
    match move["pace"]:
        case [ms, ahead] if _duration(ms) and (ahead is None or _duration(ahead)):
            return Pace(ms, ahead)
    raise Malformed(Reason("record.field", {"field": "pace"}))


def _duration(ms: Json) -> bool:
    return type(ms) is int and 0 <= ms <= MOST_MS


def _read_branches(match: Match, undone: list[Json]) -> None:
    """Undone steps are checked like the others. Each branch left the line of play as it was
    then, which is found by going back from the last one, as far as anyone remembers."""
    line, left = match, MOST_UNDONE
    branches: list[Branch] = []
    fault = BadRecord(Reason("record.field", {"field": "undone"}))
    for entry in reversed(undone):
        if not isinstance(entry, dict) or set(entry) != {"at", "moves"} or type(entry["at"]) is not int:
            raise fault
        at, moves = entry["at"], _list(entry, "moves")
        if not moves or not 0 <= at <= line.cursor:
            raise fault
        if (left := left - len(moves)) < 0:
            break
        line = line.branch(at)
        _play_moves(line, moves, at + 1)
        if line.irrevocable > at:
            raise BadRecord(Reason("match.irrevocable"), line.irrevocable)
        branches.append(Branch(at, tuple(line.steps[at:])))
    match.branches = branches[::-1]


def _list(written: Mapping[str, Json], field: str, most: int | None = None) -> list[Json]:
    value = written[field]
    if not isinstance(value, list) or (most is not None and len(value) > most):
        raise BadRecord(Reason("record.field", {"field": field}))
    return value


def _short(value: Json) -> bool:
    """Any text that a file can hold: earlier versions wrote whatever had been typed in."""
    return isinstance(value, str) and len(value) <= LONGEST_TEXT and not _HALVES.search(value)


def _alike(one: Json, other: Json) -> bool:
    """Equal, and of the same types: in Python 1 is 1.0 and True."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
