"""A choice of few, side by side."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from kasane_desktop.scene.kit import Look, colour, mix, theme
from kasane_desktop.scene.kit.paint import fill, rounded, width, write_mid
from kasane_desktop.ui.controls.widgets import Painted, painter_of


class _Part(Painted):
    """One of the choices of a Segment."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)

    def sizeHint(self) -> QSize:  # noqa: N802
        font = self.look.sans(14, 700)
        return QSize(round(width(font, self.accessibleName())) + self.look.px(20), max(24, self.look.px(32)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def outline(self) -> QPainterPath:
        return rounded(1, 1, self.width() - 2, self.height() - 2, 8 * self.look.u)

    def draw(self, p: QPainter) -> None:
        t, u, on = self.look.theme, self.look.u, self.isChecked()
        if on and t.contrast:
            fill(p, rounded(2, 2, self.width() - 4, self.height() - 4, 7 * u), t.plate_ink)
        elif on:
            w, h = self.width() - 5, self.height() - 5
            fill(p, rounded(2.2, 3.6, w + 0.6, h, 7 * u), colour("#1A0F08", 0.22))
            fill(p, rounded(2.5, 2.5, w, h, 7 * u), "#75605A" if t.dark else "#FFFDF6")
        ink = t.plate_ink if on or self.state in ("hover", "down") else mix(t.plate_soft, t.plate_ink, 0.5)
        if on and t.contrast:
            ink = t.plate[0]
        font = self.look.sans(14, 700 if on else 500)
        write_mid(p, self.width() / 2, self.height() / 2, self.accessibleName(), font, ink)


def tab_to_checked(group: QButtonGroup) -> None:
    """The Tab key visits the checked button of a group; the arrow keys go on from there. A screen reader hears that it
    is one of several."""

    def fix() -> None:
        for button in group.buttons():
            button.setAutoExclusive(True)
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    group.buttonToggled.connect(fix)


class Segment(QWidget):
    """A choice of few: the chosen part is a lifted slip of paper."""

    chosen = Signal(int)

    def __init__(self, parts: int) -> None:
        super().__init__()
        self.look = Look(theme(False))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self.parts = [_Part() for _ in range(parts)]
        for n, part in enumerate(self.parts):
            self._group.addButton(part, n)
            row.addWidget(part)
        self._group.idClicked.connect(self.chosen)
        tab_to_checked(self._group)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        self.look = look
        for part in self.parts:
            part.restyle(look)
        self.updateGeometry()

    def say(self, *labels: str) -> None:
        for part, label in zip(self.parts, labels, strict=True):
            part.setAccessibleName(label)
            part.setAccessibleDescription(self.accessibleName())
            part.updateGeometry()
            part.update()

    def choose(self, n: int) -> None:
        self.parts[n].setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shade = colour(self.look.theme.plate_ink, 0.08)
        fill(painter_of(self), rounded(0, 0, self.width(), self.height(), 9 * self.look.u), shade)
