"""Words that failed a native reading do not come back, examples are true, and people are called by their names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kasane_desktop.cli import language as shell
from kasane_desktop.core.text import Event, Params, Who
from kasane_desktop.games.kaleido.rules.majority import COLOURS, majority
from kasane_desktop.games.kasane.rules.game import Kasane
from kasane_desktop.games.kimono.rules.game import Kimono
from kasane_desktop.games.layering.rules.combinations import COMBINATIONS, combinations
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import dump_record, parse_record
from kasane_desktop.match.sitter import Sitter
from kasane_desktop.match.speech import SOURCES, called, isolated, name_of, names_of, say, say_all
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.setup import PERSONAS
from tests.catalogues import ROOT, entries
from tests.test_translations import badly_set_french

RULES = ROOT / "assets" / "rules"

# -- words -----------------------------------------------------------------------------------------

FAILED = {
    "fr": (
        r"faces (cachées|visibles)",  # each card has one
        r"[ée]cart[ée]",  # défausser
        r"\brencontres?\b|se rencontrent",  # jonction
        r"pas s’en passer",
        r"à l’esprit japonais",
        r"\ben (deux|trois|quatre|cinq|\d|\{cards\}) cartes",
        r"comme (Kagen|Juu|Kasane)",
        r"\bcouches?\b",
        r"[Ll]e sort désigne qui commence",
        r"\bressert",
        r"la plus chère",
        r"\bcris?\b|pour crier|Crier à",
        r"est compté|plateaux? (qu’on vient de )?compt",
        r"(?<!\w)\d points? (de plus )?s’il",
        r"Tom\b|Lisa\b",
    ),
    "ja": (
        r"声を掛け",
        r"開いた(札|場|端)",
        r"万華鏡(?!のよう|）)",  # the name is かれいど
        r"コンピューター",
        r"(?<!その)他の|他に",
        r"一番",
        r"(?<![以直最前転今秒])後(?!へ|半)",
        r"追加行動",
        r"使い直",
        r"出会",
        r"取り置",
        r"変則ルール",
        r"と言(う|え|い|った)|言いがかり",
        r"トム|リサ|Aoi|Ren",
        r"(?<=[\u3040-\u30ff\u4e00-\u9fff）]) ?· ?|\d·\d",
        r"席に着く$",
        r"はじめる",
        r"まちがい|だれ",  # 間違い, 誰
        r"入札|アクセサリー",
        r"トークン\S*(を\dつ|\}つ)|\dつ失",  # 個
    ),
    "en": (
        r"[Tt]he lot decides",
        r"\bdear(er|est)?\b",
        r"open (card|market|end)",
        r"any right end",
        r"is lost\.$",
        r"Tom\b|Lisa\b",
        r"\bactors?\b",
    ),
}


def read(lang: str) -> Iterator[tuple[str, str]]:
    """All that is read in a language, and where it stands."""
    if lang == "en":
        yield from ((entry.context, entry.source) for entry in entries("fr"))
    else:
        yield from ((entry.context, form) for entry in entries(lang) for form in entry.forms)
    for path in sorted(RULES.glob(f"*.{lang}.md")):
        yield path.name, path.read_text(encoding="utf-8")
    readme = ROOT / ("README.md" if lang == "en" else f"README.{lang}.md")
    yield readme.name, readme.read_text(encoding="utf-8")
    tagged = re.compile(rf'xml:lang="{lang}">(.*?)<' if lang != "en" else r"<(?:p|li|summary)>(.*?)<")
    metainfo = (ROOT / "packaging" / "linux" / "metainfo.xml").read_text(encoding="utf-8")
    yield from (("metainfo.xml", text) for text in tagged.findall(metainfo))
    desktop = (ROOT / "packaging" / "linux" / "kasane-desktop.desktop").read_text(encoding="utf-8")
    yield from (("desktop", text) for text in re.findall(rf"^\w+\[{lang}\]=(.*)$", desktop, re.MULTILINE))


@pytest.mark.parametrize("lang", FAILED)
def test_words_that_failed_the_reading_do_not_come_back(lang: str) -> None:
    found = [
        (where, at.group(), text[max(0, at.start() - 12) : at.end() + 12])
        for where, text in read(lang)
        for pattern in FAILED[lang]
        for at in re.finditer(pattern, text, re.MULTILINE)
    ]
    assert found == []


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_number_stands_before_a_noun_in_the_plural(lang: str) -> None:
    """“1 points”: a number that may be one is counted with %n, or stands after its noun."""
    texts = [form for entry in entries("fr") for form in ((entry.source,) if lang == "en" else entry.forms)]
    bad = re.compile(
        r"\{(points|tiles|whites|boards|number|wins|tokens)\} (?:points?|tiles?|tuiles|white|blanches|boards?)"
    )
    assert [text for text in texts if bad.search(text)] in ([], ["{one} or {two} points"])


def french_of(path: Path) -> list[str]:
    """The French of a file, without what is not prose."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".xml":
        return re.findall(r'xml:lang="fr">(.*?)<', text)
    text = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|!(?=\[)", "", text, flags=re.DOTALL)
    return text.splitlines()


@pytest.mark.parametrize("file", ["README.fr.md", "packaging/linux/metainfo.xml"])
def test_french_outside_the_catalogue_is_set_as_french(file: str) -> None:
    lines = french_of(ROOT / file)
    assert len(lines) > 5
    assert [line for line in lines if badly_set_french(line)] == []


# -- the examples of the rulebook are true ------------------------------------------------------------


def rows(game: str, lang: str = "en") -> list[tuple[list[str], str]]:
    """The rows of a page that show pieces beside words."""
    page = (RULES / f"{game}.{lang}.md").read_text(encoding="utf-8")
    found = re.findall(r"^\| !\[\]\(pieces:([^)]*)\) \| (.+) \|$", page, re.MULTILINE)
    return [([face.partition("/")[2] for face in faces.split()], words) for faces, words in found]


@pytest.mark.parametrize("game", [Kasane, Kimono])
def test_groups_shown_as_examples_are_what_is_said_of_them(game: type[Kasane | Kimono]) -> None:
    rules = game()
    names = (SOURCES[f"layering.combination.{id}"] for id in COMBINATIONS)
    known = dict(zip(names, combinations(rules.edition), strict=True))
    shown = rows(rules.id)
    assert len(shown) == 6
    for faces, words in shown:
        group = [int(face) for face in faces]
        holds = {name for name, own in known.items() if own.condition.holds(group)}
        named = next((name for name in known if name in words), None)
        if words.startswith("nothing"):
            assert holds == set(), group
        elif words.startswith("not "):
            assert named is not None
            assert named not in holds
        else:
            assert named in holds, (group, words)


@pytest.mark.parametrize(("lang", "words"), [("en", COLOURS), ("fr", ()), ("ja", ())])
def test_six_tiles_score_what_the_page_says(lang: str, words: tuple[str, ...]) -> None:
    shown = rows("kaleido", lang)
    assert len(shown) == 6
    for faces, told in shown:
        tiles = [COLOURS.index(face.removeprefix("tile-")) for face in faces]
        points = Counter(won for _, won in majority([tiles.count(colour) for colour in range(5)]))
        assert set(map(int, re.findall(r"\d+(?!位)", told))) == set(points), (faces, told)
        for colour in words:
            if colour in told:
                assert COLOURS.index(colour) in dict(majority([tiles.count(c) for c in range(5)])), told


# -- who is called what -------------------------------------------------------------------------------


@pytest.fixture
def japanese(qtbot: QtBot) -> Iterator[None]:
    language.install("ja")
    yield
    language.install("en")


def test_computer_players_are_called_in_kana_in_japanese(japanese: None) -> None:
    for persona in PERSONAS.values():
        assert re.fullmatch(r"[\u3040-\u309f]+", name_of(Sitter(persona.name, "novice"), language.translate))
        assert name_of(Sitter(persona.name, "novice")) == persona.name
    assert name_of(Sitter("Aoi", "novice"), language.translate) == "あおい"


def test_a_name_that_a_human_gave_stays(japanese: None) -> None:
    assert name_of(Sitter("Ren"), language.translate) == "Ren"
    assert name_of(Sitter("Robot", "novice"), language.translate) == "Robot"
    assert name_of(Sitter(""), language.translate) == "あなた"


def old_match() -> Match:
    """A match as an earlier version kept it, with the names it gave."""
    match = parse_record((ROOT / "tests" / "golden" / "kasane-3.json").read_bytes())
    match.sitters = (Sitter(""), Sitter("Aoi", "novice", {"crest": "葵"}), Sitter("Ren", "novice", {"crest": "蓮"}))
    return match


def test_an_old_record_is_told_in_the_language_of_the_reader_and_stays_as_it_is(japanese: None) -> None:
    match = old_match()
    before = dump_record(match)
    log = LogModel(language.translate)
    log.open(match)
    told = " ".join(str(log.index(row).data()) for row in range(log.rowCount()))
    assert "あおい" in told
    assert not re.search("Aoi|Ren", told)
    assert dump_record(match) == before
    assert parse_record(before.encode()).sitters[1].name == "Aoi"


def test_the_log_follows_a_change_of_language(qtbot: QtBot) -> None:
    log = LogModel(language.translate)
    log.open(old_match())
    language.install("ja")
    try:
        log.retranslate()
        assert "Aoi" not in " ".join(str(log.index(row).data()) for row in range(log.rowCount()))
    finally:
        language.install("en")


def test_the_command_line_calls_them_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert names_of(old_match().sitters, shell.translate) == ["あなた", "あおい", "れん"]


def test_cards_in_a_row_are_set_apart_as_the_language_does(monkeypatch: pytest.MonkeyPatch) -> None:
    event: Params = {"who": Who(0), "cards": (5, 4, 2), "combination": "x", "points": 3}
    assert "5·4·2" in say("layering.melded", event, ["Aya"])
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "5・4・2" in say("layering.melded", event, ["Aya"], shell.translate)


ARABIC = "ليلى"


def test_a_name_from_right_to_left_does_not_turn_the_sentence() -> None:
    text = say_all(Event("kaleido.placed-white", {"who": Who(0), "board": 3}), [ARABIC])
    assert f"\N{FIRST STRONG ISOLATE}{ARABIC}\N{POP DIRECTIONAL ISOLATE}" in text
    assert called(called(ARABIC)) == called(ARABIC)
    assert isolated("Zoé") == "Zoé"


def test_files_have_such_a_name_as_it_was_typed() -> None:
    match = old_match()
    match.sitters = (Sitter(ARABIC), *match.sitters[1:])
    assert "\N{FIRST STRONG ISOLATE}" not in dump_record(match)
