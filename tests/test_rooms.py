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
from kasane_desktop.scene.stage import FACES, POSTERS, SCENES, SHOWINGS, SOUNDS
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.sound.cues import Sounds

PACKAGE = Path(__file__).parents[1] / "kasane_desktop"
FOLDERS = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))
OURS = re.compile(r"kasane[-_ ]desktop|\.kasane\b|kasane_\{language\}", re.IGNORECASE)
"""The program is named after a game, and so are its files."""
NAMES = re.compile("|".join(folder.name for folder in FOLDERS), re.IGNORECASE)
GENERAL = [path for path in sorted(PACKAGE.rglob("*.py")) if PACKAGE / "games" not in path.parents]
ROOMS = {
    "rules": {"box", "game", "actions", "state", "view", "table", "reasons", "events", "texts", "lessons"},
    "mind": {"heuristic", "hints", "texts"},
    "stage": {"scene", "words", "grid", "desk", "seats", "topline", "poster", "faces", "showing", "sounds"},
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


def test_a_module_fits_into_one_head() -> None:
    long = {path.name: path.read_text(encoding="utf-8").count("\n") for path in PACKAGE.rglob("*.py")}
    assert {name: lines for name, lines in long.items() if lines > 400} == {}


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
        (SOUNDS, Sounds),
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


# -- what is written about the house --------------------------------------------------------------

ROOT = PACKAGE.parent
DOCS = ROOT / "docs"
PAGES = [page.relative_to(ROOT).as_posix() for page in sorted((*ROOT.glob("*.md"), *DOCS.glob("*.md")))]
OF_THE_HOUSE = [f"docs/{page}.md" for page in ("words", "architecture", "a-game", "development")]
SEARCHED = (ROOT, *(PACKAGE / room for room in ("", "scene", "ui", "ui/conducting", "games")))
ANY_GAME = [room for folder in FOLDERS for room in (folder, *(folder / name for name in ROOMS))]


def found(path: str) -> list[Path]:
    return [folder / path for folder in (*SEARCHED, *ANY_GAME) if (folder / path).exists()]


@pytest.mark.parametrize("page", [page for page in PAGES if page != "CHANGELOG.md"])  # it tells of what was
def test_files_that_are_written_about_are_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    ours = "py|toml|json" if page in OF_THE_HOUSE else "py|toml"  # elsewhere a .json is one of the reader's
    written = set(re.findall(rf"`([\w/-]+\.(?:{ours}))`", text))
    assert len(written) > 4 or page not in OF_THE_HOUSE
    assert {path for path in written if not found(path)} == set()


def test_a_code_word_is_found_where_the_page_of_words_says() -> None:
    rows = re.findall(
        r"^\| ([A-Z]\w+)[^|]*\|[^|]*\| (.+) \|$", (DOCS / "words.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(rows) > 40
    for word, where in rows:
        sources = [found(path)[0] for path in re.findall(r"`([\w/]+\.py)`", where)]
        assert not sources or any(
            re.search(rf"\b{word}\b", file.read_text(encoding="utf-8"), re.I) for file in sources
        ), word


def test_a_code_word_has_one_meaning() -> None:
    """No other class of the general rooms is called like one that the page of words explains."""
    words = set(re.findall(r"^\| ([A-Z]\w+)", (DOCS / "words.md").read_text(encoding="utf-8"), re.MULTILINE))
    named: dict[str, list[str]] = {}
    for path in GENERAL:
        for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            named.setdefault(name, []).append(str(path.relative_to(PACKAGE)))
    assert {word: named[word] for word in words if len(named.get(word, ())) > 1} == {}
