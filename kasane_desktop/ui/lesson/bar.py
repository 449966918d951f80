"""What the companion says, below the table, where it never covers what it speaks of; and the ways through a lesson."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from kasane_desktop.scene.kit import PLAYERS, Look, theme
from kasane_desktop.scene.kit.crest import Paint, crest_face
from kasane_desktop.scene.kit.paint import ellipse, fill
from kasane_desktop.scene.kit.theme import colour
from kasane_desktop.ui.controls.foot import FootBar
from kasane_desktop.ui.controls.widgets import Line, LinkButton, RingButton, WordButton, dress, painter_of

CREST, PAINT = "墨", Paint((next(player.colour for player in PLAYERS if player.name == "sumi"),))
WORDS = 17.0  # design units; never smaller than so many pixels:
LEAST = 13.0


class Companion(QWidget):
    """The crest of the one who teaches, and how far the lesson has come: a dot for each step."""

    def __init__(self) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self._steps, self._at = 1, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_step(self, at: int, steps: int, told: str) -> None:
        self._at, self._steps = at, steps
        self.setAccessibleName(told)
        self.update()

    def restyle(self, look: Look) -> None:
        self.look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(max(92, self.look.px(112)), max(58, self.look.px(72)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, look, t = painter_of(self), self.look, self.look.theme
        d = max(30, look.px(44))
        face = crest_face(look, PAINT, CREST, d)
        middle = self.width() / 2
        top = (self.height() - d - look.px(18)) / 2
        p.drawPixmap(round(middle - d / 2), round(top), face.pixmap)
        gap = min(look.px(11), self.width() / max(1, self._steps))
        y = top + d + look.px(13)
        for number in range(self._steps):
            x = middle + (number - (self._steps - 1) / 2) * gap
            now = number == self._at
            ink = t.accent if now else colour(t.plate_ink, 0.75 if number < self._at else 0.25)
            fill(p, ellipse(x, y, gap * (0.36 if now else 0.24)), ink)


class LessonBar(FootBar):
    """A caption that keeps its height for a whole lesson: the table does not move under what is said."""

    back, again, skipped, taken_back, read, left, match_wanted, next_wanted = (Signal() for _ in range(8))

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: Sequence[tuple[str, Sequence[WordButton]]] = ()  # with the buttons beside each
        self.companion, self.words = Companion(), Line(WORDS, wraps=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.back_button, self.again_button = RingButton("back"), RingButton("undo")
        self.skip_button, self.leave_button = RingButton("next"), RingButton("close")
        self.read_link = LinkButton()
        self.take_back_button = WordButton("primary", 16, height=42)
        self.next_button = WordButton("quiet", 15, height=42)
        self.match_button = WordButton("primary", 16, height=42)
        self._row, self._side, self._rings = QHBoxLayout(self), QVBoxLayout(), QHBoxLayout()
        for ring in (self.back_button, self.again_button, self.skip_button, self.leave_button):
            self._rings.addWidget(ring)
        self._side.addLayout(self._rings)
        self._side.addWidget(self.read_link, 0, Qt.AlignmentFlag.AlignHCenter)
        self._row.addWidget(self.companion)
        self._row.addWidget(self.words, 1, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.take_back_button, self.next_button, self.match_button):
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addLayout(self._side)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        for button, signal in (
            (self.back_button, self.back),
            (self.again_button, self.again),
            (self.skip_button, self.skipped),
            (self.leave_button, self.left),
            (self.read_link, self.read),
            (self.take_back_button, self.taken_back),
            (self.next_button, self.next_wanted),
            (self.match_button, self.match_wanted),
        ):
            button.clicked.connect(signal)

    # -- what is said ----------------------------------------------------------------------------

    def set_texts(self, steps: Sequence[str], replies: Sequence[str], end: str, *, more: bool) -> None:
        """All that may be said in this lesson: there is room for the longest."""
        last = (self.next_button, self.match_button) if more else (self.match_button,)
        self._texts = [
            *((text, ()) for text in steps),
            *((text, (self.take_back_button,)) for text in replies),
            (end, last),
        ]
        self.updateGeometry()

    def say(self, text: str, at: int, steps: int, *, wrong: bool, done: bool, more: bool) -> None:
        """Say it, and offer what can be done: after a mistake to take it back, at the end to go on."""
        if text != self.words.text():
            self.words.setText(text)
            self.setAccessibleName(text)
        told = self.tr("Step {step} of {steps}").format(step=at + 1, steps=steps)
        self.companion.show_step(at, steps, told)
        self.take_back_button.setVisible(wrong)
        self.match_button.setVisible(done)
        self.next_button.setVisible(done and more)
        self.skip_button.setEnabled(not done)
        self.back_button.setEnabled(at > 0)

    # -- looks -----------------------------------------------------------------------------------

    def restyle(self, look: Look) -> None:
        self.look = look
        self.words.set_size(max(WORDS, LEAST / look.u))
        side = look.px(16)
        self._row.setContentsMargins(side, look.px(8), side, look.px(6))
        self._row.setSpacing(look.px(12))
        self._side.setSpacing(look.px(2))
        self._rings.setSpacing(look.px(2))

    def height_for(self, wide: int, look: Look) -> int:
        """As high as the longest text needs beside the buttons."""
        dress(self, look)
        gap = self._row.spacing()
        around = self.companion.sizeHint().width() + self._side.sizeHint().width() + 2 * (look.px(16) + gap)
        need = 0
        for text, buttons in self._texts:
            taken = around + sum(button.sizeHint().width() + gap for button in buttons)
            need = max(need, self.words.height_of(text, max(200, wide - taken)))
        return max(need, self.companion.sizeHint().height(), self._side.sizeHint().height()) + look.px(16)

    def retranslate(self) -> None:
        self.back_button.say(self.tr("One step back"))
        self.again_button.say(self.tr("This step again"))
        self.skip_button.say(self.tr("Skip this step"))
        self.leave_button.say(self.tr("Leave the lesson"))
        self.read_link.say(self.tr("Read it"), self.tr("Read it in the rules"))
        self.take_back_button.say(self.tr("Take it back"))
        self.next_button.say(self.tr("For two players"))
        self.match_button.say(self.tr("A real match"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
