"""What is said in the lessons of Rainbow: a step under its name, a reply under the step's and its own."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "rainbow.lesson.set": QT_TRANSLATE_NOOP(
        "rainbow",
        "The cards in the middle are prizes, worth their number. Whoever bids most cards chooses first. Kaede"
        " has bid a SET, equal cards: now only SETs and single cards, SOLO, are allowed. Bid your three 1s.",
    ),
    "rainbow.lesson.set.solo": QT_TRANSLATE_NOOP(
        "rainbow",
        "A single card chooses last here. Kaede has taken the 6, and a 1 is left for you. Try again.",
    ),
    "rainbow.lesson.set.low": QT_TRANSLATE_NOOP(
        "rainbow",
        "Two cards, as many as Kaede; but 3·3 is higher, so Kaede chooses first and takes the 6. Try again.",
    ),
    "rainbow.lesson.set.four": QT_TRANSLATE_NOOP(
        "rainbow",
        "Four choose first as well, but three are enough. Save the fourth.",
    ),
    "rainbow.lesson.set.high": QT_TRANSLATE_NOOP(
        "rainbow",
        "You choose first with these, too. But what is bid now are the prizes of the next round, for "
        "everyone: spend low cards.",
    ),
    "rainbow.lesson.prize": QT_TRANSLATE_NOOP(
        "rainbow",
        "Three cards beat 3·3 and the single 6s: you choose first. In the first round everyone takes one "
        "card. Prizes are points: take the 6.",
    ),
    "rainbow.lesson.prize.lower": QT_TRANSLATE_NOOP(
        "rainbow",
        "And Kaede takes the 6. Prizes do not join the hand: only their value counts. Try again.",
    ),
    "rainbow.lesson.run": QT_TRANSLATE_NOOP(
        "rainbow",
        "The bids of last round are this round’s prizes, and you open, because you chose first. Neighbouring "
        "values are a RUN; it shuts out SETs for this round. Bid 2·3·4·5.",
    ),
    "rainbow.lesson.run.solo": QT_TRANSLATE_NOOP(
        "rainbow",
        "A single card chooses late: Kaede takes both 6s at once. Try again.",
    ),
    "rainbow.lesson.run.set": QT_TRANSLATE_NOOP(
        "rainbow",
        "A SET is possible, too. But your row of four is stronger, and uses cards that have no partner. Try it.",
    ),
    "rainbow.lesson.run.short": QT_TRANSLATE_NOOP(
        "rainbow",
        "A shorter RUN is easily beaten, and two 6s are at stake. Bid four cards.",
    ),
    "rainbow.lesson.run.long": QT_TRANSLATE_NOOP(
        "rainbow",
        "That is strong, too. But 2·3·4·5 is enough, and keeps your 1 and your 6s for later.",
    ),
    "rainbow.lesson.both": QT_TRANSLATE_NOOP(
        "rainbow",
        "You choose first again. From the second round on you may take two equal cards at once: take both 6s.",
    ),
    "rainbow.lesson.both.one": QT_TRANSLATE_NOOP(
        "rainbow",
        "One card only? You choose once in a round, and now two equal ones are allowed. Try again.",
    ),
    "rainbow.lesson.both.low": QT_TRANSLATE_NOOP("rainbow", "Two cards are good, but two 6s are 12 points. Try again."),
    "rainbow.lesson.little": QT_TRANSLATE_NOOP(
        "rainbow",
        "Ten prizes, and nobody can take more than two: there is enough for all four. So spend little: open "
        "with your single 1.",
    ),
    "rainbow.lesson.little.solo": QT_TRANSLATE_NOOP("rainbow", "If one card is enough, let it be the cheapest: the 1."),
    "rainbow.lesson.little.more": QT_TRANSLATE_NOOP(
        "rainbow",
        "You would choose earlier, but there is enough for everyone. Save these cards for better prizes.",
    ),
    "rainbow.lesson.last": QT_TRANSLATE_NOOP(
        "rainbow",
        "You choose last, and two 2s are still there: take them. And look at the bids: 6·6, 6·6 and 5·5 are "
        "the prizes of the next round.",
    ),
    "rainbow.lesson.last.one": QT_TRANSLATE_NOOP(
        "rainbow",
        "Take two while you may: nobody thanks you for what is left over. Try again.",
    ),
    "rainbow.lesson.last.low": QT_TRANSLATE_NOOP("rainbow", "Two 1s are 2 points, two 2s are 4. Try again."),
    "rainbow.lesson.enough": QT_TRANSLATE_NOOP(
        "rainbow",
        "Saving pays. Kaede’s 4·4 leads: equally many cards, so the higher card decides. Bid 5·5, keep your "
        "6s, and then take two 6s.",
    ),
    "rainbow.lesson.enough.solo": QT_TRANSLATE_NOOP(
        "rainbow",
        "Kaede and Ren take all four 6s. Two cards would have beaten them. Try again.",
    ),
    "rainbow.lesson.enough.more": QT_TRANSLATE_NOOP(
        "rainbow",
        "6·6 is first as well, but will be a prize for somebody. 5·5 is just enough.",
    ),
    "rainbow.lesson.enough.twelve": QT_TRANSLATE_NOOP("rainbow", "Two 6s are 12 points, the most there is. Try again."),
    "rainbow.lesson.end": QT_TRANSLATE_NOOP(
        "rainbow",
        "34 points, and you lead! The game ends after a round in which two players have run out of cards. "
        "Cards in hand count nothing. Ready for a real match?",
    ),
    "rainbow.lesson-two.first": QT_TRANSLATE_NOOP(
        "rainbow",
        "With two players, each bids twice in a round. Aoi has begun with a SET, so all four bids must be "
        "SETs or single cards. Bid 5·5.",
    ),
    "rainbow.lesson-two.first.solo": QT_TRANSLATE_NOOP(
        "rainbow",
        "A single card is behind 4·4. You will have a second bid for that: now take the lead. Try again.",
    ),
    "rainbow.lesson-two.first.low": QT_TRANSLATE_NOOP(
        "rainbow",
        "Two cards, but not higher than Aoi’s 4·4, which was there earlier. Try again.",
    ),
    "rainbow.lesson-two.first.more": QT_TRANSLATE_NOOP(
        "rainbow",
        "That leads as well, but 5·5 is enough. You still have to bid once more.",
    ),
    "rainbow.lesson-two.second": QT_TRANSLATE_NOOP(
        "rainbow",
        "Aoi’s second bid is a single 2. Yours comes now: a single 4 is higher, so it chooses before it.",
    ),
    "rainbow.lesson-two.second.behind": QT_TRANSLATE_NOOP(
        "rainbow",
        "Not higher than Aoi’s 2: this bid would choose last. Try again.",
    ),
    "rainbow.lesson-two.second.solo": QT_TRANSLATE_NOOP(
        "rainbow",
        "That is before the 2, too. For this lesson take the 4.",
    ),
    "rainbow.lesson-two.second.more": QT_TRANSLATE_NOOP(
        "rainbow",
        "Two bids before 4·4: strong, but costly. There are only four prizes. Try the single 4.",
    ),
    "rainbow.lesson-two.choose": QT_TRANSLATE_NOOP(
        "rainbow",
        "Not the players but the four bids are ranked: 5·5, 4·4, 4, 2. So you choose first and third. Take "
        "the 6, and later the 3.",
    ),
    "rainbow.lesson-two.choose.lower": QT_TRANSLATE_NOOP("rainbow", "And Aoi takes the 6. Try again."),
    "rainbow.lesson-two.choose.one": QT_TRANSLATE_NOOP("rainbow", "The 3 is worth more. Try again."),
    "rainbow.lesson-two.open": QT_TRANSLATE_NOOP(
        "rainbow",
        "You chose first, so you open. Six prizes, four choices. Bid your two 1s: cheap, and still two cards.",
    ),
    "rainbow.lesson-two.open.solo": QT_TRANSLATE_NOOP(
        "rainbow",
        "A single card fixes nothing and may choose last. The 1s together are two cards. Try again.",
    ),
    "rainbow.lesson-two.open.dear": QT_TRANSLATE_NOOP(
        "rainbow",
        "Good cards, too good to open with: they will be prizes soon. Try the 1s.",
    ),
    "rainbow.lesson-two.end": QT_TRANSLATE_NOOP(
        "rainbow",
        "When this hand is used up, you take your second pile. The game ends when one player has no cards at "
        "all; each card the other still has is 1 point.",
    ),
}
