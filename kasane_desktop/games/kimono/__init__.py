"""Kimono, for two to four players: the later edition of Kasane."""

from __future__ import annotations

from kasane_desktop.core.game import Option
from kasane_desktop.games.kimono.texts import TEXTS
from kasane_desktop.games.layering.edition import Edition
from kasane_desktop.games.layering.game import COMBINATIONS_OPTION, Layering


class Kimono(Layering):
    """Accessories lie beside the kimono; buttons show who took a space.

    The box counts all points at the end. The running total holds what can no longer be lost:
    buttons and accessories.
    """

    id = "kimono"
    counts = (2, 3, 4)
    options = (
        Option("accessory_combines", False, "kimono.option.accessory", "kimono.option.accessory.hint"),
        COMBINATIONS_OPTION,
    )
    texts = TEXTS
    edition = Edition(
        id="kimono",
        package=__name__,
        special="accessory",
        specials_on_robe=False,
        marker="button",
        variant="accessory_combines",
    )


GAME = Kimono()
