"""Colors of Kasane, for three or four players."""

from __future__ import annotations

from kasane_desktop.core.game import Option, Options
from kasane_desktop.games.kasane.texts import TEXTS
from kasane_desktop.games.layering.edition import Edition
from kasane_desktop.games.layering.game import COMBINATIONS_OPTION, Layering
from kasane_desktop.games.layering.state import State


class Kasane(Layering):
    """+1 cards lie on the robe; marbles close the spaces."""

    id = "kasane"
    counts = (3, 4)
    options = (
        Option("harder_three", False, "kasane.option.harder", "kasane.option.harder.hint", counts=(3,)),
        Option("plus_one_combines", False, "kasane.option.plus-one", "kasane.option.plus-one.hint"),
        COMBINATIONS_OPTION,
    )
    texts = TEXTS
    edition = Edition(
        id="kasane",
        package=__name__,
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
