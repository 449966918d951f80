"""English sources of what Kasane says."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP
from kasane_desktop.games.kasane.rules.box import PRINTED
from kasane_desktop.games.layering.rules.texts import TEXTS as SHARED

TEXTS: dict[str, str] = {
    **PRINTED,
    **SHARED,
    "kasane.colour.1": QT_TRANSLATE_NOOP("kasane", "deep orange"),
    "kasane.colour.2": QT_TRANSLATE_NOOP("kasane", "orange"),
    "kasane.colour.3": QT_TRANSLATE_NOOP("kasane", "yellow"),
    "kasane.colour.4": QT_TRANSLATE_NOOP("kasane", "yellow-green"),
    "kasane.colour.5": QT_TRANSLATE_NOOP("kasane", "green"),
    "kasane.colour.6": QT_TRANSLATE_NOOP("kasane", "light blue"),
    "kasane.colour.7": QT_TRANSLATE_NOOP("kasane", "blue"),
    "kasane.colour.8": QT_TRANSLATE_NOOP("kasane", "pale violet"),
    "kasane.colour.9": QT_TRANSLATE_NOOP("kasane", "violet"),
    "kasane.special": QT_TRANSLATE_NOOP("kasane", "+1 card"),
    "kasane.condition.kasane": QT_TRANSLATE_NOOP("kasane", "the same number on every card"),
    "kasane.condition.juu": QT_TRANSLATE_NOOP("kasane", "numbers that add up to 10"),
    "kasane.condition.sakura": QT_TRANSLATE_NOOP("kasane", "1, 2 and 6 in any order"),
    "kasane.condition.chidori": QT_TRANSLATE_NOOP("kasane", "3, 8 and 9 in any order"),
    "kasane.condition.asanoha": QT_TRANSLATE_NOOP("kasane", "4, 5 and 7 in any order"),
    "kasane.condition.kagen": QT_TRANSLATE_NOOP("kasane", "1 to 5, only rising or only falling, gaps allowed"),
    "kasane.condition.jyougen": QT_TRANSLATE_NOOP("kasane", "5 to 9, only rising or only falling, gaps allowed"),
    "kasane.condition.katyou": QT_TRANSLATE_NOOP("kasane", "odd numbers in any order"),
    "kasane.condition.setsugetsu": QT_TRANSLATE_NOOP("kasane", "even numbers in any order"),
    "kasane.not.kasane": QT_TRANSLATE_NOOP("kasane", "{cards} is not Kasane: the numbers must be equal."),
    "kasane.not.juu": QT_TRANSLATE_NOOP("kasane", "{cards} is not Juu: the numbers must add up to 10."),
    "kasane.not.sakura": QT_TRANSLATE_NOOP("kasane", "{cards} is not Sakura Chirashi: it takes a 1, a 2 and a 6."),
    "kasane.not.chidori": QT_TRANSLATE_NOOP("kasane", "{cards} is not Chidori: it takes a 3, an 8 and a 9."),
    "kasane.not.asanoha": QT_TRANSLATE_NOOP("kasane", "{cards} is not Asanoha: it takes a 4, a 5 and a 7."),
    "kasane.not.kagen": QT_TRANSLATE_NOOP(
        "kasane", "{cards} is not Kagen no Tsuki: numbers from 1 to 5 must only rise or only fall."
    ),
    "kasane.not.jyougen": QT_TRANSLATE_NOOP(
        "kasane", "{cards} is not Jyougen no Tsuki: numbers from 5 to 9 must only rise or only fall."
    ),
    "kasane.not.katyou": QT_TRANSLATE_NOOP("kasane", "{cards} is not Katyou Fugetsu: all numbers must be odd."),
    "kasane.not.setsugetsu": QT_TRANSLATE_NOOP("kasane", "{cards} is not Setsu Getsu Fuka: all numbers must be even."),
    "kasane.tell.ladder": QT_TRANSLATE_NOOP(
        "kasane",
        "What the colours on a robe bring at the end: few or many are elegant, five bring nothing. One colour or all "
        "nine: +{points}. It counts from {enough} layers on.",
    ),
    "kasane.tell.ladder-early": QT_TRANSLATE_NOOP(
        "kasane", "Your robe: layers {laid}, colours {colours}. Worth {points} once {enough} layers are laid."
    ),
    "kasane.tell.ladder-now": QT_TRANSLATE_NOOP(
        "kasane", "Your robe: layers {laid}, colours {colours}. That is worth {points} now."
    ),
    "kasane.tell.ladder-whole": QT_TRANSLATE_NOOP("kasane", "All {layers} layers: +{complete}."),
    "kasane.tell.laid": QT_TRANSLATE_NOOP(
        "kasane", "Layer {number} of {layers}. What is laid stays; only the last card can be used again."
    ),
    "kasane.tell.place": QT_TRANSLATE_NOOP("kasane", "Layer {number} of {layers}: still empty."),
    "kasane.tell.place-counts": QT_TRANSLATE_NOOP("kasane", "From {enough} layers on your colours count at the end."),
    "kasane.tell.special": QT_TRANSLATE_NOOP(
        "kasane", "A +1 scores a point at once. It lies on the robe, has no colour and is part of no group."
    ),
    "kasane.laid-special": QT_TRANSLATE_NOOP("kasane", "{who} laid a +1."),
    "kasane.laid-special@who": QT_TRANSLATE_NOOP("kasane", "You laid a +1."),
    "kasane.laid-special!": QT_TRANSLATE_NOOP("kasane", "take the +1."),
    "kasane.score.special": QT_TRANSLATE_NOOP("kasane", "+1 cards"),
    "kasane.score.colours": QT_TRANSLATE_NOOP("kasane", "Colours: {colours}, layers: {cards}"),
    "kasane.score.complete": QT_TRANSLATE_NOOP("kasane", "All twelve layers; left in hand: {hand}"),
    "kasane.score.special.heading": QT_TRANSLATE_NOOP("kasane", "+1 cards"),
    "kasane.score.colours.heading": QT_TRANSLATE_NOOP("kasane", "Colours"),
    "kasane.score.complete.heading": QT_TRANSLATE_NOOP("kasane", "All twelve"),
}
