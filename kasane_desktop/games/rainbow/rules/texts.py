"""The English texts of Rainbow."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP
from kasane_desktop.games.rainbow.rules.box import PRINTED
from kasane_desktop.games.rainbow.rules.tells import TELLS

TEXTS = {
    **PRINTED,
    **TELLS,
    # names of things
    "rainbow.solo": QT_TRANSLATE_NOOP("rainbow", "SOLO"),
    "rainbow.set": QT_TRANSLATE_NOOP("rainbow", "SET"),
    "rainbow.run": QT_TRANSLATE_NOOP("rainbow", "RUN"),
    "rainbow.prizes": QT_TRANSLATE_NOOP("rainbow", "Prizes"),
    "rainbow.first-pile": QT_TRANSLATE_NOOP("rainbow", "First pile"),
    "rainbow.second-pile": QT_TRANSLATE_NOOP("rainbow", "Second pile"),
    "rainbow.value.1": QT_TRANSLATE_NOOP("rainbow", "red"),
    "rainbow.value.2": QT_TRANSLATE_NOOP("rainbow", "orange"),
    "rainbow.value.3": QT_TRANSLATE_NOOP("rainbow", "yellow"),
    "rainbow.value.4": QT_TRANSLATE_NOOP("rainbow", "green"),
    "rainbow.value.5": QT_TRANSLATE_NOOP("rainbow", "blue"),
    "rainbow.value.6": QT_TRANSLATE_NOOP("rainbow", "violet"),
    # what decides the order of choice
    "rainbow.why.count": QT_TRANSLATE_NOOP("rainbow", "by number of cards"),
    "rainbow.why.top": QT_TRANSLATE_NOOP("rainbow", "by highest card"),
    "rainbow.why.earlier": QT_TRANSLATE_NOOP("rainbow", "by order of play"),
    # what happened
    "rainbow.event.lot": QT_TRANSLATE_NOOP("rainbow", "The lot fell on {who} to begin."),
    "rainbow.event.lot@who": QT_TRANSLATE_NOOP("rainbow", "The lot fell on you to begin."),
    "rainbow.event.deal": QT_TRANSLATE_NOOP("rainbow", "The cards were dealt. First prizes: {cards}."),
    "rainbow.event.round": QT_TRANSLATE_NOOP("rainbow", "Round {round} began, opened by {who}."),
    "rainbow.event.round@who": QT_TRANSLATE_NOOP("rainbow", "Round {round} began, opened by you."),
    "rainbow.event.solo": QT_TRANSLATE_NOOP("rainbow", "{who} bid a SOLO: {cards}."),
    "rainbow.event.solo@who": QT_TRANSLATE_NOOP("rainbow", "You bid a SOLO: {cards}."),
    "rainbow.event.set": QT_TRANSLATE_NOOP("rainbow", "{who} bid a SET: {cards}."),
    "rainbow.event.set@who": QT_TRANSLATE_NOOP("rainbow", "You bid a SET: {cards}."),
    "rainbow.event.run": QT_TRANSLATE_NOOP("rainbow", "{who} bid a RUN: {cards}."),
    "rainbow.event.run@who": QT_TRANSLATE_NOOP("rainbow", "You bid a RUN: {cards}."),
    "rainbow.event.set-round": QT_TRANSLATE_NOOP("rainbow", "It became a SET round."),
    "rainbow.event.run-round": QT_TRANSLATE_NOOP("rainbow", "It became a RUN round."),
    "rainbow.event.out": QT_TRANSLATE_NOOP("rainbow", "{who} played the last card in hand and dropped out."),
    "rainbow.event.out@who": QT_TRANSLATE_NOOP("rainbow", "You played your last card in hand and dropped out."),
    "rainbow.event.pick-up": QT_TRANSLATE_NOOP("rainbow", "{who} picked up the second pile. Cards in it: {number}."),
    "rainbow.event.pick-up@who": QT_TRANSLATE_NOOP("rainbow", "You picked up your second pile. Cards in it: {number}."),
    "rainbow.event.chooses-first": QT_TRANSLATE_NOOP("rainbow", "{who} won the first choice."),
    "rainbow.event.chooses-first@who": QT_TRANSLATE_NOOP("rainbow", "You won the first choice."),
    "rainbow.event.took": QT_TRANSLATE_NOOP("rainbow", "{who} took a {value}."),
    "rainbow.event.took@who": QT_TRANSLATE_NOOP("rainbow", "You took a {value}."),
    "rainbow.event.took-two": QT_TRANSLATE_NOOP("rainbow", "{who} took {value} twice, worth {points}."),
    "rainbow.event.took-two@who": QT_TRANSLATE_NOOP("rainbow", "You took {value} twice, worth {points}."),
    "rainbow.event.nothing": QT_TRANSLATE_NOOP("rainbow", "No prize was left for {who}."),
    "rainbow.event.nothing@who": QT_TRANSLATE_NOOP("rainbow", "No prize was left for you."),
    "rainbow.event.left": QT_TRANSLATE_NOOP("rainbow", "Nobody took these prizes, they left the game: {cards}."),
    "rainbow.event.kept": QT_TRANSLATE_NOOP("rainbow", "{who} scored one point for each card kept: {number}."),
    "rainbow.event.kept@who": QT_TRANSLATE_NOOP("rainbow", "You scored one point for each card kept: {number}."),
    "rainbow.event.over": QT_TRANSLATE_NOOP("rainbow", "The game ended with round {round}."),
    "rainbow.event.last-round": QT_TRANSLATE_NOOP("rainbow", "Round {round} is the last."),
    # what would be better
    "rainbow.event.solo!": QT_TRANSLATE_NOOP("rainbow", "bid a SOLO: {cards}."),
    "rainbow.event.set!": QT_TRANSLATE_NOOP("rainbow", "bid a SET: {cards}."),
    "rainbow.event.run!": QT_TRANSLATE_NOOP("rainbow", "bid a RUN: {cards}."),
    "rainbow.event.took!": QT_TRANSLATE_NOOP("rainbow", "take a {value}."),
    "rainbow.event.took-two!": QT_TRANSLATE_NOOP("rainbow", "take {value} twice, worth {points}."),
    # the same once the cards lie face down
    "rainbow.event.deal-covered": QT_TRANSLATE_NOOP("rainbow", "The cards were dealt."),
    "rainbow.event.solo-covered": QT_TRANSLATE_NOOP("rainbow", "{who} bid a SOLO."),
    "rainbow.event.solo-covered@who": QT_TRANSLATE_NOOP("rainbow", "You bid a SOLO."),
    "rainbow.event.set-covered": QT_TRANSLATE_NOOP("rainbow", "{who} bid a SET of {number}."),
    "rainbow.event.set-covered@who": QT_TRANSLATE_NOOP("rainbow", "You bid a SET of {number}."),
    "rainbow.event.run-covered": QT_TRANSLATE_NOOP("rainbow", "{who} bid a RUN of {number}."),
    "rainbow.event.run-covered@who": QT_TRANSLATE_NOOP("rainbow", "You bid a RUN of {number}."),
    "rainbow.event.took-covered": QT_TRANSLATE_NOOP("rainbow", "{who} took a prize."),
    "rainbow.event.took-covered@who": QT_TRANSLATE_NOOP("rainbow", "You took a prize."),
    "rainbow.event.took-two-covered": QT_TRANSLATE_NOOP("rainbow", "{who} took two equal prizes."),
    "rainbow.event.took-two-covered@who": QT_TRANSLATE_NOOP("rainbow", "You took two equal prizes."),
    "rainbow.event.left-covered": QT_TRANSLATE_NOOP("rainbow", "Prizes that nobody took left the game: {number}."),
    # where points come from, and why it ended
    "rainbow.score.prizes": QT_TRANSLATE_NOOP("rainbow", "Prizes taken: {number}"),
    "rainbow.score.kept": QT_TRANSLATE_NOOP("rainbow", "Cards kept: {number}"),
    "rainbow.score.prizes.heading": QT_TRANSLATE_NOOP("rainbow", "Prizes"),
    "rainbow.score.kept.heading": QT_TRANSLATE_NOOP("rainbow", "Cards kept"),
    "rainbow.ending.two-out": QT_TRANSLATE_NOOP("rainbow", "At least two players ran out of cards."),
    "rainbow.ending.one-out": QT_TRANSLATE_NOOP("rainbow", "A player ran out of cards."),
    # why not: turn and moment
    "rainbow.no.chance-only": QT_TRANSLATE_NOOP("rainbow", "No player deals the cards or casts the lot."),
    "rainbow.no.sits-out": QT_TRANSLATE_NOOP("rainbow", "Without cards you sit out."),
    "rainbow.no.not-your-turn": QT_TRANSLATE_NOOP("rainbow", "It is the turn of {who}."),
    "rainbow.no.not-your-turn@who": QT_TRANSLATE_NOOP("rainbow", "It is your turn."),
    "rainbow.no.choose-now": QT_TRANSLATE_NOOP("rainbow", "The bids are made. Choose a prize now."),
    "rainbow.no.bid-now": QT_TRANSLATE_NOOP("rainbow", "Prizes are chosen after the bids. Make a bid now."),
    "rainbow.no.not-yours": QT_TRANSLATE_NOOP("rainbow", "These cards are not yours."),
    "rainbow.no.second-pile": QT_TRANSLATE_NOOP("rainbow", "A second pile is picked up when the first is used up."),
    # why not: bids
    "rainbow.no.empty": QT_TRANSLATE_NOOP("rainbow", "Whoever has cards must bid at least one."),
    "rainbow.no.no-such-card": QT_TRANSLATE_NOOP("rainbow", "There is no card of value {value}."),
    "rainbow.no.unsorted": QT_TRANSLATE_NOOP("rainbow", "Cards are listed from low to high."),
    "rainbow.no.mixed": QT_TRANSLATE_NOOP("rainbow", "A SET has a single value, a RUN has no value twice."),
    "rainbow.no.gap": QT_TRANSLATE_NOOP("rainbow", "A RUN has no gap. Missing here: {missing}."),
    "rainbow.no.six-one": QT_TRANSLATE_NOOP("rainbow", "6 and 1 do not join in a RUN."),
    "rainbow.no.not-held": QT_TRANSLATE_NOOP("rainbow", "You do not hold enough cards of: {cards}."),
    "rainbow.no.set-round": QT_TRANSLATE_NOOP("rainbow", "A SET was played this round: only SOLO or SET."),
    "rainbow.no.run-round": QT_TRANSLATE_NOOP("rainbow", "A RUN was played this round: only SOLO or RUN."),
    # why not: prizes
    "rainbow.no.no-prize": QT_TRANSLATE_NOOP("rainbow", "There is no prize of value {value}."),
    "rainbow.no.number": QT_TRANSLATE_NOOP("rainbow", "Take one card, or two of equal value."),
    "rainbow.no.first-round": QT_TRANSLATE_NOOP("rainbow", "In the first round a choice is one card only."),
    "rainbow.no.no-pair": QT_TRANSLATE_NOOP("rainbow", "Two prizes must be equal, and {value} is there only once."),
    # why not: chance
    "rainbow.no.not-chance": QT_TRANSLATE_NOOP("rainbow", "This is not the moment for such a deal."),
    "rainbow.no.lot": QT_TRANSLATE_NOOP("rainbow", "The lot must fall on a player of the match."),
    "rainbow.no.deal-number": QT_TRANSLATE_NOOP("rainbow", "Wrong number of cards dealt: {given} instead of {due}."),
    "rainbow.no.deal-cards": QT_TRANSLATE_NOOP("rainbow", "More cards dealt than there are, of: {cards}."),
    "rainbow.first.set": QT_TRANSLATE_NOOP(
        "rainbow", "Somebody has bid a SET, equal cards: until the round ends, only a SET or a single card may be bid."
    ),
    "rainbow.first.run": QT_TRANSLATE_NOOP(
        "rainbow",
        "Somebody has bid a RUN, neighbouring values: until the round ends, only a RUN or a single card may be bid.",
    ),
    "rainbow.first.pair": QT_TRANSLATE_NOOP(
        "rainbow", "From the second round on you may take two prizes of the same value at once."
    ),
    "rainbow.first.last-round-of-two": QT_TRANSLATE_NOOP(
        "rainbow", "The last round: whoever still holds cards after it gets a point for each of them."
    ),
    "rainbow.first.last-round": QT_TRANSLATE_NOOP(
        "rainbow", "The last round: whatever you still hold after it counts for nothing."
    ),
}
