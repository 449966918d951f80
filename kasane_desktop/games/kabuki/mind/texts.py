"""English sources of what a hint says in Kabuki."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "players.hint.kabuki.safe": QT_TRANSLATE_NOOP("players", "No mask of this kind lies on stage {stack}."),
    "players.hint.kabuki.seems-safe": QT_TRANSLATE_NOOP(
        "players", "As far as one remembers, no mask of this kind lies on stage {stack}."
    ),
    "players.hint.kabuki.least": QT_TRANSLATE_NOOP(
        "players",
        "It lies on every stage; on stage {stack} (times: {equal}) it costs least, or is most likely forgotten.",
    ),
    "players.hint.kabuki.stop": QT_TRANSLATE_NOOP(
        "players", "This mask is not the first of its kind on the stage. Tokens to take: {tokens}."
    ),
    "players.hint.kabuki.likely": QT_TRANSLATE_NOOP(
        "players", "Nobody is sure, but so many masks lie below that one of this kind is likely among them."
    ),
    "players.hint.kabuki.pass": QT_TRANSLATE_NOOP("players", "This mask is the first of its kind on the stage."),
    "players.hint.kabuki.unsure": QT_TRANSLATE_NOOP(
        "players", "As far as one remembers, none of this kind lies below. A wrong call costs a token."
    ),
    # What is said of it when one looks back:
    "players.hindsight.kabuki.lay": QT_TRANSLATE_NOOP(
        "players",
        "One like it already lay on stage {stack} ({mask}; masks laid since then: {since}). "
        "There was none on stage {better}.",
    ),
    "players.hindsight.kabuki.in-sight": QT_TRANSLATE_NOOP(
        "players", "One like it lay in sight on stage {stack} ({mask}). There was none on stage {better}."
    ),
    "players.hindsight.kabuki.everywhere": QT_TRANSLATE_NOOP("players", "One like it lay on every stage ({mask})."),
    "players.hindsight.kabuki.free": QT_TRANSLATE_NOOP("players", "None like it lay on stage {stack} ({mask})."),
    "players.hindsight.kabuki.call": QT_TRANSLATE_NOOP(
        "players",
        "One like it already lay on stage {stack} ({mask}; masks laid in between: {since}). Tokens to take: {tokens}.",
    ),
    "players.hindsight.kabuki.first": QT_TRANSLATE_NOOP(
        "players", "It was the first of its kind on stage {stack} ({mask}). A wrong call costs a token."
    ),
}
