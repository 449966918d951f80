"""What the parts of the table are drawn from: the models' word, the grid, the words, and what the hand is doing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from kasane_desktop.core.fact import Facts
from kasane_desktop.core.game import Action
from kasane_desktop.core.table import Piece, Zone
from kasane_desktop.games.kaleido.rules import fact, ids, zones
from kasane_desktop.games.kaleido.rules.majority import COLOURS
from kasane_desktop.games.kaleido.stage.geometry import ROOM, Cell, Frame, fitted, plane
from kasane_desktop.games.kaleido.stage.grid import Grid, grid_for
from kasane_desktop.games.kaleido.stage.words import KaleidoWords
from kasane_desktop.match.speech import Translate
from kasane_desktop.scene.arrangement import Arrangement, Hot
from kasane_desktop.scene.desk import AnyDesk
from kasane_desktop.scene.kit import Look, Outline
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.shown import Shown
from kasane_desktop.scene.sitters import glazed

MOST_RADIUS = 128.0  # of a board, in design units


def pairs(shares: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Colour and points, from numbers in a row."""
    return tuple(zip(shares[::2], shares[1::2], strict=True))


@dataclass
class Hand:
    """What the one who looks is doing: it lives as long as the table it is done at."""

    tool: str = ""  # what was picked to be placed: "white", "board" or what is due
    angle: float = 0.0  # by how many degrees the lifted board is held turned
    zoom: float = 1.0
    pan: QPointF = field(default_factory=QPointF)
    walked: int | None = None  # how many hexagons the final scoring has reached; None: all


@dataclass
class Desk(AnyDesk):
    """The table being arranged."""

    shown: Shown
    look: Look
    words: KaleidoWords
    translate: Translate
    viewer: int
    asked: bool  # the viewer may act
    pointed: str
    hand: Hand
    size: tuple[int, int]

    def __post_init__(self) -> None:
        self.out = Arrangement()
        self.facts = self.shown.facts
        self.phase = self.facts[fact.PHASE]
        self.boards = self.shown.of_kind(zones.BOARD)
        self.rotations = self.shown.zones[zones.ROTATIONS].pieces
        self.lifted = next((zone for zone in self.boards if zone.facts[fact.TURNING]), None)
        self.yours = self.acting == self.viewer and self.shown.sitters[self.viewer].player == "human"
        self.grid: Grid = grid_for(*self.size, len(self.shown.seats), self.phase == "over", self.look.text)
        self.sight = self.pixels(self.grid.sight)
        self.tool = self._tool()
        self.frame = self._frame()

    # -- where the honeycomb lies -----------------------------------------------------------------

    def _tool(self) -> str:
        """What can be placed with a click now: "tile", "white", "board" or nothing."""
        if not self.asked or self.phase not in ("before", "after"):
            return ""
        ghosts = self.shown.zones[zones.GHOSTS].pieces
        if self.hand.tool == "board" and ghosts:
            return "board"
        if self.phase == "after":
            return "white" if self.hand.tool == "white" and self.can_add_white() else ""
        return "tile" if any(piece.action for zone in self.boards for piece in zone.pieces) else "board"

    def can_add_white(self) -> bool:
        return self.phase == "after" and any(piece.action for zone in self.boards for piece in zone.pieces)

    def can_add_board(self) -> bool:
        return bool(self.shown.zones[zones.GHOSTS].pieces)

    def cells(self) -> list[Cell]:
        return [self.cell(zone.facts) for zone in self.boards]

    def cell(self, facts: Facts) -> Cell:
        return facts[fact.Q], facts[fact.R]

    def _frame(self) -> Frame:
        cells = self.cells()
        if self.tool == "board":
            cells += [self.cell(piece.facts) for piece in self.shown.zones[zones.GHOSTS].pieces]
        area = self.pixels(self.grid.area)
        if self.lifted is not None:
            give = 0.022 * min(area.width(), area.height())
            area = area.adjusted(give, give, -give, -give)
        return fitted(area, cells, MOST_RADIUS * self.look.u, self.hand.zoom, self.hand.pan)

    @property
    def moved(self) -> bool:
        """The honeycomb is not just fitted to its room."""
        return self.hand.zoom > 1 or not self.hand.pan.isNull()

    def middle(self, zone: Zone) -> QPointF:
        """Where a board lies; the others give way to the one that is lifted."""
        at = self.frame.at(*self.cell(zone.facts))
        if self.lifted is not None and zone is not self.lifted:
            way = plane(*self.cell(zone.facts)) - plane(*self.cell(self.lifted.facts))
            at += way * (ROOM * self.frame.r / max(1e-6, (way.x() ** 2 + way.y() ** 2) ** 0.5))
        return QPointF(round(at.x()), round(at.y()))

    # -- who --------------------------------------------------------------------------------------

    def colour_name(self, colour: int) -> str:
        return self.say(ids.colour_term(colour))

    def owned(self, tile: int) -> str:
        """The colour of a tile, and whose it is."""
        colour = self.colour_name(tile)
        owner = next((seat for seat in range(len(self.shown.seats)) if tile in self.colours(seat)), None)
        return colour if owner is None else self.words.of_name(colour, self.name(owner))

    def colours(self, seat: int) -> tuple[int, ...]:
        return self.shown.seats[seat][fact.COLOURS]

    def paint(self, seat: int) -> Paint:
        """The colour and form of a seat are those of its tiles."""
        if seat < 0:
            return super().paint(seat)
        return glazed([COLOURS[tile] for tile in self.colours(seat)])

    # -- turning ----------------------------------------------------------------------------------

    @property
    def turning(self) -> bool:
        """The viewer is holding a board."""
        return self.phase == "rotate" and self.yours and bool(self.rotations)

    @property
    def steps(self) -> int:
        """The rotation nearest to how the board is held, as the rules count it."""
        return round(self.hand.angle / 60) % max(1, len(self.rotations))

    @property
    def rotation(self) -> Piece:
        return self.rotations[self.steps]

    # -- laying things down -----------------------------------------------------------------------

    def hot(
        self,
        key: str,
        rect: QRectF,
        z: float,
        name: str,
        action: Action | None = None,
        order: int = 0,
        **more: Any,
    ) -> None:
        """A place in design units that reacts."""
        area = self.pixels(rect)
        outline = Outline(round(area.width()), round(area.height()), 9 * self.look.u)
        x, y = round(area.x()), round(area.y())
        self.out.hots[key] = Hot(outline, x, y, z, action, name, order=order, **more)
