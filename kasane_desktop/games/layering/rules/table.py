"""The table, for drawing. What its facts mean stands in fact.py. All zones there are, in this order:

market/{r}        cards from the covered end to the open one; faces `{game}/1` … `{game}/9` and `{game}/plus1` or
                  `{game}/accessory`. SIZE. When the viewer is to take, the open card has the action Take(r), BEST,
                  AT_ONCE and AT_LAST
deck              no pieces; COUNT
hand/{s}          left to right; the viewer's own cards face up, all others `{game}/back` unless hands are open
robe/{s}          left to right, the top card last; in Kasane with the +1 cards
accessories/{s}   only in Kimono
combination/{id}  NEEDS, WORTH, NAME, KANJI, RULE, VALUES, PROVENANCE (`rulebook`, `third-party`, `reconstructed`, or
                  `entered` by the player). Pieces are the markers, face `marble` or `button`, with SOCKET and OWNER
groups/{r}        only when the viewer is to take, for each row that is not empty: what could be laid after taking from
                  it. Pieces as in `groups`, without action
groups            only when the viewer is to combine. Pieces: face the combination, action the Meld, with CARDS, K,
                  REUSE, POINTS, SOCKET; most points first, then fewest cards. Last a piece `keep` with the action Keep

The last move of a player is marked by LAST on the cards laid or taken and on the marker placed.
"""

from __future__ import annotations

from dataclasses import replace

from kasane_desktop.core.fact import NO_FACTS, Facts
from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import BACK, Piece, Table, Zone, face_of
from kasane_desktop.core.text import Term
from kasane_desktop.games.layering.rules import fact, zones
from kasane_desktop.games.layering.rules.actions import COMBINING, KEEP, OVER, PHASES, SPECIAL, TAKE, TAKING, Meld
from kasane_desktop.games.layering.rules.book import Book, book_for
from kasane_desktop.games.layering.rules.combinations import combinations
from kasane_desktop.games.layering.rules.edition import LAYOUTS, TURNS, Edition
from kasane_desktop.games.layering.rules.scoring import COMPLETE, DIVERSITY, ENOUGH, bonus, colours
from kasane_desktop.games.layering.rules.view import View

LAST = Facts(fact.LAST(1))


def table(edition: Edition, view: View, open_hands: bool) -> Table:
    book = book_for(edition, view.spaces)
    lying = [*_market(edition, book, view), Zone(zones.DECK, facts=Facts(fact.COUNT(sum(view.deck))))]
    for seat in range(view.seats):
        lying += _cards_of(edition, view, seat, open_hands)
    lying += [_combination(edition, book, view, number) for number in range(len(view.spaces))]
    lying += _groups(edition, book, view)
    return Table(tuple(lying), tuple(_seat(view, seat) for seat in range(view.seats)), _facts(view))


def _face(edition: Edition, card: int) -> str:
    return face_of(edition.id, card or edition.special)


def _acts(view: View, phase: int) -> bool:
    return view.phase == phase and view.seat == view.acting[0]


def _market(edition: Edition, book: Book, view: View) -> list[Zone]:
    size = LAYOUTS[view.seats].length
    rows = []
    for number, row in enumerate(view.rows):
        pieces = [Piece(_face(edition, card)) for card in row]
        if row and _acts(view, TAKING):
            itself = int(row[-1] == SPECIAL)
            at_once = itself if edition.specials_on_robe else 0
            best = max((points for _, points, _ in _after_take(edition, book, view, row[-1])), default=0)
            points = fact.BEST(best + at_once), fact.AT_ONCE(at_once), fact.AT_LAST(itself - at_once)
            pieces[-1] = replace(pieces[-1], action=TAKE[number], facts=Facts(*points))
        rows.append(Zone(zones.MARKET(number), pieces=tuple(pieces), facts=Facts(fact.SIZE(size))))
    return rows


def _cards_of(edition: Edition, view: View, seat: Seat, open_hands: bool) -> list[Zone]:
    """Hand, robe and accessories of a seat."""
    seen = open_hands or seat == view.seat
    in_hand, on_robe, beside = _last_cards(edition, view, seat)
    hand = [_face(edition, card) if seen else face_of(edition.id, BACK) for card in view.hands[seat]]
    robe = [_face(edition, card) for card in view.robes[seat]]
    lying = [
        Zone(zones.HAND(seat), seat, _line(hand, in_hand)),
        Zone(zones.ROBE(seat), seat, _line(robe, on_robe)),
    ]
    if not edition.specials_on_robe:
        accessories = [_face(edition, SPECIAL)] * view.specials[seat]
        lying.append(Zone(zones.ACCESSORIES(seat), seat, _line(accessories, beside)))
    return lying


def _line(faces: list[str], last: int) -> tuple[Piece, ...]:
    """Cards in a line, of which the `last` ones are marked."""
    plain = len(faces) - last
    return tuple(Piece(face, facts=LAST if place >= plain else NO_FACTS) for place, face in enumerate(faces))


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
            marked = LAST if bit == last else NO_FACTS
            markers.append(Piece(edition.marker, facts=Facts(fact.SOCKET(socket), fact.OWNER(owner)) | marked))
    facts = Facts(
        fact.NEEDS(tuple(n for n, _ in spaces)),
        fact.WORTH(tuple(points for _, points in spaces)),
        fact.NAME(Term(f"layering.combination.{own.id}")),
        fact.KANJI(own.kanji),
        fact.RULE(own.condition.rule),
        fact.VALUES(own.condition.values),
        fact.PROVENANCE(own.provenance if spaces == own.spaces else ("entered",) * len(spaces)),
    )
    return Zone(zones.COMBINATION(own.id), pieces=tuple(markers), facts=facts)


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
            Zone(zones.GROUPS(number), pieces=_pieces(_after_take(edition, book, view, row[-1])))
            for number, row in enumerate(view.rows)
            if row
        ]
    if _acts(view, COMBINING):
        robe = view.robes[view.seat]
        groups = _melds(book, view.free, view.hands[view.seat], robe[-1] if robe else SPECIAL)
        pieces = tuple(Piece(meld.combination, action=meld, facts=facts) for meld, _, facts in groups)
        return [Zone(zones.GROUPS, pieces=(*pieces, Piece("keep", action=KEEP)))]
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
            facts = Facts(
                fact.CARDS((top, *hand[-meld.k :]) if meld.reuse else hand[-meld.k :]),
                fact.K(meld.k),
                fact.REUSE(int(meld.reuse)),
                fact.POINTS(points),
                fact.SOCKET(book.cards[meld.combination].index(space)),
            )
            groups.append((meld, points, facts))
    return sorted(groups, key=lambda group: (-group[1], group[0].k + group[0].reuse))


def _seat(view: View, seat: Seat) -> Facts:
    hand, robe, specials = view.hands[seat], view.robes[seat], view.specials[seat]
    laid = len(robe) + specials
    return Facts(
        fact.POINTS(view.points[seat] - specials),
        fact.FORECAST(view.points[seat] + sum(bonus(robe, specials))),
        fact.HAND(len(hand)),
        fact.ROBE(laid),
        fact.COLOURS(colours(robe)),
        fact.TURNS_LEFT(TURNS - len(hand) - laid),
        fact.FIRST(int(seat == view.first)),
        fact.BEEN_FIRST(int(view.first >= 0 and (view.first - seat) % view.seats < view.round)),
        fact.ACTING(int(seat in view.acting)),
    )


def _facts(view: View) -> Facts:
    turns = TURNS // view.seats
    done = turns if view.phase == OVER else turns - -(-view.turns_left // view.seats)
    return Facts(
        fact.ROUND(view.round),
        fact.ROUNDS(view.seats),
        fact.TURN(min(done + 1, turns)),
        fact.TURNS(turns),
        fact.PHASE(PHASES[view.phase]),
        fact.MARKET(sum(map(len, view.rows))),
        fact.WHO_BEGINS(view.first),
        fact.WHO_ACTS(view.acting[0] if view.acting else -1),
        fact.LAYERS(TURNS),
        fact.LADDER(DIVERSITY[1:]),
        fact.ENOUGH(ENOUGH),
        fact.COMPLETE(COMPLETE),
    )
