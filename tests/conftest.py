"""What holds for every test."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

from kasane_desktop.ui import keeper, tidying

# Virtual screens with a real pointer, signals and the packages of Linux are tried on Linux.
if sys.platform != "linux":
    collect_ignore_glob = ["e2e/*", "packaging/*", "attack/*", "soak/*"]

# Windows are drawn into memory unless somebody wants to watch them: QT_QPA_PLATFORM=xcb make test
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# What is said must not depend on the machine: English, unless a test asks for another language.
os.environ["LC_ALL"] = "C.UTF-8"

# No deadline: a busy machine is not a wrong result. In CI every run tries the same examples.
settings.register_profile("kasane", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("kasane")

# For the same reason whoever waits for Qt is patient: only what never comes takes that long.
for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitActive):
    assert wait.__kwdefaults__ is not None
    wait.__kwdefaults__["timeout"] = 120_000

# So does the window for what its disk knows of unfinished matches.
keeper.PATIENCE = 60.0

# As in the program, garbage is not collected in the middle of another thread's work: see ui/tidying.py.
gc.disable()


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    yield
    tidying._tidy()
