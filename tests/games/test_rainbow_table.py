"""The table of Rainbow: what the screen needs, and nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

from kasane_desktop.core.game import CHANCE, PUBLIC
from kasane_desktop.core.table import Zone
from kasane_desktop.core.text import Param
from kasane_desktop.games.rainbow.rules import fact
from kasane_desktop.games.rainbow.rules.actions import Bid, Prize
from kasane_desktop.games.rainbow.rules.cards import spread
from kasane_desktop.games.rainbow.rules.game import GAME
from kasane_desktop.games.rainbow.rules.state import State
from tests.games.rainbow_scenes import (
    COUNTS,
    FIRST_PILE,
    LOW,
    A,
    B,
    C,
    D,
    E,
    bid,
    dealt,
    end_round,
    second_pile_in_mid_round,
    second_round,
    take,
)


def zone(state: State, seat: int, name: str) -> Zone:
    return GAME.table(GAME.view(state, seat)).zone(name)


def faces(found: Zone) -> list[str]:
    return [piece.face.removeprefix("rainbow/") for piece in found.pieces]


def offered(state: State, seat: int) -> dict[tuple[int, ...], dict[str, Param]]:
    """The facts of the bids offered, by their cards."""
    pieces = zone(state, seat, "bids").pieces
    return {piece.action.cards: piece.facts.plain() for piece in pieces if isinstance(piece.action, Bid)}


@pytest.mark.parametrize("seats", COUNTS)
def test_others_show_backs_and_every_action_stands_on_the_table_of_its_seat(seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(seats)
    while state.to_act():
        for seat in (*range(seats), PUBLIC):
            view = GAME.view(state, seat)
            table = GAME.table(view)
            assert table == GAME.table(view, open_hands=True)
            acts = [piece.action for found in table.zones for piece in found.pieces if piece.action is not None]
            assert set(acts) == set(view.actions)
            for other in range(seats):
                own = [str(card) for card in spread(state.hands[other])]
                assert faces(table.zone(f"hand/{other}")) == (own if other == seat else ["back"] * len(own))
                if other != seat:
                    assert set(faces(table.zone(f"taken/{other}"))) <= {"back"}
        actor = state.to_act()[0]
        state.play(actor, GAME.deal(state, rng) if actor == CHANCE else rng.choice(state.actions(actor)))


def test_prizes_lie_best_first_and_the_first_of_a_value_takes_it_alone() -> None:
    found = zone(second_round(), C, "prizes")
    assert faces(found) == ["6", "6", "5"]
    assert [piece.action for piece in found.pieces] == [Prize(6, 1), None, Prize(5, 1)]
    assert [piece.facts[fact.BOTH] for piece in found.pieces] == [12, 12, 0]
    assert found.facts[fact.TAKE] == 2
    assert [piece.action for piece in zone(second_round(), A, "prizes").pieces] == [None] * 3


def test_the_first_round_shows_no_pairs() -> None:
    found = zone(dealt(4, prizes=(3, 6, 6, 6)), A, "prizes")
    assert found.facts[fact.TAKE] == 1
    assert not any(piece.facts[fact.BOTH] for piece in found.pieces)


def test_choices_tell_points_and_total() -> None:
    state = second_round()
    had = state.points[C]
    found = {piece.action: piece.facts for piece in zone(state, C, "choices").pieces}
    assert {action: (facts[fact.POINTS], facts[fact.TOTAL]) for action, facts in found.items()} == {
        Prize(6, 1): (6, had + 6),
        Prize(6, 2): (12, had + 12),
        Prize(5, 1): (5, had + 5),
    }
    assert zone(state, A, "choices").pieces == ()


def test_taken_prizes_leave_their_places_for_the_round() -> None:
    state = second_round()
    take(state, (6, 2))
    assert [(piece.facts[fact.VALUE], piece.facts[fact.BY]) for piece in zone(state, A, "claimed").pieces] == [
        (6, C),
        (6, C),
    ]
    take(state, (5, 1))
    assert zone(state, A, "claimed").pieces == ()


def test_bids_tell_rank_and_why() -> None:
    state = dealt(4, {A: (5, 5), B: (6,), C: (3, 3, 3), D: (6,)})
    bid(state, (5, 5), (6,), (3, 3, 3), (6,))
    facts = [zone(state, A, f"bid/{seat}").facts for seat in (C, A, B, D)]
    assert [told[fact.RANK] for told in facts] == [1, 2, 3, 4]
    assert [told[fact.KIND] for told in facts] == ["set", "set", "solo", "solo"]
    assert [told[fact.WHY] for told in facts] == [
        f"rainbow.why.{why}" for why in ("count", "count", "count", "earlier")
    ]
    assert [told[fact.CHOOSING] for told in facts] == [True, False, False, False]
    take(state, (spread(state.prizes)[0], 1))
    facts = [zone(state, A, f"bid/{seat}").facts for seat in (C, A)]
    assert [(told[fact.CHOSEN], told[fact.CHOOSING]) for told in facts] == [(True, False), (False, True)]


def test_the_highest_card_as_the_reason_and_none_for_a_lone_bid() -> None:
    state = dealt(3, {A: (5,), B: (6,)})
    bid(state, (5,))
    assert zone(state, C, f"bid/{A}").facts[fact.WHY] == ""
    assert zone(state, C, f"bid/{B}").facts.plain() == {}
    bid(state, (6,))
    assert zone(state, C, f"bid/{B}").facts[fact.WHY] == "rainbow.why.top"
    assert zone(state, C, f"bid/{A}").facts[fact.WHY] == "rainbow.why.top"


def comp() -> State:
    """The round of the picture: Ren 2-3-4-5, Sumi 6, Kai 1-2, then you; Mika bids after you."""
    ren, sumi, kai, you = range(4)
    state = dealt(5, {ren: (2, 3, 4, 5), sumi: (6,), kai: (1, 2), you: (1, 1, 2, 3, 4, 5, 5, 6, 6)})
    bid(state, (2, 3, 4, 5), (6,), (1, 2))
    return state


def test_an_offered_bid_tells_the_rank_it_would_get() -> None:
    offers = offered(comp(), D)
    assert offers[3, 4, 5]["rank"] == 2
    assert offers[3, 4, 5, 6]["rank"] == 1  # "add the 6 and you would choose first"
    assert offers[2, 3, 4, 5]["rank"] == 2  # equal, but later
    assert offers[6,]["rank"] == 4
    assert offers[3, 4, 5]["kind"] == "run"
    assert offers[3, 4, 5]["overtakers"] == (E,)


def test_an_offered_bid_tells_who_may_still_overtake() -> None:
    state = dealt(3, {A: (1, 2, 3, 4, 5, 6, 6)})
    offers = offered(state, A)
    assert offers[6,]["overtakers"] == (B, C)
    assert offers[1, 2, 3, 4, 5, 6]["overtakers"] == ()  # no longer run, and ties go to the earlier
    bid(state, (6,), LOW)
    assert offered(state, C)[(spread(state.hands[C])[0],)]["overtakers"] == ()


def test_with_two_players_a_seat_that_may_pick_up_its_pile_may_overtake() -> None:
    state = dealt(2, {A: FIRST_PILE, B: (1, 1, 2, 2, 3, 3, 3, 4, 4, 4)})
    bid(state, (6,) * 10, LOW, LOW, LOW)
    end_round(state)
    bid(state, LOW, (2, 3), LOW, LOW)
    end_round(state)
    assert GAME.view(state, B).cards[A] == 1
    assert offered(state, B)[3, 4]["overtakers"] == (A,)


def test_seats_and_table_tell_the_rest() -> None:
    state = dealt(4, {B: (2, 3)}, first=B)
    bid(state, (2, 3))
    table = GAME.table(GAME.view(state, A))
    assert table.facts.plain() == {
        "round": 1,
        "last_round": False,
        "phase": "bid",
        "lock": "run",
        "acting": C,
    }
    assert [seat[fact.TO_BID] for seat in table.seats] == [1, 0, 1, 1]
    assert [seat[fact.HAND] for seat in table.seats] == [14, 12, 14, 14]
    assert [seat[fact.FIRST] for seat in table.seats] == [False, True, False, False]
    assert [seat[fact.ACTING] for seat in table.seats] == [False, False, True, False]


def test_two_players_have_two_places_for_bids_and_a_pile() -> None:
    state = dealt(2, {A: (5, 5, 6)})
    bid(state, (5, 5), LOW)
    assert faces(zone(state, B, f"bid/{A}/0")) == ["5", "5"]
    assert zone(state, B, f"bid/{A}/1").pieces == ()
    bid(state, (6,))
    assert faces(zone(state, B, f"bid/{A}/1")) == ["6"]
    assert faces(zone(state, A, f"pile/{A}")) == ["back"] * 14
    table = GAME.table(GAME.view(state, A))
    assert [seat[fact.TO_BID] for seat in table.seats] == [0, 1]
    assert table.facts[fact.FIRST_PILE] == (11, 13)


def test_a_pile_being_picked_up_is_a_deal() -> None:
    table = GAME.table(GAME.view(second_pile_in_mid_round(), A))
    assert table.facts[fact.PHASE] == "deal"
    assert [seat[fact.TO_BID] for seat in table.seats] == [1, 2]
    assert [seat[fact.OUT] for seat in table.seats] == [False, False]


def test_in_the_end_all_prizes_are_turned_up() -> None:
    state = dealt(6, {A: (5,) * 9, C: (6,) * 9}, prizes=(2, 3, 3, 4, 4, 4))
    bid(state, (5,) * 9, LOW, (6,) * 9, LOW, LOW, LOW)
    end_round(state)
    table = GAME.table(GAME.view(state, B))
    assert table.facts[fact.PHASE] == "over"
    assert faces(table.zone(f"taken/{C}")) == ["2"]
    assert [seat[fact.OUT] for seat in table.seats] == [True, False, True, False, False, False]
    assert faces(table.zone(f"hand/{D}")) == ["back"] * 8


def test_what_does_nothing_says_why() -> None:
    def why(state: State, seat: int, name: str) -> str:
        key = GAME.why_inert(GAME.view(state, seat), name, 0).key
        assert key in GAME.texts or key.startswith("core.")
        return key

    state = dealt(2)
    assert why(state, B, "hand/1") == "rainbow.no.not-your-turn"
    assert why(state, A, "hand/1") == "rainbow.no.not-yours"
    assert why(state, A, "prizes") == "rainbow.no.bid-now"
    assert why(state, A, "pile/0") == "rainbow.no.second-pile"
    assert why(state, A, "taken/0") == "core.inert"
    bid(state, LOW, LOW, LOW, LOW)
    assert why(state, state.to_act()[0], f"hand/{state.to_act()[0]}") == "rainbow.no.choose-now"
    assert why(second_pile_in_mid_round(), B, "hand/1") == "core.chance-first"
