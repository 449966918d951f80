"""A language that nobody speaks: every text two fifths longer, with accents."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from kasane_desktop.scene.kit import text as kit_text
from kasane_desktop.scene.kit.cache import store

ACCENTS = str.maketrans("aceiouACEIOU", "àçéîôûÀÇÉÎÔÛ")
KEPT = re.compile(r"({\w+}|%n)")
MORE = "ïlëù "
NAMES = ("reading",)
"""Contexts of proper names, which no language makes longer."""


class Pseudo(QTranslator):
    """Says everything at greater length."""

    def isEmpty(self) -> bool:  # noqa: N802 - an empty one would not be announced
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source.translate(ACCENTS) if context in NAMES else lengthened(source)


def lengthened(source: str) -> str:
    """The text with accents, and two fifths more of it; placeholders stay, and so does what has no letters."""
    plain = KEPT.sub("", source)
    if not any(letter.isalpha() for letter in plain):
        return source
    parts = (part if KEPT.fullmatch(part) else part.translate(ACCENTS) for part in KEPT.split(source))
    more = -(-len(plain) * 2 // 5)
    return "".join(parts) + (MORE * more)[:more].rstrip()


@contextmanager
def spoken() -> Iterator[None]:
    """Speak it for a while."""
    translator = Pseudo()
    QCoreApplication.installTranslator(translator)
    QApplication.processEvents()
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)


class Cut(NamedTuple):
    """A text that was shortened, and the module that drew it."""

    where: str
    text: str


HELPERS = ("scene.kit.text", "scene.sketch")


@contextmanager
def cuts() -> Iterator[list[Cut]]:
    """What is shortened when it is drawn; nothing is taken from what was drawn before."""
    found: list[Cut] = []
    plain = kit_text.elided

    def noted(text: str, font: QFont, room: float) -> str:
        shown = plain(text, font, room)
        if shown != text:
            found.append(Cut(_asking(), text))
        return shown

    users: list[Any] = [
        module
        for name, module in sys.modules.items()
        if name.startswith("kasane_desktop.") and getattr(module, "elided", None) is plain
    ]
    store.clear()
    for module in users:
        module.elided = noted
    try:
        yield found
    finally:
        for module in users:
            module.elided = plain
        store.clear()


def _asking() -> str:
    """The module that wanted a text drawn, not the one that helps to draw it."""
    frame = sys._getframe(2)
    while (name := frame.f_globals["__name__"].removeprefix("kasane_desktop.")) in HELPERS and frame.f_back:
        frame = frame.f_back
    return str(name)
