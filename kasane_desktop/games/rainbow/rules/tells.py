"""English sources of how the table explains itself."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TELLS: dict[str, str] = {
    "rainbow.tell.solo": QT_TRANSLATE_NOOP("rainbow", "A SOLO, a single card: {cards}."),
    "rainbow.tell.set": QT_TRANSLATE_NOOP("rainbow", "A SET, equal cards: {cards}."),
    "rainbow.tell.run": QT_TRANSLATE_NOOP("rainbow", "A RUN, neighbouring values: {cards}."),
    "rainbow.tell.bid-awaited": QT_TRANSLATE_NOOP("rainbow", "The bid of {who} is still to come."),
    "rainbow.tell.bid-awaited@who": QT_TRANSLATE_NOOP("rainbow", "Your bid is still to come."),
    "rainbow.tell.rank": QT_TRANSLATE_NOOP("rainbow", "Place in the order of choice, for {who}: {rank}."),
    "rainbow.tell.rank@who": QT_TRANSLATE_NOOP("rainbow", "Your place in the order of choice: {rank}."),
    "rainbow.tell.rank-so-far": QT_TRANSLATE_NOOP(
        "rainbow", "Place in the order of choice, for {who}: {rank}. Bids to come can still change it."
    ),
    "rainbow.tell.rank-so-far@who": QT_TRANSLATE_NOOP(
        "rainbow", "Your place in the order of choice: {rank}. Bids to come can still change it."
    ),
    "rainbow.tell.behind-count": QT_TRANSLATE_NOOP("rainbow", "{other} chooses before it: a bid of more cards."),
    "rainbow.tell.behind-count@other": QT_TRANSLATE_NOOP("rainbow", "You choose before it: a bid of more cards."),
    "rainbow.tell.behind-top": QT_TRANSLATE_NOOP(
        "rainbow", "{other} chooses before it: as many cards, but a higher one among them."
    ),
    "rainbow.tell.behind-top@other": QT_TRANSLATE_NOOP(
        "rainbow", "You choose before it: as many cards, but a higher one among them."
    ),
    "rainbow.tell.behind-earlier": QT_TRANSLATE_NOOP(
        "rainbow", "{other} chooses before it: as many cards and as high, but bid earlier."
    ),
    "rainbow.tell.behind-earlier@other": QT_TRANSLATE_NOOP(
        "rainbow", "You choose before it: as many cards and as high, but bid earlier."
    ),
    "rainbow.tell.order": QT_TRANSLATE_NOOP(
        "rainbow", "More cards choose first; of as many, the highest card; of equal bids, the earlier one."
    ),
    "rainbow.tell.seat": QT_TRANSLATE_NOOP(
        "rainbow", "{who}: prizes taken {taken}. What they are worth stays hidden until the end."
    ),
    "rainbow.tell.seat@who": QT_TRANSLATE_NOOP(
        "rainbow", "Prizes you have taken: {taken}. What they are worth stays hidden until the end."
    ),
    "rainbow.tell.seat-points": QT_TRANSLATE_NOOP("rainbow", "{who}: prizes taken {taken}, worth {points}."),
    "rainbow.tell.seat-points@who": QT_TRANSLATE_NOOP(
        "rainbow", "Prizes you have taken: {taken}, worth {points} so far."
    ),
    "rainbow.tell.ends-two": QT_TRANSLATE_NOOP(
        "rainbow", "Cards left: {cards}. The match ends with the round after which two players have none."
    ),
    "rainbow.tell.ends-one": QT_TRANSLATE_NOOP(
        "rainbow", "Cards left: {cards}. The match ends with the round after which a player has none."
    ),
    "rainbow.tell.kept-none": QT_TRANSLATE_NOOP("rainbow", "Cards left in hand at the end count for nothing."),
    "rainbow.tell.kept-one": QT_TRANSLATE_NOOP(
        "rainbow", "Whoever still has cards when the other has none gets a point for each."
    ),
    "rainbow.tell.last": QT_TRANSLATE_NOOP("rainbow", "This round is the last."),
    "rainbow.tell.hand": QT_TRANSLATE_NOOP(
        "rainbow",
        "Bid a single card (SOLO), equal cards (SET) or neighbouring values (RUN). What you bid lies among the next "
        "prizes, for anyone to take.",
    ),
    "rainbow.tell.no-lock": QT_TRANSLATE_NOOP("rainbow", "Nothing binds this round yet: the first SET or RUN will."),
    "rainbow.tell.prize": QT_TRANSLATE_NOOP("rainbow", "A prize that is worth {value} to whoever takes it."),
    "rainbow.tell.choice-one": QT_TRANSLATE_NOOP("rainbow", "In the first round each choice is one card."),
    "rainbow.tell.choice-two": QT_TRANSLATE_NOOP("rainbow", "Each choice is one card, or two of equal value."),
    "rainbow.tell.next-prizes": QT_TRANSLATE_NOOP(
        "rainbow", "What nobody takes leaves the game. The bids of this round are the prizes of the next."
    ),
}
