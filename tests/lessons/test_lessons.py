"""Every lesson, with all that can be done in it: a change of the rules that breaks one is seen here."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import CHANCE, Seat
from kasane_desktop.core.text import IllegalAction
from kasane_desktop.lessons.length import length, longest
from kasane_desktop.lessons.lesson import LEARNER, LessonStep
from kasane_desktop.lessons.library import lesson, lessons_of
from kasane_desktop.lessons.sitting import Sitting
from kasane_desktop.match.speech import say
from tests.catalogues import entries
from tests.lessons.every import NAMES, asked, do_step, play_all, replies, sat_down

RULES = Path(__file__).parents[2] / "assets" / "rules"
NOT_TAUGHT = json.loads((Path(__file__).parent / "not_taught.json").read_text(encoding="utf-8"))


def test_every_game_has_a_lesson_and_two_have_a_second_one() -> None:
    assert all(game in NAMES for game in CATALOGUE)
    assert {name for name in NAMES if name not in CATALOGUE} == {"rainbow-two", "kaleido-two"}
    assert lessons_of("go") == ()


@pytest.mark.parametrize("name", NAMES)
def test_the_wanted_way_leads_to_the_end(name: str) -> None:
    sitting = sat_down(name)
    for number, step in enumerate(sitting.lesson.steps):
        assert sitting.number == number
        assert sitting.said == step.key
        assert not sitting.done or number == len(sitting.lesson.steps) - 1
        do_step(sitting)
    assert sitting.done
    assert sitting.ask is None


@pytest.mark.parametrize("name", NAMES)
def test_it_is_short_and_something_is_done_in_every_step(name: str) -> None:
    steps = lesson(name).steps
    assert 6 <= len(steps) <= 9 if name in CATALOGUE else 4 <= len(steps) <= 6
    assert all(1 <= len(step.asks) <= 4 for step in steps[:-1])
    assert all(ask.show for step in steps for ask in step.asks)
    assert steps[-1].show


@pytest.mark.parametrize("name", NAMES)
def test_every_other_legal_action_is_played_answered_and_taken_back(name: str) -> None:
    sitting, tried = sat_down(name), 0
    while (ask := sitting.ask) is not None:
        before, said = sitting.match.table(LEARNER), sitting.said
        for action in sitting.match.actions(LEARNER):
            if action == ask.want:
                continue
            sitting.do(action)
            assert sitting.ask is None
            assert sitting.reply is not None
            # it is answered when what comes of it has been seen
            assert sitting.said == (sitting.reply.key if sitting.upcoming is None else said)
            play_all(sitting)
            assert sitting.said == sitting.reply.key != said
            assert sitting.match.table(LEARNER) != before  # it has really happened
            sitting.take_back()
            assert (sitting.match.table(LEARNER), sitting.said) == (before, said)
            assert asked(sitting) is ask
            tried += 1
        sitting.do(ask.want)
        play_all(sitting)
    assert tried >= len(sitting.lesson.steps) - 1


@pytest.mark.parametrize("name", NAMES)
def test_back_again_and_skip_work_at_every_step(name: str) -> None:
    sitting = sat_down(name)
    last = len(sitting.lesson.steps) - 1
    for number in range(last + 1):
        here = sitting.match.table(LEARNER)
        if sitting.ask is not None:  # with something done already
            sitting.do(sitting.ask.want)
        sitting.go(number)
        sitting.again()
        assert (sitting.number, sitting.match.table(LEARNER)) == (number, here)
        sitting.back()
        assert sitting.number == max(0, number - 1)
        if number:
            do_step(sitting)  # and it can be done once more
            assert (sitting.number, sitting.match.table(LEARNER)) == (number, here)
        if number < last:
            sitting.skip()
            assert sitting.number == number + 1
            skipped = sitting.match.table(LEARNER)
            sitting.back()
            do_step(sitting)
            assert sitting.match.table(LEARNER) == skipped
    sitting.skip()
    assert sitting.number == last


@pytest.mark.parametrize("name", NAMES)
def test_one_sits_down_again_at_any_step(name: str) -> None:
    for number, step in enumerate(lesson(name).steps):
        sitting = sat_down(name, lesson(name).number(step.id))
        assert sitting.number == number
        assert sitting.said == step.key
    assert sat_down(name, lesson(name).number("gone")).number == 0
    assert sat_down(name, 99).number == 0


def test_what_is_not_legal_or_not_asked_for_changes_nothing() -> None:
    sitting = sat_down(NAMES[0])
    ask = sitting.ask
    assert ask is not None
    later = sitting.lesson.steps[1].asks[-1].want
    with pytest.raises(IllegalAction):
        sitting.do(later)
    assert sitting.ask is ask
    sitting.do(ask.want)
    with pytest.raises(IllegalAction, match="not-your-turn"):
        sitting.do(ask.want)  # the others play
    play_all(sitting)
    assert sitting.ask is not None


@pytest.mark.parametrize("name", NAMES)
def test_what_is_pointed_at_is_there(name: str) -> None:
    sitting = sat_down(name)
    while True:
        zones = {zone.id: zone for zone in sitting.match.table(LEARNER).zones}
        for pointer in sitting.shown:
            if not pointer.mark:
                count = len(zones[pointer.zone].pieces)
                assert pointer.index is None or -count <= pointer.index < count, pointer
        if sitting.ask is None:
            break
        sitting.do(sitting.ask.want)
        play_all(sitting)


WORTH = {
    "kasane": ((0, 0, 3, 4, 5, 5, 9, 15), (20, 6, 3, 2)),
    "kimono": ((0, 0, 4, 5, 8, 9, 9, 18), (21, 4)),
    "rainbow": ((0, 0, 6, 6, 18, 18, 22), (34, 15, 20, 29)),
    "rainbow-two": ((0, 0, 0, 9), (9, 6)),
    "kabuki": ((5, 5, 5, 6, 6, 6, 7, 9), (9, 3, 3)),
    "kaleido": ((0, 0, 0, 0, 8, 8), (16, 6, 2)),
    "kaleido-two": ((0, 0, 0, 0), (12, 0)),
    "furin": ((0, 3, 12, 12, 12), (12, 1, 15)),  # the sixth game of the tests
}
"""What the learner has when a step begins, if it ended then, and at the end everybody, as the texts tell it."""

WORTH_THEN = {
    "kasane.lesson.lay.ten": {0},  # it can be laid, and is not yet
    "kasane.lesson.reuse.cover": {4},
    "kasane.lesson.wait.pair": {6},
    "kasane.lesson.three.even": {7},
    "kasane.lesson.three.pair": {6},
    "kimono.lesson.plants.early": {16},
    "kimono.lesson.four.three": {15},
    "kabuki.lesson.pass.stop": {4},
    "kabuki.lesson.safe.trap": {5},
    "kabuki.lesson.empty.stop": {5},
    "kabuki.lesson.only.stop": {8},
    "kaleido.lesson.fill.elsewhere": {0},
}
"""And after what was not wanted, where a reply speaks of points."""


def _worth(sitting: Sitting, seat: Seat = LEARNER) -> int:
    told = sitting.match.table(LEARNER).seats[seat].plain()
    return int(str(next(told[fact] for fact in ("tokens", "forecast", "points") if fact in told)))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_of_points_is_so(name: str) -> None:
    sitting, found = sat_down(name), dict[str, set[int]]()
    steps = []
    while (ask := sitting.ask) is not None:
        if ask is sitting.step.asks[0]:
            steps.append(_worth(sitting))
        for action in sitting.match.actions(LEARNER):
            if action != ask.want:
                sitting.do(action)
                play_all(sitting)
                found.setdefault(sitting.said, set()).add(_worth(sitting))
                sitting.take_back()
        sitting.do(ask.want)
        play_all(sitting)
    assert (tuple(steps), tuple(_worth(sitting, seat) for seat in range(sitting.lesson.seats))) == WORTH[name]
    told = {key: worth for key, worth in WORTH_THEN.items() if key.startswith(f"{name}.")}
    assert {key: found[key] for key in told} == told


@pytest.mark.parametrize("name", NAMES)
def test_chance_leaves_nothing_open(name: str) -> None:
    """Whoever does what is wanted never waits for a deal that the lesson does not tell."""
    sitting = sat_down(name)
    while sitting.ask is not None:
        assert LEARNER in sitting.match.to_act()
        sitting.do(sitting.ask.want)
        play_all(sitting)
    assert sitting.match.to_act() in ((), (CHANCE,), (LEARNER,), (1,))


# -- what is said ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_nothing_is_longer_than_one_reads_before_a_move(name: str, language: str) -> None:
    translated = {
        (entry.context, entry.source): entry.forms[0] for entry in entries("ja" if language == "en" else language)
    }
    taught = lesson(name)
    for key in (*(step.key for step in taught.steps), *(reply.key for reply in replies(taught))):
        text = say(key) if language == "en" else translated[taught.game.id, say(key)]
        assert 0 < length(text, language) <= longest(language), (key, length(text, language))


def test_words_are_counted_and_signs_in_japanese() -> None:
    assert length("Take the 3, then 3·2·1: well done!", "en") == 7
    assert length("Prenez\u202f! le 3 : bien", "fr") == 4
    assert length("3を取る。", "ja") == 5


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_text_of_the_lessons_is_said_in_one(game: str) -> None:
    said = {key for name in lessons_of(game) for step in lesson(name).steps for key in _keys(step)}
    assert {key for key in CATALOGUE[game].texts if re.match(rf"{game}\.lesson", key)} == said


def _keys(step: LessonStep) -> list[str]:
    return [step.key, *(reply.key for ask in step.asks for reply in ask.replies)]


# -- lessons and the rulebook -----------------------------------------------------------------------


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_section_of_the_rulebook_is_taught_or_left_out_for_a_reason(game: str) -> None:
    sections = set(re.findall(r"\{#(\w+)\}", (RULES / f"{game}.en.md").read_text(encoding="utf-8")))
    taught = {section for name in lessons_of(game) for step in lesson(name).steps for section in step.sections}
    left_out = NOT_TAUGHT[game]
    assert taught <= sections
    assert taught | set(left_out) == sections
    assert not taught & set(left_out)
    assert all(len(reason.split()) >= 4 for reason in left_out.values())


def test_a_section_leads_to_the_step_that_is_most_about_it() -> None:
    taught = lesson("kasane")
    for section, step in {"market": "take", "combine": "lay", "scoring": "colours", "turn": "take"}.items():
        found = taught.about(section)
        assert found is not None
        assert found.id == step
    assert taught.about("quick") is None
