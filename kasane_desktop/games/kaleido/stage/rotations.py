"""How a board that was turned goes to where it lies now."""

from __future__ import annotations

from dataclasses import replace

from kasane_desktop.games.kaleido.rules import ids, zones
from kasane_desktop.games.kaleido.stage.geometry import shorter
from kasane_desktop.scene.arrangement import Flight

TURN, TURN_MORE = 260, 110  # ms of a rotation by 60°, and for every 60° more


def rotate(flights: list[Flight], period: int) -> None:
    """A board goes the shorter way, its wood with its tiles, and then the others close in. `period` is how many
    rotations of it look different."""
    slides = [flight for flight in flights if flight.style == "slide"]
    longest = 0
    for flight in slides:
        if flight.start.pivot is not None and flight.goal.pivot is not None:
            turn = shorter(flight.goal.rotation - flight.start.rotation, 60 * period)
            _turn(flight, turn, flight.ms)
            if turn:
                board, _ = ids.TILE.of(flight.piece)
                ms = TURN + round(TURN_MORE * (abs(turn) / 60 - 1))
                for part in (flight, *(wood for wood in flights if wood.piece == zones.BOARD(board))):
                    _turn(part, turn, ms)  # the wood looks the same after every 60 degrees
                longest = max(longest, ms)
    for flight in slides:
        if longest and not flight.ms:
            flight.delay = longest // 2


def _turn(flight: Flight, turn: float, ms: int) -> None:
    flight.start, flight.ms = replace(flight.start, rotation=flight.goal.rotation - turn), ms
