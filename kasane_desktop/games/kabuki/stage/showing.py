"""What the tokens of a seat have to show at the end."""

from __future__ import annotations

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Table
from kasane_desktop.games.kabuki.rules import fact
from kasane_desktop.games.kabuki.stage.faces import FACES
from kasane_desktop.scene.showing import TOKENS, Groups, Showing


def tokens(table: Table, seat: Seat) -> Groups:
    """What was left after each round, which are the points."""
    return tuple(("kabuki/token",) * tokens for tokens in table.seats[seat][fact.NOTED])


SHOWING = Showing(FACES, "kabuki/mask-0", tokens, frame=TOKENS)
