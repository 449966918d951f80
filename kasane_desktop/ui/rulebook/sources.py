"""What is written for the rulebook: a page per game and language, and a file per game that says which section
belongs to which moment and reason and what its diagrams show. All of it lies in assets/rules."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from kasane_desktop.core.game import Json
from kasane_desktop.core.resources import asset

QUICK = "quick"
"""The section that is a page of its own: the rules at a glance."""
FIRST = "goal"
_HEADING = re.compile(r"## (?P<title>.+) \{#(?P<id>[a-z-]+)\}")


@dataclass(frozen=True)
class Section:
    """A chapter of a page; `lines` are its source."""

    id: str
    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Page:
    """All that is written about a game in one language."""

    game: str
    language: str
    sections: tuple[Section, ...]

    def section(self, id: str) -> Section:
        return next(section for section in self.sections if section.id == id)

    @property
    def chapters(self) -> tuple[Section, ...]:
        """All but the quick reference."""
        return tuple(section for section in self.sections if section.id != QUICK)


@cache
def page(game: str, language: str) -> Page:
    sections: list[Section] = []
    title, id, lines = "", "", []
    for line in asset(f"rules/{game}.{language}.md").read_text(encoding="utf-8").splitlines():
        heading = _HEADING.fullmatch(line)
        if heading is None:
            lines.append(line.rstrip())
            continue
        if id:
            sections.append(Section(id, title, tuple(lines)))
        title, id, lines = heading["title"], heading["id"], []
    sections.append(Section(id, title, tuple(lines)))
    return Page(game, language, tuple(sections))


@cache
def _data(game: str) -> Json:
    return json.loads(asset(f"rules/{game}.json").read_text(encoding="utf-8"))


def diagrams(game: str) -> Mapping[str, Json]:
    """The diagrams of a game, by name: see diagrams.py."""
    told: Mapping[str, Json] = _data(game)["diagrams"]
    return told


def section_of_phase(game: str, phase: str) -> str:
    """Where to read about a moment of a match."""
    phases: Mapping[str, str] = _data(game)["phases"]
    return phases.get(phase, FIRST)


def section_of_reason(game: str, reason: str) -> str | None:
    """Where it is written why something is not possible; None for what no rule is about."""
    reasons: Mapping[str, list[str]] = _data(game)["reasons"]
    return next((section for section, keys in reasons.items() if reason in keys), None)
