"""A game is one folder: the general rooms hold no game's name, and every folder has the same rooms."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from kasane_desktop.catalogue import BOXES, CATALOGUE, ENTRIES, Shelf
from kasane_desktop.core.box import Box
from kasane_desktop.core.game import Game
from kasane_desktop.players.mind import MINDS, Mind
from kasane_desktop.scene.faces import Faces
from kasane_desktop.scene.poster import Poster
from kasane_desktop.scene.showing import Showing
from kasane_desktop.scene.stage import FACES, POSTERS, SCENES, SHOWINGS
from kasane_desktop.scene.table_scene import TableScene

PACKAGE = Path(__file__).parents[1] / "kasane_desktop"
FOLDERS = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))
OURS = re.compile(r"kasane[-_ ]desktop|\.kasane\b|kasane_\{language\}", re.IGNORECASE)
"""The program is named after a game, and so are its files."""
NAMES = re.compile("|".join(folder.name for folder in FOLDERS), re.IGNORECASE)
GENERAL = [path for path in sorted(PACKAGE.rglob("*.py")) if PACKAGE / "games" not in path.parents]
ROOMS = {
    "rules": {"box", "game", "actions", "state", "view", "table", "reasons", "events", "texts"},
    "mind": {"heuristic", "hints", "texts"},
    "stage": {"scene", "words", "grid", "desk", "seats", "topline", "poster", "faces", "showing"},
}
EDITIONS = {"kasane": "layering", "kimono": "layering"}
"""Games that have most of their rooms from their family."""


def test_no_general_room_has_the_name_of_a_game() -> None:
    assert len(FOLDERS) > len(ENTRIES)
    assert len(GENERAL) > 100
    for path in GENERAL:
        if path.name == "catalogue.py":
            continue  # the one line that names each
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert not NAMES.search(OURS.sub("", line)), f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"


def test_every_folder_is_a_game_of_the_catalogue_or_a_family() -> None:
    games = {entry.package.rpartition(".")[2]: entry.id for entry in ENTRIES}
    assert {folder.name for folder in FOLDERS} - games.keys() == set(EDITIONS.values())
    assert all(game == folder for folder, game in games.items())


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_has_the_same_files_under_the_same_names(game: str) -> None:
    for room, names in ROOMS.items():
        folders = [PACKAGE / "games" / folder / room for folder in (game, EDITIONS.get(game, game))]
        assert folders[0].is_dir()
        there = {path.stem for folder in folders for path in folder.glob("*.py")}
        assert names - there == set(), room


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_shelf_holds_its_thing_of_every_game(game: str) -> None:
    things: list[tuple[Shelf[Any], type]] = [
        (BOXES, Box),
        (CATALOGUE, Game),
        (MINDS, Mind),
        (POSTERS, Poster),
        (FACES, Faces),
        (SHOWINGS, Showing),
    ]
    for shelf, kind in things:
        assert isinstance(shelf[game], kind)
    assert issubclass(SCENES[game], TableScene)
    assert SHOWINGS[game].faces is FACES[game]
    assert BOXES[game].id == CATALOGUE[game].id == game


def test_a_game_that_is_not_in_the_catalogue_is_on_no_shelf() -> None:
    assert "go" not in BOXES
    assert BOXES.get("go") is None
    with pytest.raises(KeyError):
        CATALOGUE["go"]
