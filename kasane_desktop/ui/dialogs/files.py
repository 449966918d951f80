"""The dialogs that ask for a file, and the writing of one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from kasane_desktop.core.files import save_file
from kasane_desktop.core.game import Json
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import dump_record
from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.dialogs.report import report
from kasane_desktop.ui.settings.folders import documents_folder
from kasane_desktop.ui.settings.preferences import Preferences

RECORD, REPORT, WHOLE = ".kasane", ".kasane-report", ".json"


class Files(QObject):
    """Asks in the name of a window."""

    failed = Signal(str)  # why a file could not be written, to be told
    written = Signal(str)  # where one was written, to be told

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def to_open(self) -> Path | None:
        kinds = self.tr("Matches (*{suffix} *{report} *.json)").format(suffix=RECORD, report=REPORT)
        return on_screen.ask_for_file(self._window, self.tr("Open a match"), kinds, documents_folder(), to_write=False)

    def save(self, match: Match) -> None:
        kinds = self.tr("Matches (*{suffix})").format(suffix=RECORD)
        path = self._to_write(self.tr("Save the match"), f"{match.game.id}-{match.seed}{RECORD}", kinds)
        if path is not None:
            self.write(path, dump_record(match))

    def report(self, match: Match | None, preferences: Preferences, review: Json = None) -> None:
        """All that helps to find a fault, with the match that is looked at."""
        kinds = self.tr("Reports (*{suffix})").format(suffix=REPORT)
        path = self._to_write(self.tr("Report a problem"), f"kasane-desktop{REPORT}", kinds)
        if path is not None:
            self.write(path, report(match, preferences, review))

    def for_table(self) -> Path | None:
        kinds = self.tr("Tables (*.csv)"), self.tr("Matches with what looking back has found (*.json)")
        return self._to_write(self.tr("Export past matches"), "kasane-desktop.csv", ";;".join(kinds))

    def _to_write(self, title: str, proposal: str, kinds: str) -> Path | None:
        return on_screen.ask_for_file(self._window, title, kinds, documents_folder() / proposal, to_write=True)

    def write(self, path: Path, text: str) -> None:
        """Half a sign, which a file may have held, cannot be written: a question mark stands for it."""
        try:
            save_file(path, text.encode(errors="replace"))
        except OSError as error:
            self.failed.emit(self.tr("The file cannot be written there: {why}").format(why=error.strerror))
        else:
            self.written.emit(saved_as(path))


def saved_as(path: Path) -> str:
    """Says which file was written, and where."""
    text = QCoreApplication.translate("Files", "Saved as “{file}” in {folder}")
    return text.format(file=path.name, folder=path.parent)
