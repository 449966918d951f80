"""What is said in the lessons of Kabuki: a step under its name, a reply under the step's and its own."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "kabuki.lesson.lay": QT_TRANSLATE_NOOP(
        "kabuki",
        "Remember the masks, and win tokens. The fox has been turned up for you: lay it on the first stage. "
        "Each mask covers the one before it, and nobody may look below.",
    ),
    "kabuki.lesson.lay.elsewhere": QT_TRANSLATE_NOOP(
        "kabuki",
        "All stages are empty, so this is just as safe. For the lesson take the first one.",
    ),
    "kabuki.lesson.pass": QT_TRANSLATE_NOOP(
        "kabuki",
        "Aoi has covered your fox with a frog. Remember it! You call Stop! when the mask just laid is already"
        " on that stage. A wrong call costs a token. No other frog here: pass.",
    ),
    "kabuki.lesson.pass.stop": QT_TRANSLATE_NOOP(
        "kabuki",
        "The stage is opened: a frog and a fox, no second frog. A wrong call costs you one token. Try again.",
    ),
    "kabuki.lesson.stop": QT_TRANSLATE_NOOP(
        "kabuki",
        "Ren lays a fox on the first stage, where yours lies hidden. Strike the drum: Stop! Whoever laid the "
        "second one pays you a token.",
    ),
    "kabuki.lesson.stop.pass": QT_TRANSLATE_NOOP(
        "kabuki",
        "Nobody called, and Ren got away with it. Your fox lies below: call Stop!",
    ),
    "kabuki.lesson.safe": QT_TRANSLATE_NOOP(
        "kabuki",
        "Right: you take one token from Ren. Now you have a frog, and the first stage hides one. Lay yours "
        "on the second stage.",
    ),
    "kabuki.lesson.safe.trap": QT_TRANSLATE_NOOP(
        "kabuki",
        "Aoi remembers the frog: Stop! A token of yours goes to Aoi. Try again.",
    ),
    "kabuki.lesson.safe.elsewhere": QT_TRANSLATE_NOOP(
        "kabuki",
        "Safe as well: this stage is empty. For the lesson take the second one.",
    ),
    "kabuki.lesson.empty": QT_TRANSLATE_NOOP(
        "kabuki",
        "Aoi lays a tiger on an empty stage. The first mask of a stage is never wrong: pass.",
    ),
    "kabuki.lesson.empty.stop": QT_TRANSLATE_NOOP(
        "kabuki",
        "Nothing lies below, so nothing can be equal: a token lost. Try again.",
    ),
    "kabuki.lesson.memory": QT_TRANSLATE_NOOP(
        "kabuki",
        "Ren lays a frog on the first stage. Do you remember what lies there? Decide.",
    ),
    "kabuki.lesson.memory.pass": QT_TRANSLATE_NOOP(
        "kabuki",
        "A frog does lie there: Aoi laid it on your fox. A call would have brought a token. Try again.",
    ),
    "kabuki.lesson.two": QT_TRANSLATE_NOOP(
        "kabuki",
        "Lay the princess on the empty stage. Then watch: a right call brings one token for every equal mask below.",
    ),
    "kabuki.lesson.two.elsewhere": QT_TRANSLATE_NOOP(
        "kabuki",
        "No princess lies there, so it is safe. But an empty stage is safest. Try again.",
    ),
    "kabuki.lesson.two.pass": QT_TRANSLATE_NOOP("kabuki", "Two foxes lie hidden there: two tokens missed. Try again."),
    "kabuki.lesson.only": QT_TRANSLATE_NOOP(
        "kabuki",
        "Two tokens! Now Ren lays a tiger there. Foxes and frogs lie below in plenty, but only the mask just "
        "laid is judged: pass.",
    ),
    "kabuki.lesson.only.stop": QT_TRANSLATE_NOOP(
        "kabuki",
        "No other tiger: the foxes do not matter, and you lose a token. Try again.",
    ),
    "kabuki.lesson.end": QT_TRANSLATE_NOOP(
        "kabuki",
        "Nine tokens! A round ends when somebody has none left, or with the last mask; three rounds are "
        "added up. At the real table, a ring shows the time for calling.",
    ),
}
