"""The size of texts that the player has chosen: it holds at once and everywhere, and no text is small."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.scene.kit import fonts
from kasane_desktop.ui.controls import style
from kasane_desktop.ui.dialogs.about import About
from kasane_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from kasane_desktop.ui.keys.keys_dialog import KeysDialog
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import TEXT_SIZES, Preferences
from tests.ui.test_pseudo_locale import LANGUAGES, settle, show_past, sit_down
from tests.ui.windows import Sitting, run
from tests.written import items_of, read

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def sitting(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path, Preferences(speed=0.0, curtain=False, language="en", theme="light"))
    qtbot.addWidget(sitting.window)
    yield sitting
    sitting.window.close()
    language.install("en")
    fonts.set_text_size(1.0)
    style.dress(qapp, dark=False)


def choose(sitting: Sitting, text_size: float) -> None:
    """As the preferences do it."""
    sitting.preferences.text_size = text_size
    sitting.window.apply_preferences()
    settle()


def test_it_holds_at_once_and_everywhere(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window = sitting.window
        await sit_down(sitting, "kabuki", 0.3)
        window.guide.open("kabuki")
        scene, book, dialog = window.page.scene, window.guide.book, PreferencesDialog(sitting.preferences, window)
        assert scene is not None
        assert book is not None
        dialog.show()
        dialog.changed.connect(window.apply_preferences)

        def sizes() -> list[float]:
            settle()
            rules = book.reader.document().defaultFont().pixelSize()
            said = dialog.done_button.look.u
            return [scene.look.text, window.lobby.look.u, window.page.log._title.font().pixelSize(), rules, said]

        usual, menus = sizes(), qapp.font().pixelSize()
        dialog.text_size.parts[TEXT_SIZES.index(1.5)].click()
        assert sitting.preferences.text_size == 1.5
        assert [one / other for one, other in zip(sizes(), usual, strict=True)] == pytest.approx([1.5] * 5, abs=0.07)
        assert qapp.font().pixelSize() == round(1.5 * menus)
        dialog.text_size.parts[TEXT_SIZES.index(1.0)].click()
        assert (sizes(), qapp.font().pixelSize()) == (usual, menus)
        dialog.close()
        book.close()

    run(scenario, qapp)


def small_widgets(root: QWidget) -> list[str]:
    """Texts that Qt draws by itself, below the floor."""
    found = []
    for widget in root.findChildren(QWidget):
        if isinstance(widget, QLabel | QLineEdit | QComboBox) and widget.isVisible():
            found += [str(widget)] if widget.font().pixelSize() < fonts.FLOOR else []
    return found


def assert_large_enough(root: QWidget) -> None:
    settle()
    with read() as book:
        root.grab()
    assert {written.text for written in book.texts if written.px < fonts.FLOOR} == set()
    assert small_widgets(root) == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_nothing_on_any_page_is_small(sitting: Sitting, qapp: QApplication, name: str) -> None:
    """At 1280 x 720; the tables have a test of their own."""
    window = sitting.window
    sitting.preferences.language = name
    choose(sitting, 1.0)
    window.resize(1280, 720)

    async def scenario() -> None:
        assert_large_enough(window)  # the lobby
        for dialog in (PreferencesDialog(sitting.preferences, window), About(window), KeysDialog("", [], {}, window)):
            dialog.show()
            assert_large_enough(dialog)
            dialog.close()
        show_past(sitting)
        assert_large_enough(window)
        window.past.page.tabs.parts[1].click()
        assert_large_enough(window)
        for game in CATALOGUE:
            await sit_down(sitting, game, 1)
            assert_large_enough(window)
            scene = window.result.view.scene()
            assert [item.text for item in items_of(scene) if item.px < fonts.FLOOR] == []
        window.show_replay()
        assert_large_enough(window)

    run(scenario, qapp)
