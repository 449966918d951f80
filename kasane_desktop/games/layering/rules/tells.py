"""English sources of how the tables of both games explain themselves."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TELLS: dict[str, str] = {
    "layering.tell.card": QT_TRANSLATE_NOOP("layering", "{combination}: {condition}."),
    "layering.tell.card-free": QT_TRANSLATE_NOOP(
        "layering", "Spaces still free: {free} of {all}. Each scores once, for whoever comes first."
    ),
    "layering.tell.card-closed": QT_TRANSLATE_NOOP(
        "layering", "All its spaces are closed: nobody scores here any more."
    ),
    "layering.tell.from-to": QT_TRANSLATE_NOOP("layering", "{least} to {most}"),
    "layering.tell.one-or-other": QT_TRANSLATE_NOOP("layering", "{one} or {other}"),
    "layering.tell.lay-now": QT_TRANSLATE_NOOP("layering", "You can lay it now: {cards}."),
    "layering.tell.not-enough": QT_TRANSLATE_NOOP(
        "layering", "Your {cards}: a beginning, but not enough. It takes {sizes} cards."
    ),
    "layering.tell.goes-on": QT_TRANSLATE_NOOP("layering", "Your {cards} can go on growing, to {sizes} cards."),
    "layering.tell.not-begun": QT_TRANSLATE_NOOP(
        "layering", "The right end of your hand does not begin it yet. It takes {sizes} cards."
    ),
    "layering.tell.none-yet": QT_TRANSLATE_NOOP("layering", "It takes {sizes} cards; there is none in your hand yet."),
    "layering.tell.space": QT_TRANSLATE_NOOP(
        "layering", "Free. {combination} with {cards} cards scores +{points} here, for whoever comes first."
    ),
    "layering.tell.space-closed": QT_TRANSLATE_NOOP(
        "layering", "Closed by {who}: {cards} cards, +{points}. A space scores only once in the match."
    ),
    "layering.tell.space-closed@who": QT_TRANSLATE_NOOP(
        "layering", "Closed by you: {cards} cards, +{points}. A space scores only once in the match."
    ),
    "layering.tell.space-shut": QT_TRANSLATE_NOOP(
        "layering", "Closed from the start: nobody scores here. It would ask for {cards} cards and bring +{points}."
    ),
    "layering.tell.dearer-first": QT_TRANSLATE_NOOP(
        "layering", "A group of as many cards goes first to the space that is worth more: +{points}."
    ),
    "layering.tell.top": QT_TRANSLATE_NOOP(
        "layering", "The last card you laid, a {card}. It can serve again: as the first card of your next group."
    ),
    "layering.tell.top-special": QT_TRANSLATE_NOOP(
        "layering", "A +1 lies on top: no group can begin with the last card of your robe now."
    ),
    "layering.tell.seat": QT_TRANSLATE_NOOP(
        "layering", "{who} has scored {points} so far. If it ended now, {end} would be added: {total}."
    ),
    "layering.tell.seat@who": QT_TRANSLATE_NOOP(
        "layering", "You have scored {points} so far. If it ended now, {end} would be added: {total}."
    ),
    "layering.tell.seat-turns": QT_TRANSLATE_NOOP(
        "layering", "Cards still to take: {left}. In hand: {hand}; what stays there will bring nothing."
    ),
    "layering.tell.seat-leads": QT_TRANSLATE_NOOP("layering", "Nobody would have more."),
    "layering.tell.hand": QT_TRANSLATE_NOOP(
        "layering",
        "Each new card goes to the right, and the order never changes. A group is laid from the right end, "
        "without a gap.",
    ),
    "layering.tell.deck": QT_TRANSLATE_NOOP(
        "layering", "Cards in the deck: {cards}. The next market is dealt from it."
    ),
    "layering.tell.covered": QT_TRANSLATE_NOOP(
        "layering", "Covered: it can be taken when those on it are gone. Cards on it: {above}."
    ),
    "layering.tell.open": QT_TRANSLATE_NOOP("layering", "The end card of its row: whoever is to take may take it."),
}
