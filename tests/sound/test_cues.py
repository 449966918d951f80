"""Which sounds go with what is done, in every game at every count."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import PUBLIC
from kasane_desktop.core.text import Event
from kasane_desktop.games.kabuki.rules.actions import STOP
from kasane_desktop.games.kabuki.stage.sounds import CHECKED
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import parse_record
from kasane_desktop.scene.stage import SOUNDS
from kasane_desktop.sound.cues import NAMES
from tests.matches import Setting, plain_settings, random_match

GOLDEN = Path(__file__).parents[1] / "golden"
SETTINGS = [pytest.param(setting, id=str(setting)) for setting in plain_settings()]

LAYERING: dict[str, set[tuple[str, ...]]] = {
    "Lot": {()},
    "Deal": {("deal",)},
    "Take": {("hand",), ("card",)},
    "Meld": {("card",) * k + ("bead", *tune) for k in (1, 2, 3, 4) for tune in ((), ("group",))},
    "Keep": {()},
}
EXPECTED: dict[str, dict[str, set[tuple[str, ...]]]] = {
    "kasane": LAYERING,
    "kimono": LAYERING,
    "kaleido": {
        "Lot": {()},
        "Begin": {()},
        "Place": {("tile",), ("tile", "group")},
        "White": {("tile",), ("tile", "group")},
        "AddBoard": {("board",)},
        "Turn": {("board",)},
        "Leave": {()},
        "Done": {(), ("group",)},
    },
    "rainbow": {
        "Lot": {()},
        "Deal": {("deal",)},
        "Bid": {("card",) * cards for cards in range(1, 7)},
        "PickUp": {("deal",)},
        "Prize": {("hand",), ("hand", "hand"), ("hand", "hand", "group")},
    },
    "kabuki": {
        "Lot": {()},
        "TurnUp": {("card",)},
        "Lay": {("mask",)},
        "Stop": {("clappers", *("bead",) * tokens) for tokens in range(1, 6)},
        "Pass": {()},
    },
}
ROUND_ENDS = ("layering.round-over", "rainbow.event.round", "kabuki.round-tokens", "kabuki.round-deck")


def heard(match: Match) -> list[tuple[str, tuple[str, ...], bool]]:
    """What was done, what is heard of it but for the drum of a round's end, and whether that is heard."""
    told = []
    for number, step in enumerate(match.steps):
        cues = SOUNDS[match.game.id].cues(step.seat, step.action, match.events(number))
        names = [cue.sound for cue in cues]
        drum = bool(names) and names[-1] == "drum"
        told.append((type(step.action).__name__, tuple(names[:-1] if drum else names), drum))
    return told


@pytest.mark.parametrize("setting", SETTINGS)
def test_each_thing_that_is_done_has_its_sound(setting: Setting) -> None:
    match = parse_record((GOLDEN / f"{setting}.json").read_bytes())
    for action, sounds, _ in heard(match):
        assert sounds in EXPECTED[setting.game.id][action], (action, sounds)


@pytest.mark.parametrize("game", CATALOGUE)
def test_all_that_can_be_heard_is_heard(game: str) -> None:
    """No sound of the table above is one that never comes."""
    found: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for setting in plain_settings():
        if setting.game.id == game:
            for seed in range(4):
                for action, sounds, _ in heard(random_match(setting, seed)):
                    found[action].add(sounds)
    assert found.keys() == EXPECTED[game].keys()
    names = {name for sounds in found.values() for one in sounds for name in one}
    assert names == {name for sounds in EXPECTED[game].values() for one in sounds for name in one}


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_drum_is_heard_when_a_round_ends_and_only_then(setting: Setting) -> None:
    match = parse_record((GOLDEN / f"{setting}.json").read_bytes())
    dealing = ("Deal", "Lot")
    ends = [
        any(event.key in ROUND_ENDS for event in match.events(number))
        and type(match.steps[number].action).__name__ not in dealing
        for number in range(len(match.steps))
    ]
    assert [drum for _, _, drum in heard(match)] == ends
    assert any(ends) or setting.game.id == "kaleido"  # which has no rounds


@pytest.mark.parametrize("setting", SETTINGS)
def test_sounds_exist_and_come_from_places_on_the_table(setting: Setting) -> None:
    match = parse_record((GOLDEN / f"{setting}.json").read_bytes())
    for number, step in enumerate(match.steps):
        zones = [f"{zone.id}/" for zone in match.table(PUBLIC, number + 1).zones]
        for cue in SOUNDS[match.game.id].cues(step.seat, step.action, match.events(number)):
            assert cue.sound in NAMES
            assert not cue.zone or any(zone.startswith(f"{cue.zone}/") for zone in zones), (
                type(step.action).__name__,
                cue,
            )
            assert 0 <= cue.after < 2500


def test_masks_sound_alike() -> None:
    """What is covered stays covered."""
    match = random_match(next(s for s in plain_settings() if s.game.id == "kabuki"), 5)
    told = defaultdict(set)
    for number, step in enumerate(match.steps):
        kind = type(step.action).__name__
        if kind in ("Lay", "TurnUp"):
            for cue in SOUNDS["kabuki"].cues(step.seat, step.action, match.events(number)):
                told[kind].add((cue.sound, cue.after))
    assert [len(sounds) for kind, sounds in told.items() if kind == "TurnUp"] == [1]
    assert len({sound for sound, _ in told["Lay"]} - {"drum"}) == 1


def test_tokens_are_heard_when_the_stack_lies_open_one_after_the_other() -> None:
    cues = SOUNDS["kabuki"].cues(1, STOP, [Event("kabuki.call-right", {"tokens": 3})])
    beads = [cue.after for cue in cues if cue.sound == "bead"]
    assert beads == sorted(set(beads))
    assert (len(beads), beads[0]) == (3, CHECKED)
    assert {cue.zone for cue in cues if cue.sound == "bead"} == {"tokens/1"}
