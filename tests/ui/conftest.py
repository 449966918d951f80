"""What several tests of the window share."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kasane_desktop.ui.keeping.keeper import Keeper
from kasane_desktop.ui.keeping.library import Library


@pytest.fixture
def library(qapp: QApplication, tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "history.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def keepers(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[], Keeper]]:
    """Copies of the program that keep their matches in one folder."""
    threads, opened = set(threading.enumerate()), list[Keeper]()

    def open_one() -> Keeper:
        opened.append(Keeper(tmp_path / "data"))
        return opened[-1]

    yield open_one
    for keeper in opened:
        keeper.close()
    assert set(threading.enumerate()) - threads == set()
