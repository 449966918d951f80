"""What is known of games and players before they are loaded is what they say of themselves."""

from __future__ import annotations

from kasane_desktop.catalogue import BOXES, CATALOGUE
from kasane_desktop.players.levels import LEVELS
from kasane_desktop.players.scale import PERFECT, SCALE, level_name


def test_every_box_holds_its_game_in_the_order_of_the_catalogue() -> None:
    assert list(BOXES) == list(CATALOGUE)
    for id, game in CATALOGUE.items():
        assert isinstance(game, type(BOXES[id]))
        assert (game.id, game.counts, game.options) == (id, BOXES[id].counts, BOXES[id].options)
        assert BOXES[id].texts.items() < game.texts.items()


def test_the_scale_names_all_levels_the_gentlest_first() -> None:
    assert tuple(LEVELS) == (*SCALE, PERFECT)
    assert [level.name for level in LEVELS.values()] == list(map(level_name, LEVELS))
