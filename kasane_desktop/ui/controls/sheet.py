"""What may be longer than its room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from kasane_desktop.scene.kit import Look, colour


class Sheet(QScrollArea):
    """Scrolls with a thin bar."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Our own parts instead of Qt's, since to ask Qt for its own is slow when it is the first question.
        self.setViewport(QWidget())
        self._bar = QScrollBar()
        self.setVerticalScrollBar(self._bar)
        self._look: Look | None = None
        self._bar.rangeChanged.connect(self._dress_bar)
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def restyle(self, look: Look) -> None:
        self._look = look
        self._dress_bar()

    def _dress_bar(self) -> None:
        """Only one that is needed, and only anew: a style sheet takes a while."""
        look = self._look
        if look is None or not self._bar.maximum():
            return
        rest, near = (
            colour(look.theme.plate_ink, alpha).name(colour("#000").NameFormat.HexArgb) for alpha in (0.2, 0.4)
        )
        sheet = (
            "QScrollBar { background: transparent; width: 8px; margin: 0 }"
            f"QScrollBar::handle {{ background: {rest}; border-radius: 3px; margin-left: 2px; min-height: 32px }}"
            f"QScrollBar::handle:hover {{ background: {near} }}"
            "QScrollBar::add-line, QScrollBar::sub-line { height: 0 }"
            "QScrollBar::add-page, QScrollBar::sub-page { background: transparent }"
        )
        if sheet != self._bar.styleSheet():
            self._bar.setStyleSheet(sheet)
