"""What the boxes of Kasane and Kimono have in common."""

from __future__ import annotations

from kasane_desktop.core.box import Json, Option
from kasane_desktop.core.text import QT_TRANSLATE_NOOP


def _check(table: Json) -> Json:
    from kasane_desktop.games.layering.rules.override import (
        check_override,  # part of the rules, which may not be loaded yet
    )

    return check_override(table)


COMBINATIONS_OPTION = Option(
    "combinations", None, "layering.option.combinations", "layering.option.combinations.hint", check=_check
)
COMBINATIONS_PRINTED = {
    "layering.option.combinations": QT_TRANSLATE_NOOP("layering", "Combination cards"),
    "layering.option.combinations.hint": QT_TRANSLATE_NOOP(
        "layering", "Spaces and points as printed in your box, instead of the built-in ones."
    ),
}
