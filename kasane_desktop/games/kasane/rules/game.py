"""The rules of Colors of Kasane, for three or four players."""

from __future__ import annotations

from kasane_desktop.core.game import Options
from kasane_desktop.games.kasane.rules.box import KasaneBox
from kasane_desktop.games.kasane.rules.lessons import TEXTS as LESSON_TEXTS
from kasane_desktop.games.kasane.rules.texts import TEXTS
from kasane_desktop.games.layering.rules.edition import Edition
from kasane_desktop.games.layering.rules.game import Layering
from kasane_desktop.games.layering.rules.state import State


class Kasane(KasaneBox, Layering):
    """+1 cards lie on the robe; marbles close the spaces."""

    texts = TEXTS | LESSON_TEXTS

    edition = Edition(
        id="kasane",
        package=__package__,
        special="plus1",
        specials_on_robe=True,
        marker="marble",
        variant="plus_one_combines",
    )

    def begin(self, seats: int, options: Options) -> State:
        state = super().begin(seats, options)
        if options["harder_three"]:
            for combination in ("juu", "kasane"):
                state.free &= ~state.book.dearest(combination, 2, state.free)
        return state


GAME = Kasane()
