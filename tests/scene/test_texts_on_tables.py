"""Every text that is painted on a table can be read: it is large enough, lies on no other and within its picture."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.scene.kit.fonts import FLOOR
from kasane_desktop.ui.pictures.picture import still_scene
from kasane_desktop.ui.playing.table_view import LEAST
from kasane_desktop.ui.settings import language
from tests.pseudo import Cut, cuts
from tests.written import Written, items_of, outside, overlapping, read

pytestmark = pytest.mark.usefixtures("qapp")

LANGUAGES = ("en", "fr", "ja")
NAMES = ("Aya", "Ben", "Chiyo", "Dora", "Emil", "Fumi")
MOMENTS = (0.1, 0.6, 1.0)
ORNAMENTS = {"暫"}
"""Painted pale below the words of a drum."""
Seen = tuple[list[tuple[str, Written]], list[Cut], list[str]]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    language.install("en")


def played(game: str, part: float) -> Match:
    """A full table of computer players, and one who looks on, at a part of a match."""
    rules = CATALOGUE[game]
    names = NAMES[: min(4, max(rules.counts))]

    def play(steps: int | None) -> Match:
        match, rng = (
            Match(rules, [Sitter(name, "random" if n else "human") for n, name in enumerate(names)], {}, 3),
            Random(3),
        )
        while match.to_act() and not (steps is not None and match.cursor >= steps and 0 in match.to_act()):
            if not match.deal():
                seat = rng.choice(match.to_act())
                match.play(seat, rng.choice(match.actions(seat)))
        return match

    whole = play(None)
    return whole if part == 1 else play(int(whole.cursor * part))


def seen(match: Match, size: tuple[int, int], text_size: float) -> Seen:
    """The texts on a table, those that were shortened, and what is wrong with where they lie."""
    with cuts() as cut, read() as book:
        scene = still_scene(match, 0, *size, dark=False, text_size=text_size)
        texts = [(key, written) for key, written in book.on_table(scene) if written.text not in ORNAMENTS]
        wrong = [f"{key}: {one!r} on {other!r}" for key, one, _, other in overlapping(texts)]
        wrong += [f"{key}: {text!r} leaves its picture" for key, text in outside(scene, texts)]
        tips = " ".join(sheet.tip for sheet in scene.arranged.sheets.values())
        cut[:] = [
            one for one in dict.fromkeys(cut) if one.text not in tips and not any(name in one.text for name in NAMES)
        ]
        texts += [("", item) for item in items_of(scene)]
        scene.deleteLater()
    return texts, list(cut), wrong


@pytest.mark.parametrize("game", CATALOGUE)
def test_texts_of_the_usual_size(game: str) -> None:
    for part, size in ((0.6, (1280, 720)), (1.0, (1280, 720)), (0.6, LEAST)):
        match = played(game, part)
        for name in LANGUAGES:
            language.install(name)
            texts, cut, wrong = seen(match, size, 1.0)
            assert len(texts) > 5
            assert {(key, written.text) for key, written in texts if written.px < FLOOR} == set()
            assert (cut, wrong) == ([], []), (part, size, name)


@pytest.mark.parametrize("game", CATALOGUE)
def test_texts_half_as_large_again(game: str) -> None:
    for part, name, size in zip(MOMENTS, LANGUAGES, ((1440, 900), (1280, 720), (1024, 640)), strict=True):
        match = played(game, part)
        language.install(name)
        usual, _, _ = seen(match, size, 1.0)
        texts, cut, wrong = seen(match, size, 1.5)
        assert (cut, wrong) == ([], []), (part, name, size)
        assert {written.text for _, written in texts if written.px < FLOOR} == set()
        assert mean(texts) > 1.1 * mean(usual)


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize(("name", "size"), [("fr", (898, 588)), ("ja", (1280, 587)), ("en", (1024, 512))])
def test_large_texts_beside_a_panel(game: str, name: str, size: tuple[int, int]) -> None:
    """Where looking back, practice or the log leave a table less room, and at its beginning, when all is empty."""
    language.install(name)
    for part in (0.0, 0.6):
        texts, cut, wrong = seen(played(game, part), size, 1.5)
        assert (cut, wrong) == ([], []), part
        assert size != (1280, 587) or {written.text for _, written in texts if written.px < FLOOR} == set()


def mean(texts: list[tuple[str, Written]]) -> float:
    return sum(written.px for _, written in texts) / len(texts)


def test_letters_that_lie_on_each_other_are_seen() -> None:
    """The eyes of these tests are open."""
    match = played("kasane", 0.6)
    with read() as book:
        scene = still_scene(match, 0, 1280, 720, dark=False)
        texts = book.on_table(scene)
        key, one = next((key, written) for key, written in texts if key.endswith("words"))
        assert overlapping([*texts, (key, one._replace(text="?", place=one.place.translated(2, 2)))]) != []
        assert outside(scene, [(key, one._replace(place=one.place.translated(0, -400)))]) != []
        scene.deleteLater()
