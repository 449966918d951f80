"""What a seat may know of a position of Rainbow, and positions it cannot tell from the true one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.rainbow.rules.actions import CHOOSE, DEAL, LOT, OVER, PHASES, Bid, Phase
from kasane_desktop.games.rainbow.rules.cards import (
    FULL,
    KINDS,
    SOLO,
    UNIT,
    WEIGHT,
    Lock,
    counts,
    from_counts,
    shuffled,
    size,
    spread,
)
from kasane_desktop.games.rainbow.rules.state import State, claim, claim_index, opening

Counts = tuple[int, ...]  # how many of each value, from 1 to 6


@dataclass(frozen=True, slots=True)
class View:
    """Prizes are taken in the open, so a perfect memory knows them all. PUBLIC has no hand."""

    seat: Seat
    seats: int
    actions: tuple[Action, ...]
    phase: Phase
    acting: tuple[Seat, ...]
    round: int
    first: Seat
    order: tuple[Seat, ...]  # seats in the order of this round's bids
    lock: Lock
    turn: int  # place in `order` while bidding, in `ranking` while choosing
    hand: Counts
    cards: tuple[int, ...]  # number of cards in each hand
    piles: tuple[int, ...]  # number of cards in each second pile
    prizes: Counts
    bids: tuple[tuple[Seat, Bid], ...]  # of this round, as played
    ranking: tuple[int, ...]  # indices into `bids`: the order of choice as it stands
    taken: tuple[Counts, ...]
    points: tuple[int, ...]
    discards: Counts  # prizes that nobody took
    log: tuple[tuple[int, Seat, Action], ...]  # (round, seat, Bid or Prize) of the whole match

    @property
    def unseen(self) -> Counts:
        """The cards this seat has never seen: other hands, second piles, out of the game."""
        return counts(_unseen(self))

    def left(self, seat: Seat) -> int:
        """How many cards a seat has, in hand and in its second pile."""
        return self.cards[seat] + self.piles[seat]

    def to_bid(self, seat: Seat) -> int:
        """How many bids a seat will still make in this round, if its cards last."""
        if self.phase not in ("bid", "pick-up") or not self.left(seat):
            return 0
        done = self.turn + (self.phase == "pick-up")
        return self.order[done:].count(seat)

    @property
    def last_round(self) -> bool:
        """Whether it is certain that the game ends with this round: each bid takes a card at least."""
        if not self.round:
            return False
        out = sum(self.left(seat) <= self.to_bid(seat) for seat in range(self.seats))
        return out >= (1 if self.seats == 2 else 2)


def view_of(state: State, seat: Seat) -> View:
    acts = seat in state.acting
    return View(
        seat=seat,
        seats=state.seats,
        actions=tuple(state.actions(seat)) if acts and seat >= 0 else (),
        phase=PHASES[state.phase],
        acting=state.acting,
        round=state.round,
        first=state.first,
        order=state.order,
        lock=KINDS[state.lock] if state.lock != SOLO else "",
        turn=state.at,
        hand=counts(state.hands[seat] if seat >= 0 else 0),
        cards=tuple([size(hand) for hand in state.hands]),
        piles=tuple(state.piles),
        prizes=counts(state.prizes),
        bids=tuple([(who, did) for when, who, did in state.log if when == state.round and isinstance(did, Bid)]),
        ranking=tuple([claim_index(claimed) for claimed in sorted(state.claims, reverse=True)]),
        taken=tuple([counts(taken) for taken in state.taken]),
        points=tuple(state.points),
        discards=counts(state.discards),
        log=tuple(state.log),
    )


def _unseen(view: View) -> int:
    bidden = sum([WEIGHT[bid.cards][0] for _, bid in view.bids])
    known = sum([from_counts(taken) for taken in view.taken]) + from_counts(view.discards)
    return FULL - from_counts(view.hand) - from_counts(view.prizes) - bidden - known


def sample(view: View, rng: Random) -> State:
    """All unseen cards are alike to a seat, so they are dealt out at random."""
    state = opening(view.seats)
    state.phase = PHASES.index(view.phase)
    state.first = view.first
    if state.phase in (LOT, DEAL):
        return state
    _lay_out(state, view)
    units = shuffled([UNIT[card] for card in spread(_unseen(view))], rng)
    dealt = 0
    for seat, number in enumerate(view.cards):
        if seat == view.seat:
            state.hands[seat] = from_counts(view.hand)
        else:
            state.hands[seat] = sum(units[dealt : dealt + number])
            dealt += number
    state.pool = sum(units[dealt:])
    return state


def _lay_out(state: State, view: View) -> None:
    """What lies in the open."""
    state.acting = view.acting
    state.round = view.round
    state.lock = KINDS.index(view.lock) if view.lock else SOLO
    state.at = view.turn
    state.piles = list(view.piles)
    state.prizes = from_counts(view.prizes)
    state.bidden = sum([WEIGHT[bid.cards][0] for _, bid in view.bids])
    state.claims = [claim(WEIGHT[bid.cards][1], index, seat) for index, (seat, bid) in enumerate(view.bids)]
    if state.phase in (CHOOSE, OVER):
        state.claims.sort(reverse=True)
    state.order = view.order
    state.holders = sum([1 << seat for seat in range(view.seats) if view.cards[seat] or view.piles[seat]])
    state.taken = [from_counts(taken) for taken in view.taken]
    state.points = list(view.points)
    state.discards = from_counts(view.discards)
    state.log = list(view.log)
