"""A match that is begun takes nothing from the one that was unfinished: that goes on the shelf, and comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from errno import EACCES
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import PUBLIC
from kasane_desktop.match import shelf
from kasane_desktop.match.history import Entry, History, Query
from kasane_desktop.match.journal import load_journal
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import BadRecord, dump_record
from kasane_desktop.match.shelf import Waiting
from kasane_desktop.ui.keeping import keeper as keeping
from kasane_desktop.ui.keeping.keeper import PLACES, Keeper
from kasane_desktop.ui.pictures.picture import onlooker, picture
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, Preferences
from tests.histories import archived
from tests.matches import Setting, random_match
from tests.ui.test_history import agree
from tests.ui.windows import Sitting, last, process_events, run

RAINBOW = Setting(CATALOGUE["rainbow"], 2)
Keepers = Callable[[], Keeper]


@pytest.fixture
def sitting(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sitting]:
    opened = Sitting(tmp_path, Preferences(speed=0.0, curtain=False, language="en", theme="light"))
    qtbot.addWidget(opened.window)
    yield opened
    opened.window.close()
    language.install("en")


def some(seed: int, steps: int = 12) -> Match:
    return random_match(RAINBOW, seed, stop_at=steps)


def begun(keeper: Keeper, *seeds: int) -> list[Match]:
    """One match after the other, none of them finished."""
    matches = [some(seed) for seed in seeds]
    for match in matches:
        keeper.begin(match).result()
    return matches


def kept(keeper: Keeper) -> dict[int, str]:
    """The records of all that can be continued, by deal number, none of them twice."""
    found = [one.match for one in keeper.waiting()]
    records = {match.seed: dump_record(match) for match in found}
    assert len(records) == len(found)
    return records


def records_of(matches: list[Match]) -> dict[int, str]:
    return {match.seed: dump_record(match) for match in matches}


def name_of(keeper: Keeper, seed: int) -> str:
    return next(one.id for one in keeper.waiting() if one.seed == seed)


def no_renaming(*_: object) -> None:
    raise OSError(EACCES, "Permission denied")


# -- the keeper -----------------------------------------------------------------------------------


def test_a_match_that_is_begun_leaves_the_others_as_they_were(keepers: Keepers) -> None:
    keeper = keepers()
    matches = begun(keeper, 1, 2, 3)
    assert kept(keeper) == records_of(matches)
    keeper.close()
    again = keepers()
    assert kept(again) == records_of(matches)
    found = last(again)
    assert found is not None
    assert found.seed == 3  # what was played last is what the lobby offers


def test_the_same_match_is_not_put_away_for_itself(keepers: Keepers, tmp_path: Path) -> None:
    keeper = keepers()
    (match,) = begun(keeper, 1)
    again = last(keeper)
    assert again is not None
    keeper.begin(again).result()  # it was continued
    keeper.begin(match).result()  # it was looked at, and is sat down to again
    assert kept(keeper) == records_of([match])
    assert shelf.shelved(tmp_path / "data") == []


def test_a_match_that_nobody_has_touched_is_not_worth_a_shelf(keepers: Keepers, tmp_path: Path) -> None:
    keeper, dealt = keepers(), RAINBOW.match(1)
    while dealt.deal():
        pass
    assert dealt.cursor
    keeper.begin(dealt).result()
    assert kept(keeper) == {}
    (match,) = begun(keeper, 2)
    assert kept(keeper) == records_of([match])
    assert shelf.shelved(tmp_path / "data") == []
    keeper.begin(dealt).result()
    keeper.take_up(name_of(keeper, 2))  # into a place that is not empty
    assert kept(keeper) == records_of([match])
    assert shelf.shelved(tmp_path / "data") == []


def test_only_a_match_in_which_a_human_has_a_part_is_worth_continuing(keepers: Keepers) -> None:
    (match,) = begun(keepers(), 1)
    assert shelf.worth_continuing(match)
    match.sitters = tuple(sitter._replace(player="child") for sitter in match.sitters)
    assert not shelf.worth_continuing(match)


def test_what_is_taken_up_changes_places_with_what_was_there(keepers: Keepers) -> None:
    keeper = keepers()
    matches = begun(keeper, 1, 2, 3)
    for seed in (1, 3, 2, 2):
        taken = keeper.take_up(name_of(keeper, seed))
        assert dump_record(taken) == records_of(matches)[seed]
        assert kept(keeper) == records_of(matches)
        keeper.begin(taken).result()
        assert kept(keeper) == records_of(matches)
        found = last(keeper)
        assert found is not None
        assert found.seed == seed


def test_a_match_that_was_taken_up_is_safe_from_the_one_before_it(keepers: Keepers) -> None:
    keeper = keepers()
    one, two = begun(keeper, 1, 2)
    keeper.take_up(name_of(keeper, 1))
    two.undo(two.cursor - 1)
    keeper.begin(two).result()  # as if nothing had happened
    assert dump_record(one) in [dump_record(left.match) for left in keeper.waiting()]


def test_of_two_copies_one_alone_continues_a_match(keepers: Keepers) -> None:
    first = keepers()
    matches = begun(first, 1, 2)
    second, name = keepers(), name_of(first, 1)
    matches += begun(second, 3)
    second.take_up(name)
    with pytest.raises(FileNotFoundError):
        first.take_up(name)
    first.close()
    assert kept(second) == records_of(matches)


def test_if_another_copy_is_quicker_at_the_last_moment_nothing_is_lost(
    keepers: Keepers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = keepers()
    matches = begun(keeper, 1, 2)
    name, take = name_of(keeper, 1), shelf.take_from_shelf

    def too_late(path: Path, place: Path) -> None:
        path.rename(tmp_path / "data" / "match-7.journal")
        take(path, place)

    monkeypatch.setattr(keeping, "take_from_shelf", too_late)
    with pytest.raises(FileNotFoundError):
        keeper.take_up(name)
    assert kept(keeper) == records_of(matches)


def test_what_copies_that_are_gone_have_left_is_found(keepers: Keepers) -> None:
    copies = [keepers() for _ in range(3)]
    matches = [begun(copy, seed)[0] for seed, copy in enumerate(copies)]
    assert kept(copies[0]) == records_of(matches[:1])  # others are still being played
    copies[1].close()
    assert kept(copies[0]) == records_of(matches[:2])


def test_a_damaged_one_is_set_aside_and_told_and_the_others_stay(keepers: Keepers, tmp_path: Path) -> None:
    keeper, told = keepers(), list[BadRecord]()
    keeper.unreadable.connect(told.append)
    matches = begun(keeper, 1, 2, 3)
    name = name_of(keeper, 1)
    (tmp_path / "data" / name).write_bytes(b"{nonsense")
    with pytest.raises(BadRecord):
        keeper.take_up(name)
    (tmp_path / "data" / name_of(keeper, 2)).write_bytes(b"")
    assert kept(keeper) == records_of(matches[2:])
    assert len(told) == 1
    assert {path.read_bytes() for path in (tmp_path / "data").glob("damaged-*.journal")} == {b"{nonsense", b""}


def test_a_damaged_one_is_told_by_a_search_that_nobody_waits_for_any_more(
    keepers: Keepers, tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow disk, to whoever asks again: it has been set aside, and the later search does not see it."""
    keeper = keepers()
    begun(keeper, 1, 2)
    (damaged,) = (tmp_path / "data").glob("shelf-*.journal")
    damaged.write_text("nonsense")
    told, answers, slow = list[BadRecord](), list[list[Waiting]](), Event()
    keeper.unreadable.connect(told.append)
    monkeypatch.setattr(keeping, "PATIENCE", 0.0)
    keeper._writer.submit(slow.wait)
    for _ in range(2):
        keeper.ask_waiting(answers.append)
    slow.set()
    keeper.flush()
    process_events()
    assert len(told) == 1
    assert [[one.match.seed for one in answer] for answer in answers] == [[2]]


def test_what_cannot_be_read_goes_on_the_shelf_as_it_is(keepers: Keepers, tmp_path: Path) -> None:
    keeper = keepers()
    (tmp_path / "data" / "match-1.journal").write_bytes(b"{nonsense")
    (match,) = begun(keeper, 1)
    assert [path.read_bytes() for path in shelf.shelved(tmp_path / "data")] == [b"{nonsense"]
    assert kept(keeper) == records_of([match])


def test_a_disk_that_does_not_rename_is_told_and_nothing_is_overwritten(
    keepers: Keepers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, told = keepers(), list[int]()
    keeper.failed.connect(lambda: told.append(1))
    (first,) = begun(keeper, 1)
    place = tmp_path / "data" / "match-1.journal"
    monkeypatch.setattr(keeping, "put_on_shelf", no_renaming)
    second, whole = some(2), random_match(RAINBOW, 2)
    keeper.begin(second)
    for step in whole.steps[12:15]:
        second.play(step.seat, step.action)
        keeper.keep().result()
        process_events()
        assert dump_record(load_journal(place)) == dump_record(first)
    assert told == [1]
    with pytest.raises(OSError, match="denied"):
        keeper.take_up(_another(tmp_path, 3))
    monkeypatch.undo()
    keeper.keep().result()  # now it does
    assert kept(keeper) == records_of([first, second, some(3)])


def _another(tmp_path: Path, seed: int) -> str:
    """A match on the shelf that somebody else has put there."""
    elsewhere = Keeper(tmp_path / "elsewhere")
    elsewhere.begin(some(seed)).result()
    elsewhere.close()
    path = tmp_path / "data" / f"shelf-{seed}-match-8.journal"
    (tmp_path / "elsewhere" / "match-1.journal").rename(path)
    return path.name


def test_a_match_that_ended_unkept_does_not_take_the_one_before_it_along(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = keepers()
    (first,) = begun(keeper, 1)
    with monkeypatch.context() as refusing:
        refusing.setattr(keeping, "put_on_shelf", no_renaming)
        whole = random_match(RAINBOW, 2)
        keeper.begin(whole).result()
        keeper.finish(whole, QImage()).result()
    assert len(keeper.history.entries()) == 1
    assert kept(keeper) == records_of([first])


def test_a_finished_match_that_the_history_did_not_take_waits_for_it(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, whole = keepers(), random_match(RAINBOW, 1)
    with monkeypatch.context() as refusing:
        refusing.setattr(History, "add", no_renaming)
        keeper.begin(whole).result()
        keeper.finish(whole, QImage()).result()
        (other,) = begun(keeper, 2)
    assert kept(keeper) == records_of([other])
    archived(keeper.library)
    assert [entry.seed for entry in keeper.history.entries()] == [1]
    assert len(list(keeper._folder.glob("*.journal"))) == 1


def test_a_match_that_the_disk_did_not_take_is_still_there_when_the_table_was_left(
    keepers: Keepers, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = keepers()
    (first,) = begun(keeper, 1)
    with monkeypatch.context() as refusing:
        refusing.setattr(keeping, "put_on_shelf", no_renaming)
        second = some(2)
        keeper.begin(second).result()
        process_events()
        assert last(keeper) is second
        assert kept(keeper) == records_of([first, second])
    keeper.begin(second).result()
    assert kept(keeper) == records_of([first, second])
    found = last(keeper)
    assert found is not second
    assert found is not None
    assert dump_record(found) == dump_record(second)


def test_without_a_place_of_its_own_a_match_is_continued_and_not_touched(keepers: Keepers) -> None:
    copies = [keepers() for _ in range(PLACES)]
    matches = begun(copies[0], 1, 2)
    late = keepers()
    taken = late.take_up(name_of(copies[0], 1))
    late.begin(taken).result()
    assert last(late) is taken
    assert kept(copies[0]) == records_of(matches)


def test_discarded_ones_are_gone(keepers: Keepers) -> None:
    keeper = keepers()
    matches = begun(keeper, 1, 2, 3)
    keeper.discard([name_of(keeper, 1), name_of(keeper, 3)])  # one on the shelf, and the one in its place
    assert kept(keeper) == records_of(matches[1:2])


# -- with the window ------------------------------------------------------------------------------


async def left_unfinished(sitting: Sitting, *seeds: int) -> None:
    """Matches that are begun one after the other; in each something is done."""
    for seed in seeds:
        sitting.start("kimono", ["human", "random"], seed=seed)
        await sitting.asked()
        at = sitting.match.cursor
        sitting.conductor.choose(sitting.match.actions(0)[0])
        await sitting.until(lambda at=at: sitting.match.cursor > at)  # type: ignore[misc]  # bound at once
        await sitting.asked()


def boxes(sitting: Sitting) -> list[str]:
    return [box.text() for box in sitting.window.findChildren(QMessageBox)]


def listed(sitting: Sitting) -> list[tuple[type, int]]:
    return [(type(one), one.seed) for one in sitting.window.past.page.model.entries]


def test_from_the_page_of_past_matches_each_is_continued(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        await left_unfinished(sitting, 1, 2)
        page, second = sitting.window.past.page, sitting.match
        sitting.window.show_history()
        assert listed(sitting) == [(Waiting, 2), (Waiting, 1)]
        assert page.detail.replay.accessibleName() == "Continue"
        assert page.detail.save.isVisible()
        assert not page.detail.to_result.isVisible()  # there is none yet
        assert not page.detail.to_table.isVisible()
        page.list.setCurrentIndex(page.model.index(1))
        QTest.keyClick(page.list, Qt.Key.Key_Return)
        assert sitting.window.page.isVisible()
        assert sitting.match.seed == 1
        await sitting.asked()
        sitting.conductor.choose(sitting.match.actions(0)[0])
        await sitting.asked()
        first = sitting.match
        sitting.window.show_history()
        assert {one.seed: dump_record(one.match) for one in page.model.entries if isinstance(one, Waiting)} == {
            1: dump_record(first),
            2: dump_record(second),
        }
        sitting.window.show_lobby()
        sitting.window.lobby.unfinished.rows[0].click()
        assert sitting.match.seed == 1  # the one left last comes first
        await sitting.asked()

    run(scenario, qapp)


def test_unfinished_matches_stand_above_finished_ones_and_count_in_no_figures(
    sitting: Sitting, qapp: QApplication
) -> None:
    async def scenario() -> None:
        window, page = sitting.window, sitting.window.past.page
        sitting.start("kimono", ["random", "random"], seed=5)
        await sitting.until(window.result.isVisible)
        await left_unfinished(sitting, 1)
        window.show_history()
        await sitting.until(lambda: page.model.rowCount() == 2)
        assert listed(sitting) == [(Waiting, 1), (Entry, 5)]
        assert "Unfinished" in page.model.index(0).data()
        assert "Unfinished" not in page.model.index(1).data()
        exported: list[Query] = []
        page.exported.disconnect()
        page.exported.connect(exported.append)
        page.export.click()
        assert [one.seed for one in window._keeper.history.entries(exported[0])] == [5]

    run(scenario, qapp)


def test_one_that_another_window_has_taken_is_told(sitting: Sitting, qapp: QApplication, tmp_path: Path) -> None:
    async def scenario() -> None:
        await left_unfinished(sitting, 1, 2)
        window, page = sitting.window, sitting.window.past.page
        window.show_history()
        page.list.setCurrentIndex(page.model.index(1))
        (tmp_path / "data" / str(page.chosen[0].id)).rename(tmp_path / "away")
        page.detail.replay.click()
        assert page.isVisible()
        assert "another window" in boxes(sitting)[0]
        assert listed(sitting) == [(Waiting, 2)]

    run(scenario, qapp)


def test_a_damaged_one_is_told_in_words(sitting: Sitting, qapp: QApplication, tmp_path: Path) -> None:
    async def scenario() -> None:
        await left_unfinished(sitting, 1, 2)
        sitting.window.show_lobby()
        (path,) = shelf.shelved(tmp_path / "data")
        path.write_bytes(b"{nonsense")
        sitting.window.show_history()
        assert "set aside" in boxes(sitting)[0]
        assert listed(sitting) == [(Waiting, 2)]

    run(scenario, qapp)


def test_it_can_be_deleted(sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        await left_unfinished(sitting, 1, 2)
        page = sitting.window.past.page
        sitting.window.show_history()
        monkeypatch.setattr(QMessageBox, "exec", agree)
        page.list.selectAll()
        page.detail.delete.click()
        assert listed(sitting) == []
        sitting.window.show_lobby()
        assert sitting.window.lobby.unfinished.rows == []

    run(scenario, qapp)


def test_the_window_does_not_wait_for_a_slow_disk(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it knows is seen at once, what the disk says when it says it; and of two questions the last is answered."""

    async def scenario() -> None:
        window, free = sitting.window, Event()
        await left_unfinished(sitting, 1)
        monkeypatch.setattr(keeping, "PATIENCE", 0.0)
        window._keeper._give(lambda: _waited(free))
        window.show_lobby()
        assert window.lobby.isVisible()
        assert window.lobby.unfinished.rows == []
        window.show_history()
        assert window.past.page.isVisible()
        assert listed(sitting) == []
        free.set()
        await sitting.until(lambda: listed(sitting) == [(Waiting, 1)])
        assert window.lobby.unfinished.rows == []  # nobody looks at it any more
        window.show_lobby()
        await sitting.until(lambda: len(window.lobby.unfinished.rows) == 1)

    run(scenario, qapp)


def _waited(free: Event) -> None:
    assert free.wait(60)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_sheet_of_an_unfinished_match_has_room(sitting: Sitting, qapp: QApplication, spoken: str) -> None:
    async def scenario() -> None:
        await left_unfinished(sitting, 1)
        language.install(spoken)
        for size in ((1024, 640), (1440, 900)):
            sitting.window.resize(*size)
            sitting.window.show_history()
            process_events()
            detail = sitting.window.past.page.detail
            for button in (detail.replay, detail.save, detail.delete):
                assert button.width() >= button.minimumSizeHint().width()
            assert not detail.grab().isNull()

    run(scenario, qapp)


def test_several_humans_see_no_hand_in_its_picture(qapp: QApplication) -> None:
    match = some(1)
    assert onlooker(match) == PUBLIC
    public = picture(match, PUBLIC, 1024, 640, dark=False)
    assert public != picture(match, 0, 1024, 640, dark=False)
    match.sitters = (match.sitters[0], match.sitters[1]._replace(player="greedy"))
    assert onlooker(match) == 0
