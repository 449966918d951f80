"""What this program is, and whose work it rests on."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPalette
from PySide6.QtWidgets import QDialog, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from kasane_desktop import __version__
from kasane_desktop.core.resources import asset, frozen_home
from kasane_desktop.scene.kit import Look, fonts, theme
from kasane_desktop.scene.kit.paint import linear, rounded, stroke, write_mid
from kasane_desktop.scene.kit.phrases import holding
from kasane_desktop.scene.kit.theme import CREST_INK, colour
from kasane_desktop.ui.controls.style import colour_area
from kasane_desktop.ui.controls.text_scale import look_beside
from kasane_desktop.ui.controls.widgets import Line, WordButton, dress, painter_of

SIZE = (640, 520)
FONT_LICENCES = ("fonts/OFL-ShipporiMincho.txt", "fonts/OFL-ZenKakuGothicNew.txt")
MIT = """\
Copyright (c) 2026 Kasane Desktop contributors

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated \
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the \
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit \
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the \
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE \
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR \
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR \
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""


class Seal(QWidget):
    """The sign of the house: 襲 on deep red."""

    def __init__(self) -> None:
        super().__init__()
        self.look = Look(theme(False))

    def restyle(self, look: Look) -> None:
        self.look = look
        self.setFixedSize(look.px(66), look.px(66))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p = painter_of(self)
        p.scale(self.look.u, self.look.u)
        p.fillPath(rounded(1, 1, 64, 64, 9), linear(0, 0, 0, 66, (0, "#8A2F45"), (1, "#5E1B2F")))
        stroke(p, rounded(5.5, 5.5, 55, 55, 6), colour(CREST_INK, 0.6), 1)
        write_mid(p, 33, 33, "襲", fonts.serif(36), CREST_INK)


class About(QDialog):
    """Name, version, and the licences in full."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._version = (
            Line(30, weight=700, serif=True, wraps=True),
            Line(14, tone="plate_soft", wraps=True),
        )
        self._purpose = Line(15, wraps=True)
        self.licences = QTextBrowser()
        self.licences.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.licences.setOpenLinks(False)
        self.close_button = WordButton("primary", 16)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self._restyle()
        self._retranslate()

    def _lay_out(self) -> None:
        self._words = words = QVBoxLayout()
        words.addWidget(self._name)
        words.addWidget(self._version)
        self._head = head = QHBoxLayout()
        head.addWidget(Seal())
        head.addLayout(words, 1)
        self._sheet = sheet = QVBoxLayout(self)
        sheet.addLayout(head)
        sheet.addWidget(self._purpose)
        sheet.addWidget(self.licences, 1)
        sheet.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)

    def _restyle(self) -> None:
        """In the colours that all windows have now."""
        dark = self.palette().color(QPalette.ColorRole.Window).lightness() < 128
        look = look_beside(self, dark=dark)
        dress(self, look)
        self._words.setSpacing(look.px(2))
        self._head.setSpacing(look.px(20))
        self._sheet.setContentsMargins(look.px(32), look.px(28), look.px(24), look.px(14))
        self._sheet.setSpacing(look.px(14))
        self.licences.document().setDocumentMargin(look.px(18))
        self.resize(look.px(SIZE[0]), look.px(SIZE[1]))
        palette = self.licences.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(look.theme.plate[0]))
        palette.setColor(QPalette.ColorRole.Text, QColor(look.theme.plate_ink))
        colour_area(self.licences, palette)
        self.licences.setFont(look.sans(13))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Kasane Desktop"))
        self._name.setText("Kasane Desktop")
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        self._purpose.setText(
            self.tr("Five tabletop games with a Japanese touch, to be played on one screen, alone or together.")
        )
        self.licences.setAccessibleName(self.tr("Licences"))
        self.licences.setHtml(holding(self._licences()))
        self.close_button.say(self.tr("Close"))

    def _licences(self) -> str:
        notices = bundled_notices()
        notes = (
            (
                "Kasane Desktop",
                self.tr("Under the MIT licence; all pictures were drawn for it."),
                "" if notices else MIT,
            ),
            (
                "Qt, PySide6",
                self.tr(
                    "Under the GNU Lesser General Public License, version 3: you may replace them by versions of your "
                    "own. Their source is at code.qt.io."
                ),
                "",
            ),
            ("qasync", self.tr("Under the BSD licence with two clauses."), ""),
            ("Python", self.tr("Under the licence of the Python Software Foundation."), ""),
            (
                "Shippori Mincho, Zen Kaku Gothic New",
                self.tr("Under the SIL Open Font License, version 1.1; only the signs that are needed are included."),
                "" if notices else "\n\n".join(asset(name).read_text(encoding="utf-8") for name in FONT_LICENCES),
            ),
            ("BudouX", self.tr("Its table of Japanese phrases is used under the Apache License, version 2.0."), ""),
        )
        summary = (f"<h3>{escape(name)}</h3><p>{escape(note)}</p>{_paragraphs(text)}" for name, note, text in notes)
        return "".join(summary) + (f"<hr>{_paragraphs(notices)}" if notices else "")


def bundled_notices() -> str:
    """The notices of all that was frozen into the program; nothing when it runs from its source."""
    frozen = frozen_home()
    return "" if frozen is None else (frozen / "NOTICES.txt").read_text(encoding="utf-8")


def _paragraphs(text: str) -> str:
    """In HTML; a paragraph that begins with “## ” is a heading."""
    parts = (part.strip() for part in text.split("\n\n"))
    return "".join(
        f"<h3>{escape(part[3:])}</h3>" if part.startswith("## ") else f"<p>{escape(part)}</p>" for part in parts if part
    )
