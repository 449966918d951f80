"""The problem report: a file with all that is needed to find a fault, and nothing that tells where or by whom it was
made: no name that somebody typed, no folder of the machine.

It holds the record of the match, so that the program opens it like any saved match (docs/record.md).
"""

from __future__ import annotations

import json
import logging
import platform
import re
import sys
import traceback
from collections import deque
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion
from PySide6.QtGui import QGuiApplication

from kasane_desktop import __version__
from kasane_desktop.core.game import Json
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import REPORT_FORMAT, REPORT_VERSION, write_record
from kasane_desktop.match.sitter import HUMAN
from kasane_desktop.ui.settings.preferences import Preferences

MOST_LINES = 300
TOLD = (
    *(
        "language",
        "theme",
        "contrast",
        "text_size",
        "speed",
        "system_motion",
        "curtain",
        "open_hands",
        "undo_agreement",
        "think_seconds",
        "call_seconds",
    ),
    *("untimed", "stop_keys", "pass_keys", "log_open", "rules_zoom", "game"),
    *("volume", "muted", "sounds", "turn_signal", "lessons", "invited", "companion", "keys", "told", "book"),
)
"""The preferences that are told. All others are nobody's business: places on the screen, names that were typed."""
_QUOTED = re.compile(r"""(["'])(?:[A-Za-z]:[\\/]|\\\\|~?/)[^"'\n]*\1""")
_BARE = re.compile(r"""(?<![…\w/\\.:"'])(?:[A-Za-z]:[\\/]|\\\\|~?/)[^\s/].*""")


class Log(logging.Handler):
    """What went on lately: messages of this program, of Qt, and faults nobody caught."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: deque[str] = deque(maxlen=MOST_LINES)

    def install(self) -> None:
        """Listen from now on; all that is heard is still printed."""
        logging.getLogger().addHandler(self)
        qInstallMessageHandler(self._hear_qt)
        self._before = sys.excepthook
        sys.excepthook = self._hear_fault

    def emit(self, record: logging.LogRecord) -> None:
        text = f"{record.levelname} {record.name}: {self.format(record)}"  # with the traceback, if there is one
        self.note(text)
        print(text, file=sys.stderr)

    def note(self, text: str) -> None:
        self.lines.extend(anonymous(line) for line in text.rstrip().split("\n"))

    def _hear_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        self.note(f"{kind.name}: {message}")
        print(message, file=sys.stderr)

    def _hear_fault(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.note("".join(traceback.format_exception(kind, error, trace)))
        self._before(kind, error, trace)


log = Log()


def anonymous(text: str) -> str:
    """Without the folders of this machine: what lies in the program is told from there, of all else nothing."""
    for place in sorted({str(Path(__file__).resolve().parents[3]), sys.prefix}, key=len, reverse=True):
        text = text.replace(place, "…")
    text = text.replace(str(Path.home()), "~") if len(str(Path.home())) > 1 else text  # it may have spaces in it
    return _BARE.sub("…", _QUOTED.sub(r"\1…\1", text))


def report(match: Match | None, preferences: Preferences, review: Json = None) -> str:
    """The whole file; with what looking back at the match has found, if that is known."""
    names = _names(preferences.setups) | ({sitter.name for sitter in match.sitters} if match else set())
    written: dict[str, Json] = {
        "format": REPORT_FORMAT,
        "version": REPORT_VERSION,
        "app": __version__,
        "platform": _platform(),
        "settings": {name: getattr(preferences, name) for name in TOLD},
        "log": [_without(names, line) for line in log.lines],
        "record": None if match is None else _nameless(match),
        "review": review,
    }
    return json.dumps(written, ensure_ascii=False, indent=1)


def _nameless(match: Match) -> dict[str, Json]:
    """The record with seats that are called by their numbers."""
    record = write_record(match)
    for number, seat in enumerate(record["seats"], 1):
        seat["name"] = str(number)
        if seat["player"] == HUMAN:
            seat["traits"].pop("crest", None)  # the first sign of a name
    return record


def _names(value: Json) -> set[str]:
    """All names that somebody typed when setting up a match."""
    if isinstance(value, dict):
        own = {value["name"]} if isinstance(value.get("name"), str) else set()
        return own.union(*map(_names, value.values()))
    return set().union(*map(_names, value)) if isinstance(value, list) else set()


def _without(names: set[str], line: str) -> str:
    for name in sorted(filter(None, names), key=len, reverse=True):
        line = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "…", line)
    return line


def _platform() -> dict[str, Json]:
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    return {
        "system": platform.platform(),
        "machine": platform.machine(),
        "python": platform.python_version(),
        "qt": qVersion(),
        "window_system": QGuiApplication.platformName(),
        "screen": [size.width(), size.height(), screen.devicePixelRatio()],
        "frozen": bool(getattr(sys, "frozen", False)),
    }
