"""What is set between words or beside them, and differs where they are Japanese."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def japanese() -> bool:
    """Whether all that is shown is in Japanese now."""
    return QLocale().language() == QLocale.Language.Japanese


def ornament(kanji: str) -> str:
    """A kanji set beside a label. In Japanese it is read with the label, and says the same again: there is none."""
    return "" if japanese() else kanji


def dotted(*parts: str) -> str:
    """Short phrases on one line, set apart by dots."""
    return _dot().join(parts)


def separated(line: str) -> list[str]:
    """The phrases that `dotted` has put on one line."""
    return line.split(_dot())


def _dot() -> str:
    return "・" if japanese() else " · "
