"""What lies below a table at which only computers play: to stop them, to see one step, to set their pace."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kasane_desktop.scene.kit import Look
from kasane_desktop.ui.controls.foot import FootBar
from kasane_desktop.ui.controls.segment import Segment
from kasane_desktop.ui.controls.widgets import Line, RingButton, dress
from kasane_desktop.ui.settings.preferences import SPEEDS

PACES = tuple(reversed(SPEEDS[1:]))  # from slow to quick; without movement nothing can be watched
HEIGHT = 54  # design units


class WatchBar(FootBar):
    """Hears what whoever watches wants."""

    held = Signal(bool)  # the match is to stand still, or to go on
    stepped = Signal()
    paced = Signal(float)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.play, self.pause, self.step = RingButton("play"), RingButton("pause"), RingButton("next")
        self.told = Line(14, tone="plate_soft")
        self.pace_name = Line(14, tone="plate_soft")
        self.pace = Segment(len(PACES))
        self._row = QHBoxLayout(self)
        for part in (self.play, self.pause, self.step, self.told):
            self._row.addWidget(part)
        self._row.addStretch(1)
        for widget in (self.pace_name, self.pace):
            self._row.addWidget(widget)
        self.play.clicked.connect(lambda: self.held.emit(False))
        self.pause.clicked.connect(lambda: self.held.emit(True))
        self.step.clicked.connect(self.stepped)
        self.pace.chosen.connect(lambda number: self.paced.emit(PACES[number]))
        self.show_held(False)
        self.retranslate()
        self.hide()

    def show_held(self, held: bool) -> None:
        """Whether the match stands still."""
        keyed = self.play.hasFocus() or self.pause.hasFocus()
        self.play.setVisible(held)
        self.pause.setVisible(not held)
        self.step.setEnabled(held)
        if keyed:
            (self.play if held else self.pause).setFocus()

    def show_pace(self, speed: float) -> None:
        if speed in PACES:
            self.pace.choose(PACES.index(speed))

    def retranslate(self) -> None:
        self.play.say(self.tr("Go on"))
        self.pause.say(self.tr("Pause"))
        self.step.say(self.tr("One step on"))
        self.told.setText(self.tr("Computers are playing: you are watching."))
        self.pace_name.setText(self.tr("Movement"))
        self.pace.setAccessibleName(self.tr("Movement"))
        self.pace.say(self.tr("Slow"), self.tr("Calm"), self.tr("Normal"), self.tr("Quick"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def fit(self, look: Look) -> None:
        self.look = look
        dress(self, look)
        self._row.setContentsMargins(look.px(24), look.px(4), look.px(24), look.px(4))
        self._row.setSpacing(look.px(8))
        self.update()
