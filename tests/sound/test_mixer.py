"""Arithmetic of the mixer: sums, sides, limits."""

from __future__ import annotations

from array import array
from itertools import pairwise

import pytest

from kasane_desktop.sound.mixer import FADE, VOICES, Mixer, gains


def steady(value: int, length: int = 1000) -> array[int]:
    return array("h", [value] * length)


def test_silence_is_zeros() -> None:
    mixer = Mixer()
    assert mixer.silent
    assert list(mixer.mix(4)) == [0] * 8


def test_a_sound_in_the_middle_is_the_same_on_both_sides_and_ends() -> None:
    mixer = Mixer()
    mixer.add(steady(1000, 6), 0.0, 1.0)
    first = mixer.mix(4)
    assert list(first) == [707] * 8
    assert not mixer.silent
    assert list(mixer.mix(4)) == [707] * 4 + [0] * 4
    assert mixer.silent


def test_sounds_add_up() -> None:
    mixer = Mixer()
    mixer.add(steady(1000, 4), 0.0, 1.0)
    mixer.add(steady(-3000, 2), 0.0, 0.5)
    assert list(mixer.mix(4)) == [-353] * 4 + [707] * 4


@pytest.mark.parametrize("value", [32767, -32768])
def test_too_loud_is_cut_and_never_turns_over(value: int) -> None:
    mixer = Mixer()
    for _ in range(VOICES):
        mixer.add(steady(value), 0.0, 1.0)
    assert set(mixer.mix(8)) == {value}


@pytest.mark.parametrize("pan", [-1.0, -0.4, 0.0, 0.4, 1.0])
def test_left_and_right_have_the_same_power_together(pan: float) -> None:
    left, right = gains(pan, 1.0)
    assert left**2 + right**2 == pytest.approx(1.0)
    assert left - right == pytest.approx(0) if pan == 0 else (left > right) == (pan < 0)
    assert min(left, right) > 0.1  # whoever wears one ear-piece hears everything
    assert gains(-pan, 1.0) == pytest.approx((right, left))


def test_beyond_the_edge_is_at_the_edge() -> None:
    assert gains(7.0, 1.0) == gains(1.0, 1.0)
    assert gains(-7.0, 0.5) == gains(-1.0, 0.5)


def test_what_is_at_the_left_is_heard_at_the_left() -> None:
    mixer = Mixer()
    mixer.add(steady(1000), -1.0, 1.0)
    left, right = mixer.mix(1)
    assert left > 4 * right > 0


def test_one_too_many_lets_the_one_go_that_is_nearest_to_its_end() -> None:
    mixer = Mixer()
    mixer.add(steady(20_000, 300), 0.0, 1.0)
    for _ in range(VOICES - 1):
        mixer.add(steady(1, 5000), 0.0, 1.0)
    mixer.mix(10)
    mixer.add(steady(1, 5000), 0.0, 1.0)
    assert mixer.voices == VOICES
    fading = list(mixer.mix(2 * FADE))[0::2]
    assert fading[0] > 13_000
    assert max(abs(one - other) for one, other in pairwise(fading)) < 400  # no click
    assert max(fading[FADE:]) < 10


def test_there_are_never_more_than_a_few() -> None:
    mixer = Mixer()
    for _ in range(100):
        mixer.add(steady(10), 0.0, 1.0)
    assert mixer.voices == VOICES
    assert len(mixer._leaving) <= VOICES
    mixer.clear()
    assert mixer.silent
