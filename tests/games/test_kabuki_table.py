"""Kabuki: what a seat knows, and what is drawn and told of it."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest

from kasane_desktop.core.codec import read_action, write_action
from kasane_desktop.core.game import CHANCE, PUBLIC, Action, perform
from kasane_desktop.core.text import Event
from kasane_desktop.games.kabuki.rules import fact
from kasane_desktop.games.kabuki.rules.actions import Lay, Pass, Stop, TurnUp
from kasane_desktop.games.kabuki.rules.game import GAME
from kasane_desktop.games.kabuki.rules.table import gains
from kasane_desktop.games.kabuki.rules.view import UNKNOWN, View, ages, forget
from tests.games.kabuki_hand import (
    AI,
    BENI,
    COUNTS,
    HIME,
    KAERU,
    KITSUNE,
    ONI,
    TORA,
    TSUCHI,
    all_pass,
    begun,
    lay,
    lose_a_token,
    pile,
    random_match,
    told,
    whole_deck,
)
from tests.oracles.kabuki import expected_inventory, inventory, recount

# -- what a seat knows -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", COUNTS)
def test_a_sample_gives_the_same_view_and_the_same_actions(seats: int) -> None:
    rng = Random(seats)
    for *_, state in random_match(seats, seed=seats):
        for seat in (PUBLIC, *range(seats)):
            view = GAME.view(state, seat)
            twin = GAME.sample(view, rng)
            assert GAME.view(twin, seat) == view
            assert twin.to_act() == state.to_act()
            assert tuple(twin.actions(seat)) == view.actions
            assert inventory(twin) == inventory(state)


def test_a_view_travels_and_holds_no_order_or_kinds_of_the_deck() -> None:
    state = begun()
    pile(state, [AI, ONI])
    lay(state, AI)
    view = GAME.view(state, 1)
    assert pickle.loads(pickle.dumps(view)) == view
    assert view.deck == 47
    assert view.actions == (Stop(), Pass())
    assert GAME.view(state, 2).actions == GAME.view(state, PUBLIC).actions == ()


def test_a_copy_played_on_leaves_the_state_alone() -> None:
    for before, seat, action, after in random_match(3, seed=2, calls=0.5):
        view = GAME.view(after, PUBLIC)
        twin, rng = after.copy(), Random(1)
        for _ in range(6):
            if acting := twin.to_act():
                twin.play(acting[0], twin.actions(acting[0])[0] if acting[0] >= 0 else GAME.deal(twin, rng))
        assert GAME.view(after, PUBLIC) == view != GAME.view(before, PUBLIC), (seat, action)


def test_the_age_of_a_mask_counts_from_when_it_was_covered() -> None:
    state = begun()
    pile(state, [AI], stack=0)
    pile(state, [ONI, TORA, HIME], stack=1)
    assert ages(GAME.view(state, 0)) == ((0,), (1, 0, 0), (), ())
    pile(state, [BENI], stack=0)
    assert ages(GAME.view(state, 0)) == ((0, 0), (2, 1, 0), (), ())


def test_a_call_shows_all_masks_of_its_stack_anew() -> None:
    state = begun()
    pile(state, [ONI, TORA, HIME])
    lay(state, BENI)
    perform(state, 1, Stop())
    assert ages(GAME.view(state, 0))[0] == (0, 0, 0, 0)
    pile(state, [AI, AI], stack=1)
    assert ages(GAME.view(state, 0))[0] == (2, 2, 2, 0)


def test_forgetting_blanks_what_is_covered_and_never_what_is_in_sight() -> None:
    state = begun()
    pile(state, [AI, ONI, TORA])
    pile(state, [HIME], stack=2)
    view = GAME.view(state, 1)
    assert forget(view, lambda age, number: False).stacks == ((UNKNOWN, UNKNOWN, TORA), (), (HIME,), ())
    assert forget(view, lambda age, number: age <= 1).stacks == ((UNKNOWN, ONI, TORA), (), (HIME,), ())
    assert forget(view, lambda age, number: number == 1).stacks == ((AI, UNKNOWN, TORA), (), (HIME,), ())
    assert forget(view, lambda age, number: True) == view
    lay(state, BENI)
    perform(state, 0, Stop())
    opened = GAME.view(state, 1)
    assert forget(opened, lambda age, number: False).stacks == opened.stacks


@pytest.mark.parametrize("seats", COUNTS)
def test_a_sample_of_a_forgetful_view_agrees_on_what_is_known_and_fits_the_counts(seats: int) -> None:
    rng = Random(seats)
    for *_, state in random_match(seats, seed=10 + seats):
        view = forget(GAME.view(state, 0), lambda age, number: age < 4)
        twin = GAME.sample(view, rng)
        assert all(
            known in (UNKNOWN, mask)
            for stack, whole in zip(view.stacks, twin.stacks, strict=True)
            for known, mask in zip(stack, whole, strict=True)
        )
        assert inventory(twin) == expected_inventory(seats, {})
        assert min(twin.deck) >= 0
        again = GAME.view(twin, 0)
        assert (again.actions, again.acting, again.tokens) == (view.actions, view.acting, view.tokens)


def test_forgotten_masks_come_as_often_as_they_are_left() -> None:
    state = begun()
    pile(state, [AI, TORA])
    pile(state, [ONI] * 5, stack=1)
    view = forget(GAME.view(state, 0), lambda age, number: number != 1)
    rng = Random(4)
    drawn = Counter(GAME.sample(view, rng).stacks[0][0] for _ in range(2200))
    assert drawn[ONI] == 0
    assert drawn[TORA] == pytest.approx(200, abs=50)  # 4 of 44 are left
    assert drawn[AI] == pytest.approx(250, abs=55)  # 5 of 44


# -- what is drawn and told ------------------------------------------------------------------


def faces(view: View) -> Counter[str]:
    table = GAME.table(view)
    return Counter(piece.face for zone in table.zones for piece in zone.pieces if "mask" in piece.face)


@pytest.mark.parametrize("seats", COUNTS)
def test_the_table_never_shows_what_is_covered(seats: int) -> None:
    for *_, state in random_match(seats, seed=seats):
        visible = [stack[-1] for stack in state.stacks if stack]
        visible += [state.up] if state.up >= 0 else []
        visible += state.checked.masks if state.checked else ()
        shown = Counter(f"kabuki/mask-{mask}" for mask in visible)
        for seat in (PUBLIC, 0, seats - 1):
            view = GAME.view(state, seat)
            assert faces(view) == shown
            # and nothing in it depends on the masks below
            blind = forget(view, lambda age, number: False)
            assert GAME.table(blind) == GAME.table(view) == GAME.table(view, open_hands=True)


def test_no_event_names_a_mask_or_differs_by_it() -> None:
    for kinds in ((AI, ONI, AI), (HIME, TORA, HIME)):
        state = begun()
        heard = [told(state, CHANCE, TurnUp(kinds[0])), told(state, 0, Lay(0))]
        all_pass(state)
        pile(state, kinds[1:2])
        heard += [told(state, CHANCE, TurnUp(kinds[2])), told(state, 2, Lay(0)), told(state, 0, Stop())]
        assert heard == [
            (),
            (Event("kabuki.laid", {"player": 0, "stack": 1}),),
            (),
            (Event("kabuki.laid", {"player": 2, "stack": 1}),),
            (Event("kabuki.call-right", {"player": 0, "layer": 2, "stack": 1, "equal": 1, "tokens": 1}),),
        ]


def test_the_end_of_a_round_is_told_with_the_tokens_as_gains_and_who_begins_next() -> None:
    state = begun(seats=5, first=0)
    for mask in (AI, TSUCHI, KITSUNE):
        lose_a_token(state, 4, mask)
    lay(state, ONI)
    wrong, ended, begins = told(state, 4, Stop())
    assert wrong.key == "kabuki.call-wrong"
    assert (ended.key, ended.params) == ("kabuki.round-tokens", {"player": 4, "round": 1})
    assert ended.gains == ((0, 4), (1, 4), (2, 4), (3, 4), (4, 0))
    assert (begins.key, begins.params) == ("kabuki.begins", {"player": 4, "round": 2})


def test_the_end_of_the_deck_is_told_with_who_laid_the_last_mask() -> None:
    state = begun(seats=2)
    whole_deck(state)
    ended, begins = told(state, 0, Pass())
    assert (ended.key, ended.params["player"], ended.gains) == ("kabuki.round-deck", 1, ((0, 5), (1, 5)))
    assert begins.params == {"player": 1, "round": 2}


@pytest.mark.parametrize("seats", COUNTS)
def test_gains_scoring_and_recount_agree_with_the_outcome(seats: int) -> None:
    for seed in range(5):
        history: list[tuple[int, Action]] = []
        gains = [0] * seats
        for before, seat, action, after in random_match(seats, seed):
            assert inventory(after) == expected_inventory(seats, {})
            history.append((seat, read_action(GAME, write_action(action))))
            for event in GAME.events(before, seat, action, after):
                for who, points in event.gains:
                    gains[who] += points
            scoring = GAME.scoring(GAME.view(after, PUBLIC))
            assert [sum(line.points for line in lines if not line.final) for lines in scoring] == gains
        outcome = after.outcome()
        assert outcome is not None
        assert outcome.scores == tuple(gains) == recount(seats, {}, history)
        assert tuple(sum(line.points for line in lines) for lines in scoring) == outcome.scores


def test_tokens_of_the_round_being_played_are_a_line_of_their_own() -> None:
    state = begun(seats=2)
    whole_deck(state)
    all_pass(state)
    assert [line.final for line in GAME.scoring(GAME.view(state, 0))[0]] == [False]
    lay(state, AI)
    perform(state, state.to_act()[0], Stop())
    lines = GAME.scoring(GAME.view(state, 0))[0]
    assert [(line.source, line.points, line.final) for line in lines] == [
        ("kabuki.round", 5, False),
        ("kabuki.tokens", 4, True),
    ]


def test_the_table_of_the_laying_seat() -> None:
    state = begun(seats=2)
    pile(state, [AI, ONI], stack=1)
    perform(state, CHANCE, TurnUp(TORA))
    table = GAME.table(GAME.view(state, 0))
    assert [table.zone(f"stack/{stack}").action for stack in range(4)] == [Lay(stack) for stack in range(4)]
    assert table.zone("stack/1").facts[fact.COUNT] == 2
    assert [piece.face for piece in table.zone("stack/1").pieces] == ["kabuki/mask-4"]
    assert table.zone("deck").facts.plain() == {"count": 47}
    (up,) = table.zone("up").pieces
    assert (up.face, up.facts[fact.NAME]) == ("kabuki/mask-6", "kabuki.mask-6")
    assert GAME.table(GAME.view(state, 1)).zone("stack/1").action is None
    perform(state, 0, Lay(1))
    assert GAME.table(GAME.view(state, 0)).zone("stack/1").pieces == (up,)  # the piece can be followed


def test_the_table_of_the_window() -> None:
    state = begun(seats=3)
    lay(state, AI, stack=2)
    perform(state, 2, Pass())
    table = GAME.table(GAME.view(state, 1))
    assert [(piece.face, piece.action) for piece in table.zone("calls").pieces] == [("stop", Stop()), ("pass", Pass())]
    assert table.facts.plain() == {
        "round": 1, "rounds": 3, "phase": "window", "turn": 0,
        "laid_by": 0, "laid_stack": 2, "acting": (1,), "deck": 49,
    }  # fmt: skip
    assert [facts[fact.PASSED] for facts in table.seats] == [0, 0, 1]
    assert [facts[fact.LAID] for facts in table.seats] == [1, 0, 0]
    for seat in (0, 2, PUBLIC):
        assert GAME.table(GAME.view(state, seat)).zone("calls").pieces == ()


def test_the_table_of_a_check_fans_the_stack_and_marks_the_equal_masks() -> None:
    state = begun(seats=3)
    pile(state, [AI, KAERU, KAERU])
    lay(state, AI)
    perform(state, 1, Stop())
    table = GAME.table(GAME.view(state, 2))
    check = table.zone("check")
    assert [piece.face[-1] for piece in check.pieces] == ["1", "5", "5", "1"]
    assert [piece.facts[fact.EQUAL] for piece in check.pieces] == [1, 0, 0, 1]
    assert [piece.facts[fact.LAID] for piece in check.pieces] == [0, 0, 0, 1]
    assert check.facts.plain() == {
        "stack": 0, "caller": 1, "layer": 0, "equal": 1, "tokens": 1, "mask": "kabuki.mask-1",
    }  # fmt: skip
    assert [len(table.zone(f"tokens/{seat}").pieces) for seat in range(3)] == [4, 6, 5]
    perform(state, CHANCE, TurnUp(AI))
    assert GAME.table(GAME.view(state, 2)).zone("check").pieces == ()


@pytest.mark.parametrize("laid", [AI, KAERU, TORA], ids=["one equal", "two equal", "none"])
def test_what_a_call_is_told_to_have_brought_and_cost_is_what_it_did(laid: int) -> None:
    state = begun(seats=3)
    pile(state, [AI, KAERU, KAERU])
    lay(state, laid)
    before = list(state.tokens)
    perform(state, 1, Stop())
    told = gains(GAME.table(GAME.view(state, 2)).zone("check").facts)
    assert [told.get(seat, 0) for seat in range(3)] == [
        now - then for now, then in zip(state.tokens, before, strict=True)
    ]


def test_the_plates_carry_the_rounds() -> None:
    state = begun(seats=2)
    whole_deck(state)
    perform(state, 0, Stop())
    table = GAME.table(GAME.view(state, 0))
    assert table.facts[fact.PHASE] == "deal"
    assert [(f[fact.POINTS], f[fact.NOTED], f[fact.TOKENS], f[fact.FIRST]) for f in table.seats] == [
        (9, (9,), 9, 0),
        (1, (1,), 1, 1),
    ]


def test_it_is_told_who_brought_a_round_to_its_end() -> None:
    """Who has no token left, or, with the deck, who laid its last mask."""
    seen = set()
    for seed in range(30):
        state, rng = GAME.start(3), Random(seed)
        while acting := state.to_act():
            facts = GAME.table(GAME.view(state, 0)).facts
            if fact.ENDING in facts:
                seen.add(facts[fact.ENDING])
                spent = [seat for seat, tokens in enumerate(state.tokens) if not tokens]
                assert facts[fact.ENDED_BY] == (
                    spent[0] if facts[fact.ENDING] == "kabuki.round-tokens" else state.laid_by
                )
                assert bool(spent) == (facts[fact.ENDING] == "kabuki.round-tokens")
            seat = rng.choice(acting)
            keen = [action for action in state.actions(seat) if action == Stop()] if seat != CHANCE else []
            state.play(seat, GAME.deal(state, rng) if seat == CHANCE else rng.choice(keen or state.actions(seat)))
        if "kabuki.round-tokens" in seen:
            return
    raise AssertionError(seen)
