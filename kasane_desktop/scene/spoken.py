"""How what is read aloud is put together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from kasane_desktop.scene.kit.phrases import is_japanese

if TYPE_CHECKING:
    from kasane_desktop.models.log_model import LogModel

WIDE_ENDS = ("。", "！", "？", "：")
"""After these there is room already."""
ENDS = ("。", ".", "!", "?", "！", "？", "…", ":", "：")


def joined(*sentences: str) -> str:
    """Sentences as one text; a label among them ends as a sentence does."""
    said = [text.strip() for text in sentences if text.strip()]
    ended = [text if text.endswith(ENDS) else f"{text}{_end(text)}" for text in said[:-1]]
    return "".join([*(text if text.endswith(WIDE_ENDS) else f"{text} " for text in ended), *said[-1:]])


def sentences(text: str) -> list[str]:
    """A text that was put together, in the parts that end."""
    return [part.strip() for part in re.split(r"(?<=[.!?…:])\s+|(?<=[。！？：])", text) if part.strip()]


def log_lines(log: LogModel, row: int) -> list[str]:
    """A line of the log as it is heard: with the points that it brought."""
    return str(log.data(log.index(row, 0), Qt.ItemDataRole.AccessibleTextRole)).splitlines()


def _end(text: str) -> str:
    """The full stop of the script it is written in."""
    return "。" if is_japanese(text) else "."
