"""The options of a game and the deal number, a row each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kasane_desktop.core.box import Json, Option
from kasane_desktop.match.sitter import SEEDS
from kasane_desktop.match.speech import SOURCES, say
from kasane_desktop.scene.kit import Look
from kasane_desktop.ui.controls.fields import Field
from kasane_desktop.ui.controls.segment import Segment
from kasane_desktop.ui.controls.widgets import IconButton, Line, Styled, Toggle


class Row(QWidget):
    """A name with its hint at the left, a control at the right, and a word below when something is wrong."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.name, self.hint = Line(15, wraps=True), Line(13, tone="plate_soft", wraps=True)
        self.word = Line(13, weight=700, wraps=True)
        self.word.hide()
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(self.name)
        text.addWidget(self.hint)
        self._row = QHBoxLayout()
        self._row.addLayout(text, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addLayout(self._row)
        whole.addWidget(self.word)

    def restyle(self, look: Look) -> None:
        for part in (self.name, self.hint, self.word, *self.controls()):
            part.restyle(look)
        self._row.setSpacing(look.px(10))

    def controls(self) -> Sequence[Styled]:
        """What stands at the right: in a row of words alone, nothing."""
        return ()

    def stops(self) -> list[QWidget]:
        """What the Tab key visits, in order."""
        return []


class OptionRow(Row):
    """A row for an option of a game."""

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option

    def show_value(self, value: Json) -> None:
        """What is chosen, for those who choose in this row."""

    def retranslate(self) -> None:
        self.name.setText(say(self.option.name, translate=QCoreApplication.translate))
        self.hint.setText(say(self.option.hint, translate=QCoreApplication.translate))


class FlagRow(OptionRow):
    """On or off."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.toggle = Toggle()
        self.toggle.clicked.connect(lambda on: self.changed.emit(on))
        self._row.addWidget(self.toggle)

    def show_value(self, value: Json) -> None:
        self.toggle.setChecked(bool(value))

    def retranslate(self) -> None:
        super().retranslate()
        self.toggle.setAccessibleName(self.name.text())
        self.toggle.setAccessibleDescription(self.hint.text())

    def controls(self) -> Sequence[Styled]:
        return [self.toggle]

    def stops(self) -> list[QWidget]:
        return [self.toggle]


class ChoiceRow(OptionRow):
    """One of a few values. A value has a name if the game has a text for it: the option's key, a dot, the value."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.segment = Segment(len(option.choices))
        self.segment.chosen.connect(lambda n: self.changed.emit(option.choices[n]))
        self._row.addWidget(self.segment)

    def show_value(self, value: Json) -> None:
        self.segment.choose(self.option.choices.index(value))

    def retranslate(self) -> None:
        super().retranslate()
        keys = [f"{self.option.name}.{choice}" for choice in self.option.choices]
        texts = [say(key, translate=QCoreApplication.translate) if key in SOURCES else None for key in keys]
        labels = [text or str(choice) for text, choice in zip(texts, self.option.choices, strict=True)]
        self.segment.setAccessibleName(self.name.text())
        self.segment.say(*labels)

    def controls(self) -> Sequence[Styled]:
        return [self.segment]

    def stops(self) -> list[QWidget]:
        return [*self.segment.parts]


def option_row(option: Option, game: str) -> OptionRow:
    if option.check is not None:
        from kasane_desktop.ui.lobby.table_row import TableRow

        return TableRow(option, game)
    return FlagRow(option) if option.choices == (False, True) else ChoiceRow(option)


class DealRow(Row):
    """The deal number: by chance each time, unless one is written down or locked."""

    dealt = Signal(int, bool)  # number, and whether it is to stay
    rolled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.field, self.dice, self.lock = Field(15, boxed=True), IconButton("dice"), IconButton("lock")
        self.field.setMaxLength(len(str(SEEDS)))
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lock.setCheckable(True)
        self._seed, self._pinned = 0, False
        for part in (self.field, self.dice, self.lock):
            self._row.addWidget(part)
        self._row.setStretch(0, 1)
        self.field.textEdited.connect(self._write)
        self.field.left.connect(self._settle)
        self.dice.clicked.connect(self.rolled)
        self.lock.clicked.connect(lambda on: self.dealt.emit(self._seed, on))

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self._row.setSpacing(look.px(2))
        digit = self.field.fontMetrics().horizontalAdvance("0")
        margins = self.field.textMargins()
        self.field.setFixedWidth(margins.left() + margins.right() + 8 + 10 * digit)

    def controls(self) -> Sequence[Styled]:
        return [self.field, self.dice, self.lock]

    def show_deal(self, seed: int, pinned: bool) -> None:
        self._seed, self._pinned = seed, pinned
        self.lock.setChecked(pinned)
        if not self.field.hasFocus() or int(self.field.text() or -1) != seed:
            self._settle()
        self.retranslate()

    def retranslate(self) -> None:
        self.name.setText(self.tr("Deal number"))
        self.hint.setText(self.tr("the same every time") if self._pinned else self.tr("by chance each time"))
        self.field.setAccessibleName(self.name.text())
        self.field.setAccessibleDescription(self.hint.text())
        self.dice.say(self.tr("Another number by chance"))
        self.lock.say(self.tr("Keep this number"))

    def stops(self) -> list[QWidget]:
        return [self.field, self.dice, self.lock]

    def _write(self, text: str) -> None:
        digits = "".join(char for char in text if char in "0123456789")
        if digits != text:
            self.field.setText(digits)
        if digits and int(digits) < SEEDS:
            self.dealt.emit(int(digits), True)

    def _settle(self) -> None:
        self.field.setText(str(self._seed))
