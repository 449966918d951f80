"""Reading JSON that anyone may have written."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any, NoReturn

MOST_NESTED = 32
"""Far deeper than anything of ours; whoever walks through a value need not fear its depth."""


def parse_json(data: bytes, *, doubles: bool = False) -> Any:
    """The value that a text in UTF-8 stands for: strict JSON, not nested too deep, and no key twice in an object unless
    `doubles` may be there. Raises ValueError; where the text itself is damaged, JSONDecodeError says where."""
    try:
        value = json.loads(
            data.decode("utf-8-sig"),
            parse_constant=_refuse,
            parse_float=_finite,
            object_pairs_hook=None if doubles else _once,
        )
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    level, depth = [value], 0
    while level := [inner for one in level for inner in _inside(one)]:
        depth += 1
        if depth > MOST_NESTED:
            raise ValueError("nested too deep")
    return value


def _inside(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    """1e999 is JSON, but written again it would be none."""
    number = float(text)
    return number if isfinite(number) else _refuse(text)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a key stands twice")
    return result
