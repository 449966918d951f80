"""The way to the lessons of a game, beside the one to its table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, Signal
from PySide6.QtGui import QPainter

from kasane_desktop.core.box import Json
from kasane_desktop.lessons.names import lessons_of
from kasane_desktop.scene.kit.icons import draw_icon
from kasane_desktop.scene.kit.paint import ellipse, fill
from kasane_desktop.ui.controls.widgets import WordButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

MARK = 17  # design units


class LearnButton(WordButton):
    """Begins a lesson, or lets one choose among several. A game whose lessons are done wears a mark."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__("quiet", 15, height=60)
        self._names: tuple[str, ...] = ()
        self._done: frozenset[str] = frozenset()
        self.clicked.connect(self._open)

    def show_game(self, game: str, name: str, lessons: Mapping[str, Json]) -> None:
        self._names = lessons_of(game)
        self._done = frozenset(lesson for lesson in self._names if lessons.get(lesson, {}).get("done") is True)
        self.setVisible(bool(self._names))
        told = self.tr("Learn {game}: done") if self.done else self.tr("Learn {game}")
        self.say(self.tr("Learn"), told.format(game=name))

    @property
    def done(self) -> bool:
        """Whether there is nothing left to learn."""
        return bool(self._names) and self._done.issuperset(self._names)

    @cached_property
    def menu(self) -> QMenu:
        from PySide6.QtWidgets import QMenu  # seldom needed

        return QMenu(self)

    def _open(self) -> None:
        if len(self._names) == 1:
            self.chosen.emit(self._names[0])
        else:
            from kasane_desktop.ui.controls import on_screen  # seldom needed

            self.fill_menu()
            on_screen.pop_up(self.menu, self.mapToGlobal(QPoint(0, -self.menu.sizeHint().height())))

    def fill_menu(self) -> None:
        """Its lessons, those that are done with a mark."""
        self.menu.clear()
        for number, name in enumerate(self._names):
            action = self.menu.addAction(self.tr("For two players") if number else self.tr("The game"))
            action.setCheckable(True)
            action.setChecked(name in self._done)
            action.triggered.connect(lambda _=False, name=name: self.chosen.emit(name))

    def draw(self, p: QPainter) -> None:
        super().draw(p)
        if self.done:
            body, d, t = self.body(), max(14, self.look.px(MARK)), self.look.theme
            at = QRectF(body.right() - d * 0.8, body.top() - d * 0.2, d, d)
            fill(p, ellipse(at.center().x(), at.center().y(), d / 2), t.accent)
            draw_icon(p, "check", at.center().x(), at.center().y(), d * 0.62, t.plate[0])
