"""Every reason that Kaleido gives is true of what was tried: read independently, in many random positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import CHANCE, Action, refusal
from kasane_desktop.core.text import Reason
from kasane_desktop.games.kaleido.rules.actions import AddBoard, Begin, Done, Leave, Place, Turn, White
from kasane_desktop.games.kaleido.rules.game import GAME
from kasane_desktop.games.kaleido.rules.state import State
from tests.games.kaleido_positions import do, position

Truth = Callable[[State, int, Action, Reason], bool]
SIDES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def six(state: State, board: int) -> list[int]:
    return state.tiles[6 * board : 6 * board + 6]


def turned(tiles: list[int], steps: int) -> list[int]:
    return tiles[-steps:] + tiles[:-steps] if steps else tiles


def looks(tiles: list[int]) -> int:
    """How many of its rotations look different."""
    return len({tuple(turned(tiles, steps)) for steps in range(6)})


def taken(state: State, action: Action) -> bool:
    assert isinstance(action, Place | White)
    return six(state, action.board)[action.space] != -1


def full(state: State) -> bool:
    return -1 not in state.tiles


def joins(state: State, action: AddBoard) -> bool:
    return any((action.q + q, action.r + r) in state.comb.cells for q, r in SIDES)


def laid_tile(state: State) -> bool:
    """Whether the tile of this turn has been laid."""
    return state.phase in ("after", "rotate")


def own_colours(seats: int, seat: int) -> tuple[int, ...]:
    return ((0, 1), (3, 4))[seat] if seats == 2 else (seat,)


def board_of(action: Action) -> int:
    assert isinstance(action, Place | White | Turn | Leave)
    return action.board


TRUE: dict[str, Truth] = {
    "core.over": lambda s, p, a, r: not s.to_act(),
    "core.chance-first": lambda s, p, a, r: s.to_act() == (CHANCE,),
    "core.not-your-turn": lambda s, p, a, r: s.to_act() not in ((p,), (CHANCE,), ()),
    "kaleido.lot-drawn": lambda s, p, a, r: isinstance(a, Lot) and s.first >= 0,
    "kaleido.begin-first": lambda s, p, a, r: s.due[p] == -1,
    "kaleido.begun": lambda s, p, a, r: isinstance(a, Begin) and s.seats == 2 and s.due[p] >= 0,
    "kaleido.one-colour": lambda s, p, a, r: isinstance(a, Begin) and s.seats > 2,
    "kaleido.no-such-colour": lambda s, p, a, r: isinstance(a, Begin) and a.colour not in range(5),
    "kaleido.not-your-colour": lambda s, p, a, r: isinstance(a, Begin) and a.colour not in own_colours(s.seats, p),
    "kaleido.no-such-board": lambda s, p, a, r: board_of(a) not in range(len(s.comb.cells)),
    "kaleido.no-such-space": lambda s, p, a, r: isinstance(a, Place | White) and a.space not in range(6),
    "kaleido.space-taken": lambda s, p, a, r: taken(s, a),
    "kaleido.tile-placed": lambda s, p, a, r: isinstance(a, Place) and laid_tile(s),
    "kaleido.tile-first": lambda s, p, a, r: isinstance(a, White) and not laid_tile(s) and not taken(s, a),
    "kaleido.tile-mandatory": lambda s, p, a, r: isinstance(a, Done) and not laid_tile(s) and not full(s),
    "kaleido.white-last-space": lambda s, p, a, r: not laid_tile(s) and s.tiles.count(-1) == 1 and not taken(s, a),
    "kaleido.table-full": lambda s, p, a, r: full(s) and not laid_tile(s) and s.boards[p] > 0,
    "kaleido.extra-used": lambda s, p, a, r: isinstance(a, White | AddBoard) and s.extra != "",
    "kaleido.no-white": lambda s, p, a, r: isinstance(a, White) and s.whites[p] == 0,
    "kaleido.no-board": lambda s, p, a, r: isinstance(a, AddBoard) and s.boards[p] == 0,
    "kaleido.cell-taken": lambda s, p, a, r: isinstance(a, AddBoard) and (a.q, a.r) in s.comb.cells,
    "kaleido.not-adjacent": lambda s, p, a, r: isinstance(a, AddBoard) and not joins(s, a),
    "kaleido.rotate-first": lambda s, p, a, r: s.phase == "rotate" and s.pending[0] + 1 == r.params["board"],
    "kaleido.rotate-order": lambda s, p, a, r: board_of(a) in s.pending[1:] and s.pending[0] + 1 == r.params["board"],
    "kaleido.rotate-scored-only": lambda s, p, a, r: board_of(a) not in s.filled,
    "kaleido.rotate-done": lambda s, p, a, r: (
        board_of(a) in s.filled and board_of(a) not in s.pending and looks(six(s, board_of(a))) > 1
    ),
    "kaleido.rotate-same": lambda s, p, a, r: board_of(a) in s.filled and looks(six(s, board_of(a))) == 1,
    "kaleido.score-first": lambda s, p, a, r: s.phase == "after" and -1 not in six(s, board_of(a)),
    "kaleido.steps": lambda s, p, a, r: isinstance(a, Turn) and a.steps not in range(1, 6),
    "kaleido.same-as-turned": lambda s, p, a, r: (
        isinstance(a, Turn)
        and turned(six(s, a.board), a.steps) == turned(six(s, a.board), int(str(r.params["degrees"])) // 60)
        and Turn(a.board, int(str(r.params["degrees"])) // 60) in s.actions(p)
    ),
    "kaleido.same-as-left": lambda s, p, a, r: (
        isinstance(a, Turn) and turned(six(s, a.board), a.steps) == six(s, a.board)
    ),
}
"""Of each reason, when it is true of what a seat tried."""
RARE = {
    *(f"kaleido.{key}" for key in ("rotate-same", "rotate-done", "rotate-order", "same-as-left", "same-as-turned")),
    "kaleido.white-last-space",
}
"""Random play hardly comes to them: see the positions below."""


def positions(seats: int, seed: int) -> Iterator[tuple[State, Random]]:
    """Random play that likes to fill boards, and half the time keeps its own."""
    state, rng = GAME.start(seats), Random(f"{seats} {seed}")
    while True:
        yield state, rng
        if not state.to_act():
            return
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.play(seat, GAME.deal(state, rng))
            continue
        actions = list(state.actions(seat))
        few = [a for a in actions if not isinstance(a, AddBoard)] if seed % 2 else actions
        filling = [a for a in few if isinstance(a, Place | White) and six(state, a.board).count(-1) < 4]
        state.play(seat, rng.choice(filling or few or actions))


def tries(rng: Random, state: State) -> list[Action]:
    boards = len(state.comb.cells)
    q, r = rng.choice(state.comb.cells)
    board, space = rng.randrange(boards), rng.randrange(6)
    ghost = rng.choice(state.comb.ghosts)
    last = [Turn(at, steps) for at in (*state.filled, board) for steps in (1, rng.randint(0, 6))]
    return [
        Lot(0),
        Begin(rng.randrange(6)),
        Place(board, space),
        Place(boards, 0),
        Place(0, 6),
        White(board, space),
        White(board, rng.randrange(6)),
        ghost,
        AddBoard(q, r),
        AddBoard(q + 9, r),
        Done(),
        *last,
        *(Leave(turn.board) for turn in last),
        Turn(boards, 1),
    ]


@pytest.mark.parametrize("seats", GAME.counts)
def test_every_refusal_is_true(seats: int) -> None:
    told: Counter[str] = Counter()
    for seed in range(8):
        for state, rng in positions(seats, seed):
            for seat in range(seats):
                for action in tries(rng, state):
                    reason = refusal(state, seat, action)
                    if reason is None:
                        assert action in state.actions(seat)
                        continue
                    assert reason.key in TRUE, reason
                    assert TRUE[reason.key](state, seat, action, reason), (reason, seat, action, state.phase)
                    told[reason.key] += 1
    two = {"kaleido.begin-first", "kaleido.begun", "kaleido.no-such-colour", "kaleido.not-your-colour"}
    expected = TRUE.keys() - RARE - ({"kaleido.one-colour"} if seats == 2 else two)
    assert told.keys() >= expected, expected - told.keys()


def test_rare_refusals_are_true() -> None:
    two = position(3, "rygrg.", "ryrgy.")
    do(two, Place(0, 5), White(1, 5))
    order = say_why(two, Turn(1, 1))
    do(two, Turn(0, 2))
    done = say_why(two, Turn(0, 1))
    alike = position(3, "rrrrr.", "ryrgy.")
    do(alike, Place(0, 5), White(1, 5))
    same = say_why(alike, Turn(0, 1))
    half = position(3, "rygry.", "......", due=[2, 1, 0], boards=[0] * 3)
    do(half, Place(0, 5), Done())
    again = [say_why(half, Turn(0, 3)), say_why(half, Turn(0, 4))]
    alone = position(3, "rygry.", boards=[1] * 3)
    last = say_why(alone, White(0, 5))
    assert {order, done, same, *again, last} == RARE


def say_why(state: State, action: Action) -> str:
    seat = state.to_act()[0]
    reason = refusal(state, seat, action)
    assert reason is not None
    assert TRUE[reason.key](state, seat, action, reason)
    return reason.key


TOUCHED: dict[str, Callable[[State, str, int], bool]] = {
    "core.over": lambda s, z, i: not s.to_act(),
    "core.chance-first": lambda s, z, i: s.to_act() == (CHANCE,),
    "core.inert": lambda s, z, i: not z.startswith("board/"),
    "kaleido.begin-first": lambda s, z, i: s.due[s.active] == -1,
    "kaleido.rotate-first": lambda s, z, i: s.phase == "rotate",
    "kaleido.space-taken": lambda s, z, i: z.startswith("board/") and six(s, int(z[6:]))[i] != -1,
    "kaleido.board-picked": lambda s, z, i: (
        s.phase == "before" and not s.extra and s.boards[s.active] > 0 and six(s, int(z[6:]))[i] == -1
    ),
    "kaleido.tile-placed": lambda s, z, i: laid_tile(s) and (z.startswith("board/") or i == 0),
    "kaleido.choose-extra": lambda s, z, i: (
        s.phase == "after" and s.whites[s.active] > 0 and s.boards[s.active] > 0 and six(s, int(z[6:]))[i] == -1
    ),
    "kaleido.choose-white": lambda s, z, i: (
        s.phase == "after" and s.whites[s.active] > 0 and s.boards[s.active] == 0 and six(s, int(z[6:]))[i] == -1
    ),
    "kaleido.no-space": lambda s, z, i: full(s) and i == 1,
    "kaleido.table-full": lambda s, z, i: full(s) and not laid_tile(s) and s.boards[s.active] > 0,
    "kaleido.tile-mandatory": lambda s, z, i: z == "choices" and not laid_tile(s) and not full(s),
    "kaleido.tile-first": lambda s, z, i: i == 1 and not laid_tile(s) and s.whites[s.active] > 0,
    "kaleido.white-last-space": lambda s, z, i: i == 1 and s.tiles.count(-1) == 1,
    "kaleido.extra-used": lambda s, z, i: s.extra != "" and i > 0,
    "kaleido.no-white": lambda s, z, i: i == 1 and s.whites[s.active] == 0,
    "kaleido.no-board": lambda s, z, i: i == 2 and s.boards[s.active] == 0,
}


def possible(state: State, zone: str, index: int) -> bool:
    """What can be used is no inert place, whatever has been picked: it is not asked about."""
    kinds = {type(action) for action in state.actions(state.active)} if state.active >= 0 else set()
    if zone.startswith("supply/"):
        return zone == f"supply/{state.active}" and (Place, White, AddBoard)[index] in kinds
    if zone == "choices":
        return Done in kinds
    action = Place(int(zone[6:]), index)
    return action in state.actions(state.active) and not any(
        isinstance(a, AddBoard) for a in state.actions(state.active)
    )


@pytest.mark.parametrize("seats", GAME.counts)
def test_what_is_said_of_a_touch_is_true(seats: int) -> None:
    told: Counter[str] = Counter()
    for seed in range(8):
        for state, _ in positions(seats, seed):
            view = GAME.view(state, max(0, state.active))
            places = [(f"board/{board}", space) for board in range(len(state.comb.cells)) for space in range(6)]
            places += [(f"supply/{seat}", thing) for seat in range(seats) for thing in range(3)]
            for zone, index in (*places, ("choices", 0)):
                if not possible(state, zone, index):
                    key = GAME.why_inert(view, zone, index).key
                    assert TOUCHED[key](state, zone, index), (key, zone, index, state.phase)
                    told[key] += 1
    begin = {"kaleido.begin-first"} if seats > 2 else set()
    rare = {"kaleido.no-space", "kaleido.table-full", "kaleido.white-last-space"}
    assert told.keys() >= TOUCHED.keys() - begin - rare, TOUCHED.keys() - told.keys()
