"""What is said in the lessons of Kimono: a step under its name, a reply under the step's and its own."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "kimono.lesson.take": QT_TRANSLATE_NOOP(
        "kimono",
        "You dress a lady of the court: fabrics that go together bring points, and most points win. Each has a "
        "number, a kind (animal or plant) and a draper’s mark. Take the 4, the end card of its row.",
    ),
    "kimono.lesson.take.accessory": QT_TRANSLATE_NOOP(
        "kimono",
        "An accessory: it is laid beside the lady at once. We shall come to that. First the 4, please.",
    ),
    "kimono.lesson.take.nine": QT_TRANSLATE_NOOP(
        "kimono",
        "And Aoi takes the 4! 7 and 5 lie below it, and the three belong together. Try again.",
    ),
    "kimono.lesson.hemp": QT_TRANSLATE_NOOP(
        "kimono",
        "4, 5 and 7 bear the hemp mark: Asanoha, in any order. Take 7, then 5, and lay these three, the right end "
        "of your hand. Three cards (small number) bring 4 points (round space), which your button closes.",
    ),
    "kimono.lesson.hemp.accessory": QT_TRANSLATE_NOOP(
        "kimono",
        "Accessories can wait: 7 and 5 are the ones you need now. Try again.",
    ),
    "kimono.lesson.hemp.gap": QT_TRANSLATE_NOOP(
        "kimono",
        "This card would stand in between: only neighbours at the right end of the hand are laid together. Try again.",
    ),
    "kimono.lesson.hemp.keep": QT_TRANSLATE_NOOP(
        "kimono",
        "Waiting is allowed. But whoever comes first gets the space worth more: lay them now.",
    ),
    "kimono.lesson.accessory": QT_TRANSLATE_NOOP(
        "kimono",
        "An accessory never enters your hand: it is laid to the left of your lady and brings 1 point at the "
        "end. Your turn is over then. Take this one.",
    ),
    "kimono.lesson.accessory.alike": QT_TRANSLATE_NOOP(
        "kimono",
        "All accessories are worth the same. But below the other one lie the 3 and the 1, which you will "
        "need. Try again.",
    ),
    "kimono.lesson.accessory.fabric": QT_TRANSLATE_NOOP(
        "kimono",
        "A fabric goes into your hand. We want to see an accessory now. Try again.",
    ),
    "kimono.lesson.reuse": QT_TRANSLATE_NOOP(
        "kimono",
        "The last fabric of your kimono, the 5, can serve again as the first of a group; accessories do not "
        "hinder it. Take 3, then 1, and lay 5·3·1.",
    ),
    "kimono.lesson.reuse.other": QT_TRANSLATE_NOOP(
        "kimono",
        "We want 5·3·1: falling numbers from 1 to 5, gaps allowed. Try again.",
    ),
    "kimono.lesson.reuse.keep": QT_TRANSLATE_NOOP(
        "kimono",
        "Three cards with the 5, of which only two come from your hand: 3 points. Lay them.",
    ),
    "kimono.lesson.ten": QT_TRANSLATE_NOOP(
        "kimono",
        "Round two; Aoi began this time. Two cards that make ten are Juu: take the 9 and lay it with your 1.",
    ),
    "kimono.lesson.ten.other": QT_TRANSLATE_NOOP("kimono", "With the 1 of your kimono, only a 9 makes ten. Try again."),
    "kimono.lesson.ten.keep": QT_TRANSLATE_NOOP(
        "kimono",
        "One card, one point: here there is nothing to wait for. Lay it.",
    ),
    "kimono.lesson.plants": QT_TRANSLATE_NOOP(
        "kimono",
        "Plants only, all even numbers: Setsu Getsu Fuka. Three cards bring 2 points, four bring 4. Take 2, "
        "6 and 8, and then wait for the 4 below.",
    ),
    "kimono.lesson.plants.other": QT_TRANSLATE_NOOP(
        "kimono",
        "We are collecting plants: 2, 6 and 8, side by side. Try again.",
    ),
    "kimono.lesson.plants.early": QT_TRANSLATE_NOOP(
        "kimono",
        "2 points now. But the 4 lies open: with it, four plants bring 4. Try again.",
    ),
    "kimono.lesson.four": QT_TRANSLATE_NOOP(
        "kimono",
        "Aoi has left you the 4. Take it and lay all four plants: 4 points.",
    ),
    "kimono.lesson.four.other": QT_TRANSLATE_NOOP("kimono", "And the 4 may be gone next time. Take it."),
    "kimono.lesson.four.three": QT_TRANSLATE_NOOP("kimono", "Three cards bring 2 points, all four bring 4. Try again."),
    "kimono.lesson.four.keep": QT_TRANSLATE_NOOP(
        "kimono",
        "Only one turn is left: what stays in your hand brings nothing. Lay them.",
    ),
    "kimono.lesson.last": QT_TRANSLATE_NOOP(
        "kimono",
        "Your last turn: a fabric could no longer be laid, an accessory always can. Take it: twelve laid "
        "cards bring 2 more points, and nine different fabrics 5, see “Fabrics at the end”.",
    ),
    "kimono.lesson.last.other": QT_TRANSLATE_NOOP(
        "kimono",
        "This fabric stays in your hand, and the 2 points for twelve cards are lost. Try again.",
    ),
    "kimono.lesson.end": QT_TRANSLATE_NOOP(
        "kimono",
        "21 points: 12 from buttons, 5 for nine different fabrics, 2 for all twelve cards, 2 for "
        "accessories. Beautiful! Now a real match, against gentle opponents?",
    ),
}
