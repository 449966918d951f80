"""Kasane and Kimono: what a card makes possible, and whom it is kept from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.core.text import Reason, Term, Who
from kasane_desktop.games.layering.rules.actions import COMBINING, SPECIAL, Meld, Take
from kasane_desktop.games.layering.rules.game import Layering
from kasane_desktop.games.layering.rules.state import State
from kasane_desktop.games.layering.rules.view import View


def reasons(game: Layering, view: View, action: Action) -> Iterator[Reason]:
    state = game.sample(view, Random(0))
    if isinstance(action, Take):
        yield from _taking(state, view.seat, action)
    elif isinstance(action, Meld):
        yield _told("players.hint.layering.meld", action, _points(state, action))
    else:
        found = _best_next(state, view.seat)
        if found is not None:
            card, meld, points = found
            params = dict(_told("players.hint.layering.wait", meld, points).params)
            yield Reason("players.hint.layering.wait", {**params, "card": card})


def _taking(state: State, seat: Seat, take: Take) -> Iterator[Reason]:
    card = state.rows[take.row][-1]
    if card == SPECIAL:
        yield Reason("players.hint.layering.special")
        return
    after = state.copy()
    after.play(seat, take)
    found = _best_meld(after, seat)
    if found is not None:
        meld, points = found
        told = _told("players.hint.layering.now", meld, points)
        yield Reason(told.key, {**told.params, "card": card})
    else:
        later = _best_next(after, seat)
        if later is not None:
            following, meld, points = later
            told = _told("players.hint.layering.prepares", meld, points)
            yield Reason(told.key, {**told.params, "card": card, "next": following})
    yield from _denied(state, after, card)


def _denied(before: State, after: State, card: int) -> Iterator[Reason]:
    """Who can no longer make at once the best of it, once the card is gone."""
    rows = [row[-1] for row in after.rows if row]
    if card in rows:
        return
    for step in range(1, before.seats):
        rival = (before.acting[0] + step) % before.seats
        lost, left = (
            _with_card(before, rival, card),
            max((_with_card(after, rival, other) for other in rows), default=0),
        )
        if lost >= 3 and lost > left:
            yield Reason("players.hint.layering.denies", {"card": card, "who": Who(rival), "points": lost})
            return


def _with_card(state: State, seat: Seat, card: int) -> int:
    """Points that a seat could lay at once, with this card."""
    robe = state.robes[seat]
    if card == SPECIAL:
        return 1
    tail = state.book.tail((*state.hands[seat], card))
    melds = tail.melds(robe[-1] if robe else 0)
    worth = state.book.worth
    return max((worth[spots & -spots] for cell, _ in melds if (spots := cell & state.free)), default=0)


def _best_meld(state: State, seat: Seat) -> tuple[Meld, int] | None:
    if state.phase != COMBINING or state.acting != (seat,):
        return None
    melds = [action for action in state.offer if isinstance(action, Meld)]
    return max(((meld, _points(state, meld)) for meld in melds), key=lambda found: found[1])


def _best_next(state: State, seat: Seat) -> tuple[int, Meld, int] | None:
    """The best that one more card would make possible: card, meld, points."""
    robe = state.robes[seat]
    found: list[tuple[int, Meld, int]] = []
    for card in range(1, 10):
        tail = state.book.tail((*state.hands[seat], card))
        for cell, meld in tail.melds(robe[-1] if robe else 0):
            if spots := cell & state.free:
                found.append((card, meld, state.book.worth[spots & -spots]))
    return max(found, key=lambda entry: entry[2], default=None)


def _points(state: State, meld: Meld) -> int:
    return state.book.worth[state.book.dearest(meld.combination, meld.k + meld.reuse, state.free)]


def _told(key: str, meld: Meld, points: int) -> Reason:
    name = Term(f"layering.combination.{meld.combination}")
    return Reason(key, {"combination": name, "cards": meld.k + meld.reuse, "points": points})
