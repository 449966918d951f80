"""Classes of actions, written like moves: `meld juu|kagen 2 *`, `bid 1,1,...`.

For each field there is a word: `*` is anything, `|` stands between values of which each will do. The numbers of a tuple
are joined by commas, `?` is any number, and `...` at the end any that follow, or none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kasane_desktop.core.codec import action_fields, action_name
from kasane_desktop.core.game import Action, Game
from kasane_desktop.core.notation import write_words
from kasane_desktop.core.text import Malformed, Reason, shown


@dataclass(frozen=True, slots=True)
class Pattern:
    words: tuple[str, ...]

    def matches(self, action: Action) -> bool:
        written = write_words(action)
        return len(written) == len(self.words) and all(map(_fits, self.words, written))


def read_pattern(game: Game[Any, Any], written: str) -> Pattern:
    """Raises Malformed for what can be no action of this game."""
    words = tuple(written.split())
    for kind in game.action_types:
        if words and action_name(kind) == words[0]:
            if len(words) - 1 != len(action_fields(kind)):
                raise Malformed(Reason("core.action-form"))
            return Pattern(words)
    raise Malformed(Reason("core.action-unknown", {"action": shown(words[0] if words else ""), "game": game.id}))


def _fits(word: str, value: str) -> bool:
    return word == "*" or any(_is(one, value) for one in word.split("|"))


def _is(word: str, value: str) -> bool:
    parts, values = word.split(","), value.split(",")
    if parts[-1] == "...":
        parts.pop()
        values = values[: len(parts)]
    return len(parts) == len(values) and all(part in ("?", one) for part, one in zip(parts, values, strict=True))
