"""What is not ours is shown as it is written: names and files that look like HTML are never taken for it."""

from __future__ import annotations

import ast
import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QTextDocument
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QGraphicsTextItem,
    QGraphicsView,
    QLabel,
    QMessageBox,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kasane_desktop.analyst.analysis import VERSION
from kasane_desktop.catalogue import BOXES, CATALOGUE
from kasane_desktop.core.names import tidy
from kasane_desktop.match.history import Card, Skill
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import dump_record
from kasane_desktop.scene.kit.plain import plain
from kasane_desktop.ui.dialogs.files import Files
from kasane_desktop.ui.lobby.table_row import TableRow
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.settings.setup import rename, seat_human, usual_setup, write_setup
from kasane_desktop.ui.tables.store import Store
from tests.attack.cases import a_review
from tests.ui.windows import Sitting, run

SOURCES = Path(__file__).parents[2] / "kasane_desktop"
NAME = '<img src="//host/x">\u202e&amp;<b>'
TYPED = "<b>A</b><img src='//h'>"
COLOURS, CRESTS = ("ai", "matsu", "kuri", "ume", "asagi", "sumi"), "私葵蓮楓墨美"

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def sitting(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sitting]:
    preferences = Preferences(speed=0.0, curtain=False, language="en", theme="light", log_open=True)
    for box in BOXES.values():
        setup = usual_setup(box, "skilled", Random(1))
        preferences.setups[box.id] = write_setup(rename(rename(seat_human(setup, 1), 0, TYPED), 1, "<i>B"))
    sitting = Sitting(tmp_path, preferences)
    qtbot.addWidget(sitting.window)
    yield sitting
    sitting.window.close()


def shown(text: str) -> str:
    """What a place that guesses shows of a text."""
    if not GuiQt.mightBeRichText(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    assert "\ufffc" not in document.toPlainText(), f"a picture is fetched: {text}"
    return document.toPlainText()


def see_that_all_is_plain() -> int:
    """Look at all that there is in the program; the number of hostile texts that were seen."""
    seen = 0
    for widget in QApplication.allWidgets():
        if isinstance(widget, QLabel) and not widget.inherits("QTipLabel"):
            told = widget.textFormat() == Qt.TextFormat.PlainText or not GuiQt.mightBeRichText(widget.text())
            assert told, f"{widget} would take {widget.text()!r} for HTML"
        if isinstance(widget, QMessageBox):
            assert widget.textFormat() == Qt.TextFormat.PlainText
            assert not GuiQt.mightBeRichText(widget.informativeText())
        if isinstance(widget, QTextEdit):
            assert "//h" not in widget.toHtml()
        seen += _see_tip(widget.toolTip(), widget.accessibleName())
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            for item in widget.scene().items():
                assert not isinstance(item, QGraphicsTextItem), "it would take a text for HTML"
                seen += _see_tip(item.toolTip(), getattr(item, "accessible_name", ""))
        if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
            for row in range(model.rowCount()):
                tip = model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
                seen += _see_tip(tip or "", str(model.index(row, 0).data() or ""))
    return seen


def _see_tip(tip: str, beside: str) -> int:
    hostile = [text for text in (tip, beside) if "//h" in text or "<b>" in text]
    if "//h" in tip or "&lt;" in tip:
        assert "<" in shown(tip), f"the name is not shown as it is: {tip}"
        assert "&lt;" not in shown(tip)
    else:
        assert not GuiQt.mightBeRichText(tip), tip
    return len(hostile)


def hostile_match(game: str, part: float) -> Match:
    rules, rng = CATALOGUE[game], Random(3)
    sitters = [
        Sitter(NAME, "random" if n else "human", {"colour": COLOURS[n], "crest": CRESTS[n]})
        for n in range(max(rules.counts))
    ]

    def played(steps: int | None) -> Match:
        match = Match(rules, sitters, {}, 3)
        while (acting := match.to_act()) and not (steps is not None and match.cursor >= steps and acting == (0,)):
            if not match.deal():
                seat = rng.choice(acting)
                match.play(seat, rng.choice(match.actions(seat)))
        return match

    whole = played(None)
    return whole if part == 1 else played(int(whole.cursor * part))


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_name_is_taken_for_html_on_any_page(sitting: Sitting, qapp: QApplication, game: str) -> None:
    window = sitting.window

    async def scenario() -> None:
        window.past.played_on.emit(hostile_match(game, 0.5))
        await sitting.asked()
        assert see_that_all_is_plain() > 0
        window.show_lobby()  # with what can be continued
        for card in window.lobby.cards.values():
            card.click()
            await asyncio.sleep(0.02)
            assert see_that_all_is_plain() > 0
        window.past.played_on.emit(hostile_match(game, 1))
        await sitting.until(window.result.isVisible)
        assert see_that_all_is_plain() > 0
        window.show_replay()
        await asyncio.sleep(0.02)
        assert see_that_all_is_plain() > 0
        window._keeper.flush()
        window.show_history()
        await asyncio.sleep(0.02)
        see_that_all_is_plain()
        for tab in window.past.page.tabs.parts:
            tab.click()
            await asyncio.sleep(0.02)
            see_that_all_is_plain()
        await look_back(sitting, hostile_match(game, 1))

    run(scenario, qapp)


async def look_back(sitting: Sitting, match: Match) -> None:
    """At a match that the history has: what was found out, and the book of mistakes."""
    window = sitting.window
    library, practice, replay = window._keeper.library, window.past.practice, window.past.replay
    found = a_review(match)
    cards = [Card(one["at"], good=False, due=1) for one in found["decisions"] if one["seat"] == 0][:2]
    library.give(lambda: library.history.keep_review(match, json.dumps(found).encode())).result()
    library.give(lambda: library.history.sum_up(match, VERSION, Skill(9, 0.1, 0.1), lambda days: cards)).result()
    window.past.show_practice()
    await sitting.until(lambda: practice.asked is not None and practice.asking.decision is not None)
    see_that_all_is_plain()
    practice.trial.solution.click()
    see_that_all_is_plain()
    window.past.show_history()
    window.past.show_replay(match, window.past.show_history)
    replay.show_review(True)
    await sitting.until(lambda: replay.review.analysis is not None)
    see_that_all_is_plain()
    window.past.page.tabs.parts[2].click()
    await sitting.until(lambda: library.resting)
    see_that_all_is_plain()
    replay.left.emit()


def boxes(window: QWidget) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


CHANGES: list[Any] = [
    lambda record: record.update(game=NAME),
    lambda record: record.update({NAME: 1}),
    lambda record: record["moves"][-1].update(do=NAME),
    lambda record: record["moves"][-1].update({NAME: 1}),
    lambda record: record["options"].update({NAME: 1}),
    lambda record: record["options"].update(plus_one_combines=NAME),
    lambda record: record["options"].update(combinations={NAME: []}),
]


@pytest.mark.parametrize("change", CHANGES, ids=range(len(CHANGES)))
@pytest.mark.parametrize("way", ["open", "drop"])
def test_what_a_file_says_is_told_as_it_is_written(sitting: Sitting, tmp_path: Path, change: Any, way: str) -> None:
    record = json.loads(dump_record(hostile_match("kasane", 0.3)))
    change(record)
    path = tmp_path / "hostile.kasane"
    path.write_text(json.dumps(record), encoding="utf-8")
    if way == "open":
        sitting.window.open_file(path)
    else:
        drop(sitting, QUrl.fromLocalFile(str(path)))
    (box,) = boxes(sitting.window)
    assert '<img src="//host' in box.text()
    see_that_all_is_plain()
    box.close()


def drop(sitting: Sitting, url: QUrl) -> None:
    data = QMimeData()
    data.setUrls([url])
    button, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, button, keys)
    sitting.window.dropEvent(event)


@pytest.mark.parametrize(
    "address", ["file:///a%00b", "file:///" + "x" * 5000, "file:///dev/zero", "file:///", "file:///proc/self/mem"]
)
def test_a_dropped_address_that_leads_nowhere_is_told(sitting: Sitting, address: str) -> None:
    drop(sitting, QUrl(address))
    (box,) = boxes(sitting.window)
    assert box.text()
    assert sitting.window.match is None
    box.close()


def test_the_name_of_a_file_is_told_as_it_is_written(sitting: Sitting, tmp_path: Path) -> None:
    path = tmp_path / "<b>x.json"
    path.write_text("{")
    sitting.window.lobby.choose("kasane")
    row = sitting.window.lobby.findChild(TableRow)
    assert row is not None
    editor = row.edit()
    editor.read(path)
    assert editor.word.text()
    for odd in (tmp_path / "a\0b", tmp_path / "<b>nothing.json"):
        editor.read(odd)
        assert tidy(odd.name) in editor.word.text() or odd.name in editor.word.text()
    see_that_all_is_plain()
    path.write_text('{"juu": [[2, 3]]}')
    editor.read(path)
    assert editor.name.text() == "<b>x"
    assert "<b>x.json" in editor.word.text()
    see_that_all_is_plain()
    editor.close_page()


@pytest.mark.parametrize("kind", ["pipe", "link", "folder"])
def test_among_saved_tables_only_files_are_read(kind: str, tmp_path: Path) -> None:
    option = next(option for option in BOXES["kasane"].options if option.check is not None)
    store = Store("kasane", option, tmp_path / "tables")
    table = store.check({"juu": [[2, 3]]})
    store.save("山田　花子", table)
    odd = tmp_path / "tables" / "kasane" / "odd.json"
    match kind:
        case "pipe":
            os.mkfifo(odd)
        case "link":
            (tmp_path / "elsewhere").write_text('{"juu": [[2, 3]]}')
            odd.symlink_to(tmp_path / "elsewhere")
        case "folder":
            odd.mkdir()
    assert store.tables() == {"山田　花子": table}
    assert {path.lstat().st_mode & 0o077 for path in odd.parent.glob("%*.json")} == {0}


def test_plain_text_stays_what_it_is() -> None:
    assert plain("Aya & Ben < 3") == "Aya & Ben < 3"
    assert shown(plain("<b>x</b> & <img src=y>")) == "<b>x</b> & <img src=y>"
    assert shown(plain("a<br>b")) == "a<br>b"


def test_half_a_sign_is_written_as_a_question_mark(qtbot: QtBot, tmp_path: Path) -> None:
    """It can stand in what is exported, and in the name of a file that a message tells of."""
    window = QWidget()
    qtbot.addWidget(window)
    Files(window).write(tmp_path / "all.json", "a\ud800b")
    assert (tmp_path / "all.json").read_bytes() == b"a?b"


# -- the one way ------------------------------------------------------------------------------------


def _calls(tree: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func
            yield node, name.attr if isinstance(name, ast.Attribute) else getattr(name, "id", "")


def test_there_is_one_way_to_a_tip_and_every_box_is_told_that_its_text_is_plain() -> None:
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call, name in _calls(tree):
            where = f"{path.relative_to(SOURCES)}:{call.lineno}"
            assert name != "setToolTip" or path.name == "plain.py", f"{where}: set_tip is the way to a tip"
            assert not ast.unparse(call.func).startswith("QMessageBox."), f"{where}: a box that guesses"
            assert name not in ("setInformativeText", "setDetailedText", "setWhatsThis", "QGraphicsTextItem"), where
            if name == "showText":
                assert "plain(" in ast.unparse(call), where
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                made = {name for _, name in _calls(function)}
                if made & {"QMessageBox", "QLabel"}:
                    assert "setTextFormat" in made, f"{path.relative_to(SOURCES)}: {function.name}"
