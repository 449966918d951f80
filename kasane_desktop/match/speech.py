"""From keys to sentences: the one place where parameters are put into texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from unicodedata import bidirectional

from kasane_desktop.catalogue import BOXES, CATALOGUE
from kasane_desktop.core.text import BadRecord, Event, Param, Params, Phrase, Reason, Refused, Term, Who
from kasane_desktop.core.texts import TEXTS as CORE_TEXTS
from kasane_desktop.match.sitter import Sitter, guest_number
from kasane_desktop.match.texts import TEXTS as MATCH_TEXTS
from kasane_desktop.players.texts import TEXTS as PLAYER_TEXTS


class Sources(Mapping[str, str]):
    """All texts in English, by their keys. What is said at a table is loaded when it is first looked for."""

    def __init__(self) -> None:
        self._printed = {**CORE_TEXTS, **MATCH_TEXTS, **PLAYER_TEXTS}
        for box in BOXES.values():
            self._printed.update(box.texts)

    @cached_property
    def _all(self) -> Mapping[str, str]:
        from kasane_desktop.match.review_texts import TEXTS as REVIEW_TEXTS
        from kasane_desktop.players.mind import MINDS

        said = [REVIEW_TEXTS, *(game.texts for game in CATALOGUE.values()), *(mind.texts for mind in MINDS.values())]
        return {**self._printed, **{key: text for texts in said for key, text in texts.items()}}

    def __getitem__(self, key: str) -> str:
        return self._printed[key] if key in self._printed else self._all[key]

    def __contains__(self, key: object) -> bool:
        return key in self._printed or key in self._all

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)


SOURCES = Sources()

_RIGHT_TO_LEFT = {"R", "AL", "RLE", "RLO", "RLI"}
_FIRST_STRONG, _POP = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"

Translate = Callable[[str, str], str]
"""(context, source) -> text in the language of the reader."""


class You(str):
    """What the only human at a table who gave no name is called, in the language of the reader. It is no name, whoever
    may type the same letters as theirs: a sentence about who is called so has a form of its own (its key, an @, and
    the parameter)."""

    __slots__ = ()


def source_text(context: str, source: str) -> str:
    """The translation into the language the sources are written in."""
    return source


def say(key: str, params: Params | None = None, names: Sequence[str] = (), translate: Translate = source_text) -> str:
    """The sentence for a key. `names` are those of the seats."""
    params = params or {}
    key = next((form for form in _addressing(key, params, names) if form in SOURCES), key)
    text = translate(key.partition(".")[0], SOURCES[key])
    return text.format_map({name: _spoken(value, names, translate) for name, value in params.items()})


def say_all(told: Reason | Event, names: Sequence[str] = (), translate: Translate = source_text) -> str:
    return say(told.key, told.params, names, translate)


def say_refused(error: Refused, names: Sequence[str] = (), translate: Translate = source_text) -> str:
    """Why something was refused, with the move at fault if there is one."""
    reason = say_all(error.reason, names, translate)
    if isinstance(error, BadRecord) and error.move is not None:
        return say("record.at-move", {"move": error.move, "reason": reason}, names, translate)
    return reason


def is_you(name: str) -> bool:
    """Whether a seat is the reader's own: its sitter has no name, or is called "you" for it."""
    return not name or isinstance(name, You)


def called(name: str, translate: Translate = source_text) -> str:
    """What a seat is called in the language of the reader."""
    return You(say("match.you", translate=translate)) if is_you(name) else isolated(name)


def name_of(sitter: Sitter, translate: Translate = source_text) -> str:
    """What a sitter is called. Computer players are kept under their names in Latin letters, and are called in the
    script of the reader, as are people who gave no name; a name that a human gave is left as it is."""
    if (number := guest_number(sitter)) is not None:
        return say("match.player", {"n": number}, translate=translate)
    key = f"players.name.{sitter.name.lower()}"
    if sitter.human or key not in SOURCES:
        return called(sitter.name, translate)
    return say(key, translate=translate)


def names_of(sitters: Sequence[Sitter], translate: Translate = source_text) -> list[str]:
    return [name_of(sitter, translate) for sitter in sitters]


@lru_cache(maxsize=256)  # a table names its sitters hundreds of times
def isolated(name: str) -> str:
    """A name written from right to left must not turn the sentence round it."""
    if name.startswith(_FIRST_STRONG) or not any(bidirectional(sign) in _RIGHT_TO_LEFT for sign in name):
        return name
    return f"{_FIRST_STRONG}{name}{_POP}"


def _addressing(key: str, params: Params, names: Sequence[str]) -> list[str]:
    """The keys of a sentence's forms that speak to the reader as one of those it is about."""
    about = {name: int(value) for name, value in params.items() if isinstance(value, Who)}
    return [f"{key}@{name}" for name, seat in about.items() if 0 <= seat < len(names) and is_you(names[seat])]


def _spoken(value: Param, names: Sequence[str], translate: Translate) -> str:
    if isinstance(value, Term):
        params = value.params if isinstance(value, Phrase) else None
        return say(value, params, names, translate) if value in SOURCES else str(value)
    if isinstance(value, Who):
        return called(names[value], translate) if 0 <= value < len(names) else str(value + 1)
    if isinstance(value, tuple):
        return say("match.between", translate=translate).join(_spoken(part, names, translate) for part in value)
    return str(value)
