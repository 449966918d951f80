"""English sources of what Kimono says."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP
from kasane_desktop.games.kimono.rules.box import PRINTED
from kasane_desktop.games.layering.rules.texts import TEXTS as SHARED

TEXTS: dict[str, str] = {
    **PRINTED,
    **SHARED,
    "kimono.fabric.1": QT_TRANSLATE_NOOP("kimono", "crane"),
    "kimono.fabric.2": QT_TRANSLATE_NOOP("kimono", "cherry"),
    "kimono.fabric.3": QT_TRANSLATE_NOOP("kimono", "butterfly"),
    "kimono.fabric.4": QT_TRANSLATE_NOOP("kimono", "bamboo"),
    "kimono.fabric.5": QT_TRANSLATE_NOOP("kimono", "carp"),
    "kimono.fabric.6": QT_TRANSLATE_NOOP("kimono", "maple"),
    "kimono.fabric.7": QT_TRANSLATE_NOOP("kimono", "rabbit"),
    "kimono.fabric.8": QT_TRANSLATE_NOOP("kimono", "wisteria"),
    "kimono.fabric.9": QT_TRANSLATE_NOOP("kimono", "plover"),
    "kimono.special": QT_TRANSLATE_NOOP("kimono", "accessory"),
    "kimono.condition.kasane": QT_TRANSLATE_NOOP("kimono", "the same fabric on every card"),
    "kimono.condition.juu": QT_TRANSLATE_NOOP("kimono", "numbers that add up to 10"),
    "kimono.condition.sakura": QT_TRANSLATE_NOOP("kimono", "three different fabrics with the blossom: 1, 2, 6"),
    "kimono.condition.chidori": QT_TRANSLATE_NOOP("kimono", "three different fabrics with the plover: 3, 8, 9"),
    "kimono.condition.asanoha": QT_TRANSLATE_NOOP("kimono", "three different fabrics with the hemp star: 4, 5, 7"),
    "kimono.condition.kagen": QT_TRANSLATE_NOOP("kimono", "1 to 5, only rising or only falling, gaps allowed"),
    "kimono.condition.jyougen": QT_TRANSLATE_NOOP("kimono", "5 to 9, only rising or only falling, gaps allowed"),
    "kimono.condition.katyou": QT_TRANSLATE_NOOP("kimono", "animals in any order"),
    "kimono.condition.setsugetsu": QT_TRANSLATE_NOOP("kimono", "plants in any order"),
    "kimono.not.kasane": QT_TRANSLATE_NOOP("kimono", "{cards} is not Kasane: the fabrics must be equal."),
    "kimono.not.juu": QT_TRANSLATE_NOOP("kimono", "{cards} is not Juu: the numbers must add up to 10."),
    "kimono.not.sakura": QT_TRANSLATE_NOOP(
        "kimono", "{cards} is not Sakura Chirashi: it takes the three fabrics with the blossom, 1, 2 and 6."
    ),
    "kimono.not.chidori": QT_TRANSLATE_NOOP(
        "kimono", "{cards} is not Chidori: it takes the three fabrics with the plover, 3, 8 and 9."
    ),
    "kimono.not.asanoha": QT_TRANSLATE_NOOP(
        "kimono", "{cards} is not Asanoha: it takes the three fabrics with the hemp star, 4, 5 and 7."
    ),
    "kimono.not.kagen": QT_TRANSLATE_NOOP(
        "kimono", "{cards} is not Kagen no Tsuki: numbers from 1 to 5 must only rise or only fall."
    ),
    "kimono.not.jyougen": QT_TRANSLATE_NOOP(
        "kimono", "{cards} is not Jyougen no Tsuki: numbers from 5 to 9 must only rise or only fall."
    ),
    "kimono.not.katyou": QT_TRANSLATE_NOOP("kimono", "{cards} is not Katyou Fugetsu: all fabrics must show animals."),
    "kimono.not.setsugetsu": QT_TRANSLATE_NOOP(
        "kimono", "{cards} is not Setsu Getsu Fuka: all fabrics must show plants."
    ),
    "kimono.tell.ladder": QT_TRANSLATE_NOOP(
        "kimono",
        "What the fabrics of a kimono bring at the end: few or many are elegant, five bring nothing. One fabric or all "
        "nine: +{points}. It counts from {enough} cards on.",
    ),
    "kimono.tell.ladder-early": QT_TRANSLATE_NOOP(
        "kimono", "Your kimono: cards {laid}, fabrics {colours}. Worth {points} once {enough} cards are laid."
    ),
    "kimono.tell.ladder-now": QT_TRANSLATE_NOOP(
        "kimono", "Your kimono: cards {laid}, fabrics {colours}. That is worth {points} now."
    ),
    "kimono.tell.ladder-whole": QT_TRANSLATE_NOOP("kimono", "All {layers} cards: +{complete}."),
    "kimono.tell.laid": QT_TRANSLATE_NOOP(
        "kimono", "Card {number} of {layers}. What is laid stays; only the last card can be used again."
    ),
    "kimono.tell.place": QT_TRANSLATE_NOOP("kimono", "Card {number} of {layers}: still to come."),
    "kimono.tell.place-counts": QT_TRANSLATE_NOOP("kimono", "From {enough} cards on your fabrics count at the end."),
    "kimono.tell.special": QT_TRANSLATE_NOOP(
        "kimono",
        "An accessory is worth a point at the end. It lies to the left of the kimono, is part of no group, and "
        "counts among the twelve cards.",
    ),
    "kimono.laid-special": QT_TRANSLATE_NOOP("kimono", "{who} laid an accessory."),
    "kimono.laid-special@who": QT_TRANSLATE_NOOP("kimono", "You laid an accessory."),
    "kimono.laid-special!": QT_TRANSLATE_NOOP("kimono", "take the accessory."),
    "kimono.score.special": QT_TRANSLATE_NOOP("kimono", "Accessories"),
    "kimono.score.colours": QT_TRANSLATE_NOOP("kimono", "Fabrics: {colours}, cards laid: {cards}"),
    "kimono.score.complete": QT_TRANSLATE_NOOP("kimono", "All twelve cards; left in hand: {hand}"),
    "kimono.score.special.heading": QT_TRANSLATE_NOOP("kimono", "Accessories"),
    "kimono.score.colours.heading": QT_TRANSLATE_NOOP("kimono", "Fabrics"),
    "kimono.score.complete.heading": QT_TRANSLATE_NOOP("kimono", "All twelve"),
}
