"""What must hold for every game of the catalogue, at every count, with every option."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.codec import read_action, write_action
from kasane_desktop.core.fact import ACTING, FIRST, POINTS
from kasane_desktop.core.game import CHANCE, PUBLIC, Action, refusal
from kasane_desktop.core.text import IllegalAction
from kasane_desktop.match.record import dump_record, parse_record
from kasane_desktop.match.speech import SOURCES, say, say_all
from tests.matches import Setting, plain_settings, random_history, random_match, random_step, settings

ALL = [pytest.param(setting, id=str(setting)) for setting in settings()]
PLAIN = [pytest.param(setting, id=str(setting)) for setting in plain_settings()]

LONGEST = 5_000
"""More steps than any match can have: a game that does not end is found."""


@pytest.mark.parametrize("setting", ALL)
def test_a_thousand_random_matches_end_with_all_pieces_and_the_recounted_score(setting: Setting) -> None:
    rng = Random(f"thousand {setting}")
    expected = setting.oracle.expected_inventory(setting.seats, setting.options)
    for _ in range(1000):
        history, state = random_history(setting, rng)
        assert len(history) < LONGEST
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == setting.oracle.recount(setting.seats, setting.options, history)
        assert setting.oracle.inventory(state) == expected
        assert len(outcome.scores) == len(outcome.places) == setting.seats
        assert min(outcome.places) == 1
        best = max(outcome.scores)
        assert all(outcome.scores[seat] == best for seat in outcome.winners)


@pytest.mark.parametrize("setting", ALL)
def test_no_piece_is_lost_or_doubled_at_any_step(setting: Setting) -> None:
    rng = Random(f"pieces {setting}")
    expected = setting.oracle.expected_inventory(setting.seats, setting.options)
    for _ in range(10):
        state = setting.start()
        while state.to_act():
            assert setting.oracle.inventory(state) == expected
            state.play(*random_step(setting, state, rng))


@pytest.mark.parametrize("setting", ALL)
def test_who_must_act_can_act_and_nobody_can_after_the_end(setting: Setting) -> None:
    rng = Random(f"acting {setting}")
    for _ in range(10):
        state = setting.start()
        while acting := state.to_act():
            assert state.outcome() is None
            assert len(set(acting)) == len(acting)
            for seat in acting:
                if seat != CHANCE:
                    actions = state.actions(seat)
                    assert len(actions) > 0
                    assert len(set(actions)) == len(actions)
                    assert all(refusal(state, seat, action) is None for action in actions)
            state.play(*random_step(setting, state, rng))
        assert state.outcome() is not None


@pytest.mark.parametrize("setting", PLAIN)
def test_a_copy_is_independent(setting: Setting) -> None:
    rng = Random(f"copy {setting}")
    state = setting.start()
    while state.to_act():
        twin = state.copy()
        views = [setting.game.view(state, seat) for seat in range(setting.seats)]
        for _ in range(8):
            if twin.to_act():
                twin.play(*random_step(setting, twin, rng))
        assert views == [setting.game.view(state, seat) for seat in range(setting.seats)]
        state.play(*random_step(setting, state, rng))


@pytest.mark.parametrize("setting", PLAIN)
def test_what_is_not_among_the_actions_is_refused_with_a_reason_and_changes_nothing(setting: Setting) -> None:
    rng = Random(f"refuse {setting}")
    pool: set[Action] = set()
    for _ in range(3):
        pool |= {action for _, action in random_history(setting, rng)[0]}
    tries = sorted(pool, key=repr)
    for seed in range(3):
        match = setting.match(seed)
        while acting := match.to_act():
            for action in rng.sample(tries, min(12, len(tries))):
                for seat in (*range(setting.seats), CHANCE):
                    reason = match.refusal(seat, action)
                    if seat != CHANCE:
                        assert (reason is None) == (action in match.actions(seat))
                    if reason is None:
                        continue
                    assert say_all(reason, ["A", "B", "C", "D", "E", "F"])
                    before = [match.view(seat) for seat in range(setting.seats)]
                    with pytest.raises(IllegalAction):
                        match.play(seat, action)
                    assert before == [match.view(seat) for seat in range(setting.seats)]
            if not match.deal():
                seat = rng.choice(acting)
                match.play(seat, rng.choice(match.actions(seat)))


@pytest.mark.parametrize("setting", ALL)
def test_a_record_replays_to_the_same_outcome(setting: Setting) -> None:
    for seed in range(5):
        match = random_match(setting, seed)
        again = parse_record(dump_record(match).encode())
        assert again.outcome() == match.outcome()
        assert again.steps == match.steps
        assert dump_record(again) == dump_record(match)


@pytest.mark.parametrize("setting", PLAIN)
def test_undone_and_played_on_the_match_is_the_same(setting: Setting) -> None:
    rng = Random(f"undo {setting}")
    match = random_match(setting, 1)
    views = [[match.view(seat, at) for seat in range(setting.seats)] for at in range(len(match.steps) + 1)]
    steps = list(match.steps)
    for _ in range(20):
        to = rng.randint(match.irrevocable, match.cursor)
        match.undo(to)
        assert [match.view(seat) for seat in range(setting.seats)] == views[to]
        if rng.random() < 0.5:
            match.redo(len(steps))
        else:
            for step in steps[to:]:
                match.play(step.seat, step.action)
        assert match.steps == steps
        assert [match.view(seat) for seat in range(setting.seats)] == views[-1]
    assert match.branches == []


@pytest.mark.parametrize("setting", PLAIN)
def test_an_undone_deal_comes_out_the_same_again(setting: Setting) -> None:
    match = random_match(setting, 2)
    deals = [at for at, step in enumerate(match.steps) if step.seat == CHANCE and at >= match.irrevocable]
    steps = list(match.steps)
    for at in deals:
        match.undo(at)
        assert match.deal()
        assert match.steps[at] == steps[at]
        match.redo(len(steps))


@pytest.mark.parametrize("setting", ALL)
def test_a_sample_cannot_be_told_from_the_true_state(setting: Setting) -> None:
    rng = Random(f"sample {setting}")
    for _ in range(3):
        state = setting.start()
        while state.to_act():
            for seat in (*range(setting.seats), PUBLIC):
                view = setting.game.view(state, seat)
                sampled = setting.game.sample(view, rng)
                assert setting.game.view(sampled, seat) == view
                assert sampled.to_act() == state.to_act()
                if seat in state.to_act():
                    assert list(sampled.actions(seat)) == list(state.actions(seat)) == list(view.actions)
            state.play(*random_step(setting, state, rng))


@pytest.mark.parametrize("setting", PLAIN)
def test_what_a_seat_cannot_know_does_not_change_its_view(setting: Setting) -> None:
    """A sample differs from the true state only in what the seat cannot know; played on with
    the same visible steps, both keep giving the seat the same view."""
    rng = Random(f"leak {setting}")
    for _ in range(3):
        state = setting.start()
        while state.to_act():
            for seat in range(setting.seats):
                view = setting.game.view(state, seat)
                twin = setting.game.sample(view, rng)
                assert setting.game.table(setting.game.view(twin, seat)) == setting.game.table(view)
                if state.to_act() == (seat,):
                    action = rng.choice(state.actions(seat))
                    mine = state.copy()
                    mine.play(seat, action)
                    twin.play(seat, action)
                    assert setting.game.view(mine, seat) == setting.game.view(twin, seat)
            state.play(*random_step(setting, state, rng))


@pytest.mark.parametrize("setting", ALL)
def test_gains_and_scoring_add_up_to_the_scores(setting: Setting) -> None:
    names = ["A", "B", "C", "D", "E", "F"]
    for seed in range(5):
        match = random_match(setting, seed)
        outcome = match.outcome()
        assert outcome is not None
        gains = [0] * setting.seats
        for index in range(match.cursor):
            for event in match.events(index):
                assert say_all(event, names)
                for seat, points in event.gains:
                    gains[seat] += points
        scoring = setting.game.scoring(match.view(PUBLIC))
        assert [sum(line.points for line in lines) for lines in scoring] == list(outcome.scores)
        assert [sum(line.points for line in lines if not line.final) for lines in scoring] == gains
        assert all(say(line.source, line.params, names) for lines in scoring for line in lines)
        assert outcome.ending in SOURCES


@pytest.mark.parametrize("setting", PLAIN)
def test_tables_offer_exactly_legal_actions_and_only_to_the_viewer(setting: Setting) -> None:
    rng = Random(f"table {setting}")
    for _ in range(3):
        state = setting.start()
        while state.to_act():
            for seat in (*range(setting.seats), PUBLIC):
                view = setting.game.view(state, seat)
                table = setting.game.table(view)
                zones = [zone.id for zone in table.zones]
                assert len(set(zones)) == len(zones)
                given = [piece.id for zone in table.zones for piece in zone.pieces if piece.id]
                assert len(set(given)) == len(given)
                offered = {piece.action for zone in table.zones for piece in zone.pieces}
                offered |= {zone.action for zone in table.zones}
                assert offered - {None} == set(view.actions)
                assert len(table.seats) == setting.seats
                for facts in table.seats:
                    assert {POINTS, FIRST, ACTING} <= facts.plain().keys()
            state.play(*random_step(setting, state, rng))


@pytest.mark.parametrize("setting", PLAIN)
def test_views_and_actions_travel_to_another_process(setting: Setting) -> None:
    rng = Random(f"pickle {setting}")
    state = setting.start()
    while state.to_act():
        seat, action = random_step(setting, state, rng)
        assert read_action(setting.game, write_action(action)) == action
        view = setting.game.view(state, max(seat, 0))
        assert pickle.loads(pickle.dumps(view)) == view
        state.play(seat, action)


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_every_game_says_what_it_is(game: object) -> None:
    id_ = game.id  # type: ignore[attr-defined]  # every entry is a Game
    for key in (f"{id_}.name", f"{id_}.tagline", f"{id_}.goal"):
        assert say(key)
    for option in game.options:  # type: ignore[attr-defined]  # as above
        assert say(option.name)
        assert say(option.hint)
