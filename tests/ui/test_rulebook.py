"""The rulebook: complete in all languages, true to the game, found by who needs it, printable."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QImage, QRawFont, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, PUBLIC
from kasane_desktop.core.text import Reason
from kasane_desktop.core.texts import TEXTS as CORE_TEXTS
from kasane_desktop.games.kaleido.rules import fact
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import say
from kasane_desktop.scene.kit import theme
from kasane_desktop.ui.pictures.picture import still_scene
from kasane_desktop.ui.rulebook import document
from kasane_desktop.ui.rulebook.diagrams import draw, draw_pieces, pieces_size, place, played
from kasane_desktop.ui.rulebook.figures import Figures
from kasane_desktop.ui.rulebook.markup import Paper, Typesetter
from kasane_desktop.ui.rulebook.search import occurrences, search
from kasane_desktop.ui.rulebook.sources import QUICK, diagrams, page, section_of_phase, section_of_reason
from kasane_desktop.ui.rulebook.window import Rulebook
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, Preferences
from tests.catalogues import ROOT
from tests.test_translations import badly_set_french
from tests.ui.test_window import sit as sit
from tests.ui.windows import Sitting, run

GAMES = tuple(CATALOGUE)
PAGES = [(game, lang) for game in GAMES for lang in LANGUAGES]
DIAGRAMS = [(game, name) for game in GAMES for name in diagrams(game)]
EVERYWHERE = {"goal", "setup", "turn", "scoring", "variants", "examples", QUICK}
TOLD_AT_A_TABLE = {
    "core.over",
    "core.not-chance",
    "core.chance-first",
    "core.not-your-turn",
    "core.inert",
    "core.illegal",
}
"""Reasons that all games share; the others are about options and files."""
OWN_TABLE = {"combinations": {"kasane": [[2, 42]]}}


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Each test begins and leaves in English."""
    language.install("en")
    yield
    language.install("en")


@pytest.fixture
def book(qtbot: QtBot) -> Rulebook:
    made = Rulebook(Preferences())
    qtbot.addWidget(made)
    made.open_at("kasane")
    return made


def setter(game: str, **options: object) -> Typesetter:
    return Typesetter(game, Paper(theme(dark=False)), Figures(CATALOGUE[game], options))


def plain(game: str, lang: str) -> str:
    """All words of a page, as they are read."""
    language.install(lang)
    return "\n".join(f"{section.title}\n{setter(game).plain(section)}" for section in page(game, lang).sections)


class Tags(HTMLParser):
    """All links and pictures in some rich text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.images: list[dict[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {key: value or "" for key, value in attrs}
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if tag == "img":
            self.images.append(values)


def tags(game: str, lang: str) -> Tags:
    return Tags(setter(game).page(page(game, lang).sections))


# -- complete ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_sections_are_the_same_in_all_languages(game: str) -> None:
    english, *others = ([section.id for section in page(game, lang).sections] for lang in LANGUAGES)
    assert others == [english, english]
    assert set(english) >= EVERYWHERE
    assert len(set(english)) == len(english)


@pytest.mark.parametrize("game", GAMES)
def test_links_pictures_and_numbers_are_the_same_in_all_languages(game: str) -> None:
    english, *others = (tags(game, lang) for lang in LANGUAGES)
    for other in others:
        assert other.links == english.links
        assert [image["src"] for image in other.images] == [image["src"] for image in english.images]
    numbers = [sorted(re.findall(r"\{[a-z]+:[^}]*\}", source(game, lang))) for lang in LANGUAGES]
    assert numbers[1:] == [numbers[0]] * 2


def source(game: str, lang: str) -> str:
    return "\n".join(line for section in page(game, lang).sections for line in section.lines)


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_link_leads_to_a_section(game: str, lang: str) -> None:
    found = tags(game, lang)
    assert found.links
    for link in found.links:
        url = QUrl(link)
        assert url.scheme() == "rules"
        assert url.fragment() in {section.id for section in page(url.path(), lang).sections}


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_nothing_of_the_source_shows_through(game: str, lang: str) -> None:
    text = plain(game, lang)
    assert re.findall(r"[{}\[\]#|]|\*\*|!\(|diagram:|pieces:|<|&\w+;", text) == []


def test_every_diagram_is_used_and_every_used_one_is_told() -> None:
    for game in GAMES:
        used = {image["src"] for image in tags(game, "en").images if image["src"].startswith("diagram:")}
        assert used == {f"diagram:{game}/{name}" for name in diagrams(game)}


# -- well set ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_french_is_set_as_french(game: str) -> None:
    assert [line for line in plain(game, "fr").splitlines() if badly_set_french(line)] == []


@pytest.mark.parametrize("game", GAMES)
def test_japanese_is_set_as_japanese(game: str) -> None:
    """Full-width punctuation, and no space but around signs of arithmetic."""
    wrong = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff][,.;:!?()]|[,;:!?()][\u3040-\u30ff\u4e00-\u9fff]")
    gaps = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff、。] [\u3040-\u30ff\u4e00-\u9fff]")
    text = plain(game, "ja")
    assert [line for line in text.splitlines() if wrong.search(line) or gaps.search(line)] == []


def test_the_bundled_fonts_have_every_character(qtbot: QtBot) -> None:
    characters = {character for game, lang in PAGES for character in plain(game, lang)} - {"\n"}
    for file in sorted((ROOT / "assets" / "fonts").glob("*.ttf")):
        font = QRawFont(str(file), 12)
        assert sorted(character for character in characters if not font.supportsCharacter(ord(character))) == []


# -- true to the game ----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), DIAGRAMS)
def test_a_diagram_is_a_real_match_and_fills_the_room_kept_for_it(qtbot: QtBot, game: str, name: str) -> None:
    told = diagrams(game)[name]
    image = draw(game, told, dark=False, dpr=1.0, options={})
    assert [image.width(), image.height()] == told["box"]
    assert len(colours(image)) > 40
    match = played(game, told, {})
    scene = still_scene(match, told.get("seat", 0), *told.get("size", (1440, 900)), dark=False)
    for key in told.get("press", ()):
        scene.pressed(key)
    if "point" in told:
        assert told["point"] in scene.arranged.hots
        scene.pointed = told["point"]
        scene.refresh()
    missing = [key for key in (*told.get("crop", ()), *told.get("marks", ())) if place(scene.arranged, key).isEmpty()]
    assert missing == []
    scene.deleteLater()


def colours(image: QImage) -> set[int]:
    """Of a grid of points."""
    return {image.pixel(x, y) for x in range(4, image.width(), 9) for y in range(4, image.height(), 9)}


@pytest.mark.parametrize("game", GAMES)
def test_rows_of_pieces_are_drawn_in_the_size_they_are_given(qtbot: QtBot, game: str) -> None:
    for image in tags(game, "en").images:
        if image["src"].startswith("pieces:"):
            faces = image["src"].removeprefix(f"pieces:{game}:").split("+")
            drawn = draw_pieces(game, faces, 66, dark=False, dpr=1.0)
            assert (drawn.width(), drawn.height()) == pieces_size(game, faces, 66)
            assert len(colours(drawn)) > 5


def test_diagrams_follow_theme_and_language(qtbot: QtBot) -> None:
    told = diagrams("kasane")["market"]
    day = draw("kasane", told, dark=False, dpr=1.0, options={})
    assert draw("kasane", told, dark=False, dpr=1.0, options={}) == day
    assert draw("kasane", told, dark=True, dpr=1.0, options={}) != day
    language.install("ja")
    assert draw("kasane", told, dark=False, dpr=1.0, options={}) != day


def test_a_table_of_ones_own_is_shown_as_such(qtbot: QtBot) -> None:
    section = page("kasane", "en").section("combinations")
    built_in, own = setter("kasane").plain(section), setter("kasane", **OWN_TABLE).plain(section)
    note = "entered by hand"
    assert "42" in own
    assert note in own
    assert "42" not in built_in
    assert note not in built_in
    told = diagrams("kasane")["spaces"] | {"crop": ["card/kasane"]}
    ours = draw("kasane", {**told, "moves": diagrams("kasane")["market"]["moves"]}, dark=False, dpr=1.0, options={})
    theirs = {**told, "moves": diagrams("kasane")["market"]["moves"]}
    assert draw("kasane", theirs, dark=False, dpr=1.0, options=OWN_TABLE) != ours


def test_options_that_forbid_the_moves_of_a_diagram_do_not_stop_it(qtbot: QtBot) -> None:
    nothing_fits = {"combinations": {id: [[13, 1]] for id in ("kasane", "juu", "asanoha", "chidori", "jyougen")}}
    told = diagrams("kasane")["reuse"]
    assert played("kasane", told, nothing_fits).cursor == played("kasane", told, {}).cursor


@pytest.mark.parametrize("game", GAMES)
def test_numbers_come_from_the_table_after_the_deal(game: str) -> None:
    rules = CATALOGUE[game]
    figures = Figures(rules, {})
    for seats in rules.counts:
        assert figures.fill("{seats}", seats) == str(seats)
    assert figures.fill("no number here") == "no number here"
    assert not re.search(r"\{[a-z]+:", "".join(map(setter(game).section, page(game, "en").sections)))


def test_some_numbers_of_the_rules() -> None:
    def row(game: str, seats: int, *paths: str) -> list[str]:
        return [Figures(CATALOGUE[game], {}).fill(f"{{{path}}}", seats) for path in paths]

    assert row("kasane", 3, "zones:market", "zone:market/0:size", "fact:rounds", "fact:turns") == ["3", "5", "3", "4"]
    assert row("kimono", 2, "zones:market", "zone:market/0:size", "fact:rounds", "fact:turns") == ["4", "4", "2", "6"]
    assert row("rainbow", 2, "zone:prizes", "seat:cards", "seat:pile") == ["4", "14", "14"]
    assert row("rainbow", 6, "zone:prizes", "seat:cards", "seat:pile") == ["6", "9", "0"]
    assert row("kaleido", 2, "zone:supply/0:tiles", "seat:whites", "seat:boards") == ["11 + 11", "4", "4"]
    assert row("kabuki", 5, "zone:tokens/0", "fact:rounds") == ["4", "3"]


# -- found by who needs it -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_leads_to_a_section(game: str) -> None:
    rules, known = CATALOGUE[game], {section.id for section in page(game, "en").sections}
    seen = set()
    for seats in (min(rules.counts), max(rules.counts)):
        match, rng = Match(rules, [Sitter(str(seat)) for seat in range(seats)]), Random(5)
        while True:
            seen.add(match.table(PUBLIC).facts[fact.PHASE])
            if not (acting := match.to_act()):
                break
            if acting == (CHANCE,):
                match.deal()
            else:
                match.play(acting[0], rng.choice(match.actions(acting[0])))
    assert len(seen) >= 4
    assert {phase: section_of_phase(game, phase) for phase in seen}.keys() <= phases_told(game)
    assert {section_of_phase(game, phase) for phase in seen} <= known


def phases_told(game: str) -> set[str]:
    """Those that are in the file, so that none is only caught by the default."""
    return set(json.loads((ROOT / "assets" / "rules" / f"{game}.json").read_text(encoding="utf-8"))["phases"])


def reasons_of(game: str) -> set[str]:
    """All keys that the rules of a game can give as a reason, from their sources."""
    keys = {key for key in CORE_TEXTS if key in TOLD_AT_A_TABLE}
    prefixes = ("", "layering.", "rainbow.no.")
    for folder in (game, "layering") if game in ("kasane", "kimono") else (game,):
        for path in (ROOT / "kasane_desktop" / "games" / folder / "rules").glob("*.py"):
            for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") in ("Reason", "_no"):
                    words = [node.value for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)]
                    keys |= {prefix + str(word) for prefix in prefixes for word in words}
    made = {f"{game}.not.", "rainbow.no.set-round", "rainbow.no.run-round"}
    built = {key for key in CATALOGUE[game].texts if key in made or key.startswith(f"{game}.not.")}
    return {key for key in keys if key in CATALOGUE[game].texts or key in CORE_TEXTS} | built


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_leads_to_a_section(game: str) -> None:
    known = {section.id for section in page(game, "en").sections}
    reasons = reasons_of(game)
    assert len(reasons) > 10
    assert {
        reason: section_of_reason(game, reason) for reason in reasons if section_of_reason(game, reason) not in known
    } == {}


@pytest.mark.parametrize(
    ("lang", "word", "place"),
    [
        ("en", "kagen", ("kasane", "combine")),
        ("en", "WHITE TILE", ("kaleido", "extra")),
        ("fr", "étoffe", ("kimono", "goal")),
        ("fr", "decompte", ("kasane", "scoring")),
        ("ja", "下弦ノ月", ("kasane", "combine")),
        ("ja", "賞品", ("rainbow", "prizes")),
        ("ja", "ストップ", ("kabuki", "call")),
    ],
)
def test_words_are_found_in_each_language(lang: str, word: str, place: tuple[str, str]) -> None:
    language.install(lang)
    hits = list(search(word, {}))
    assert place in {(hit.game, hit.section) for hit in hits}
    assert all(occurrences(hit.excerpt, word) for hit in hits)


def test_of_a_section_the_first_place_is_shown() -> None:
    """That is its title, where the word stands there."""
    words = ("turn", "prizes", "market", "call", "scoring")
    hits = [hit for word in words for hit in search(word, {}) if word in hit.title.casefold() and hit.count > 1]
    assert len(hits) > 2
    assert all(hit.excerpt.startswith(hit.title) for hit in hits)


def test_what_is_nowhere_is_not_found() -> None:
    assert list(search("xylophone", {})) == []
    assert list(search("  ", {})) == []


@pytest.mark.parametrize(
    ("text", "query", "found"),
    [
        ("Décompte final", "decompte", [(0, 8)]),
        ("Œuvre", "œ", [(0, 1)]),
        ("かさね、がさ", "か", [(0, 1)]),
        ("６枚", "6", [(0, 1)]),
        ("aaa", "aa", [(0, 2)]),
    ],
)
def test_searching_minds_neither_case_nor_accents(text: str, query: str, found: list[tuple[int, int]]) -> None:
    assert [(start, end) for start, end in occurrences(text, query)] == found


# -- the window ------------------------------------------------------------------------------------


def test_a_search_lists_and_marks_what_it_finds(book: Rulebook, qtbot: QtBot) -> None:
    book.show()
    book.activateWindow()
    qtbot.waitUntil(book.isActiveWindow)
    book.field.setText("token")
    hits = book.contents.hits
    assert book.contents.currentWidget() is hits
    rows = [hits.item(row).text() for row in range(hits.count())]
    assert rows
    assert all("token" in row.casefold() for row in rows)
    hits.itemClicked.emit(hits.item(1))
    assert book.game == "kabuki"
    marks = book.reader.extraSelections()
    assert len(marks) > 3
    assert {mark.cursor.selectedText().casefold() for mark in marks} == {"token"}
    first = book.reader.textCursor().selectionStart()
    QTest.keyClick(book.field, Qt.Key.Key_Return)
    assert book.reader.textCursor().selectionStart() > first
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert book.isVisible()
    assert book.contents.currentWidget() is book.contents.tree
    assert book.reader.extraSelections() == []
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_links_go_and_back_returns(book: Rulebook) -> None:
    book.reader.anchorClicked.emit(QUrl("rules:kasane#market"))
    book.reader.anchorClicked.emit(QUrl("rules:rainbow#bids"))
    assert (book.game, book.section) == ("rainbow", "bids")
    assert book.back_button.isEnabled()
    book.back_button.click()
    assert (book.game, book.section) == ("kasane", "market")
    book.back_button.click()
    assert not book.back_button.isEnabled()
    book.forward_button.click()
    assert (book.game, book.section) == ("kasane", "market")


def test_going_to_a_section_shows_its_heading(book: Rulebook, qtbot: QtBot) -> None:
    with qtbot.waitExposed(book):
        book.show()
    for section in ("market", "scoring"):
        book.open_at("kasane", section)
        top = book.reader.cursorForPosition(QPoint(300, 12)).block().text()
        assert top == page("kasane", "en").section(section).title
    current = book.contents.tree.currentItem()
    assert current is not None
    assert current.text(0) == "Final scoring"


@pytest.mark.parametrize(("game", "section"), [("kasane", "goal"), ("kasane", "market"), ("kabuki", "quick")])
def test_it_opens_at_the_top_of_what_was_wanted(book: Rulebook, qtbot: QtBot, game: str, section: str) -> None:
    book.open_at(game, section)
    book.show()
    qtbot.waitExposed(book)
    bar = book.reader.verticalScrollBar()
    if section == "market":
        assert first_line(book) == page(game, "en").section(section).title
        book.resize(book.width() - 200, book.height())
        assert first_line(book) == page(game, "en").section(section).title
    else:
        assert (bar.value(), bar.maximum() > 0) == (0, True)


def first_line(book: Rulebook) -> str:
    return book.reader.cursorForPosition(QPoint(300, 12)).block().text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_the_smallest_window(book: Rulebook, qtbot: QtBot, lang: str) -> None:
    language.install(lang)
    book.show()
    book.resize(book.minimumSize())
    for game in CATALOGUE:
        for section in ("goal", QUICK):
            book.open_at(game, section)
            assert book.reader.horizontalScrollBar().maximum() == 0, (game, section)


def test_pictures_come_when_they_are_seen_and_follow_the_light(book: Rulebook, qtbot: QtBot) -> None:
    book.show()
    book.open_at("kabuki")
    name = document.pictures_in(book.reader.document())[0]

    def drawn() -> QImage | None:
        image = book.reader.document().resource(QTextDocument.ResourceType.ImageResource, QUrl(name))
        return image.copy() if isinstance(image, QImage) and image.width() > 1 else None

    qtbot.waitUntil(lambda: drawn() is not None)
    by_day = drawn()
    book.set_dark(True)
    qtbot.waitUntil(lambda: drawn() is not None)
    assert drawn() != by_day


def test_language_and_theme_change_at_once(book: Rulebook, qtbot: QtBot, qapp: QApplication) -> None:
    book.show()
    book.open_at("rainbow", "bids")
    ground = book.reader.palette().base().color()
    for lang in ("fr", "ja"):
        language.install(lang)
        qapp.processEvents()
        assert page("rainbow", lang).section("bids").title in book.reader.toPlainText()
        assert book.title.text() == QApplication.translate("Rulebook", "Rules")
        head = book.contents.tree.topLevelItem(0)
        assert head is not None
        assert head.text(0) == say("kasane.name", translate=language.translate)
    assert (book.game, book.section) == ("rainbow", "bids")
    book.set_dark(True)
    assert book.reader.palette().base().color() != ground


def test_zoom_and_size_are_remembered(qtbot: QtBot) -> None:
    preferences = Preferences()
    first = Rulebook(preferences)
    qtbot.addWidget(first)
    first.open_at("kabuki")
    first.show()
    small = first.reader.document().defaultFont().pixelSize()
    first.larger_button.click()
    assert first.reader.document().defaultFont().pixelSize() > small
    first.resize(760, 560)
    first.close()
    second = Rulebook(preferences)
    qtbot.addWidget(second)
    assert (second.width(), second.height()) == (760, 560)
    assert preferences.rules_zoom == 1.15


# -- paper -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "lang"), [("kasane", "en"), ("rainbow", "fr"), ("kabuki", "ja")])
def test_a_page_is_written_as_pdf(book: Rulebook, tmp_path: Path, game: str, lang: str) -> None:
    language.install(lang)
    book.open_at(game)
    path = tmp_path / "rules.pdf"
    book.save_pdf(path)
    written = path.read_bytes()
    assert written.startswith(b"%PDF")
    assert len(written) > 100_000
    assert len(re.findall(rb"/Type /Page\b", written)) >= 3


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_a_quick_reference_is_one_sheet(qtbot: QtBot, game: str, lang: str) -> None:
    language.install(lang)
    made = document.paper_document(game, True, {})
    assert made.pageCount() == 1
    assert made.defaultFont().pixelSize() >= 11


def test_no_heading_stays_alone_at_the_foot_of_a_sheet(qtbot: QtBot) -> None:
    for game in GAMES:
        made = document.paper_document(game, False, {})
        height, block = made.pageSize().height(), made.begin()
        while block.isValid():
            if block.blockFormat().headingLevel() > 1:
                assert made.documentLayout().blockBoundingRect(block).bottom() % height < height - 60, block.text()
            block = block.next()


def test_a_place_that_cannot_be_written_is_told(book: Rulebook, tmp_path: Path) -> None:
    book.save_pdf(tmp_path)  # a folder
    boxes = book.findChildren(QMessageBox)
    assert len(boxes) == 1
    assert tmp_path.name in boxes[0].text()


# -- at the table ----------------------------------------------------------------------------------


def test_f1_opens_the_page_of_the_moment(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    sitting = sit()

    async def in_front(window: QWidget) -> None:
        window.activateWindow()
        await sitting.until(window.isActiveWindow)

    async def scenario() -> None:
        window = sitting.window
        await in_front(window)
        QTest.keyClick(window, Qt.Key.Key_F1)
        book = window.guide.book
        assert book is not None
        assert (book.game, book.section) == (window.lobby.game, "goal")
        sitting.start("kasane", ["human", "human", "human"])
        await sitting.asked()
        await in_front(window)
        QTest.keyClick(window, Qt.Key.Key_F1)
        assert (book.game, book.section) == ("kasane", "market")
        window.show_lobby()
        window.lobby.rules.emit("kabuki")
        assert (book.game, book.section) == ("kabuki", "goal")

    run(scenario, qapp)


def test_why_on_an_illegal_move_opens_its_rule(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        window = sitting.window
        sitting.start("kasane", ["human", "human", "human"])
        await sitting.asked()
        scene = window.page.scene
        assert scene is not None
        touches = [touch for touch in scene.arranged.touches if (touch.zone, touch.index) == ("market/1", 0)]
        card = touches[0].rect
        assert isinstance(card, QRectF)
        sitting.click(QPointF(card.left() + 12, card.center().y()))
        reason = window.page.reason
        assert reason is not None
        assert reason.key == "layering.covered"
        bubble = scene.talk.bubble
        assert bubble.link == "Why?"
        sitting.click(bubble.sceneBoundingRect().center())
        book = window.guide.book
        assert book is not None
        assert (book.game, book.section) == ("kasane", "market")
        assert not scene.talk.told
        assert sitting.match.cursor == 2  # the click asked, it did not play
        window.guide.open_for(sitting.match, Reason("layering.space-taken"))  # not what the moment is about
        assert (book.game, book.section) == ("kasane", "combinations")
        window.guide.open_for(sitting.match)
        assert (book.game, book.section) == ("kasane", "market")

    run(scenario, qapp)


def test_a_match_with_a_table_of_its_own_is_read_with_it(sit: Callable[..., Sitting], qapp: QApplication) -> None:
    sitting = sit()

    async def scenario() -> None:
        sitting.start("kasane", ["human", "human", "human"], combinations=OWN_TABLE["combinations"])
        await sitting.asked()
        sitting.window.show_rules()
        book = sitting.window.guide.book
        assert book is not None
        assert "entered by hand" in book.reader.toPlainText()

    run(scenario, qapp)


def test_the_diagram_of_turning_shows_that_it_matters(qtbot: QtBot) -> None:
    """Turned as it is drawn, the board gives its owner more where three boards meet, and another one less."""
    told = diagrams("kaleido")["rotate"]
    match = played("kaleido", told, {})
    turned = match.table(0).zone("rotations").pieces[len(told["press"])]
    now, then = turned.facts[fact.NOW], turned.facts[fact.THEN]
    assert isinstance(now, tuple)
    assert isinstance(then, tuple)
    assert int(str(then[0])) > int(str(now[0]))
    assert any(int(str(after)) < int(str(before)) for before, after in zip(now[1:], then[1:], strict=True))
