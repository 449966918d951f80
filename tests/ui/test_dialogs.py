"""Preferences and About."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop import __version__
from kasane_desktop.scene.kit import theme
from kasane_desktop.scene.reading_keys import READING_KEYS
from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.dialogs.about import SIZE as ABOUT
from kasane_desktop.ui.dialogs.about import About
from kasane_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from kasane_desktop.ui.keys.keys_dialog import KeysDialog
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, SPEEDS, THEMES, Preferences
from kasane_desktop.ui.window.frame import SMALLEST

# In memory there is no window manager to be told of a new size.
pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.qt_log_ignore("propagateSizeHints")]


class Loud(QTranslator):
    """Says everything louder."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return re.sub(r"{\w+}", lambda place: place[0].lower(), source.upper())


@pytest.fixture
def loud() -> Iterator[Loud]:
    translator = Loud()
    yield translator
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def preferences() -> Preferences:
    return Preferences(language="en", theme="light")


@pytest.fixture
def dialog(preferences: Preferences, qtbot: QtBot) -> PreferencesDialog:
    shown = PreferencesDialog(preferences)
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


def words(widget: QWidget) -> list[str]:
    labels = [label.text() for label in widget.findChildren(QLabel)]
    return labels + [button.accessibleName() for button in widget.findChildren(QAbstractButton)]


def cut(widget: QWidget) -> list[str]:
    """Texts that are higher than their place."""
    labels = widget.findChildren(QLabel)
    return [label.text() for label in labels if label.height() < label.heightForWidth(label.width())]


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


CHOICES = [
    *(("language", number, value) for number, value in enumerate(("system", *LANGUAGES))),
    *(("theme", number, value) for number, value in enumerate(THEMES)),
    *(("speed", number, value) for number, value in enumerate(SPEEDS, 1)),  # the first is the system
]


@pytest.mark.parametrize(("name", "number", "value"), CHOICES)
def test_a_choice_holds_at_once(
    dialog: PreferencesDialog, preferences: Preferences, qtbot: QtBot, name: str, number: int, value: object
) -> None:
    choice = getattr(dialog, name)
    other = choice.parts[number - 1]
    click(other)
    assert getattr(preferences, name) != value
    with qtbot.waitSignal(dialog.changed):
        click(choice.parts[number])
    assert getattr(preferences, name) == value


@pytest.mark.parametrize("name", ["curtain", "open_hands"])
def test_a_switch_holds_at_once(dialog: PreferencesDialog, preferences: Preferences, qtbot: QtBot, name: str) -> None:
    before = getattr(preferences, name)
    for value in (not before, before):
        with qtbot.waitSignal(dialog.changed):
            click(getattr(dialog, name))
        assert getattr(preferences, name) is value


def test_it_opens_with_what_holds(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Preferences(language="fr", theme="dark", speed=2.5, curtain=False, open_hands=True))
    qtbot.addWidget(dialog)
    chosen = [[part.isChecked() for part in choice.parts] for choice in (dialog.language, dialog.theme, dialog.speed)]
    assert [row.index(True) for row in chosen] == [2, 2, 5]
    assert [sum(row) for row in chosen] == [1, 1, 1]
    assert not dialog.curtain.isChecked()
    assert dialog.open_hands.isChecked()


def test_another_language_is_spoken_while_it_is_open(dialog: PreferencesDialog, loud: Loud, qtbot: QtBot) -> None:
    assert {"Preferences", "Language", "Curtain", "Normal", "Done"} <= set(words(dialog))
    QCoreApplication.installTranslator(loud)
    qtbot.waitUntil(lambda: "PREFERENCES" in words(dialog))
    assert {"LANGUAGE", "CURTAIN", "NORMAL", "DONE", "Français", "日本語"} <= set(words(dialog))
    assert not {"Preferences", "Language", "Curtain", "Normal", "Done"} & set(words(dialog))


def test_another_light_is_seen_while_it_is_open(dialog: PreferencesDialog) -> None:
    label = dialog.findChildren(QLabel)[0]
    assert label.palette().color(label.foregroundRole()).name().upper() == theme(dark=False).plate_ink.upper()
    click(dialog.theme.parts[THEMES.index("dark")])
    assert label.palette().color(label.foregroundRole()).name().upper() == theme(dark=True).plate_ink.upper()


def test_all_words_have_room(dialog: PreferencesDialog, loud: Loud, qtbot: QtBot) -> None:
    QCoreApplication.installTranslator(loud)
    qtbot.waitUntil(lambda: "PREFERENCES" in words(dialog))
    qtbot.waitUntil(lambda: not cut(dialog))
    for part in dialog.findChildren(QAbstractButton):
        assert part.width() >= part.minimumSizeHint().width(), part.accessibleName()


def test_the_keyboard_changes_and_closes_it(dialog: PreferencesDialog, preferences: Preferences, qtbot: QtBot) -> None:
    dialog.activateWindow()
    dialog.curtain.setFocus()
    QTest.keyClick(dialog.curtain, Qt.Key.Key_Space)
    assert preferences.curtain is False
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_about_names_version_and_licences(qtbot: QtBot) -> None:
    about = About()
    qtbot.addWidget(about)
    said, licences = " ".join(words(about)), about.licences.toPlainText()
    assert "Kasane Desktop" in said
    assert __version__ in said
    for name in (
        "MIT",
        "PySide6",
        "Lesser General Public License",
        "Python Software Foundation",
        "Permission is hereby",
    ):
        assert name in licences
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") == 2


def test_about_speaks_another_language_and_closes(loud: Loud, qtbot: QtBot) -> None:
    about = About()
    qtbot.addWidget(about)
    with qtbot.waitExposed(about):
        about.show()
    QCoreApplication.installTranslator(loud)
    qtbot.waitUntil(lambda: f"VERSION {__version__}" in words(about))
    assert "UNDER THE MIT LICENCE" in about.licences.toPlainText()
    with qtbot.waitSignal(about.accepted):
        click(about.close_button)


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_preferences_fit_a_small_screen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    language.install(lang)
    room = 540
    monkeypatch.setattr(on_screen, "room", lambda window: QSize(1000, room))
    shown = PreferencesDialog(Preferences(language=lang, theme="light"))
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitExposed(shown)
    assert shown.height() <= room
    assert shown.rect().contains(shown.done_button.geometry())
    monkeypatch.setattr(on_screen, "room", lambda window: QSize(1000, 1000))
    shown._fit()
    bar = shown._scrolled.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)  # where there is room, nothing is hidden
    language.install("en")


def test_the_window_fits_a_screen_of_1024_by_600() -> None:
    w, h = SMALLEST
    assert w <= 1024
    assert h <= 600 - on_screen.FRAME.top() - on_screen.FRAME.bottom()
    assert ABOUT[1] <= 600 - on_screen.FRAME.top() - on_screen.FRAME.bottom()


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_all_keys_are_listed(qtbot: QtBot, tongue: str) -> None:
    language.install(tongue)
    try:
        dialog = KeysDialog("Rainbow", [("1–6", "raise a card")], {"hint": "Ctrl+J"})
        qtbot.addWidget(dialog)
        told = dialog.list.toPlainText()
        assert all(key in told for key in (*READING_KEYS, "F1", "F11", "1–6", "Rainbow", "Ctrl+J"))
        assert "Ctrl+T" not in told
        assert dialog.list.accessibleName() == dialog.windowTitle()
        assert ("the last moves" in told) == (tongue == "en")
    finally:
        language.install("en")


def test_one_of_several_is_a_radio_button() -> None:
    dialog = PreferencesDialog(Preferences())
    for choice in (dialog.language, dialog.theme, dialog.speed):
        roles = [QAccessible.queryAccessibleInterface(part).role() for part in choice.parts]
        assert set(roles) == {QAccessible.Role.RadioButton}
    assert QAccessible.queryAccessibleInterface(dialog.curtain).role() == QAccessible.Role.CheckBox
