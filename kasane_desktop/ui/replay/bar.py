"""What lies below a table that is looked at again: where one is, how to go on, whose eyes one looks through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QSize, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from kasane_desktop.core.game import PUBLIC, Seat
from kasane_desktop.match.match import Sitter
from kasane_desktop.match.speech import is_you, name_of
from kasane_desktop.scene.kit import Look, colour
from kasane_desktop.scene.kit.crest import Paint, crest_face
from kasane_desktop.scene.kit.paint import ellipse, fill, stroke, write_mid
from kasane_desktop.scene.kit.plain import set_tip
from kasane_desktop.scene.sitters import sign
from kasane_desktop.scene.spoken import joined
from kasane_desktop.ui.controls.foot import FootBar
from kasane_desktop.ui.controls.segment import Segment, tab_to_checked
from kasane_desktop.ui.controls.widgets import RIM, Line, Painted, RingButton, WordButton, dress
from kasane_desktop.ui.replay.slider import Slider
from kasane_desktop.ui.settings.language import translate

SPEEDS = (0.5, 1.0, 2.0, 4.0)


class _Eye(Painted):
    """The crest of a seat to look from; framed when one does."""

    def __init__(self, seat: Seat, sitter: Sitter | None = None, paint: Paint | None = None) -> None:
        super().__init__()
        self.seat = seat
        self._sitter, self._paint = sitter, paint
        self.setCheckable(True)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        d = max(26, self.look.px(34)) + 2 * RIM
        return QSize(d, d)

    def outline(self) -> QPainterPath:
        b = self.body()
        return ellipse(b.center().x(), b.center().y(), b.width() / 2 + 2.5)

    def draw(self, p: QPainter) -> None:
        b, t = self.body(), self.look.theme
        d = b.width() - 4
        p.setOpacity(1 if self.isChecked() or self.state in ("hover", "down") else 0.5)
        if self._sitter is None or self._paint is None:
            fill(p, ellipse(b.center().x(), b.center().y(), d / 2), t.plate_soft)
            write_mid(p, b.center().x(), b.center().y(), "皆", self.look.serif(d * 0.525 / self.look.u), t.plate[0])
        else:
            crest = sign(self._sitter)  # hangs on the language
            p.drawPixmap(b.topLeft() + QPointF(2, 2), crest_face(self.look, self._paint, crest, round(d)).pixmap)
        p.setOpacity(1)
        if self.isChecked():
            stroke(p, ellipse(b.center().x(), b.center().y(), b.width() / 2 - 0.5), colour(t.plate_ink, 0.8), 1.6)


class Bar(FootBar):
    """Says where one is and hears where one wants to go."""

    moved = Signal(int)  # the step that is wanted
    played = Signal(bool)  # by itself, or not any more
    paced = Signal(float)
    looked = Signal(int)  # the seat to look from, or PUBLIC
    branched = Signal()
    reviewed = Signal(bool)  # looked back at, or not any more
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.back = WordButton("quiet", 15)
        self.branch = WordButton("primary", 16)
        self.review = WordButton("outline", 15)
        self.review.setCheckable(True)
        self.first, self.earlier, self.later, self.last = (
            RingButton(icon) for icon in ("first", "back", "next", "last")
        )
        self.play, self.pause = RingButton("play"), RingButton("pause")
        self.slider = Slider()
        self.speed = Segment(len(SPEEDS))
        self.speed.choose(SPEEDS.index(1.0))
        self.where, self.told = Line(14, weight=700), Line(14, tone="plate_soft")
        self.seen_by = Line(13, tone="plate_soft")
        self.eyes: list[_Eye] = []
        self._sitters: Sequence[Sitter] = ()
        self.playing = False
        self._own: Seat | None = None
        self._seat: Seat = 0
        self._group = QButtonGroup(self)
        tab_to_checked(self._group)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._words, self._tools, self._looks = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._words.addWidget(self.where)
        self._words.addWidget(self.told)
        self._words.addStretch(1)
        self._looks.addWidget(self.seen_by)
        for part in (self.back, self.first, self.earlier, self.play, self.pause, self.later, self.last, self.speed):
            self._tools.addWidget(part)
        self._tools.addStretch(1)
        self._tools.addLayout(self._looks)
        self._tools.addStretch(1)
        self._tools.addWidget(self.review)
        self._tools.addWidget(self.branch)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._words)
        self._whole.addWidget(self.slider)
        self._whole.addLayout(self._tools)

    def _connect(self) -> None:
        self.slider.valueChanged.connect(self.moved)
        self.first.clicked.connect(lambda: self.slider.setValue(self.slider.minimum()))
        self.earlier.clicked.connect(lambda: self.slider.setValue(self.slider.value() - 1))
        self.later.clicked.connect(lambda: self.slider.setValue(self.slider.value() + 1))
        self.last.clicked.connect(lambda: self.slider.setValue(self.slider.maximum()))
        self.play.clicked.connect(lambda: self.played.emit(True))
        self.pause.clicked.connect(lambda: self.played.emit(False))
        self.speed.chosen.connect(lambda n: self.paced.emit(SPEEDS[n]))
        self._group.idClicked.connect(lambda n: self.looked.emit(self.eyes[n].seat))
        self.branch.clicked.connect(self.branched)
        self.review.clicked.connect(self.reviewed)
        self.back.clicked.connect(self.left)

    # -- what is shown -----------------------------------------------------------------------------

    def open(
        self,
        sitters: Sequence[Sitter],
        colours: Sequence[Paint],
        viewers: Sequence[Seat],
        own: Seat | None,
        first: int,
        last: int,
    ) -> None:
        """Another match: who may be looked through, which seat is the looker's own, and the steps there are."""
        self._sitters, self._own = sitters, own
        for eye in self.eyes:
            self._group.removeButton(eye)
            self._looks.removeWidget(eye)
            eye.deleteLater()
        self.eyes = [_Eye(seat) if seat == PUBLIC else _Eye(seat, sitters[seat], colours[seat]) for seat in viewers]
        for number, eye in enumerate(self.eyes):
            self._group.addButton(eye, number)
            self._looks.addWidget(eye)
        self.slider.blockSignals(True)
        self.slider.setRange(first, last)
        self.slider.blockSignals(False)
        dress(self, self.look)
        self.retranslate()

    def show_step(self, at: int, told: str) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        first, last = self.slider.minimum(), self.slider.maximum()
        for part in (self.first, self.earlier):
            part.setEnabled(at > first)
        for part in (self.later, self.last, self.play):
            part.setEnabled(at < last)
        self.told.setText(told)
        self._say_where()

    def show_seat(self, seat: Seat) -> None:
        self._seat = seat
        for eye in self.eyes:
            eye.setChecked(eye.seat == seat)
        self._say_branch()

    def show_playing(self, playing: bool) -> None:
        held = self.play.hasFocus() or self.pause.hasFocus()
        self.playing = playing
        self.play.setVisible(not playing)
        self.pause.setVisible(playing)
        if held:
            (self.pause if playing else self.play).setFocus()

    def show_review(self, on: bool) -> None:
        self.review.setChecked(on)
        self._say_review()

    # -- words -------------------------------------------------------------------------------------

    def _say_where(self) -> None:
        text = self.tr("Step {step} of {steps}").format(step=self.slider.value(), steps=self.slider.maximum())
        self.where.setText(text)
        self.slider.setAccessibleDescription(joined(text, self.told.text()))

    def retranslate(self) -> None:
        self.back.say(self.tr("Back"))
        self._say_branch()
        self._say_review()
        self.first.say(self.tr("To the beginning"))
        self.earlier.say(self.tr("One step back"))
        self.later.say(self.tr("One step on"))
        self.last.say(self.tr("To the end"))
        self.play.say(self.tr("Play"))
        self.pause.say(self.tr("Pause"))
        self.slider.setAccessibleName(self.tr("Step"))
        self.speed.setAccessibleName(self.tr("Speed"))
        self.speed.say("½×", "1×", "2×", "4×")
        self.seen_by.setText(self.tr("Seen by"))
        for eye in self.eyes:
            name = self._seen_by(eye.seat)
            eye.setAccessibleName(name)
            set_tip(eye, name)
            eye.update()
        self._say_where()

    def _say_review(self) -> None:
        """What a click on it brings."""
        self.review.say(self.tr("Show the log") if self.review.isChecked() else self.tr("Look back"))

    def _say_branch(self) -> None:
        """Where one will sit is said, unless it is where one sat."""
        if self._seat in (self._own, PUBLIC) or not self._sitters:
            self.branch.say(self.tr("Play on from here"))
        else:
            name = name_of(self._sitters[self._seat], translate)
            self.branch.say(self.tr("Play on in {name}’s seat").format(name=name))

    def _seen_by(self, seat: Seat) -> str:
        if seat == PUBLIC:
            return self.tr("Seen by everyone")
        name = name_of(self._sitters[seat], translate)
        return self.tr("Seen by you") if is_you(name) else self.tr("Seen by {name}").format(name=name)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- looks -------------------------------------------------------------------------------------

    def restyle(self, look: Look) -> None:
        self.look = look
        px = look.px
        self._whole.setContentsMargins(px(32), px(12), px(32), px(4))
        self._whole.setSpacing(px(2))
        self._words.setSpacing(px(16))
        self._tools.setSpacing(px(6))
        self._looks.setSpacing(px(2))
        self.update()
