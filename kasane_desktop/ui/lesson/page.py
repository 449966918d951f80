"""The page of a lesson: the table of any match, and below it the companion who speaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kasane_desktop.catalogue import BOXES
from kasane_desktop.lessons.lesson import Lesson
from kasane_desktop.lessons.library import lessons_of
from kasane_desktop.lessons.sitting import Sitting
from kasane_desktop.match.speech import say
from kasane_desktop.players.scale import levels_of
from kasane_desktop.players.thinker import Thinker
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.spoken import joined
from kasane_desktop.ui.controls.leaving import leaves
from kasane_desktop.ui.controls.style import pace
from kasane_desktop.ui.controls.text_scale import page_look
from kasane_desktop.ui.lesson.bar import LessonBar
from kasane_desktop.ui.lesson.pointing import Rings, names_in, where
from kasane_desktop.ui.lesson.progress import keep_step, step_of
from kasane_desktop.ui.lesson.teacher import Teacher
from kasane_desktop.ui.playing.table_page import TablePage
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.settings.setup import Setup, add_seat, named, remove_seat, usual_setup

LEAST = (1000, 560)  # what the page needs, in design units
LOOK_MS = 120
"""How often it is looked where things are that are spoken of: a hand that comes near may have raised a card."""


def gentle_setup(game: str, seats: int, rng: Random) -> Setup:
    """You and the gentlest computer players of a game."""
    level = levels_of(BOXES[game])[0]
    setup = usual_setup(BOXES[game], level, rng)
    while len(setup.sitters) < seats:
        setup = add_seat(setup, level)
    while len(setup.sitters) > seats:
        setup = remove_seat(setup, len(setup.sitters) - 1)
    return named(setup, translate)


def _next_lesson(lesson: Lesson) -> str:
    """The lesson that follows this one; "" if none does."""
    names = lessons_of(lesson.game.id)
    at = names.index(lesson.name) + 1 if lesson.name in names else len(names)
    return names[at] if at < len(names) else ""


class LessonPage(QWidget):
    """Hears what is done at the table and in the bar; where the learner is stands in the preferences."""

    left = Signal()
    progressed = Signal()  # another step: what is kept of it has changed
    read_wanted = Signal(str, str)  # game, section of its rules
    match_wanted = Signal(object)  # Setup
    lesson_wanted = Signal(str)  # another lesson

    def __init__(self, preferences: Preferences, thinker: Thinker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences, self._thinker = preferences, thinker
        self._dark = False
        self._leading: asyncio.Task[None] | None = None
        self.teacher: Teacher | None = None
        self.table = TablePage(preferences, self)
        self.bar = LessonBar(self)
        self.rings = Rings()
        self._marked = ""  # what was last told to be marked
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._point)
        bar = self.bar
        bar.back.connect(lambda: self._go(Sitting.back))
        bar.again.connect(lambda: self._go(Sitting.again))
        bar.skipped.connect(lambda: self._go(Sitting.skip))
        bar.taken_back.connect(lambda: self._go(Sitting.take_back))
        bar.left.connect(self.left)
        bar.read.connect(self._read)
        bar.match_wanted.connect(self._want_match)
        bar.next_wanted.connect(self._want_next)

    # -- the lesson that is shown ------------------------------------------------------------------

    def open(self, lesson: Lesson, step: str | None = None) -> None:
        """Sit down to a lesson: at a step, or where it was left."""
        self._leading = asyncio.ensure_future(self.lay(lesson, step).lead())

    def lay(self, lesson: Lesson, step: str | None = None) -> Teacher:
        """The table of a lesson, with somebody to lead it."""
        self.close_lesson()
        number = lesson.number(step_of(self._preferences, lesson.name) if step is None else step)
        sitters = gentle_setup(lesson.game.id, lesson.seats, Random(0)).sitters
        sitting = Sitting(lesson, sitters, number)
        self._say_all(lesson)
        self.table.open(sitting.match)
        self.teacher = teacher = Teacher(sitting, self.table.models, self.table, self._thinker, self._preferences, self)
        scene = self.table.scene
        assert scene is not None
        scene.set_icon("undo", False)
        scene.addItem(self.rings)
        scene.rested.connect(self._point)
        self._looking.start()
        self.table.attach(teacher)
        teacher.moved_on.connect(self._show)
        teacher.advanced.connect(self._point)
        self._arrange()
        teacher.begin()
        self._show()
        self.table.view.setFocus()
        return teacher

    def close_lesson(self) -> None:
        if self._leading is not None:
            self._leading.cancel()
            self._leading = None
        if self.teacher is not None:
            self.teacher.deleteLater()
            self.teacher = None
        self._looking.stop()
        self.rings.point_at((), Look(theme(self._dark)), moving=False)
        if (scene := self.rings.scene()) is not None:
            scene.removeItem(self.rings)
        self.table.close_match()

    def _go(self, how: Callable[[Sitting], None]) -> None:
        if self.teacher is not None:
            self._marked = ""  # it is told once more
            self.teacher.go(how)
            self.table.view.setFocus()
            self._show()

    # -- what is said and shown ----------------------------------------------------------------------

    def _show(self) -> None:
        if self.teacher is None:
            return
        sitting = self.teacher.sitting
        wrong = sitting.reply is not None and sitting.upcoming is None
        steps = len(sitting.lesson.steps)
        text = say(sitting.said, translate=translate)
        if text != self.bar.words.text():
            self.table.announcer.say(text, urgent=True)
        self.bar.say(
            text,
            sitting.number,
            steps,
            wrong=wrong,
            done=sitting.done,
            more=_next_lesson(sitting.lesson) != "",
        )
        if wrong:
            self.bar.take_back_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif sitting.done:
            self.bar.match_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._point()
        if keep_step(self._preferences, sitting.lesson.name, sitting.step.id, done=sitting.done):
            self.progressed.emit()

    def _point(self) -> None:
        """Ring what is spoken of, as soon as it lies still."""
        scene = self.table.scene
        if self.teacher is None or scene is None or self.rings.scene() is not scene:
            return
        sitting = self.teacher.sitting
        scene.stand(sitting.ask is None and sitting.upcoming is None)
        scene.lay_out()
        asked = self.teacher.asked is not None or sitting.done
        shown = sitting.shown if scene.resting and asked else ()
        areas = [where(scene, pointer) for pointer in shown]
        self.rings.point_at(areas, scene.look, moving=pace(self._preferences) > 0, scene=scene)
        self._tell_marked([name for area in areas for name in names_in(scene, area)])

    def _tell_marked(self, names: list[str]) -> None:
        """Who does not see the rings hears what they are round."""
        marked = self.tr("Marked: {things}").format(things=joined(*dict.fromkeys(names))) if names else ""
        if marked and marked != self._marked:
            self.table.announcer.say(marked)
        self._marked = marked

    def _say_all(self, lesson: Lesson) -> None:
        *steps, end = (say(step.key, translate=translate) for step in lesson.steps)
        keys = {reply.key for step in lesson.steps for ask in step.asks for reply in ask.replies}
        replies = [say(key, translate=translate) for key in keys]
        self.bar.set_texts(steps, replies, end, more=_next_lesson(lesson) != "")

    # -- where one can go from here --------------------------------------------------------------------

    def _read(self) -> None:
        if self.teacher is not None:
            sitting = self.teacher.sitting
            self.read_wanted.emit(sitting.lesson.game.id, sitting.step.sections[0])

    def _want_match(self) -> None:
        if self.teacher is not None:
            lesson = self.teacher.sitting.lesson
            seats = 2 if lesson.name in lessons_of(lesson.game.id)[1:] else 3
            self.match_wanted.emit(gentle_setup(lesson.game.id, seats, Random()))

    def _want_next(self) -> None:
        if self.teacher is not None and (name := _next_lesson(self.teacher.sitting.lesson)):
            self.lesson_wanted.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if leaves(self, event):
            self.left.emit()
        elif not self.table.view.read_by(event):
            super().keyPressEvent(event)

    # -- looks -------------------------------------------------------------------------------------

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        self.table.set_dark(dark)
        self._arrange()

    def apply_preferences(self) -> None:
        self.table.apply_preferences()
        self._point()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.teacher is not None:
            self._say_all(self.teacher.sitting.lesson)
            self._arrange()
            self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        w, h = self.width(), self.height()
        look = page_look(self, max(0.6, min(w / 1440, h / 900)), dark=self._dark, least=LEAST)
        foot = min(self.bar.height_for(w, look), h // 3)
        self.table.setGeometry(0, 0, w, h - foot)
        self.bar.setGeometry(0, h - foot, w, foot)
