"""The English texts of Fūrin."""

from __future__ import annotations

from kasane_desktop.core.text import QT_TRANSLATE_NOOP

from .box import PRINTED

TEXTS = {
    **PRINTED,
    "furin.event.deal": QT_TRANSLATE_NOOP("furin", "The cards were dealt, {who} begins."),
    "furin.event.deal@who": QT_TRANSLATE_NOOP("furin", "The cards were dealt, you begin."),
    "furin.event.turn": QT_TRANSLATE_NOOP("furin", "Round {round}: the wind brings a {card}."),
    "furin.event.hang": QT_TRANSLATE_NOOP("furin", "{who} hung a {card}."),
    "furin.event.hang@who": QT_TRANSLATE_NOOP("furin", "You hung a {card}."),
    "furin.event.hang!": QT_TRANSLATE_NOOP("furin", "hang a {card}."),
    "furin.event.won": QT_TRANSLATE_NOOP("furin", "{who} took the {card}."),
    "furin.event.won@who": QT_TRANSLATE_NOOP("furin", "You took the {card}."),
    "furin.event.over": QT_TRANSLATE_NOOP("furin", "All chimes hang."),
    "furin.score.taken": QT_TRANSLATE_NOOP("furin", "Prizes taken: {number}"),
    "furin.score.ahead": QT_TRANSLATE_NOOP("furin", "Ahead in this round"),
    "furin.score.taken.heading": QT_TRANSLATE_NOOP("furin", "Prizes"),
    "furin.ending.all-hung": QT_TRANSLATE_NOOP("furin", "All chimes hang."),
    "furin.no.chance-only": QT_TRANSLATE_NOOP("furin", "No player deals or turns cards up."),
    "furin.no.not-held": QT_TRANSLATE_NOOP("furin", "You do not hold a {card}."),
    "furin.no.deal": QT_TRANSLATE_NOOP("furin", "These hands cannot be dealt."),
    "furin.no.turn": QT_TRANSLATE_NOOP("furin", "The {card} cannot be turned up."),
    "furin.no.not-yours": QT_TRANSLATE_NOOP("furin", "These cards are not yours."),
    "furin.no.from-hand": QT_TRANSLATE_NOOP("furin", "Hang a card from your hand."),
}
