"""What the table of Kaleido says.

Colours are numbers: 0 red, 1 yellow, 2 green, 3 blue, 4 violet, 5 white, -1 empty. By seat is a tuple with a number for
each seat. Shares are pairs in a row: colour, points, colour, points …"""

from __future__ import annotations

from kasane_desktop.core.fact import ACTING as ACTING
from kasane_desktop.core.fact import FIRST as FIRST
from kasane_desktop.core.fact import FORECAST as FORECAST
from kasane_desktop.core.fact import PLACE as PLACE
from kasane_desktop.core.fact import POINTS as POINTS
from kasane_desktop.core.fact import TURN as TURN
from kasane_desktop.core.fact import TURNS as TURNS
from kasane_desktop.core.fact import Fact
from kasane_desktop.games.kaleido.rules.state import Extra, Phase

# -- of the table --------------------------------------------------------------------------------------------

PHASE = Fact[Phase]("phase")
WHO_ACTS = Fact[int]("acting")  # -1: nobody
EXTRA = Fact[Extra]("extra")
SCORED_NOW = Fact[tuple[int, ...]]("scored")  # the boards scored in this turn
PENDING = Fact[tuple[int, ...]]("pending")  # those that may still be turned

# -- of seats ------------------------------------------------------------------------------------------------

COLOURS = Fact[tuple[int, ...]]("colours")
DUE = Fact[int]("due")  # colour of the next tile, -1 while it may be chosen
TILES_LEFT = Fact[int]("tiles")
WHITES = Fact[int]("whites")  # of a supply as well
BOARDS = Fact[int]("boards")  # of a supply as well

# -- of boards, and of their spaces --------------------------------------------------------------------------

Q, R = Fact[int]("q"), Fact[int]("r")  # of a place for a board as well
FULL = Fact[int]("full")
SCORED = Fact[tuple[int, ...]]("scored")  # its shares, () until it has been scored
TURNED = Fact[int]("turned")  # steps of 60°; of a turn as well
TURNING = Fact[int]("turning")  # it is the one to turn or leave
LAST = Fact[int]("last")  # of a tile as well: new to the one who looks
FRESH = Fact[int]("fresh")  # the last turn filled it, and it has been scored
SPACE = Fact[int]("space")
COMPLETES = Fact[int]("completes")  # the tile to come would fill the board there
WORTH = Fact[tuple[int, ...]]("worth")  # what that would give, by seat; of a rotation: by seat for each meeting
SHARES = Fact[tuple[int, ...]]("shares")  # of a meeting, and of a turn for the boards that it filled, as well

# -- of what may be chosen -----------------------------------------------------------------------------------

COLOUR = Fact[int]("colour")  # to begin with
BOARD = Fact[int]("board")  # that is turned
STEPS = Fact[int]("steps")  # 0: it is left
NOW = Fact[tuple[int, ...]]("now")  # what all meetings give, by seat
THEN = Fact[tuple[int, ...]]("then")  # and what they would give
MEETINGS = Fact[tuple[int, ...]]("meetings")  # the numbers of those that it touches

# -- of meetings ---------------------------------------------------------------------------------------------

Q3, R3 = Fact[int]("q3"), Fact[int]("r3")  # sums of three coordinates: a third of it is the point
MET = Fact[tuple[int, ...]]("boards")
TILES = Fact[tuple[int, ...]]("tiles")  # six, clockwise from the upper right; of a rotation: six for each meeting
COMPLETE = Fact[int]("complete")
GIVES = Fact[tuple[int, ...]]("points")  # by seat

# -- of turns that are new to the one who looks, and of supplies ---------------------------------------------

SEAT = Fact[int]("seat")
TILE = Fact[int]("tile")  # its colour, -1 if none was laid yet
WHITE = Fact[int]("white")
ADDED = Fact[int]("board")  # a board was laid
SUPPLY = Fact[tuple[int, ...]]("tiles")  # by the colours of the seat
