"""What the things on the table are and mean now. Besides its zones the table explains `ladder`, what the colours will
bring, `seat/{s}`, and `places/{s}`, those of a robe that are still empty, counted from its first card; of a combination
card index -1 is the card as a whole."""

from __future__ import annotations

from collections.abc import Iterator

from kasane_desktop.core.game import Seat
from kasane_desktop.core.table import kind_of
from kasane_desktop.core.text import Explanation, Param, Phrase, Reason, Term, Who
from kasane_desktop.games.layering.rules import zones
from kasane_desktop.games.layering.rules.actions import SPECIAL, Meld
from kasane_desktop.games.layering.rules.book import Book, book_for
from kasane_desktop.games.layering.rules.combinations import COMBINATIONS, Condition
from kasane_desktop.games.layering.rules.edition import TURNS, Edition
from kasane_desktop.games.layering.rules.scoring import COMPLETE, DIVERSITY, ENOUGH, bonus, colours
from kasane_desktop.games.layering.rules.view import View

Cards = tuple[int, ...]


def explain(edition: Edition, view: View, zone: str, index: int) -> Explanation:
    kind, owner = kind_of(zone), zones.owner(zone)
    if card := zones.COMBINATION.read(zone):
        chain = _Chain(edition, view, *card)
        if index < 0:
            return Explanation(tuple(_card(edition, view, *card, chain)), tuple(chain.serving()))
        return Explanation(tuple(_space(edition, view, *card, index, chain)), tuple(chain.serving()))
    if kind == zones.LADDER:
        return Explanation(tuple(_ladder(edition, view)))
    if kind in (zones.ROBE, zones.PLACES) and owner == view.seat:
        return Explanation(tuple(_own_robe(edition, view, index)))
    if owner is not None and kind != zones.PLACES and (kind == zones.SEAT or owner != view.seat):
        return Explanation(tuple(_seat(edition, view, owner)))
    if kind == zones.HAND:
        return Explanation((_tell("hand"),))
    if kind == zones.ACCESSORIES:
        return Explanation((Reason(f"{edition.id}.tell.special"),))
    if kind == zones.DECK:
        return Explanation((_tell("deck", cards=sum(view.deck)),))
    if row := zones.MARKET.read(zone):
        return Explanation(tuple(_market(edition, view, *row, index)))
    return Explanation()


class _Chain:
    """The cards of a seat that could be part of one combination: the right end of its hand, with the top of its robe
    before it or without."""

    def __init__(self, edition: Edition, view: View, combination: str) -> None:
        self._view = view
        number = COMBINATIONS.index(combination)
        self.book: Book = book_for(edition, view.spaces)
        self.condition: Condition = self.book.conditions[number]
        free = [
            n for (n, _), bit in zip(view.spaces[number], self.book.cards[combination], strict=True) if bit & view.free
        ]
        self.sizes = tuple(sorted(set(free)))  # of the groups for which a space is free
        known = view.seat >= 0
        hand = view.hands[view.seat] if known else ()
        robe = view.robes[view.seat] if known else ()
        self.top = robe[-1] if robe and robe[-1] != SPECIAL else 0
        self.alone = self._longest((), hand)
        self.on_top = self._longest((self.top,), hand) if self.top and self._grows((self.top,)) else ()

    @property
    def best(self) -> Cards:
        """The longer of the two."""
        return max(self.on_top, self.alone, key=len)

    def _grows(self, cards: Cards) -> bool:
        return bool(self.sizes) and len(cards) <= self.sizes[-1] and self.condition.may_grow(cards)

    def _longest(self, before: Cards, hand: Cards) -> Cards:
        return next(((*before, *hand[at:]) for at in range(len(hand) + 1) if self._grows((*before, *hand[at:]))), ())

    def serving(self) -> Iterator[tuple[str, int]]:
        """Cards of hand, robe and market that it is made of, or could go on with."""
        view = self._view
        if view.seat < 0 or not self.sizes:
            return
        hand, robe = view.hands[view.seat], view.robes[view.seat]
        used = len(self.best) - (len(self.best) == len(self.on_top) and bool(self.on_top))
        if self.on_top:
            yield zones.ROBE(view.seat), len(robe) - 1
        yield from ((zones.HAND(view.seat), at) for at in range(len(hand) - used, len(hand)))
        for row, cards in enumerate(view.rows):
            yield from ((zones.MARKET(row), at) for at, card in enumerate(cards) if self._goes_on(card))

    def _goes_on(self, card: int) -> bool:
        if card == SPECIAL:
            return False
        chains = [chain for chain in (self.alone, self.on_top) if chain]
        if chains:
            return any(self._grows((*chain, card)) for chain in chains)
        others = [other for row in self._view.rows for other in row if other != SPECIAL]
        others.remove(card)
        return any(self._grows((card, other)) for other in others)


def _card(edition: Edition, view: View, combination: str, chain: _Chain) -> Iterator[Reason]:
    spaces = view.spaces[COMBINATIONS.index(combination)]
    taken = sum(not bit & view.free for bit in chain.book.cards[combination])
    yield _tell("card", combination=_name(combination), condition=Term(f"{edition.id}.condition.{combination}"))
    if not chain.sizes:
        yield _tell("card-closed")
        return
    yield _tell("card-free", free=len(spaces) - taken, all=len(spaces))
    yield from _within_reach(view, combination, chain, chain.sizes)


def _within_reach(view: View, combination: str, chain: _Chain, sizes: Cards) -> Iterator[Reason]:
    """How far who looks has come towards groups of these sizes."""
    melds = [a for a in view.actions if isinstance(a, Meld) and a.combination == combination and a.k + a.reuse in sizes]
    if melds:
        hand = view.hands[view.seat]
        group = max(((chain.top, *hand[-m.k :]) if m.reuse else hand[-m.k :] for m in melds), key=len)
        yield _tell("lay-now", cards=group)
    elif chain.best and len(chain.best) < max(sizes):
        more = tuple(size for size in sizes if size > len(chain.best))  # the next card comes to the right of it
        key = "goes-on" if len(chain.best) >= sizes[0] else "not-enough"
        yield _tell(key, cards=chain.best, sizes=_sizes(more))
    elif view.seat >= 0 and not chain.best:
        yield _tell("not-begun" if view.hands[view.seat] else "none-yet", sizes=_sizes(sizes))


def _sizes(sizes: Cards) -> Param:
    """Numbers of cards in words: 4; 2 or 3; 4 to 6."""
    if len(sizes) == 1:
        return sizes[0]
    if len(sizes) > 2 and sizes[-1] - sizes[0] == len(sizes) - 1:
        return Phrase("layering.tell.from-to", {"least": sizes[0], "most": sizes[-1]})
    return Phrase("layering.tell.one-or-other", {"one": sizes[:-1], "other": sizes[-1]})


def _space(edition: Edition, view: View, combination: str, index: int, chain: _Chain) -> Iterator[Reason]:
    spaces = view.spaces[COMBINATIONS.index(combination)]
    bits = chain.book.cards[combination]
    if not 0 <= index < len(spaces):
        return
    cards, points = spaces[index]
    bit = bits[index]
    if not bit & view.free:
        owner = next((seat for seat, marks in enumerate(view.marks) if marks & bit), -1)
        key = "space-closed" if owner >= 0 else "space-shut"
        yield _tell(key, **({"who": Who(owner)} if owner >= 0 else {}), cards=cards, points=points)
        return
    yield _tell("space", combination=_name(combination), cards=cards, points=points)
    dearer = chain.book.dearest(combination, cards, view.free)
    if chain.book.worth[dearer] > points:
        yield _tell("dearer-first", points=chain.book.worth[dearer])
    else:
        yield from _within_reach(view, combination, chain, (cards,))


def _ladder(edition: Edition, view: View) -> Iterator[Reason]:
    yield Reason(f"{edition.id}.tell.ladder", {"points": DIVERSITY[1], "enough": ENOUGH})
    if view.seat < 0:
        return
    robe, specials = view.robes[view.seat], view.specials[view.seat]
    laid, kinds = len(robe) + specials, colours(robe)
    facts: dict[str, Param] = {"colours": kinds, "laid": laid, "enough": ENOUGH, "layers": TURNS, "complete": COMPLETE}
    if laid < ENOUGH and kinds:
        yield Reason(f"{edition.id}.tell.ladder-early", {**facts, "points": DIVERSITY[kinds]})
    elif kinds:
        yield Reason(f"{edition.id}.tell.ladder-now", {**facts, "points": bonus(robe, specials)[0]})
    yield Reason(f"{edition.id}.tell.ladder-whole", facts)


def _own_robe(edition: Edition, view: View, index: int) -> Iterator[Reason]:
    robe, specials = view.robes[view.seat], view.specials[view.seat]
    index = max(0, index)
    facts: dict[str, Param] = {"number": index + 1 + specials, "layers": TURNS, "enough": ENOUGH, "complete": COMPLETE}
    if index < len(robe) - 1:
        yield Reason(f"{edition.id}.tell.laid", facts)
    elif index == len(robe) - 1:
        yield _tell("top-special") if robe[-1] == SPECIAL else _tell("top", card=robe[-1])
    else:
        yield Reason(f"{edition.id}.tell.place", facts)
        if index + 1 + specials == TURNS:
            yield Reason(f"{edition.id}.tell.ladder-whole", facts)
        elif index + 1 + specials >= ENOUGH:
            yield Reason(f"{edition.id}.tell.place-counts", facts)


def _seat(edition: Edition, view: View, seat: Seat) -> Iterator[Reason]:
    robe, specials = view.robes[seat], view.specials[seat]
    points = view.points[seat] - specials
    end = specials + sum(bonus(robe, specials))
    left = TURNS - len(view.hands[seat]) - len(robe) - specials
    yield _tell("seat", who=Who(seat), points=points, end=end, total=points + end)
    yield _tell("seat-turns", left=left, hand=len(view.hands[seat]))
    best = max(view.points[other] + sum(bonus(view.robes[other], view.specials[other])) for other in range(view.seats))
    if points + end == best:
        yield _tell("seat-leads")


def _market(edition: Edition, view: View, row: int, index: int) -> Iterator[Reason]:
    if row >= len(view.rows) or not 0 <= index < len(view.rows[row]):
        return
    card = view.rows[row][index]
    if card == SPECIAL:
        yield Reason(f"{edition.id}.tell.special")
    above = len(view.rows[row]) - 1 - index
    yield _tell("covered", above=above) if above else _tell("open")


def _name(combination: str) -> Term:
    return Term(f"layering.combination.{combination}")


def _tell(key: str, **params: Param) -> Reason:
    return Reason(f"layering.tell.{key}", params)
