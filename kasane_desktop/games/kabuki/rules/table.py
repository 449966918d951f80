"""The table of Kabuki.

Zones:
- `deck` (kind "deck"): one face-down piece while masks are left; facts: count
- `up` (kind "up"): the turned-up mask, until it is laid
- `stack/0` … `stack/3` (kind "stack"): the top mask alone, for what it covers nobody may see;
  facts: count, laid (1 if the mask just laid is on it), open (1 while a call has opened it),
  last (1 if the last mask of all lies on it); the action lays the turned-up mask there
- `check` (kind "check"): a stack opened by a call, bottom to top, until the next mask is
  turned up. Pieces that are equal to the top have the fact equal, the top one also laid.
  Facts: stack, caller, layer, equal (masks below that are equal), tokens, mask (its name)
- `tokens/0` … (kind "tokens"): the tokens of a seat; facts: start (how many a round begins with)
- `lost` (kind "lost"): tokens out of the game
- `calls` (kind "calls"): "stop" and "pass" for the viewing seat while it may call

A mask is called `mask/{round}/{number}` from when it is turned up until it is covered; pieces
of a check have names of their own, so that nobody can follow a covered mask.

Seats: points (of finished rounds), tokens, rounds (tokens noted for each), first (begins the
round; in phase "deal" the next one), acting, turn, passed, laid.
Facts: round, rounds, phase, turn, laid_by, laid_stack, acting, deck. -1 means nobody or none.
When a round has ended also ending (text key: why) and ended_by (the seat that brought it about).
"""

from __future__ import annotations

from kasane_desktop.core.table import Facts, Piece, Table, Zone
from kasane_desktop.core.text import Term, Who
from kasane_desktop.games.kabuki.rules.actions import CALLS, LAYS, NOTHING, ROUNDS, STACKS, tokens_at_start
from kasane_desktop.games.kabuki.rules.view import View

_CALLS = (
    Piece("stop", "stop", CALLS[0], {"name": Term("kabuki.stop")}),
    Piece("pass", "pass", CALLS[1], {"name": Term("kabuki.pass")}),
)
_TOKEN = Piece("kabuki/token")
_BACK = Piece("kabuki/back")


def table(view: View) -> Table:
    zones = (
        Zone("deck", "deck", pieces=(_BACK,) * (view.deck > 0), facts={"count": view.deck}),
        _up(view),
        *(_stack(view, stack) for stack in range(STACKS)),
        _check(view),
        *(_tokens(view, seat) for seat in range(view.seats)),
        Zone("lost", "lost", pieces=(_TOKEN,) * view.lost),
        _calls(view),
    )
    return Table(zones, tuple(_seat(view, seat) for seat in range(view.seats)), _facts(view))


def _mask(view: View, mask: int, number: int) -> Piece:
    return Piece(f"kabuki/mask-{mask}", f"mask/{view.round}/{number}", facts={"name": _name(mask)})


def _name(mask: int) -> Term:
    return Term(f"kabuki.mask-{mask}")


def _up(view: View) -> Zone:
    return Zone("up", "up", pieces=() if view.up == NOTHING else (_mask(view, view.up, view.laid + 1),))


def _stack(view: View, stack: int) -> Zone:
    masks = view.stacks[stack]
    return Zone(
        f"stack/{stack}",
        "stack",
        pieces=(_mask(view, masks[-1], view.times[stack][-1]),) if masks else (),
        action=LAYS[stack] if view.phase == "lay" and view.actions else None,
        facts={
            "count": len(masks),
            "laid": int(stack == view.laid_on),
            "open": int(view.checked is not None and view.checked.stack == stack),
            "last": int(bool(masks) and view.times[stack][-1] == view.laid),
        },
    )


def _check(view: View) -> Zone:
    check = view.checked
    if check is None:
        return Zone("check", "check")
    last = len(check.masks) - 1
    top = check.masks[last]
    pieces = tuple(
        Piece(
            f"kabuki/mask-{mask}",
            f"check/{place}",
            facts={"name": _name(mask), "equal": int(mask == top), "laid": int(place == last)},
        )
        for place, mask in enumerate(check.masks)
    )
    facts: Facts = {
        "stack": check.stack,
        "caller": Who(check.caller),
        "layer": Who(check.layer),
        "equal": check.equal,
        "tokens": check.tokens,
        "mask": _name(top),
    }
    return Zone("check", "check", pieces=pieces, facts=facts)


def _tokens(view: View, seat: int) -> Zone:
    return Zone(
        f"tokens/{seat}",
        "tokens",
        owner=seat,
        pieces=(_TOKEN,) * view.tokens[seat],
        facts={"start": tokens_at_start(view.seats)},
    )


def _calls(view: View) -> Zone:
    return Zone(
        "calls",
        "calls",
        owner=view.seat if view.seat >= 0 else None,
        pieces=_CALLS if view.phase == "window" and view.actions else (),
    )


def _seat(view: View, seat: int) -> Facts:
    in_window = view.phase == "window"
    rounds = tuple(tokens[seat] for tokens in view.noted)
    return {
        "points": sum(rounds),
        "tokens": view.tokens[seat],
        "rounds": rounds,
        "first": int(seat == view.first),
        "acting": int(seat in view.acting),
        "turn": int(seat == view.turn),
        "passed": int(in_window and seat != view.laid_by and seat not in view.acting),
        "laid": int(seat == view.laid_by),
    }


def _facts(view: View) -> Facts:
    return {
        "round": view.round,
        "rounds": ROUNDS,
        "phase": view.phase,
        "turn": view.turn,
        "laid_by": view.laid_by,
        "laid_stack": view.laid_on,
        "acting": tuple(seat for seat in view.acting if seat >= 0),
        "deck": view.deck,
        **_ending(view),
    }


def _ending(view: View) -> Facts:
    if len(view.noted) < view.round:
        return {}
    if 0 in view.tokens:
        return {"ending": Term("kabuki.round-tokens"), "ended_by": Who(view.tokens.index(0))}
    return {"ending": Term("kabuki.round-deck"), "ended_by": Who(view.laid_by)}
