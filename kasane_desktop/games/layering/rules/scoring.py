"""Where points come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kasane_desktop.core.game import Score, Seat
from kasane_desktop.games.layering.rules.actions import SPECIAL
from kasane_desktop.games.layering.rules.book import book_for
from kasane_desktop.games.layering.rules.edition import TURNS, Edition

if TYPE_CHECKING:
    from kasane_desktop.games.layering.rules.view import View

DIVERSITY: Final = (0, 5, 4, 3, 2, 0, 2, 3, 4, 5)
"""By the number of different colours: few or many are elegant."""
ENOUGH: Final = 8
"""Cards that must have been laid for it."""
COMPLETE: Final = 2
"""For all twelve."""


def colours(robe: tuple[int, ...]) -> int:
    """Different colours on a robe; a special card has none."""
    kinds = set(robe)
    kinds.discard(SPECIAL)
    return len(kinds)


def bonus(robe: tuple[int, ...], specials: int) -> tuple[int, int]:
    """Points for the colours and for all twelve cards, with `specials` cards beside the robe."""
    laid = len(robe) + specials
    if laid < ENOUGH:
        return 0, 0
    return DIVERSITY[colours(robe)], COMPLETE if laid == TURNS else 0


def scoring(edition: Edition, view: View) -> tuple[tuple[Score, ...], ...]:
    """What each seat would have if the game ended now, by source."""
    return tuple((*_in_play(edition, view, seat), *_at_the_end(edition, view, seat)) for seat in range(view.seats))


def _in_play(edition: Edition, view: View, seat: Seat) -> list[Score]:
    book = book_for(edition, view.spaces)
    lines = []
    for combination, bits in book.cards.items():
        worth = [book.worth[bit] for bit in bits if view.marks[seat] & bit]
        if worth:
            lines.append(Score(f"layering.combination.{combination}", sum(worth)))
    specials = view.robes[seat].count(SPECIAL)
    if specials:
        lines.append(Score(f"{edition.id}.score.special", specials))
    return lines


def _at_the_end(edition: Edition, view: View, seat: Seat) -> tuple[Score, ...]:
    robe, specials = view.robes[seat], view.specials[seat]
    diversity, complete = bonus(robe, specials)
    facts = {"colours": colours(robe), "cards": len(robe) + specials}
    beside = (Score(f"{edition.id}.score.special", specials, final=True),) if specials else ()
    return (
        *beside,
        Score(f"{edition.id}.score.colours", diversity, facts, final=True),
        Score(f"{edition.id}.score.complete", complete, {"hand": len(view.hands[seat])}, final=True),
    )
