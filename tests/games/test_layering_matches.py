"""Whole matches of Kasane and Kimono: what must hold at every step."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random
from types import ModuleType
from typing import Any

import pytest

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, PUBLIC, Action, refusal
from kasane_desktop.core.table import Table
from kasane_desktop.games.kasane.rules.game import GAME as KASANE
from kasane_desktop.games.kimono.rules.game import GAME as KIMONO
from kasane_desktop.games.layering.rules import fact
from kasane_desktop.games.layering.rules.actions import COMBINING, SPECIAL, TAKING, Deal, Keep, Meld, Take
from tests.games.layering_positions import about_to_take, dealt, played_out, sentence, take
from tests.oracles import kasane, kimono

OWN = {"combinations": {"kagen": [[2, 3], [2, 9], [7, 20]], "katyou": [], "kasane": [[1, 1], [2, 5]]}}
MATCHES: list[tuple[Any, ModuleType, int, dict[str, Any]]] = [
    (KASANE, kasane, 3, {}),
    (KASANE, kasane, 4, {}),
    (KASANE, kasane, 3, {"harder_three": True, "plus_one_combines": True}),
    (KASANE, kasane, 4, {"plus_one_combines": True, **OWN}),
    (KIMONO, kimono, 2, {}),
    (KIMONO, kimono, 3, {"accessory_combines": True}),
    (KIMONO, kimono, 4, OWN),
]
every_match = pytest.mark.parametrize(
    ("game", "oracle", "seats", "options"),
    MATCHES,
    ids=[f"{game.id}-{seats}-{'-'.join(options) or 'plain'}" for game, _, seats, options in MATCHES],
)


@every_match
def test_scores_agree_with_a_plain_recount(game: Any, oracle: ModuleType, seats: int, options: dict[str, Any]) -> None:
    for seed in range(30):
        state, history = played_out(game, seats, options, seed)
        assert state.outcome().scores == oracle.recount(seats, options, history)  # type: ignore[union-attr]
        taken = Counter(seat for seat, action in history if isinstance(action, Take))
        assert taken == dict.fromkeys(range(seats), 12)


@every_match
def test_every_step_of_a_match(game: Any, oracle: ModuleType, seats: int, options: dict[str, Any]) -> None:
    _, history = played_out(game, seats, options, seed=7)
    state = game.start(seats, options)
    gains = [0] * seats
    for seat, action in history:
        assert refusal(state, seat, action) is None
        assert oracle.inventory(state) == oracle.expected_inventory(seats, options)
        for viewer in (*range(seats), PUBLIC):
            check_view(game, state, viewer)
        before = state.copy()
        frozen = game.view(before, PUBLIC)
        state.play(seat, action)
        assert game.view(before, PUBLIC) == frozen  # the copy has not moved with it
        for event in game.events(before, seat, action, state):
            assert sentence(game, event)
            for winner, points in event.gains:
                gains[winner] += points
        lines = game.scoring(game.view(state, PUBLIC))
        in_play = [points - beside for points, beside in zip(state.points, state.specials, strict=True)]
        assert [sum(line.points for line in own if not line.final) for own in lines] == gains == in_play
        assert [facts[fact.POINTS] for facts in game.table(game.view(state, PUBLIC)).seats] == in_play
    assert oracle.inventory(state) == oracle.expected_inventory(seats, options)
    assert tuple(sum(line.points for line in own) for own in lines) == state.outcome().scores
    assert all(sentence(game, line) for own in lines for line in own)
    assert state.outcome().ending in game.texts


def check_view(game: Any, state: Any, viewer: int) -> None:
    view = game.view(state, viewer)
    assert pickle.loads(pickle.dumps(view)) == view
    hash(view)
    sample = game.sample(view, Random(0))
    assert game.view(sample, viewer) == view
    assert sample.to_act() == state.to_act()
    if viewer in state.to_act():
        assert view.actions == tuple(state.actions(viewer)) == tuple(sample.actions(viewer))
        assert view.actions
    else:
        assert view.actions == ()
    check_table(game, view)


def check_table(game: Any, view: Any) -> None:
    table: Table = game.table(view)
    found = [piece.action for zone in table.zones for piece in zone.pieces if piece.action is not None]
    assert Counter(found) == Counter(view.actions)
    assert len({zone.id for zone in table.zones}) == len(table.zones)
    assert table.facts[fact.MARKET] == sum(len(row) for row in view.rows)
    for seat, facts in enumerate(table.seats):
        lines = game.scoring(view)[seat]
        assert facts[fact.POINTS] == sum(line.points for line in lines if not line.final)
        assert facts[fact.FORECAST] == sum(line.points for line in lines)
        assert lines[-1].params == {"hand": facts[fact.HAND]}
        faces = {piece.face for piece in table.zone(f"hand/{seat}").pieces}
        assert faces <= {f"{game.id}/back"} or seat == view.seat


@every_match
def test_a_sample_can_be_played_on(game: Any, oracle: ModuleType, seats: int, options: dict[str, Any]) -> None:
    _, history = played_out(game, seats, options, seed=3)
    state = game.start(seats, options)
    for number, (seat, action) in enumerate(history):
        if number % 9 == 0:
            rng = Random(number)
            sample = game.sample(game.view(state, PUBLIC), rng)
            done = list(history[:number])
            while acting := sample.to_act():
                step = game.deal(sample, rng) if acting[0] == CHANCE else rng.choice(sample.actions(acting[0]))
                done.append((acting[0], step))
                sample.play(acting[0], step)
            assert sample.outcome().scores == oracle.recount(seats, options, done)
        state.play(seat, action)


@pytest.mark.parametrize(("game", "special"), [(KASANE, (1, 0)), (KIMONO, (0, 1))], ids=["kasane", "kimono"])
def test_a_special_card_tells_whether_its_point_counts_at_once_or_last(game: Any, special: tuple[int, int]) -> None:
    seen = set()
    for seed in range(4):
        state, rng = dealt(game, 3), Random(seed)
        while acting := state.to_act():
            seat = acting[0]
            for row, cards in enumerate(state.rows if state.phase == TAKING else ()):
                if cards:
                    facts = game.table(game.view(state, seat)).zone(f"market/{row}").pieces[-1].facts
                    seen.add((cards[-1] == SPECIAL, facts[fact.AT_ONCE], facts[fact.AT_LAST]))
            state.play(seat, game.deal(state, rng) if seat == CHANCE else rng.choice(state.actions(seat)))
    assert seen == {(False, 0, 0), (True, *special)}


@every_match
def test_what_was_best_and_grouped_comes_true(
    game: Any, oracle: ModuleType, seats: int, options: dict[str, Any]
) -> None:
    _, history = played_out(game, seats, options, seed=11)
    state = game.start(seats, options)
    for seat, action in history:
        if state.phase == TAKING:
            table = game.table(game.view(state, seat))
            for row, cards in enumerate(state.rows):
                if cards:
                    assert table.zone(f"market/{row}").pieces[-1].facts[fact.BEST] == best_of(state, seat, row)
                    check_groups(game, state, seat, row, table)
        state.play(seat, action)


def best_of(state: Any, seat: int, row: int) -> int:
    """The most points a take can bring at once, by trying everything; an accessory counts at the end."""
    taken = state.copy()
    taken.play(seat, Take(row))
    taken.points[seat] -= taken.specials[seat] - state.specials[seat]
    results: list[int] = [taken.points[seat]]
    if taken.phase == COMBINING:
        for meld in taken.actions(seat):
            after = taken.copy()
            after.play(seat, meld)
            results.append(after.points[seat])
    return max(results) - int(state.points[seat])


def check_groups(game: Any, state: Any, seat: int, row: int, table: Table) -> None:
    promised: list[tuple[str, dict[str, Any]]] = [
        (piece.face, piece.facts.plain()) for piece in table.zone(f"groups/{row}").pieces
    ]
    taken = state.copy()
    taken.play(seat, Take(row))
    if taken.phase != COMBINING or taken.to_act() != (seat,):
        assert promised == []
        return
    offered = game.table(game.view(taken, seat)).zone("groups").pieces
    assert [(piece.face, piece.facts.plain()) for piece in offered[:-1]] == promised
    assert offered[-1].face == "keep"
    order = [(-facts[fact.POINTS], len(facts[fact.CARDS])) for _, facts in promised]
    assert order == sorted(order)
    for piece in offered[:-1]:
        after = taken.copy()
        after.play(seat, piece.action)
        assert after.points[seat] - taken.points[seat] == piece.facts[fact.POINTS]
        laid = after.robes[seat][-len(piece.facts[fact.CARDS]) :]
        assert laid == piece.facts[fact.CARDS]
        markers = game.table(game.view(after, seat)).zone(f"combination/{piece.face}").pieces
        (last,) = [marker for marker in markers if marker.facts.get(fact.LAST, 0)]
        assert last.facts.plain() == {"socket": piece.facts[fact.SOCKET], "owner": seat, "last": 1}


# --- what is hidden


@pytest.mark.parametrize("game", [KASANE, KIMONO], ids=["kasane", "kimono"])
def test_the_table_does_not_tell_the_hands_of_others(game: Any) -> None:
    view = game.view(about_to_take(game, 5, hand=(5, 1)), 0)
    one = replace(view, hands=((5, 1), (1, 2, 3), (4,), ()))
    other = replace(view, hands=((5, 1), (9, 9, 8), (7,), ()))
    assert game.table(one) == game.table(other)
    assert game.table(one, open_hands=True) != game.table(other, open_hands=True)
    public = [replace(view, seat=PUBLIC, actions=(), hands=hands) for hands in (one.hands, ((2, 8), *other.hands[1:]))]
    assert game.table(public[0]) == game.table(public[1])
    shown = game.table(public[0], open_hands=True).zone("hand/1").pieces
    assert [piece.face for piece in shown] == [f"{game.id}/1", f"{game.id}/2", f"{game.id}/3"]


@pytest.mark.parametrize("game", [KASANE, KIMONO], ids=["kasane", "kimono"])
def test_the_log_names_the_card_that_everyone_saw_being_taken(game: Any) -> None:
    for card in (3, 8, SPECIAL):
        before = about_to_take(game, card)
        after = before.copy()
        take(after)
        told = [sentence(game, event) for event in game.events(before, 0, Take(0), after)]
        special = "laid a +1." if game is KASANE else "laid an accessory."
        assert told == [f"0 took the {card} from row 1." if card else f"0 {special}"]


@pytest.mark.parametrize("game", [KASANE, KIMONO], ids=["kasane", "kimono"])
def test_the_log_does_not_tell_that_cards_were_kept(game: Any) -> None:
    before = about_to_take(game, 5, hand=(5,))
    take(before)
    after = before.copy()
    after.play(0, Keep())
    assert game.events(before, 0, Keep(), after) == ()
    assert game.table(game.view(before, PUBLIC)).zones == game.table(game.view(after, PUBLIC)).zones


@pytest.mark.parametrize(("seats", "unseen"), [(3, 17), (4, 16)])
def test_before_the_last_market_its_cards_are_known_but_not_their_order(seats: int, unseen: int) -> None:
    _, history = played_out(KASANE, seats, {}, seed=2)
    last = max(number for number, (_, action) in enumerate(history) if isinstance(action, Deal))
    state = KASANE.start(seats)
    for seat, action in history[:last]:
        state.play(seat, action)
    known = KASANE.view(state, 0).deck
    assert sum(known) == unseen
    dealt_cards = history[last][1].cards  # type: ignore[attr-defined]
    assert refusal(state, CHANCE, Deal(dealt_cards[::-1])) is None
    state.play(CHANCE, Deal(dealt_cards))
    left = Counter({card: number for card, number in enumerate(known) if number})
    left.subtract(dealt_cards)
    assert KASANE.view(state, 0).deck == tuple(left[card] for card in range(10))
    assert sum(left.values()) == unseen - len(dealt_cards)


# --- the last move


def test_the_last_move_is_marked() -> None:
    state = about_to_take(KASANE, 1, hand=(6, 7, 3, 2))
    take(state)
    assert marks(KASANE.table(KASANE.view(state, 1))) == {"hand/0": [4]}
    state.play(0, Meld("kagen", 3, False))
    assert marks(KASANE.table(KASANE.view(state, 1))) == {"robe/0": [0, 1, 2], "combination/kagen": [0]}


@pytest.mark.parametrize(("game", "zone"), [(KASANE, "robe/0"), (KIMONO, "accessories/0")], ids=["kasane", "kimono"])
def test_a_special_card_is_marked_where_it_lies(game: Any, zone: str) -> None:
    state = about_to_take(game, 0, hand=(5,))
    take(state)
    assert marks(game.table(game.view(state, 1))) == {zone: [0]}
    state = about_to_take(game, 9, robe=(2, 0) if game is KASANE else (2,))
    take(state)
    assert marks(game.table(game.view(state, 1))) == {"hand/0": [0]}


def marks(table: Table) -> dict[str, list[int]]:
    found = {
        zone.id: [place for place, piece in enumerate(zone.pieces) if piece.facts.get(fact.LAST, 0)]
        for zone in table.zones
    }
    return {id: places for id, places in found.items() if places}


# --- the facts of the table


def test_rounds_and_turns_are_counted_for_the_beads() -> None:
    state, rng = dealt(KASANE, 4), Random(1)
    seen = []
    while state.to_act():
        facts = KASANE.table(KASANE.view(state, PUBLIC)).facts
        if facts[fact.PHASE] == "take":
            seen.append((facts[fact.ROUND], facts[fact.TURN]))
        seat = state.to_act()[0]
        state.play(seat, KASANE.deal(state, rng) if seat == CHANCE else state.actions(seat)[-1])
    assert seen == [(number, turn) for number, turn in product(range(1, 5), range(1, 4)) for _ in range(4)]
    facts = KASANE.table(KASANE.view(state, PUBLIC)).facts
    assert (facts[fact.ROUND], facts[fact.ROUNDS], facts[fact.TURN], facts[fact.TURNS]) == (4, 4, 3, 3)
    assert (facts[fact.PHASE], facts[fact.ACTING], facts[fact.MARKET]) == ("over", -1, 0)


def test_before_the_lot_nobody_is_first() -> None:
    table = KASANE.table(KASANE.view(KASANE.start(3), 0))
    assert (table.facts[fact.PHASE], table.facts[fact.FIRST], table.facts[fact.ACTING]) == ("deal", -1, -1)
    assert [seat[fact.TURNS_LEFT] for seat in table.seats] == [12, 12, 12]
    assert table.zone("deck").facts.plain() == {"count": 41}


def test_seats_show_what_they_hold() -> None:
    state = about_to_take(KIMONO, 1, hand=(3, 2), robe=(1, 1, 5, 5, 5, 5))
    state.specials[0] = state.points[0] = 2
    facts = KIMONO.table(KIMONO.view(state, 0)).seats[0]
    assert facts.plain() == {
        "points": 0,
        "forecast": 6,
        "hand": 2,
        "robe": 8,
        "colours": 2,
        "turns_left": 2,
        "first": 1,
        "been_first": 1,
        "acting": 1,
    }


def test_buttons_keep_their_owner() -> None:
    state = about_to_take(KIMONO, 6, hand=(1, 2), taken=(("sakura", 3),))
    take(state)
    state.play(0, Meld("sakura", 3, False))
    buttons = KIMONO.table(KIMONO.view(state, 2)).zone("combination/sakura").pieces
    assert [(button.face, button.facts[fact.SOCKET], button.facts[fact.OWNER]) for button in buttons] == [
        ("button", 0, 1),
        ("button", 1, 0),
    ]


# --- untrusted actions


ABSURD: list[Any] = [None, -1, 0, 10**30, 1.5, float("nan"), "kagen", "", (), (1,), ("a",), [1], {}, True, (None,) * 16]


@pytest.mark.parametrize("game", [KASANE, KIMONO], ids=["kasane", "kimono"])
def test_no_action_however_absurd_breaks_the_explanation(game: Any) -> None:
    combining = about_to_take(game, 5, hand=(5,), robe=(5, 5))
    take(combining)
    over, _ = played_out(game, 4, {}, seed=1)
    lot = game.start(4)
    deal = game.start(4)
    deal.play(CHANCE, Lot(1))
    actions: list[Action] = [kind(value) for kind in (Lot, Deal, Take) for value in ABSURD]
    actions += [Meld(*values) for values in product(ABSURD, repeat=3)]
    actions.append(Keep())
    for state in (lot, deal, dealt(game, 4), combining, over):
        before = game.view(state, PUBLIC)
        for action in actions:
            for seat in (CHANCE, 0, 1):
                reason = state.why_not(seat, action)
                assert reason is None or reason.key.startswith("core.") or sentence(game, reason)
        assert game.view(state, PUBLIC) == before


# --- texts


@pytest.mark.parametrize("game", [KASANE, KIMONO], ids=["kasane", "kimono"])
def test_names_of_things_have_a_text(game: Any) -> None:
    keys = [f"{game.id}.{name}" for name in ("name", "tagline", "goal", "special")]
    keys += [text for option in game.options for text in (option.name, option.hint)]
    for id in kasane.SPACES:
        keys += [f"layering.combination.{id}", f"{game.id}.condition.{id}", f"{game.id}.not.{id}"]
    assert [key for key in keys if not game.texts.get(key)] == []
    assert {key.partition(".")[0] for key in game.texts} == {game.id, "layering", "reading"}
