"""Every dialog and second window goes through one door, and lies wholly on the screen behind it."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import kasane_desktop
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.controls.fields import Field
from kasane_desktop.ui.dialogs import report as reporting
from kasane_desktop.ui.dialogs.report import TOLD, Log, anonymous, report
from kasane_desktop.ui.dialogs.report_dialog import ReportDialog
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.window.main_window import MainWindow
from tests.matches import Setting, random_match
from tests.ui.windows import Sitting, run

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.qt_log_ignore("propagateSizeHints")]

SOURCES = Path(kasane_desktop.__file__).parent
DOOR = SOURCES / "ui" / "controls" / "on_screen.py"
LOOPS = {SOURCES / "ui" / "window" / "frame.py"}  # an event loop of its own, no dialog
OPENING = {
    "exec",
    "exec_",
    "getOpenFileName",
    "getOpenFileNames",
    "getSaveFileName",
    "getExistingDirectory",
    "getText",
    "popup",
}
WINDOWS = {"QMessageBox", "QFileDialog", "QInputDialog", "QColorDialog", "QFontDialog"}


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    opened = Sitting(tmp_path, Preferences(speed=0.0, curtain=False, language="en", theme="light"))
    qtbot.addWidget(opened.window)
    yield opened
    opened.window.close()
    language.install("en")


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("heard", [True, False])
def test_a_menu_that_opens_is_heard(qtbot: QtBot, heard: bool) -> None:
    """Only what has the keyboard is told: its first entry."""
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("Undo").setEnabled(False)
    first = menu.addAction("Hint")
    QAccessible.setActive(heard)
    try:
        on_screen.pop_up(menu, QPoint(3, 3))
        assert menu.activeAction() is (first if heard else None)
    finally:
        QAccessible.setActive(False)
        menu.close()


def test_no_source_opens_a_window_past_the_door() -> None:
    """exec and the static questions of Qt are called there alone, and who makes a dialog hands it over."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        if path == DOOR:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            owner = node.func.value
            static = isinstance(owner, ast.Name) and owner.id in WINDOWS
            if static or (node.func.attr in OPENING and path not in LOOPS):
                found.append(f"{path.name}:{node.lineno} {ast.unparse(node.func)}")
    assert found == []


def test_no_dialog_shows_itself_past_the_door() -> None:
    """Nobody calls show, open or the like of a dialog of Qt's or ours, and no dialog calls its own."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py"))}
    classes = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    dialogs = {"QDialog", "QPrintDialog", "QProgressDialog", "QErrorMessage", *WINDOWS}
    for _ in classes:  # what inherits from a dialog is one
        dialogs |= {one.name for one in classes if {ast.unparse(base) for base in one.bases} & dialogs}
    assert {"About", "PreferencesDialog", "ReportDialog"} <= dialogs
    assert [found for path, tree in trees.items() if path != DOOR for found in _shown(tree, dialogs)] == []
    seen = _shown(ast.parse("def f():\n a = About(1)\n a.show()\n About(2).open()\n b = Log()\n b.show()"), dialogs)
    assert seen == ["a.show()", "About(2).open()"]


SHOWING = {"show", "open", "showNormal", "showMaximized", "showFullScreen", "setVisible"}


def _shown(tree: ast.AST, dialogs: set[str]) -> list[str]:
    """The calls in a source that show a dialog."""

    def makes_one(value: ast.AST | None) -> bool:
        return isinstance(value, ast.Call) and ast.unparse(value.func) in dialogs

    given = [node for node in ast.walk(tree) if isinstance(node, ast.Assign) and makes_one(node.value)]
    names = {ast.unparse(target) for node in given for target in node.targets}
    inside = {
        id(call)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name in dialogs
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func) in {f"self.{name}" for name in SHOWING}
    }
    return [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SHOWING
        if ast.unparse(node.func.value) in names or makes_one(node.func.value) or id(node) in inside
    ]


def dialogs(sitting: Sitting) -> dict[str, Callable[[], object]]:
    """All ways to open one."""
    window = sitting.window
    window.guide.open("kasane")
    book = window.guide.book
    assert book is not None
    return {
        "preferences": window.dialogs.preferences,
        "about": window.dialogs.about,
        "report": window.dialogs.report,
        "message": lambda: window._warn("a word " * 80),
        "delete": lambda: window.past._delete([1]),
        "open": window.files.to_open,
        "export": window.files.for_table,
        "pdf": book._ask_pdf,
    }


CORNERS = [(0, 0), (-2000, -2000), (5000, 5000), (700, 100)]


@pytest.mark.parametrize("corner", CORNERS)
def test_every_dialog_lies_on_the_screen_wherever_the_window_is(
    sitting: Sitting, qapp: QApplication, corner: tuple[int, int]
) -> None:
    screen = sitting.window.screen().availableGeometry()

    async def scenario() -> None:
        for name, open_it in dialogs(sitting).items():
            sitting.window.move(*corner)
            QTimer.singleShot(0, sitting.window, open_it)
            await sitting.until(lambda: QApplication.activeModalWidget() is not None)
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, QDialog)
            assert screen.contains(dialog.frameGeometry()), (name, dialog.frameGeometry())
            dialog.reject()
            await sitting.until(lambda: QApplication.activeModalWidget() is None)

    run(scenario, qapp)


def test_a_window_that_grows_comes_back_and_one_that_is_moved_stays(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    screen = window.screen().availableGeometry()
    on_screen.show_window(window)
    window.move(screen.right() - 350, screen.bottom() - 280)
    assert window.pos() == QPoint(screen.right() - 350, screen.bottom() - 280)
    window.resize(600, 500)
    assert screen.contains(window.frameGeometry())
    window.resize(5000, 5000)
    assert screen.contains(window.frameGeometry())


def test_the_keyboard_is_on_the_chosen_game_whenever_one_comes_to_the_lobby(sitting: Sitting) -> None:
    lobby = sitting.window.lobby
    assert lobby.focusWidget() is lobby.cards[lobby.game]
    sitting.window.show_history()
    sitting.window.show_lobby()
    assert lobby.focusWidget() is lobby.cards[lobby.game]


# -- full screen, and the door out ----------------------------------------------------------------


def test_full_screen_is_ticked_and_left_with_its_key_and_with_escape(sitting: Sitting) -> None:
    window = sitting.window
    keys = [key.toString() for key in window.menu.screen_action.shortcuts()]
    assert "F11" in keys
    for leave in (window.menu.screen_action.trigger, lambda: QTest.keyClick(window, Qt.Key.Key_Escape)):
        window.menu.screen_action.trigger()
        assert (window.isFullScreen(), window.menu.screen_action.isChecked()) == (True, True)
        leave()
        assert (window.isFullScreen(), window.menu.screen_action.isChecked()) == (False, False)


def _learn(window: MainWindow) -> QWidget:
    window.learn("rainbow")
    return window.lesson


def _look_back(window: MainWindow) -> QWidget:
    window.past.show_replay(random_match(Setting(CATALOGUE["kasane"], 3), 4), window.show_lobby)
    return window.past.replay


def _practise(window: MainWindow) -> QWidget:
    window.show_practice()
    return window.past.practice


def _past(window: MainWindow) -> QWidget:
    window.show_history()
    return window.past.page


@pytest.mark.parametrize("go", [_learn, _look_back, _practise, _past])
def test_escape_leaves_full_screen_before_it_leaves_a_page(
    sitting: Sitting, go: Callable[[MainWindow], QWidget], qapp: QApplication
) -> None:
    async def scenario() -> None:
        window = sitting.window
        page = go(window)
        window.toggle_full_screen()
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert (window.isFullScreen(), page.isVisible()) == (False, True)
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert not page.isVisible()

    run(scenario, qapp)


def test_escape_leaves_full_screen_from_whatever_has_the_keyboard_in_the_lobby(sitting: Sitting) -> None:
    window = sitting.window
    stops = [stop for stop in window.lobby.findChildren(QWidget) if stop.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert any(isinstance(stop, Field) for stop in stops)
    for stop in stops:
        if stop.isVisible() and stop.isEnabled():
            window.toggle_full_screen()
            QTest.keyClick(stop, Qt.Key.Key_Escape)
            assert not window.isFullScreen(), stop.accessibleName()


def test_escape_at_a_table_leaves_full_screen_when_there_is_nothing_to_let_go_of(
    sitting: Sitting, qapp: QApplication
) -> None:
    async def scenario() -> None:
        sitting.start("kasane", ["human", "random", "random"])
        await sitting.asked()
        sitting.window.toggle_full_screen()
        QTest.keyClick(sitting.window.page.view, Qt.Key.Key_Escape)
        assert not sitting.window.isFullScreen()

    run(scenario, qapp)


def test_a_window_that_is_closed_before_it_is_furnished_is_simply_gone(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Preferences(language="en", theme="light"), tmp_path / "preferences.json")
    qtbot.addWidget(window)
    window.show()
    window.close()  # an exception in closeEvent fails the test
    assert not window.isVisible()


def test_the_menu_is_short_and_says_the_deal(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        entries = [action for action in sitting.window.menu.actions() if not action.isSeparator()]
        assert len(entries) <= 14
        sitting.start("kasane", ["human", "random", "random"], seed=4321)
        await sitting.asked()
        assert "4321" in sitting.window.menu.deal_action.text()
        sitting.window.menu.deal_action.trigger()
        assert QApplication.clipboard().text() == "4321"
        assert "4321" in sitting.window.notice.text
        assert not sitting.window.findChildren(QWidget, "qt_statusbar")

    run(scenario, qapp)


# -- what is saved, and what is told about it -----------------------------------------------------


def test_every_save_is_told_with_its_place(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chosen = tmp_path / "mine.file"
    monkeypatch.setattr(on_screen, "ask_for_file", lambda *given, **how: chosen)

    async def scenario() -> None:
        window = sitting.window
        sitting.start("kasane", ["human", "random", "random"])
        await sitting.asked()
        for save in (window.save_match, lambda: window.files.report(sitting.match, sitting.preferences)):
            chosen.unlink(missing_ok=True)
            save()
            assert chosen.exists()
            assert (chosen.name in window.notice.text, str(tmp_path) in window.notice.text) == (True, True)
            assert QApplication.activeModalWidget() is None
            window.notice.vanish()
        window.guide.open("kasane")
        book = window.guide.book
        assert book is not None
        book._ask_pdf()
        assert chosen.name in book.notice.text
        book.notice.vanish()
        chosen.unlink()
        chosen.mkdir()
        window.save_match()
        assert window.notice.text == ""

    run(scenario, qapp)


def test_a_report_is_explained_before_it_is_saved(sitting: Sitting, qapp: QApplication) -> None:
    wanted: list[None] = []
    for with_match in (True, False):
        dialog = ReportDialog(with_match=with_match, dark=False, parent=sitting.window)
        dialog.wanted.connect(lambda: wanted.append(None))
        said = " ".join(label.text() for label in dialog.findChildren(QLabel))
        assert ("the match on the table" in said) == with_match
        assert "no names" in said
        dialog.cancel_button.click()
        assert wanted == []
        dialog.save_button.click()
        assert wanted.pop() is None
        dialog.deleteLater()


TYPED = ("Guenièvre", "Łukasz O'Brien", "紫式部")


def test_a_report_holds_no_name_and_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log()
    log.note(f"{TYPED[0]} sat down beside {TYPED[2]}")
    log.note('File "/media/Anna Key/match of Anna.kasane", line 3\nC:\\Users\\Anna\\x.kasane is broken\n~/Anna/y')
    log.note(f"OSError: [Errno 2] No such file: {Path.home()}/Anna Smith/z and more")
    monkeypatch.setattr(reporting, "log", log)
    setups = {"kasane": {"sitters": [{"name": TYPED[2], "player": "human"}]}}
    preferences = Preferences(geometry="AdnQywAD", rules_geometry="BdnQywAD", setups=setups)
    match = Match(CATALOGUE["kimono"], (Sitter(TYPED[0], traits={"crest": "Ğ"}), Sitter(TYPED[1])), {}, 1)
    written = report(match, preferences)
    for private in (*TYPED, "Anna", "Smith", "AdnQywAD", "BdnQywAD", "Ğ", "setups", str(Path.home())):
        assert private not in written
    assert [seat["name"] for seat in json.loads(written)["record"]["seats"]] == ["1", "2"]
    assert "No such file" in written
    assert anonymous("1/2 of a/b, and/or") == "1/2 of a/b, and/or"


def test_every_preference_is_told_or_kept_back_on_purpose() -> None:
    private = {"geometry", "rules_geometry", "setups"}
    assert set(TOLD) | private == set(vars(Preferences()))
    assert not set(TOLD) & private


def test_texts_that_are_too_high_for_the_screen_scroll(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    QVBoxLayout(dialog)
    dialog.resize(400, 9000)
    on_screen.show_window(dialog)
    assert dialog.height() <= on_screen.room(dialog).height()
