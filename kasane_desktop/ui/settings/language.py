"""The language of everything that is shown; it can change at any time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kasane_desktop.core.resources import catalogue
from kasane_desktop.ui.settings.preferences import LANGUAGES

NAMES = {"en": "English", "fr": "Français", "ja": "日本語"}

_installed: list[QTranslator] = []
_spoken = ""


def translate(context: str, source: str) -> str:
    """The text for a source that rules, match or players have marked."""
    return QCoreApplication.translate(context, source)


def resolve(preference: str) -> str:
    """The language meant by a preference: the system's if it is one of ours, else English."""
    if preference in LANGUAGES:
        return preference
    spoken = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((name for name in spoken if name in LANGUAGES), "en")


def spoken() -> str:
    """The language that is spoken now; "" before one was chosen."""
    return _spoken


def install(language: str) -> None:
    """Speak `language` from now on; all windows hear of it by a LanguageChange event."""
    global _spoken  # as Qt has one set of translators for an application
    application = QCoreApplication.instance()
    assert application is not None
    for translator in _installed:
        application.removeTranslator(translator)
    _installed.clear()
    _spoken = language
    QLocale.setDefault(QLocale(language))
    qt = f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{language}.qm"
    for file in (qt, catalogue(f"kasane_{language}.qm")):
        translator = QTranslator()
        if file is not None and translator.load(str(file)):
            application.installTranslator(translator)
            _installed.append(translator)
