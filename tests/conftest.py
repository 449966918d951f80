"""What holds for every test."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

from kasane_desktop.ui.keeping import keeper
from kasane_desktop.ui.window import tidying
from tests.drawn_once import draw_once
from tests.strict import Errors, Running, Windows

# Virtual screens with a real pointer, signals and the packages of Linux are tried on Linux; golden arrangements are
# measured there, because elsewhere type is a little wider or narrower.
if sys.platform != "linux":
    collect_ignore_glob = ["e2e/*", "packaging/*", "attack/*", "soak/*", "scene/test_arrangements.py"]

# Windows are drawn into memory unless somebody wants to watch them: QT_QPA_PLATFORM=xcb make test
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# What is said must not depend on the machine: English, unless a test asks for another language.
os.environ["LC_ALL"] = "C.UTF-8"

# Nobody wants to hear the programs that tests start.
os.environ["KASANE_DESKTOP_SOUND"] = "off"

# No deadline: a busy machine is not a wrong result. In CI every run tries the same examples.
settings.register_profile("kasane", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("kasane")

# For the same reason whoever waits for Qt is patient: only what never comes takes that long.
for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitActive):
    assert wait.__kwdefaults__ is not None
    wait.__kwdefaults__["timeout"] = 120_000

# So does the window for what its disk knows of unfinished matches.
keeper.PATIENCE = 60.0

# As in the program, garbage is not collected in the middle of another thread's work: see ui/window/tidying.py.
gc.disable()


@pytest.fixture(scope="session", autouse=True)
def _pictures(tmp_path_factory: pytest.TempPathFactory) -> None:
    """All who test side by side share a folder."""
    own = tmp_path_factory.getbasetemp()
    draw_once((own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "pictures")


@pytest.fixture(scope="module")
def staying() -> tuple[str, ...]:
    """Threads and processes that the tests of a module share, by the words they begin with."""
    return ()


@pytest.fixture(autouse=True)
def logged_errors(staying: tuple[str, ...]) -> Iterator[list[str]]:
    """Errors in Python's log fail the test in which they were logged, unless it has taken them out of this list.
    Nothing that it started may outlive it, either."""
    running, windows = Running(), Windows()
    with Errors() as errors:
        yield errors.told
        windows.put_away()
        tidying._tidy()
        left = running.left(staying)
    assert left == []
    assert errors.told == []
