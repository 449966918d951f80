"""What lies beside the table grows with the screen as the table does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.scene.kit import fonts
from kasane_desktop.ui.controls import on_screen, style, text_scale
from kasane_desktop.ui.controls.notice import Notice
from kasane_desktop.ui.controls.widgets import Line
from kasane_desktop.ui.dialogs.about import About
from kasane_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from kasane_desktop.ui.dialogs.report_dialog import ReportDialog
from kasane_desktop.ui.rulebook.window import Rulebook
from kasane_desktop.ui.settings.preferences import Preferences

SCREENS = {(1024, 640): 1.0, (1440, 900): 1.0, (1920, 1080): 1.2, (2880, 1800): 2.0, (3840, 2160): 2.4}


class Screen:
    def __init__(self, *size: int) -> None:
        self.size = size

    def availableSize(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(*self.size)


def on(screen: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_scale, "_screen", lambda near: Screen(*screen))
    monkeypatch.setattr(on_screen, "_screen", lambda window: QRect(0, 0, *screen))


@pytest.mark.parametrize("screen", SCREENS)
def test_the_factor_is_that_of_a_table_which_fills_the_screen(
    screen: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    on(screen, monkeypatch)
    assert text_scale.text_scale() == pytest.approx(SCREENS[screen])


def test_a_dialog_that_is_not_shown_yet_is_as_large_as_where_its_window_lies(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = QDialog(window)
    monkeypatch.setattr(QWidget, "screen", lambda widget: Screen(*((3840, 2160) if widget is window else (1440, 900))))
    assert text_scale.screen_scale(dialog) == pytest.approx(2.4)
    dialog.show()
    assert text_scale.screen_scale(dialog) == pytest.approx(1.0)  # there it stands, wherever that is


def test_a_page_grows_with_the_texts_as_far_as_it_has_room(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "text_size", lambda: 1.5)
    page = QWidget()
    qtbot.addWidget(page)
    grown = []
    for wide in (2000, 1200, 800):
        page.resize(wide, 2000)
        grown.append(text_scale.page_look(page, 1.0, dark=False, least=(1000, 560)).u)
    assert grown == pytest.approx([1.5, 1.2, 1.0])


def _rulebook() -> QWidget:
    book = Rulebook(Preferences())
    book.open_at("kasane")
    return book


@pytest.mark.parametrize(
    "make",
    [
        About,
        _rulebook,
        lambda: PreferencesDialog(Preferences()),
        lambda: ReportDialog(with_match=True, dark=False),
    ],
)
def test_dialogs_and_their_letters_grow(
    make: Callable[[], QDialog], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = []
    for screen in ((1440, 900), (2880, 1800)):
        on(screen, monkeypatch)
        dialog = make()
        qtbot.addWidget(dialog)
        letters = [line.font().pixelSize() for line in dialog.findChildren(Line)]
        sizes.append((dialog.width(), letters))
    (narrow, small), (wide, large) = sizes
    assert large == [2 * size for size in small]
    assert wide >= 1.9 * narrow


def test_the_text_of_the_rules_grows(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    on((2880, 1800), monkeypatch)
    book = Rulebook(Preferences(rules_zoom=1.15))
    qtbot.addWidget(book)
    book.open_at("kasane")
    assert book.reader.paper.zoom == pytest.approx(2.3)
    head = book.contents.tree.topLevelItem(0)
    assert head is not None
    assert head.font(0).pixelSize() == 34


def test_a_notice_grows(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    on((2880, 1800), monkeypatch)
    window = QWidget()
    window.resize(2000, 1200)
    qtbot.addWidget(window)
    notice = Notice(window)
    notice.set_dark(False)
    notice.say("Deal number 7 copied")
    assert notice.width() == 1120
    assert notice.words.font().pixelSize() == 28


def test_a_notice_is_told_to_who_does_not_see_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr("kasane_desktop.ui.controls.notice.announce", lambda widget, text: told.append(text))
    window = QWidget()
    qtbot.addWidget(window)
    notice = Notice(window)
    for text in ("Deal number 7 copied", "Sound off"):
        notice.say(text)
        assert notice.accessibleName() == notice.text == text
    assert told == ["Deal number 7 copied", "Sound off"]
    notice.vanish()
    assert (notice.accessibleName(), notice.text) == ("", "")


def test_menus_grow(qapp: QApplication, qtbot: QtBot) -> None:
    font, sheet, palette = qapp.font(), qapp.styleSheet(), qapp.palette()
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("Preferences")
    try:
        style.dress(qapp, False, 1.0)
        small = menu.sizeHint()
        style.dress(qapp, False, 2.0)
        assert menu.sizeHint().width() > 1.8 * small.width()
        assert menu.font().pixelSize() == 28
        assert "padding: 12px 56px 12px 28px" in qapp.styleSheet()
    finally:
        qapp.setStyleSheet(sheet)
        qapp.setFont(font)
        qapp.setPalette(palette)
