"""A look back in words: what was forgotten, who chose better, and where it was decided."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from kasane_desktop.analyst.analysis import Analysis, Decision
from kasane_desktop.analyst.words import reasons, round_at, rounds, summary
from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core import fact
from kasane_desktop.core.game import CHANCE, Action
from kasane_desktop.core.text import Reason
from kasane_desktop.games.kabuki.rules.actions import PASS, STOP, Lay, TurnUp
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.speech import SOURCES, say_all
from kasane_desktop.players.hint import why, why_better
from kasane_desktop.players.judge import Unit, Worth
from tests.analysing import analyse
from tests.catalogues import entries
from tests.matches import Setting, random_match

BEST = Reason("players.hint.best")
HERO, FOX, FROG, CROW = 0, 3, 5, 7


class Stage:
    """A match of Kabuki in which masks come as they are wanted."""

    def __init__(self) -> None:
        self.match = Match(CATALOGUE["kabuki"], [Sitter("A"), Sitter("B"), Sitter("C")], {}, 1)
        self.match.deal()

    def lay(self, mask: int, stack: int, answer: Action = PASS) -> None:
        """Who is next lays it; the others pass, or the first of them calls."""
        match = self.match
        match.play(CHANCE, TurnUp(mask))
        match.play(match.to_act()[0], Lay(stack))
        for seat in match.to_act():
            if seat in match.to_act():
                match.play(seat, answer)

    def said(self, chosen: Action) -> list[str]:
        """Of the faults that were this action, in their order."""
        faults = sorted(analyse(self.match).faults(), key=lambda decision: decision.at)
        return [say_all(reasons(self.match, fault)[0]) for fault in faults if fault.chosen == chosen]


def test_kabuki_says_for_how_long_it_had_lain_there() -> None:
    """As a perfect memory knew it, not as somebody does who has forgotten some of it."""
    stage = Stage()
    for mask, stack in ((FOX, 0), (FROG, 0), (CROW, 1), (HERO, 2), (FROG, 3), (CROW, 0)):
        stage.lay(mask, stack)
    stage.lay(FOX, 0)
    assert stage.said(Lay(0)) == [
        "One like it already lay on stage 1 (Kitsune, the fox; masks laid since then: 5). There was none on stage 2."
    ]
    said = "One like it already lay on stage 1 (Kitsune, the fox; masks laid in between: 5). Tokens to take: 1."
    assert stage.said(PASS) == [said, said]


def test_kabuki_says_what_lay_in_sight_and_what_was_the_first_of_its_kind() -> None:
    stage = Stage()
    stage.lay(FOX, 0)
    stage.lay(FOX, 0)
    stage.lay(FROG, 1, STOP)
    in_sight = "One like it lay in sight on stage 1 (Kitsune, the fox). There was none on stage 2."
    assert stage.said(Lay(0)) == [in_sight]
    first = "It was the first of its kind on stage 2 (Kaeru, the frog). A wrong call costs a token."
    assert stage.said(STOP) == [first]


def test_kabuki_says_what_speaks_for_a_good_choice() -> None:
    """Good ones are asked about in the book as well."""
    stage = Stage()
    for stack in range(4):
        stage.lay(FOX, stack)
    stage.lay(FOX, 1)
    good = [one for one in analyse(stage.match).decisions if isinstance(one.chosen, Lay)]
    said = [say_all(reasons(stage.match, one)[0]) for one in good]
    assert said[0] == "None like it lay on stage 1 (Kitsune, the fox)."
    assert said[-1] == "One like it lay on every stage (Kitsune, the fox)."


@pytest.mark.parametrize("game", ["kasane", "rainbow", "kaleido"])
def test_what_speaks_for_both_is_no_reason(game: str) -> None:
    """That a bid keeps two cards together is no reason to prefer it to another one that does so as well."""
    match = random_match(Setting(CATALOGUE[game], 3), 1)
    several = 0
    for at, step in enumerate(match.steps[:40]):
        view = match.view(step.seat, at) if step.seat != CHANCE else None
        if view is None or len(view.actions) < 2:
            continue
        best = next(action for action in view.actions if action != step.action)
        found = why_better(match.game, view, step.action, best)
        assert found
        assert not set(map(repr, found)) & set(map(repr, why(match.game, view, step.action))) - {repr(BEST)}
        assert why_better(match.game, view, best, best) == why(match.game, view, best)
        several += found != why(match.game, view, best)
    assert several


def test_reasons_speak_of_nobody_as_you() -> None:
    """Those of a hint are told of what others did, too: who decided is not the one who reads it. Only whoever a reason
    names may be “you”, in a form of its own."""
    sources = {text for key, text in SOURCES.items() if key.startswith("players.hi") and "@" not in key}
    assert len(sources) > 20
    told = {"en": sources}
    for language in ("fr", "ja"):
        told[language] = {one.forms[0] for one in entries(language) if one.source in sources}
        assert len(told[language]) > 20
    for language, you in (("en", r"\b[Yy]ou"), ("fr", r"\b[Vv](ous|otre|os)\b"), ("ja", "あなた")):
        assert [text for text in told[language] if re.search(you, text)] == []


@pytest.mark.parametrize(("game", "number"), [("kasane", 3), ("kimono", 3), ("kabuki", 3), ("kaleido", 0)])
def test_rounds_are_found_in_every_game_that_has_some(game: str, number: int) -> None:
    match = random_match(Setting(CATALOGUE[game], 3), 1)
    found = rounds(match)
    assert [told for _, told in found] == list(range(1, number + 1))
    for begun, told in found[1:]:
        assert match.table(0, begun).facts[fact.ROUND] == told
        assert match.table(0, begun - 1).facts[fact.ROUND] == told - 1
        assert (round_at(found, begun - 1), round_at(found, begun)) == (told - 1, told)
    assert (round_at(found, 10**6) or 0) == number


@dataclass(frozen=True, slots=True)
class Named(Action):
    number: int


def decision(at: int, seat: int, loss: float, error: float = 0.01) -> Decision:
    best, played = [0.2, 0.2, 0.2], [0.2, 0.2, 0.2]
    best[seat], played[seat] = 0.6, 0.6 - loss
    return Decision(at, seat, Named(1), (Worth(Named(0), tuple(best)), Worth(Named(1), tuple(played), error)))


def told(match: Match, *decisions: Decision) -> Sequence[str]:
    curve = ((1 / 3, 1 / 3, 1 / 3),) * match.cursor + ((1 / 3, 1 / 3, 1 / 3),)
    analysis = Analysis(match.game.id, Unit.CHANCE, curve, decisions, ())
    return list(summary(match, analysis, 0, ["", "Aoi", "Ren"]))


def test_it_is_said_who_chose_better_and_in_which_round_it_was_lost() -> None:
    match = random_match(Setting(CATALOGUE["kasane"], 3), 1)
    match.sitters = (Sitter("", "human"), Sitter("Aoi", "child"), Sitter("Ren", "child"))
    begun = rounds(match)[2][0]
    said = told(match, decision(begun + 2, 0, 0.14), decision(5, 1, 0.02), decision(8, 2, 0.3))
    assert said[0] == "Aoi made the best choices at the table."
    assert said[1] == "You chose better than Ren."
    assert said[2] == "Luck moved your chances by +14\N{NO-BREAK SPACE}%."  # it came out even, in spite of the mistake
    assert said[-1] == f"Your costliest choice was in round 3, step {begun + 3} (−14\N{NO-BREAK SPACE}%)."


def test_who_looks_back_is_spoken_to_under_whatever_name() -> None:
    """As in "You chose less well than …", which stands beside it."""
    match = random_match(Setting(CATALOGUE["kasane"], 3), 1)
    analysis = Analysis("kasane", Unit.CHANCE, ((1 / 3,) * 3,) * 2, (decision(3, 0, 0.14),), ())
    said = list(summary(match, analysis, 0, ["Aya", "Aoi", "Ren"]))
    assert "Luck moved your chances by +14\N{NO-BREAK SPACE}%." in said
    assert not any("Aya" in line for line in said)


def test_nobody_is_said_to_choose_better_by_what_may_be_chance() -> None:
    match = random_match(Setting(CATALOGUE["kasane"], 3), 1)
    (first, *_) = told(match, decision(3, 0, 0.02, 0.02), decision(5, 1, 0.05, 0.02), decision(8, 2, 0.03, 0.02))
    assert first == "Nobody chose clearly better than the others."
    (first, *_) = told(match, decision(3, 0, 0.03), decision(5, 1, 0.15), decision(8, 2, 0.04))
    assert first == "You chose better than Aoi."  # than Ren, that may be chance
    (first, *_) = told(match, decision(3, 0, 0.04), decision(5, 1, 0.15), decision(8, 2, 0.03))
    assert first == "You chose better than Aoi."
    (first, second, *_) = told(match, decision(3, 0, 0.15), decision(5, 1, 0.03), decision(8, 2, 0.04))
    assert first == "You chose less well than Aoi and Ren."
    assert "better" not in second
    (first, *_) = told(match, decision(3, 0, 0.02), decision(5, 1, 0.15), decision(8, 2, 0.3))
    assert first == "You made the best choices at the table."
    match.sitters = (Sitter("Aya", "child"), *match.sitters[1:])
    analysis = Analysis("kasane", Unit.CHANCE, ((1 / 3,) * 3,), (decision(3, 0, 0.03), decision(5, 1, 0.15)), ())
    (first, *_) = summary(match, replace(analysis, decisions=(*analysis.decisions, decision(8, 2, 0.04))), None, "ABC")
    assert first == "The best choices at the table: A and C."
