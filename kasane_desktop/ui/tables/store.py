"""Saved tables of a game: a file each, in the form that can be shared, named by its owner."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote, unquote

from kasane_desktop.core.box import Json, Option
from kasane_desktop.core.files import own_folder, read_file, replace_file
from kasane_desktop.core.json_text import parse_json
from kasane_desktop.core.names import tidy
from kasane_desktop.core.text import BadOption, Reason
from kasane_desktop.ui.settings.folders import data_folder

MOST_BYTES = 256 * 1024
LONGEST_NAME = 40
MOST_TABLES = 200
"""That are offered: whoever opens the menu does not wait for thousands of files."""
LONGEST_FILE = 200
"""Of a file's name: no system takes more than 255, and what is being written has a longer one."""
SUFFIX = ".json"

Check = Callable[[Json], Json]


class Store:
    """The tables of one game. What cannot be read is not offered, and not touched either."""

    def __init__(self, game: str, option: Option, folder: Path | None = None) -> None:
        assert option.check is not None
        self._folder = (folder or data_folder() / "tables") / game
        self.check: Check = option.check
        self.family = option.name.partition(".")[0]  # whose texts speak of these tables

    def tables(self) -> dict[str, Json]:
        """All that can be read, by name."""
        found = {}
        for path in sorted(self._folder.glob(f"*{SUFFIX}"))[:MOST_TABLES]:
            name = unquote(path.stem)
            try:
                if tidy(name, LONGEST_NAME) == name and self._place(name) == path:  # or it could not be found again
                    found[name] = self.read(path, chosen=False)
            except BadOption:
                continue
        return found

    def save(self, name: str, table: Json) -> None:
        """Keep a table under a name. Raises OSError."""
        own_folder(self._folder)
        replace_file(self._place(name), written(table))

    def delete(self, name: str) -> None:
        """Raises OSError."""
        self._place(name).unlink(missing_ok=True)

    def read(self, path: Path, *, chosen: bool = True) -> Json:
        """The table in a file, which a player has chosen or is our own, checked. Raises BadOption, which says what is
        wrong with it."""
        try:
            content = read_file(path, MOST_BYTES, chosen=chosen)
        except OSError as error:
            raise self._bad("file-unreadable", file=path.name) from error
        if len(content) > MOST_BYTES:
            raise self._bad("file-large", file=path.name, most=MOST_BYTES // 1024)
        try:
            table = parse_json(content)
        except json.JSONDecodeError as error:
            raise self._bad("file-json", line=error.lineno, column=error.colno) from error
        except ValueError as error:
            raise self._bad("table-form") from error
        checked = self.check(table)
        if checked is None:
            raise self._bad("table-form")
        return checked

    def _bad(self, key: str, **params: str | int) -> BadOption:
        return BadOption(Reason(f"{self.family}.{key}", params))

    def _place(self, name: str) -> Path:
        """Signs that a system could mind are written out; others only where that does not become too long."""
        whole = quote(name, safe=" ")
        if len(whole) > LONGEST_FILE:
            whole = "".join(quote(sign, safe=" ") if sign.isascii() else sign for sign in name)
        return self._folder / f"{whole}{SUFFIX}"


def written(table: Json) -> bytes:
    """In the form that `Store.read` reads, a line for each card."""
    lines = ",\n".join(f"  {json.dumps(id)}: {json.dumps(cells)}" for id, cells in table.items())
    return f"{{\n{lines}\n}}\n".encode()
