"""The real program is killed while it plays. `make kill-test` does so hundreds of times."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.attack.life import PATIENCE, ROOT, surroundings
from tests.soak.killing import Killer


def test_killed_at_any_moment_it_goes_on_where_it_was(tmp_path: Path) -> None:
    killer = Killer(tmp_path, seed=3, most_steps=12)
    for _ in range(5):
        killer.kill_once()
    assert killer.played >= 10


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_when_it_is_told_to(sign: signal.Signals, tmp_path: Path) -> None:
    program = subprocess.Popen([sys.executable, "-m", "kasane_desktop"], cwd=ROOT, env=surroundings(tmp_path))
    due = time.monotonic() + PATIENCE
    while not list(tmp_path.glob("*/match-1.lock")) and time.monotonic() < due:
        time.sleep(0.05)
    time.sleep(1)  # it rests, and Qt waits for something to happen
    program.send_signal(sign)
    try:
        assert program.wait(PATIENCE) in (-sign, 128 + sign, 0)
    finally:
        program.kill()
