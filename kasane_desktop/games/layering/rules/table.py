"""The table, for drawing. All zones there are, in this order:

`market/{r}`  kind `row`. Cards from the covered end to the open one; faces `{game}/1` … `{game}/9`
    and `{game}/plus1` or `{game}/accessory`. Zone fact `size`: cards of a full row. When the viewer
    is to take, the open card has the action Take(r) and the fact `best`: the most points that taking
    it can bring this turn, with the point of a +1.
`deck`  kind `deck`. No pieces; fact `count`.
`hand/{s}`  kind `hand`, owner s. Left to right; the viewer's own cards face up, all others
    `{game}/back` unless hands are open.
`robe/{s}`  kind `robe`, owner s. Left to right, the top card last; in Kasane with the +1 cards.
`accessories/{s}`  kind `accessories`, owner s. Only in Kimono.
`combination/{id}`  kind `combination`. Facts: `needs` and `points` for each socket; for the card
    itself `name` (text key), `kanji`, `rule` (same, sum, set, run, only), `values` it speaks of,
    `provenance` for each socket (`rulebook`, `third-party`, `reconstructed`, or `entered` by the
    player). Pieces are the markers, face `marble` or `button`, facts `socket` (index) and `owner`
    (seat, -1 if closed from the start).
`groups/{r}`  kind `groups`. Only when the viewer is to take, for each row that is not empty: what
    could be laid after taking from it. Pieces as in `groups`, without action.
`groups`  kind `groups`. Only when the viewer is to combine. Pieces: face the combination, action
    the Meld, facts `cards` (the group in order), `k`, `reuse` (0 or 1), `points`, `socket`; most
    points first, then fewest cards. Last a piece `keep` with the action Keep.

The last move of a player is marked by the fact `last` = 1 on the cards laid or taken and on the
marker placed.

Seats: `points` (in play; accessories count at the end), `forecast` (if the game ended now), `hand`, `robe`
(all cards laid, with accessories), `colours`, `turns_left`, `first`, `been_first` (in this round or an
earlier one), `acting` (0 or 1).
Table: `round`, `rounds`, `turn`, `turns` (of each player in this round), `phase` (`deal`, `take`,
`combine`, `over`), `market` (cards left in it), `first`, `acting` (seats, -1 for nobody), `layers`
(of a whole robe), `ladder` (points at the end for one colour, two, …) and `enough` (cards that must
lie for them), `complete` (points for all layers).
"""

from __future__ import annotations

from dataclasses import replace

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import Facts, Piece, Table, Zone
from kasane_desktop.core.text import Param, Term
from kasane_desktop.games.layering.rules.actions import COMBINING, KEEP, OVER, SPECIAL, TAKE, TAKING, Meld
from kasane_desktop.games.layering.rules.book import Book, book_for
from kasane_desktop.games.layering.rules.combinations import combinations
from kasane_desktop.games.layering.rules.edition import LAYOUTS, TURNS, Edition
from kasane_desktop.games.layering.rules.scoring import COMPLETE, DIVERSITY, ENOUGH, bonus, colours
from kasane_desktop.games.layering.rules.view import View

PHASES = ("deal", "deal", "take", "combine", "over")
LAST: Facts = {"last": 1}


def table(edition: Edition, view: View, open_hands: bool) -> Table:
    book = book_for(edition, view.spaces)
    zones = [*_market(edition, book, view), Zone("deck", "deck", facts={"count": sum(view.deck)})]
    for seat in range(view.seats):
        zones += _cards_of(edition, view, seat, open_hands)
    zones += [_combination(edition, book, view, number) for number in range(len(view.spaces))]
    zones += _groups(edition, book, view)
    return Table(tuple(zones), tuple(_seat(view, seat) for seat in range(view.seats)), _facts(view))


def _face(edition: Edition, card: int) -> str:
    return f"{edition.id}/{card}" if card else f"{edition.id}/{edition.special}"


def _acts(view: View, phase: int) -> bool:
    return view.phase == phase and view.seat == view.acting[0]


def _market(edition: Edition, book: Book, view: View) -> list[Zone]:
    size = LAYOUTS[view.seats].length
    zones = []
    for number, row in enumerate(view.rows):
        pieces = [Piece(_face(edition, card)) for card in row]
        if row and _acts(view, TAKING):
            at_once = int(row[-1] == SPECIAL and edition.specials_on_robe)
            best = max((points for _, points, _ in _after_take(edition, book, view, row[-1])), default=0)
            pieces[-1] = replace(pieces[-1], action=TAKE[number], facts={"best": best + at_once})
        zones.append(Zone(f"market/{number}", "row", pieces=tuple(pieces), facts={"size": size}))
    return zones


def _cards_of(edition: Edition, view: View, seat: Seat, open_hands: bool) -> list[Zone]:
    """Hand, robe and accessories of a seat."""
    seen = open_hands or seat == view.seat
    in_hand, on_robe, beside = _last_cards(edition, view, seat)
    hand = [_face(edition, card) if seen else f"{edition.id}/back" for card in view.hands[seat]]
    robe = [_face(edition, card) for card in view.robes[seat]]
    zones = [
        Zone(f"hand/{seat}", "hand", seat, _line(hand, in_hand)),
        Zone(f"robe/{seat}", "robe", seat, _line(robe, on_robe)),
    ]
    if not edition.specials_on_robe:
        accessories = [_face(edition, SPECIAL)] * view.specials[seat]
        zones.append(Zone(f"accessories/{seat}", "accessories", seat, _line(accessories, beside)))
    return zones


def _line(faces: list[str], last: int) -> tuple[Piece, ...]:
    """Cards in a line, of which the `last` ones are marked."""
    plain = len(faces) - last
    return tuple(Piece(face, facts=LAST if place >= plain else {}) for place, face in enumerate(faces))


def _last_cards(edition: Edition, view: View, seat: Seat) -> tuple[int, int, int]:
    """How many cards the last move put at the right end of hand, robe and accessories."""
    if seat != view.last_seat:
        return 0, 0, 0
    laid = view.last_meld.k if view.last_meld else 0
    if view.last_card != SPECIAL:
        return 0 if laid else 1, laid, 0
    return (0, laid + 1, 0) if edition.specials_on_robe else (0, laid, 1)


def _combination(edition: Edition, book: Book, view: View, number: int) -> Zone:
    own, spaces = combinations(edition)[number], view.spaces[number]
    last = _last_space(book, view)
    markers = []
    for socket, bit in enumerate(book.cards[own.id]):
        if not view.free & bit:
            owner = next((seat for seat, marks in enumerate(view.marks) if marks & bit), -1)
            marked = LAST if bit == last else {}
            markers.append(Piece(edition.marker, facts={"socket": socket, "owner": owner, **marked}))
    facts: dict[str, Param] = {
        "needs": tuple(n for n, _ in spaces),
        "points": tuple(points for _, points in spaces),
        "name": Term(f"layering.combination.{own.id}"),
        "kanji": own.kanji,
        "rule": own.condition.rule,
        "values": own.condition.values,
        "provenance": own.provenance if spaces == own.spaces else ("entered",) * len(spaces),
    }
    return Zone(f"combination/{own.id}", "combination", pieces=tuple(markers), facts=facts)


def _last_space(book: Book, view: View) -> int:
    """The space taken by the last move, as its bit: of one size the dearest go first."""
    if view.last_meld is None:
        return 0
    taken = book.cells[view.last_meld.combination][view.last_meld.k + view.last_meld.reuse] & ~view.free
    return 1 << taken.bit_length() - 1


Group = tuple[Meld, int, Facts]
"""A meld that could be made, its points, and what is shown of it."""


def _groups(edition: Edition, book: Book, view: View) -> list[Zone]:
    if _acts(view, TAKING):
        return [
            Zone(f"groups/{number}", "groups", pieces=_pieces(_after_take(edition, book, view, row[-1])))
            for number, row in enumerate(view.rows)
            if row
        ]
    if _acts(view, COMBINING):
        robe = view.robes[view.seat]
        groups = _melds(book, view.free, view.hands[view.seat], robe[-1] if robe else SPECIAL)
        pieces = tuple(Piece(meld.combination, action=meld, facts=facts) for meld, _, facts in groups)
        return [Zone("groups", "groups", pieces=(*pieces, Piece("keep", action=KEEP)))]
    return []


def _pieces(groups: list[Group]) -> tuple[Piece, ...]:
    return tuple(Piece(meld.combination, facts=facts) for meld, _, facts in groups)


def _after_take(edition: Edition, book: Book, view: View, card: int) -> list[Group]:
    """The melds that the viewer could make after taking a card."""
    hand, robe = view.hands[view.seat], view.robes[view.seat]
    top = robe[-1] if robe else SPECIAL
    if card != SPECIAL:
        return _melds(book, view.free, (*hand, card), top)
    if not view.combines:
        return []
    return _melds(book, view.free, hand, SPECIAL if edition.specials_on_robe else top)


def _melds(book: Book, free: int, hand: tuple[int, ...], top: int) -> list[Group]:
    """All melds with a hand, the dearest first, then those of fewest cards."""
    groups: list[Group] = []
    for _, meld in book.tail(hand).melds(top):
        space = book.dearest(meld.combination, meld.k + meld.reuse, free)
        if space:
            points = book.worth[space]
            facts: Facts = {
                "cards": (top, *hand[-meld.k :]) if meld.reuse else hand[-meld.k :],
                "k": meld.k,
                "reuse": int(meld.reuse),
                "points": points,
                "socket": book.cards[meld.combination].index(space),
            }
            groups.append((meld, points, facts))
    return sorted(groups, key=lambda group: (-group[1], group[0].k + group[0].reuse))


def _seat(view: View, seat: Seat) -> Facts:
    hand, robe, specials = view.hands[seat], view.robes[seat], view.specials[seat]
    laid = len(robe) + specials
    return {
        "points": view.points[seat] - specials,
        "forecast": view.points[seat] + sum(bonus(robe, specials)),
        "hand": len(hand),
        "robe": laid,
        "colours": colours(robe),
        "turns_left": TURNS - len(hand) - laid,
        "first": int(seat == view.first),
        "been_first": int(view.first >= 0 and (view.first - seat) % view.seats < view.round),
        "acting": int(seat in view.acting),
    }


def _facts(view: View) -> Facts:
    turns = TURNS // view.seats
    done = turns if view.phase == OVER else turns - -(-view.turns_left // view.seats)
    return {
        "round": view.round,
        "rounds": view.seats,
        "turn": min(done + 1, turns),
        "turns": turns,
        "phase": PHASES[view.phase],
        "market": sum(map(len, view.rows)),
        "first": view.first,
        "acting": view.acting[0] if view.acting else -1,
        "layers": TURNS,
        "ladder": DIVERSITY[1:],
        "enough": ENOUGH,
        "complete": COMPLETE,
    }
