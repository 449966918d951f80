"""What is said to an answer, when a choice of a match is put before one again."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from kasane_desktop.analyst.analysis import AS_GOOD, Decision
from kasane_desktop.analyst.words import advised, reasons, share, told
from kasane_desktop.core.game import Action
from kasane_desktop.match.match import Match
from kasane_desktop.match.speech import names_of, say_all
from kasane_desktop.players.judge import Unit
from kasane_desktop.scene import spoken
from kasane_desktop.ui.settings.language import translate


class Verdict(NamedTuple):
    """A sentence, what speaks for it, and whether nothing better is to be found."""

    text: str
    why: str
    right: bool


def judged(match: Match, unit: Unit, decision: Decision, action: Action) -> Verdict:
    """What an answer is worth: whatever is close to the best is right."""
    seat = decision.seat
    best = decision.best.values[seat]
    found = next((one.values[seat] for one in decision.alternatives if one.action == action), None)
    what = _told(match, decision, action)
    if found is not None and best - found <= AS_GOOD[unit]:
        text = QCoreApplication.translate("ReviewPanel", "Right! {what}").format(what=what)
        return Verdict(text, why(match, decision) if action == decision.best.action else "", right=True)
    if action == decision.chosen:
        text = QCoreApplication.translate("ReviewPanel", "That is what you did in the match. {what}")
        what = text.format(what=what)
    if unit is Unit.TOKENS:
        cost = QCoreApplication.translate("ReviewPanel", "It costs {points} tokens.")
    else:
        cost = QCoreApplication.translate("ReviewPanel", "It costs {points}.")
    loss = "" if found is None else cost.format(points=share(best - found, unit, translate))
    text = QCoreApplication.translate("ReviewPanel", "Not the best. {what}")
    return Verdict(text.format(what=what), loss, right=False)


def solution(match: Match, decision: Decision) -> Verdict:
    text = QCoreApplication.translate("ReviewPanel", "Better: {what}")
    what = advised(match, decision.at, decision.best.action, names_of(match.sitters, translate), translate)
    return Verdict(text.format(what=what), why(match, decision), right=True)


def why(match: Match, decision: Decision) -> str:
    names = names_of(match.sitters, translate)
    return spoken.joined(*(say_all(reason, names, translate) for reason in reasons(match, decision)[:2]))


def _told(match: Match, decision: Decision, action: Action) -> str:
    return told(match, decision.at, action, names_of(match.sitters, translate), translate)
