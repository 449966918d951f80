"""The thinker, with players that answer and players that do not."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from pathlib import Path
from random import Random

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Action, View
from kasane_desktop.core.text import Reason
from kasane_desktop.players import thinker as thinker_module
from kasane_desktop.players.player import PLAYERS
from kasane_desktop.players.texts import TEXTS
from kasane_desktop.players.thinker import Thinker, ThinkerFailed, usual_processes
from kasane_desktop.players.thinking import AtLeisure
from tests.matches import Setting, plain_settings, random_match

ODD = "tests.players.odd:PLAYERS_AND_ODD_ONES"
GAME = "kasane"
SOON = 60.0
"""Never waited for if all is well."""


@pytest.fixture(scope="module")
def staying() -> tuple[str, ...]:
    """Most tests ask the same thinker."""
    return ("thread thinker", "process thinker")


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    """One for many tests: each must leave it fit for the next."""
    shared = Thinker(ODD, margin=SOON, patience=SOON)
    yield shared
    shared.close()


@pytest.fixture
def own_thinker() -> Iterator[Thinker]:
    own = Thinker(ODD, margin=SOON, patience=SOON)
    yield own
    own.close()


def a_view(setting: Setting | None = None, steps: int = 12) -> View:
    """What a seat sees that has a choice."""
    match = random_match(setting or Setting(CATALOGUE[GAME], 4), 5, steps)
    while not (views := [v for seat in match.to_act() if seat >= 0 if len((v := match.view(seat)).actions) > 1]):
        if not match.deal():
            seat = match.to_act()[0]
            match.play(seat, match.actions(seat)[0])
    return views[0]


def ask(thinker: Thinker, player: str, budget: float | None = None, **traits: str) -> Future[Action]:
    return thinker.ask(GAME, player, traits, a_view(), "seed", budget)


def failure(future: Future[Action]) -> ThinkerFailed:
    with pytest.raises(ThinkerFailed) as caught:
        future.result(SOON)
    assert caught.value.reason.key in TEXTS
    return caught.value


def read_sign(path: Path) -> int:
    """The process id of a player that has begun to think."""
    until = time.monotonic() + SOON
    while time.monotonic() < until:
        if path.exists() and (text := path.read_text(encoding="utf-8")).endswith("\n"):
            return int(text)
        time.sleep(0.005)
    raise AssertionError("the player never began to think")


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def ends(pid: int) -> bool:
    until = time.monotonic() + SOON
    while is_running(pid) and time.monotonic() < until:
        time.sleep(0.005)
    return not is_running(pid)


def fit(thinker: Thinker) -> bool:
    return ask(thinker, "random").result(SOON) in a_view().actions


# -- answers ------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", list(plain_settings()), ids=str)
def test_the_answer_is_the_one_the_player_gives_here(thinker: Thinker, setting: Setting) -> None:
    view = a_view(setting)
    here = PLAYERS["greedy"](setting.game, Random("seed"), {}).choose(view, AtLeisure())
    assert thinker.ask(setting.game.id, "greedy", {}, view, "seed").result(SOON) == here


def test_requests_are_answered_in_order(thinker: Thinker) -> None:
    answered: list[int] = []
    futures = [ask(thinker, "random") for _ in range(5)]
    for number, future in enumerate(futures):
        future.add_done_callback(lambda _, number=number: answered.append(number))  # type: ignore[misc]  # mypy #12557
    for future in futures:
        future.result(SOON)
    assert answered == sorted(answered)


def test_the_player_knows_how_much_time_is_left(thinker: Thinker) -> None:
    assert ask(thinker, "punctual", budget=0.05).result(SOON) == a_view().actions[-1]


def test_a_hurried_player_answers_with_what_it_has(thinker: Thinker) -> None:
    asked = ask(thinker, "punctual", budget=SOON)
    thinker.hurry()
    assert asked.result(SOON / 2) == a_view().actions[-1]
    assert fit(thinker)


ALONE = """
from multiprocessing import active_children, resource_tracker
from kasane_desktop.players.thinker import Thinker

if __name__ == "__main__":
    thinker = Thinker(processes=2)
    thinker.warm_up()
    while len(thinker._minds) < 2:
        pass
    print(len(active_children()), resource_tracker._resource_tracker._pid)
    thinker.close()
"""


def test_no_other_process_is_started_than_those_that_think(tmp_path: Path) -> None:
    (tmp_path / "alone.py").write_text(ALONE)
    done = subprocess.run([sys.executable, tmp_path / "alone.py"], capture_output=True, text=True, check=True)
    assert done.stdout == "2 None\n"


def test_the_process_is_modest(thinker: Thinker) -> None:
    assert ask(thinker, "teller").result(SOON) in a_view().actions


def test_nothing_is_written_to_the_output(thinker: Thinker, capfd: pytest.CaptureFixture[str]) -> None:
    own = Thinker(ODD)
    ask(own, "chatterbox").result(SOON)
    failure(ask(own, "faulty"))
    failure(ask(own, "quitter"))
    own.close()
    assert capfd.readouterr().out == ""


# -- cancelling ---------------------------------------------------------------------------


def test_a_player_that_listens_is_cancelled_and_its_process_lives_on(
    thinker: Thinker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker_module, "GRACE", SOON)  # a busy machine may not let it answer in time
    future = ask(thinker, "patient", sign=str(tmp_path / "first"))
    pid = read_sign(tmp_path / "first")
    thinker.cancel()
    with pytest.raises(CancelledError):
        future.result(SOON)
    second = ask(thinker, "patient", sign=str(tmp_path / "second"))
    assert read_sign(tmp_path / "second") == pid
    second.cancel()
    assert ask(thinker, "punctual", budget=0.01).result(SOON) == a_view().actions[-1]


def test_a_player_that_does_not_listen_is_ended(thinker: Thinker, tmp_path: Path) -> None:
    future = ask(thinker, "deaf", sign=str(tmp_path / "sign"))
    pid = read_sign(tmp_path / "sign")
    thinker.cancel()
    assert future.cancelled()
    assert ends(pid)
    assert fit(thinker)


def test_what_waits_in_line_is_cancelled_too(thinker: Thinker, tmp_path: Path) -> None:
    futures = [ask(thinker, "patient", sign=str(tmp_path / "first"))]
    read_sign(tmp_path / "first")
    futures += [ask(thinker, "patient", sign=str(tmp_path / "never")) for _ in range(3)]
    thinker.cancel()
    assert all(future.cancelled() for future in futures)
    assert fit(thinker)
    assert not (tmp_path / "never").exists()


def test_a_cancelled_request_does_not_disturb_the_next(thinker: Thinker) -> None:
    for _ in range(50):
        future = ask(thinker, "random")
        future.cancel()
        assert fit(thinker)


def test_cancelling_without_a_request_is_harmless(own_thinker: Thinker) -> None:
    own_thinker.cancel()
    assert fit(own_thinker)
    own_thinker.cancel()
    assert fit(own_thinker)


# -- failing ------------------------------------------------------------------------------


def test_a_killed_process_fails_the_request_and_the_next_one_works(thinker: Thinker, tmp_path: Path) -> None:
    future = ask(thinker, "patient", sign=str(tmp_path / "sign"))
    os.kill(read_sign(tmp_path / "sign"), signal.SIGKILL)
    assert failure(future).reason == Reason("players.ended")
    assert fit(thinker)


def test_a_process_killed_while_idle_is_replaced(thinker: Thinker, tmp_path: Path) -> None:
    future = ask(thinker, "patient", sign=str(tmp_path / "sign"))
    pid = read_sign(tmp_path / "sign")
    future.cancel()
    assert fit(thinker)
    os.kill(pid, signal.SIGKILL)
    for process in multiprocessing.active_children():
        process.join(SOON)
    assert fit(thinker)


@pytest.mark.parametrize(
    ("player", "key"),
    [
        ("quitter", "players.ended"),
        ("faulty", "players.fault"),
        ("nobody", "players.fault"),
        ("cheat", "players.illegal"),
    ],
)
def test_a_bad_player_fails_the_request_and_the_next_one_works(thinker: Thinker, player: str, key: str) -> None:
    assert failure(ask(thinker, player)).reason == Reason(key)
    assert fit(thinker)


def test_a_fault_is_told_for_the_log(thinker: Thinker) -> None:
    assert "a mistake in the player" in failure(ask(thinker, "faulty")).detail


@pytest.mark.parametrize("budget", [None, 0.1])
def test_a_player_that_hangs_is_ended(budget: float | None) -> None:
    before = {child.pid for child in multiprocessing.active_children()}
    hurried = Thinker(ODD, margin=0.2, patience=0.3)
    failed = failure(ask(hurried, "deaf", budget))
    assert failed.reason == Reason("players.late")
    assert {child.pid for child in multiprocessing.active_children()} <= before
    hurried.close()


def test_players_that_cannot_be_loaded_fail_the_request() -> None:
    lost = Thinker("tests.players.nowhere:PLAYERS")
    assert failure(ask(lost, "random")).reason == Reason("players.ended")
    lost.close()


# -- several processes ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def three() -> Iterator[Thinker]:
    """A leading process and two beside it, all of them loaded, with all the time to vote."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinker_module, "STRAGGLING", SOON)
        several = Thinker(ODD, margin=SOON, patience=SOON, processes=3)
        several.warm_up()
        loaded(several)
        yield several
        several.close()


def loaded(thinker: Thinker) -> None:
    """Wait until all processes answer: together they vote otherwise than the one who leads."""
    until = time.monotonic() + SOON
    while ask(thinker, "voter", budget=SOON).result(SOON) == a_view().actions[0] and time.monotonic() < until:
        time.sleep(0.01)


def test_the_votes_of_all_processes_are_added_up(three: Thinker) -> None:
    loaded(three)
    assert ask(three, "voter", budget=SOON).result(SOON) == a_view().actions[-1]


def test_without_a_limit_of_time_one_process_answers_alone(three: Thinker) -> None:
    """Whoever counts iterations gives the same answer on every machine."""
    loaded(three)
    assert ask(three, "voter").result(SOON) == a_view().actions[0]


@pytest.mark.parametrize("beside", ["deaf", "faulty", "quitter", "cheat"])
def test_what_goes_wrong_beside_the_leading_process_does_no_harm(
    three: Thinker, beside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded(three)
    with monkeypatch.context() as patch:
        if beside == "deaf":
            patch.setattr(thinker_module, "STRAGGLING", 0.05)
        assert ask(three, "follower", budget=SOON, beside=beside).result(SOON) == a_view().actions[-1]
    if beside == "deaf":
        for mind in three._minds[1:]:  # the thinker does without them from now on: it would wait for ever
            mind._process.kill()
            mind._process.join()
    loaded(three)
    assert ask(three, "voter", budget=SOON).result(SOON) == a_view().actions[-1]


def test_cancelling_frees_all_processes(three: Thinker, tmp_path: Path) -> None:
    loaded(three)
    future = ask(three, "patient", budget=SOON, sign=str(tmp_path / "sign"))
    read_sign(tmp_path / "sign")
    future.cancel()
    loaded(three)
    assert ask(three, "voter", budget=SOON).result(SOON) == a_view().actions[-1]


def test_closing_ends_all_processes(tmp_path: Path) -> None:
    processes = {child.pid for child in multiprocessing.active_children()}
    own = Thinker(ODD, processes=3)
    ask(own, "deaf", budget=SOON, sign=str(tmp_path / "sign"))
    read_sign(tmp_path / "sign")
    own.close()
    assert {child.pid for child in multiprocessing.active_children()} == processes


def test_one_core_is_left_to_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, processes in ((1, 1), (2, 1), (3, 2), (4, 3), (16, 4)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: set(range(cores)), raising=False)
        assert usual_processes() == processes


# -- ending -------------------------------------------------------------------------------


def left_behind(
    before: set[threading.Thread], processes: set[int | None]
) -> tuple[set[threading.Thread], set[int | None]]:
    return set(threading.enumerate()) - before, {child.pid for child in multiprocessing.active_children()} - processes


@pytest.mark.parametrize("moment", ["idle", "never-asked", "warming-up", "loading", "deaf", "patient", "waiting"])
def test_closing_leaves_nothing_behind(moment: str, tmp_path: Path) -> None:
    threads, processes = set(threading.enumerate()), {child.pid for child in multiprocessing.active_children()}
    own = Thinker(ODD)
    futures: list[Future[Action]] = []
    if moment == "idle":
        assert fit(own)
    elif moment == "warming-up":
        own.warm_up()
    elif moment == "loading":
        futures = [ask(own, "random")]
    elif moment != "never-asked":
        futures = [ask(own, "deaf" if moment == "deaf" else "patient", sign=str(tmp_path / "sign"))]
        read_sign(tmp_path / "sign")
        if moment == "waiting":
            futures += [ask(own, "patient") for _ in range(3)]
    own.close()
    assert left_behind(threads, processes) == (set(), set())
    assert all(future.cancelled() for future in futures)
    own.close()  # once more does no harm
    with pytest.raises(RuntimeError):
        ask(own, "random")


def test_warmed_up_it_has_its_process_before_it_is_asked(own_thinker: Thinker) -> None:
    before = {child.pid for child in multiprocessing.active_children()}
    own_thinker.warm_up()
    until = time.monotonic() + SOON
    while {child.pid for child in multiprocessing.active_children()} == before and time.monotonic() < until:
        time.sleep(0.005)
    (pid,) = {child.pid for child in multiprocessing.active_children()} - before
    assert fit(own_thinker)
    assert {child.pid for child in multiprocessing.active_children()} - before == {pid}


def test_a_process_that_has_thought_much_makes_room_for_a_new_one(
    own_thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def process() -> int | None:
        assert fit(own_thinker)
        (mind,) = own_thinker._minds
        return mind._process.pid

    first = process()
    monkeypatch.setattr("kasane_desktop.players.thinker.MUCH", SOON)
    own_thinker.refresh()
    assert process() == first
    monkeypatch.setattr("kasane_desktop.players.thinker.MUCH", 0.0)
    own_thinker.refresh()
    assert process() != first


ASK_AND_WAIT = """
import sys, time
from tests.players.test_thinker import ODD, Thinker, ask
if __name__ == "__main__":
    thinker = Thinker(ODD)
    ask(thinker, "deaf", sign=sys.argv[1]).result()
"""


@pytest.mark.parametrize("stopped", [False, True])
def test_the_process_ends_when_the_program_is_killed(stopped: bool, tmp_path: Path) -> None:
    sign = tmp_path / "sign"
    root = Path(__file__).resolve().parent.parent.parent
    program = subprocess.Popen([sys.executable, "-c", ASK_AND_WAIT, str(sign)], cwd=root, stdout=subprocess.PIPE)
    pid = read_sign(sign)
    if stopped:
        os.kill(pid, signal.SIGSTOP)
    program.kill()
    program.communicate(timeout=SOON)  # the pipe ends when the last process that holds it does
