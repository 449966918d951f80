"""How a table looks at one moment, as plain values: two of them can be compared, and the difference is the motion."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from kasane_desktop.core.game import Action
from kasane_desktop.scene.kit import Outline, Picture


@dataclass(frozen=True, slots=True)
class Spot:
    """Where and how a piece lies. Positions are scene pixels, z is the place in the stack.

    It is turned about its middle, or about `pivot`, seen from its corner: parts of a thing that turns as a whole.
    """

    face: str
    outline: Outline
    x: float
    y: float
    z: float
    height: float = 0.5
    rotation: float = 0.0
    dim: float = 0.0
    ring: str = ""
    ghost: bool = False
    pulse: bool = False  # its ring breathes
    pivot: tuple[float, float] | None = None

    @property
    def centre(self) -> QPointF:
        return QPointF(self.x + self.outline.w / 2, self.y + self.outline.h / 2)

    @property
    def rect(self) -> QRectF:
        return QRectF(self.x, self.y, self.outline.w, self.outline.h)

    def moved(self, dx: float, dy: float) -> Spot:
        return replace(self, x=self.x + dx, y=self.y + dy)

    def origin(self, size: Outline) -> QPointF:
        """What it turns about, seen from the corner of a piece of another size."""
        if self.pivot is None:
            return QPointF(size.w / 2, size.h / 2)
        return QPointF(*self.pivot) * (size.w / self.outline.w)

    def corner(self, size: Outline) -> QPointF:
        """Where a piece of another size has its corner if it turns about the same point."""
        return QPointF(self.x, self.y) + self.origin(self.outline) - self.origin(size)

    def centred(self) -> Spot:
        """The same place for a piece that turns about its middle."""
        if self.pivot is None:
            return self
        about = QPointF(self.x, self.y) + self.origin(self.outline)
        middle = about + QTransform().rotate(self.rotation).map(self.centre - about)
        return replace(self, x=middle.x() - self.outline.w / 2, y=middle.y() - self.outline.h / 2, pivot=None)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture that lies still: a panel, a label, a mark. `name` is read aloud, `tip` shown when the pointer rests.

    What is only read has a `size` of its own: that of what it is about. Its `place`, a zone and an index in it, is
    what is explained to who reads it.
    """

    picture: Picture
    x: float
    y: float
    z: float
    name: str = ""
    tip: str = ""
    size: tuple[float, float] = (0.0, 0.0)
    place: tuple[str, int] | None = None


@dataclass(frozen=True, slots=True)
class Goal:
    """Where what is pulled may be let go: that does what a click on the place `key` does. What glows meanwhile is that
    place itself, or a `rect` at `z`."""

    key: str
    rect: QRectF | None = None
    z: float = 0.0


@dataclass(frozen=True, slots=True)
class Hot:
    """A place that can be pointed at; with an action, clicked as well. Keyboard focus goes to those in `order` >= 0.

    What is `own` to the scene (a choice being built, something looked at) needs no action and nobody who is asked:
    its scene hears of the click in `pressed`, and of a pull, with `pull`, in `pulled` and `let_go`.

    What it `carries` hangs on the pointer when it is pulled; what it `bears` is seen only there. Let go over one of the
    `goals`, it does what that says; elsewhere it goes back.
    """

    outline: Outline
    x: float
    y: float
    z: float
    action: Action | None = None
    name: str = ""
    zone: str = ""
    index: int = 0
    order: int = 0
    rotation: float = 0.0
    own: bool = False
    pull: bool = False
    carries: tuple[str, ...] = ()  # pieces
    bears: Spot | None = None
    goals: tuple[Goal, ...] = ()

    @property
    def rect(self) -> QRectF:
        return QRectF(self.x, self.y, self.outline.w, self.outline.h)


@dataclass(frozen=True, slots=True)
class Touch:
    """A place that does nothing: clicking it asks why."""

    rect: QRectF | QPainterPath
    zone: str
    index: int


@dataclass(slots=True)
class Arrangement:
    """A whole table. What is touched is looked for from the last to the first."""

    pieces: dict[str, Spot] = field(default_factory=dict)
    sheets: dict[str, Sheet] = field(default_factory=dict)
    hots: dict[str, Hot] = field(default_factory=dict)
    touches: list[Touch] = field(default_factory=list)
    icons: dict[str, QRectF] = field(default_factory=dict)
    scores: dict[int, QPointF] = field(default_factory=dict)  # where the points of a seat stand

    def things(self, ground: float) -> list[QRectF]:
        """Where pieces lie and pictures that take less room than `ground`, in square pixels: all that is looked at."""
        things = [spot.rect for spot in self.pieces.values()]
        for sheet in self.sheets.values():
            size, picture = sheet.picture.pixmap.deviceIndependentSize(), sheet.picture
            things.append(QRectF(sheet.x + picture.x, sheet.y + picture.y, size.width(), size.height()))
        return [thing for thing in things if thing.width() * thing.height() < ground]

    def touched(self, at: QPointF) -> tuple[str, int] | None:
        for touch in reversed(self.touches):
            if touch.rect.contains(at):
                return touch.zone, touch.index
        return None


@dataclass(slots=True)
class Flight:
    """A piece on its way. Its scene may change when and how it goes: fly, slide, drop or fade."""

    piece: str
    start: Spot
    goal: Spot
    style: str
    delay: int = 0
    new: bool = False  # it was not seen before
    gone: bool = False  # it leaves the table at the end
    ms: int = 0  # how long a slide takes; 0: as usual
    via: Spot | None = None  # where it rests on its way, with others
