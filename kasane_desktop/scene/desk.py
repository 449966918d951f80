"""What the parts of every table are drawn from; the desk of a game adds what only that game has."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from kasane_desktop.core.text import Params
from kasane_desktop.match.speech import SOURCES, Translate, names_of, say
from kasane_desktop.scene.arrangement import Arrangement, Sheet, Touch
from kasane_desktop.scene.kit import Look, Picture, kept
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.shown import Shown
from kasane_desktop.scene.sitters import hue, own_paint, sign
from kasane_desktop.scene.sketch import sketched


@kept
def nothing(look: Look) -> Picture:
    """A place that is only read aloud."""
    return sketched(look, 1, 1, lambda s: None)


class AnyDesk:
    """The table being arranged. Places are in design units."""

    shown: Shown
    look: Look
    translate: Translate
    viewer: int
    out: Arrangement

    # -- who --------------------------------------------------------------------------------------

    @property
    def others(self) -> list[int]:
        """The other seats, in the order of play after the viewer."""
        seats = len(self.shown.seats)
        return [(self.viewer + step) % seats for step in range(1, seats)]

    @cached_property
    def names(self) -> list[str]:
        """What all seats are called."""
        return names_of(self.shown.sitters, self.translate)

    @property
    def acting(self) -> int:
        """Who is to act, of several the first; -1: nobody."""
        return next(iter(self.shown.acting), -1)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def told_apart(self, seat: int) -> str:
        """The name of one who is addressed, where several humans share a screen; "" for who plays alone."""
        return self.name(seat) if sum(sitter.human for sitter in self.shown.sitters) > 1 else ""

    def sign(self, seat: int) -> str:
        """What stands in a player's crest."""
        return sign(self.shown.sitters[seat])

    def paint(self, seat: int) -> Paint:
        """How a seat is told: colour and form. Nobody has neither."""
        return own_paint(hue(self.shown.sitters[seat], seat)) if seat >= 0 else Paint((self.look.theme.soft,))

    def level(self, seat: int) -> str:
        """How strong a computer player is, in a word."""
        key = f"players.level.{self.shown.sitters[seat].traits.get('level', '')}"
        return self.say(key) if key in SOURCES else ""

    def say(self, key: str, params: Params | None = None) -> str:
        return say(key, params, self.names, self.translate)

    # -- laying out -------------------------------------------------------------------------------

    def pixels(self, rect: QRectF) -> QRectF:
        u = self.look.u
        return QRectF(rect.x() * u, rect.y() * u, rect.width() * u, rect.height() * u)

    def sheet(
        self,
        key: str,
        picture: Picture,
        x: float,
        y: float,
        z: float,
        name: str = "",
        tip: str = "",
        size: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        above = len(self.out.sheets) * 1e-4  # no two at one height: what lies on what must not hang on history
        self.out.sheets[key] = Sheet(picture, self.look.px(x), self.look.px(y), z + above, name, tip, size)

    def read(self, key: str, rect: QRectF, z: float, name: str) -> None:
        """Say what lies there to those who do not see it."""
        u = self.look.u
        self.sheet(key, nothing(self.look), rect.x(), rect.y(), z, name, size=(rect.width() * u, rect.height() * u))

    def explain(self, sheet: str, zone: str, index: int = 0) -> None:
        """What is laid there already is about a place of the table, which is explained to who reads it."""
        self.out.sheets[sheet] = replace(self.out.sheets[sheet], place=(zone, index))

    def score(self, seat: int, x: float, y: float) -> None:
        """The points of a seat stand there: it is where those fly that it wins."""
        self.out.scores[seat] = QPointF(x * self.look.u, y * self.look.u)

    def touch(self, rect: QRectF, zone: str, index: int = 0) -> None:
        self.out.touches.append(Touch(self.pixels(rect), zone, index))
