"""The rules of Kimono, for two to four players: the later edition of Kasane."""

from __future__ import annotations

from kasane_desktop.games.kimono.rules.box import KimonoBox
from kasane_desktop.games.kimono.rules.lessons import TEXTS as LESSON_TEXTS
from kasane_desktop.games.kimono.rules.texts import TEXTS
from kasane_desktop.games.layering.rules.edition import Edition
from kasane_desktop.games.layering.rules.game import Layering


class Kimono(KimonoBox, Layering):
    """Accessories lie beside the kimono; buttons show who took a space.

    The box counts all points at the end. The running total of the table holds the buttons; what
    accessories, fabrics and a whole kimono add at the end is foreseen beside it.
    """

    texts = TEXTS | LESSON_TEXTS

    edition = Edition(
        id="kimono",
        package=__package__,
        special="accessory",
        specials_on_robe=False,
        marker="button",
        variant="accessory_combines",
    )


GAME = Kimono()
