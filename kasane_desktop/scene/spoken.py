"""How what is read aloud is put together."""

from __future__ import annotations

WIDE_ENDS = ("。", "！", "？", "：")
"""After these there is room already."""
ENDS = ("。", ".", "!", "?", "！", "？", "…", ":", "：")


def joined(*sentences: str) -> str:
    """Sentences as one text; a label among them ends as a sentence does."""
    said = [text.strip() for text in sentences if text.strip()]
    ended = [text if text.endswith(ENDS) else f"{text}{_end(text)}" for text in said[:-1]]
    return "".join([*(text if text.endswith(WIDE_ENDS) else f"{text} " for text in ended), *said[-1:]])


def _end(text: str) -> str:
    """The full stop of the script it is written in."""
    return "。" if any("\u3040" <= sign <= "\u30ff" or "\u4e00" <= sign <= "\u9fff" for sign in text) else "."
