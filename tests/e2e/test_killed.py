"""The real program is killed while it plays. `make kill-test` does so hundreds of times."""

from __future__ import annotations

from pathlib import Path

from tests.soak.killing import Killer


def test_killed_at_any_moment_it_goes_on_where_it_was(tmp_path: Path) -> None:
    killer = Killer(tmp_path, seed=3, most_steps=12)
    for _ in range(5):
        killer.kill_once()
    assert killer.played >= 10
