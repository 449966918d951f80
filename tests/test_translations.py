"""The catalogues: complete, up to date, well set, and found by who looks for them."""

from __future__ import annotations

import ast
import importlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTranslator
from PySide6.QtGui import QRawFont
from pytestqt.qtbot import QtBot

from kasane_desktop.__main__ import main
from kasane_desktop.cli import language as shell
from kasane_desktop.match.speech import SOURCES
from kasane_desktop.players.texts import TEXTS as PLAYER_TEXTS
from tests.catalogues import CATALOGUES, ROOT, entries, extractor, placeholders

FORMS = {"en": 2, "fr": 2, "ja": 1}
TRANSLATIONS = ("fr", "ja")
FOR_THE_MOUSE = re.compile(r"\b(click|drag|mouse|cliqu|souris|gliss)|クリック|ドラッグ|マウス", re.I)
NARROW = "\N{NARROW NO-BREAK SPACE}"

# -- complete -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", FORMS)
def test_every_entry_is_finished(language: str) -> None:
    assert [entry for entry in entries(language) if not entry.finished or not all(entry.forms)] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_text_speaks_of_the_mouse(language: str) -> None:
    """Whoever plays by keys, or hears it read, has none: tables, lessons, dialogs, rules."""
    texts = [text for entry in entries(language) for text in (entry.source, *entry.forms)]
    assert [text for text in texts if FOR_THE_MOUSE.search(text)] == []


@pytest.mark.parametrize("language", FORMS)
def test_every_entry_has_the_forms_and_placeholders_that_are_due(language: str) -> None:
    for entry in entries(language):
        assert len(entry.forms) == (FORMS[language] if entry.plural else 1), entry
        for form in entry.forms:
            assert placeholders(form) == placeholders(entry.source), entry


def test_the_languages_have_the_same_entries() -> None:
    french, japanese, english = ([entry.key for entry in entries(language)] for language in ("fr", "ja", "en"))
    assert french == japanese
    assert len(set(french)) == len(french)
    assert set(english) == {entry.key for entry in entries("fr") if entry.plural}


def test_the_catalogues_are_up_to_date(tmp_path: Path) -> None:
    """Else run `make translations` and translate what is new."""
    for language in FORMS:
        shutil.copy(CATALOGUES / f"kasane_{language}.ts", tmp_path)
    extractor().refresh(tmp_path)
    for language in FORMS:
        assert entries(language, tmp_path) == entries(language)


# -- well set -----------------------------------------------------------------------------------


def forms(language: str) -> list[str]:
    return [form for entry in entries(language) for form in entry.forms]


def badly_set_french(text: str) -> bool:
    return bool(
        re.search(rf"(?<!{NARROW})[;:!?»]", text)
        or re.search(rf"«(?!{NARROW})", text)
        or re.search("['\"“”]|\\.\\.\\.| …", text)
    )


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        (f"Stop{NARROW}!", False),
        (f"«{NARROW}{{file}}{NARROW}» n’est pas lisible{NARROW}: {{why}}", False),
        ("Stop !", True),
        ("Stop!", True),
        ("« Stop »", True),
        ("l'ordre", True),
        ("“Stop”", True),
    ],
)
def test_bad_french_typography_is_noticed(text: str, bad: bool) -> None:
    assert badly_set_french(text) is bad


def test_french_is_set_as_french() -> None:
    assert [form for form in forms("fr") if badly_set_french(form)] == []


def badly_set_japanese(text: str) -> bool:
    """No Japanese at all, or half-width punctuation outside placeholders, file patterns, arguments and names."""
    words = re.sub(
        r"\{\w*\}(\.(?=\{))?|%n| \(\*.*\)|--\w+|\w+=\w+|\d+(\.\d+)*|[+/·…°–%\N{IDEOGRAPHIC SPACE}、。：（）／〜・]",
        "",
        text,
    )
    if words in ("", "AI"):
        return False
    nameless = re.sub(r"[A-Za-z][\w.-]*( [A-Za-z][\w.-]*)*", "", words, flags=re.ASCII)
    return not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", words) or bool(re.search(r"[ -/:-@\[-`{-~｡-ﾟ]", nameless))


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("{who}が1枚取りました。", False),
        ("対戦 (*{suffix} *.json)", False),
        ("--gamesは1以上にしてください", False),
        ("AI", False),
        ("SIL Open Font License第1.1版です。", False),
        ("手札(3枚)", True),
        ("手番です.", True),
        ("{whole}.{tenth}", False),
        ("{whole}点.", True),
        ("手番 です", True),
        ("Deck", True),
        ("ﾗﾝ", True),
    ],
)
def test_bad_japanese_typography_is_noticed(text: str, bad: bool) -> None:
    assert badly_set_japanese(text) is bad


def test_japanese_is_set_as_japanese() -> None:
    assert [form for form in forms("ja") if badly_set_japanese(form)] == []


def test_the_bundled_fonts_have_every_character(qtbot: QtBot) -> None:
    texts = {form for language in FORMS for form in forms(language)} | {entry.source for entry in entries("fr")}
    characters = {character for text in texts for character in text} - {"\n"}
    files = sorted((ROOT / "assets" / "fonts").glob("*.ttf"))
    assert files
    for file in files:
        font = QRawFont(str(file), 12)
        assert font.isValid()
        assert sorted(character for character in characters if not font.supportsCharacter(ord(character))) == []
    assert not font.supportsCharacter(0x1F600)  # the question can be answered with no


# -- found by who looks for them ------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_key_finds_its_text_under_its_prefix(language: str) -> None:
    known = {(entry.context, entry.source) for entry in entries(language)}
    sought = {(key.partition(".")[0], text) for key, text in {**SOURCES, **PLAYER_TEXTS}.items()}
    assert sought - known == set()


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((ROOT / "kasane_desktop").rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def calls_of_tr(tree: ast.AST) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tr"
    ]


def test_texts_are_marked_in_a_form_that_the_extractor_reads() -> None:
    for path, tree in sources():
        for call in calls_of_tr(tree):
            where = f"{path}:{call.lineno}"
            (text, *more) = call.args
            assert isinstance(text, ast.Constant), where
            assert not call.keywords, where
            assert len(more) == 2 or "%n" not in str(text.value), where
        joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        assert not [call.lineno for node in joined for call in calls_of_tr(node)], path  # it is not found there


def test_texts_are_said_by_objects_that_qt_knows_by_name() -> None:
    """`tr` looks a text up under the class that says it, which only a QObject can."""
    for path, tree in sources():
        speakers = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and calls_of_tr(node)]
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for speaker in speakers:
            assert issubclass(getattr(importlib.import_module(name), speaker), QObject), f"{path}: {speaker}"
        assert speakers or not calls_of_tr(tree), path


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_command_line_and_the_app_say_the_same(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    compiled = tmp_path / "compiled.qm"
    compiler = Path(sys.executable).parent / "pyside6-lrelease"
    subprocess.run([compiler, "-silent", CATALOGUES / f"kasane_{language}.ts", "-qm", compiled], check=True)
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    translator = QTranslator()
    assert translator.load(str(compiled))
    application = QCoreApplication.instance()
    assert application is not None
    application.installTranslator(translator)
    try:
        for key, source in SOURCES.items():
            context = key.partition(".")[0]
            assert shell.translate(context, source) == QCoreApplication.translate(context, source)
    finally:
        application.removeTranslator(translator)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE@euro", "LANGUAGE": "de:ja:fr"}, "ja"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
    ],
)
def test_the_shell_says_which_language_it_wants(environment: dict[str, str], language: str) -> None:
    assert shell.spoken(environment) == language


@pytest.mark.parametrize(("locale", "said"), [("fr_FR.UTF-8", "Arc-en-Ciel"), ("ja_JP.UTF-8", "レインボー")])
def test_commands_speak_the_language_of_the_shell(
    locale: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert main(["games"]) == 0
    assert said in capsys.readouterr().out
