"""Japanese on the screen: lines that break between phrases, and no kanji beside words that say the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import accumulate, pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QTextDocument
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.speech import say
from kasane_desktop.scene import sketch
from kasane_desktop.scene.kit import Look, button_faces, cache, fonts, theme
from kasane_desktop.scene.kit.ornament import dotted, ornament
from kasane_desktop.scene.kit.phrases import CLOSING, JOINER, NAMES, OPENING, joined, joined_html, phrases, plain
from kasane_desktop.scene.kit.text import fitted, wrapped
from kasane_desktop.ui.controls.widgets import Line
from kasane_desktop.ui.rulebook import diagrams
from kasane_desktop.ui.rulebook.document import paper_document, settle_lines
from kasane_desktop.ui.rulebook.reader import Reader
from kasane_desktop.ui.rulebook.sources import diagrams as diagrams_of
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.setup import PERSONAS
from tests.catalogues import ROOT, entries

TEXTS = [re.sub(r"\{\w+\}|%n", "3", form) for entry in entries("ja") for form in entry.forms]
WHOLE = ("出会う", "手札", "場札です。", "置きました。", "全員", "並べ替え", "タイル", "トークン", "取り消", "ラウンド")
"""Words that were once torn apart."""


@pytest.fixture
def japanese(qtbot: QtBot) -> Iterator[None]:
    language.install("ja")
    yield
    language.install("en")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("3枚のボードが出会う場所", "3枚の|ボードが|出会う|場所"),
        ("残りは場札です。", "残りは|場札です。"),
        ("あなたがボード3に緑のタイルを置きました。", "あなたが|ボード3に|緑の|タイルを|置きました。"),
        ("ほかの全員がストップをかけられます", "ほかの|全員が|ストップを|かけられます"),
        ("手札を並べ替えることはできません。", "手札を|並べ替える|ことは|できません。"),
        ("第3ラウンド（全4ラウンド）", "第3ラウンド|（全4ラウンド）"),
        ("れんから「襲ね」で1個もらいます。", "れんから|「襲ね」で|1個もらいます。"),
        ("第3舞台：いちばん上は虎", "第3舞台：|いちばん上は|虎"),
        ("2人プレイで5・4・2（順不同）を出す", "2人プレイで|5・4・2|（順不同）を|出す"),
        ("Kasane Desktop", "Kasane |Desktop"),
    ],
)
def test_where_a_line_may_break(text: str, parts: str) -> None:
    assert "|".join(phrases(text)) == parts


@pytest.mark.parametrize("room", [70, 110, 170])
def test_no_line_of_the_catalogue_tears_a_word_or_begins_with_a_stop(qtbot: QtBot, room: int) -> None:
    font = fonts.sans(14)
    metrics = QFontMetricsF(font)
    for text in TEXTS:
        lines = wrapped(text, font, room, 99)
        assert re.sub(r"\s", "", "".join(lines)) == re.sub(r"\s", "", text)
        for line, following in pairwise(lines):
            assert following[0] not in CLOSING, lines
            assert line[-1] not in OPENING, lines
        for word in WHOLE:
            if word in text and metrics.horizontalAdvance(max(phrases(text), key=len)) <= room:
                assert word in "\n".join(lines), lines


def test_no_name_of_a_computer_player_is_torn() -> None:
    names = [say(f"players.name.{persona.name.lower()}", translate=told_in_japanese) for persona in PERSONAS.values()]
    assert sorted(names) == sorted(NAMES)
    for form in (form for entry in entries("ja") for form in entry.forms if "{" in form):
        for name in names:
            text = re.sub(r"\{\w+\}", name, form)
            ends = set(accumulate(map(len, phrases(text))))
            torn = [found for found in re.finditer(name, text) if ends & {*range(found.start() + 1, found.end())}]
            assert not torn, "|".join(phrases(text))


def told_in_japanese(context: str, source: str) -> str:
    return next(entry.forms[0] for entry in entries("ja") if (entry.context, entry.source) == (context, source))


def test_a_phrase_without_room_is_broken_where_it_must(qtbot: QtBot) -> None:
    font = fonts.sans(14)
    lines = wrapped("ストップをかけられません", font, 45, 99)
    assert all(QFontMetricsF(font).horizontalAdvance(line) <= 45 for line in lines)


def test_smaller_letters_come_before_a_torn_word(qtbot: QtBot) -> None:
    look = Look(theme(False))
    font = look.sans(16)
    room = QFontMetricsF(look.sans(14)).horizontalAdvance("これから") + 1
    shown, rows = fitted(look, font, "これから", room, 4)
    assert (rows, shown.pixelSize()) == (["これから"], 14)
    _, rows = fitted(look, font, "これから", 0.6 * room, 4)
    assert rows == ["これ", "から"]  # no type that can be read has room for it


def test_joiners_are_not_seen(qtbot: QtBot) -> None:
    text = "あなたがボード3に緑のタイルを置きました。"
    seen = []
    for words in (text, joined(text)):
        image = QImage(420, 30, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setFont(fonts.sans(15))
        painter.drawText(5, 20, words)
        painter.end()
        seen.append(image)
    assert JOINER in joined(text)
    assert seen[0] == seen[1]


def test_french_and_english_keep_their_words() -> None:
    for lang in ("fr", "en"):
        for entry in entries(lang):
            assert all(plain(joined(form)) == form for form in entry.forms)


@pytest.mark.parametrize("room", [110, 140, 170, 200, 230])
@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Choisissez les cartes une à une, ou balayez-les.", "balayez-les."),
        ("Ben a posé le jaune sur le plateau 12.", "plateau 12."),
        ("Celles-ci restent lisibles ; celles-ci restent lisibles.", "elles-ci"),
        ("Turn it, then the face-up cards of round 3 of 4 are dealt", "face-up"),
        ("Les douze épaisseurs\u202f; reste en main\u202f: 3", "main\u202f: 3"),
        ("All twelve layers; left in your hand: 3", "hand: 3"),
    ],
)
def test_no_line_ends_before_a_number_or_at_the_hyphen_of_a_short_word(
    qtbot: QtBot, text: str, whole: str, room: int
) -> None:
    lines = wrapped(text, fonts.sans(14), room, 9)
    assert sum(line.count(whole) for line in lines) == text.count(whole), lines
    html = QTextDocument()
    html.setDefaultFont(fonts.sans(14))
    html.setHtml(joined_html(f"<p>{text}</p>"))
    html.setTextWidth(room)
    assert html.size().width() > 0  # only now it is laid out
    layout, words = html.begin().layout(), html.begin().text()
    shown = [layout.lineAt(number) for number in range(layout.lineCount())]
    set_lines = [plain(words[line.textStart() : line.textStart() + line.textLength()]) for line in shown]
    whole = whole.replace("\u202f", "\u00a0")  # Qt makes a space of the narrow one that any line may end at
    assert sum(line.count(whole) for line in set_lines) == text.replace("\u202f", "\u00a0").count(whole), set_lines
    assert not [line for line in set_lines if line.startswith((";", ":", "!", "?"))]


def test_a_long_name_may_be_broken_at_its_hyphen(qtbot: QtBot) -> None:
    assert wrapped("Maximilienne-Alexandrina", fonts.sans(14), 110, 9) == ["Maximilienne-", "Alexandrina"]


def test_marks_do_not_end_a_phrase() -> None:
    html = joined_html('<p>端の<b>札</b>を取る。</p><p>次の<a href="#x">場</a>です。</p>')
    assert f"<b>札</b>{JOINER}を" in html
    assert f"</a>{JOINER}で" in html
    assert plain(html) == '<p>端の<b>札</b>を取る。</p><p>次の<a href="#x">場</a>です。</p>'


def test_a_label_says_its_text_without_joiners(japanese: None, qtbot: QtBot) -> None:
    line = Line(14, wraps=True)
    qtbot.addWidget(line)
    line.setText("卓を選んで席に着いてください。")
    assert line.text() == line.accessibleName() == "卓を選んで席に着いてください。"
    assert JOINER in super(Line, line).text()


def test_what_is_copied_from_the_rules_has_no_joiners(japanese: None, qtbot: QtBot) -> None:
    from kasane_desktop.scene.kit import theme
    from kasane_desktop.ui.rulebook.markup import Paper

    reader = Reader()
    qtbot.addWidget(reader)
    reader.show_page("kabuki", "goal", Paper(theme(dark=False)), {})
    assert JOINER in reader.document().toPlainText()
    reader.selectAll()
    copied = reader.createMimeDataFromSelection()
    assert JOINER not in copied.text()
    assert not copied.hasHtml()
    assert reader.highlight("ストップをかけ") > 2


def test_a_pdf_has_the_words_alone_and_its_lines_end_between_phrases(japanese: None) -> None:
    document = paper_document("kabuki", False, {})
    sheets = document.pageCount()
    assert JOINER in document.toPlainText()
    settle_lines(document)
    text = document.toPlainText()
    assert JOINER not in text
    assert document.pageCount() == sheets
    lines = [line for line in text.splitlines() if line]
    assert "必ず置かなければなりません。平気な顔も芸のうちです。" not in text  # it is too long for a line
    assert "必ず置かなければなりません。平気な顔も芸のうちです。" in "".join(lines)
    assert not any(line[0] in CLOSING for line in lines)


# -- ornaments ---------------------------------------------------------------------------------------

KEPT = {
    "一二三四",
    "一二三四五六七八九",
    "十",
    "日本語",
    "、",
    "・",
    "暫",
    "襲",
    "皆",
    "紅藍蛛狐鬼蛙虎烏姫鯰",
    "主",
    "私",
}
"""Numbers and signs that stand alone, and what separates words."""
DATA = ("ui/settings/setup.py", "ui/settings/language.py", "scene/kit/phrases.py")


def test_every_kanji_beside_a_label_is_an_ornament() -> None:
    """A literal that is given to a face without `ornament` would be seen in Japanese too."""
    package = ROOT / "kasane_desktop"
    drawn = [path for room in ("scene", "ui", "games/*/stage") for path in sorted(package.glob(f"{room}/**/*.py"))]
    assert len(drawn) > 150
    for path in drawn:
        if str(path.relative_to(package)) in DATA:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {
            constant.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            for constant in ast.walk(node)
            if isinstance(constant, ast.Constant)
        }
        covered = {
            constant.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and (getattr(node.func, "id", "") or getattr(node.func, "attr", "")) in WRITERS
            for constant in ast.walk(node)
            if isinstance(constant, ast.Constant)
        }
        for node in ast.walk(tree):
            sign = getattr(node, "value", None) if isinstance(node, ast.Constant) else None
            if isinstance(sign, str) and re.fullmatch(r"[\u3001-\u30ff\u4e00-\u9fff]+", sign):
                assert sign in KEPT | named | covered, f"{path}: {sign}"


WRITERS = ("ornament", "lay_button", "WordButton", "set_kanji")
"""What leaves an ornament out in Japanese."""


def painted(monkeypatch: pytest.MonkeyPatch, game: str) -> set[str]:
    """All texts that the diagrams of a game are painted with."""
    said: set[str] = set()

    def heard(module: Any, name: str, at: int) -> None:
        original = getattr(module, name)

        def write(*args: Any, **kwargs: Any) -> Any:
            said.add(args[at])
            return original(*args, **kwargs)

        monkeypatch.setattr(module, name, write)

    heard(sketch, "write", 3)
    heard(button_faces, "write_mid", 3)
    cache.store.clear()
    for told in diagrams_of(game).values():
        diagrams.draw(game, told, dark=False, dpr=1.0, options={})
    return said


ORNAMENTS = {
    "kasane": set[str](),
    "kimono": set[str](),
    "rainbow": {"虹", "賞", "揃", "連", "競る", "取る"},
    "kabuki": {"続", "開幕"},
    "kaleido": {"万華鏡", "終", "結", "廻す"},
}


@pytest.mark.parametrize("game", CATALOGUE)
def test_tables_have_no_ornament_in_japanese(game: str, japanese: None, monkeypatch: pytest.MonkeyPatch) -> None:
    said = painted(monkeypatch, game)
    assert len(said) > 20
    assert said & ORNAMENTS[game] == set()
    assert "私" not in said


@pytest.mark.parametrize("game", ["rainbow", "kabuki", "kaleido"])
def test_tables_have_them_elsewhere(game: str, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    language.install("fr")
    try:
        assert painted(monkeypatch, game) & ORNAMENTS[game]
    finally:
        language.install("en")


def test_dots_and_ornaments_follow_the_language(japanese: None) -> None:
    assert (ornament("置く"), dotted("中級", "親")) == ("", "中級・親")
    language.install("fr")
    assert (ornament("置く"), dotted("Confirmé", "a ouvert")) == ("置く", "Confirmé · a ouvert")


def test_rich_text_is_set_with_spaces_that_hold() -> None:
    """Qt would make a space at which any line may end of the narrow one before a French sign."""
    sources = sorted((ROOT / "kasane_desktop").rglob("*.py"))
    calls = [call for path in sources for call in re.findall(r"\.setHtml\((\w+)", path.read_text(encoding="utf-8"))]
    assert len(calls) >= 3
    assert set(calls) <= {"joined_html", "holding"}
