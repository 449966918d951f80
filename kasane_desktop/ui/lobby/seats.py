"""A seat at the table that is being laid: crest, name, who plays, how strong."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from kasane_desktop.core.names import LONGEST_NAME, tidy
from kasane_desktop.match.sitter import Sitter
from kasane_desktop.match.speech import name_of, say
from kasane_desktop.scene.kit import PLAYERS, Look, colour, theme
from kasane_desktop.scene.kit.crest import crest_face
from kasane_desktop.scene.kit.paint import ellipse, fill, rounded, width, write_mid
from kasane_desktop.scene.kit.plain import set_tip
from kasane_desktop.scene.kit.text import elided
from kasane_desktop.scene.sitters import own_paint, sign
from kasane_desktop.ui.controls.fields import Field
from kasane_desktop.ui.controls.segment import Segment
from kasane_desktop.ui.controls.widgets import RIM, Disc, IconButton, Painted, painter_of
from kasane_desktop.ui.settings.language import translate

Levels = Sequence[tuple[str, str]]
"""Identifier and name of each level, the gentlest first."""
PIP = 11  # from one pip of a level to the next
PAINTS = {player.name: own_paint(player) for player in PLAYERS}


class Crest(Disc):
    """The disc of a player; a click takes the next colour."""

    across, least = 36, 26

    def __init__(self) -> None:
        super().__init__()
        self._colour, self._sign = PLAYERS[0].name, ""

    def show_crest(self, colour_name: str, sign: str) -> None:
        self._colour, self._sign = colour_name, sign
        self.update()

    def draw(self, p: QPainter) -> None:
        b = self.body()
        face = crest_face(self.look, PAINTS[self._colour], self._sign, round(b.width()))
        p.drawPixmap(b.topLeft(), face.pixmap)
        if self.state in ("hover", "down"):
            fill(p, ellipse(b.center().x(), b.center().y(), b.width() / 2), colour("#FFFFFF", 0.14))


class Level(Painted):
    """How strong a computer player is: pips and a word; a click goes one further. With one level, only the word."""

    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._levels: Levels = ()
        self._at = 0
        self.clicked.connect(lambda: self._step(1))

    def show_level(self, levels: Levels, level: str) -> None:
        self._levels = levels
        self._at = next((n for n, (id, _) in enumerate(levels) if id == level), 0)
        several = len(levels) > 1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if several else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if several else Qt.CursorShape.ArrowCursor)
        set_tip(self, self.label)
        self.updateGeometry()
        self.update()

    @property
    def label(self) -> str:
        return self._levels[self._at][1] if self._levels else ""

    def _step(self, by: int) -> None:
        if len(self._levels) > 1:
            self.picked.emit(self._levels[(self._at + by) % len(self._levels)][0])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1}
        if event.key() in steps:
            self._step(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:  # noqa: N802
        font = self.look.sans(13)
        longest = max((width(font, label) for _, label in self._levels), default=0)
        wide = min(round(longest) + 2, 7 * font.pixelSize()) if self._levels else 0  # letters do not shrink for ever
        return QSize(max(wide, self._pips) + 2 * RIM, self.look.px(40) + 2 * RIM)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(max(self.look.px(46), self._pips) + 2 * RIM, self.look.px(40) + 2 * RIM)

    @property
    def _pips(self) -> int:
        return len(self._levels) * self.look.px(PIP)

    def draw(self, p: QPainter) -> None:
        b, t, font = self.body(), self.look.theme, self.look.sans(13)
        label = elided(self.label, font, b.width() + 1)
        if len(self._levels) < 2:
            write_mid(p, b.right(), b.center().y(), label, font, t.plate_soft, "r")
            return
        step = self.look.u * PIP
        for n in range(len(self._levels)):
            x = b.right() - step * (len(self._levels) - n - 0.5)
            ink = colour(t.plate_ink, 1.0 if n <= self._at else 0.16)
            fill(p, ellipse(x, b.y() + b.height() * 0.28, self.look.u * PIP / 3), ink)
        write_mid(p, b.right(), b.y() + b.height() * 0.74, label, font, t.plate_soft, "r")


class SeatRow(QWidget):
    """One seat, from left to right."""

    renamed = Signal(str)
    recoloured = Signal()
    played_by_human = Signal(bool)
    levelled = Signal(str)
    removed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.look = Look(theme(False))
        self.crest, self.name, self.kind = Crest(), Field(19, serif=True), Segment(2)
        self.level, self.remove = Level(), IconButton("close")
        self.name.setMaxLength(LONGEST_NAME)
        self._row = QHBoxLayout(self)
        for part in (self.crest, self.name, self.kind, self.level, self.remove):
            self._row.addWidget(part, 1 if part is self.name else 0)
        # It takes what is left: what a line of text would like to have is no reason to cut the word of the level.
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        keep = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        keep.setRetainSizeWhenHidden(True)  # the columns of all rows stand in line
        self.level.setSizePolicy(keep)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.crest.clicked.connect(self.recoloured)
        self.name.textEdited.connect(self.renamed)
        self.name.left.connect(self._settle_name)
        self.kind.chosen.connect(lambda n: self.played_by_human.emit(n == 0))
        self.level.picked.connect(self.levelled)
        self.remove.clicked.connect(self.removed)
        self._name = ""

    def restyle(self, look: Look) -> None:
        self.look = look
        for part in (self.crest, self.name, self.kind, self.level, self.remove):
            part.restyle(look)
        self._row.setContentsMargins(look.px(8), look.px(4), look.px(4), look.px(4))
        self._row.setSpacing(look.px(5))
        self.setFixedHeight(max(40, look.px(54)))
        self.name.setMinimumWidth(look.px(78))

    def show_sitter(self, sitter: Sitter, typed: str, levels: Levels, removable: bool) -> None:
        """`typed` is the name as it was typed in, without a usual one in its place."""
        human = sitter.human
        self._name = typed or name_of(sitter, translate)
        self.crest.show_crest(sitter.traits["colour"], sign(sitter))
        writing = self.name.hasFocus() and tidy(self.name.text()) in (typed, self._name)
        if not writing:
            self._settle_name()
        self.kind.choose(0 if human else 1)
        self.level.show_level(levels, sitter.traits.get("level", ""))
        self.level.setVisible(not human)
        self.remove.setVisible(removable)
        self._name_for_readers(sitter)

    def _settle_name(self) -> None:
        if self.name.text() != self._name:
            self.name.setText(self._name)
            self.name.setCursorPosition(0)

    def _name_for_readers(self, sitter: Sitter) -> None:
        who, paint = name_of(sitter, translate), self.colour_names()[sitter.traits["colour"]]
        self.crest.setAccessibleName(self.tr("Colour of {who}: {colour}").format(who=who, colour=paint))
        set_tip(self.crest, self.tr("Next colour"))
        self.name.setAccessibleName(self.tr("Name of {who}").format(who=who))
        self.kind.setAccessibleName(self.tr("Who plays for {who}").format(who=who))
        self.kind.say(self.tr("Human"), self.tr("AI"))
        set_tip(self.kind.parts[1], "" if sitter.human else self._character(sitter))
        self.level.setAccessibleName(self.tr("Level of {who}: {level}").format(who=who, level=self.level.label))
        self.remove.say(self.tr("Remove {who}").format(who=who))

    def _character(self, sitter: Sitter) -> str:
        way = say(f"players.character.{sitter.traits['character']}", translate=translate)
        return self.tr("{who}: {character}. Choose again for another player.").format(
            who=name_of(sitter, translate), character=way
        )

    def colour_names(self) -> dict[str, str]:
        return {
            "ai": self.tr("indigo"),
            "matsu": self.tr("pine green"),
            "kuri": self.tr("chestnut"),
            "ume": self.tr("plum"),
            "asagi": self.tr("teal"),
            "sumi": self.tr("ink grey"),
        }

    def stops(self) -> list[QWidget]:
        """What the Tab key visits, in order."""
        return [self.crest, self.name, *self.kind.parts, self.level, self.remove]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shade = colour(self.look.theme.plate_ink, 0.045)
        fill(painter_of(self), rounded(0, 0, self.width(), self.height(), 10 * self.look.u), shade)
