"""The box in which a mistake is put before one again, and an answer judged."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kasane_desktop.scene import spoken
from kasane_desktop.scene.kit import Look
from kasane_desktop.ui.controls.widgets import Line, WordButton
from kasane_desktop.ui.review.verdict import Verdict


class TrialBox(QWidget):
    """A question, what became of the answer, and the ways on."""

    def __init__(self, *, of_book: bool = False) -> None:
        """`of_book`: it is asked out of the book of mistakes, not while one looks back at a match."""
        super().__init__()
        self._of_book = of_book
        self.question = Line(17, weight=700, wraps=True)
        self.verdict, self.why = Line(15, wraps=True), Line(14, tone="plate_soft", wraps=True)
        self.solution, self.next, self.stop = (WordButton("outline", 15) for _ in range(3))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self.question, self.verdict, self.why, self.solution, self.next, self.stop):
            self._column.addWidget(part)
        self._last = False
        self._question: Callable[[], str] = str
        self._verdict: Callable[[], Verdict] | None = None
        self._retranslate()

    def put(self, question: Callable[[], str], *, last: bool) -> None:
        """Another mistake, of which nothing is said yet. The question is put anew in another language."""
        self._last, self._question, self._verdict = last, question, None
        self.solution.show()
        self._retranslate()

    def say(self, verdict: Callable[[], Verdict]) -> Verdict:
        """What an answer was worth, in whatever language is spoken by then. As long as it is not right, another one
        may be given."""
        self._verdict = verdict
        said = self._tell()
        self.solution.setVisible(not said.right)
        return said

    @property
    def told(self) -> str:
        """What was said to the last answer."""
        return spoken.joined(self.verdict.text(), self.why.text())

    def _tell(self) -> Verdict:
        said = self._verdict() if self._verdict is not None else Verdict("", "", right=False)
        for line, text in ((self.verdict, said.text), (self.why, said.why)):
            line.setText(text)
            line.setVisible(bool(text))
        return said

    def restyle(self, look: Look) -> None:
        self._column.setSpacing(look.px(10))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.question.setText(self._question())
        self._tell()
        self.solution.say(self.tr("Show the answer"))
        self.next.say(self.tr("Finish") if self._last else self.tr("Next one"))
        self.stop.say(self.tr("Enough for now") if self._of_book else self.tr("Back to the look back"))
