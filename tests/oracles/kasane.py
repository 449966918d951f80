"""Kasane counted slowly and plainly, without the engine's helpers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kasane_desktop.core.chance import Lot
from kasane_desktop.core.game import Action
from kasane_desktop.games.layering.rules.actions import Deal, Meld, Take

SPACES = {
    "kasane": [(2, 1), (2, 1), (2, 1), (3, 4), (3, 4), (4, 8)],
    "juu": [(2, 1), (2, 1), (2, 1), (3, 2), (4, 4), (5, 7)],
    "sakura": [(3, 4), (3, 3)],
    "chidori": [(3, 4), (3, 3)],
    "asanoha": [(3, 4), (3, 3)],
    "kagen": [(3, 3), (4, 5), (5, 8)],
    "jyougen": [(3, 3), (4, 5), (5, 8)],
    "katyou": [(4, 2), (5, 4), (6, 6)],
    "setsugetsu": [(3, 2), (4, 4), (5, 6)],
}
COLOUR_BONUS = {0: 0, 1: 5, 2: 4, 3: 3, 4: 2, 5: 0, 6: 2, 7: 3, 8: 4, 9: 5}
ROWS = {2: (4, 4), 3: (3, 5), 4: (4, 4)}


def _monotone(group: tuple[int, ...]) -> bool:
    rising = sorted(set(group))
    return list(group) in (rising, rising[::-1])


CONDITIONS = {
    "kasane": lambda group: all(card == group[0] for card in group),
    "juu": lambda group: sum(group) == 10,
    "sakura": lambda group: sorted(group) == [1, 2, 6],
    "chidori": lambda group: sorted(group) == [3, 8, 9],
    "asanoha": lambda group: sorted(group) == [4, 5, 7],
    "kagen": lambda group: _monotone(group) and all(1 <= card <= 5 for card in group),
    "jyougen": lambda group: _monotone(group) and all(5 <= card <= 9 for card in group),
    "katyou": lambda group: all(card % 2 == 1 for card in group),
    "setsugetsu": lambda group: all(card % 2 == 0 for card in group),
}


def spaces_of(options: dict[str, Any]) -> dict[str, list[tuple[int, int]]]:
    """The spaces of a match that has not begun."""
    own = options.get("combinations") or {}
    return {id: [(n, points) for n, points in own.get(id, cells)] for id, cells in SPACES.items()}


def free_spaces(options: dict[str, Any]) -> dict[str, list[tuple[int, int]]]:
    """The same without those that a variant closes."""
    spaces = spaces_of(options)
    if options.get("harder_three"):
        for combination in ("juu", "kasane"):
            twos = [cell for cell in spaces[combination] if cell[0] == 2]
            if twos:
                spaces[combination].remove(max(twos))
    return spaces


def recount(
    seats: int, options: dict[str, Any], history: list[tuple[int, Action]], specials_on_robe: bool = True
) -> tuple[int, ...]:
    """Final scores from what was done."""
    free = free_spaces(options)
    hands: list[list[int]] = [[] for _ in range(seats)]
    robes: list[list[int]] = [[] for _ in range(seats)]
    beside = [0] * seats
    points = [0] * seats
    rows: list[list[int]] = []
    for seat, action in history:
        if isinstance(action, Deal):
            count, length = ROWS[seats]
            rows = [list(action.cards[row * length :][:length]) for row in range(count)]
        elif isinstance(action, Take):
            card = rows[action.row].pop()
            if card:
                hands[seat].append(card)
            else:
                points[seat] += 1
                if specials_on_robe:
                    robes[seat].append(0)
                else:
                    beside[seat] += 1
        elif isinstance(action, Meld):
            laid = hands[seat][len(hands[seat]) - action.k :]
            group = ([robes[seat][-1]] if action.reuse else []) + laid
            assert 0 not in group
            assert len(laid) == action.k >= 1
            assert CONDITIONS[action.combination](tuple(group)), (action, group)
            fitting = [cell for cell in free[action.combination] if cell[0] == len(group)]
            cell = max(fitting, key=lambda cell: cell[1])
            free[action.combination].remove(cell)
            points[seat] += cell[1]
            del hands[seat][len(hands[seat]) - action.k :]
            robes[seat] += laid
        else:
            assert isinstance(action, Lot) or rows
    return tuple(points[seat] + _final(robes[seat], beside[seat]) for seat in range(seats))


def _final(robe: list[int], beside: int) -> int:
    cards = len(robe) + beside
    colours = len({card for card in robe if card != 0})
    return (COLOUR_BONUS[colours] if cards >= 8 else 0) + (2 if cards == 12 else 0)


def inventory(state: Any) -> Counter[str]:
    """Every card wherever it lies, and every space that is free or taken by a player."""
    found: Counter[str] = Counter()
    for pile in (*state.rows, *state.hands, *state.robes):
        found.update(f"card {card}" for card in pile)
    for counts in (state.deck, state.discards):
        for card, number in enumerate(counts):
            found[f"card {card}"] += number
    found["card 0"] += sum(state.specials)
    found["space"] = state.free.bit_count() + sum(marks.bit_count() for marks in state.marks)
    return found


def expected_inventory(seats: int, options: dict[str, Any]) -> Counter[str]:
    series, specials = {2: (3, 5), 3: (4, 5), 4: (5, 7)}[seats]
    expected = Counter({f"card {value}": series for value in range(1, 10)})
    expected["card 0"] = specials
    expected["space"] = sum(len(cells) for cells in free_spaces(options).values())
    return expected
