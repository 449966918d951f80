"""What the table of Kaleido says, marked for translation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from kasane_desktop.match.speech import is_you


class KaleidoWords(QObject):
    """Sentences and labels in the language of the reader."""

    def turn_of(self, turn: int, turns: int) -> str:
        return self.tr("Turn {turn} of {turns}").format(turn=turn, turns=turns)

    # whose turn
    def your_turn(self, name: str = "") -> str:
        """`name`: who is meant, where that is not plain."""
        return self.tr("{name}, your turn").format(name=name) if name else self.tr("Your turn")

    def yours(self) -> str:
        return self.tr("your turn")

    def to_move(self) -> str:
        return self.tr("to move")

    def turn_of_name(self, name: str) -> str:
        return self.your_turn() if is_you(name) else self.tr("{name} to move").format(name=name)

    def human(self) -> str:
        return self.tr("human")

    def computer(self) -> str:
        return self.tr("computer")

    def lot(self) -> str:
        return self.tr("The lot is drawn…")

    def over(self) -> str:
        return self.tr("Final scoring")

    # what to do
    def place(self, colour: int) -> str:
        return (
            self.tr("Place a red tile on any open space"),
            self.tr("Place a yellow tile on any open space"),
            self.tr("Place a green tile on any open space"),
            self.tr("Place a blue tile on any open space"),
            self.tr("Place a violet tile on any open space"),
        )[colour]

    def begin(self) -> str:
        return self.tr("Which colour begins? They alternate from then on")

    def extra(self) -> str:
        return self.tr("Add something, or end your turn")

    def place_white(self) -> str:
        return self.tr("Place the white tile on any open space")

    def place_board(self) -> str:
        return self.tr("Place the board where it joins another")

    def board_first(self) -> str:
        return self.tr("No space is open: add a board")

    def turn_board(self) -> str:
        return self.tr("Turn the board you completed")

    # things
    def tile(self) -> str:
        return self.tr("Tile")

    def white(self) -> str:
        return self.tr("White")

    def board(self) -> str:
        return self.tr("Board")

    def board_number(self, board: int) -> str:
        return self.tr("Board {board}").format(board=board + 1)

    def left(self, number: int) -> str:
        return self.tr("%n left", "", number)

    def extra_left(self, number: int) -> str:
        return self.tr("%n, extra", "tiles or boards for the extra action", number)

    def chosen(self) -> str:
        return self.tr("chosen")

    def end_turn(self) -> str:
        return self.tr("End turn")

    def begin_with(self, colour: str) -> str:
        return self.tr("Begin with {colour}").format(colour=colour)

    def completes(self) -> str:
        return self.tr("completes this board")

    def nobody(self) -> str:
        return self.tr("nobody")

    # turning
    def meetings(self) -> str:
        return self.tr("Where three boards meet")

    def would_meet(self, shares: str) -> str:
        return self.tr("Where three boards meet: {shares}").format(shares=shares)

    def turned(self, angle: int) -> str:
        return self.tr("Turned by {angle}°").format(angle=angle)

    def from_to(self, name: str, before: int, after: int) -> str:
        if before == after:
            return self.seat(name, after)
        return self.tr("{name} from {before} to {after}").format(name=name, before=before, after=after)

    def set_down(self) -> str:
        return self.tr("Set it down")

    def leave(self) -> str:
        return self.tr("Leave it as it was")

    def clockwise(self) -> str:
        return self.tr("Turn clockwise")

    def anticlockwise(self) -> str:
        return self.tr("Turn anticlockwise")

    def by_key(self, what: str, key: str) -> str:
        return self.tr("{what}: key {key}").format(what=what, key=key)

    def grip(self) -> str:
        return self.tr("Turn the board itself, or use the arrows")

    def meeting(self, name: str, points: int) -> str:
        given = self.tr("%n points", "", points)
        if is_you(name):
            return self.tr("Meeting point: {points} for you").format(points=given)
        return self.tr("Meeting point: {points} for {name}").format(points=given, name=name)

    def meeting_of(self, boards: Sequence[int]) -> str:
        listed = self.list(*(str(board + 1) for board in boards))
        return self.tr("Meeting point of boards {boards}").format(boards=listed)

    def meeting_open(self) -> str:
        return self.tr("Meeting point, still open")

    def open(self) -> str:
        return self.tr("open")

    def gives(self) -> str:
        return self.tr("gives")

    # the end
    def boards(self) -> str:
        return self.tr("boards")

    def meets(self) -> str:
        return self.tr("meetings")

    def total(self) -> str:
        return self.tr("total")

    def walked(self, number: int, of: int) -> str:
        return self.tr("hexagons: {number} of {of}").format(number=number, of=of)

    def no_meetings(self) -> str:
        return self.tr("No hexagon was completed")

    # seats
    def seat(self, name: str, points: int) -> str:
        return self.tr("{name}: {points}").format(name=name, points=self.tr("%n points", "", points))

    def supply(self, tiles: int, whites: int, boards: int) -> str:
        text = self.tr("left: tiles {tiles}, white {whites}, boards {boards}")
        return text.format(tiles=tiles, whites=whites, boards=boards)

    def due(self, colour: str) -> str:
        return self.tr("next tile: {colour}").format(colour=colour)

    def last_moves(self) -> str:
        return self.tr("Last moves")

    def table(self) -> str:
        return self.tr("Honeycomb: it can be moved and zoomed")

    # read aloud
    def directions(self) -> tuple[str, ...]:
        """The spaces of a board, in their order."""
        return (
            self.tr("upper right"),
            self.tr("right"),
            self.tr("lower right"),
            self.tr("lower left"),
            self.tr("left"),
            self.tr("upper left"),
        )

    def space(self, board: int, space: int) -> str:
        return self.tr("Board {board}, {space}").format(board=board + 1, space=self.directions()[space])

    def free(self) -> str:
        return self.tr("free", "a space")

    def lies(self, space: int, what: str) -> str:
        return self.tr("{space} {tile}", "what lies on a space").format(space=self.directions()[space], tile=what)

    def of_name(self, colour: str, name: str) -> str:
        if is_you(name):
            return self.tr("{colour} (yours)").format(colour=colour)
        return self.tr("{colour} ({name})").format(colour=colour, name=name)

    def between(self, one: str, other: str) -> str:
        return self.tr("between {one} and {other}").format(one=one, other=other)

    def board_is(self, board: int, spaces: str) -> str:
        return self.tr("Board {board}: {spaces}").format(board=board + 1, spaces=spaces)

    def would_give(self, shares: str) -> str:
        return self.tr("completes this board: {shares}").format(shares=shares)

    def new_board(self, board: int, space: int) -> str:
        text = self.tr("New board beside board {board}, {space}")
        return text.format(board=board + 1, space=self.directions()[space])

    def list(self, *parts: str) -> str:
        """Parts of something read aloud."""
        return self.tr(", ", "between parts read aloud").join(part for part in parts if part)

    def keys(self, nearness: str, moves: str) -> tuple[tuple[str, str], ...]:
        """The list of keys: those for nearer, farther and all, and those that move the honeycomb if they are not the
        usual ones."""
        return (
            (self.tr("Left, right"), self.tr("turn the board that you completed; Enter sets it down")),
            (nearness, self.tr("nearer, farther, the whole honeycomb")),
            (moves or self.tr("Shift and arrows"), self.tr("move the honeycomb")),
        )
