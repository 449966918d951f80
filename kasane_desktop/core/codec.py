"""Actions to JSON and back. What comes in is not trusted: every field is checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, get_type_hints

from kasane_desktop.core.game import Action, Game, Json
from kasane_desktop.core.text import Malformed, Reason, shown


def action_name(kind: type[Action]) -> str:
    """`TurnUp` is written `turn-up`."""
    name = kind.__name__
    return "".join("-" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


_known: dict[type[Action], dict[str, Any]] = {}


def action_fields(kind: type[Action]) -> dict[str, Any]:
    """Names and types. (A field itself, and `__slots__`, say something else of compiled actions.)"""
    if kind not in _known:
        hints = get_type_hints(kind)
        _known[kind] = {field.name: hints[field.name] for field in fields(kind)}
    return _known[kind]


def write_action(action: Action) -> dict[str, Json]:
    """`Take(row=2)` becomes `{"do": "take", "row": 2}`."""
    written: dict[str, Json] = {"do": action_name(type(action))}
    for name in action_fields(type(action)):
        value = getattr(action, name)
        written[name] = list(value) if isinstance(value, tuple) else value
    return written


def read_action(game: Game[Any, Any], written: Json) -> Action:
    """The action that `written` stands for. Raises Malformed."""
    if not isinstance(written, Mapping) or not isinstance(written.get("do"), str):
        raise Malformed(Reason("core.action-form"))
    kind = next((kind for kind in game.action_types if action_name(kind) == written["do"]), None)
    if kind is None:
        raise Malformed(Reason("core.action-unknown", {"action": shown(written["do"]), "game": game.id}))
    expected = action_fields(kind)
    extra = [shown(name) for name in written if name != "do" and name not in expected]
    if extra:
        raise Malformed(Reason("core.field-unknown", {"action": written["do"], "field": extra[0]}))
    values = {}
    for name, hint in expected.items():
        if name not in written:
            raise Malformed(Reason("core.field-missing", {"action": written["do"], "field": name}))
        values[name] = _value(written["do"], name, hint, written[name])
    return kind(**values)


def _value(action: str, name: str, hint: Any, value: Json) -> Any:
    if hint is bool or hint is str:
        if type(value) is hint:
            return value
    elif hint is int:
        if type(value) is int and abs(value) < 2**31:
            return value
    elif isinstance(value, list) and len(value) <= 1000 and all(type(v) is int and abs(v) < 2**31 for v in value):
        return tuple(value)
    raise Malformed(Reason("core.field-type", {"action": action, "field": name}))
