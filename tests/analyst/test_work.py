"""The processes in which a match is looked back at: they do what they are told, and leave nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path
from threading import Event

import pytest

from kasane_desktop.analyst.analyst import Analyst, Job
from kasane_desktop.analyst.work import Unfound, work
from kasane_desktop.catalogue import CATALOGUE
from tests.matches import Setting, random_match

ALONE = """
from multiprocessing import active_children, resource_tracker
from threading import Event
from kasane_desktop.analyst.analyst import Analyst
from kasane_desktop.analyst.work import work
from kasane_desktop.catalogue import CATALOGUE
from tests.matches import Setting, random_match

if __name__ == "__main__":
    steps = work(Analyst(random_match(Setting(CATALOGUE["kimono"], 2), 3), 7, 1), Event(), processes=2)
    next(steps)
    print(len(active_children()), resource_tracker._resource_tracker._pid)
    steps.close()
    print(len(active_children()), resource_tracker._resource_tracker._pid)
"""


def an_analyst() -> Analyst:
    return Analyst(random_match(Setting(CATALOGUE["kimono"], 2), 3), 7, 1)


def test_no_other_process_is_started_than_those_that_think(tmp_path: Path) -> None:
    """Python would start one more, which stays until the program ends."""
    (tmp_path / "alone.py").write_text(ALONE)
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, tmp_path / "alone.py"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert done.stdout == "2 None\n0 None\n"


def test_a_process_that_dies_is_told_and_the_others_end() -> None:
    before = set(active_children())
    steps = work(an_analyst(), Event(), processes=2)
    next(steps)
    for process in set(active_children()) - before:
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    with pytest.raises((EOFError, OSError)):
        for _ in steps:
            pass
    assert set(active_children()) == before


def test_what_goes_wrong_in_a_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that no match has."""
    analyst = an_analyst()
    pieces = list(next(analyst.rounds()))
    wrong = Job(pieces[0].game, pieces[0].seed, pieces[0].at, 1)
    monkeypatch.setattr(analyst, "rounds", lambda: iter([[wrong], [], [], []]))
    with pytest.raises(Unfound, match="KeyError"):
        for _ in work(analyst, Event(), processes=1):
            pass


def test_it_goes_forward_to_the_end_and_where_all_is_known_no_process_is_started() -> None:
    analyst = an_analyst()
    *going, last = work(analyst, Event(), processes=1)
    done = [progress.done for progress in (*going, last)]
    assert done == sorted(done)
    assert (last.done, last.rough) == (last.of, False)
    before = set(active_children())
    seen = [(set(active_children()), progress) for progress in work(analyst, Event(), processes=1)]
    assert {frozenset(processes) for processes, _ in seen} == {frozenset(before)}
    assert seen[-1][1].analysis == last.analysis
