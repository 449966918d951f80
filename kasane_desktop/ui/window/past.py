"""The ways through what has been played: the page of past matches, the replay, and what is done there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMessageBox, QStackedWidget, QWidget

from kasane_desktop.analyst.analysis import write_analysis
from kasane_desktop.core.game import Json, Seat
from kasane_desktop.match.history import BusyHistory, History, HistoryStopped, NewerHistory, Query
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import BadRecord
from kasane_desktop.match.shelf import Waiting
from kasane_desktop.match.speech import say_refused
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.dialogs.files import WHOLE, Files
from kasane_desktop.ui.history import HistoryPage
from kasane_desktop.ui.keeping.keeper import Keeper
from kasane_desktop.ui.lobby.unfinished import Unfinished
from kasane_desktop.ui.pictures.picture import thumbnail
from kasane_desktop.ui.pictures.state_in_words import StateInWords
from kasane_desktop.ui.practice import Book, Filling, PracticePage
from kasane_desktop.ui.replay import Reel, ReplayPage, played_on
from kasane_desktop.ui.review.looking import kept_analysis
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import Preferences

AGAIN, SLOW = 1000, 400
"""Milliseconds until another program that was writing is asked for the file again, and until a list that has not come
is excused."""
READING = ("kinds", "matches", "more", "figures", "series", "skill", "match")
"""What is asked for to be shown."""
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
        self._preferences = preferences
        self._files = files
        self._window = window
        self._keeper = keeper
        self._library = keeper.library
        self._back: Callable[[], None] = self.show_history
        self._take_back: Callable[[int], None] | None = None
        self._waiting: list[Waiting] = []
        self._again = QTimer(self, singleShot=True, interval=AGAIN)
        self._again.timeout.connect(self._refresh)
        self._slow = QTimer(self, singleShot=True, interval=SLOW)
        self._slow.timeout.connect(self._say_slow)
        self.page = HistoryPage(keeper.library, _drawn)
        self.replay = ReplayPage(preferences)
        self.replay.looking.keep_in(keeper.library)
        self.book = Book(keeper.library, self)
        self.practice = PracticePage(preferences, self.book)
        self.filling: Filling | None = None
        self.page.list.use_keys(preferences.keys)
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
        self.replay.looking.summed_up.connect(self.count_due)
        self.practice.left.connect(self.left)
        self.practice.looked.connect(self._look_back)
        keeper.added.connect(self._refresh)
        keeper.library.damaged.connect(self._say_damaged)
        keeper.library.unreadable.connect(self._say_left_aside)
        keeper.library.progress.connect(self._say_progress)
        keeper.library.failed.connect(self._say_failed)
        keeper.unreadable.connect(self._say_unreadable)
        keeper.left_out.connect(self._say_left_out)

    def apply_preferences(self) -> None:
        self.page.list.use_keys(self._preferences.keys)
        self.replay.apply_preferences()
        self.practice.apply_preferences()

    # -- the pages -----------------------------------------------------------------------------------

    def show_history(self, *, anew: bool = False) -> None:
        """The page as it was left, or with nothing searched for."""
        if anew:
            self.page.search.clear()
        self._read()
        self.page.list.setFocus()
        self.shown.emit(self.page)

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
        self.replay.bar.slider.setFocus()  # before it is seen: whatever has the keyboard on a page is told
        self.shown.emit(self.replay)
        reel = Reel(match, asked, open_hands=self._preferences.open_hands)
        self.replay.open(reel, own if asked is None else asked, at)

    # -- one's mistakes ------------------------------------------------------------------------------

    def show_practice(self) -> None:
        """What is due of the book of mistakes."""
        self.shown.emit(self.practice)
        self.practice.open()

    def _look_back(self, match: Match, at: int) -> None:
        """At the whole of a match out of which something was asked; the book is where one comes back to."""
        self.practice.close_match()
        self.show_replay(match, self.show_practice, at=at)
        self.replay.show_review(True)

    def fill_book(self, pages: QStackedWidget, quiet: Sequence[QWidget]) -> None:
        """Look back at matches by itself, as long as one of these pages is seen, on which nobody plays."""

        def free() -> bool:
            return self._preferences.book and pages.currentWidget() in quiet

        self.filling = filling = Filling(self._library, free, self)
        filling.filled.connect(self.count_due)
        pages.currentChanged.connect(filling.see)
        self._keeper.added.connect(filling.again)
        self.book.lost.connect(filling.again)
        self.count_due()

    def count_due(self) -> None:
        """How many mistakes are due, where the book is kept."""
        if self.filling is not None:
            self.book.count()

    def with_review(self, match: Match | None, then: Callable[[Json], None]) -> None:
        """`then` is given what looking back at a match has found, now or earlier; None if nobody has."""
        found = self.replay.found(match)
        if found is not None or match is None or match.outcome() is None:
            then(found)
        else:
            self._library.ask("review-told", partial(_review, match=match), then)

    def close(self) -> None:
        self.replay.close_match()
        self.practice.close_match()
        if self.filling is not None:
            self.filling.close()

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
        """Show what there is. What must be looked for comes when it has been found."""
        self._keeper.ask_waiting(self._show_waiting)
        self._slow.start()
        self.page.show_all()

    def _show_waiting(self, found: list[Waiting]) -> None:
        self._waiting = found
        self.page.show_waiting(found)

    def _with_match(self, number: int | str, then: Callable[[Match], None]) -> None:
        """Find a match and do something with it."""
        if isinstance(number, int):
            self._library.ask("match", partial(_match, number=number), partial(self._found, then))
        elif (one := next((one for one in self._waiting if one.id == number), None)) is not None:
            then(one.match)

    def _found(self, then: Callable[[Match], None], match: Match | BadRecord | None) -> None:
        if not self.page.isVisible():  # whoever wanted it has gone elsewhere meanwhile
            return
        if match is None:  # another window has deleted it
            self._read()
        elif isinstance(match, BadRecord):
            self.told.emit(say_refused(match, translate=translate))
        else:
            then(match)

    def _look_at(self, number: int, wanted: SignalInstance) -> None:
        self._with_match(number, wanted.emit)

    def _replay(self, number: int) -> None:
        self._with_match(number, lambda match: self.show_replay(match, self.show_history))

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

    def ask_unfinished(self, then: Callable[[list[Unfinished]], None]) -> None:
        """`then` is given all that can be continued, for the lobby."""
        self._keeper.ask_waiting(lambda found: then([self._offered(one) for one in found]))

    def _offered(self, one: Waiting) -> Unfinished:
        stands, pictures = StateInWords(one.match), self.page.pictures
        return Unfinished(
            one.id, one.game, stands.others(), stands.state(), lambda dark: pictures.drawn(one, Look(theme(dark)))
        )

    def _save(self, number: int | str) -> None:
        self._with_match(number, lambda match: self._files.save(match))

    def _delete(self, numbers: list[int | str]) -> None:
        box = QMessageBox(self._window)
        box.setWindowTitle("Kasane Desktop")
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
            self._keeper.discard(file for file in numbers if isinstance(file, str))
        except OSError as error:
            self.told.emit(self.tr("The disk cannot be written to: {why}").format(why=_why(error)))
        if finished := [number for number in numbers if isinstance(number, int)]:
            self._library.ask("deletion", lambda history: history.delete(finished), lambda _: self._read())
        else:
            self._read()

    def _export(self, query: Query) -> None:
        if (path := self._files.for_table()) is not None:
            self.export(query, path)

    def export(self, query: Query, path: Path) -> None:
        """As a table, or with all that was played and found out about it."""
        work = History.whole if path.suffix == WHOLE else History.table
        self._library.ask("table", lambda history: work(history, query), lambda text: self._files.write(path, text))

    # -- what has gone wrong -------------------------------------------------------------------------

    def _say_failed(self, subject: str, error: OSError) -> None:
        """What the library could not do. Another program that is writing is soon done: no word is lost about it but
        on the page."""
        self._slow.stop()
        if isinstance(error, NewerHistory):
            self.page.say(self.tr("A newer version of the program keeps the past matches. They are left as they are."))
        elif isinstance(error, BusyHistory) and subject in READING:
            self.page.say(self.tr("Another program is using the past matches. One moment…"))
            self._again.start()
        elif subject in ("deletion", "table"):
            self.told.emit(self.tr("The disk cannot be written to: {why}").format(why=_why(error)))
        elif subject in READING and not isinstance(error, HistoryStopped):
            text = self.tr("The past matches cannot be read: {why}").format(why=_why(error))
            self.page.say(text)
            if subject == "kinds":
                self.told.emit(text)

    def _say_slow(self) -> None:
        if self._library.asked_for("kinds", "matches"):
            self.page.say(self.tr("One moment…"))

    def _say_progress(self, done: int, whole: int) -> None:
        self._slow.stop()
        text = self.tr("The past matches are being put in order: {done} of {all}")
        self.page.say(text.format(done=done, all=whole))

    def _say_damaged(self, place: Path) -> None:
        text = self.tr(
            "The file of past matches was damaged. It has been set aside as “{file}”; what could be read is here."
        )
        self.told.emit(text.format(file=place.name))
        self.page.pictures.forget()
        self._refresh()

    def _say_left_aside(self, matches: int) -> None:
        self.told.emit(
            self.tr("%n past matches could not be read. They are kept aside; all others are here.", "", matches)
        )

    def _say_unreadable(self, error: BadRecord) -> None:
        why = say_refused(error, translate=translate)
        self.told.emit(self.tr("An unfinished match was damaged and has been set aside: {why}").format(why=why))

    def _say_left_out(self) -> None:
        self.told.emit(self.tr("The match cannot be written to the disk: it will be missing among the past matches."))


def _drawn(match: Match, dark: bool) -> QPixmap:
    """How a match stands, for whoever looks at the list."""
    return QPixmap.fromImage(thumbnail(match, dark=dark))


def _match(history: History, number: int) -> Match | BadRecord | None:
    """In the thread of the library."""
    try:
        return history.match(number)
    except BadRecord as error:
        return error
    except KeyError:
        return None


def _review(history: History, match: Match) -> Json:
    """In the thread of the library; a file that cannot be read knows nothing."""
    try:
        analysis = kept_analysis(history, match)
    except OSError:
        return None
    return None if analysis is None else write_analysis(analysis)


def _why(error: OSError) -> str:
    return error.strerror or str(error)
