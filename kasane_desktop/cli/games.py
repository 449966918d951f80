"""`kasane-desktop games`: the catalogue."""

from __future__ import annotations

import json
from typing import Any

from kasane_desktop.core.game import Game, Json
from kasane_desktop.games.catalogue import CATALOGUE
from kasane_desktop.match.speech import say


def print_games(*, as_json: bool) -> int:
    games = [describe(game) for game in CATALOGUE.values()]
    if as_json:
        print(json.dumps(games, ensure_ascii=False, indent=1))
        return 0
    for game in games:
        counts = game["counts"]
        print(f"{game['id']:8}  {game['name']}, {counts[0]}–{counts[-1]} players. {game['goal']}")
        for option in game["options"]:
            only = "" if option["counts"] is None else f" (with {', '.join(map(str, option['counts']))} players)"
            print(f"{'':10}--option {option['key']}={_value(option)}{only}: {option['hint']}")
    return 0


def describe(game: Game[Any, Any]) -> dict[str, Json]:
    return {
        "id": game.id,
        "name": say(f"{game.id}.name"),
        "goal": say(f"{game.id}.goal"),
        "counts": list(game.counts),
        "options": [
            {
                "key": option.key,
                "name": say(option.name),
                "hint": say(option.hint),
                "default": option.default,
                "choices": list(option.choices) if option.check is None else None,
                "counts": None if option.counts is None else list(option.counts),
            }
            for option in game.options
        ],
    }


def _value(option: dict[str, Json]) -> str:
    if option["choices"] is None:
        return "@FILE"
    return "|".join(json.dumps(choice) for choice in option["choices"])
