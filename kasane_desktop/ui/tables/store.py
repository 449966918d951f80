"""Saved tables of a game: a file each, in the form that can be shared, named by its owner."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote, unquote

from kasane_desktop.core.box import Json
from kasane_desktop.core.text import BadOption, Reason
from kasane_desktop.ui.folders import data_folder

MOST_BYTES = 256 * 1024
LONGEST_NAME = 40
SUFFIX = ".json"

Check = Callable[[Json], Json]


class Store:
    """The tables of one game. What cannot be read is not offered, and not touched either."""

    def __init__(self, game: str, check: Check, folder: Path | None = None) -> None:
        self._folder = (folder or data_folder() / "tables") / game
        self.check = check

    def tables(self) -> dict[str, Json]:
        """All that can be read, by name."""
        found = {}
        for path in sorted(self._folder.glob(f"*{SUFFIX}")):
            try:
                found[unquote(path.stem)] = read_table(path, self.check)
            except BadOption:
                continue
        return found

    def save(self, name: str, table: Json) -> None:
        """Keep a table under a name. Raises OSError."""
        self._folder.mkdir(parents=True, exist_ok=True)
        write_table(self._place(name), table)

    def delete(self, name: str) -> None:
        """Raises OSError."""
        self._place(name).unlink(missing_ok=True)

    def _place(self, name: str) -> Path:
        return self._folder / f"{quote(name, safe=' ')}{SUFFIX}"


def read_table(path: Path, check: Check) -> Json:
    """The table in a file, checked. Raises BadOption, which says what is wrong with it."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise _bad("file-unreadable", file=path.name) from error
    if len(content) > MOST_BYTES:
        raise _bad("file-large", file=path.name, most=MOST_BYTES // 1024)
    try:
        table = json.loads(content.decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        raise _bad("file-json", line=error.lineno, column=error.colno) from error
    except (ValueError, RecursionError) as error:
        raise _bad("table-form") from error
    checked = check(table)
    if checked is None:
        raise _bad("table-form")
    return checked


def write_table(path: Path, table: Json) -> None:
    """In the form that `read_table` reads, a line for each card. Raises OSError."""
    lines = ",\n".join(f"  {json.dumps(id)}: {json.dumps(cells)}" for id, cells in table.items())
    new = path.with_name(f"{path.name}.new")
    new.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    new.replace(path)


def _bad(key: str, **params: str | int) -> BadOption:
    return BadOption(Reason(f"layering.{key}", params))
