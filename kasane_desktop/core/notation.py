"""Moves as people write them: "0 take 2; 1 meld juu 2 no; deal 3,5,9".

Moves are parted by semicolons: the seat (none for chance), the action by its name in records, and its fields in order,
the numbers of a tuple joined by commas.
"""

from __future__ import annotations

from typing import Any

from kasane_desktop.core.codec import action_fields, action_name, read_action, write_action
from kasane_desktop.core.game import CHANCE, Action, Game, Json, Seat
from kasane_desktop.core.text import Malformed, Reason, shown

Move = tuple[Seat, Action]


def read_moves(game: Game[Any, Any], written: str) -> tuple[Move, ...]:
    """The moves that a text stands for. Raises Malformed; whether they are legal is not asked here."""
    return tuple(_move(game, move) for move in filter(None, (move.strip() for move in written.split(";"))))


def read_words(game: Game[Any, Any], words: list[str]) -> Action:
    """The action that a name and the words of its fields stand for. Raises Malformed."""
    do, *values = words or [""]
    kind = next((kind for kind in game.action_types if action_name(kind) == do), None)
    if kind is None:
        raise Malformed(Reason("core.action-unknown", {"action": shown(do), "game": game.id}))
    known = action_fields(kind)
    if len(known) != len(values):
        raise Malformed(Reason("core.action-form"))
    written: dict[str, Json] = {"do": do}
    for (name, hint), value in zip(known.items(), values, strict=True):
        written[name] = _value(hint, value)
    return read_action(game, written)


def write_words(action: Action) -> list[str]:
    """The words that stand for an action."""
    do, *values = write_action(action).values()
    return [do, *(_word(value) for value in values)]


def _move(game: Game[Any, Any], move: str) -> Move:
    words = move.split()
    seat = int(words.pop(0)) if words[0].isdecimal() and len(words[0]) < 4 else CHANCE
    return seat, read_words(game, words)


def _value(hint: Any, word: str) -> Json:
    if hint is str:
        return word
    if hint is bool:
        return {"yes": True, "no": False}.get(word)
    try:
        return int(word) if hint is int else [int(part) for part in word.split(",")]
    except ValueError:  # neither are two thousand digits a number
        return None


def _word(value: Json) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
