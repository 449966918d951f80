"""How long what is said in a lesson is: nobody reads more than a few lines before a move."""

from __future__ import annotations

import re

MOST_WORDS = 40
MOST_SIGNS = 90
"""In Japanese, which is counted in signs."""
_WORD = re.compile(r"[^\W_]")


def length(text: str, language: str) -> int:
    """Words; signs in Japanese. A mark that stands alone, as French sets it, is no word."""
    if language == "ja":
        return len(text)
    return sum(_WORD.search(word) is not None for word in text.split())


def longest(language: str) -> int:
    return MOST_SIGNS if language == "ja" else MOST_WORDS
