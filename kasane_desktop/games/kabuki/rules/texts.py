"""English sources of the texts of Kabuki."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP
from kasane_desktop.games.kabuki.rules.box import PRINTED
from kasane_desktop.games.kabuki.rules.tells import TELLS

TEXTS: dict[str, str] = {
    **PRINTED,
    **TELLS,
    # Things
    "kabuki.mask-0": QT_TRANSLATE_NOOP("kabuki", "Beni, the hero"),
    "kabuki.mask-1": QT_TRANSLATE_NOOP("kabuki", "Ai, the ghost"),
    "kabuki.mask-2": QT_TRANSLATE_NOOP("kabuki", "Tsuchi, the spider"),
    "kabuki.mask-3": QT_TRANSLATE_NOOP("kabuki", "Kitsune, the fox"),
    "kabuki.mask-4": QT_TRANSLATE_NOOP("kabuki", "Oni, the demon"),
    "kabuki.mask-5": QT_TRANSLATE_NOOP("kabuki", "Kaeru, the frog"),
    "kabuki.mask-6": QT_TRANSLATE_NOOP("kabuki", "Tora, the tiger"),
    "kabuki.mask-7": QT_TRANSLATE_NOOP("kabuki", "Karasu, the crow"),
    "kabuki.mask-8": QT_TRANSLATE_NOOP("kabuki", "Hime, the princess"),
    "kabuki.mask-9": QT_TRANSLATE_NOOP("kabuki", "Namazu, the catfish"),
    "kabuki.stop": QT_TRANSLATE_NOOP("kabuki", "Stop!"),
    "kabuki.pass": QT_TRANSLATE_NOOP("kabuki", "Pass"),
    # What happened
    "kabuki.begins": QT_TRANSLATE_NOOP("kabuki", "Round {round} begins with {player}."),
    "kabuki.begins@player": QT_TRANSLATE_NOOP("kabuki", "You begin round {round}."),
    "kabuki.laid": QT_TRANSLATE_NOOP("kabuki", "{player} laid a mask on stage {stack}."),
    "kabuki.laid@player": QT_TRANSLATE_NOOP("kabuki", "You laid a mask on stage {stack}."),
    "kabuki.call-right": QT_TRANSLATE_NOOP(
        "kabuki",
        "{player} called Stop! on stage {stack}, rightly. Matching masks below: {equal}. "
        "Tokens taken from {layer}: {tokens}.",
    ),
    "kabuki.call-right@player": QT_TRANSLATE_NOOP(
        "kabuki",
        "You called Stop! on stage {stack}, rightly. Matching masks below: {equal}. "
        "Tokens taken from {layer}: {tokens}.",
    ),
    "kabuki.call-right@layer": QT_TRANSLATE_NOOP(
        "kabuki",
        "{player} called Stop! on stage {stack}, rightly. Matching masks below: {equal}. "
        "Tokens taken from you: {tokens}.",
    ),
    "kabuki.call-wrong": QT_TRANSLATE_NOOP(
        "kabuki",
        "{player} called Stop! on stage {stack}, wrongly: {layer} made no mistake. {player} loses one token.",
    ),
    "kabuki.call-wrong@player": QT_TRANSLATE_NOOP(
        "kabuki", "You called Stop! on stage {stack}, wrongly: {layer} made no mistake. You lose one token."
    ),
    "kabuki.call-wrong@layer": QT_TRANSLATE_NOOP(
        "kabuki", "{player} called Stop! on stage {stack}, wrongly: you made no mistake. {player} loses one token."
    ),
    "kabuki.round-tokens": QT_TRANSLATE_NOOP("kabuki", "{player} ran out of tokens: round {round} is over."),
    "kabuki.round-tokens@player": QT_TRANSLATE_NOOP("kabuki", "You ran out of tokens: round {round} is over."),
    "kabuki.round-deck": QT_TRANSLATE_NOOP("kabuki", "{player} laid the last mask: round {round} is over."),
    "kabuki.round-deck@player": QT_TRANSLATE_NOOP("kabuki", "You laid the last mask: round {round} is over."),
    "kabuki.waited": QT_TRANSLATE_NOOP("kabuki", "{who} passed."),
    "kabuki.waited@who": QT_TRANSLATE_NOOP("kabuki", "You passed."),
    # What would be better
    "kabuki.laid!": QT_TRANSLATE_NOOP("kabuki", "lay it on stage {stack}."),
    "kabuki.call-right!": QT_TRANSLATE_NOOP("kabuki", "call Stop! on stage {stack}."),
    "kabuki.call-wrong!": QT_TRANSLATE_NOOP("kabuki", "call Stop! on stage {stack}."),
    "kabuki.waited!": QT_TRANSLATE_NOOP("kabuki", "pass."),
    # How the match ended
    "kabuki.ended-tokens": QT_TRANSLATE_NOOP("kabuki", "The third round ended when a player had no token left."),
    "kabuki.ended-deck": QT_TRANSLATE_NOOP("kabuki", "The third round ended with the last mask of the deck."),
    # Where points come from
    "kabuki.round": QT_TRANSLATE_NOOP("kabuki", "Round {round}"),
    "kabuki.tokens": QT_TRANSLATE_NOOP("kabuki", "Tokens held now"),
    # Why something cannot be done
    "kabuki.not-turned-up": QT_TRANSLATE_NOOP("kabuki", "No mask has been turned up."),
    "kabuki.not-your-mask": QT_TRANSLATE_NOOP("kabuki", "This mask is for {player} to lay."),
    "kabuki.not-your-mask@player": QT_TRANSLATE_NOOP("kabuki", "This mask is for you to lay."),
    "kabuki.already-laid": QT_TRANSLATE_NOOP("kabuki", "Your mask is laid; now the others may call."),
    "kabuki.window-open": QT_TRANSLATE_NOOP("kabuki", "A mask has just been laid: call Stop! or pass."),
    "kabuki.no-such-stack": QT_TRANSLATE_NOOP("kabuki", "There are only {stacks} stages."),
    "kabuki.no-window": QT_TRANSLATE_NOOP("kabuki", "Stop! can be called only right after a mask has been laid."),
    "kabuki.no-pass": QT_TRANSLATE_NOOP("kabuki", "There is nothing to pass on now."),
    "kabuki.own-mask": QT_TRANSLATE_NOOP("kabuki", "You laid this mask; only the others may call Stop!"),
    "kabuki.own-pass": QT_TRANSLATE_NOOP("kabuki", "You laid this mask; only the others may call or pass."),
    "kabuki.passed": QT_TRANSLATE_NOOP("kabuki", "You have passed on this mask and can no longer call."),
    "kabuki.passed-twice": QT_TRANSLATE_NOOP("kabuki", "You have passed on this mask already."),
    "kabuki.nothing-below": QT_TRANSLATE_NOOP(
        "kabuki", "It is the first mask on stage {stack}: a call would cost you a token. Call again if you mean it."
    ),
    "kabuki.by-chance": QT_TRANSLATE_NOOP("kabuki", "Masks are turned up by chance, nobody picks them."),
    "kabuki.lot-first": QT_TRANSLATE_NOOP("kabuki", "First, the first player is chosen at random."),
    "kabuki.lot-seat": QT_TRANSLATE_NOOP("kabuki", "The lot must fall on one of the {seats} seats."),
    "kabuki.turn-up-now": QT_TRANSLATE_NOOP("kabuki", "Now a mask is turned up, nothing else."),
    "kabuki.no-such-mask": QT_TRANSLATE_NOOP("kabuki", "There are only {kinds} kinds of masks."),
    "kabuki.mask-gone": QT_TRANSLATE_NOOP("kabuki", "All masks of this kind have been turned up already: {mask}."),
    "kabuki.first.lay": QT_TRANSLATE_NOOP(
        "kabuki",
        "Lay it where no mask like it lies hidden. Watch the others: if they lay one that is there already, call Stop!",
    ),
    "kabuki.first.hopeless": QT_TRANSLATE_NOOP(
        "kabuki",
        "The first mask on a stage is never wrong: calling Stop! there could only cost you a token.",
    ),
    "kabuki.first.last-round": QT_TRANSLATE_NOOP(
        "kabuki", "The last round: whoever has the most tokens over all three wins."
    ),
}
