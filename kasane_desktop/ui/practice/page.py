"""The page on which one's mistakes are put before one again, on the table where they were made."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QDate, QEvent, QLocale, QPoint, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kasane_desktop.analyst.analysis import Decision
from kasane_desktop.core.game import Action
from kasane_desktop.match.history import Filed
from kasane_desktop.match.match import Match
from kasane_desktop.scene.announcer import Announcer
from kasane_desktop.scene.host import TableHost
from kasane_desktop.scene.kit import Look, ground, panel, theme
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.spoken import joined
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.controls.leaving import leaves
from kasane_desktop.ui.controls.style import pace
from kasane_desktop.ui.controls.widgets import Line, WordButton, dress, painter_of
from kasane_desktop.ui.lobby.cards import game_name
from kasane_desktop.ui.playing.table_view import TableView
from kasane_desktop.ui.practice.book import Asked, Book, Chosen
from kasane_desktop.ui.review.asking import Asking
from kasane_desktop.ui.review.trial import TrialBox
from kasane_desktop.ui.review.verdict import judged, solution
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import Preferences

SIDE = 400
"""The width of what stands beside the table, in design units."""
RUN_UP, BREATH = 18, 250
"""Steps that are shown before the question in a game of memory, and milliseconds between them."""


class PracticePage(QWidget):
    """Goes through a sitting of the book, card by card. The first answer to each is noted."""

    left = Signal()
    looked = Signal(object, int)  # Match, and a step of it: the whole of it is to be looked back at
    menu_wanted = Signal(QPoint)

    def __init__(self, preferences: Preferences, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences, self.book = preferences, book
        self._dark = False
        self._look = Look(theme(False))
        self._host: TableHost | None = None
        self._shown: Match | None = None  # the match up to where it is shown
        self.asked: Asked | None = None
        self._noted = False  # whether the answer has been
        self._known = False  # whether what is right has been told, by whoever sits here or to them
        self._cards: Sequence[Filed] = ()
        self._number, self._right, self._answered = 0, 0, 0
        self._rest: Chosen | None = None  # what is to be said when nothing is asked
        self.view = TableView(self)
        self.announcer = Announcer(self.view)
        self.side = QWidget(self)
        self.title, self.where = Line(19, serif=True), Line(13, tone="plate_soft", wraps=True)
        self.words = Line(16, wraps=True)
        self.trial = TrialBox(of_book=True)
        self.whole, self.ahead, self.done = (WordButton("outline", 15) for _ in range(3))
        self._column = column = QVBoxLayout(self.side)
        for part in (self.title, self.where, self.words, self.trial, self.whole, self.ahead, self.done):
            column.addWidget(part)
        column.addStretch(1)
        self.side.setAutoFillBackground(True)
        self.asking = Asking(preferences, self.view, lambda: self._show(moving=False), self)
        self._running = QTimer(self, singleShot=True, interval=BREATH)
        self._running.timeout.connect(self._run_on)
        self._connect()
        self._say()

    def _connect(self) -> None:
        self.asking.answered.connect(self._judge)
        self.trial.solution.clicked.connect(self._solve)
        self.trial.next.clicked.connect(lambda: self._go_to(self._number + 1))
        self.trial.stop.clicked.connect(self.left)
        self.whole.clicked.connect(self._look_at_whole)
        self.ahead.clicked.connect(lambda: self.book.sit_down(self._open, ahead=True))
        self.done.clicked.connect(self.left)

    # -- a sitting -----------------------------------------------------------------------------------

    def open(self) -> None:
        """With what is due."""
        self.close_match()
        self._cards, self._rest = (), None
        self._say()
        self._arrange()
        self.book.sit_down(self._open)

    def _open(self, chosen: Chosen) -> None:
        self._cards, self._rest = chosen.cards, chosen
        self._right = self._answered = 0
        self._go_to(0)

    def _go_to(self, number: int) -> None:
        self.close_match()
        self._number = number
        if number < len(self._cards):
            self.book.ask(self._cards[number], self._put)
        else:
            self._say()
            self._arrange()
            self.announcer.say(self.words.text())
            self.done.setFocus()

    def _put(self, asked: Asked | None) -> None:
        """The position as it was for who decided; what happened later is not told."""
        if asked is None:  # deleted meanwhile, or damaged
            self._go_to(self._number + 1)
            return
        self.asked, self._noted, self._known = asked, False, False
        decision, match = asked.decision, asked.match
        self._shown = shown = match.branch(decision.at)
        shown.cursor = max(0, decision.at - RUN_UP) if match.game.of_memory else decision.at
        self._host = host = TableHost(shown, translate, decision.seat)
        self.announcer.follow(host.models.log, looking_back=True)
        scene = host.scene
        scene.set_dark(self._dark)
        scene.set_speed(pace(self._preferences))
        scene.menu_requested.connect(self._menu)
        for icon in ("undo", "log"):
            scene.set_icon(icon, False)
        scene.rested.connect(self._rested)
        self.asking.open(host, match)
        self.announcer.attend(scene)
        self.view.setAccessibleName(game_name(match.game.id))
        self.view.show_table(scene, self._preferences.keys)
        self._say()
        self._arrange()
        self.view.setFocus()  # and not what would tell the answer
        self.view.fit()
        self._show(moving=False)
        self._arrange()
        self._run_on() if shown.cursor < decision.at else self._ask()

    def _run_on(self) -> None:
        """What is to be remembered is seen once more, step by step, before it is asked about."""
        if self.asked is None or self._shown is None or self._shown.cursor >= self.asked.decision.at:
            return
        self._shown.cursor += 1
        self._show(moving=True)
        if self.scene is not None and self.scene.resting:
            self._rested()

    def _rested(self) -> None:
        if self.asked is None or self._shown is None or self.asking.decision is not None or self._noted:
            return
        if self._shown.cursor < self.asked.decision.at:
            self._running.start()
        else:
            self._ask()

    def _ask(self) -> None:
        assert self.asked is not None
        self._say()
        self.announcer.say(joined(self.where.text(), self.trial.question.text()), urgent=True)
        self.asking.put(self.asked.decision)

    def close_match(self) -> None:
        self._running.stop()
        self.asking.close()
        self.asked = self._shown = None
        if self._host is not None:
            self.announcer.attend(None)
            self.view.leave_table()
            self._host.close()
            self._host = None

    @property
    def scene(self) -> TableScene | None:
        return self._host.scene if self._host is not None else None

    def _show(self, *, moving: bool) -> None:
        if self._host is not None and self._shown is not None and self.asked is not None:
            aided = self._preferences.open_hands
            table = self._shown.shown_table(self.asked.decision.seat, open_hands=aided)
            self._host.show(table, tells_all=aided, moving=moving)

    # -- answers -------------------------------------------------------------------------------------

    def _judge(self, decision: Decision, action: Action) -> None:
        assert self.asked is not None
        verdict = self.trial.say(partial(judged, self.asked.match, self.asked.unit, decision, action))
        self._note(verdict.right)
        self._known = verdict.right
        self.announcer.say(self.trial.told)
        if verdict.right:
            self.trial.next.setFocus()
        else:
            self.asking.ask_again()
        self.whole.setVisible(self._known)

    def _solve(self) -> None:
        """Whoever wants to be told did not know it."""
        if self.asked is None:
            return
        self._running.stop()
        self._note(right=False)
        self._known = True
        self.asking.solve(self.asked.decision)
        self.trial.say(partial(solution, self.asked.match, self.asked.decision))
        self.announcer.say(self.trial.told)
        self.whole.show()
        self.trial.next.setFocus()

    def _note(self, right: bool) -> None:
        if self.asked is not None and not self._noted:
            self._noted = True
            self._answered += 1
            self._right += right
            self.book.note(self.asked.filed, right)

    def _look_at_whole(self) -> None:
        if self.asked is not None:
            self.looked.emit(self.asked.match, self.asked.decision.at)

    # -- words ---------------------------------------------------------------------------------------

    def _say(self) -> None:
        self.title.setText(self.tr("My mistakes"))
        asked, last = self.asked, self._number + 1 >= len(self._cards)
        self.trial.setVisible(asked is not None)
        self.where.setVisible(asked is not None)
        self.whole.say(self.tr("Look back at this match"))
        self.whole.setVisible(asked is not None and self._known)
        self.ahead.say(self.tr("Practise some more"))
        self.done.say(self.tr("Back"))
        self.done.setVisible(asked is None)
        self.words.setText("" if asked is not None or self._rest is None else self._told(self._rest))
        self.words.setVisible(asked is None)
        self.ahead.setVisible(asked is None and self._rest is not None and self._rest.mistakes > 0)
        if asked is not None:
            number = self.tr("{number} of {all}").format(number=self._number + 1, all=len(self._cards))
            self.where.setText(dotted(game_name(asked.match.game.id), number))
            if not self._noted:
                self.trial.put(self._question, last=last)
        dress(self.side, self._look)

    def _question(self) -> str:
        shown, asked = self._shown, self.asked
        if shown is not None and asked is not None and shown.cursor < asked.decision.at:
            return self.tr("Watch, and remember…")
        return self.tr("What would you do now?")

    def _told(self, rest: Chosen) -> str:
        """What there is to say when nothing is asked."""
        skipped = self.tr("What you skipped is asked again next time.")
        if self._answered:
            text = self.tr("{right} of {all} right. What you missed comes again tomorrow, the rest later.")
            told = text.format(right=self._right, all=self._answered)
            return told if self._answered == len(rest.cards) else joined(told, skipped)
        if rest.cards:
            return joined(self.tr("Nothing was answered."), skipped)
        if not rest.mistakes or rest.next is None:
            return self.tr(
                "Nothing is here yet. While nobody plays, your matches are looked back at, and what went wrong in them "
                "is asked about some days later."
            )
        day = date.fromordinal(rest.next)
        when = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
        return (
            self.tr("%n mistakes are in the book.", "", rest.mistakes)
            + "\n"
            + self.tr("Nothing is due today. The next one comes on {date}.").format(date=when)
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            if self._host is not None and self.asked is not None:
                self._host.retranslate()
                self.view.setAccessibleName(game_name(self.asked.match.game.id))
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if leaves(self, event):
            self.left.emit()
        elif not self.view.read_by(event):
            super().keyPressEvent(event)

    # -- looks ---------------------------------------------------------------------------------------

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        if self.scene is not None:
            self.scene.set_dark(dark)
        self._arrange()

    def apply_preferences(self) -> None:
        self.view.use_keys(self._preferences.keys)
        if self.scene is not None:
            self.scene.set_speed(pace(self._preferences))
        if not self.asking.shows:
            self._show(moving=False)

    def _menu(self) -> None:
        self.menu_wanted.emit(self.mapToGlobal(QPoint(self.view.width() - 32, 50)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        w, h = self.width(), self.height()
        self._look = look = Look(theme(self._dark), max(0.6, min(w / 1440, h / 900)), self.devicePixelRatioF())
        wide = min(max(round(SIDE * look.u), 300), w * 2 // 5)
        edge = max(14, look.px(16))
        self._column.setContentsMargins(edge, edge, edge, edge)
        dress(self.side, look)  # first: another light gives all texts the type of the application
        asked = self._host is not None
        self.view.setVisible(asked)
        self.side.setAutoFillBackground(asked)
        self.view.setGeometry(0, 0, w - wide, h)
        high = h if asked else min(h, self._column.totalHeightForWidth(wide))
        self.side.setGeometry(w - wide if asked else (w - wide) // 2, (h - high) // 2, wide, high)
        palette = self.side.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(look.theme.plate[0]))
        self.side.setPalette(palette)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, look, place = painter_of(self), self._look, self.side.geometry()
        p.drawPixmap(0, 0, ground(look, self.width(), self.height()))
        if self._host is None:
            sheet = panel(look, "plate", place.width(), place.height())
            p.drawPixmap(place.x() + sheet.x, place.y() + sheet.y, sheet.pixmap)
