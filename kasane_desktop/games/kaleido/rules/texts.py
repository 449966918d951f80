"""The sentences of Kaleido, in English; translated where they are shown."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP
from kasane_desktop.games.kaleido.rules.box import PRINTED
from kasane_desktop.games.kaleido.rules.tells import TELLS

TEXTS: dict[str, str] = {
    **PRINTED,
    **TELLS,
    # Colours and things
    "kaleido.red": QT_TRANSLATE_NOOP("kaleido", "red"),
    "kaleido.yellow": QT_TRANSLATE_NOOP("kaleido", "yellow"),
    "kaleido.green": QT_TRANSLATE_NOOP("kaleido", "green"),
    "kaleido.blue": QT_TRANSLATE_NOOP("kaleido", "blue"),
    "kaleido.violet": QT_TRANSLATE_NOOP("kaleido", "violet"),
    "kaleido.white": QT_TRANSLATE_NOOP("kaleido", "white"),
    "kaleido.tile": QT_TRANSLATE_NOOP("kaleido", "Tile"),
    "kaleido.white-tile": QT_TRANSLATE_NOOP("kaleido", "White tile"),
    "kaleido.board": QT_TRANSLATE_NOOP("kaleido", "Board"),
    "kaleido.meeting": QT_TRANSLATE_NOOP("kaleido", "Where three boards meet"),
    # What the seat to act is asked for, by phase
    "kaleido.phase-lot": QT_TRANSLATE_NOOP("kaleido", "The first player is chosen at random"),
    "kaleido.phase-begin": QT_TRANSLATE_NOOP("kaleido", "Choose the colour you begin with"),
    "kaleido.phase-before": QT_TRANSLATE_NOOP("kaleido", "Place a tile of your colour on an empty space"),
    "kaleido.phase-after": QT_TRANSLATE_NOOP("kaleido", "Add a white tile or a board, or end your turn"),
    "kaleido.phase-rotate": QT_TRANSLATE_NOOP("kaleido", "Turn the board you completed, or leave it"),
    "kaleido.phase-over": QT_TRANSLATE_NOOP("kaleido", "The game is over"),
    # What happened
    "kaleido.began-first": QT_TRANSLATE_NOOP("kaleido", "{who} goes first."),
    "kaleido.began-first@who": QT_TRANSLATE_NOOP("kaleido", "You go first."),
    "kaleido.began": QT_TRANSLATE_NOOP("kaleido", "{who} chose to begin with {colour}."),
    "kaleido.began@who": QT_TRANSLATE_NOOP("kaleido", "You chose to begin with {colour}."),
    "kaleido.placed": QT_TRANSLATE_NOOP("kaleido", "{who} placed a tile on board {board}: {colour}."),
    "kaleido.placed@who": QT_TRANSLATE_NOOP("kaleido", "You placed a tile on board {board}: {colour}."),
    "kaleido.placed-white": QT_TRANSLATE_NOOP("kaleido", "{who} placed a white tile on board {board}."),
    "kaleido.placed-white@who": QT_TRANSLATE_NOOP("kaleido", "You placed a white tile on board {board}."),
    "kaleido.added": QT_TRANSLATE_NOOP("kaleido", "{who} added board {board}."),
    "kaleido.added@who": QT_TRANSLATE_NOOP("kaleido", "You added board {board}."),
    "kaleido.scored": QT_TRANSLATE_NOOP("kaleido", "Board {board} is full and was scored."),
    "kaleido.scored-nobody": QT_TRANSLATE_NOOP("kaleido", "Board {board} is full of white tiles: nobody scores."),
    "kaleido.turned": QT_TRANSLATE_NOOP("kaleido", "{who} turned board {board} by {degrees} degrees."),
    "kaleido.turned@who": QT_TRANSLATE_NOOP("kaleido", "You turned board {board} by {degrees} degrees."),
    "kaleido.left": QT_TRANSLATE_NOOP("kaleido", "{who} left board {board} as it was."),
    "kaleido.left@who": QT_TRANSLATE_NOOP("kaleido", "You left board {board} as it was."),
    "kaleido.passed-tiles": QT_TRANSLATE_NOOP("kaleido", "{who} passed: no colour tile is left."),
    "kaleido.passed-tiles@who": QT_TRANSLATE_NOOP("kaleido", "You passed: no colour tile is left."),
    "kaleido.passed-full": QT_TRANSLATE_NOOP(
        "kaleido", "{who} passed: no space is empty, and no board is left to add."
    ),
    "kaleido.passed-full@who": QT_TRANSLATE_NOOP(
        "kaleido", "You passed: no space is empty, and no board is left to add."
    ),
    "kaleido.waited": QT_TRANSLATE_NOOP("kaleido", "{who} ended the turn."),
    "kaleido.waited@who": QT_TRANSLATE_NOOP("kaleido", "You ended your turn."),
    # What would be better
    "kaleido.began!": QT_TRANSLATE_NOOP("kaleido", "begin with {colour}."),
    "kaleido.placed!": QT_TRANSLATE_NOOP("kaleido", "place a tile on board {board}: {colour}."),
    "kaleido.placed-white!": QT_TRANSLATE_NOOP("kaleido", "place a white tile on board {board}."),
    "kaleido.added!": QT_TRANSLATE_NOOP("kaleido", "add a board."),
    "kaleido.turned!": QT_TRANSLATE_NOOP("kaleido", "turn board {board} by {degrees} degrees."),
    "kaleido.left!": QT_TRANSLATE_NOOP("kaleido", "leave board {board} as it is."),
    "kaleido.waited!": QT_TRANSLATE_NOOP("kaleido", "end the turn."),
    # How it ended, and where points come from
    "kaleido.ending-tiles": QT_TRANSLATE_NOOP("kaleido", "All colour tiles have been placed."),
    "kaleido.ending-stuck": QT_TRANSLATE_NOOP(
        "kaleido", "No space is empty, and nobody with a colour tile has a board to add."
    ),
    "kaleido.score-boards": QT_TRANSLATE_NOOP("kaleido", "Full boards"),
    "kaleido.score-meetings": QT_TRANSLATE_NOOP("kaleido", "Where three boards meet"),
    "kaleido.score-boards-of": QT_TRANSLATE_NOOP("kaleido", "Full boards, {colour}"),
    "kaleido.score-meetings-of": QT_TRANSLATE_NOOP("kaleido", "Where three boards meet, {colour}"),
    "kaleido.score-meetings.heading": QT_TRANSLATE_NOOP("kaleido", "Meetings"),
    "kaleido.score-boards-of.heading": QT_TRANSLATE_NOOP("kaleido", "Full boards"),
    "kaleido.score-boards-of.part": QT_TRANSLATE_NOOP("kaleido", "{colour}"),
    "kaleido.score-meetings-of.heading": QT_TRANSLATE_NOOP("kaleido", "Meetings"),
    "kaleido.score-meetings-of.part": QT_TRANSLATE_NOOP("kaleido", "{colour}"),
    # Why not
    "kaleido.lot-first": QT_TRANSLATE_NOOP("kaleido", "The lot for the first player comes first."),
    "kaleido.lot-seat": QT_TRANSLATE_NOOP("kaleido", "The lot must fall on a seat at this table."),
    "kaleido.lot-drawn": QT_TRANSLATE_NOOP("kaleido", "The first player has already been drawn."),
    "kaleido.begin-first": QT_TRANSLATE_NOOP("kaleido", "First choose the colour you begin with."),
    "kaleido.begun": QT_TRANSLATE_NOOP("kaleido", "You have already begun: your two colours now alternate."),
    "kaleido.one-colour": QT_TRANSLATE_NOOP("kaleido", "You have only one colour: there is nothing to choose."),
    "kaleido.no-such-colour": QT_TRANSLATE_NOOP("kaleido", "There is no such colour."),
    "kaleido.not-your-colour": QT_TRANSLATE_NOOP("kaleido", "This colour is not yours: {colour}."),
    "kaleido.no-such-board": QT_TRANSLATE_NOOP("kaleido", "There is no such board in play."),
    "kaleido.no-such-space": QT_TRANSLATE_NOOP("kaleido", "A board has no such space."),
    "kaleido.space-taken": QT_TRANSLATE_NOOP("kaleido", "There is already a tile on this space."),
    "kaleido.tile-placed": QT_TRANSLATE_NOOP("kaleido", "You have already placed your tile in this turn."),
    "kaleido.tile-first": QT_TRANSLATE_NOOP("kaleido", "Place the tile of your colour first, then the white one."),
    "kaleido.tile-mandatory": QT_TRANSLATE_NOOP("kaleido", "You must place a tile before you can end your turn."),
    "kaleido.white-last-space": QT_TRANSLATE_NOOP(
        "kaleido", "This is the last empty space: it must be kept for the tile of your colour."
    ),
    "kaleido.table-full": QT_TRANSLATE_NOOP("kaleido", "No space is empty: add a board first."),
    "kaleido.extra-used": QT_TRANSLATE_NOOP("kaleido", "You have already used the extra action of this turn."),
    "kaleido.choose-extra": QT_TRANSLATE_NOOP(
        "kaleido", "Choose first what to add: a white tile or a board. Or end your turn."
    ),
    "kaleido.choose-white": QT_TRANSLATE_NOOP("kaleido", "Pick the white tile first. Or end your turn."),
    "kaleido.board-picked": QT_TRANSLATE_NOOP("kaleido", "You have picked a board: place it, or pick the tile."),
    "kaleido.no-space": QT_TRANSLATE_NOOP("kaleido", "No space is empty."),
    "kaleido.no-white": QT_TRANSLATE_NOOP("kaleido", "You have no white tile left."),
    "kaleido.no-board": QT_TRANSLATE_NOOP("kaleido", "You have no board left."),
    "kaleido.cell-taken": QT_TRANSLATE_NOOP("kaleido", "A board already lies here."),
    "kaleido.not-adjacent": QT_TRANSLATE_NOOP("kaleido", "A new board must share a whole side with a board in play."),
    "kaleido.rotate-first": QT_TRANSLATE_NOOP("kaleido", "First turn board {board} or leave it as it is."),
    "kaleido.rotate-order": QT_TRANSLATE_NOOP("kaleido", "Board {board} comes first: turn it or leave it."),
    "kaleido.rotate-scored-only": QT_TRANSLATE_NOOP("kaleido", "Only a board that has just been scored may be turned."),
    "kaleido.rotate-done": QT_TRANSLATE_NOOP("kaleido", "You have already turned this board, or left it."),
    "kaleido.rotate-same": QT_TRANSLATE_NOOP("kaleido", "This board looks the same however it is turned."),
    "kaleido.score-first": QT_TRANSLATE_NOOP(
        "kaleido", "Finish placing first: the board is scored, then it may be turned."
    ),
    "kaleido.steps": QT_TRANSLATE_NOOP("kaleido", "A board turns by one to five steps of 60 degrees."),
    "kaleido.same-as-turned": QT_TRANSLATE_NOOP("kaleido", "This looks the same as turning it by {degrees} degrees."),
    "kaleido.same-as-left": QT_TRANSLATE_NOOP("kaleido", "This looks the same as leaving it as it is."),
    "kaleido.first.white": QT_TRANSLATE_NOOP(
        "kaleido",
        "If you like: a white tile takes a space from everyone, a board brings new ones. You have few of both.",
    ),
    "kaleido.first.last-round": QT_TRANSLATE_NOOP(
        "kaleido", "The last round: nobody has more than one tile. Then the points where three boards meet are counted."
    ),
    "kaleido.first.turn": QT_TRANSLATE_NOOP(
        "kaleido",
        "You filled this board and may turn it, only now. Let your colour touch the points where three boards meet.",
    ),
}
