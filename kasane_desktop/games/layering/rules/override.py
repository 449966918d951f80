"""A player's own table of spaces: checked cell by cell, because it is typed in by hand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from kasane_desktop.core.files import read_file
from kasane_desktop.core.game import Json
from kasane_desktop.core.text import BadOption, Param, Reason, Term, shown
from kasane_desktop.games.layering.rules.combinations import COMBINATIONS, MOST_CARDS

MOST_BYTES = 64 * 1024
MOST_CELLS = 12
MOST_POINTS = 99


def check_override(table: Json) -> Json:
    """None, or {combination: [[n, points], …]} for some of the nine, by n and the dearest first.

    The form of combinations.json is taken as well. Raises BadOption, which names the cell.
    """
    if table is None:
        return None
    if not isinstance(table, Mapping):
        raise _bad("table-form")
    checked = {}
    for id, entry in table.items():
        if id not in COMBINATIONS:
            raise _bad("combination-unknown", combination=shown(id), known=COMBINATIONS)
        cells = entry.get("spaces") if isinstance(entry, Mapping) else entry
        if not isinstance(cells, list | tuple):
            raise _bad("cells-form", combination=_name(id))
        if len(cells) > MOST_CELLS:
            raise _bad("cells-many", combination=_name(id), cells=len(cells), most=MOST_CELLS)
        checked[id] = [_checked_cell(id, number, cell) for number, cell in enumerate(cells, start=1)]
    return {id: sorted(checked[id], key=lambda cell: (cell[0], -cell[1])) for id in COMBINATIONS if id in checked}


def read_override(path: Path) -> Json:
    """The table in a file of a player, checked. Raises BadOption, which names the line or the cell."""
    try:
        content = read_file(path, MOST_BYTES, chosen=True)
    except OSError as error:
        raise _bad("file-unreadable", file=path.name) from error
    if len(content) > MOST_BYTES:
        raise _bad("file-large", file=path.name, most=MOST_BYTES // 1024)
    try:
        table = json.loads(content.decode("utf-8-sig"), object_pairs_hook=_once)
    except UnicodeDecodeError as error:
        raise _bad("file-encoding", line=content.count(b"\n", 0, error.start) + 1) from error
    except json.JSONDecodeError as error:
        raise _bad("file-json", line=error.lineno, column=error.colno) from error
    except (RecursionError, ValueError) as error:  # nested without end; a number of thousands of digits
        raise _bad("table-form") from error
    return check_override(table)


def _once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """An object whose names are all different: of two entries neither may win in silence."""
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise _bad("file-twice", name=shown(name))
    return dict(pairs)


def _checked_cell(combination: str, number: int, cell: Json) -> list[int]:
    where: dict[str, Param] = {"combination": _name(combination), "cell": number}
    if isinstance(cell, Mapping) and "n" in cell and "points" in cell:
        n, points = cell["n"], cell["points"]
    elif isinstance(cell, list | tuple) and len(cell) == 2:
        n, points = cell
    else:
        raise _bad("cell-form", **where)
    if type(n) is not int or not 1 <= n <= MOST_CARDS:
        raise _bad("cell-cards", **where, value=shown(n), least=1, most=MOST_CARDS)
    if type(points) is not int or not 0 <= points <= MOST_POINTS:
        raise _bad("cell-points", **where, value=shown(points), least=0, most=MOST_POINTS)
    return [n, points]


def _name(combination: str) -> Term:
    return Term(f"layering.combination.{combination}")


def _bad(key: str, **params: Param) -> BadOption:
    return BadOption(Reason(f"layering.{key}", params))
