"""The table that is being laid: who sits there, the options, the deal, and the button that begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from random import Random

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from kasane_desktop.catalogue import BOXES
from kasane_desktop.core.box import Json
from kasane_desktop.match.sitter import SEEDS
from kasane_desktop.match.speech import name_of, say
from kasane_desktop.scene.kit import Look
from kasane_desktop.ui.controls.sheet import BAR, ScrollSheet
from kasane_desktop.ui.controls.widgets import RIM, DashedButton, Line, LinkButton, Styled, WordButton, follow
from kasane_desktop.ui.lobby.heading import Hairline, Title
from kasane_desktop.ui.lobby.learning import LearnButton
from kasane_desktop.ui.lobby.options import DealRow, OptionRow, option_row
from kasane_desktop.ui.lobby.pictures import kanji
from kasane_desktop.ui.lobby.seats import Levels, SeatRow
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.setup import (
    Setup,
    add_seat,
    middle,
    named,
    next_colour,
    next_persona,
    offered,
    remove_seat,
    rename,
    seat_computer,
    seat_human,
    set_level,
)


class SetupPanel(QWidget):
    """Shows a set-up and tells every change to it."""

    changed = Signal(object)  # Setup
    begun = Signal()
    watched = Signal()
    rules = Signal()
    learnt = Signal(str)  # a lesson is wanted

    def __init__(self, rng: Random, lessons: Mapping[str, Json] | None = None) -> None:
        """`lessons` says how far each has come."""
        super().__init__()
        self._rng = rng
        self._lessons: Mapping[str, Json] = {} if lessons is None else lessons
        self._setup: Setup | None = None
        self._levels: Levels = ()
        self._level = ""  # the one chosen last at this table
        self._look: Look | None = None  # none before it has its place
        self.title, self.tagline = Title(), Line(15, tone="plate_soft", wraps=True)
        self.goal = Line(14, tone="plate_soft", wraps=True)
        self.goal.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.length = Line(14, tone="plate_soft", wraps=True)
        self.length.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.rules_link = LinkButton()
        self.seats_title, self.seats_count = Line(18, weight=700, serif=True), Line(14, tone="plate_soft")
        self.seat_rows: list[SeatRow] = []  # as many as were ever needed
        self.add = DashedButton("plus")
        self.options_title = Line(18, weight=700, serif=True)
        self.option_rows: list[OptionRow] = []
        self.deal = DealRow()
        self.watch = WordButton("quiet", 15, height=60)
        self.learn = LearnButton()
        self.begin = WordButton("primary", 20, "着席", height=60)
        self._lay_out()
        self._connect()

    # -- building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._head, self._foot = QWidget(), QWidget()
        head = QGridLayout(self._head)
        head.addWidget(self.title, 0, 0)
        head.addWidget(self.rules_link, 0, 1, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.tagline, 1, 0, 1, 2)
        foot = QHBoxLayout(self._foot)
        foot.addWidget(self.watch)
        foot.addWidget(self.learn)
        foot.addWidget(self.begin, 1)
        self._seats_head = QHBoxLayout()
        self._seats_head.addWidget(self.seats_title)
        self._seats_head.addStretch(1)
        self._seats_head.addWidget(self.seats_count)
        self._seats = QVBoxLayout()
        self._seats.addLayout(self._seats_head)
        self._seats.addWidget(self.add)
        self._seats.addStretch(1)
        self._options = QVBoxLayout()
        self._options.addWidget(self.options_title)
        self._options.addWidget(self.deal)
        self._options.addStretch(1)
        self._under_head, self._between = Hairline(), Hairline()
        content = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom, content)
        self._columns.addLayout(self._seats, 1)
        self._columns.addWidget(self._between)
        self._columns.addLayout(self._options, 1)
        for part in (self, self._head, content):
            part.installEventFilter(self)
        self.sheet = ScrollSheet(content)
        self._parts: list[Styled] = [self.title, self.tagline, self.goal, self.length, self.rules_link]
        self._parts += [
            self.seats_title,
            self.seats_count,
            self.add,
            self.options_title,
            self.deal,
            self.watch,
            self.learn,
        ]
        self._parts += [self.begin, self._under_head, self._between, self.sheet]
        self._whole = QGridLayout(self)
        self._whole.setRowStretch(2, 1)
        self.set_columns(False)

    def set_columns(self, two: bool) -> None:
        """Seats beside options and the buttons beside the title, where the panel is wide and low."""
        across = 2 if two else 1
        self._whole.addWidget(self._head, 0, 0)
        self._whole.addWidget(self._foot, *((0, 1) if two else (5, 0)))
        self._whole.addWidget(self._under_head, 1, 0, 1, across)
        self._whole.addWidget(self.sheet, 2, 0, 1, across)
        self._whole.addWidget(self.goal, 3, 0, 1, across)
        self._whole.addWidget(self.length, 4, 0, 1, across)
        for column in range(2):
            self._whole.setColumnStretch(column, column < across)
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.LeftToRight if two else direction.TopToBottom)
        self._columns.setStretch(0, int(two))
        self._between.setVisible(not two)
        self._two = two

    def restyle(self, look: Look) -> None:
        self._look = look
        for part in (*self._parts, *self.seat_rows, *self.option_rows):
            part.restyle(look)
        side, inner = look.px(26), look.px(14)
        self._whole.setContentsMargins(0, look.px(14), 0, look.px(6))
        self._whole.setSpacing(0)
        _lay(self._head.layout(), (side, 0, side - RIM - 4, look.px(12)), look.px(1))
        _lay(self._foot.layout(), (look.px(18), 0, look.px(6), 0), 0)
        for rule in (self._under_head, self._between):
            rule.indent = side if rule is self._under_head else side - inner
        self.goal.setContentsMargins(side, look.px(6), side, 0)
        self.length.setContentsMargins(side, look.px(6), side, look.px(10) if self._two else 0)
        _lay(self._columns, (inner, look.px(10), max(0, inner - BAR), look.px(4)), look.px(12))
        _lay(self._seats_head, (side - inner, 0, side - inner, 0), 0)
        _lay(self._options, (side - inner, 0, side - inner, 0), look.px(10))
        self._seats.setSpacing(look.px(6))

    def least_width(self) -> int:
        """At which the buttons at the foot have room for their words."""
        return 0 if self._two else self._foot.minimumSizeHint().width()

    def _fit_goal(self) -> None:
        """What the game is about is said where there is room to spare."""
        w = self.width()
        taken = self._head.heightForWidth(w) + (0 if self._two else self._foot.sizeHint().height())
        taken += self._columns.totalHeightForWidth(w - BAR) + self._whole.contentsMargins().top() + RIM
        taken += self.length.heightForWidth(w) + self._whole.contentsMargins().bottom() + self._under_head.height()
        self.goal.setVisible(taken + self.goal.heightForWidth(w) <= self.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit_goal()
        return super().eventFilter(watched, event)

    def _connect(self) -> None:
        self.add.clicked.connect(self._add)
        self.deal.dealt.connect(self._pin)
        self.deal.rolled.connect(self._roll)
        self.begin.clicked.connect(self.begun)
        self.watch.clicked.connect(self.watched)
        self.learn.chosen.connect(self.learnt)
        self.rules_link.clicked.connect(self.rules)

    # -- showing ---------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """As it is shown: everyone has a name."""
        return named(self._setup_now, translate)

    def show_setup(self, setup: Setup, levels: Levels) -> None:
        other_game = self._setup is None or self._setup.game != setup.game
        self._setup, self._levels = setup, levels
        game, shown = BOXES[setup.game], self.setup
        seats = len(setup.sitters)
        if other_game:
            self._level = ""
            self._make_option_rows()
        if other_game or seats > len(self.seat_rows):
            self._make_seat_rows(seats)
            self._order_stops()
        for row, sitter, draft in zip(self.seat_rows, shown.sitters, setup.sitters, strict=False):
            row.show_sitter(sitter, draft.name, levels, seats - 1 in game.counts)
        for seat, row in enumerate(self.seat_rows):
            row.setVisible(seat < seats)
        self.add.setVisible(seats + 1 in game.counts)
        there = offered(game, seats)
        for option in self.option_rows:
            option.setVisible(option.option in there)
            option.show_value(setup.options.get(option.option.key, option.option.default))
        self.deal.show_deal(setup.seed, setup.pinned)
        self._say(shown)

    def _make_option_rows(self) -> None:
        for row in self.option_rows:
            self._options.removeWidget(row)
            row.hide()
            row.deleteLater()
        game = self._setup_now.game
        self.option_rows = [option_row(option, game) for option in BOXES[game].options]
        for n, row in enumerate(self.option_rows, 1):
            row.changed.connect(partial(self._set_option, row.option.key))
            self._options.insertWidget(n, row)
            if self._look is not None:
                row.restyle(self._look)

    def _make_seat_rows(self, seats: int) -> None:
        for seat in range(len(self.seat_rows), seats):
            row = SeatRow()
            row.renamed.connect(partial(self._rename, seat))
            row.recoloured.connect(partial(self._recolour, seat))
            row.played_by_human.connect(partial(self._seat, seat))
            row.levelled.connect(partial(self._set_level, seat))
            row.removed.connect(partial(self._remove, seat))
            if self._look is not None:
                row.restyle(self._look)
            self._seats.insertWidget(1 + seat, row)  # below the heading
            self.seat_rows.append(row)

    def _order_stops(self) -> None:
        stops = [stop for seat in self.seat_rows for stop in seat.stops()] + [self.add]
        stops += [stop for row in (*self.option_rows, self.deal) for stop in row.stops()]
        for before, after in pairwise([self.rules_link, *stops, self.watch, self.learn, self.begin]):
            QWidget.setTabOrder(before, after)

    def retranslate(self) -> None:
        if self._setup is not None:
            self.show_setup(self._setup, self._levels)

    def _say(self, shown: Setup) -> None:
        game = BOXES[shown.game]
        name = say(f"{game.id}.name", translate=translate)
        self.title.say(name, kanji(game.id, name))
        self.tagline.setText(say(f"{game.id}.tagline", translate=translate))
        self.goal.setText(say(f"{game.id}.goal", translate=translate))
        self.rules_link.say(self.tr("Rules"), self.tr("Rules of {game}").format(game=name))
        self.seats_title.setText(self.tr("At the table"))
        self.length.setText(self._length(shown))
        least, most = min(game.counts), max(game.counts)
        count = self.tr("{seats} of {least}–{most} seats")
        self.seats_count.setText(count.format(seats=len(shown.sitters), least=least, most=most))
        self.add.say(self.tr("Add a seat"))
        self.options_title.setText(self.tr("Options"))
        for row in self.option_rows:
            row.retranslate()
        humans = any(sitter.human for sitter in shown.sitters)
        self.begin.set_kanji("着席" if humans else "観戦")
        self.begin.say(self.tr("Sit down") if humans else self.tr("Watch"))
        self.watch.say(self.tr("Watch"), self.tr("Watch computer players at this table"))
        self.watch.setVisible(humans)
        self.learn.show_game(game.id, name, self._lessons)

    def _length(self, shown: Setup) -> str:
        game, seats = BOXES[shown.game], len(shown.sitters)
        minutes = self.tr("about %n minutes", "", game.minutes(seats, sum(sitter.human for sitter in shown.sitters)))
        if not game.rounds:
            return minutes
        return self.tr("{rounds}, {minutes}").format(
            rounds=self.tr("%n rounds", "", game.rounds[game.counts.index(seats)]), minutes=minutes
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # -- changing --------------------------------------------------------------------------------

    def _take(self, setup: Setup) -> None:
        self.show_setup(setup, self._levels)
        self.changed.emit(setup)

    @property
    def _setup_now(self) -> Setup:
        assert self._setup is not None
        return self._setup

    def _recolour(self, seat: int) -> None:
        self._take(next_colour(self._setup_now, seat))

    def _rename(self, seat: int, text: str) -> None:
        """A name that is the usual one counts as none: it changes with the language."""
        unnamed = rename(self._setup_now, seat, "")
        usual = name_of(named(unnamed, translate).sitters[seat], translate)
        self._take(unnamed if text.strip() == usual else rename(self._setup_now, seat, text))

    def _seat(self, seat: int, human: bool) -> None:
        setup = self._setup_now
        if human != setup.sitters[seat].human:
            self._take(seat_human(setup, seat) if human else seat_computer(setup, seat, self._usual_level()))
        elif not human:
            self._take(next_persona(setup, seat))

    def _usual_level(self) -> str:
        """Of a computer player who joins the others: the level chosen last, or theirs."""
        there = [sitter.player for sitter in self._setup_now.sitters if not sitter.human]
        ids = [level for level, _ in self._levels]
        return self._level if self._level in ids else there[-1] if there else middle(ids)

    def _set_level(self, seat: int, level: str) -> None:
        self._level = level
        self._take(set_level(self._setup_now, seat, level))

    def _add(self) -> None:
        self._take(add_seat(self._setup_now, self._usual_level()))
        if self.add.isHidden():
            follow(self.add, self.seat_rows[len(self._setup_now.sitters) - 1].remove)

    def _remove(self, seat: int) -> None:
        self._take(remove_seat(self._setup_now, seat))
        follow(self.seat_rows[seat].remove, self.add)

    def _set_option(self, key: str, value: object) -> None:
        setup = self._setup_now
        self._take(setup._replace(options={**setup.options, key: value}))

    def _pin(self, seed: int, pinned: bool) -> None:
        self._take(self._setup_now._replace(seed=seed, pinned=pinned))

    def _roll(self) -> None:
        self._take(self._setup_now._replace(seed=self._rng.randrange(SEEDS), pinned=False))


def _lay(layout: QLayout | None, margins: tuple[int, int, int, int], spacing: int) -> None:
    assert layout is not None
    layout.setContentsMargins(*margins)
    layout.setSpacing(spacing)
