"""What a seat may know: all that was ever face up. Only the order of the deck is hidden, and
no state holds it; so a sample is the position itself, to be dealt on differently."""

from __future__ import annotations

from dataclasses import dataclass

from kasane_desktop.core.game import Action, Seat
from kasane_desktop.games.layering.rules.actions import Meld
from kasane_desktop.games.layering.rules.book import book_for
from kasane_desktop.games.layering.rules.combinations import Spaces
from kasane_desktop.games.layering.rules.edition import Edition
from kasane_desktop.games.layering.rules.state import State, opening


@dataclass(frozen=True, slots=True)
class View:
    """The fields are those of the state. Hands are told to everyone because each of their
    cards was taken from the open market: who has a perfect memory knows them."""

    seat: Seat
    seats: int
    actions: tuple[Action, ...]
    combines: bool
    spaces: Spaces
    phase: int
    acting: tuple[Seat, ...]
    offer: tuple[Action, ...]
    round: int
    turns_left: int
    first: Seat
    rows: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    discards: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    robes: tuple[tuple[int, ...], ...]
    specials: tuple[int, ...]
    points: tuple[int, ...]
    free: int
    marks: tuple[int, ...]
    last_seat: Seat
    last_card: int
    last_meld: Meld | None


def view_of(state: State, seat: Seat) -> View:
    return View(
        seat=seat,
        seats=state.seats,
        actions=state.actions(seat) if seat >= 0 else (),
        combines=state.combines,
        spaces=state.book.spaces,
        phase=state.phase,
        acting=state.acting,
        offer=state.offer,
        round=state.round,
        turns_left=state.turns_left,
        first=state.first,
        rows=tuple(state.rows),
        deck=state.deck,
        discards=state.discards,
        hands=tuple(state.hands),
        robes=tuple(state.robes),
        specials=tuple(state.specials),
        points=tuple(state.points),
        free=state.free,
        marks=tuple(state.marks),
        last_seat=state.last_seat,
        last_card=state.last_card,
        last_meld=state.last_meld,
    )


def sample(edition: Edition, view: View) -> State:
    book = book_for(edition, view.spaces)
    state = opening(edition, book, view.seats, view.combines)
    state.phase = view.phase
    state.acting = view.acting
    state.offer = view.offer
    state.round = view.round
    state.turns_left = view.turns_left
    state.first = view.first
    state.rows = list(view.rows)
    state.open = sum(1 << number for number, row in enumerate(view.rows) if row)
    state.deck = view.deck
    state.discards = view.discards
    state.hands = list(view.hands)
    state.tails = [book.tail(hand) for hand in view.hands]
    state.robes = list(view.robes)
    state.specials = list(view.specials)
    state.points = list(view.points)
    state.free = view.free
    state.marks = list(view.marks)
    state.last_seat = view.last_seat
    state.last_card = view.last_card
    state.last_meld = view.last_meld
    return state
