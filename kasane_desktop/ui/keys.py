"""The keys of the program, as a list that can be read."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QKeySequence, QPalette
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from kasane_desktop.core.text import QT_TRANSLATE_NOOP
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.reading_keys import READINGS
from kasane_desktop.ui.controls.widgets import Line, WordButton, dress
from kasane_desktop.ui.style import colour_area

SIZE = (680, 620)
Rows = list[tuple[str, str]]


class KeysDialog(QDialog):
    """What each key does, from what holds everywhere to what holds in the game that is being played."""

    def __init__(self, game: str, keys: Rows, reading: Sequence[str], parent: QWidget | None = None) -> None:
        """`keys` are those that the game on the table has of its own, `reading` those that read aloud."""
        super().__init__(parent)
        self._game, self._reading_keys = (game, keys), reading
        self._title = Line(27, weight=700, serif=True, wraps=True)
        self.list = QTextBrowser()
        self.list.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.list.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.list.document().setDocumentMargin(14)
        self.close_button = WordButton("primary", 16)
        self.close_button.clicked.connect(self.accept)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(32, 20, 24, 14)
        sheet.setSpacing(12)
        sheet.addWidget(self._title)
        sheet.addWidget(self.list, 1)
        sheet.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        self._restyle()
        self._retranslate()
        self.resize(*SIZE)
        self.list.setFocus()

    def _restyle(self) -> None:
        """In the colours that all windows have now."""
        dark = self.palette().color(QPalette.ColorRole.Window).lightness() < 128
        look = Look(theme(dark), 1.0, self.devicePixelRatioF())
        dress(self, look)
        palette = self.list.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(look.theme.plate[0]))
        palette.setColor(QPalette.ColorRole.Text, QColor(look.theme.plate_ink))
        colour_area(self.list, palette)
        self.list.setFont(look.sans(15))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self._title.setText(self.tr("Keys"))
        self.list.setAccessibleName(self.tr("Keys"))
        self.list.setHtml("".join(_part(title, rows) for title, rows in self.parts()))
        self.close_button.say(self.tr("Close"))

    def parts(self) -> list[tuple[str, Rows]]:
        """Titles, and below each its keys with what they do."""
        return [
            (self.tr("Everywhere"), self._everywhere()),
            (self.tr("At the table"), self._at_the_table()),
            (self.tr("Read aloud, with a screen reader"), self._reading()),
            *([self._game] if self._game[1] else []),
        ]

    def _everywhere(self) -> Rows:
        return [
            ("Tab", self.tr("the next thing; with Shift the one before")),
            (_keys("Enter", "Space"), self.tr("do it")),
            (_keys("Shift+F1", "?"), self.tr("this list")),
            (_keys("F1"), self.tr("rules, at the section that answers the moment")),
            (_keys("F11"), self.tr("full screen; Esc leaves it, too")),
            (_keys("Ctrl+,"), self.tr("preferences")),
        ]

    def _at_the_table(self) -> Rows:
        return [
            (self.tr("Arrows"), self.tr("the nearest thing in that direction")),
            (_keys("PgDown", "PgUp"), self.tr("the next group of things, the one before")),
            (_keys("Esc"), self.tr("let go of what is chosen")),
            (_keys("Ctrl+Z", "Ctrl+Shift+Z"), self.tr("undo, redo")),
            (_keys("Ctrl+T"), self.tr("hint; Enter then does it")),
            (_keys("Ctrl+Space"), self.tr("the computer player stops thinking and moves")),
            (_keys("Ctrl+L"), self.tr("log")),
        ]

    def _reading(self) -> Rows:
        does = reading_names()
        return [(_keys(key), does[what]) for key, what in zip(self._reading_keys, READINGS, strict=True)]


def reading_names() -> dict[str, str]:
    """What each of the keys reads."""

    def tr(text: str) -> str:
        return QCoreApplication.translate("KeysDialog", text)

    return {
        "asked": tr(QT_TRANSLATE_NOOP("KeysDialog", "whose turn it is and what is asked")),
        "table": tr(QT_TRANSLATE_NOOP("KeysDialog", "what lies on the table")),
        "hand": tr(QT_TRANSLATE_NOOP("KeysDialog", "what you have")),
        "others": tr(QT_TRANSLATE_NOOP("KeysDialog", "the next of the other players")),
        "moves": tr(QT_TRANSLATE_NOOP("KeysDialog", "the last moves")),
        "points": tr(QT_TRANSLATE_NOOP("KeysDialog", "how it stands")),
        "mode": tr(
            QT_TRANSLATE_NOOP(
                "KeysDialog", "reading mode: the keys go to everything, and Enter says why a thing does nothing"
            )
        ),
    }


def _keys(*names: str) -> str:
    """Keys as they are called on this system."""
    return " · ".join(QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText) for name in names)


def _part(title: str, rows: Rows) -> str:
    lines = "".join(
        f"<tr><td width='190' style='padding: 3px 22px 3px 0'><b>{escape(keys)}</b></td>"
        f"<td style='padding: 3px 0'>{escape(does)}</td></tr>"
        for keys, does in rows
    )
    return f"<h3>{escape(title)}</h3><table>{lines}</table>"
