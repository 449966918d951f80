"""Sentences about people: natural with a name, and with "you" in every language."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import BOXES
from kasane_desktop.core.text import Event, Who
from kasane_desktop.games.kabuki.stage.words import KabukiWords
from kasane_desktop.games.kaleido.stage.words import KaleidoWords
from kasane_desktop.games.layering.stage.words import LayeringWords
from kasane_desktop.games.rainbow.stage.words import RainbowWords
from kasane_desktop.match.record import parse_record
from kasane_desktop.match.sitter import HUMAN, ONCE_YOU, Sitter, unnamed
from kasane_desktop.match.speech import SOURCES, called, is_you, name_of, say, say_all
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.setup import named, seat_human, usual_setup
from tests.catalogues import entries

LANGUAGES = ("en", "fr", "ja")
YOU = ("You", "Vous", "あなた")
PEOPLE = {"who", "player", "layer"}
"""Parameters that are people."""
NAMES = {"name", "loser", "winner"}
WORDS: tuple[type[QObject], ...] = (KabukiWords, KaleidoWords, LayeringWords, RainbowWords)


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    language.install(request.param)
    yield request.param
    language.install("en")


def badly_said(text: str, spoken: str) -> bool:
    """Another language's pronoun, "you" as if it were a name, or a verb that does not agree with it."""
    if any(you in text for you in YOU if you != YOU[LANGUAGES.index(spoken)]):
        return True
    if spoken == "en":
        late = re.search(r"(?<!^)(?<![.!?] )\bYou\b", text)
        return bool(late or re.search(r"\b[Yy]ou (is|was|has|(?!pass)\w+s)\b", text))
    if spoken == "fr":
        late = re.search(r"(?<!^)(?<![.!?] )\bVous\b", text)
        return bool(late or re.search(r"\bVous (?!\S*ez\b)[\w’]", text))
    return bool(re.search(r"あなた(さん|、)", text))


@pytest.mark.parametrize(
    ("text", "spoken", "bad"),
    [
        ("You took a card.", "en", False),
        ("Round 2 is over. You take first.", "en", False),
        ("You pass.", "en", False),
        ("You takes a card.", "en", True),
        ("You was wrong", "en", True),
        ("Tokens taken from You: 2.", "en", True),
        ("Vous avez pris une carte.", "fr", False),
        ("Vous l’avez posé.", "fr", False),
        ("Vous a pris une carte.", "fr", True),
        ("Vous prend une carte.", "fr", True),
        ("C’est à Vous de jouer.", "fr", True),
        ("You a pris une carte.", "fr", True),
        ("あなたが1枚取りました。", "ja", False),
        ("あなた、お見事", "ja", True),
        ("Youが1枚取りました。", "ja", True),
    ],
)
def test_what_is_badly_said_is_noticed(text: str, spoken: str, bad: bool) -> None:
    assert badly_said(text, spoken) is bad


def test_you_is_what_the_catalogues_say() -> None:
    said = {
        lang: next(e.forms[0] for e in entries(lang) if (e.context, e.source) == ("match", "You"))
        for lang in ("fr", "ja")
    }
    assert (SOURCES["match.you"], said["fr"], said["ja"]) == YOU == ONCE_YOU


def test_every_sentence_about_someone_has_a_form_for_you() -> None:
    """But for hints, which speak to the reader of others."""
    for key, text in SOURCES.items():
        about = PEOPLE & set(re.findall(r"\{(\w+)\}", text))
        if "@" in key or key.startswith("players.hint."):
            continue
        for person in about:
            form = SOURCES[f"{key}@{person}"]
            assert set(re.findall(r"\{(\w+)\}", form)) == set(re.findall(r"\{(\w+)\}", text)) - {person}, key


def golden_events(seats: int) -> list[tuple[Who, Event]]:
    """What happened in the matches that are kept, each event with a seat it is about."""
    found = []
    for path in sorted((Path(__file__).parent / "golden").glob(f"*-{seats}.json")):
        match = parse_record(path.read_bytes())
        for step in range(match.cursor):
            for event in match.events(step):
                found += [(value, event) for value in event.params.values() if isinstance(value, Who)]
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_happened_to_you_is_told_to_you(seats: int, spoken: str) -> None:
    told = golden_events(seats)
    assert told
    for seat, event in told:
        names = ["Aya", "Ben", "Chiyo", "Dora"]
        names[seat] = ""
        text = say_all(event, names, language.translate)
        assert not badly_said(text, spoken), text
        assert "{" not in text


def test_what_happened_to_others_has_their_names(spoken: str) -> None:
    for seat, event in golden_events(3):
        names = ["Aya", "Ben", "Chiyo"]
        assert names[seat] in say_all(event, names, language.translate)


def speakers() -> Iterator[tuple[type[QObject], str]]:
    for words in WORDS:
        for name, method in inspect.getmembers(words, inspect.isfunction):
            if method.__module__ == words.__module__ and NAMES & set(inspect.signature(method).parameters):
                yield words, name


@pytest.mark.parametrize(("words", "method"), [pytest.param(*s, id=f"{s[0].__name__}.{s[1]}") for s in speakers()])
def test_tables_speak_to_you(words: type[QObject], method: str, spoken: str) -> None:
    speak = getattr(words(), method)
    parameters = inspect.signature(speak).parameters
    you = called("", language.translate)
    for person in NAMES & set(parameters):
        said = {name: "Aya" if name in NAMES else "1" if p.annotation == "str" else 1 for name, p in parameters.items()}
        text = speak(**(said | {person: you}))
        assert not badly_said(text, spoken), text


@pytest.mark.parametrize("name", [*YOU, "Youri"])
def test_only_who_has_no_name_is_you(spoken: str, name: str) -> None:
    assert is_you(called("", language.translate))
    assert called("", language.translate) == YOU[LANGUAGES.index(spoken)]
    assert not is_you(called(name, language.translate))  # whoever is called so
    assert called(name, language.translate) == name
    assert say("layering.of-another", {"who": Who(0)}, [name]) == f"These are the cards of {name}."


def test_who_was_called_you_by_an_earlier_version_is_you() -> None:
    ren = Sitter("Ren", "greedy", {"crest": "蓮"})
    for word in YOU:
        assert unnamed([Sitter(word), ren])[0].name == ""
        assert unnamed([Sitter(word, HUMAN, {"crest": "私"}), ren])[0].name == ""
        typed = Sitter(word, HUMAN, {"crest": word[0]})
        assert unnamed([typed, ren]) == (typed, ren)
        pair = (Sitter(word), Sitter("Ben"))
        assert unnamed(pair) == pair  # of two people nobody is
        computer = (ren._replace(name=word), Sitter("Aya"))
        assert unnamed(computer) == computer


def test_people_who_gave_no_name_are_called_in_the_language_of_the_reader(spoken: str) -> None:
    """Whatever it was when they sat down; who typed such a name has its letter as a crest, and keeps it."""
    usual = ("Player 2", "Joueur 2", "プレイヤー2")
    for name in usual:
        assert name_of(Sitter(name, HUMAN, {"crest": "友"}), language.translate) == usual[LANGUAGES.index(spoken)]
        assert name_of(Sitter(name, HUMAN, {"crest": name[0]}), language.translate) == name
    two = usual_setup(BOXES["kasane"], "skilled", Random(1))
    two = named(seat_human(two, 1), language.translate)
    assert two.sitters[1].name == usual[LANGUAGES.index(spoken)]  # these are the names that are given


def test_cards_in_a_row_stand_apart() -> None:
    assert say("layering.tell.lay-now", {"cards": (9, 7, 3)}) == "You can lay it now: 9·7·3."


def test_a_computer_player_is_called_in_the_script_of_the_reader_and_a_human_as_they_wrote(qtbot: QtBot) -> None:
    language.install("ja")
    try:
        computer, human = (name_of(Sitter("Aoi", player), language.translate) for player in ("child", HUMAN))
    finally:
        language.install("en")
    assert human == "Aoi"
    assert computer not in ("", "Aoi")


def test_a_name_from_right_to_left_does_not_turn_the_sentence() -> None:
    isolated = "\N{FIRST STRONG ISOLATE}דוד\N{POP DIRECTIONAL ISOLATE}"
    assert called("דוד") == called(isolated) == isolated
    assert called("Ben") == "Ben"
