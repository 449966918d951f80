"""What the boxes of Kasane and Kimono have in common."""

from __future__ import annotations

from kasane_desktop.core.box import Json, Option


def _check(table: Json) -> Json:
    from kasane_desktop.games.layering.override import check_override  # part of the rules, which may not be loaded yet

    return check_override(table)


COMBINATIONS_OPTION = Option(
    "combinations", None, "layering.option.combinations", "layering.option.combinations.hint", check=_check
)
