"""What the parts of the stage are drawn from: the models' word, the grid, the words, who may call."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kasane_desktop.core.game import Action
from kasane_desktop.core.table import Piece, Zone
from kasane_desktop.games.kabuki.rules import fact, ids, zones
from kasane_desktop.games.kabuki.stage.faces import FACES
from kasane_desktop.games.kabuki.stage.grid import RATIO, grid_for
from kasane_desktop.games.kabuki.stage.words import KabukiWords
from kasane_desktop.match.match import HUMAN, Step
from kasane_desktop.match.speech import Translate
from kasane_desktop.scene.arrangement import Arrangement, Spot
from kasane_desktop.scene.call_keys import keys_of
from kasane_desktop.scene.calling import Calling
from kasane_desktop.scene.desk import AnyDesk
from kasane_desktop.scene.kit import Look, Outline, card_outline, theme
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.shown import Shown
from kasane_desktop.scene.sketch import em

STAGES = "一二三四"
KANJI = "紅藍蛛狐鬼蛙虎烏姫鯰"  # of the masks, in their order


class Level:
    """Heights of this table: what a veil covers lies below it, seats and the open stack above."""

    PANEL = 10.0
    MASK = 100.0
    UP = 200.0
    MARK = 230.0
    VEIL = 300.0
    PLATE = 310.0
    TOKEN = 330.0
    FAN = 350.0
    LABEL = 450.0


@dataclass
class Desk(AnyDesk):
    """The stage being arranged."""

    shown: Shown
    look: Look
    words: KabukiWords
    translate: Translate
    viewer: int
    asked: int | None
    pointed: str
    calling: Calling | None
    call_keys: tuple[str, ...]
    pass_keys: tuple[str, ...]
    stage_keys: str  # if they are not the usual ones
    overlay: str  # "", "check": a stack is open, "interval": between two rounds
    resting: bool  # what the overlay shows has arrived
    seconds: int  # until it goes by itself; 0: that does not run yet
    called: Step | None  # the call that opened the stack, if it was heard
    struck: frozenset[int]  # seats that have called and wait for the verdict
    size: tuple[int, int]

    def __post_init__(self) -> None:
        self.out = Arrangement()
        self.day = self.look._replace(theme=theme(dark=False))
        self.facts = self.shown.facts
        self.phase = self.facts[fact.PHASE]
        self.humans = [seat for seat, sitter in enumerate(self.shown.sitters) if sitter.player == HUMAN]
        self.keys = keys_of(self.shown.sitters, self.call_keys)
        self.slip_keys = keys_of(self.shown.sitters, self.pass_keys)
        self.grid = grid_for(*self.size, len(self.shown.seats), self.humans, em(self.look, 13) / 13)
        self.stacks = self.shown.of_kind(zones.STACK)
        self.laying = self.asked is not None and self.phase == "lay"

    # -- who and what -----------------------------------------------------------------------------

    def mask_name(self, piece: Piece) -> str:
        return self.say(piece.facts[fact.NAME])

    def kanji(self, face: str) -> str:
        return ornament(KANJI[ids.mask_of(face)])

    @property
    def up(self) -> Piece | None:
        pieces = self.shown.zones[zones.UP].pieces
        return pieces[0] if pieces else None

    @property
    def laid(self) -> Piece | None:
        """The mask just laid, while the others may call."""
        if self.phase != "window":
            return None
        return self.stacks[self.facts[fact.LAID_STACK]].pieces[0]

    @property
    def check(self) -> Zone | None:
        """The stack that a call has opened, while it is seen."""
        zone = self.shown.zones[zones.CHECK]
        return zone if self.overlay == "check" and zone.pieces else None

    def actions(self, seat: int) -> tuple[Action, ...]:
        """What a human seat may do at once with others: to call, and to let it pass."""
        if self.overlay or seat in self.struck:
            return ()
        if self.calling is not None:
            return self.calling.actions.get(seat, ()) if self.calling.running else ()
        if seat != self.asked:
            return ()
        return tuple(piece.action for piece in self.shown.zones[zones.CALLS].pieces if piece.action is not None)

    def awake(self, seat: int) -> bool:
        """Whether the drum of a seat looks as if it could be struck."""
        if self.calling is None and self.asked is not None:  # one looks alone: the table says who may call
            return not self.overlay and self.phase == "window" and seat in self.facts[fact.WHO_ACTS]
        return bool(self.actions(seat))

    # -- laying things down, in design units ------------------------------------------------------

    def outline(self, w: float) -> Outline:
        return card_outline(self.look.px(w), RATIO, 0.075)

    def mask(self, face: str, x: float, y: float, w: float, z: float, **more: object) -> Spot:
        """A mask by its corner."""
        spot = Spot(FACES.sprite_name(face), self.outline(w), self.look.px(x), self.look.px(y), z)
        return replace(spot, **more) if more else spot  # type: ignore[arg-type]  # fields of a Spot

    def stack_spot(self, stack: int, face: str, z: float, **more: object) -> Spot:
        grid = self.grid
        return self.mask(face, grid.stacks[stack] - grid.mask / 2, grid.top, grid.mask, z, **more)
