"""The book of one's mistakes: what goes into it, and when it is asked about again.

Boxes, as with cards for learning words: what was known moves on a box and comes again after a longer while, what was
not begins anew. Good choices lie among the mistakes, so that nobody can guess from being asked. Days are counted as
`date.toordinal` does; which one is today is told by whoever asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import ceil
from random import Random

from kasane_desktop.analyst.analysis import AS_GOOD, GRADES, Analysis, Decision, Grade
from kasane_desktop.core.game import Seat
from kasane_desktop.match.history.book import Card, Filed, Skill

WAITS = (1, 3, 7, 16, 35, 90)
"""Days until it is asked again, by box."""
NEW_A_DAY = 8
"""Mistakes that are asked about for the first time on one day: a long history does not fall upon anybody at once."""
AT_ONCE = 12
"""Mistakes of one sitting."""
GOOD_SHARE = 0.5
"""Good choices to a mistake."""
MOST_GOOD = 3
"""Of one match."""


def skill_of(analysis: Analysis, seat: Seat) -> Skill:
    """How a seat played, in short."""
    return Skill(len(analysis.of(seat)), analysis.mean_loss(seat) or 0.0, analysis.balance(seat).luck)


def cards_of(analysis: Analysis, seat: Seat, today: int, taken: Mapping[int, int]) -> list[Card]:
    """What is to be asked about a match, from tomorrow on; `taken` says how many mistakes are to be asked about for the
    first time on which days."""
    days = dict(taken)
    cards: list[Card] = []
    mistakes = analysis.faults(seat)
    for mistake in sorted(mistakes, key=lambda decision: decision.at):
        day = today + WAITS[0]
        while days.get(day, 0) >= NEW_A_DAY:
            day += 1
        days[day] = days.get(day, 0) + 1
        cards.append(Card(mistake.at, good=False, due=day))
    wanted = min(MOST_GOOD, max(1, ceil(GOOD_SHARE * len(mistakes))))
    good = sorted(_good_choices(analysis, seat), key=lambda decision: _as_good(analysis, decision))
    cards += (Card(one.at, good=True, due=today + WAITS[0]) for one in good[:wanted])
    return sorted(cards, key=lambda card: card.at)


def _good_choices(analysis: Analysis, seat: Seat) -> list[Decision]:
    """Those that might have been a mistake."""
    unit = analysis.unit
    least = next(loss for loss, grade in GRADES[unit] if grade is Grade.MISTAKE)

    def could_go_wrong(decision: Decision) -> bool:
        return decision.best.values[seat] - decision.alternatives[-1].values[seat] >= least

    return [one for one in analysis.of(seat) if one.loss <= AS_GOOD[unit] and could_go_wrong(one)]


def _as_good(analysis: Analysis, decision: Decision) -> float:
    """The share of alternatives that would have been right: the fewer, the harder it was."""
    best, near = decision.best.values[decision.seat], AS_GOOD[analysis.unit]
    right = sum(best - one.values[decision.seat] <= near for one in decision.alternatives)
    return right / len(decision.alternatives)


def answered(card: Card, right: bool, today: int) -> Card:
    """The card after an answer: on to the next box, or back to the first one."""
    box = min(card.box + 1, len(WAITS) - 1) if right else 0
    return replace(card, box=box, due=today + WAITS[box], asked=card.asked + 1, known=card.known + right)


def due(filed: Sequence[Filed], today: int) -> list[Filed]:
    """The mistakes that are to be asked about; those that have waited longest come first."""
    return sorted((one for one in filed if not one.card.good and one.card.due <= today), key=lambda one: one.card.due)


def sitting(filed: Sequence[Filed], today: int, rng: Random) -> list[Filed]:
    """What is asked now, in an order that tells nothing: mistakes, and good choices among them."""
    mistakes = due(filed, today)[:AT_ONCE]
    ready = [one for one in filed if one.card.good and one.card.due <= today]
    ready.sort(key=lambda one: (one.card.asked, one.card.due, rng.random()))
    chosen = [*mistakes, *ready[: ceil(GOOD_SHARE * len(mistakes))]]
    rng.shuffle(chosen)
    return chosen
