"""What people are called: which names there can be, and which form they have."""

from __future__ import annotations

import re
from unicodedata import category

LONGEST_NAME = 24
"""Of a name that is typed in."""
LONGEST_TEXT = 80
"""Of any text in a record."""

# Signs that turn the direction of whatever stands around them.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_HALF = "Cs"  # of a character: no file can hold it
_OPEN_END = re.compile("[\\s\u200d]+$")  # a joiner that joins nothing
_UNSEEN = frozenset(("Cc", "Cf", "Mn", "Me", "Zs", "Zl", "Zp"))


def tidy(text: str, longest: int = LONGEST_TEXT) -> str:
    """A text in the form in which it can be shown in a line, and written down: tabs and breaks become spaces, what
    disturbs its surroundings goes. What nobody could see is no text at all."""
    whole = (char for char in text if char not in _TURNING and category(char) != _HALF)
    kept = "".join(" " if category(char) in ("Cc", "Zl", "Zp") else char for char in whole)
    kept = _OPEN_END.sub("", kept.strip()[:longest])
    return kept if any(category(char) not in _UNSEEN for char in kept) else ""


def initial(name: str) -> str:
    """The first sign of a name that can be seen; of none, nothing."""
    return next((char.upper() for char in name if category(char) not in _UNSEEN), "")
