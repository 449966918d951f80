"""English sources of how the table explains itself."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TELLS: dict[str, str] = {
    "kabuki.tell.stage-empty": QT_TRANSLATE_NOOP(
        "kabuki", "An empty stage: the first mask on it is never wrong, and calling Stop! on it costs a token."
    ),
    "kabuki.tell.stage": QT_TRANSLATE_NOOP("kabuki", "Masks on this stage: {masks}. Only the top one is seen."),
    "kabuki.tell.stage-below": QT_TRANSLATE_NOOP(
        "kabuki", "Covered: {below}. Whoever lays a mask here that is among them can be stopped."
    ),
    "kabuki.tell.stage-laid": QT_TRANSLATE_NOOP(
        "kabuki", "{who} has just laid the top one. Is there one like it below?"
    ),
    "kabuki.tell.stage-laid@who": QT_TRANSLATE_NOOP(
        "kabuki", "You have just laid the top one. If there is one like it below, you can be stopped."
    ),
    "kabuki.tell.stage-first": QT_TRANSLATE_NOOP("kabuki", "{who} has just laid it, and nothing lies below."),
    "kabuki.tell.stage-first@who": QT_TRANSLATE_NOOP("kabuki", "You have just laid it, and nothing lies below."),
    "kabuki.tell.seat": QT_TRANSLATE_NOOP(
        "kabuki", "Tokens of {who}: {tokens}. A round begins with {start}, and ends when somebody has none."
    ),
    "kabuki.tell.seat@who": QT_TRANSLATE_NOOP(
        "kabuki", "Your tokens: {tokens}. A round begins with {start}, and ends when somebody has none."
    ),
    "kabuki.tell.seat-noted": QT_TRANSLATE_NOOP(
        "kabuki", "Noted for the rounds before: {noted}. With what is held now: {total}."
    ),
    "kabuki.tell.seat-first": QT_TRANSLATE_NOOP("kabuki", "The first mask of this round was laid from here."),
    "kabuki.tell.seat-rounds": QT_TRANSLATE_NOOP("kabuki", "The most tokens over {rounds} rounds win."),
    "kabuki.tell.deck": QT_TRANSLATE_NOOP("kabuki", "Masks left: {masks}. With the last one the round ends."),
    "kabuki.tell.stop": QT_TRANSLATE_NOOP(
        "kabuki", "Call Stop! when a mask has just been laid and one like it lies below. The first call counts."
    ),
    "kabuki.tell.stop-price": QT_TRANSLATE_NOOP(
        "kabuki", "Right: a token from whoever laid it for each equal mask below. Wrong: you lose one."
    ),
    "kabuki.tell.up": QT_TRANSLATE_NOOP("kabuki", "Turned up for {who}, to be laid on one of the four stages."),
    "kabuki.tell.up@who": QT_TRANSLATE_NOOP("kabuki", "Turned up for you: lay it on one of the four stages."),
}
