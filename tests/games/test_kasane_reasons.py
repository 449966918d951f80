"""Colors of Kasane: why an action is refused."""

from __future__ import annotations

from typing import Any

import pytest

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, refusal
from kasane_desktop.core.text import Who
from kasane_desktop.games.kasane.rules.game import GAME
from kasane_desktop.games.layering.rules.actions import Deal, Keep, Meld, Take
from tests.games.layering_positions import PLAIN_FOUR, about_to_take, dealt, key, played_out, sentence, take


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Take(0), "layering.taken-already"),
        (Meld("sakura", 2, False), "kasane.not.sakura"),
        (Meld("chidori", 2, False), "kasane.not.chidori"),
        (Meld("asanoha", 2, False), "kasane.not.asanoha"),
        (Meld("kagen", 3, False), "kasane.not.kagen"),
        (Meld("jyougen", 3, False), "kasane.not.jyougen"),
        (Meld("katyou", 3, False), "kasane.not.katyou"),
        (Meld("setsugetsu", 3, False), "kasane.not.setsugetsu"),
        (Meld("kasane", 3, False), "kasane.not.kasane"),
        (Meld("juu", 1, False), "kasane.not.juu"),
        (Meld("nothing", 1, False), "layering.combination-unknown"),
        (Meld("kasane", 0, False), "layering.group-empty"),
        (Meld("kasane", -3, True), "layering.group-empty"),
        (Meld("kasane", 5, False), "layering.hand-short"),
        (Meld("katyou", 2, False), "layering.no-space"),
        (Meld("juu", 2, False), "layering.space-taken"),
        (Lot(0), "layering.chance-only"),
        (Deal(()), "layering.chance-only"),
    ],
)
def test_why_not_while_combining(action: Any, expected: str) -> None:
    state = about_to_take(GAME, 5, hand=(1, 8, 5), robe=(5,), taken=(("juu", 2),) * 3)
    assert Meld("kasane", 2, False) in take(state)
    reason = refusal(state, 0, action)
    assert reason is not None
    assert reason.key == expected
    assert sentence(GAME, reason)


@pytest.mark.parametrize(("robe", "expected"), [((), "layering.robe-empty"), ((5, 5, 0), "layering.special-on-top")])
def test_why_not_reuse(robe: tuple[int, ...], expected: str) -> None:
    state = about_to_take(GAME, 5, hand=(5,), robe=robe)
    take(state)
    reason = refusal(state, 0, Meld("kasane", 2, True))
    assert key(reason) == expected
    assert sentence(GAME, reason)


def test_a_refused_group_is_shown_with_the_reused_card() -> None:
    state = about_to_take(GAME, 5, hand=(8, 5), robe=(7, 2))
    take(state)
    reason = refusal(state, 0, Meld("kagen", 2, True))
    assert reason is not None
    assert reason.params == {"cards": (2, 5, 5)}


def test_why_not_while_taking() -> None:
    state = dealt(GAME, 4)
    assert key(refusal(state, 0, Keep())) == "layering.take-first"
    assert key(refusal(state, 0, Meld("juu", 2, False))) == "layering.take-first"
    for row in (-1, 4, 10**9):
        assert key(refusal(state, 0, Take(row))) == "layering.row-unknown"
    assert key(refusal(state, 0, Lot(1))) == "layering.chance-only"
    reason = refusal(state, 2, Take(0))
    assert reason is not None
    assert (reason.key, reason.params) == ("layering.turn-of", {"who": Who(0)})
    assert key(refusal(state, CHANCE, Deal(PLAIN_FOUR))) == "core.not-chance"
    assert key(state.why_not(CHANCE, Deal(PLAIN_FOUR))) == "core.not-chance"


def test_why_not_of_the_lot_and_the_deal() -> None:
    state = GAME.start(4)
    assert key(refusal(state, 0, Take(0))) == "core.chance-first"
    assert key(state.why_not(0, Take(0))) == "core.chance-first"
    assert key(refusal(state, CHANCE, Deal(PLAIN_FOUR))) == "layering.lot-first"
    for first in (-1, 4):
        assert key(refusal(state, CHANCE, Lot(first))) == "layering.lot-seat"
    assert refusal(state, CHANCE, Lot(3)) is None
    state.play(CHANCE, Lot(3))
    assert key(refusal(state, CHANCE, Lot(3))) == "layering.deal-expected"
    assert key(refusal(state, CHANCE, Deal(PLAIN_FOUR[1:]))) == "layering.deal-size"
    assert key(refusal(state, CHANCE, Deal((*PLAIN_FOUR[1:], 10)))) == "layering.deal-cards"
    assert key(refusal(state, CHANCE, Deal((*PLAIN_FOUR[1:], -1)))) == "layering.deal-cards"
    assert key(refusal(state, CHANCE, Deal((1,) * 6 + PLAIN_FOUR[6:]))) == "layering.deal-cards"
    wrong: Any
    for wrong in (1.0, True, [], None):
        assert key(refusal(state, CHANCE, Deal((wrong, *PLAIN_FOUR[1:])))) == "layering.deal-cards"
    assert refusal(state, CHANCE, Deal(PLAIN_FOUR)) is None


def test_why_not_when_it_is_over() -> None:
    state, _ = played_out(GAME, 3, {}, seed=1)
    for seat in (0, CHANCE):
        assert key(refusal(state, seat, Take(0))) == "core.over"
    assert key(state.why_not(0, Take(0))) == "core.over"
