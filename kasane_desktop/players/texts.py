"""English sources of what players are called, what a hint says, and what is said without an answer."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "players.ended": QT_TRANSLATE_NOOP("players", "The computer player stopped unexpectedly."),
    "players.late": QT_TRANSLATE_NOOP("players", "The computer player did not answer in time."),
    "players.fault": QT_TRANSLATE_NOOP("players", "The computer player lost its way."),
    "players.illegal": QT_TRANSLATE_NOOP("players", "The computer player wanted to do what the rules do not allow."),
    # computer players: what is kept of a match has the source
    "players.name.aoi": QT_TRANSLATE_NOOP("players", "Aoi"),
    "players.name.ren": QT_TRANSLATE_NOOP("players", "Ren"),
    "players.name.kaede": QT_TRANSLATE_NOOP("players", "Kaede"),
    "players.name.sumi": QT_TRANSLATE_NOOP("players", "Sumi"),
    "players.name.mika": QT_TRANSLATE_NOOP("players", "Mika"),
    "players.name.kai": QT_TRANSLATE_NOOP("players", "Kai"),
    "players.name.sora": QT_TRANSLATE_NOOP("players", "Sora"),
    "players.level.child": QT_TRANSLATE_NOOP("players", "Child"),
    "players.level.novice": QT_TRANSLATE_NOOP("players", "Novice"),
    "players.level.skilled": QT_TRANSLATE_NOOP("players", "Skilled"),
    "players.level.expert": QT_TRANSLATE_NOOP("players", "Expert"),
    "players.level.master": QT_TRANSLATE_NOOP("players", "Master"),
    "players.level.perfect": QT_TRANSLATE_NOOP("players", "Total recall"),
    "players.character.steady": QT_TRANSLATE_NOOP("players", "Steady"),
    "players.character.cautious": QT_TRANSLATE_NOOP("players", "Cautious"),
    "players.character.greedy": QT_TRANSLATE_NOOP("players", "Greedy"),
    "players.character.builder": QT_TRANSLATE_NOOP("players", "Builder"),
    "players.hint.only": QT_TRANSLATE_NOOP("players", "There is nothing else to do."),
    "players.hint.best": QT_TRANSLATE_NOOP("players", "Played out from here, this does best."),
    "players.hint.layering.now": QT_TRANSLATE_NOOP(
        "players", "Takes the {card}: {combination} with {cards} cards is possible at once, +{points}."
    ),
    "players.hint.layering.prepares": QT_TRANSLATE_NOOP(
        "players", "Takes the {card}: with a {next} next, {combination} with {cards} cards brings +{points}."
    ),
    "players.hint.layering.special": QT_TRANSLATE_NOOP("players", "A point for sure, whatever comes."),
    "players.hint.layering.meld": QT_TRANSLATE_NOOP("players", "{combination} with {cards} cards: +{points}."),
    "players.hint.layering.wait": QT_TRANSLATE_NOOP(
        "players", "Worth waiting: with a {card}, {combination} with {cards} cards brings +{points}."
    ),
    "players.hint.layering.denies": QT_TRANSLATE_NOOP(
        "players", "Leaves no {card} for {who}: it would bring +{points} there."
    ),
    "players.hint.rainbow.most": QT_TRANSLATE_NOOP("players", "The most there is: +{points}."),
    "players.hint.rainbow.prize": QT_TRANSLATE_NOOP("players", "+{points}; what is left is worth less to the next."),
    "players.hint.rainbow.first": QT_TRANSLATE_NOOP(
        "players", "Nobody has bid more so far: you would choose first, a {best} for instance."
    ),
    "players.hint.rainbow.surely-first": QT_TRANSLATE_NOOP(
        "players", "You are the last to bid and choose first: a {best} is yours."
    ),
    "players.hint.rainbow.cheap": QT_TRANSLATE_NOOP(
        "players", "More than a {card} would be too much for these prizes."
    ),
    "players.hint.rainbow.place": QT_TRANSLATE_NOOP("players", "Enough to choose as number {place} so far."),
    "players.hint.rainbow.keeps": QT_TRANSLATE_NOOP("players", "Keeps the {number} cards of {card} together."),
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
    "players.hint.kaleido.fills": QT_TRANSLATE_NOOP("players", "Fills board {board}: +{points} for you."),
    "players.hint.kaleido.leads": QT_TRANSLATE_NOOP("players", "You lead on board {board}. Spaces left: {empty}."),
    "players.hint.kaleido.draws-level": QT_TRANSLATE_NOOP(
        "players", "You draw level on board {board}. Spaces left: {empty}."
    ),
    "players.hint.kaleido.second": QT_TRANSLATE_NOOP(
        "players", "Second place on board {board} counts too. Spaces left: {empty}."
    ),
    "players.hint.kaleido.white": QT_TRANSLATE_NOOP(
        "players", "White keeps board {board} from the others. Spaces left: {empty}."
    ),
    "players.hint.kaleido.meeting": QT_TRANSLATE_NOOP("players", "Where the boards meet, this brings you +{points}."),
    "players.hint.kaleido.spoils": QT_TRANSLATE_NOOP(
        "players", "This way the others gain least where the boards meet."
    ),
    "players.hint.kaleido.room": QT_TRANSLATE_NOOP("players", "A new board makes room, and points where boards meet."),
    "players.hint.kaleido.saves": QT_TRANSLATE_NOOP("players", "White tiles and boards will be worth more later."),
}
