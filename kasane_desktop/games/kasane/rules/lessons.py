"""What is said in the lessons of Colors of Kasane: a step under its name, a reply under the step's and its own."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "kasane.lesson.take": QT_TRANSLATE_NOOP(
        "kasane",
        "Welcome! Groups of cards bring points, and most points win. Each turn you take the end card of a row; it "
        "goes to the right end of your hand, where the order never changes. Take the 3, then the 2.",
    ),
    "kasane.lesson.take.three": QT_TRANSLATE_NOOP(
        "kasane",
        "And Aoi takes the 3! Below it lie the 2 and the 1: together they bring points. Try again.",
    ),
    "kasane.lesson.take.pair": QT_TRANSLATE_NOOP(
        "kasane",
        "A second 3: a pair can be laid for 1 point. But 3·2·1 will bring 3. Take the 2.",
    ),
    "kasane.lesson.take.gap": QT_TRANSLATE_NOOP(
        "kasane",
        "Now this card stands to the right of the 3, and only neighbours can be laid together: 3·2·1 is "
        "broken. Try again.",
    ),
    "kasane.lesson.lay": QT_TRANSLATE_NOOP(
        "kasane",
        "Take the 1, lay 3·2·1: groups come from the right end of your hand. Kagen no Tsuki: a falling or rising "
        "row up to 5. Three cards (small number) bring 3 points (round space). Your marble closes it for "
        "everyone.",
    ),
    "kasane.lesson.lay.ten": QT_TRANSLATE_NOOP(
        "kasane",
        "3+2+5 makes ten: that is Juu, for 2 points. Well seen! But with the 1 it will be 3.",
    ),
    "kasane.lesson.lay.nothing": QT_TRANSLATE_NOOP(
        "kasane",
        "No combination ends with this card, and Aoi takes your 1. Try again.",
    ),
    "kasane.lesson.lay.keep": QT_TRANSLATE_NOOP(
        "kasane",
        "Waiting is allowed. But the space for three cards is free now, and the others look at it, too. Lay "
        "your cards.",
    ),
    "kasane.lesson.reuse": QT_TRANSLATE_NOOP(
        "kasane",
        "The last four cards go, and a new round begins. The 1 on top of your robe can serve again as the first "
        "card of a group. Take the 9: together ten, Juu. Lay it.",
    ),
    "kasane.lesson.reuse.cover": QT_TRANSLATE_NOOP(
        "kasane",
        "A +1: a point at once. But it now lies on your 1, which can no longer be used. Take the 9.",
    ),
    "kasane.lesson.reuse.six": QT_TRANSLATE_NOOP(
        "kasane",
        "1 and 6 make nothing. With the 9, your 1 makes ten: take it.",
    ),
    "kasane.lesson.reuse.keep": QT_TRANSLATE_NOOP(
        "kasane",
        "You may keep the 9. But here a single card from your hand brings a point: lay it.",
    ),
    "kasane.lesson.plus": QT_TRANSLATE_NOOP(
        "kasane",
        "Now take the white +1. It goes onto your robe at once, brings 1 point and ends your turn: no "
        "combination this time.",
    ),
    "kasane.lesson.plus.ten": QT_TRANSLATE_NOOP(
        "kasane",
        "Your 9 and this 1 make ten again: 1 point, too. Nicely found! In this lesson, take the +1.",
    ),
    "kasane.lesson.plus.gone": QT_TRANSLATE_NOOP("kasane", "Aoi takes the +1, and a sure point has gone. Try again."),
    "kasane.lesson.wait": QT_TRANSLATE_NOOP(
        "kasane",
        "Three alike bring 4 points, a pair only 1. Take the 8, in the next round the second 8, and then "
        "wait: keep the pair.",
    ),
    "kasane.lesson.wait.eight": QT_TRANSLATE_NOOP("kasane", "Not a bad card, but we are collecting eights. Try again."),
    "kasane.lesson.wait.pair": QT_TRANSLATE_NOOP(
        "kasane",
        "1 point. And the third 8 was lying open: with it, three alike would have brought 4. Try again.",
    ),
    "kasane.lesson.three": QT_TRANSLATE_NOOP(
        "kasane",
        "Take the third 8. Your cards now fit two combinations: Kasane, three alike, for 4 points, and Setsu "
        "Getsu Fuka, all even, for 2. Choose the better one.",
    ),
    "kasane.lesson.three.eight": QT_TRANSLATE_NOOP(
        "kasane",
        "The third 8 lies open, and the others have seen it as well. Take it.",
    ),
    "kasane.lesson.three.even": QT_TRANSLATE_NOOP(
        "kasane",
        "Three even cards: 2 points. Three alike bring 4. Try again.",
    ),
    "kasane.lesson.three.pair": QT_TRANSLATE_NOOP(
        "kasane",
        "A pair brings 1 point, and one 8 stays behind. All three bring 4.",
    ),
    "kasane.lesson.three.keep": QT_TRANSLATE_NOOP(
        "kasane",
        "Four alike would even bring 8. But will another one come? Take your 4 points.",
    ),
    "kasane.lesson.colours": QT_TRANSLATE_NOOP(
        "kasane",
        "See “Colours at the end”: once eight cards are laid, few colours or many bring points, but five, as you "
        "have now, bring none. Take the 7, then the 6, and lay both on your 8.",
    ),
    "kasane.lesson.colours.run": QT_TRANSLATE_NOOP(
        "kasane",
        "We are after 8·7·6, a falling row, and two new colours. Try again.",
    ),
    "kasane.lesson.colours.keep": QT_TRANSLATE_NOOP(
        "kasane",
        "It would be 3 points and two more colours. Lay the cards.",
    ),
    "kasane.lesson.last": QT_TRANSLATE_NOOP(
        "kasane",
        "Your last two turns: 6 and 4 make ten, and then 4·4 is a pair. Whoever has laid all twelve cards "
        "gets 2 extra points.",
    ),
    "kasane.lesson.last.four": QT_TRANSLATE_NOOP(
        "kasane",
        "Every card has to be laid now: the 4 fits at once. Try again.",
    ),
    "kasane.lesson.last.keep": QT_TRANSLATE_NOOP(
        "kasane",
        "A card that stays in your hand costs you the 2 points for twelve. Lay it.",
    ),
    "kasane.lesson.end": QT_TRANSLATE_NOOP(
        "kasane",
        "20 points: 14 from the table, 4 for eight colours, 2 for all twelve cards. Well done! Two gentle "
        "opponents are ready for a real match.",
    ),
}
