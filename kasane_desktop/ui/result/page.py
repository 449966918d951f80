"""The page that shows how a match ended, line by line or at once."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView, QWidget

from kasane_desktop.core.table import BACK, name_in
from kasane_desktop.match.history.entry import own_seat
from kasane_desktop.match.match import Match
from kasane_desktop.scene.announcer import Announcer
from kasane_desktop.scene.keyboard import KeyboardScene
from kasane_desktop.scene.kit import ButtonItem, Holder, Leg, Look, Motion, PictureItem, TextItem, Z, mat, theme
from kasane_desktop.scene.kit.paint import width
from kasane_desktop.scene.kit.text import fitted, wrapped
from kasane_desktop.scene.mouse import show_mouse
from kasane_desktop.scene.showing import CRESTS
from kasane_desktop.scene.stage import SHOWINGS
from kasane_desktop.ui.controls.leaving import leaves
from kasane_desktop.ui.lobby.pictures import kanji
from kasane_desktop.ui.result.celebration import celebrate
from kasane_desktop.ui.result.columns import TOTAL, Columns, columns_for, pitch, small
from kasane_desktop.ui.result.grid import FOOT, Grid, grid_for, scale
from kasane_desktop.ui.result.items import Laureate, Laureates, Row
from kasane_desktop.ui.result.notes import Notes
from kasane_desktop.ui.result.reveal import reveal
from kasane_desktop.ui.result.standings import FinalResult, Line, Standing, ending_of
from kasane_desktop.ui.settings.language import translate

BEST = 400  # ms
LATE = 1000
"""Milliseconds after the last line has come by itself in which Enter may still have been meant to bring it."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEADING = 1.45  # of a text in lines, as Qt sets them


class ResultScene(KeyboardScene):
    """The end of a match as a scene: the keyboard goes to its buttons."""

    def __init__(self, view: QGraphicsView, w: int, h: int) -> None:
        super().__init__()
        self.setParent(view)
        self.setSceneRect(0, 0, w, h)

    def stops(self) -> list[QGraphicsItem]:
        return [item for item in self.items(Qt.SortOrder.AscendingOrder) if isinstance(item, ButtonItem)]


class ResultPage(QWidget):
    """The end of a match: the winner above, the others below, and the way on."""

    again = Signal()
    same_deal = Signal()
    left = Signal()  # for the lobby, or the past matches if it is one of them
    see_table = Signal()
    replay = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._dark = self._past = False
        self._revealing = False
        self._motion = Motion(0, self)
        self._motion.idle.connect(self._revealed)
        self._ended = QElapsedTimer()  # since the last line has come by itself
        self._petals = Motion(0, self)  # apart: nobody waits for it
        self._told_after = 0  # ms until the winner is told
        self._best: tuple[int, int] | None = None  # points of one's own, and the most that there were before
        self.view = QGraphicsView(self)
        show_mouse(self.view)
        self.view.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)
        self.setFocusProxy(self.view)
        self.buttons: list[ButtonItem] = []
        self.ending: FinalResult | None = None
        self._notes = Notes(self)
        self.announcer = Announcer(self.view)
        self._name_view()

    # -- what the window says ---------------------------------------------------------------------

    def show_match(self, match: Match, dark: bool, speed: float, *, past: bool = False) -> None:
        """Show the result of a finished match, as fast as things move at the table; of a past one without ado."""
        self._match, self._dark, self._past, self._best = match, dark, past, None
        self.finish()
        self._motion.pace = self._petals.pace = speed
        self._revealing = speed > 0
        self._build()
        if self.ending is not None:
            self.announcer.say(f"{self._title(self.ending)}\n{self._told(self.ending)}")

    def show_best(self, match: Match, before: int | None) -> None:
        """What one's own points are worth beside the most that there were in matches like this one."""
        own = own_seat(match.sitters)
        outcome = match.outcome()
        if match is not self._match or before is None or own is None or outcome is None:
            return
        self._best = outcome.scores[own], before
        if (scene := self.view.scene()) is not None:
            self._write_best(scene, self._look)
            self.announcer.say(self._best_in_words)

    def close_match(self) -> None:
        """Nobody looks at it any more: what was painted for it goes."""
        self.finish()
        self._match = self.ending = None
        self.buttons = []
        self._name_view()
        if (scene := self.view.scene()) is not None:
            self.view.setScene(None)
            scene.deleteLater()

    def _name_view(self) -> None:
        """What is heard of it when the keyboard comes there before the result does: nothing of an earlier match."""
        self.view.setAccessibleName(self.tr("Final scoring"))
        self.view.setAccessibleDescription("")

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        self._build()

    def finish(self) -> None:
        """Show everything now."""
        self._petals.finish()
        self._motion.finish()
        self._ended.invalidate()

    def _revealed(self) -> None:
        if self._revealing:
            self._ended.start()
        self._revealing = False

    # -- building -----------------------------------------------------------------------------------

    def _build(self) -> None:
        if self._match is None or self.width() < 2 or self.height() < 2:
            return
        again = self._revealing
        self.finish()
        self._revealing = again
        self.ending = ending = ending_of(self._match, self._notes, translate)
        size = self.view.width(), self.view.height()
        look = Look(theme(self._dark), scale(*size), self.devicePixelRatioF())
        columns = columns_for(look, ending)
        frame = CRESTS if ending.shared else SHOWINGS[ending.game].frame
        grid = grid_for(look, *size, len(ending.rows), columns.lines * pitch(small(look)), frame)
        scene = ResultScene(self.view, *size)
        scene.addItem(PictureItem(mat(grid.look, *size, grid.heri)))
        self._look = grid.look
        self._write_top(scene, grid, ending)
        if self._best is not None:
            self._write_best(scene, grid.look)
        if columns.headings:
            self._write_headings(scene, grid, columns)
        self._write_foot(scene, grid, ending)
        rows = self._lay_rows(scene, grid, columns, ending)
        top = self._lay_top(scene, grid, ending)
        old = self.view.scene()
        self.view.setScene(scene)
        if old is not None:
            old.deleteLater()
        self.view.setAccessibleName(self._title(ending))
        self.view.setAccessibleDescription(self._told(ending))
        if self._revealing:
            self._told_after = reveal(self._motion, rows, top)
            celebrate(self._petals, scene, grid.look, self._told_after)

    def _write_top(self, scene: QGraphicsScene, grid: Grid, ending: FinalResult) -> None:
        look, x = grid.look, float(grid.look.px(32))
        for font, colour, text in (
            (look.serif(25, 700, 1), look.theme.ink, ending.title),
            (look.serif(18, 600), look.theme.soft, kanji(ending.game, ending.title)),
            (look.serif(14, 600), look.theme.soft, self.tr("Final scoring")),
        ):
            item = TextItem(font, colour, text)
            item.place(x, look.px(38))
            scene.addItem(item)
            x += item.width + look.px(13) if text else 0

    @property
    def _best_in_words(self) -> str:
        assert self._best is not None
        points, before = self._best
        if points > before:
            return self.tr("A personal best! It was {points} before.").format(points=before)
        return self.tr("Your personal best: {points}").format(points=before)

    def _write_best(self, scene: QGraphicsScene, look: Look) -> None:
        """At the right of the top; in gold if it has just been reached."""
        assert self._best is not None
        new = self._best[0] > self._best[1]
        ink, holder = look.theme.win if new else look.theme.soft, Holder()
        words = TextItem(look.serif(18, 700), ink, self._best_in_words, align="r", parent=holder)
        words.place(scene.width() - look.px(32), look.px(38))
        scene.addItem(holder)
        if self._petals.pace:
            holder.setOpacity(0)
            self._petals.play(holder, Leg(BEST, opacity=1.0), delay=self._told_after if self._revealing else 0)

    def _write_headings(self, scene: QGraphicsScene, grid: Grid, columns: Columns) -> None:
        """Above the columns, all on the same last line."""
        look = grid.look
        right, font = grid.rows[0].right() + 1 - look.px(28), small(look)
        total = wrapped(self.tr("Total"), font, look.px(TOTAL - 14), 1)
        for lines, end in (*zip(columns.headings, columns.ends, strict=True), (total, 0)):
            for number, text in enumerate(reversed(lines)):
                item = TextItem(font, look.theme.soft, text, align="r")
                item.place(right - end, grid.heading - number * pitch(font))
                scene.addItem(item)

    def _write_foot(self, scene: QGraphicsScene, grid: Grid, ending: FinalResult) -> None:
        """The way on, at the right; why it ended and what decided, at the left."""
        look, foot = grid.look, grid.foot
        labels = {
            self.tr("Back to past matches") if self._past else self.tr("Back to the lobby"): self.left,
            self.tr("See the table"): self.see_table,
            self.tr("Look back"): self.replay,
            self.tr("Same deal again"): self.same_deal,
            self.tr("Again with the same seats"): self.again,
        }
        gap, most = look.px(10), round(foot.width() * 0.74)
        wanted = [width(look.sans(16, 700), label) + look.px(36) for label in labels]
        scale = min(1.0, (most - gap * (len(wanted) - 1)) / sum(wanted))
        x = foot.right() + 1 - round(sum(wanted) * scale) - gap * (len(wanted) - 1)
        self.buttons = []
        for (label, signal), wide in zip(labels.items(), wanted, strict=True):
            kind = "primary" if signal is self.again else "paper"
            button = ButtonItem(look, label, kind, size=16, w=round(wide * scale), h=foot.height())  # type: ignore[arg-type]
            button.setPos(x, foot.y())
            button.setZValue(Z.LABEL)
            button.clicked.connect(signal)
            scene.addItem(button)
            self.buttons.append(button)
            x += round(wide * scale) + gap
        first = round(self.buttons[0].x())
        told, room = self._note(ending), first - foot.x() - look.px(24)
        high = foot.height() + 2 * look.px(FOOT) - look.px(6)
        font, rows = fitted(look, look.sans(13.5), told, room, 4, high, LEADING)
        note = TextItem(font, look.theme.soft, told, max_width=room, lines=len(rows))
        note.setPos(foot.x(), round(foot.center().y() - note.height / 2))
        scene.addItem(note)

    def _lay_rows(self, scene: QGraphicsScene, grid: Grid, columns: Columns, ending: FinalResult) -> list[Row]:
        shows, rows = SHOWINGS[ending.game], []
        for area, standing in zip(grid.rows, ending.rows, strict=True):
            row = Row(grid.look, area, standing, columns, shows, ending.table)
            row.accessible_name = self._placed(standing)
            row.setZValue(Z.PANEL)
            scene.addItem(row)
            rows.append(row)
        return rows

    def _lay_top(self, scene: QGraphicsScene, grid: Grid, ending: FinalResult) -> Laureate | Laureates:
        title, winners = self._title(ending), ending.winners
        top: Laureate | Laureates
        if ending.shared:
            top = Laureates(grid, winners, title)
        else:
            top = Laureate(grid, winners[0], title, SHOWINGS[ending.game], ending.table)
        top.accessible_name = "\n".join([title, *map(self._placed, winners)])
        scene.addItem(top)
        return top

    # -- words --------------------------------------------------------------------------------------

    def _title(self, ending: FinalResult) -> str:
        if ending.shared:
            return self.tr("{names} share the victory").format(names=_listed(ending.winners))
        if ending.you is not None:
            return self.tr("You win")
        return self.tr("{name} wins").format(name=ending.winners[0].name)

    def _note(self, ending: FinalResult) -> str:
        """Why it ended; what decided where points did not."""
        sentences = [ending.why]
        for parted in ending.parted:
            sentences.append(self.tr("{names} are level on points.").format(names=_listed(parted)))
        if ending.parted:
            sentences.append(ending.tie_break)
        if ending.shared:
            sentences.append(self.tr("Nothing separates the winners: the victory is shared."))
        return " ".join(sentences)

    def _told(self, ending: FinalResult) -> str:
        """The whole result for those who do not see it."""
        lines = [self._placed(standing) for standing in ending.standings]
        return "\n".join([*lines, self._note(ending)])

    def _placed(self, standing: Standing) -> str:
        words = self.tr("Place {place}: {name}, points: {points}")
        told = words.format(place=standing.place, name=standing.name, points=standing.score)
        lines = [line for line in standing.lines if line.points] if len(standing.lines) > 1 else []
        faces = [name_in(face) for face in standing.held]
        held = self.tr("%n cards", "", len(faces)) if BACK in faces else " ".join(faces)
        return " · ".join(
            [told, *(self._told_line(line) for line in lines), *([self._notes.held(held)] if held else [])]
        )

    def _told_line(self, line: Line) -> str:
        points = self._notes.part(line.heading, line.points)
        return self._notes.detailed(points, line.detail) if line.detail else points

    # -- events -------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """While lines are still to come, a click or a key shows them all; a click on a button counts as well.

        Enter does what the great button does, unless the keyboard is on another one; but not if it seems to come too
        late for those lines.
        """
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self.finish()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.view:
            if event.isAutoRepeat() and event.key() in ENTER:
                return True  # held down since the last move: nobody has asked for another match
            if self._revealing and event.key() in (*ENTER, Qt.Key.Key_Space, Qt.Key.Key_Escape):
                self.finish()
                return True
            if leaves(self, event) and self._past:
                self.left.emit()
                return True
            if event.key() in ENTER and self.view.scene().focusItem() is None:
                if self._ended.isValid() and self._ended.elapsed() < LATE:
                    self.finish()
                else:
                    self.again.emit()
                return True
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        self.finish()  # nobody sees it, and what moves may go
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
        self._build()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self._name_view()
            self._build()
        super().changeEvent(event)


def _listed(standings: tuple[Standing, ...]) -> str:
    return QLocale().createSeparatedList([standing.name for standing in standings])
