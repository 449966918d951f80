"""The language of the command line is that of the shell. Its words come from the catalogues of
the app, read without Qt and only if English will not do.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from functools import cache

from kasane_desktop.core.resources import catalogue

_LANGUAGES = ("en", "fr", "ja")


def translate(context: str, source: str) -> str:
    """The text for a source in the language of the shell."""
    return _catalogue(spoken(os.environ)).get((context, source), source)


def spoken(environment: Mapping[str, str]) -> str:
    """The language wanted, by the rules of gettext: LANGUAGE counts only beside a locale other than C."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, names), None) or _locale_of_windows()
    if re.fullmatch(r"|(C|POSIX)([.@].*)?", locale):
        return "en"
    wanted = (re.split(r"[-_.@]", name)[0] for name in (*environment.get("LANGUAGE", "").split(":"), locale))
    return next((language for language in wanted if language in _LANGUAGES), "en")


def _locale_of_windows() -> str:
    if sys.platform == "win32":
        import ctypes
        from locale import windows_locale

        return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""


@cache
def _catalogue(language: str) -> Mapping[tuple[str, str], str]:
    path = None if language == "en" else catalogue(f"kasane_{language}.ts")
    if path is None:
        return {}
    from xml.etree.ElementTree import parse

    return {
        (context.findtext("name", ""), message.findtext("source", "")): text
        for context in parse(path).iter("context")
        for message in context.iter("message")
        if (text := message.findtext("translation"))
    }
