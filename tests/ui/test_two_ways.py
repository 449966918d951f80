"""The result and the table at the end lead to each other, at once and from the past matches; and no match that can be
continued is ever out of sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core import fact
from kasane_desktop.core.fact import Facts
from kasane_desktop.core.game import PUBLIC
from kasane_desktop.match.journal import load_journal
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.match.record import dump_record
from kasane_desktop.scene.kit import ButtonItem
from kasane_desktop.ui.keeping import keeper as keeping
from kasane_desktop.ui.keeping.keeper import Keeper
from kasane_desktop.ui.lobby.cards import GameCard
from kasane_desktop.ui.pictures.picture import still_scene
from kasane_desktop.ui.pictures.state_in_words import StateInWords
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import Preferences
from tests.matches import Setting, plain_settings, random_match
from tests.ui.windows import Sitting, process_events, run

FULL = {setting.game.id: setting for setting in plain_settings()}  # the largest table of each game
GAMES = list(FULL)


@pytest.fixture
def sitting(tmp_path: Path, qapp: QApplication) -> Iterator[Sitting]:
    one = Sitting(tmp_path)
    yield one
    one.window.close()


def press(sitting: Sitting, label: str) -> None:
    """A click on a button of the result."""
    view = sitting.window.result.view
    button = next(item for item in sitting.window.result.buttons if item.accessible_name == label)
    assert isinstance(button, ButtonItem)
    at = view.mapFromScene(button.sceneBoundingRect().center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def click(widget: QWidget) -> None:
    assert widget.isVisible()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def read_aloud(sitting: Sitting) -> str:
    """All that the table says."""
    scene = sitting.window.page.scene
    assert scene is not None
    return "\n".join(f"{sheet.name}\n{sheet.tip}" for sheet in scene.arranged.sheets.values())


def shown_end(sitting: Sitting) -> list[tuple[int, str, int]]:
    """Places, names and totals in the bar below the table."""
    return [
        (place.standing.place, place.standing.name, place.standing.score) for place in sitting.window.page.end.places
    ]


async def finish(sitting: Sitting, rng: Random) -> None:
    """A human against a computer, to the end."""
    sitting.start("kimono", ["human", "random"], seed=3)
    while await sitting.act(rng):
        pass
    await sitting.until(sitting.window.result.isVisible)


async def almost(sitting: Sitting) -> None:
    """The last step of a match, and its result."""
    steps = len(random_match(FULL["kimono"], 5).steps)
    sitting.window.sit_down(random_match(FULL["kimono"], 5, steps - 1))
    await sitting.asked()
    await sitting.act(Random(1))
    await sitting.until(sitting.window.result.isVisible)


def test_from_the_result_to_the_table_and_back(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window = sitting.window
        await finish(sitting, Random(1))
        press(sitting, "See the table")
        assert window.page.isVisible()
        click(window.page.end.back)
        assert window.result.isVisible()
        press(sitting, "See the table")
        QTest.keyClick(window.page.end.back, Qt.Key.Key_Return)  # the keyboard is there already
        assert window.result.isVisible()
        press(sitting, "See the table")
        QTest.keyClick(window.page.view, Qt.Key.Key_Escape)
        assert window.result.isVisible()
        press(sitting, "See the table")
        assert window.menu.result_action.isEnabled()
        window.menu.result_action.trigger()
        assert window.result.isVisible()
        assert not window.menu.result_action.isEnabled()

    run(scenario, qapp)


def test_the_second_half_of_a_double_click_does_nothing_on_the_page_it_led_to(
    sitting: Sitting, qapp: QApplication
) -> None:
    async def scenario() -> None:
        await almost(sitting)

    run(scenario, qapp)
    window, view, left = sitting.window, sitting.window.result.view, Qt.MouseButton.LeftButton
    chosen, button = window.lobby.game, window.result.buttons[0]
    assert button.accessible_name == "Back to the lobby"
    at = view.mapTo(window, view.mapFromScene(button.sceneBoundingRect().center()))
    # To the window, as a system does it; that lets events be processed, which no coroutine may.
    QTest.mouseDClick(window.windowHandle(), left, Qt.KeyboardModifier.NoModifier, at)
    assert window.lobby.isVisible()
    under = window.childAt(at)
    assert isinstance(under, GameCard)
    assert under.game != chosen
    assert window.lobby.game == chosen
    QTest.mouseClick(window.windowHandle(), left, Qt.KeyboardModifier.NoModifier, at)  # one of its own is meant
    assert window.lobby.game == under.game


def test_what_is_over_can_be_taken_back_at_the_table(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window = sitting.window
        await finish(sitting, Random(1))
        press(sitting, "See the table")
        table = window.page.view.height()
        window.menu.undo_action.trigger()
        await sitting.asked()
        assert not sitting.over
        assert not window.page.end.isVisible()
        assert window.page.view.height() > table
        assert not window.menu.result_action.isEnabled()
        while await sitting.act(Random(1)):
            pass
        await sitting.until(window.result.isVisible)

    run(scenario, qapp)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_at_the_end_shows_all_points_and_open_hands(
    sitting: Sitting, qapp: QApplication, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = random_match(FULL[game], 5)
    outcome = match.outcome()
    assert outcome is not None
    sitting.window.ending.look_back_at(match, sitting.window.page)
    page = sitting.window.page
    said = read_aloud(sitting)
    assert "ended now" not in said
    assert "with bonus" not in said
    assert sorted(shown_end(sitting)) == sorted(
        (outcome.places[seat], sitter.name, outcome.scores[seat]) for seat, sitter in enumerate(match.sitters)
    )
    table = match.shown_table(0)
    for seat in range(len(match.sitters)):
        own = match.game.table(match.view(seat))
        for zone in table.zones:
            assert zone.owner != seat or zone.pieces == own.zone(zone.id).pieces
    faces = [piece.face for zone in table.zones if zone.kind == "hand" for piece in zone.pieces]
    assert not [face for face in faces if face.endswith("back")]
    for place in page.end.places:
        figures = [line.figure for line in place.standing.lines if line.points]
        assert place.parts.split() == (figures if len(figures) > 1 else [])


def test_hands_stay_closed_until_it_is_over() -> None:
    match = random_match(FULL["kasane"], 5)
    match.undo(match.cursor - 1)
    faces = {piece.face for zone in match.shown_table(PUBLIC).zones if zone.kind == "hand" for piece in zone.pieces}
    assert faces <= {"kasane/back"}


@pytest.mark.parametrize("game", ["kasane", "kimono"])
def test_the_bonus_is_in_the_points_and_told_at_the_table(sitting: Sitting, qapp: QApplication, game: str) -> None:
    match = next(match for seed in range(99) if any(bonuses(match := random_match(FULL[game], seed))))
    outcome = match.outcome()
    assert outcome is not None
    window = sitting.window
    window.ending.look_back_at(match, window.page)
    for place in window.page.end.places:
        extra = bonuses(match)[place.standing.seat]
        assert (f"+{extra}" in place.parts) == bool(extra and extra != place.standing.score)
        assert place.standing.lines[1].text in place.toolTip()
    scene = window.page.scene
    assert scene is not None
    sheets = scene.arranged.sheets
    said = {seat: sheets[f"seat/{seat}/words" if seat else "you"].name for seat in range(len(match.sitters))}
    assert all(f", {outcome.scores[seat]} point" in text for seat, text in said.items())
    for size in ((1024, 640), (1920, 1080), (1000, 1400)):  # also where there is room for what the end will bring
        window.resize(*size)
        process_events()
        assert "ended now" not in read_aloud(sitting)
        assert "Final scoring" in read_aloud(sitting)
    assert "ladder/words" in scene.arranged.sheets


def bonuses(match: Match) -> list[int]:
    """What each seat got for colours at the end."""
    return [next(line.points for line in lines if line.final) for lines in match.game.scoring(match.view(0))]


def test_the_replay_shows_the_table_of_the_end_as_such(sitting: Sitting, qapp: QApplication) -> None:
    match = next(match for seed in range(99) if any(bonuses(match := random_match(FULL["kasane"], seed))))
    window = sitting.window
    window.past.show_replay(match, window.show_lobby, at=match.cursor)
    replay = window.past.replay
    outcome = match.outcome()
    assert outcome is not None
    assert replay.scene is not None
    assert f", {outcome.scores[0]} point" in replay.scene.arranged.sheets["you"].name
    hand = [piece.face for piece in match.table(1).zone("hand/1").pieces]
    assert [piece.face for piece in replay.scene.shown.zones["hand/1"].pieces] == hand
    replay.go(0)
    assert "1 of 3" in replay.scene.arranged.sheets["round"].tip  # the first bead is lit, not the last


@pytest.mark.parametrize(("spoken", "own", "other"), [
    ("en", "Play on from here", "Play on in Aoi’s seat"),
    ("fr", "Jouer à partir d’ici", "Jouer d’ici · place\u202f: Aoi"),
    ("ja", "ここから対戦する", "ここからあおいの席で対戦する"),
])  # fmt: skip
def test_who_looks_from_another_seat_is_told_where_they_will_sit(
    sitting: Sitting, qapp: QApplication, spoken: str, own: str, other: str
) -> None:
    async def scenario() -> None:
        window, bar = sitting.window, sitting.window.past.replay.bar
        match = random_match(Setting(CATALOGUE["kimono"], 2), 3)
        match.sitters = (Sitter("Zoë", "human", {"crest": "Z"}), Sitter("Aoi", "novice", {"crest": "葵"}))
        window.past.show_replay(match, window.show_lobby, at=20)
        process_events()
        assert bar.branch.label == own
        click(bar.eyes[1])
        assert bar.branch.label == other
        click(bar.branch)
        assert [(sitter.name, sitter.human) for sitter in sitting.match.sitters] == [("Aoi", False), ("Zoë", True)]

    language.install(spoken)
    try:
        run(scenario, qapp)
    finally:
        language.install("en")


# -- searching among past matches -----------------------------------------------------------------


def test_a_search_is_cleared_by_its_cross_by_escape_and_by_leaving(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window, page = sitting.window, sitting.window.past.page
        for seed in (1, 2):
            sitting.start("kimono", ["random", "random"], seed=seed)
            await sitting.until(lambda seed=seed: window.result.isVisible() and sitting.match.seed == seed)  # type: ignore[misc]
        window._keeper.flush()
        window.show_history()
        assert not page.search.cross.isVisible()

        async def all_there() -> None:
            assert page.search.text() == ""
            await sitting.until(lambda: len(page.model.entries) == 2)

        async def search() -> None:
            page.search.setFocus()
            QTest.keyClicks(page.search, "nobody")
            assert page.search.cross.isVisible()
            await sitting.until(lambda: len(page.model.entries) == 0)

        await all_there()
        await search()
        click(page.search.cross)
        await all_there()
        for at in (page.search, page.list):
            await search()
            QTest.keyClick(at, Qt.Key.Key_Escape)
            assert page.isVisible()
            await all_there()
        await search()
        click(page.back)
        assert window.lobby.isVisible()
        window.show_history()
        await all_there()
        QTest.keyClick(page.search, Qt.Key.Key_Escape)
        assert window.lobby.isVisible()

    run(scenario, qapp)


def test_a_long_name_in_the_lobby_is_cut_between_letters_and_told_in_full(sitting: Sitting, qapp: QApplication) -> None:
    row = sitting.window.lobby.panel.seat_rows[0]
    row.renamed.emit("Maximiliane von Hohenbur")
    sitting.window.lobby.setFocus()
    narrow = row.name.grab().toImage()
    assert row.name.toolTip() == "Maximiliane von Hohenbur"
    last = narrow.width() - round(3 * narrow.devicePixelRatio())
    ground = narrow.pixelColor(last, 3)
    assert all(narrow.pixelColor(last, y) == ground for y in range(3, narrow.height() - 3))
    row.renamed.emit("Al")
    row.name.grab()
    assert row.name.toolTip() == ""


def test_past_matches_lead_to_result_and_table(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window, history = sitting.window, sitting.window.past.page
        sitting.start("kimono", ["random", "random"], seed=5)
        await sitting.until(window.result.isVisible)
        ended = dump_record(sitting.match)
        window._keeper.flush()
        window.show_history()
        history.search.setText("kimono")
        await sitting.until(history.detail.to_result.isVisible)
        click(history.detail.to_result)
        await sitting.until(window.result.isVisible)
        assert window.result.ending is not None
        assert dump_record(sitting.match) == ended
        press(sitting, "See the table")
        assert window.page.isVisible()
        assert shown_end(sitting)
        assert not window.menu.undo_action.isEnabled()
        click(window.page.end.back)
        press(sitting, "Look back")
        assert window.past.replay.isVisible()
        click(window.past.replay.bar.back)
        assert window.result.isVisible()
        press(sitting, "Back to past matches")
        assert history.isVisible()
        assert history.search.text() == "kimono"  # one has only looked
        await sitting.until(history.detail.to_table.isVisible)
        click(history.detail.to_table)
        await sitting.until(window.page.isVisible)
        click(window.page.end.back)
        QTest.keyClick(window.result.view, Qt.Key.Key_Escape)
        assert history.isVisible()
        await sitting.until(history.detail.to_result.isVisible)
        click(history.detail.to_result)
        await sitting.until(window.result.isVisible)
        press(sitting, "Same deal again")
        assert (sitting.match.seed, sitting.match.outcome()) == (5, None)

    run(scenario, qapp)


# -- the lobby ------------------------------------------------------------------------------------


async def leave(sitting: Sitting, game: str, seed: int) -> None:
    """A match in which the human has done something, left for the lobby."""
    sitting.start(game, ["human", "random"], seed=seed)
    await sitting.asked()
    at = sitting.match.cursor
    sitting.conductor.choose(sitting.match.actions(0)[0])
    await sitting.until(lambda: sitting.match.cursor > at)
    await sitting.asked()
    sitting.window.show_lobby()


def offered(sitting: Sitting) -> list[str]:
    return [row.info.game for row in sitting.window.lobby.unfinished.rows if row.isVisible()]


def test_an_unfinished_match_stays_in_sight_whatever_is_done_meanwhile(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        window = sitting.window
        await leave(sitting, "kimono", 1)
        await leave(sitting, "rainbow", 2)
        assert offered(sitting) == ["rainbow", "kimono"]
        sitting.start("kaleido", ["random", "random"], seed=3)  # one that is only watched, to its end
        await sitting.until(window.result.isVisible)
        press(sitting, "Back to the lobby")
        assert offered(sitting) == ["rainbow", "kimono"]
        window.lobby.panel.watched.emit()  # a demonstration that is left in the middle
        await sitting.until(lambda: sitting.match.cursor > 8)
        window.show_lobby()
        assert offered(sitting) == ["rainbow", "kimono"]
        click(window.lobby.unfinished.rows[1])
        assert (sitting.match.game.id, sitting.match.seed) == ("kimono", 1)
        rng = Random(2)
        while await sitting.act(rng):
            pass
        await sitting.until(window.result.isVisible)
        press(sitting, "Back to the lobby")
        assert offered(sitting) == ["rainbow"]
        window.show_history()
        assert [type(one).__name__ for one in window.past.page.model.entries].count("Waiting") == 1

    run(scenario, qapp)


def test_what_was_only_dealt_is_neither_offered_nor_listed(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        sitting.start("rainbow", ["human", "human"], seed=4)
        await sitting.asked()
        assert sitting.match.cursor
        sitting.window.show_lobby()
        assert offered(sitting) == []
        sitting.window.show_history()
        assert sitting.window.past.page.model.entries == []

    run(scenario, qapp)


def test_to_continue_a_match_its_journal_is_read_once(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Sitting(tmp_path)
    run(lambda: leave(first, "kimono", 1), qapp)
    first.window.close()
    read: list[Path] = []

    def counted(path: Path) -> Match:
        read.append(path)
        return load_journal(path)

    monkeypatch.setattr(keeping, "load_journal", counted)
    second = Sitting(tmp_path)

    async def scenario() -> None:
        click(second.window.lobby.unfinished.rows[0])
        await second.asked()
        second.window._keeper.flush()

    run(scenario, qapp)
    assert len(read) == 1
    second.window.close()


@pytest.mark.parametrize(
    ("spoken", "others", "state"),
    [
        ("en", "with Aoi", "Round 1 of 2 · your move · Aoi leads with 2, you have 0"),
        ("fr", "avec Aoi", "Manche 1 sur 2 · à vous de jouer · Aoi mène avec 2, vous avez 0"),
        ("ja", "相手：あおい", "第1ラウンド（全2ラウンド）・あなたの手番・あおいが2点で首位、あなたは0点"),
    ],
)
def test_how_it_stands_is_said_in_words(
    tmp_path: Path, qapp: QApplication, spoken: str, others: str, state: str
) -> None:
    match = standing_at(2)
    keeper = Keeper(tmp_path / "data")
    keeper.begin(match).result()
    keeper.close()
    sitting = Sitting(tmp_path, Preferences(speed=0.0, language="en", theme="light"))
    language.install(spoken)  # while the lobby is seen
    try:
        process_events()
        (row,) = sitting.window.lobby.unfinished.rows
        assert (row.info.others, row.info.state) == (others, state)
        assert row.accessibleDescription() == f"{others}{'。' if spoken == 'ja' else '. '}{state}"
    finally:
        language.install("en")
        sitting.window.close()


def standing_at(lead: int) -> Match:
    """A match of Kimono in which it is the human's turn and Aoi leads."""
    for seed in range(200):
        sitters = [Sitter("", "human", {"crest": "私"}), Sitter("Aoi", "skilled", {"crest": "葵", "level": "skilled"})]
        match, rng = Match(CATALOGUE["kimono"], sitters, {}, seed), Random(seed)
        while acting := match.to_act():
            if match.deal():
                continue
            points = [facts[fact.POINTS] for facts in match.table(0).seats]
            if acting == (0,) and points == [0, lead] and match.table(0).facts[fact.ROUND] == 1:
                return match
            match.play(acting[0], rng.choice(match.actions(acting[0])))
    raise AssertionError("there is no such match")


def test_who_is_level_at_the_top_does_not_lead(qapp: QApplication) -> None:
    said = set()
    for seed in range(6):
        whole = random_match(Setting(CATALOGUE["kimono"], 2), seed)
        whole.sitters = (Sitter(""), Sitter("Aoi", "random"))
        for at in range(whole.cursor):
            match = whole.branch(at)
            own, other = (facts[fact.POINTS] for facts in match.table(0).seats)
            state = StateInWords(match).state()
            if own == other > 0:
                said.add("level")
                assert "level at the top" in state
            elif own > other:
                said.add("you")
                assert "you lead with" in state
            elif other:
                said.add("other")
                assert f"Aoi leads with {other}, you have {own}" in state
    assert said == {"level", "you", "other"}


@pytest.mark.parametrize("setting", FULL.values(), ids=str)
def test_it_can_be_said_of_every_position(setting: Setting, qapp: QApplication) -> None:
    whole = random_match(setting, 7)
    whole.sitters = (Sitter(""), *(sitter._replace(player="random") for sitter in whole.sitters[1:]))
    for at in range(0, whole.cursor, 5):
        stands = StateInWords(whole.branch(at))
        state = stands.state()
        assert "{" not in state + stands.others()
        assert "%n" not in state
        assert state.count("you") <= 1 + state.count("your")
        if not setting.game.open_points:  # nobody learns there what the table does not show
            assert "lead" not in state
            assert "level" not in state


def test_a_fact_that_the_table_does_not_tell_is_an_error(qapp: QApplication) -> None:
    """It is not taken for nothing: then everyone would be told to have no points."""
    stands = StateInWords(random_match(next(iter(FULL.values())), 7).branch(20))
    stands._table = replace(stands._table, seats=tuple(Facts(fact.ACTING(0)) for _ in stands._table.seats))
    with pytest.raises(KeyError, match="points"):
        stands.state()


@pytest.mark.parametrize("seats", [3, 6])
def test_what_the_others_still_hold_lies_open_on_the_final_table_of_rainbow(qapp: QApplication, seats: int) -> None:
    held = 0
    for seed in range(3, 7):
        match = random_match(Setting(CATALOGUE["rainbow"], seats), seed)
        scene = still_scene(match, 0, 1440, 900, dark=False)
        shown = scene.shown
        for seat in range(1, seats):
            for piece in shown.zones[f"hand/{seat}"].pieces:
                assert scene.arranged.pieces[piece.id].face == "rainbow/card-" + piece.face.rpartition("/")[2]
                held += 1
    assert held
