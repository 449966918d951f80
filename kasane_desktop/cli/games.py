"""`kasane-desktop games`: the catalogue."""

from __future__ import annotations

import json
from typing import Any

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.cli.commands import print_json
from kasane_desktop.cli.language import translate
from kasane_desktop.core.game import Game, Json
from kasane_desktop.match.speech import say


def print_games(*, as_json: bool) -> int:
    games = [describe(game) for game in CATALOGUE.values()]
    if as_json:
        print_json(games)
        return 0
    for game in games:
        counts = game["counts"]
        line = translate("cli", "{name}, {least}–{most} players. {goal}")
        print(f"{game['id']:8}  {line.format(**game, least=counts[0], most=counts[-1])}")
        for option in game["options"]:
            print(f"{'':10}--option {option['key']}={_value(option)}  {_hint(option)}")
    return 0


def describe(game: Game[Any, Any]) -> dict[str, Json]:
    return {
        "id": game.id,
        "name": say(f"{game.id}.name", translate=translate),
        "goal": say(f"{game.id}.goal", translate=translate),
        "counts": list(game.counts),
        "options": [
            {
                "key": option.key,
                "name": say(option.name, translate=translate),
                "hint": say(option.hint, translate=translate),
                "default": option.default,
                "choices": list(option.choices) if option.check is None else None,
                "counts": None if option.counts is None else list(option.counts),
            }
            for option in game.options
        ],
    }


def _hint(option: dict[str, Json]) -> str:
    if option["counts"] is None:
        return str(option["hint"])
    counts = ", ".join(map(str, option["counts"]))
    return translate("cli", "{hint} (Players: {counts})").format(hint=option["hint"], counts=counts)


def _value(option: dict[str, Json]) -> str:
    if option["choices"] is None:
        return "@FILE"
    return "|".join(json.dumps(choice) for choice in option["choices"])
