"""The problem report: a file with all that is needed to find a fault, and nothing that tells where it was made.

It holds the record of the match, so that the program opens it like any saved match (docs/record.md).
"""

from __future__ import annotations

import json
import logging
import platform
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
from kasane_desktop.ui.preferences import Preferences

MOST_LINES = 300
PRIVATE = ("geometry",)
"""Preferences that are nobody's business."""


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
    """Without the folders of this machine."""
    places = {str(Path(__file__).resolve().parents[2]): "…", sys.prefix: "…", str(Path.home()): "~"}
    for place in sorted(places, key=len, reverse=True):  # one may lie in another, or begin like it
        if len(place) > 1:
            text = text.replace(place, places[place])
    return text


def report(match: Match | None, preferences: Preferences) -> str:
    """The whole file."""
    settings = {name: value for name, value in vars(preferences).items() if name not in PRIVATE}
    written: dict[str, Json] = {
        "format": REPORT_FORMAT,
        "version": REPORT_VERSION,
        "app": __version__,
        "platform": _platform(),
        "settings": settings,
        "log": list(log.lines),
        "record": None if match is None else write_record(match),
    }
    return json.dumps(written, ensure_ascii=False, indent=1)


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
