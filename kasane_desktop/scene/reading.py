"""Keys that read the table aloud, without leaving the place where one is."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kasane_desktop.core.game import Seat
from kasane_desktop.scene.hot import SheetItem
from kasane_desktop.scene.reading_keys import READING_KEYS, READINGS
from kasane_desktop.scene.spoken import joined, log_lines
from kasane_desktop.scene.table_scene import TableScene

LAST_MOVES = 6


class TableReader(QObject):
    """Reads parts of a table when a key asks for them."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self._others_read = 0

    def press(self, key: str) -> bool:
        """Whether a key reads something; then it is being said."""
        what = dict(zip(READING_KEYS, READINGS, strict=True)).get(key)
        if what == "mode":
            self.set_mode(not self.scene.reading)
        elif what is not None:
            self.scene.spoken.emit(self.words(what) or self.tr("There is nothing to read."))
        return what is not None

    def set_mode(self, reading: bool) -> None:
        """Whether the keyboard goes to everything that can be read."""
        scene = self.scene
        if not reading and isinstance(focused := scene.focusItem(), SheetItem):
            focused.clearFocus()
        scene.reading = reading
        on = self.tr("Reading mode: the keys go to everything, and Enter says why a thing does nothing.")
        scene.spoken.emit(on if reading else self.tr("The keys go to what can be done."))

    def words(self, what: str) -> str:
        """What one of the keys reads."""
        scene = self.scene
        scene.moments.finish()  # who listens hears the points that are won, not those that have arrived
        sheets, log, seats = scene.arranged.sheets, scene.log, scene.seats.rowCount()
        others = [(scene.viewer + step) % seats for step in range(1, seats)]
        match what:
            case "asked":
                return scene.prompt()
            case "moves":
                rows = range(max(0, log.rowCount() - LAST_MOVES), log.rowCount())
                return joined(*(line for row in rows for line in log_lines(log, row)))
            case "points":
                return joined(*map(self._seat, (scene.viewer, *others)))
            case "others":
                self._others_read += 1
                return self._seat(others[(self._others_read - 1) % len(others)]) if others else ""
        starts = scene.read_as_own if what == "hand" else scene.read_in_the_middle
        named = (sheet.name for start in starts for key, sheet in sheets.items() if key.startswith(start))
        return joined(*named, self._seat(scene.viewer) if what == "hand" else "")

    def _seat(self, seat: Seat) -> str:
        """What is known of a seat."""
        sheets = self.scene.arranged.sheets
        keys = (f"seat/{seat}/words", f"seat/{seat}", *(("you",) if seat == self.scene.viewer else ()))
        return next((sheets[key].name for key in keys if key in sheets and sheets[key].name), "")
