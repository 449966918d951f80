"""The page on which the points printed in a player's own box are entered, on the nine cards themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.box import Json
from kasane_desktop.core.fact import KANJI, NEEDS, PROVENANCE, WORTH
from kasane_desktop.core.files import save_file
from kasane_desktop.core.game import PUBLIC
from kasane_desktop.core.names import tidy
from kasane_desktop.core.table import COMBINATION
from kasane_desktop.core.text import BadOption
from kasane_desktop.match.speech import say, say_refused
from kasane_desktop.scene.kit import Look, mat, theme
from kasane_desktop.scene.kit.paint import write
from kasane_desktop.scene.stage import FACES
from kasane_desktop.ui.controls import on_screen
from kasane_desktop.ui.controls.fields import Field
from kasane_desktop.ui.controls.text_scale import page_look
from kasane_desktop.ui.controls.widgets import Line, Styled, WordButton, painter_of
from kasane_desktop.ui.settings.folders import documents_folder
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.tables.cards import CombinationCard, draw_ring
from kasane_desktop.ui.tables.store import LONGEST_NAME, SUFFIX, Store, written

LEAST = (1340, 840)  # what the page needs, in design units
EDGE, GAP, HIGHEST = 36.0, 10.0, 260.0  # design units; how high a card may become


@dataclass(frozen=True)
class BuiltIn:
    """A combination card as the game has it."""

    id: str
    kanji: str
    spaces: list[tuple[int, int, str]]  # cards, points, and where the points come from


def built_in(game: str) -> list[BuiltIn]:
    rules = CATALOGUE[game]
    table = rules.table(rules.view(rules.start(rules.counts[0]), PUBLIC))
    cards = []
    for zone in table.zones:
        if zone.kind == COMBINATION:
            spaces = zip(zone.facts[NEEDS], zone.facts[WORTH], zone.facts[PROVENANCE], strict=True)
            cards.append(BuiltIn(*COMBINATION.of(zone.id), zone.facts[KANJI], list(spaces)))
    return cards


class TableEditor(QWidget):
    """Covers its parent until one is done."""

    done = Signal(object)  # a table was saved and is to be played by
    closed = Signal()

    def __init__(self, game: str, store: Store, value: Json, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.game, self._store, self._kept_as = game, store, name
        self._usual = built_in(game)
        self._dark, self.look = False, Look(theme(False))
        self._message: Callable[[], str] | None = None
        self.title, self.reason = Line(30, weight=700, serif=True, tone="ink"), Line(15, tone="soft", wraps=True)
        self.word = Line(14, weight=700, tone="ink", wraps=True)
        self.name = Field(16, boxed=True)
        self.name.setMaxLength(LONGEST_NAME)
        self.save, self.back = WordButton("primary", 16), WordButton("quiet", 14)
        self.usual, self.take_in, self.give_out, self.delete = (WordButton("quiet", 14) for _ in range(4))
        faces = FACES[game]
        self.cards = [CombinationCard(own.id, own.kanji, faces.sprite_name(own.id), self) for own in self._usual]
        self._lines = (self.title, self.reason, self.word)
        self._buttons = (self.usual, self.take_in, self.give_out, self.delete, self.back, self.save)
        for part in (*self._lines, self.name, *self._buttons):
            part.setParent(self)
        for card in self.cards:
            card.changed.connect(self._unsay)
        self.name.textEdited.connect(self._unsay)
        self.name.installEventFilter(self)
        self.save.clicked.connect(self._save)
        self.back.clicked.connect(self.close_page)
        self.usual.clicked.connect(lambda: self.put(None))
        self.take_in.clicked.connect(self._ask_in)
        self.give_out.clicked.connect(self._ask_out)
        self.delete.clicked.connect(self._delete)
        self.delete.setVisible(bool(name))
        parent.installEventFilter(self)
        self.put(value)
        self.name.setText(name)
        self._retranslate()

    # -- what is entered -------------------------------------------------------------------------

    def put(self, table: Json) -> None:
        """Show a checked table; None: the built-in one."""
        for card, own in zip(self.cards, self._usual, strict=True):
            cells = (table or {}).get(own.id, [(n, points) for n, points, _ in own.spaces])
            card.put([(n, points) for n, points in cells], own.spaces)
        self._retranslate()
        self._unsay()

    def table(self) -> Json:
        return self._store.check({card.id: card.spaces() for card in self.cards})

    def read(self, path: Path) -> None:
        """Show the table of a file, or say what is wrong with it."""
        try:
            table = self._store.read(path)
        except BadOption as error:
            fault = error
            self._say(lambda: say_refused(fault, translate=translate))
            return
        self.put(table)
        self.name.setText(tidy(path.stem, LONGEST_NAME))
        self._say(lambda: self.tr("Read from “{file}”. Save it to play by it.").format(file=path.name))

    def write(self, path: Path) -> None:
        """A file that can be given to others."""
        try:
            save_file(path, written(self.table()))
        except OSError:
            self._say(lambda: self.tr("“{file}” cannot be written.").format(file=path.name))
        else:
            self._say(lambda: self.tr("Written to “{file}”.").format(file=path.name))

    def _save(self) -> None:
        name = tidy(self.name.text(), LONGEST_NAME) or self.tr("My box")
        if name != self._kept_as and name in self._store.tables():
            self._kept_as = name  # the second time it is meant
            self._say(lambda: self.tr("“{name}” is there already. Save once more to replace it.").format(name=name))
            return
        table = self.table()
        try:
            self._store.save(name, table)
        except OSError:
            self._say(lambda: self.tr("“{file}” cannot be written.").format(file=name))
            return
        self.done.emit(table)
        self.close_page()

    def _delete(self) -> None:
        try:
            self._store.delete(self._kept_as)
        except OSError:
            self._say(lambda: self.tr("“{file}” cannot be deleted.").format(file=self._kept_as))
            return
        self.done.emit(None)
        self.close_page()

    def _ask_in(self) -> None:
        kinds, folder = self.tr("Tables (*.json)"), documents_folder()
        path = on_screen.ask_for_file(self, self.take_in.label, kinds, folder, to_write=False)
        if path is not None:
            self.read(path)

    def _ask_out(self) -> None:
        name = self.name.text().replace("/", "-") or self.game
        kinds, proposal = self.tr("Tables (*.json)"), documents_folder() / f"{name}{SUFFIX}"
        path = on_screen.ask_for_file(self, self.give_out.label, kinds, proposal, to_write=True)
        if path is not None:
            self.write(path if path.suffix else path.with_suffix(SUFFIX))

    # -- what is said ----------------------------------------------------------------------------

    def _say(self, message: Callable[[], str]) -> None:
        self._message = message
        self.word.setText(message())
        self.update()

    def _unsay(self) -> None:
        """What was said belongs to its moment."""
        self._message = None
        self.word.setText("")
        self.update()

    def _retranslate(self) -> None:
        self.title.setText(self.tr("The points of your box"))
        self.reason.setText(
            self.tr(
                "Points printed in your copy may differ from ours, some of which are reconstructed: "
                "enter yours on the coins and play by them."
            )
        )
        self.name.setPlaceholderText(self.tr("My box"))
        self.name.setAccessibleName(self.tr("Name of the table"))
        self.save.say(self.tr("Save and play by it"))
        self.back.say(self.tr("Back"))
        self.usual.say(self.tr("Built-in points"))
        self.take_in.say(self.tr("From a file…"))
        self.give_out.say(self.tr("To a file…"))
        self.delete.say(self.tr("Delete"))
        names = self._source_names()
        for card in self.cards:
            reading = say(f"{self._store.family}.combination.{card.id}", translate=translate)
            card.say(say(f"reading.{card.id}", translate=translate), self._condition(card.id))
            for coin in card.coins:
                cards = self.tr("%n cards", "", coin.needs)
                coin.say(self.tr("{name}, {cards}").format(name=reading, cards=cards), names)
        self.word.setText(self._message() if self._message else "")
        self._arrange()

    def _condition(self, id: str) -> str:
        text = say(f"{self.game}.condition.{id}", translate=translate)
        return text[:1].upper() + text[1:]

    def _source_names(self) -> dict[str, str]:
        return {
            "rulebook": self.tr("from a rulebook"),
            "third-party": self.tr("from a review"),
            "reconstructed": self.tr("our reconstruction"),
            "entered": self.tr("entered by you"),
        }

    # -- opening and closing -----------------------------------------------------------------------

    def open(self) -> None:
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self._stops()[0].setFocus(Qt.FocusReason.TabFocusReason)

    def close_page(self) -> None:
        self._over.removeEventFilter(self)
        self.hide()
        self.closed.emit()
        self.deleteLater()

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self.setGeometry(self._over.rect())
        if isinstance(event, QKeyEvent) and watched is self.name and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.KeyPress:
                self.close_page()
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.close_page()
        else:
            event.accept()  # nothing of it is meant for what lies below

    def _stops(self) -> list[QWidget]:
        coins = [coin.points for card in self.cards for coin in card.coins]
        return [*coins, self.name, *(button for button in self._buttons if not button.isHidden())]

    def focusNextPrevChild(self, onward: bool) -> bool:  # noqa: N802 - Qt's name
        """Round and round on this page: what lies below is out of reach."""
        stops, here = self._stops(), QApplication.focusWidget()
        at = stops.index(here) if here in stops else -1 if onward else 0
        reason = Qt.FocusReason.TabFocusReason if onward else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if onward else -1)) % len(stops)].setFocus(reason)
        return True

    # -- places --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self._arrange()

    def _arrange(self) -> None:
        w, h = max(1, self.width()), max(1, self.height())
        columns = 3 if w > h else 2
        u = min(w / 1440, h / 900) if w > h else min(w / 1130, h / 1150)
        self.look = look = page_look(self, max(0.5, u), dark=self._dark, least=LEAST)
        styled: tuple[Styled, ...] = (*self._lines, self.name, *self._buttons, *self.cards)
        for part in styled:
            part.restyle(look)
        edge, gap = look.px(EDGE), look.px(GAP)
        room = w - 2 * edge
        self.title.setGeometry(edge, look.px(16), room, self.title.sizeHint().height())
        y = self.title.geometry().bottom() + 1
        self.reason.setGeometry(edge, y, room, self.reason.heightForWidth(room))
        top = self.reason.geometry().bottom() + look.px(10)
        foot = h - self._foot(edge, gap)
        lines = -(-len(self.cards) // columns)
        wide = (room - (columns - 1) * gap) // columns
        high = min((foot - top - (lines - 1) * gap) // lines, look.px(HIGHEST))
        for at, card in enumerate(self.cards):
            card.setGeometry(edge + at % columns * (wide + gap), top + at // columns * (high + gap), wide, high)
        self.update()

    def _foot(self, edge: int, gap: int) -> int:
        """Name and buttons in one line at the bottom; above it what is said, or what the edges of coins mean."""
        w, h, look = self.width(), self.height(), self.look
        line = max(self.save.sizeHint().height(), self.name.sizeHint().height())
        y, x = h - line - look.px(8), w - edge + look.px(10)
        for button in (self.save, self.back):
            x = self._put(button, x, y, line)
        left = edge + look.px(230)
        self.name.setGeometry(
            edge, y + (line - self.name.minimumHeight()) // 2, look.px(220), self.name.minimumHeight()
        )
        for button in (self.usual, self.take_in, self.give_out, self.delete):
            if not button.isHidden():
                size = button.sizeHint()
                button.setGeometry(left, y + (line - size.height()) // 2, size.width(), size.height())
                left += size.width()
        said = look.px(46)
        self.word.setGeometry(edge, y - said, w - 2 * edge, said)
        self._legend = QRect(edge, y - said, w - 2 * edge, said)
        return h - (y - said) + gap // 2

    def _put(self, button: WordButton, right: int, y: int, line: int) -> int:
        size = button.sizeHint()
        button.setGeometry(right - size.width(), y + (line - size.height()) // 2, size.width(), size.height())
        return right - size.width()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p, look = painter_of(self), self.look
        p.drawPixmap(0, 0, mat(look, self.width(), self.height()))
        if self._message is not None:
            return
        x, y, font = float(self._legend.x()), self._legend.center().y(), look.sans(14)
        for source, text in self._source_names().items():
            r = look.px(9)
            draw_ring(p, x + r, y, r, look, source, look.theme.ink)
            x += 2 * r + look.px(8)
            x += write(p, x, y + look.px(5), text, font, look.theme.ink) + look.px(26)
