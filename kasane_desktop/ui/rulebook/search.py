"""Searching the rulebook: without regard to case and accents, in any of the languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Options
from kasane_desktop.scene.kit import theme
from kasane_desktop.scene.kit.phrases import JOINER
from kasane_desktop.ui.rulebook.document import spoken, typesetter
from kasane_desktop.ui.rulebook.markup import Paper
from kasane_desktop.ui.rulebook.sources import page

AROUND = 34
"""Characters that are shown around what was found."""
ACCENTS = range(0x300, 0x370)
"""Only those of Latin letters: a Japanese voice mark makes another word."""


@dataclass(frozen=True)
class Hit:
    """A section in which something was found: how often, and where first."""

    game: str
    section: str
    title: str
    excerpt: str
    count: int


def fold(text: str) -> tuple[str, list[int]]:
    """The text as it is compared, and for each of its characters where it came from."""
    out, origins = [], []
    for at, character in enumerate(text):
        parts = unicodedata.normalize("NFKD", character.casefold())
        plain = unicodedata.normalize(
            "NFC", "".join(part for part in parts if part != JOINER and ord(part) not in ACCENTS)
        )
        out.append(plain)
        origins += [at] * len(plain)
    return "".join(out), origins


def occurrences(text: str, query: str) -> list[tuple[int, int]]:
    """Where a query occurs in a text, as (from, to)."""
    sought = fold(query.strip())[0]
    folded, origins = fold(text)
    found: list[tuple[int, int]] = []
    at = folded.find(sought) if sought else -1
    while at >= 0:
        found.append((origins[at], origins[at + len(sought) - 1] + 1))
        at = folded.find(sought, at + len(sought))
    return found


def search(query: str, options: Options) -> Iterator[Hit]:
    """All sections of all games, in the language of the moment, that speak of something."""
    for game in CATALOGUE:
        setter = typesetter(game, Paper(theme(dark=False)), options)
        for section in page(game, spoken()).sections:
            text = f"{section.title}\n{setter.plain(section)}"
            found = occurrences(text, query)
            if found:
                yield Hit(game, section.id, section.title, _excerpt(text, *found[0]), len(found))


def _excerpt(text: str, start: int, end: int) -> str:
    before, after = text[max(0, start - AROUND) : start], text[end : end + AROUND]
    before, after = before.rpartition("\n")[2], after.partition("\n")[0]
    left = "…" if start - len(before) > 0 and text[start - len(before) - 1] != "\n" else ""
    right = "…" if end + len(after) < len(text) and text[end + len(after)] != "\n" else ""
    return f"{left}{before}{text[start:end]}{after}{right}"
