"""The rules of Kaleido as scenarios."""

from __future__ import annotations

import pytest

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, refusal
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Begin, Done, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.game import GAME
from kasane_desktop.games.kaleido.rules.state import State
from tests.games.kaleido_positions import board, do, keys, kinds, position, why

# Set-up


@pytest.mark.parametrize(
    ("seats", "hand", "extras"), [(2, 22, 4), (3, 12, 2), (4, 11, 2), (5, 11, 2)], ids=["two", "three", "four", "five"]
)
def test_everyone_begins_with_the_tiles_and_boards_of_the_table(seats: int, hand: int, extras: int) -> None:
    state = GAME.start(seats)
    assert state.hand == [hand] * seats
    assert state.whites == state.boards == [extras] * seats
    assert state.comb.cells == ((0, 0), (1, 0))
    assert state.tiles == [-1] * 12


def test_the_lot_names_the_first_player_and_play_goes_clockwise() -> None:
    state = GAME.start(4)
    assert state.to_act() == (CHANCE,)
    assert keys(do(state, Lot(2))) == ["kaleido.began-first"]
    order = []
    for space in range(5):
        order.append(state.to_act()[0])
        do(state, Place(0, space), Done())
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.parametrize("action", [Lot(4), Lot(-1), Lot(10**9), Place(0, 0), Done(), Lot(True)])
def test_chance_may_only_draw_a_seat_of_the_table(action: Action) -> None:
    assert refusal(GAME.start(4), CHANCE, action) is not None


# A turn


def test_a_tile_is_mandatory_and_goes_on_any_empty_space() -> None:
    state = position(4, "ry....", "....gb")
    assert [a for a in state.actions(0) if isinstance(a, Place)] == [
        *(Place(0, space) for space in (2, 3, 4, 5)),
        *(Place(1, space) for space in (0, 1, 2, 3)),
    ]
    assert kinds(state) == {Place, AddBoard}
    assert why(state, Done()) == "kaleido.tile-mandatory"
    assert why(state, Place(0, 0)) == "kaleido.space-taken"
    assert why(state, Place(2, 0)) == "kaleido.no-such-board"
    assert why(state, Place(0, 6)) == "kaleido.no-such-space"
    do(state, Place(0, 3))
    assert board(state, 0) == "ry.r.."
    assert state.hand == [10, 11, 11, 11]


def test_a_white_tile_comes_after_the_colour_tile_as_the_extra_action() -> None:
    state = position(4, "ry....", "....gb")
    assert why(state, White(0, 2)) == "kaleido.tile-first"
    do(state, Place(0, 2))
    assert kinds(state) == {White, AddBoard, Done}
    assert why(state, Place(0, 3)) == "kaleido.tile-placed"
    assert why(state, White(0, 2)) == "kaleido.space-taken"
    assert keys(do(state, White(0, 3))) == ["kaleido.placed-white"]
    assert board(state, 0) == "ryrw.."
    assert state.whites == [1, 2, 2, 2]
    assert state.to_act() == (1,)


def test_a_white_tile_may_not_take_the_last_space_before_the_colour_tile() -> None:
    state = position(4, "rygbr.", "rygbry")
    assert why(state, White(0, 5)) == "kaleido.white-last-space"


def test_a_white_tile_may_take_the_last_space_after_the_colour_tile() -> None:
    state = position(4, "rygb..", "rygbry")
    do(state, Place(0, 4), White(0, 5))
    assert board(state, 0) == "rygbrw"


def test_a_board_before_the_tile_may_take_that_tile() -> None:
    state = position(4, "rygb..", "rygbry")
    assert keys(do(state, AddBoard(0, 1))) == ["kaleido.added"]
    assert state.boards == [1, 2, 2, 2]
    assert kinds(state) == {Place}
    assert why(state, AddBoard(-1, 0)) == why(state, White(0, 4)) == "kaleido.extra-used"
    do(state, Place(2, 3))
    assert board(state, 2) == "...r.."
    assert state.to_act() == (1,)


def test_a_board_may_also_come_after_the_tile() -> None:
    state = position(4, "rygb..", "rygbry")
    do(state, Place(0, 4), AddBoard(0, 1))
    assert state.comb.cells[2] == (0, 1)
    assert state.to_act() == (1,)


def test_a_board_must_share_a_whole_side() -> None:
    state = position(4, "......", "......")
    assert why(state, AddBoard(3, 0)) == why(state, AddBoard(10**9, -5)) == "kaleido.not-adjacent"
    assert why(state, AddBoard(1, 0)) == "kaleido.cell-taken"
    assert sum(isinstance(action, AddBoard) for action in state.actions(0)) == 8


def test_without_white_tiles_and_boards_there_is_no_step_after_the_tile() -> None:
    state = position(4, "......", "......", whites=[0, 2, 2, 2], boards=[0, 2, 2, 2])
    assert why(state, White(0, 0)) == "kaleido.no-white"
    assert why(state, AddBoard(0, 1)) == "kaleido.no-board"
    do(state, Place(0, 0))
    assert state.to_act() == (1,)


def test_without_a_space_for_the_white_tile_there_is_no_step_after_the_tile() -> None:
    state = position(4, "rygbv.", "rygbry", boards=[0, 2, 2, 2])
    do(state, Place(0, 5))
    assert state.phase == "rotate"


# Scoring and rotating


def test_a_full_board_is_scored_when_the_placements_are_finished() -> None:
    state = position(4, "rrg.ww", "......")
    do(state, Place(0, 3))
    assert state.points == [0] * 5
    assert state.scored() == ()
    assert why(state, Turn(0, 1)) == "kaleido.score-first"
    told = do(state, Done())
    assert state.points == [8, 0, 4, 0, 0]
    assert told[0].gains == ((0, 8), (2, 4))
    assert state.scored() == (0,)


def test_two_boards_may_become_full_and_each_is_turned_independently() -> None:
    state = position(4, "rrry.w", "wbbbg.", whites=[1, 0, 0, 0], boards=[0, 0, 0, 1])
    told = do(state, Place(1, 5), White(0, 4))
    assert keys(told) == ["kaleido.placed", "kaleido.placed-white", "kaleido.scored", "kaleido.scored"]
    assert [(event.params["board"], event.gains) for event in told[2:]] == [
        (1, ((0, 8), (1, 4))),
        (2, ((0, 2), (2, 2), (3, 8))),
    ]
    assert why(state, Turn(1, 1)) == why(state, Leave(1)) == "kaleido.rotate-order"
    assert why(state, Place(0, 0)) == why(state, Done()) == "kaleido.rotate-first"
    assert keys(do(state, Turn(0, 2))) == ["kaleido.turned"]
    assert (board(state, 0), board(state, 1)) == ("wwrrry", "wbbbgr")
    assert why(state, Turn(0, 2)) == "kaleido.rotate-done"
    assert keys(do(state, Leave(1)))[0] == "kaleido.left"
    assert board(state, 1) == "wbbbgr"


def test_a_rotation_is_clockwise_and_moves_no_other_board() -> None:
    state = position(3, "rygww.", "bbb...", whites=[0, 0, 0], boards=[0, 2, 2])
    do(state, Place(0, 5), Turn(0, 1))
    assert board(state, 0) == "rrygww"
    assert board(state, 1) == "bbb..."
    assert state.turned == [1, 0]


def test_a_surrounded_board_may_be_turned() -> None:
    ring = [(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    state = position(4, "rygbr.", *["......"] * 6, cells=ring, whites=[0] * 4, boards=[0] * 4)
    do(state, Place(0, 5))
    assert state.actions(0) == (Leave(0), *(Turn(0, steps) for steps in range(1, 6)))


def test_a_board_is_turned_only_in_the_turn_that_scored_it() -> None:
    state = position(4, "rygbr.", "......", whites=[0] * 4, boards=[0] * 4)
    do(state, Place(0, 5), Leave(0))
    assert state.to_act() == (1,)
    assert why(state, Turn(0, 1)) == "kaleido.rotate-scored-only"
    assert why(state, Leave(0)) == "kaleido.rotate-scored-only"
    assert why(state, Turn(7, 1)) == "kaleido.no-such-board"


@pytest.mark.parametrize(("six", "steps"), [("rgyrg.", (1, 2)), ("yryry.", (1,)), ("rrrgg.", (1, 2, 3, 4, 5))])
def test_rotations_that_look_the_same_are_offered_once(six: str, steps: tuple[int, ...]) -> None:
    seat = {"rgyrg.": 1, "yryry.": 0, "rrrgg.": 2}[six]
    state = position(4, six, "......", active=seat, whites=[0] * 4, boards=[0] * 4)
    do(state, Place(0, 5))
    assert state.actions(seat) == (Leave(0), *(Turn(0, k) for k in steps))
    if steps == (1, 2):
        assert why(state, Turn(0, 3)) == "kaleido.same-as-left"
        reason = state.why_not(seat, Turn(0, 5))
        assert reason is not None
        assert (reason.key, reason.params) == ("kaleido.same-as-turned", {"degrees": 120})
    assert why(state, Turn(0, 6)) == why(state, Turn(0, 0)) == "kaleido.steps"


def test_a_board_that_looks_the_same_all_around_is_not_asked_about() -> None:
    state = position(4, "rrrrr.", "......", whites=[0] * 4, boards=[0] * 4)
    do(state, Place(0, 5))
    assert state.points[0] == 12
    assert state.to_act() == (1,)


def test_nobody_scores_a_white_board() -> None:
    state = position(4, "wwwww.", "......")
    do(state, Place(1, 0))
    told = do(state, White(0, 5))
    assert keys(told) == ["kaleido.placed-white", "kaleido.scored-nobody"]
    assert state.points == [0] * 5


# Full table, passing, stuck


def test_on_a_full_table_a_board_must_come_first_and_is_the_extra_action() -> None:
    state = position(4, "rygbry", "rygbry")
    assert kinds(state) == {AddBoard}
    assert why(state, Place(0, 0)) == why(state, White(0, 0)) == why(state, Done()) == "kaleido.table-full"
    do(state, AddBoard(0, 1), Place(2, 0))
    assert state.to_act() == (1,)


def test_a_seat_without_a_board_passes_on_a_full_table_and_plays_again_later() -> None:
    state = position(4, "rygbr.", "rygbry", whites=[0] * 4, boards=[0, 0, 1, 0])
    told = do(state, Place(0, 5), Leave(0))
    assert keys(told) == ["kaleido.placed", "kaleido.scored", "kaleido.left", "kaleido.passed-full"]
    assert told[-1].params == {"who": 1}
    assert state.to_act() == (2,)
    do(state, AddBoard(0, 1), Place(2, 0), Place(2, 1), Place(2, 2))
    assert state.to_act() == (1,)


def test_a_seat_without_a_colour_tile_passes_even_with_white_tiles_and_boards() -> None:
    state = position(4, "......", "......", hand=[5, 0, 0, 5])
    told = do(state, Place(0, 0), Done())
    assert keys(told)[1:] == ["kaleido.passed-tiles"] * 2
    assert state.to_act() == (3,)


def test_the_last_seat_with_tiles_plays_on_alone() -> None:
    state = position(3, "......", "......", hand=[3, 0, 0])
    told = do(state, Place(0, 0), Done())
    assert [event.params["who"] for event in told[1:]] == [1, 2]
    assert state.to_act() == (0,)


def test_stuck_when_no_space_is_empty_and_nobody_with_a_tile_has_a_board() -> None:
    state = position(3, "rygrg.", "rygrgw", hand=[1, 2, 2], whites=[1] * 3, boards=[0] * 3, points=[3, 4, 5, 0, 0])
    told = do(state, Place(0, 5), Turn(0, 1))
    assert keys(told)[-1] == "kaleido.ending-stuck"
    assert state.to_act() == ()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ending == "kaleido.ending-stuck"
    assert outcome.scores == (11, 4, 9)


def test_the_boards_of_a_seat_without_tiles_do_not_help() -> None:
    state = position(3, "rygrg.", "rygrgw", hand=[1, 1, 1], whites=[0] * 3, boards=[1, 0, 0])
    do(state, Place(0, 5), Done(), Leave(0))
    assert state.outcome() is not None


def test_the_last_tile_may_be_followed_by_the_board_that_keeps_the_game_alive() -> None:
    state = position(3, "rygrg.", "rygrgw", hand=[1, 1, 1], whites=[0] * 3, boards=[1, 0, 0])
    do(state, Place(0, 5), AddBoard(0, 1), Leave(0))
    assert state.to_act() == (1,)


# The end


def test_the_last_tile_is_a_full_turn() -> None:
    state = position(3, "rygw..", "......", hand=[1, 0, 0], whites=[1, 2, 2], boards=[1, 2, 2])
    do(state, Place(0, 4))
    assert kinds(state) == {White, AddBoard, Done}
    do(state, White(0, 5))
    assert state.points == [8, 2, 2, 0, 0]
    assert keys(do(state, Turn(0, 3))) == ["kaleido.turned", "kaleido.ending-tiles"]
    assert state.actions(0) == ()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ending == "kaleido.ending-tiles"


# Where boards 0, 1 and 2 meet: spaces 1 2 of board 0, 3 4 of board 1, 5 0 of board 2.
# Where boards 1, 2 and 3 meet: spaces 2 3 of board 1, 0 1 of board 2, 4 5 of board 3.


def last_tile(*boards: str) -> State:
    """Violet, the fifth of five seats, has the last tile; nobody has anything else."""
    return position(5, *boards, active=4, hand=[0, 0, 0, 0, 1], whites=[0] * 5, boards=[0] * 5)


@pytest.mark.parametrize(
    ("boards", "scores"),
    [
        ((".rr...", "...bb.", "v....v"), (4, 0, 0, 4, 4)),
        ((".vv...", "...vr.", "g....y"), (1, 1, 1, 0, 8)),
        ((".rr...", "...rr.", "b....b"), (8, 0, 0, 4, 0)),
        ((".rr...", "...rr.", "b....."), (0, 0, 0, 0, 0)),
        ((".rw...", "...rw.", "b....g"), (8, 0, 2, 2, 0)),
    ],
    ids=["three share", "second shared by three", "most and second", "not full", "white counts for nobody"],
)
def test_a_full_hexagon_where_three_boards_meet_scores_at_the_end(
    boards: tuple[str, ...], scores: tuple[int, ...]
) -> None:
    state = last_tile(*boards)
    do(state, Place(0, 5))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == scores


def test_a_triangle_may_count_in_several_hexagons() -> None:
    state = last_tile(".rr...", "..gbb.", "vv...v", "....yr")
    do(state, Place(0, 5))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (4 + 1, 0 + 1, 0 + 1, 4 + 1, 4 + 8)


def test_the_highest_total_wins_and_ties_share_the_victory() -> None:
    state = last_tile(".rr...", "...bb.", "v....v")
    do(state, Place(0, 5))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 3, 4)
    assert outcome.places == (1, 4, 4, 1, 1)


def test_scores_do_not_end_at_69() -> None:
    state = position(3, "rygrg.", "......", hand=[1, 0, 0], whites=[0] * 3, boards=[0] * 3, points=[66, 0, 0, 0, 0])
    do(state, Place(0, 5), Leave(0))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 74


# Two players


def test_two_players_choose_the_colour_to_begin_with() -> None:
    state = GAME.start(2)
    do(state, Lot(1))
    assert state.actions(1) == (Begin(3), Begin(4))
    assert why(state, Place(0, 0)) == why(state, AddBoard(0, 1)) == "kaleido.begin-first"
    assert why(state, Begin(0)) == "kaleido.not-your-colour"
    assert why(state, Begin(99)) == "kaleido.no-such-colour"
    assert keys(do(state, Begin(4))) == ["kaleido.began"]
    assert why(state, Begin(3)) == "kaleido.begun"
    do(state, Place(0, 0), Done())
    assert state.actions(0) == (Begin(0), Begin(1))


def test_two_colours_alternate_strictly_by_tiles_placed() -> None:
    state = GAME.start(2)
    do(state, Lot(0), Begin(0), Place(0, 0), White(1, 0), Begin(3), Place(0, 1), AddBoard(0, 1))
    do(state, Place(0, 2), Done(), Place(0, 3), Done(), AddBoard(1, 1), Place(3, 0), Place(0, 4), Done())
    assert board(state, 0) == "rbyvb."
    assert board(state, 3) == "r....."


def test_a_pass_does_not_count_for_the_alternation() -> None:
    state = position(2, "rbyvr.", "rbyvrb", whites=[0, 0], boards=[1, 0], due=[1, 3])
    told = do(state, Place(0, 5), AddBoard(0, 1), Turn(0, 1))
    assert keys(told)[-1] == "kaleido.turned"
    state = position(2, "rbyvr.", "rbyvrb", whites=[0, 0], boards=[1, 0], due=[1, 3])
    told = do(state, Place(0, 5), Done(), Leave(0))
    assert keys(told)[-1] == "kaleido.passed-full"
    assert state.to_act() == (0,)
    do(state, AddBoard(0, 1), Place(2, 0))
    assert board(state, 2) == "r....."
    assert state.due == [1, 3]


def test_two_players_score_by_colour_and_add_up() -> None:
    state = position(2, "rrbby.", "......", due=[1, 3], whites=[0, 0], boards=[0, 0])
    told = do(state, Place(0, 5))
    assert state.points == [4, 4, 0, 4, 0]
    assert told[1].gains == ((0, 8), (1, 4))
    lines = GAME.scoring(GAME.view(state, 0))[0]
    assert [(line.source, line.points, line.params.get("colour")) for line in lines] == [
        ("kaleido.score-boards-of", 4, "kaleido.red"),
        ("kaleido.score-boards-of", 4, "kaleido.yellow"),
        ("kaleido.score-meetings-of", 0, "kaleido.red"),
        ("kaleido.score-meetings-of", 0, "kaleido.yellow"),
    ]


def test_with_three_and_more_there_is_no_colour_to_choose() -> None:
    assert why(position(3, "......", "......"), Begin(0)) == "kaleido.one-colour"
