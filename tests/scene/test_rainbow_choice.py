"""A bid of Rainbow being built: what a click, a sweep and a key raise and lower."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from kasane_desktop.games.rainbow.stage.choice import Choice

HAND = {f"{value}/{i}": value for i, value in enumerate((1, 1, 2, 3, 3, 3, 5, 6, 6))}


def offers_of(lock: str) -> tuple[tuple[int, ...], ...]:
    offers: list[tuple[int, ...]] = [(value,) for value in (1, 2, 3, 5, 6)]
    offers += [(1, 1), (3, 3), (3, 3, 3), (6, 6)] if lock != "run" else []
    offers += [(1, 2), (2, 3), (1, 2, 3), (5, 6)] if lock != "set" else []
    return tuple(offers)


@pytest.mark.parametrize("lock", ["", "set", "run"])
def test_a_click_turns_a_card_over_between_raised_and_lowered(lock: str) -> None:
    """Whatever was clicked before: a lowered card is up after a click, a raised one is down, and the others stay as
    they were if there is a bid with all of them. What is raised is always part of a bid."""
    offers = offers_of(lock)
    choice, rng = Choice(HAND, offers), Random(0)
    for _ in range(600):
        card, before = rng.choice(list(HAND)), choice.picked
        choice.click(card)
        assert (card in choice.picked) == (card not in before)
        beside = Counter(HAND[other] for other in before ^ {card})
        fits = any(beside <= Counter(offer) for offer in offers)
        assert choice.picked == (before ^ {card} if fits else {card})
        whole = Counter((*choice.cards, *choice.missing))
        assert not choice.picked or tuple(sorted(whole.elements())) in offers
        assert (not choice.missing) == (not choice.picked or choice.cards in offers)


@pytest.mark.parametrize("lock", ["", "set", "run"])
def test_every_bid_is_put_together_in_any_order_by_clicks_and_by_keys(lock: str) -> None:
    offers, rng = offers_of(lock), Random(1)
    for offer in offers:
        for order in set(permutations(offer)):
            choice, free = Choice(HAND, offers), list(HAND)
            keyed = Choice(HAND, offers)
            for value in order:
                card = rng.choice([card for card in free if HAND[card] == value])
                free.remove(card)
                choice.click(card)
                keyed.press(value)
            assert choice.cards == keyed.cards == offer
            assert not choice.missing


def test_a_sweep_is_always_a_bid() -> None:
    for lock in ("", "set", "run"):
        choice, rng, offers = Choice(HAND, offers_of(lock)), Random(0), offers_of(lock)
        choice.begin_sweep("1/0")
        for _ in range(200):
            rng.choice([choice.sweep, choice.sweep, choice.begin_sweep])(rng.choice(list(HAND)))
            assert choice.cards in offers


def test_a_gap_says_what_is_missing_and_marks_it() -> None:
    hand = {str(i): value for i, value in enumerate((1, 2, 3, 4, 5, 5))}
    runs = [tuple(range(low, high + 1)) for low in range(1, 6) for high in range(low, 6)]
    choice = Choice(hand, (*runs, (5, 5)))
    for card in "04":
        choice.click(card)
    assert (choice.cards, choice.missing, choice.joiners()) == ((1, 5), (2, 3, 4), ["1", "2", "3"])
    for card in "123":
        choice.click(card)
    assert (choice.cards, choice.missing, choice.joiners()) == ((1, 2, 3, 4, 5), (), [])
    choice.click("2")
    assert (choice.cards, choice.missing, choice.joiners()) == ((1, 2, 4, 5), (3,), ["2"])


def test_the_key_of_a_value_raises_one_more_and_at_last_lowers_them() -> None:
    choice, seen = Choice(HAND, offers_of("")), []
    for _ in range(4):
        choice.press(3)
        seen.append(choice.cards)
    choice = Choice(HAND, offers_of("run"))
    for value in (3, 3, 2, 3, 3):
        choice.press(value)
        seen.append(choice.cards)
    assert seen == [(3,), (3, 3), (3, 3, 3), (), (3,), (), (2,), (2, 3), (2,)]
