"""The language of everything that is shown; it can change at any time."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kasane_desktop.ui.preferences import LANGUAGES

NAMES = {"en": "English", "fr": "Français", "ja": "日本語"}

# Beside the package in a checkout, at the top of a frozen program.
_CATALOGUES = Path(getattr(sys, "_MEIPASS", Path(__file__).parents[2])) / "i18n"

_installed: list[QTranslator] = []


def translate(context: str, source: str) -> str:
    """The text for a source that rules, match or players have marked."""
    return QCoreApplication.translate(context, source)


def resolve(preference: str) -> str:
    """The language meant by a preference: the system's if it is one of ours, else English."""
    if preference in LANGUAGES:
        return preference
    spoken = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((name for name in spoken if name in LANGUAGES), "en")


def install(language: str) -> None:
    """Speak `language` from now on; all windows hear of it by a LanguageChange event."""
    application = QCoreApplication.instance()
    assert application is not None
    for translator in _installed:
        application.removeTranslator(translator)
    _installed.clear()
    QLocale.setDefault(QLocale(language))
    for name, folder in (
        (f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        (f"kasane_{language}", str(_CATALOGUES)),
    ):
        translator = QTranslator()
        if translator.load(name, folder):
            application.installTranslator(translator)
            _installed.append(translator)
