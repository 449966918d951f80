"""Replay: every step of every match as the rules have it, and nothing that may not be seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core import fact
from kasane_desktop.core.game import PUBLIC, State
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import dump_record, parse_record
from kasane_desktop.match.speech import say_all, source_text
from kasane_desktop.models.log_model import LogModel, LogRole
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.stage import SCENES
from kasane_desktop.ui.playing.log_panel import LogPanel
from kasane_desktop.ui.replay import Reel, ReplayPage, played_on
from kasane_desktop.ui.replay.slider import Slider
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, Preferences
from tests.matches import Setting, plain_settings, random_match
from tests.scene.tables import seen_table
from tests.ui.windows import Sitting, run

SETTINGS = [pytest.param(setting, id=str(setting)) for setting in plain_settings()]
QUICK = Preferences(speed=0.0, curtain=False, language="en", theme="light")


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[ReplayPage]:
    opened = ReplayPage(Preferences(**vars(QUICK)))
    qtbot.addWidget(opened)
    opened.resize(1280, 800)
    with qtbot.waitExposed(opened):
        opened.show()
    yield opened
    opened.close_match()
    language.install("en")


@pytest.fixture
def sitting(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sitting]:
    opened = Sitting(tmp_path, Preferences(**vars(QUICK)))
    qtbot.addWidget(opened.window)
    yield opened
    opened.window.close()


def some_match(game: str, seed: int = 1, stop_at: int | None = None) -> Match:
    return random_match(Setting(CATALOGUE[game], max(CATALOGUE[game].counts)), seed, stop_at)


def seated(match: Match, *players: str) -> Match:
    match.sitters = tuple(Sitter(name, player) for name, player in zip("ABCDEF", players, strict=False))
    return match


def states_of(match: Match) -> list[State]:
    """The engine's own states, played from the start."""
    state = match.game.begin(len(match.sitters), match.options)
    states = [state.copy()]
    for step in match.steps[: match.cursor]:
        state.play(step.seat, step.action)
        states.append(state.copy())
    return states


# -- the reel -------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_step_from_every_seat_is_what_the_rules_have(setting: Setting) -> None:
    match, rng = random_match(setting, 2), Random(2)
    reel, states = Reel(match), states_of(match)
    before = dump_record(match)
    order = list(range(len(states) - 1))  # once it is over, more is shown
    rng.shuffle(order)
    for at in order[:40]:
        reel.go(at)
        for seat in (*reel.viewers, PUBLIC):
            assert reel.table(seat) == match.game.table(match.game.view(states[at], seat))
    assert dump_record(match) == before


@pytest.mark.parametrize("setting", SETTINGS)
def test_undo_redo_and_branch_lead_to_the_states_of_the_rules(setting: Setting) -> None:
    match, rng = random_match(setting, 3), Random(3)
    for _ in range(12):
        match.undo(rng.randint(match.irrevocable, match.cursor))
        assert match.view(PUBLIC) == match.game.view(states_of(match)[-1], PUBLIC)
        branch = match.branch(rng.randint(0, match.cursor))
        while branch.to_act() and branch.cursor < 400:
            if not branch.deal():
                seat = rng.choice(branch.to_act())
                branch.play(seat, rng.choice(branch.actions(seat)))
        assert branch.view(0) == branch.game.view(states_of(branch)[-1], 0)
        match.redo(rng.randint(match.cursor, len(match.steps)))
        assert match.view(0) == match.game.view(states_of(match)[-1], 0)
    again = parse_record(dump_record(match).encode())
    assert again.view(0) == match.view(0)


@pytest.mark.parametrize("setting", SETTINGS)
def test_who_goes_back_and_does_the_same_finds_the_same(setting: Setting) -> None:
    """Deals come again as they were, so that nothing can be gained by taking back."""
    match = random_match(setting, 4)
    steps = list(match.steps)
    match.undo(max(match.irrevocable, match.cursor - 30))
    while match.to_act():
        if not match.deal():
            match.play(steps[match.cursor].seat, steps[match.cursor].action)
    assert match.steps == steps


@pytest.mark.parametrize(
    ("players", "asked", "viewers"),
    [
        (["human", "greedy", "greedy"], None, (0,)),
        (["greedy", "human", "greedy"], 1, (1,)),
        (["human", "human", "greedy"], 1, (1, PUBLIC)),
        (["human", "human", "greedy"], None, (PUBLIC,)),
        (["greedy", "greedy", "greedy"], None, (0, 1, 2)),
    ],
)
def test_while_a_match_goes_on_nobody_looks_into_other_hands(
    players: list[str], asked: int | None, viewers: tuple[int, ...]
) -> None:
    match = seated(random_match(Setting(CATALOGUE["rainbow"], 3), 1, stop_at=20), *players)
    assert Reel(match, asked).viewers == viewers
    over = seated(random_match(Setting(CATALOGUE["rainbow"], 3), 1), *players)
    assert Reel(over, asked).viewers == (0, 1, 2)


def test_while_kabuki_goes_on_covered_masks_stay_covered() -> None:
    match = some_match("kabuki", stop_at=120)
    reel = Reel(match)
    assert reel.first == match.irrevocable > 0
    reel.go(0)
    assert reel.at == match.irrevocable
    over = Reel(some_match("kabuki"))
    assert over.first == 0


def test_while_rainbow_goes_on_prizes_taken_are_not_looked_through_again(page: ReplayPage) -> None:
    """The replay begins with the round that is played; neither its line nor its log names what was taken before the
    last choice."""
    match = some_match("rainbow", stop_at=60)
    while match.table(PUBLIC).facts[fact.PHASE] != "choose":
        match.play(match.to_act()[0], match.actions(match.to_act()[0])[0])
    reel = Reel(match)
    assert 0 < reel.first == match.covered < match.cursor
    page.open(reel, at=0)
    assert reel.at == match.covered
    before = match.events(reel.at - 1)  # the choice that ended the round before
    named = [say_all(event, [sitter.name for sitter in match.sitters]) for event in before if event.gains]
    assert named
    assert not any(text in page.bar.told.text() for text in named)
    assert page._host is not None
    for log in (page._host.models.log, page.whole_log):
        rows = [log.index(row) for row in range(log.rowCount())]
        assert rows
        assert not any(row.data() in named for row in rows if row.data(LogRole.STEP) <= match.covered)
    assert Reel(some_match("rainbow")).first == 0


def test_with_the_aid_for_open_hands_all_rounds_of_rainbow_are_seen_and_told(page: ReplayPage) -> None:
    match = some_match("rainbow", stop_at=60)
    page._preferences.open_hands = True
    reel = Reel(match, open_hands=True)
    assert reel.first == 0 < match.covered
    gains = [at for at in range(match.covered) if any(event.gains for event in match.events(at))]
    page.open(reel, at=gains[0] + 1)
    assert reel.at == gains[0] + 1
    named = say_all(match.events(gains[0])[0], [sitter.name for sitter in match.sitters])
    assert named in page.bar.told.text()
    kabuki = some_match("kabuki", stop_at=120)
    assert Reel(kabuki, open_hands=True).first == kabuki.irrevocable > 0  # masks are no hands


# -- the page -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SCENES)
def test_the_page_shows_any_step_as_if_it_had_been_played_to(page: ReplayPage, game: str) -> None:
    match = some_match(game, 7)
    page.open(Reel(match))
    assert page.scene is not None
    rng = Random(7)
    for _ in range(8):
        at, seat = rng.randrange(match.cursor + 1), rng.randrange(len(match.sitters))
        page.look_from(seat)
        page.go(at)
        assert seen_table(page.scene) == match.table(seat, at)
        assert page.scene.resting
        if at < match.cursor and page._host is not None:
            assert page._host.models.log.rowCount() == sum(len(match.events(n)) for n in range(at))
        ends = [score for scores in match.game.scoring(match.view(PUBLIC)) for score in scores if score.final]
        told = sum(len(match.events(n)) for n in range(match.cursor)) + sum(score.points != 0 for score in ends)
        assert page.whole_log.rowCount() == told
        assert page.bar.slider.value() == at
        assert page.bar.where.text() == f"Step {at} of {match.cursor}"


def test_buttons_slider_and_keys_lead_through_the_match(page: ReplayPage) -> None:
    match = some_match("kimono")
    page.open(Reel(match))
    reel, bar = page.reel, page.bar
    assert reel is not None
    assert not bar.first.isEnabled()
    for press, at in (
        (bar.later.click, 1),
        (bar.later.click, 2),
        (bar.earlier.click, 1),
        (bar.last.click, match.cursor),
        (bar.first.click, 0),
    ):
        press()
        assert reel.at == at
    for key, at in (
        (Qt.Key.Key_End, match.cursor),
        (Qt.Key.Key_Left, match.cursor - 1),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Right, 1),
    ):
        QTest.keyClick(bar.slider, key)
        assert reel.at == at
    middle = QPoint(bar.slider.width() // 2, bar.slider.height() // 2)
    QTest.mouseClick(bar.slider, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(reel.at - match.cursor / 2) <= 1


def test_keys_read_the_table_of_a_replay(page: ReplayPage) -> None:
    page.open(Reel(some_match("kimono")))
    assert page.scene is not None
    said: list[str] = []
    page.scene.spoken.connect(said.append)
    QTest.keyClick(page.view, Qt.Key.Key_F7)
    assert len(said) == 1
    assert all(sitter.name in said[0] for sitter in page.scene.shown.sitters)


def test_a_click_in_the_log_leads_to_that_step(page: ReplayPage) -> None:
    page.open(Reel(some_match("rainbow")))
    view, model = page.log._list, page.whole_log
    for row in (3, model.rowCount() // 2, 0):
        index = model.index(row, 0)
        view.scrollTo(index)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
        assert page.reel is not None
        assert page.reel.at == index.data(LogRole.STEP)
        assert view.currentIndex().data(LogRole.STEP) == page.reel.at


def test_it_plays_by_itself_until_the_end_or_a_touch(page: ReplayPage, qtbot: QtBot) -> None:
    match = some_match("kimono", stop_at=9)
    match = seated(match, *["greedy"] * 4)
    page.open(Reel(match))
    bar, reel, due = page.bar, page.reel, page._timer
    assert reel is not None
    bar.play.click()
    assert bar.pause.isVisible()
    for at in (1, 2, 3):
        assert (reel.at, due.isActive()) == (at, True)
        due.timeout.emit()
    bar.pause.click()
    assert not due.isActive()
    due.timeout.emit()  # even if it had been on its way
    assert reel.at == 4
    page._pace = 100.0
    for key in (Qt.Key.Key_P, Qt.Key.Key_P, Qt.Key.Key_Space):
        QTest.keyClick(page, key)
    qtbot.waitUntil(lambda: reel.at == 9)
    assert bar.play.isVisible()
    assert not bar.play.isEnabled()


def test_the_key_that_goes_on_is_the_one_that_is_chosen(page: ReplayPage) -> None:
    page._preferences.keys = {"play": "G"}
    page.apply_preferences()
    page.open(Reel(some_match("kimono", stop_at=9)))
    for key, going in ((Qt.Key.Key_P, False), (Qt.Key.Key_G, True), (Qt.Key.Key_G, False)):
        QTest.keyClick(page, key)
        assert page.playing == going


def test_crests_speak_the_language_that_is_chosen(page: ReplayPage, qtbot: QtBot) -> None:
    """That of the only human bears another sign in Japanese, as it does on the table above."""
    match = some_match("rainbow")
    match.sitters = (Sitter("Aya", "human", {"crest": "私"}), *match.sitters[1:])
    page.open(Reel(match))
    eye = page.bar.eyes[0]
    before, said = eye.grab().toImage(), page.bar.seen_by.text()
    try:
        language.install("ja")
        qtbot.waitUntil(lambda: page.bar.seen_by.text() != said)
        assert eye.grab().toImage() != before
    finally:
        language.install("en")


def test_crests_choose_whose_eyes_one_looks_through(page: ReplayPage) -> None:
    match = some_match("rainbow")
    page.open(Reel(match), seat=2, at=20)
    assert [eye.isChecked() for eye in page.bar.eyes] == [seat == 2 for seat in range(len(match.sitters))]
    for eye in page.bar.eyes:
        eye.click()
        assert seen_table(page.scene) == match.table(eye.seat, 20)


def test_while_a_match_goes_on_a_crest_shows_its_own_seat(page: ReplayPage) -> None:
    match = seated(random_match(Setting(CATALOGUE["rainbow"], 3), 1, stop_at=20), "human", "human", "greedy")
    page.open(Reel(match, 1), at=20)
    assert [eye.seat for eye in page.bar.eyes] == [1, PUBLIC]
    for eye in reversed(page.bar.eyes):
        eye.click()
        assert seen_table(page.scene) == match.table(eye.seat, 20)


@pytest.mark.parametrize("over", [False, True])
def test_what_was_skill_and_luck_is_asked_for_when_it_is_over(page: ReplayPage, over: bool) -> None:
    """Before the end it would tell what is covered."""
    stop = {} if over else {"stop_at": 20}
    page.open(Reel(seated(random_match(Setting(CATALOGUE["rainbow"], 3), 1, **stop), "human", "human", "greedy"), 1))
    assert page.bar.review.isVisible() == over


def test_the_bead_follows_the_pointer_until_it_is_let_go(qtbot: QtBot) -> None:
    slider = Slider()
    qtbot.addWidget(slider)
    slider.restyle(Look(theme(False)))
    slider.resize(300, 30)
    slider.setRange(0, 10)
    slider.show()
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(slider, left, pos=QPoint(20, 15))
    pressed = slider.value()
    QTest.mouseMove(slider, QPoint(280, 15))
    assert pressed <= 1
    assert slider.value() >= 9
    QTest.mouseRelease(slider, left, pos=QPoint(280, 15))
    QTest.mouseMove(slider, QPoint(20, 15))
    assert slider.value() >= 9


def test_the_speed_that_is_chosen_is_the_one_it_goes_at(page: ReplayPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page._preferences.speed = 1.0
    page.open(Reel(some_match("kimono", stop_at=9)))
    assert page.scene is not None
    paces: list[float] = []
    monkeypatch.setattr(page.scene, "set_speed", paces.append)
    for part in reversed(page.bar.speed.parts):
        part.click()
    assert [paces[2] / pace for pace in paces] == [4.0, 2.0, 1.0, 0.5]  # moves take so much less time


@pytest.mark.parametrize("jumps", [False, True])
def test_the_log_of_a_match_follows_it_and_one_to_jump_in_stays(qtbot: QtBot, jumps: bool) -> None:
    match, model, window = some_match("kimono"), LogModel(source_text), QWidget()
    qtbot.addWidget(window)
    panel = LogPanel(window, jumps=jumps)
    panel.resize(240, 200)
    match.undo(4)
    model.open(match)
    panel.set_model(model)
    with qtbot.waitExposed(window):
        window.show()
    match.redo(len(match.steps))
    model.update()
    QApplication.processEvents()
    bar = panel._list.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == (0 if jumps else bar.maximum())


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_bar_has_room_for_its_words(page: ReplayPage, size: tuple[int, int], spoken: str) -> None:
    language.install(spoken)
    page.resize(*size)
    page.open(Reel(some_match("kabuki")))
    bar = page.bar
    QApplication.processEvents()
    parts = [bar.back, bar.first, bar.earlier, bar.play, bar.later, bar.last, bar.speed, bar.seen_by, *bar.eyes]
    places = [part.geometry() for part in (*parts, bar.branch)]
    for part, place in zip((*parts, bar.branch), places, strict=True):
        assert place.width() >= part.minimumSizeHint().width()
        assert bar.rect().contains(place)
    assert not any(one.intersects(two) for n, one in enumerate(places) for two in places[:n])


# -- branching ------------------------------------------------------------------------------------


def test_one_can_play_on_from_where_there_is_a_seat_and_something_to_do(page: ReplayPage) -> None:
    page.open(Reel(seated(random_match(Setting(CATALOGUE["kimono"], 3), 1), "human", "human", "greedy")), at=11)
    assert page.reel is not None
    seen = set()
    for eye in page.bar.eyes:
        eye.click()
        for at in (11, page.reel.last):
            page.go(at)
            assert page.bar.branch.isEnabled() == page.reel.can_play_on(eye.seat)
            seen.add((eye.seat == PUBLIC or at == page.reel.last, page.bar.branch.isEnabled()))
    assert seen == {(False, True), (True, False)}


def test_play_on_seats_the_one_who_looks_and_computers_for_all_others() -> None:
    match = seated(random_match(Setting(CATALOGUE["kimono"], 3), 1), "human", "master", "human")
    reel = Reel(match)
    reel.go(11)
    other = played_on(reel, 1, "novice")
    assert [sitter.player for sitter in other.sitters] == ["novice", "human", "novice"]
    assert [sitter.name for sitter in other.sitters] == ["A", "B", "C"]
    assert other.steps == match.steps[:11]
    assert len(match.steps) == match.cursor
    parse_record(dump_record(other).encode())


def test_who_is_you_stays_so_on_another_seat() -> None:
    match = seated(random_match(Setting(CATALOGUE["kimono"], 3), 1), "human", "master", "novice")
    crests = ("私", "葵", "蓮")
    match.sitters = tuple(
        sitter._replace(name=name, traits={**sitter.traits, "crest": crest})
        for sitter, name, crest in zip(match.sitters, ("You", "Aoi", "Ren"), crests, strict=True)
    )
    other = played_on(Reel(match), 1, "novice")
    seen = [(sitter.name, sitter.player, sitter.traits["crest"]) for sitter in other.sitters]
    assert seen == [("Aoi", "novice", "葵"), ("You", "human", "私"), ("Ren", "novice", "蓮")]


def test_from_the_history_one_can_look_again_and_play_on(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window = sitting.window
        sitting.start("kimono", ["random", "random"], seed=5)
        await sitting.until(lambda: window.result.isVisible())
        first = sitting.match
        window.lobby.history.emit()
        await sitting.until(lambda: window.past.page.model.rowCount() == 1)
        window.past.page.detail.replay.click()
        await sitting.until(window.past.replay.isVisible)
        replay = window.past.replay
        assert replay.isVisible()
        assert replay.reel is not None
        replay.go(10)
        replay.bar.branch.click()
        assert window.page.isVisible()
        assert sitting.match.steps[:10] == first.steps[:10]
        assert [sitter.player for sitter in sitting.match.sitters] == ["human", "random"]
        await sitting.asked()

    run(scenario, qapp)


def test_from_the_result_one_looks_again_and_comes_back(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window = sitting.window
        sitting.start("kimono", ["random", "random"], seed=5)
        await sitting.until(window.result.isVisible)
        window.result.replay.emit()
        assert window.past.replay.reel is not None
        assert window.past.replay.reel.whole.steps == sitting.match.steps
        window.past.replay.bar.back.click()
        assert window.result.isVisible()

    run(scenario, qapp)


def test_a_match_that_goes_on_is_looked_at_and_continued(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window = sitting.window
        sitting.start("kimono", ["human", "random"], seed=5)
        await sitting.asked()
        conductor, match = window.conductor, sitting.match
        assert conductor is not None
        while match.cursor < 15:
            conductor.choose(match.actions(0)[0])
            at = match.cursor
            await sitting.until(lambda at=at: match.cursor > at)  # type: ignore[misc]  # bound at once
            await sitting.until(lambda: conductor.asked is not None)
        stands = match.cursor
        window.menu.replay_action.trigger()
        assert window.past.replay.isVisible()
        window.past.replay.go(6)
        window.past.replay.bar.back.click()
        assert window.page.isVisible()
        assert (sitting.match, match.cursor) == (match, stands)
        await sitting.asked()
        window.page.log.picked.emit(8)
        assert window.past.replay.reel is not None
        assert window.past.replay.reel.at == 8
        window.past.replay.bar.branch.click()
        await sitting.until(lambda: match.left_lines() != [])
        assert match.left_lines()[0].at == 8
        await sitting.asked()

    run(scenario, qapp)


def test_a_finished_match_in_a_file_is_opened_to_be_looked_at(sitting: Sitting, tmp_path: Path) -> None:
    path = tmp_path / "match.kasane"
    path.write_text(dump_record(some_match("kimono")), encoding="utf-8")
    sitting.window.open_file(path)
    assert sitting.window.past.replay.isVisible()
    QTest.keyClick(sitting.window.past.replay, Qt.Key.Key_Escape)
    assert sitting.window.lobby.isVisible()
    assert sitting.window._keeper.history.entries() == []
