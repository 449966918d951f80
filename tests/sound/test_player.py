"""The player: nobody waits for it, and what is wrong with a device is nobody's trouble."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from kasane_desktop.sound import device
from kasane_desktop.sound.device import SILENT, Device, NoDevice, backends
from kasane_desktop.sound.mixer import Mixer
from kasane_desktop.sound.player import NEAR, RETRY, VARIABLE, SoundPlayer, open_player

PATIENCE = 60.0


def wait_for(condition: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end
        sleep(0.005)


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class FakeDevice:
    """One that takes everything at once, as long as it works."""

    def __init__(self, mixer: Mixer) -> None:
        self.mixer, self.running, self.closed, self.works = mixer, False, False, True
        self.stalled = False
        self.starts = 0

    def start(self) -> None:
        if not self.works:
            raise NoDevice("gone")
        self.running = True
        self.starts += 1

    def stop(self) -> None:
        self.running = False

    def close(self) -> None:
        self.running, self.closed = False, True


class Shop:
    """Where devices come from; there may be none."""

    def __init__(self) -> None:
        self.open, self.asked = True, 0
        self.sold: list[FakeDevice] = []

    def __call__(self, mixer: Mixer) -> FakeDevice:
        self.asked += 1
        if not self.open:
            raise NoDevice("none")
        self.sold.append(FakeDevice(mixer))
        return self.sold[-1]


@pytest.fixture
def shop() -> Shop:
    return Shop()


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def player(shop: Shop, clock: Hand) -> Iterator[SoundPlayer]:
    player = SoundPlayer(shop, clock=clock)
    yield player
    player.close()


def heard(player: SoundPlayer) -> bool:
    """Whether the thread has seen to all that was asked for."""
    with player._woken:
        return not player._asked and not player._busy


def test_nothing_is_opened_before_something_is_heard(shop: Shop, player: SoundPlayer) -> None:
    assert threading.active_count() == len([t for t in threading.enumerate() if t.name != "sound"])
    assert shop.asked == 0


def test_a_sound_wakes_the_device_once(shop: Shop, player: SoundPlayer, clock: Hand) -> None:
    for name in ("card", "bead", "tile"):
        player.play(name)
        clock.now += 1
    wait_for(lambda: heard(player))
    (sold,) = shop.sold
    assert (sold.starts, sold.mixer.voices) == (1, 3)


def test_the_same_sound_twice_in_an_instant_is_heard_once(shop: Shop, player: SoundPlayer, clock: Hand) -> None:
    for _ in range(9):
        player.play("card")
    player.play("bead")
    wait_for(lambda: heard(player))
    assert shop.sold[0].mixer.voices == 2
    clock.now += NEAR
    player.play("card")
    wait_for(lambda: heard(player))
    assert shop.sold[0].mixer.voices == 3


def test_without_a_device_nobody_asks_again_for_a_minute(shop: Shop, player: SoundPlayer, clock: Hand) -> None:
    shop.open = False
    for _ in range(50):
        player.play("card")
        clock.now += RETRY / 60
        wait_for(lambda: heard(player))
    assert shop.asked == 1
    clock.now += RETRY
    shop.open = True
    player.play("card")
    wait_for(lambda: heard(player))
    assert shop.asked == 2
    assert shop.sold[0].running


def test_a_device_that_went_away_is_replaced_by_another_or_by_silence(
    shop: Shop, player: SoundPlayer, clock: Hand
) -> None:
    player.play("card")
    wait_for(lambda: heard(player))
    (first,) = shop.sold
    first.running = first.works = False
    clock.now += 1
    player.play("card")
    wait_for(lambda: heard(player))
    assert (first.closed, len(shop.sold)) == (True, 2)
    second = shop.sold[1]
    second.running = second.works = shop.open = False
    clock.now += 1
    player.play("card")
    wait_for(lambda: heard(player))
    clock.now += 1
    player.play("card")
    wait_for(lambda: heard(player))
    assert (second.closed, shop.asked) == (True, 3)


def test_a_device_that_takes_nothing_is_given_up(
    shop: Shop, player: SoundPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kasane_desktop.sound.player.REST", 0.01)
    player.play("card")
    wait_for(lambda: bool(shop.sold))
    shop.sold[0].stalled = True
    wait_for(lambda: shop.sold[0].closed)
    player.play("bead")
    wait_for(lambda: heard(player))
    assert shop.asked == 1


def test_the_device_rests_when_there_is_nothing_to_hear(
    shop: Shop, player: SoundPlayer, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kasane_desktop.sound.player.REST", 0.01)
    player.play("card")
    wait_for(lambda: bool(shop.sold) and shop.sold[0].running)
    shop.sold[0].mixer.clear()
    wait_for(lambda: not shop.sold[0].running)
    clock.now += 1
    player.play("card")
    wait_for(lambda: shop.sold[0].running)
    assert (shop.asked, shop.sold[0].starts, shop.sold[0].closed) == (1, 2, False)


def test_a_device_that_hangs_keeps_nobody(shop: Shop, clock: Hand) -> None:
    stuck = threading.Event()

    def hang(mixer: Mixer) -> FakeDevice:
        stuck.wait(PATIENCE)
        raise NoDevice("at last")

    player = SoundPlayer(hang, clock=clock)
    for number in range(1000):
        player.play("card")
        clock.now += number
    assert len(player._asked) <= 16
    assert player._thread is not None
    assert player._thread.daemon  # the program ends without it
    stuck.set()
    player.close()
    assert not player._thread.is_alive()


def test_after_the_end_nothing_is_heard(shop: Shop, player: SoundPlayer) -> None:
    player.play("card")
    wait_for(lambda: heard(player))
    player.close()
    assert shop.sold[0].closed
    player.play("bead")
    assert not player._asked


def test_what_is_asked_for_is_written_down(shop: Shop, clock: Hand, tmp_path: Path) -> None:
    file = tmp_path / "heard"
    player = SoundPlayer(shop, file, clock)
    player.play("card", -0.25, 0.6)
    clock.now += 1.5
    player.play("win")
    player.close()
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines == [
        {"ms": 0, "sound": "card", "pan": -0.25, "volume": 0.6},
        {"ms": 1500, "sound": "win", "pan": 0.0, "volume": 1.0},
    ]


def test_a_file_that_cannot_be_written_keeps_nobody_from_hearing(shop: Shop, clock: Hand, tmp_path: Path) -> None:
    player = SoundPlayer(shop, tmp_path / "no" / "where", clock)
    player.play("card")
    wait_for(lambda: heard(player))
    assert shop.sold[0].running
    player.close()


def test_the_environment_decides(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, "off")
    assert open_player() is None
    monkeypatch.setenv(VARIABLE, str(tmp_path / "heard"))
    player = open_player()
    assert player is not None
    player.play("card", 1.0)
    wait_for(lambda: player._device is not None and player._device.running)  # a true device, which nobody hears
    wait_for(lambda: player._mixer.silent)
    player.close()
    assert json.loads((tmp_path / "heard").read_text())["sound"] == "card"


def test_a_device_plays_to_the_end_and_can_be_woken_again() -> None:
    mixer = Mixer()
    silent = Device(mixer, SILENT)
    try:
        for _ in range(2):
            mixer.add(array("h", [1000] * 2400), 0.0, 1.0)
            silent.start()
            assert silent.running
            wait_for(lambda: mixer.silent)
            assert not silent.stalled
            silent.stop()
            asked: list[bool] = [silent.stalled, silent.stalled]  # what it took before may be told once more
            assert asked[-1]
            assert not silent.running
    finally:
        silent.close()
        silent.close()


def test_without_the_library_there_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    with pytest.raises(NoDevice):
        Device(Mixer(), SILENT)


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin", "freebsd14"])
def test_all_systems_of_sound_are_known_to_the_library(platform: str) -> None:
    from _miniaudio import lib

    assert all(hasattr(lib, f"ma_backend_{name}") for name in (*backends(platform), *SILENT))


WITHOUT_A_CARD = """
import sys, time
from kasane_desktop.sound.player import open_player

player = open_player()
player.play("card")
while not player._retry:
    time.sleep(0.01)
player.close()
print("network" if {"urllib.request", "http.client", "ssl"} & set(sys.modules) else "alone")
"""


def test_where_there_is_no_sound_card_nothing_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """ALSA itself would write a page about it; a configuration of its own that names no card at all."""
    monkeypatch.delenv(VARIABLE)
    (tmp_path / "asound.conf").write_text('pcm.!default { type hw card "none" }\n')
    environment = {"ALSA_CONFIG_PATH": str(tmp_path / "asound.conf"), "PULSE_SERVER": "unix:/nonexistent"}
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    done = subprocess.run([sys.executable, "-c", WITHOUT_A_CARD], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "alone\n", "")


def test_where_there_is_no_alsa_nobody_is_hushed(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str | None) -> None:
        raise OSError(name)

    monkeypatch.setattr("ctypes.CDLL", missing)
    device._hush_alsa(("alsa",))
