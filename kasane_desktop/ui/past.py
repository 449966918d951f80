"""The ways through what has been played: the page of past matches, the replay, and what is done there."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMessageBox, QWidget

from kasane_desktop.core.game import Seat
from kasane_desktop.match.history import Entry, write_csv
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import BadRecord
from kasane_desktop.match.shelf import Waiting
from kasane_desktop.match.speech import say_refused
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.ui import on_screen
from kasane_desktop.ui.files import Files
from kasane_desktop.ui.history import HistoryPage
from kasane_desktop.ui.keeper import Keeper
from kasane_desktop.ui.language import translate
from kasane_desktop.ui.lobby.unfinished import Unfinished
from kasane_desktop.ui.picture import onlooker, picture
from kasane_desktop.ui.preferences import Preferences
from kasane_desktop.ui.replay import Reel, ReplayPage, played_on
from kasane_desktop.ui.state_in_words import StateInWords

DRAWN, SEEN = (1024, 640), 480
"""The size of a table that is drawn for the list, and the width in which it is seen."""
LEVEL = "skilled"
"""Of computers that take the seat of a human, where no other computer sits."""


class Past(QObject):
    """Two pages, and who goes from one to the other."""

    shown = Signal(object)  # QWidget: the page to be seen now
    left = Signal()  # back to the lobby
    played_on = Signal(object)  # Match: one that was left, or a new one that begins in the middle of an old one
    result = Signal(object)  # Match: how a past one ended is to be seen
    table = Signal(object)  # Match: the table at its end
    told = Signal(str)  # something the player has to know

    def __init__(self, preferences: Preferences, keeper: Keeper, files: Files, window: QWidget) -> None:
        super().__init__(window)
        self._files = files
        self._window = window
        self._keeper = keeper
        self._history = keeper.history
        self._back: Callable[[], None] = self.show_history
        self._take_back: Callable[[int], None] | None = None
        self._waiting: list[Waiting] = []
        self.page = HistoryPage(self._picture, _drawn)
        self.replay = ReplayPage(preferences)
        self.page.left.connect(self.left)
        self.page.replayed.connect(self._replay)
        self.page.result.connect(lambda number: self._look_at(number, self.result))
        self.page.table.connect(lambda number: self._look_at(number, self.table))
        self.page.continued.connect(self._continue)
        self.page.saved.connect(self._save)
        self.page.deleted.connect(self._delete)
        self.page.exported.connect(self._export)
        self.replay.left.connect(self._go_back)
        self.replay.branched.connect(self._play_on)
        keeper.added.connect(self._refresh)
        keeper.damaged.connect(self._say_damaged)
        keeper.unreadable.connect(self._say_unreadable)
        keeper.left_out.connect(self._say_left_out)

    # -- the pages -----------------------------------------------------------------------------------

    def show_history(self, *, anew: bool = False) -> None:
        """The page as it was left, or with nothing searched for."""
        if anew:
            self.page.search.clear()
        self._read()
        self.shown.emit(self.page)
        self.page.list.setFocus()

    def show_replay(
        self,
        match: Match,
        back: Callable[[], None],
        asked: Seat | None = None,
        at: int | None = None,
        take_back: Callable[[int], None] | None = None,
    ) -> None:
        """Look at a match; `back` leads away again. One that goes on is continued by `take_back` to a step."""
        self._back, self._take_back = back, take_back
        own = next((seat for seat, sitter in enumerate(match.sitters) if sitter.human), 0)
        self.shown.emit(self.replay)
        self.replay.open(Reel(match, asked), own if asked is None else asked, at)

    def _go_back(self) -> None:
        self.replay.close_match()
        self._back()

    def _play_on(self, reel: Reel, seat: Seat) -> None:
        self.replay.close_match()
        if self._take_back is not None:
            self._take_back(reel.at)
            return
        level = next((sitter.player for sitter in reel.whole.sitters if not sitter.human), LEVEL)
        self.played_on.emit(played_on(reel, seat, level))

    # -- what is done with past matches --------------------------------------------------------------

    def _refresh(self) -> None:
        if self.page.isVisible():
            self._read()

    def _read(self) -> None:
        finished: list[Entry] = []
        try:
            finished = self._history.entries()
        except OSError as error:
            self.told.emit(self.tr("The past matches cannot be read: {why}").format(why=_why(error)))
        self._waiting = self._keeper.waiting()
        self.page.show_entries([*self._waiting, *finished])

    def _picture(self, number: int) -> bytes:
        try:
            return self._history.picture(number)
        except (KeyError, OSError):
            return b""

    def _match(self, number: int | str) -> Match | None:
        if isinstance(number, str):
            return next((one.match for one in self._waiting if one.id == number), None)
        try:
            return self._history.match(number)
        except BadRecord as error:
            self.told.emit(say_refused(error, translate=translate))
        except OSError as error:
            self.told.emit(self.tr("The past matches cannot be read: {why}").format(why=_why(error)))
        except KeyError:  # another window has deleted it
            self._read()
        return None

    def _look_at(self, number: int, wanted: SignalInstance) -> None:
        if (match := self._match(number)) is not None:
            wanted.emit(match)

    def _replay(self, number: int) -> None:
        match = self._match(number)
        if match is not None:
            self.show_replay(match, self.show_history)

    def _continue(self, file: str) -> None:
        if not self.take_up(file):
            self._read()

    def take_up(self, file: str) -> bool:
        """Sit down to an unfinished match, or tell why not."""
        try:
            self.played_on.emit(self._keeper.take_up(file))
            return True
        except BadRecord as error:
            self._say_unreadable(error)
        except FileNotFoundError:
            self.told.emit(self.tr("This match is no longer here: another window goes on with it."))
        except OSError as error:
            self.told.emit(self.tr("The disk cannot be written to: {why}").format(why=_why(error)))
        return False

    def unfinished(self) -> list[Unfinished]:
        """All that can be continued, for the lobby."""
        return [self._offered(one) for one in self._keeper.waiting()]

    def _offered(self, one: Waiting) -> Unfinished:
        stands, pictures = StateInWords(one.match), self.page.pictures
        return Unfinished(
            one.id, one.game, stands.others(), stands.state(), lambda dark: pictures.of(one, Look(theme(dark)))
        )

    def _save(self, number: int | str) -> None:
        match = self._match(number)
        if match is not None:
            self._files.save(match)

    def _delete(self, numbers: list[int | str]) -> None:
        box = QMessageBox(self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(self.tr("Delete %n matches for good?", "", len(numbers)))
        yes = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole))
        on_screen.run_dialog(box)
        if box.clickedButton() is yes:
            self.delete(numbers)

    def delete(self, numbers: list[int | str]) -> None:
        """Finished matches by their numbers, unfinished ones by their files."""
        try:
            self._history.delete(number for number in numbers if isinstance(number, int))
            self._keeper.discard(file for file in numbers if isinstance(file, str))
        except OSError as error:
            self.told.emit(self.tr("The disk cannot be written to: {why}").format(why=_why(error)))
        self._read()

    def _export(self, entries: list[Entry]) -> None:
        if (path := self._files.for_table()) is not None:
            self.export(entries, path)

    def export(self, entries: list[Entry], path: Path) -> None:
        table = StringIO()
        write_csv(entries, table)
        self._files.write(path, table.getvalue())

    # -- what has gone wrong -------------------------------------------------------------------------

    def _say_damaged(self, place: Path) -> None:
        text = self.tr("The file of past matches was damaged. It has been set aside as “{file}”; a new one is begun.")
        self.told.emit(text.format(file=place.name))

    def _say_unreadable(self, error: BadRecord) -> None:
        why = say_refused(error, translate=translate)
        self.told.emit(self.tr("An unfinished match was damaged and has been set aside: {why}").format(why=why))

    def _say_left_out(self) -> None:
        self.told.emit(self.tr("The match cannot be written to the disk: it will be missing among the past matches."))


def _drawn(match: Match, dark: bool) -> QPixmap:
    """How a match stands, for whoever looks at the list."""
    image = picture(match, onlooker(match), *DRAWN, dark=dark)
    return QPixmap.fromImage(image.scaledToWidth(SEEN, Qt.TransformationMode.SmoothTransformation))


def _why(error: OSError) -> str:
    return error.strerror or str(error)
