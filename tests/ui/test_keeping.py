"""Nothing is lost: the keeper, undo by agreement, reports, and disks that refuse."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Callable, Iterator
from errno import ENOSPC
from pathlib import Path
from random import Random
from typing import IO

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core import files
from kasane_desktop.core.game import PUBLIC
from kasane_desktop.match import journal
from kasane_desktop.match.history import History
from kasane_desktop.match.journal import load_journal
from kasane_desktop.match.match import Match
from kasane_desktop.match.record import BadRecord, dump_record, load_record, parse_record
from kasane_desktop.ui.dialogs import report as reporting
from kasane_desktop.ui.dialogs.report import Log, anonymous, report
from kasane_desktop.ui.keeping.keeper import PLACES, Keeper
from kasane_desktop.ui.settings.preferences import Preferences, load_preferences, save_preferences
from tests.histories import archived
from tests.matches import Setting, random_match
from tests.ui.windows import Sitting, last, run

QUICK = Preferences(speed=0.0, curtain=False, language="en", theme="light")
RAINBOW = Setting(CATALOGUE["rainbow"], 2)


@pytest.fixture
def sitting(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sitting]:
    opened = Sitting(tmp_path, Preferences(**vars(QUICK)))
    qtbot.addWidget(opened.window)
    yield opened
    opened.window.close()


def picture() -> QImage:
    image = QImage(32, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    return image


def boxes(sitting: Sitting) -> list[str]:
    """What is told in boxes just now."""
    return [box.text() for box in sitting.window.findChildren(QMessageBox)]


# -- the keeper -----------------------------------------------------------------------------------


def test_what_is_kept_is_found_again_at_the_next_start(keepers: Callable[[], Keeper]) -> None:
    keeper, whole = keepers(), random_match(RAINBOW, 1)
    match = RAINBOW.match(1)
    keeper.begin(match)
    for step in whole.steps[:20]:
        match.play(step.seat, step.action)
        keeper.keep().result()
        assert load_journal(keeper._path or Path()).steps == match.steps
    keeper.close()
    again = last(keepers())
    assert again is not None
    assert dump_record(again) == dump_record(match)


def test_a_match_that_ended_goes_into_the_history_and_its_journal_goes(keepers: Callable[[], Keeper]) -> None:
    keeper, match = keepers(), random_match(RAINBOW, 1)
    keeper.begin(match).result()
    keeper.finish(match, picture()).result()
    assert keeper._path is not None
    assert not keeper._path.exists()
    (entry,) = keeper.history.entries()
    kept = QImage.fromData(keeper.history.picture(entry.id))
    assert kept.size() == picture().size()
    assert kept.pixelColor(3, 3) == QColor("red")
    assert last(keeper) is None


def test_a_match_that_is_taken_back_before_the_history_has_it_is_kept(keepers: Callable[[], Keeper]) -> None:
    """The history has its own thread, which may come to it late."""
    keeper, match = keepers(), random_match(RAINBOW, 1)
    keeper.begin(match).result()
    match.undo(match.cursor - 6)
    keeper.keep().result()
    keeper._clear(match, None)
    again = last(keeper)
    assert again is not None
    assert again.steps[: again.cursor] == match.steps[: match.cursor]


def test_a_match_that_is_taken_back_after_its_end_and_ends_otherwise_is_kept_as_it_ended_last(
    keepers: Callable[[], Keeper],
) -> None:
    keeper, match = keepers(), random_match(RAINBOW, 1)
    keeper.finish(match, picture())
    match.undo(match.cursor - 6)
    keeper.begin(match).result()
    assert last(keeper) is not None
    while match.to_act():
        match.play(match.to_act()[0], match.actions(match.to_act()[0])[-1])
        keeper.keep()
    keeper.finish(match, picture()).result()
    (entry,) = keeper.history.entries()
    assert dump_record(keeper.history.match(entry.id)) == dump_record(match)


def test_a_program_that_died_after_the_last_step_puts_the_match_into_the_history_at_the_next_start(
    keepers: Callable[[], Keeper],
) -> None:
    keeper, match = keepers(), random_match(RAINBOW, 1)
    keeper.begin(match).result()
    keeper.close()
    again = keepers()
    assert last(again) is None
    archived(again.library)
    (entry,) = again.history.entries()
    assert dump_record(again.history.match(entry.id)) == dump_record(match)


def test_copies_of_the_program_leave_each_other_alone(keepers: Callable[[], Keeper]) -> None:
    copies = [keepers() for _ in range(PLACES)]
    matches = [random_match(RAINBOW, seed, stop_at=10 + seed) for seed in range(PLACES)]
    for keeper, match in zip(copies, matches, strict=True):
        keeper.begin(match)
    for keeper, match in zip(copies, matches, strict=True):
        assert len({copy._path for copy in copies}) == PLACES
        found = last(keeper)
        assert found is not None
        assert dump_record(found) == dump_record(match)
        keeper.finish(random_match(RAINBOW, match.seed), picture()).result()
    assert len(copies[0].history.entries()) == PLACES


def test_what_another_copy_has_left_unfinished_is_found_when_it_is_gone(keepers: Callable[[], Keeper]) -> None:
    first, second = keepers(), keepers()
    match = random_match(RAINBOW, 1, stop_at=10)
    second.begin(match)
    second.close()
    first.close()
    found = last(keepers())
    assert found is not None
    assert dump_record(found) == dump_record(match)


def test_one_copy_too_many_plays_on_and_says_that_nothing_is_kept(keepers: Callable[[], Keeper], qtbot: QtBot) -> None:
    copies = [keepers() for _ in range(PLACES)]
    late = keepers()
    with qtbot.waitSignal(late.failed):
        late.begin(random_match(RAINBOW, 1, stop_at=5))
    late.keep().result()
    assert last(copies[0]) is None


def test_a_damaged_journal_is_set_aside(keepers: Callable[[], Keeper], tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "match-1.journal").write_bytes(b"{nonsense")
    keeper = keepers()
    told: list[BadRecord] = []
    keeper.unreadable.connect(told.append)
    assert last(keeper) is None
    assert last(keeper) is None
    assert len(told) == 1
    assert [path.read_bytes() for path in (tmp_path / "data").glob("damaged-*")] == [b"{nonsense"]


# -- a disk that refuses --------------------------------------------------------------------------


class Full:
    """A disk without room, until there is room again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        put, add = files.put, History.add

        def refuse() -> None:
            if self.full:
                raise OSError(ENOSPC, "No space left on device")

        def put_if(file: IO[bytes], news: bytes) -> None:
            refuse()
            put(file, news)

        def add_if(history: History, match: Match, png: bytes) -> int:
            refuse()
            return add(history, match, png)

        monkeypatch.setattr(files, "put", put_if)
        monkeypatch.setattr(journal, "put", put_if)
        monkeypatch.setattr(History, "add", add_if)


def test_a_full_disk_is_told_once_and_when_there_is_room_the_whole_match_is_kept(
    keepers: Callable[[], Keeper], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, disk, told = keepers(), Full(monkeypatch), list[int]()
    keeper.failed.connect(lambda: told.append(1))
    whole, match = random_match(RAINBOW, 1), RAINBOW.match(1)
    keeper.begin(match).result()
    for number, step in enumerate(whole.steps[:12]):
        disk.full = 3 <= number < 8
        match.play(step.seat, step.action)
        keeper.keep().result()
        QApplication.processEvents()  # the window hears of it in its own time
    assert told == [1]
    again = last(keeper)
    assert again is not None
    assert again.steps == match.steps


def test_a_match_that_the_history_does_not_take_stays_in_its_journal(
    keepers: Callable[[], Keeper], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, disk, match = keepers(), Full(monkeypatch), random_match(RAINBOW, 1)
    keeper.begin(match).result()
    disk.full = True
    with qtbot.waitSignal(keeper.left_out):
        keeper.finish(match, picture())
    disk.full = False
    assert last(keeper) is None  # but it is taken care of now
    archived(keeper.library)
    assert len(keeper.history.entries()) == 1


def test_the_window_tells_of_a_full_disk_once_and_play_goes_on(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Full(monkeypatch)

    async def scenario() -> None:
        disk.full = True
        sitting.start("kimono", ["human", "random"])
        while await sitting.act(Random(1)):
            pass
        await sitting.until(lambda: sitting.window.result.isVisible())
        await sitting.until(lambda: len(boxes(sitting)) == 2)

    run(scenario, qapp)
    match_told, history_told = sorted(boxes(sitting), key=len, reverse=True)
    assert "goes on" in match_told
    assert "missing" in history_told


def test_preferences_that_cannot_be_saved_are_told_once(sitting: Sitting, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sitting.window._preferences_path = tmp_path / "file" / "preferences.json"
    for _ in range(3):
        sitting.window.apply_preferences()
    assert len(boxes(sitting)) == 1


def test_preferences_are_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    assert save_preferences(Preferences(theme="dark", undo_agreement=False), path)
    loaded, wrong = load_preferences(path)
    assert (loaded.theme, loaded.undo_agreement, wrong) == ("dark", False, [])
    (tmp_path / "file").write_text("")
    assert not save_preferences(Preferences(), tmp_path / "file" / "preferences.json")


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", [""]),
        (b"[1]", [""]),
        (b"{" * 100_000, [""]),
        (b"\xff\xfe", [""]),
        (b'{"speed": "fast", "theme": "dark"}', ["speed"]),
        (
            b'{"undo_agreement": 1, "setups": {"kasane": 3}, "stop_keys": ["A"]}',
            ["undo_agreement", "stop_keys", "setups"],
        ),
    ],
)
def test_broken_preferences_are_replaced_by_defaults_and_named(
    tmp_path: Path, content: bytes, wrong: list[str]
) -> None:
    path = tmp_path / "preferences.json"
    path.write_bytes(content)
    loaded, found = load_preferences(path)
    assert found == wrong
    assert loaded.speed == Preferences().speed
    assert loaded.undo_agreement


def test_a_folder_or_a_pipe_is_no_match(sitting: Sitting, tmp_path: Path) -> None:
    """Whoever waits for a pipe to end may wait for ever."""
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    for name in ("folder", "pipe"):
        sitting.window.open_file(tmp_path / name)
    assert boxes(sitting) == ["The file is not a record of a match."] * 2


# -- undo by agreement ----------------------------------------------------------------------------


async def play_some(sitting: Sitting, players: list[str], steps: int) -> None:
    """Humans choose the first thing they may do."""
    sitting.start("kimono", players)
    conductor = sitting.window.conductor
    assert conductor is not None
    while sitting.match.cursor < steps:
        await sitting.until(lambda: conductor.asked is not None)
        at = sitting.match.cursor
        conductor.choose(sitting.match.actions(conductor.asked or 0)[0])
        await sitting.until(lambda at=at: sitting.match.cursor > at)  # type: ignore[misc]  # bound at once
    await sitting.until(lambda: conductor.asked is not None)


@pytest.mark.parametrize("agreed", [True, False])
def test_with_several_humans_the_others_are_asked(sitting: Sitting, qapp: QApplication, agreed: bool) -> None:
    async def scenario() -> None:
        await play_some(sitting, ["human", "human", "random"], 12)
        question, before = sitting.window.page.question, sitting.match.cursor
        sitting.window.menu.undo_action.trigger()
        assert sitting.match.cursor == before
        assert question.isVisible()
        viewer = sitting.window.conductor.viewer if sitting.window.conductor else 0
        assert question.words.text() == f"{('Aya', 'Ben')[1 - viewer]}: agree to undo?"
        QTest.mouseClick(question.yes if agreed else question.no, Qt.MouseButton.LeftButton)
        assert not question.isVisible()
        assert (sitting.match.cursor < before) == agreed
        if agreed:
            assert [branch.at for branch in sitting.match.left_lines()] == [sitting.match.cursor]

    run(scenario, qapp)


@pytest.mark.parametrize(("players", "agreement"), [(["human", "random", "random"], True), (["human", "human"], False)])
def test_against_computers_or_if_so_wished_nobody_is_asked(
    sitting: Sitting, qapp: QApplication, players: list[str], agreement: bool
) -> None:
    sitting.preferences.undo_agreement = agreement

    async def scenario() -> None:
        await play_some(sitting, players, 8)
        before = sitting.match.cursor
        sitting.window.menu.undo_action.trigger()
        assert not sitting.window.page.question.isVisible()
        assert sitting.match.cursor < before

    run(scenario, qapp)


def test_escape_is_no_and_leaving_the_table_takes_the_question_away(sitting: Sitting, qapp: QApplication) -> None:
    async def scenario() -> None:
        await play_some(sitting, ["human", "human"], 8)
        question, before = sitting.window.page.question, sitting.match.cursor
        sitting.window.menu.undo_action.trigger()
        QTest.keyClick(question.yes, Qt.Key.Key_Escape)
        assert not question.isVisible()
        assert sitting.match.cursor == before
        sitting.window.menu.undo_action.trigger()
        sitting.window.show_lobby()
        assert not question.isVisible()

    run(scenario, qapp)


def test_an_answer_waits_until_it_is_on_the_disk(sitting: Sitting, qapp: QApplication) -> None:
    """Nobody is asked before what the one before did is kept."""

    async def scenario() -> None:
        await play_some(sitting, ["human", "human"], 3)
        keeper, conductor = sitting.window._keeper, sitting.window.conductor
        assert conductor is not None
        gate = threading.Event()
        keeper._writer.submit(gate.wait)
        at, asked = sitting.match.cursor, conductor.asked
        conductor.choose(sitting.match.actions(asked or 0)[0])
        await sitting.until(lambda: sitting.match.cursor > at)
        for _ in range(20):
            await asyncio.sleep(0.002)
            assert conductor.asked is None
        gate.set()
        await sitting.until(lambda: conductor.asked is not None)
        assert load_journal(keeper._path or Path()).cursor == sitting.match.cursor

    run(scenario, qapp)


# -- problem reports ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_report_leads_to_the_same_position(game: str, qapp: QApplication, tmp_path: Path) -> None:
    match = random_match(Setting(CATALOGUE[game], 2 if game != "kasane" else 3), 5, stop_at=25)
    path = tmp_path / "x.kasane-report"
    path.write_text(report(match, Preferences()), encoding="utf-8")
    opened = load_record(path)
    assert opened.steps == match.steps
    assert [opened.table(seat) for seat in (PUBLIC, 0, 1)] == [match.table(seat) for seat in (PUBLIC, 0, 1)]


def test_a_report_says_nothing_of_places(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log()
    log.note(f"File {Path.home()}/secret/file.py\nFile {Path(reporting.__file__)}, line 3")
    monkeypatch.setattr(reporting, "log", log)
    written = report(random_match(RAINBOW, 1, stop_at=9), Preferences(geometry="AdnQywAD"))
    assert str(Path.home()) not in written.replace("…", "")
    assert "AdnQywAD" not in written
    content = json.loads(written)
    assert content["log"] == ["File …", "File …/kasane_desktop/ui/dialogs/report.py, line 3"]
    assert {"app", "platform", "settings", "record"} <= set(content)
    assert anonymous("nothing") == "nothing"


def test_the_log_holds_the_latest_lines() -> None:
    log = Log()
    for number in range(1000):
        log.note(f"line {number}")
    assert (len(log.lines), log.lines[-1]) == (reporting.MOST_LINES, "line 999")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"record": None}, "record.no-match"),
        ({"version": 2}, "record.newer"),
        ({"version": True}, "record.field"),
        ({"record": [1]}, "record.foreign"),
        ({"format": "kasane-desktop-reports"}, "record.foreign"),
    ],
)
def test_a_report_that_leads_nowhere_is_refused(qapp: QApplication, change: dict[str, object], key: str) -> None:
    written = json.loads(report(random_match(RAINBOW, 1, stop_at=9), Preferences()))
    with pytest.raises(BadRecord) as refused:
        parse_record(json.dumps({**written, **change}).encode())
    assert refused.value.reason.key == key
