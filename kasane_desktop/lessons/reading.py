"""Lessons from their files. What is read is not trusted: form first, then every move that it tells of against the
rules, then every move that the learner could make: a lesson that has been read has an answer to each."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.files import read_file
from kasane_desktop.core.game import Action, Game, Json
from kasane_desktop.core.json_text import parse_json
from kasane_desktop.core.notation import Move, read_moves, read_words, write_words
from kasane_desktop.core.text import Reason, Refused, shown
from kasane_desktop.lessons.lesson import LEARNER, Ask, Lesson, LessonStep, Pointer, Reply
from kasane_desktop.lessons.pattern import read_pattern
from kasane_desktop.match.match import Match, Sitter

FORMAT = "kasane-desktop-lesson"
VERSION = 1
MOST_BYTES = 256 * 1024
MOST = 60
"""Steps of a lesson, decisions in a step, replies to one: far more than anybody has patience for."""


class BadLesson(Refused):
    """A lesson that is damaged, or that the rules do not allow."""


def load_lesson(path: Path, name: str) -> Lesson:
    """The lesson in a file. Raises BadLesson; a file that cannot be read raises OSError."""
    return parse_lesson(read_file(path, MOST_BYTES), name)


def parse_lesson(data: bytes, name: str) -> Lesson:
    try:
        written = parse_json(data)
    except ValueError as error:
        raise _bad("JSON", error) from error
    try:
        lesson = _lesson(written, name)
    except (KeyError, TypeError, ValueError, AttributeError, Refused) as error:
        raise _bad(name, error) from error
    check(lesson)
    return lesson


def check(lesson: Lesson) -> None:
    """Play the lesson with all that could be done in it. Raises BadLesson."""
    match = Match(lesson.game, [Sitter("")] * lesson.seats, lesson.options)
    _play(match, lesson.start, "start")
    if not lesson.steps or any(not step.asks for step in lesson.steps[:-1]) or lesson.steps[-1].asks:
        raise _bad("steps", "all but the last ask for something")
    for step in lesson.steps:
        for key in (step.key, *(reply.key for ask in step.asks for reply in ask.replies)):
            if key not in lesson.game.texts:
                raise _bad(step.id, f"no text {key}")
        for ask in step.asks:
            _check_ask(match, ask, step.id)
        _check_pointers(match, step.show, step.id)


def _check_ask(match: Match, ask: Ask, where: str) -> None:
    _check_pointers(match, ask.show, where)
    for action in match.actions(LEARNER):
        if action == ask.want:
            continue
        reply = ask.reply(action)
        if reply is None:
            raise _bad(where, f"no reply to {' '.join(write_words(action))}")
        line = match.branch(match.cursor)
        line.play(LEARNER, action)
        _play(line, reply.then, reply.key)
    answered = [reply for reply in ask.replies if any(map(reply.answers, match.actions(LEARNER)))]
    if len(answered) != len(ask.replies):
        raise _bad(where, "a reply to nothing")
    _play(match, [(LEARNER, ask.want), *ask.then], where)


def _check_pointers(match: Match, pointers: Iterable[Pointer], where: str) -> None:
    zones = {zone.id: zone for zone in match.table(LEARNER).zones}
    for pointer in pointers:
        if not pointer.mark and pointer.zone not in zones:
            raise _bad(where, f"nothing to show at {pointer.zone}")


def _play(match: Match, moves: Iterable[Move], where: str) -> None:
    for seat, action in moves:
        try:
            match.play(seat, action)
        except Refused as error:
            raise _bad(where, f"{seat} {' '.join(write_words(action))}: {error.reason.key}") from error


# -- form -----------------------------------------------------------------------------------------


def _lesson(written: Json, name: str) -> Lesson:
    known = {"format", "version", "game", "seats", "options", "start", "steps"}
    _only(written, known, known - {"options"})
    if written["format"] != FORMAT or written["version"] != VERSION:
        raise ValueError("format")
    game = CATALOGUE[_text(written["game"])]
    prefix = f"{game.id}.lesson{_text(name).removeprefix(game.id)}"
    options, seats = written.get("options", {}), written["seats"]
    if type(seats) is not int or not isinstance(options, dict):
        raise TypeError("seats")
    steps = tuple(_step(game, step, prefix) for step in _list(written["steps"]))
    if len({step.id for step in steps}) != len(steps):
        raise ValueError("two steps of the same name")
    return Lesson(name, game, seats, read_moves(game, _text(written["start"])), steps, game.settle(seats, options))


def _step(game: Game[Any, Any], written: Json, prefix: str) -> LessonStep:
    _only(written, {"id", "sections", "asks", "show"}, {"id", "sections"})
    key = f"{prefix}.{_text(written['id'])}"
    sections = tuple(map(_text, _list(written["sections"])))
    if not sections:
        raise ValueError("sections")
    asks = tuple(_ask(game, ask, key) for ask in _list(written.get("asks", [])))
    return LessonStep(_text(written["id"]), key, sections, asks, _pointers(written.get("show", [])))


def _ask(game: Game[Any, Any], written: Json, key: str) -> Ask:
    _only(written, {"want", "show", "replies", "then"}, {"want"})
    want: Action = read_words(game, _text(written["want"]).split())
    replies = tuple(_reply(game, reply, key) for reply in _list(written.get("replies", [])))
    return Ask(want, _pointers(written.get("show", [])), replies, read_moves(game, _text(written.get("then", ""))))


def _reply(game: Game[Any, Any], written: Json, key: str) -> Reply:
    _only(written, {"id", "when", "then"}, {"id", "when"})
    when = tuple(read_pattern(game, _text(pattern)) for pattern in _list(written["when"]))
    return Reply(f"{key}.{_text(written['id'])}", when, read_moves(game, _text(written.get("then", ""))))


def _pointers(written: Json) -> tuple[Pointer, ...]:
    return tuple(_pointer(_text(word)) for word in _list(written))


def _pointer(word: str) -> Pointer:
    if word.startswith("@"):
        return Pointer(mark=word[1:])
    zone, piece, index = word.partition("#")
    if piece and not index.removeprefix("-").isdecimal():
        raise ValueError(word)
    return Pointer(zone, int(index) if piece else None)


def _only(written: Json, known: set[str], needed: set[str]) -> None:
    if not isinstance(written, dict):
        raise TypeError("an object is missing")
    for field in (*sorted(set(written) - known), *sorted(needed - set(written))):
        raise ValueError(field)


def _list(value: Json) -> list[Json]:
    if not isinstance(value, list) or len(value) > MOST:
        raise TypeError("a list is missing or too long")
    return value


def _text(value: Json) -> str:
    if not isinstance(value, str):
        raise TypeError("a text is missing")
    return value


def _bad(where: str, why: object) -> BadLesson:
    what = why.reason.key if isinstance(why, Refused) else shown(str(why))
    return BadLesson(Reason("lesson.damaged", {"where": shown(where), "what": what}))
