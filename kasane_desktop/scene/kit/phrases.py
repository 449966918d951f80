"""Lines are broken where a reader would: Japanese between phrases, never inside a word; elsewhere neither between a
noun and its number (plateau 2) nor at the hyphen of a short word (balayez-les).

Japanese has no spaces, so Qt would break it between any two signs. Where a phrase ends is told by a small table of
scores (assets/phrases, from BudouX); within a phrase the signs are held together by word joiners, which nobody sees.
They are put in where a text is broken into lines, and taken out where one leaves the screen.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache, lru_cache

from kasane_desktop.core.resources import asset

JOINER = "\N{WORD JOINER}"
_HELD_SPACE = JOINER + "\N{NO-BREAK SPACE}"  # Qt breaks after a space, joiner or not
_NUMBERED = re.compile(r"\S*[^\W\d_](?:\u202f?:)? \d\S*")
_HYPHENED = re.compile(r"\w+(?:-\w+)+")
SHORT = 5
"""Letters of a part of a word that does not stand alone on a line."""
_TAG = re.compile(r"(<[^>]+>)")
_BLOCK = re.compile(r"(</?(?:body|p|h[1-6]|ul|ol|li|table|tr|td|th|br|img)\b[^>]*>)")
CLOSING = "。、，．：；！？）」』】〉》〕…ーっゃゅょッャュョァィゥェォぁぃぅぇぉ々〜・／％"
"""What never begins a line."""
OPENING = "（「『【〈《〔＋"
"""What never ends one."""
_PAUSES = "。、：；！？・／…"


# Comparisons, since a pattern with such ranges takes 2 ms to compile, each time the program starts.


def is_japanese(text: str) -> bool:
    """Whether there is a sign of Japanese in it."""
    return max(text, default="") >= "々" and any(
        "々" <= sign <= "〇" or "\u3040" <= sign <= "\u30ff" or "\u4e00" <= sign <= "\u9fff" for sign in text
    )


def _is_wide(sign: str) -> bool:
    """Whether a sign stands in a square, as those of Japanese do."""
    return sign == "…" or "\u3000" <= sign <= "\u30ff" or "\u4e00" <= sign <= "\u9fff" or "\uff00" <= sign <= "\uffef"


def plain(text: str) -> str:
    """A text as it was before it was joined."""
    return text.replace(_HELD_SPACE, " ").replace(JOINER, "")


@lru_cache(maxsize=4096)
def phrases(text: str) -> tuple[str, ...]:
    """The parts of a text between which a line may be broken; what is not Japanese stays with its neighbours."""
    ends = [at for at in range(1, len(text)) if _may_break(text, at)]
    return tuple(text[start:end] for start, end in zip([0, *ends], [*ends, len(text)], strict=True))


def joined(text: str, too_wide: Callable[[str], bool] | None = None) -> str:
    """The text with its phrases held together, but for those that have no room on a line of their own."""
    if not is_japanese(text):
        return _joined_latin(text, too_wide)
    return "".join(part if too_wide and too_wide(part) else _hold(part) for part in phrases(text))


def joined_html(html: str) -> str:
    """Rich text, each of its blocks joined; marks inside a block do not end a phrase."""
    return "".join(
        block if _BLOCK.fullmatch(block) else _joined_block(block) if is_japanese(block) else _joined_words(block)
        for block in _BLOCK.split(holding(html))
    )


_TOLD = re.compile(r"\S*[^\W\d_]\u202f?: \d\S*")
"""A number and what it is of: “hand: 3”."""


def _joined_latin(text: str, too_wide: Callable[[str], bool] | None = None) -> str:
    def hold(found: re.Match[str]) -> str:
        whole = found[0]
        if (too_wide and too_wide(whole)) or ("-" in whole and min(map(len, whole.split("-"))) > SHORT):
            return whole
        return whole.replace(" ", _HELD_SPACE).replace("-", f"{JOINER}-{JOINER}")

    return _HYPHENED.sub(hold, _TOLD.sub(hold, _NUMBERED.sub(hold, text)))


def _joined_words(html: str) -> str:
    pieces = enumerate(_TAG.split(holding(html)))
    return "".join(piece if number % 2 else _joined_latin(piece) for number, piece in pieces)


def holding(html: str) -> str:
    """Rich text with spaces that hold. Qt takes the narrow one before a French sign for any space, and ends lines
    there; the wide one it lets stand."""
    return html.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")


def _joined_block(html: str) -> str:
    """Joiners go in before the sign they hold to the one before, whatever marks stand between the two."""
    pieces = _TAG.split(html)
    text = "".join(pieces[::2])
    held, at = set[int](), 0
    for phrase in phrases(text):
        held |= {at + n for n in range(1, len(phrase)) if _holds(text, at + n)}
        at += len(phrase)
    out, at = [], 0
    for number, piece in enumerate(pieces):
        if number % 2:
            out.append(piece)
            continue
        for sign in piece:
            out.append(JOINER + sign if at in held else sign)
            at += 1
    return "".join(out)


def _hold(phrase: str) -> str:
    return "".join(JOINER + sign if at and _holds(phrase, at) else sign for at, sign in enumerate(phrase))


def _holds(text: str, at: int) -> bool:
    """Whether a joiner is needed before a sign: Latin words hold by themselves, and break at their spaces."""
    before, after = text[at - 1], text[at]
    return (_is_wide(before) or _is_wide(after)) and not (before.isspace() or after.isspace())


NAMES = ("あおい", "れん", "かえで", "すみ", "みか", "かい", "そら")
"""Of computer players: the table of scores knows other words of these signs."""
NUMERALS = "一二三四五六七八九十百"


def _may_break(text: str, at: int) -> bool:
    before, after = text[at - 1], text[at]
    if after in CLOSING or before in OPENING or not (_is_wide(before) or _is_wide(after)):
        return before.isspace() and after not in CLOSING
    if before in _PAUSES or before.isspace() or after in OPENING:
        return not (before == "・" and after.isdigit())  # cards in a row
    if before.isdigit() or before in "+−" or after.isspace() or (before in NUMERALS and after in NUMERALS):
        return False
    return _score(text, at) > 0 and not _tears(text, at)


def _tears(text: str, at: int) -> bool:
    """Whether a name would be torn that the table of scores takes for several words."""
    return any(text.startswith(name, at - before) for name in NAMES for before in range(1, len(name)))


@cache
def _model() -> tuple[dict[str, dict[str, int]], float]:
    model: dict[str, dict[str, int]] = json.loads(asset("phrases/ja.json").read_text(encoding="utf-8"))
    return model, -sum(sum(scores.values()) for scores in model.values()) / 2


def _score(text: str, at: int) -> float:
    """Above 0 where a phrase ends: one, two and three signs about the place speak for it or against it."""
    model, total = _model()
    for kind, length, first in (("UW", 1, -3), ("BW", 2, -2), ("TW", 3, -3)):
        for number in range(1, {"UW": 7, "BW": 4, "TW": 5}[kind]):
            start = at + first + number - 1
            if start >= 0 and start + length <= len(text):
                total += model.get(f"{kind}{number}", {}).get(text[start : start + length], 0)
    return total
