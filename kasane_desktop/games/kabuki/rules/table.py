"""The table of Kabuki. What its facts mean stands in fact.py.

deck         one face-down piece while masks are left; COUNT
up           the turned-up mask, until it is laid
stack/{n}    the top mask alone, for what it covers nobody may see; COUNT, LAID, OPEN, LAST. The action lays the
             turned-up mask there
check        a stack opened by a call, bottom to top, until the next mask is turned up; STACK, CALLER, LAYER, EQUAL,
             TOKENS, MASK. Each mask with EQUAL and LAID
tokens/{s}   the tokens of a seat; START
lost         tokens out of the game
calls        "stop" and "pass" for the viewing seat while it may call

A mask is called `mask/{round}/{number}` from when it is turned up until it is covered; pieces of a check have names of
their own, so that nobody can follow a covered mask.

POINTS of a seat are those of finished rounds. FIRST begins the round; in phase "deal" the next one.
"""

from __future__ import annotations

from kasane_desktop.core.fact import NO_FACTS, Facts
from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Piece, Table, Zone
from kasane_desktop.core.text import Term, Who
from kasane_desktop.games.kabuki.rules import fact, ids, zones
from kasane_desktop.games.kabuki.rules.actions import CALLS, LAYS, NOTHING, ROUNDS, STACKS, tokens_at_start
from kasane_desktop.games.kabuki.rules.view import View

_CALLS = (
    Piece("stop", "stop", CALLS[0], Facts(fact.NAME(Term("kabuki.stop")))),
    Piece("pass", "pass", CALLS[1], Facts(fact.NAME(Term("kabuki.pass")))),
)
_TOKEN = Piece("kabuki/token")
_BACK = Piece("kabuki/back")


def table(view: View) -> Table:
    lying = (
        Zone(zones.DECK, pieces=(_BACK,) * (view.deck > 0), facts=Facts(fact.COUNT(view.deck))),
        _up(view),
        *(_stack(view, stack) for stack in range(STACKS)),
        _check(view),
        *(_tokens(view, seat) for seat in range(view.seats)),
        Zone(zones.LOST, pieces=(_TOKEN,) * view.lost),
        _calls(view),
    )
    return Table(lying, tuple(_seat(view, seat) for seat in range(view.seats)), _facts(view))


def _mask(view: View, mask: int, number: int) -> Piece:
    return Piece(ids.mask_face(mask), ids.MASK(view.round, number), facts=Facts(fact.NAME(_name(mask))))


def _name(mask: int) -> Term:
    return Term(f"kabuki.mask-{mask}")


def _up(view: View) -> Zone:
    return Zone(zones.UP, pieces=() if view.up == NOTHING else (_mask(view, view.up, view.laid + 1),))


def _stack(view: View, stack: int) -> Zone:
    masks = view.stacks[stack]
    return Zone(
        zones.STACK(stack),
        pieces=(_mask(view, masks[-1], view.times[stack][-1]),) if masks else (),
        action=LAYS[stack] if view.phase == "lay" and view.actions else None,
        facts=Facts(
            fact.COUNT(len(masks)),
            fact.LAID(int(stack == view.laid_on)),
            fact.OPEN(int(view.checked is not None and view.checked.stack == stack)),
            fact.LAST(int(bool(masks) and view.times[stack][-1] == view.laid)),
        ),
    )


def _check(view: View) -> Zone:
    check = view.checked
    if check is None:
        return Zone(zones.CHECK)
    last = len(check.masks) - 1
    top = check.masks[last]
    pieces = tuple(
        Piece(
            ids.mask_face(mask),
            zones.CHECK(place),
            facts=Facts(fact.NAME(_name(mask)), fact.EQUAL(int(mask == top)), fact.LAID(int(place == last))),
        )
        for place, mask in enumerate(check.masks)
    )
    facts = Facts(
        fact.STACK(check.stack),
        fact.CALLER(Who(check.caller)),
        fact.LAYER(Who(check.layer)),
        fact.EQUAL(check.equal),
        fact.TOKENS(check.tokens),
        fact.MASK(_name(top)),
    )
    return Zone(zones.CHECK, pieces=pieces, facts=facts)


def gains(check: Facts) -> dict[Seat, int]:
    """The tokens that a call has brought and cost, by seat."""
    tokens, caller, layer = check[fact.TOKENS], check[fact.CALLER], check[fact.LAYER]
    return {caller: tokens, layer: -tokens} if check[fact.EQUAL] else {caller: -tokens}


def _tokens(view: View, seat: int) -> Zone:
    return Zone(
        zones.TOKENS(seat),
        owner=seat,
        pieces=(_TOKEN,) * view.tokens[seat],
        facts=Facts(fact.START(tokens_at_start(view.seats))),
    )


def _calls(view: View) -> Zone:
    return Zone(
        zones.CALLS,
        owner=view.seat if view.seat >= 0 else None,
        pieces=_CALLS if view.phase == "window" and view.actions else (),
    )


def _seat(view: View, seat: int) -> Facts:
    in_window = view.phase == "window"
    rounds = tuple(tokens[seat] for tokens in view.noted)
    return Facts(
        fact.POINTS(sum(rounds)),
        fact.TOKENS(view.tokens[seat]),
        fact.NOTED(rounds),
        fact.FIRST(int(seat == view.first)),
        fact.ACTING(int(seat in view.acting)),
        fact.TURN(int(seat == view.turn)),
        fact.PASSED(int(in_window and seat != view.laid_by and seat not in view.acting)),
        fact.LAID(int(seat == view.laid_by)),
    )


def _facts(view: View) -> Facts:
    facts = Facts(
        fact.ROUND(view.round),
        fact.ROUNDS(ROUNDS),
        fact.PHASE(view.phase),
        fact.WHOSE_TURN(view.turn),
        fact.LAID_BY(view.laid_by),
        fact.LAID_STACK(view.laid_on),
        fact.WHO_ACTS(tuple(seat for seat in view.acting if seat >= 0)),
        fact.DECK(view.deck),
    )
    return facts | _ending(view)


def _ending(view: View) -> Facts:
    if len(view.noted) < view.round:
        return NO_FACTS
    if 0 in view.tokens:
        return Facts(fact.ENDING(Term("kabuki.round-tokens")), fact.ENDED_BY(Who(view.tokens.index(0))))
    return Facts(fact.ENDING(Term("kabuki.round-deck")), fact.ENDED_BY(Who(view.laid_by)))
