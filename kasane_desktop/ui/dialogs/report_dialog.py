"""What a problem report is, before one is written."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from kasane_desktop.ui.controls.text_scale import look_beside
from kasane_desktop.ui.controls.widgets import Line, WordButton, dress

WIDTH = 560


class ReportDialog(QDialog):
    """Says what a report contains and what not, and hears if one is wanted."""

    wanted = Signal()

    def __init__(self, *, with_match: bool, dark: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Line(24, weight=700, serif=True, wraps=True)
        self.purpose, self.content, self.privacy = (Line(15, wraps=True) for _ in range(3))
        self.save_button, self.cancel_button = WordButton("primary", 16), WordButton("quiet", 16)
        self.save_button.clicked.connect(self._save)
        self.cancel_button.clicked.connect(self.reject)
        self.setWindowTitle(self.tr("Report a problem"))
        self.title.setText(self.tr("Report a problem"))
        self.purpose.setText(
            self.tr("A report is a small file that helps to find a fault. Attach it to a message to the makers.")
        )
        self.content.setText(
            self.tr(
                "It contains the match on the table, your preferences, the latest messages of the program, its version "
                "and the kind of computer."
            )
            if with_match
            else self.tr(
                "It contains your preferences, the latest messages of the program, its version and the kind of "
                "computer. No match is on the table."
            )
        )
        self.privacy.setText(self.tr("It contains no names, neither of players nor of folders. Nothing is sent."))
        self.save_button.say(self.tr("Save the report…"))
        self.cancel_button.say(self.tr("Cancel"))
        self._lay_out()
        look = look_beside(self, dark=dark)
        dress(self, look)
        self._sheet.setContentsMargins(look.px(32), look.px(24), look.px(20), look.px(10))
        self._sheet.setSpacing(look.px(12))
        wide = look.px(WIDTH)
        self.setFixedSize(wide, self.heightForWidth(wide))
        self.save_button.setFocus()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.cancel_button, self.save_button):
            buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._sheet = sheet = QVBoxLayout(self)
        for words in (self.title, self.purpose, self.content, self.privacy):
            sheet.addWidget(words)
        sheet.addLayout(buttons)

    def _save(self) -> None:
        self.accept()
        self.wanted.emit()
