"""What the things on the table are and mean now. Nothing is told of masks that are covered but how many there are.
Besides its zones the table explains `seat/{s}`."""

from __future__ import annotations

from collections.abc import Iterator

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import kind_of
from kasane_desktop.core.text import Explanation, Param, Reason, Who
from kasane_desktop.games.kabuki.rules import zones
from kasane_desktop.games.kabuki.rules.actions import NOTHING, ROUNDS, tokens_at_start
from kasane_desktop.games.kabuki.rules.view import View


def explain(view: View, zone: str, index: int) -> Explanation:
    return Explanation(tuple(_told(view, zone)))


def _told(view: View, zone: str) -> Iterator[Reason]:
    kind = kind_of(zone)
    if stack := zones.STACK.read(zone):
        yield from _stage(view, *stack)
    elif seat := zones.TOKENS.read(zone) or zones.SEAT.read(zone):
        yield from _seat(view, *seat)
    elif kind == zones.DECK:
        yield _tell("deck", masks=view.deck)
    elif kind == zones.CALLS:
        yield _tell("stop")
        yield _tell("stop-price")
    elif kind == zones.UP and view.up != NOTHING:
        yield _tell("up", who=Who(view.turn))


def _stage(view: View, stack: int) -> Iterator[Reason]:
    masks = len(view.stacks[stack])
    if not masks:
        yield _tell("stage-empty")
        return
    yield _tell("stage", masks=masks)
    if masks > 1:
        yield _tell("stage-below", below=masks - 1)
    if view.phase == "window" and stack == view.laid_on:
        yield _tell("stage-first" if masks == 1 else "stage-laid", who=Who(view.laid_by))


def _seat(view: View, seat: Seat) -> Iterator[Reason]:
    now = view.tokens[seat] if len(view.noted) < view.round else 0
    noted = tuple(tokens[seat] for tokens in view.noted)
    yield _tell("seat", who=Who(seat), tokens=view.tokens[seat], start=tokens_at_start(view.seats))
    if view.noted:
        yield _tell("seat-noted", noted=noted, total=sum(noted) + now)
    if seat == view.first:
        yield _tell("seat-first")
    yield _tell("seat-rounds", rounds=ROUNDS)


def _tell(key: str, **params: Param) -> Reason:
    return Reason(f"kabuki.tell.{key}", params)
