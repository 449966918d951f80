"""English sources of what both games say alike."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP
from kasane_desktop.games.layering.rules.tells import TELLS

TEXTS: dict[str, str] = {
    "layering.combination.kasane": QT_TRANSLATE_NOOP("layering", "Kasane"),
    "layering.combination.juu": QT_TRANSLATE_NOOP("layering", "Juu"),
    "layering.combination.sakura": QT_TRANSLATE_NOOP("layering", "Sakura Chirashi"),
    "layering.combination.chidori": QT_TRANSLATE_NOOP("layering", "Chidori"),
    "layering.combination.asanoha": QT_TRANSLATE_NOOP("layering", "Asanoha"),
    "layering.combination.kagen": QT_TRANSLATE_NOOP("layering", "Kagen no Tsuki"),
    "layering.combination.jyougen": QT_TRANSLATE_NOOP("layering", "Jyougen no Tsuki"),
    "layering.combination.katyou": QT_TRANSLATE_NOOP("layering", "Katyou Fugetsu"),
    "layering.combination.setsugetsu": QT_TRANSLATE_NOOP("layering", "Setsu Getsu Fuka"),
    # how the names are read: set beside the kanji
    "reading.kasane": QT_TRANSLATE_NOOP("reading", "Kasane"),
    "reading.juu": QT_TRANSLATE_NOOP("reading", "Juu"),
    "reading.sakura": QT_TRANSLATE_NOOP("reading", "Sakura Chirashi"),
    "reading.chidori": QT_TRANSLATE_NOOP("reading", "Chidori"),
    "reading.asanoha": QT_TRANSLATE_NOOP("reading", "Asanoha"),
    "reading.kagen": QT_TRANSLATE_NOOP("reading", "Kagen no Tsuki"),
    "reading.jyougen": QT_TRANSLATE_NOOP("reading", "Jyougen no Tsuki"),
    "reading.katyou": QT_TRANSLATE_NOOP("reading", "Katyou Fugetsu"),
    "reading.setsugetsu": QT_TRANSLATE_NOOP("reading", "Setsu Getsu Fuka"),
    # what happened
    "layering.lot": QT_TRANSLATE_NOOP("layering", "The lot falls on {who}."),
    "layering.lot@who": QT_TRANSLATE_NOOP("layering", "The lot falls on you."),
    "layering.dealt": QT_TRANSLATE_NOOP("layering", "Round {round} of {rounds}: a new market. First to take: {who}."),
    "layering.dealt@who": QT_TRANSLATE_NOOP("layering", "Round {round} of {rounds}: a new market. You take first."),
    "layering.took": QT_TRANSLATE_NOOP("layering", "{who} took the {card} from row {row}."),
    "layering.took@who": QT_TRANSLATE_NOOP("layering", "You took the {card} from row {row}."),
    "layering.melded": QT_TRANSLATE_NOOP("layering", "{who} laid {cards} as {combination}, +{points}."),
    "layering.melded@who": QT_TRANSLATE_NOOP("layering", "You laid {cards} as {combination}, +{points}."),
    "layering.melded-on": QT_TRANSLATE_NOOP(
        "layering", "{who} laid {cards} onto the {top} as {combination}, +{points}."
    ),
    "layering.melded-on@who": QT_TRANSLATE_NOOP(
        "layering", "You laid {cards} onto the {top} as {combination}, +{points}."
    ),
    "layering.waited": QT_TRANSLATE_NOOP("layering", "{who} kept the cards for later."),
    "layering.waited@who": QT_TRANSLATE_NOOP("layering", "You kept the cards for later."),
    "layering.round-over": QT_TRANSLATE_NOOP("layering", "End of round {round} of {rounds}. The market is discarded."),
    "layering.reshuffled": QT_TRANSLATE_NOOP("layering", "The discards are shuffled into the deck."),
    "layering.ending": QT_TRANSLATE_NOOP("layering", "Everyone has taken twelve cards."),
    "layering.tie-break": QT_TRANSLATE_NOOP("layering", "At equal points, whoever has laid more cards comes first."),
    # what would be better
    "layering.took!": QT_TRANSLATE_NOOP("layering", "take the {card} from row {row}."),
    "layering.melded!": QT_TRANSLATE_NOOP("layering", "lay {cards} as {combination}, +{points}."),
    "layering.melded-on!": QT_TRANSLATE_NOOP("layering", "lay {cards} onto the {top} as {combination}, +{points}."),
    "layering.waited!": QT_TRANSLATE_NOOP("layering", "keep the cards for later."),
    # why not
    "layering.turn-of": QT_TRANSLATE_NOOP("layering", "It is the turn of {who}."),
    "layering.turn-of@who": QT_TRANSLATE_NOOP("layering", "It is your turn."),
    "layering.take-first": QT_TRANSLATE_NOOP("layering", "Take a card from the market first."),
    "layering.taken-already": QT_TRANSLATE_NOOP("layering", "You have taken your card: combine, or keep your cards."),
    "layering.row-unknown": QT_TRANSLATE_NOOP("layering", "There is no such row. Rows in the market: {rows}."),
    "layering.covered": QT_TRANSLATE_NOOP("layering", "This card is covered: only the end card of a row can be taken."),
    "layering.of-another": QT_TRANSLATE_NOOP("layering", "These are the cards of {who}."),
    "layering.of-another@who": QT_TRANSLATE_NOOP("layering", "These are your cards."),
    "layering.open-ends": QT_TRANSLATE_NOOP("layering", "Only the end card of a row can be taken."),
    "layering.card-gone": QT_TRANSLATE_NOOP("layering", "The card that lay here has been taken."),
    "layering.deck-closed": QT_TRANSLATE_NOOP(
        "layering", "Nobody takes from the deck: the next market is dealt from it."
    ),
    "layering.accessory-laid": QT_TRANSLATE_NOOP(
        "layering", "Accessories stay where they lie; each is worth 1 point at the end."
    ),
    "layering.group-nothing": QT_TRANSLATE_NOOP(
        "layering", "{cards} makes no combination. A group runs from one card to the right end of your hand."
    ),
    "layering.group-no-space": QT_TRANSLATE_NOOP("layering", "Every space for {cards} is taken."),
    "layering.no-group-on-top": QT_TRANSLATE_NOOP(
        "layering", "With the {top} on top of your robe no group can be laid now."
    ),
    "layering.top-of-the-robe": QT_TRANSLATE_NOOP(
        "layering", "Of what has been laid only the last card can be used again, as the first of a group."
    ),
    "layering.no-such-group": QT_TRANSLATE_NOOP("layering", "None of your groups fits a free space of {combination}."),
    "layering.no-group-of-size": QT_TRANSLATE_NOOP(
        "layering", "This space is for {cards} cards. None of your groups of {combination} has as many."
    ),
    "layering.this-space-taken": QT_TRANSLATE_NOOP("layering", "This space is taken."),
    "layering.dearer-space-free": QT_TRANSLATE_NOOP(
        "layering", "A group goes to the free space for its number of cards that brings the most points."
    ),
    "layering.row-empty": QT_TRANSLATE_NOOP("layering", "Row {row} is empty."),
    "layering.combination-unknown": QT_TRANSLATE_NOOP(
        "layering", "There is no combination “{combination}”. There are: {known}."
    ),
    "layering.group-empty": QT_TRANSLATE_NOOP(
        "layering", "A combination needs the card at the right end of your hand."
    ),
    "layering.hand-short": QT_TRANSLATE_NOOP("layering", "Your hand is too small. Cards in it: {hand}."),
    "layering.robe-empty": QT_TRANSLATE_NOOP("layering", "Your robe has no card yet that you could use again."),
    "layering.special-on-top": QT_TRANSLATE_NOOP(
        "layering", "A +1 on top of your robe cannot be part of a combination."
    ),
    "layering.no-space": QT_TRANSLATE_NOOP("layering", "{combination} has no space for this number of cards: {cards}."),
    "layering.space-taken": QT_TRANSLATE_NOOP(
        "layering", "{combination}: every space for this number of cards is taken: {cards}."
    ),
    "layering.chance-only": QT_TRANSLATE_NOOP("layering", "No player does that: the cards and the lot decide."),
    "layering.lot-first": QT_TRANSLATE_NOOP("layering", "The first player is drawn by lot before anything else."),
    "layering.lot-seat": QT_TRANSLATE_NOOP("layering", "The lot must fall on a player. Seats at the table: {seats}."),
    "layering.deal-expected": QT_TRANSLATE_NOOP("layering", "A market must be dealt now."),
    "layering.deal-size": QT_TRANSLATE_NOOP("layering", "The number of cards in a market must be {cards}."),
    "layering.deal-cards": QT_TRANSLATE_NOOP("layering", "These cards are not all in the deck."),
    # a table of one's own
    "layering.table-form": QT_TRANSLATE_NOOP("layering", "This is not a table of combinations."),
    "layering.cells-form": QT_TRANSLATE_NOOP("layering", "{combination}: its spaces must be a list."),
    "layering.cells-many": QT_TRANSLATE_NOOP(
        "layering", "{combination}: {cells} spaces are too many; {most} are possible."
    ),
    "layering.cell-form": QT_TRANSLATE_NOOP(
        "layering", "{combination}, space {cell}: it must be a number of cards and its points."
    ),
    "layering.cell-cards": QT_TRANSLATE_NOOP(
        "layering", "{combination}, space {cell}: the number of cards must be from {least} to {most}, not “{value}”."
    ),
    "layering.cell-points": QT_TRANSLATE_NOOP(
        "layering", "{combination}, space {cell}: the points must be from {least} to {most}, not “{value}”."
    ),
    "layering.file-unreadable": QT_TRANSLATE_NOOP("layering", "The file “{file}” cannot be read."),
    "layering.file-large": QT_TRANSLATE_NOOP("layering", "The file “{file}” is too large: the limit is {most} KB."),
    "layering.file-encoding": QT_TRANSLATE_NOOP("layering", "Line {line}: the file is not written in UTF-8."),
    "layering.file-json": QT_TRANSLATE_NOOP("layering", "Line {line}, column {column}: this is not valid JSON."),
    "layering.file-twice": QT_TRANSLATE_NOOP("layering", "“{name}” stands twice in the file."),
    **TELLS,
    "layering.first.group": QT_TRANSLATE_NOOP(
        "layering", "You can lay a group: its cards have an edge. Lay it now, or keep them and wait for more."
    ),
    "layering.first.closed": QT_TRANSLATE_NOOP(
        "layering", "A space is closed. Each one scores only once in the match, for whoever comes first."
    ),
    "layering.first.reuse": QT_TRANSLATE_NOOP(
        "layering", "The last card you laid can serve again: as the first card of a group, without being moved."
    ),
    "layering.first.last-round": QT_TRANSLATE_NOOP(
        "layering", "The last round: what stays in your hand will bring nothing."
    ),
}
