"""The page of past matches: what is shown, filtered, counted, deleted and exported."""

from __future__ import annotations

import csv
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from shutil import copyfile
from threading import Event

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMessageBox
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.history import EVERYTHING, MIXED, PEOPLE, Category, Entry, History
from kasane_desktop.match.history.figures import Group, Tally
from kasane_desktop.ui.history import HistoryPage
from kasane_desktop.ui.history.charts import PointsChart, moving, ticks
from kasane_desktop.ui.history.words import found, result_of
from kasane_desktop.ui.keeping.library import Library
from kasane_desktop.ui.pictures.small_picture import MOST, as_png, read_picture, small, smaller
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, Preferences
from tests.histories import put, settle
from tests.matches import Setting, random_match
from tests.ui.windows import Sitting, run

QUICK = Preferences(speed=0.0, curtain=False, language="en", theme="light")
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def entry(number: int, game: str = "kasane", score: int = 10, place: int = 2, **changes: object) -> Entry:
    names = ("Aya", "Ren", "Kaede", "Sumi")
    scores, places = (score, 11, 9, 3), (place, 3 - place, 3, 4)
    plain = Entry(number, NOON + timedelta(days=number), game, number, "skilled", 0, names, {}, scores, places)
    return replace(plain, **changes)  # type: ignore[arg-type]  # fields of Entry


SOME = [
    entry(5, "kasane", 14, 1),
    entry(4, "kimono", 12, 1, level="novice"),
    entry(3, "kasane", 8, 2),
    entry(2, "kasane", 20, 1, names=("Ben", "Ren", "Kaede", "Sumi"), level=PEOPLE),
    entry(1, "rainbow", 33, 1, own=None),
]


@pytest.fixture
def page(qtbot: QtBot, library: Library) -> Iterator[HistoryPage]:
    red = QImage(48, 30, QImage.Format.Format_RGB32)
    red.fill(QColor("red"))
    put(library.history, [one for one in SOME if one.id != 4], as_png(red))
    put(library.history, [one for one in SOME if one.id == 4])
    opened = HistoryPage(library, lambda match, dark: QPixmap.fromImage(red))
    qtbot.addWidget(opened)
    opened.resize(1440, 900)
    with qtbot.waitExposed(opened):
        opened.show()
    opened.show_all()
    settle(library)
    yield opened
    language.install("en")


@pytest.fixture
def sitting(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sitting]:
    language.install("en")  # its numbers have forms of their own
    opened = Sitting(tmp_path, Preferences(**vars(QUICK)))
    qtbot.addWidget(opened.window)
    yield opened
    opened.window.close()


def shown(page: HistoryPage) -> list[int | str]:
    settle(page._library)
    return [entry.id for entry in page.model.entries]


def choose(page: HistoryPage, box: QComboBox, data: object) -> None:
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())
    settle(page._library)


def show_figures(page: HistoryPage) -> None:
    page.tabs.parts[1].click()
    settle(page._library)


# -- the list -------------------------------------------------------------------------------------


def test_the_models_keep_the_rules_of_models(page: HistoryPage, library: Library) -> None:
    """A breach is a warning, and a warning fails the test; as long as the testers live."""
    show_figures(page)
    models, mode = (page.model, page.statistics.model), QAbstractItemModelTester.FailureReportingMode.Warning
    testers = [QAbstractItemModelTester(model, mode) for model in models]
    for game in ("kasane", "kimono", None):
        choose(page, page.game, game)
    library.history.delete(range(1, 6))
    page.show_all()
    assert shown(page) == []
    put(library.history, (entry(number) for number in range(1, 251)))
    page.show_all()
    assert shown(page) == list(range(250, 0, -1))  # a tester wants to have all of them
    assert [model.rowCount(model.index(0, 0)) for model in models] == [0, 0]
    assert [tester.model() for tester in testers] == list(models)


def test_a_long_list_comes_as_one_looks_further_down(page: HistoryPage, library: Library) -> None:
    library.history.delete(range(1, 6))
    put(library.history, (entry(number) for number in range(1, 251)))
    page.show_all()
    assert shown(page) == list(range(250, 150, -1))
    for length in (200, 250, 250):
        page.list.scrollToBottom()
        assert shown(page) == list(range(250, 250 - length, -1))
    page.list.scrollToBottom()
    low = page.list.viewport().rect().center()
    low.setY(page.list.viewport().height() - 20)
    assert page.list.indexAt(low).row() == 249  # the view has been told of them
    page.show_all()  # whoever has looked further down is not brought up again
    assert len(shown(page)) == 250
    choose(page, page.game, "kasane")
    assert len(shown(page)) == 100


def test_filters_find_and_can_be_taken_back(page: HistoryPage) -> None:
    assert shown(page) == [5, 4, 3, 2, 1]
    choose(page, page.game, "kasane")
    assert shown(page) == [5, 3, 2]
    choose(page, page.level, "skilled")
    assert shown(page) == [5, 3]
    choose(page, page.game, None)
    choose(page, page.level, None)
    choose(page, page.count, 4)
    assert shown(page) == [5, 4, 3, 2, 1]


def test_filters_offer_only_what_is_there(page: HistoryPage) -> None:
    assert [page.game.itemData(n) for n in range(page.game.count())] == [None, "kasane", "kimono", "rainbow"]
    assert {page.level.itemData(n) for n in range(page.level.count())} == {None, "skilled", "novice", PEOPLE}


@pytest.mark.parametrize(("text", "found"), [("ben", [2]), ("RAINBOW", [1]), ("kasane aya", [5, 3]), ("xyz", [])])
def test_words_are_found_in_names_and_games(
    page: HistoryPage, text: str, found: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("kasane_desktop.ui.history.page.announce", lambda source, text: told.append(text))
    QTest.keyClicks(page.search, text)
    assert shown(page) == found
    assert page.nothing.isVisible() == (not found)
    assert told == ([] if found else ["No match fits."])


@pytest.fixture
def japanese(qapp: QApplication) -> Iterator[None]:
    language.install("ja")
    yield
    language.install("en")


@pytest.mark.usefixtures("japanese")
def test_a_computer_player_is_found_by_either_name() -> None:
    assert found(SOME[0], "れん")
    assert found(SOME[0], "ren")
    assert not found(SOME[0], "ren ben")


def test_a_result_names_place_and_points_the_best_first(qapp: QApplication) -> None:
    language.install("en")
    assert result_of(SOME[2]) == "1. Ren 11 · 2. Aya 8 · 3. Kaede 9 · 4. Sumi 3"


def test_what_is_chosen_stays_chosen_while_it_can_be_seen(page: HistoryPage) -> None:
    page.list.setCurrentIndex(page.model.index(2))
    assert [one.id for one in page.chosen] == [3]
    choose(page, page.game, "kasane")
    assert [one.id for one in page.chosen] == [3]
    choose(page, page.game, "kimono")
    assert [one.id for one in page.chosen] == [4]


def test_the_list_shows_the_picture_of_each_match(page: HistoryPage) -> None:
    page.list.viewport().grab()  # they are fetched when they are to be seen
    settle(page._library)
    image = page.list.viewport().grab().toImage()
    row = page.list.visualRect(page.model.index(0))
    assert image.pixelColor(row.x() + 60, row.center().y()) == QColor("red")
    row = page.list.visualRect(page.model.index(1))  # it has none: that of its game stands in
    assert image.pixelColor(row.x() + 60, row.center().y()) != QColor("red")


def test_enter_and_the_button_look_again(page: HistoryPage, qtbot: QtBot) -> None:
    page.list.setCurrentIndex(page.model.index(1))
    for press in (
        page.detail.replay.click,
        lambda: QTest.keyClick(page.list, Qt.Key.Key_Return),
    ):
        with qtbot.waitSignal(page.replayed) as caught:
            press()
        assert caught.args == [4]


def test_several_can_be_chosen_and_deleted(page: HistoryPage, qtbot: QtBot) -> None:
    page.list.selectAll()
    assert page.detail.replay.isHidden()
    with qtbot.waitSignal(page.deleted) as caught:
        QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert caught.args == [[5, 4, 3, 2, 1]]
    page.list.use_keys({"delete": "F9"})
    QTest.keyClick(page.list, Qt.Key.Key_Delete)  # not any more: nothing is asked twice
    with qtbot.waitSignal(page.deleted) as caught:
        QTest.keyClick(page.list, Qt.Key.Key_F9)
    assert caught.args == [[5, 4, 3, 2, 1]]


# -- the figures ----------------------------------------------------------------------------------


def test_the_table_counts_by_game_seats_and_level(page: HistoryPage) -> None:
    show_figures(page)
    model = page.statistics.model
    rows = [[model.index(row, column).data() for column in range(8)] for row in range(model.rowCount())]
    assert rows[0] == ["All together", "–", "–", "4", "3 (75%)", "–", "–", "2 (2)"]
    assert ["Colors of Kasane", "4", "Skilled", "2", "1 (50%)", "11.0", "14", "1 (1)"] in rows
    assert ["Kimono", "4", "Novice", "1", "1 (100%)", "12.0", "12", "1 (1)"] in rows
    assert len(rows) == 4


def test_the_streak_that_goes_on_stands_before_the_longest(page: HistoryPage) -> None:
    tally = Tally(matches=9, wins=6, average=7.5, best=12, streak=1, longest=4)
    assert page.statistics.model.written(Group(None, False, tally))[-1] == "1 (4)"


def test_of_all_rows_the_first_whose_points_can_be_compared_is_chosen(page: HistoryPage) -> None:
    show_figures(page)
    statistics = page.statistics
    assert [group.kind is None for group in statistics.model.rows] == [True, False, False, False]
    assert statistics.group is statistics.model.rows[1]


def test_other_figures_take_the_place_of_those_that_were_read(page: HistoryPage) -> None:
    show_figures(page)
    model = page.statistics.model
    assert model.index(0, 0).data() == "All together"
    model.show(model.rows[1:])
    assert model.index(0, 0).data() != "All together"


def test_the_table_is_written_anew_in_another_language(page: HistoryPage, qapp: QApplication) -> None:
    show_figures(page)
    first = page.statistics.model.index(0, 0)
    assert first.data() == "All together"
    language.install("fr")
    qapp.sendPostedEvents()
    assert first.data() != "All together"


def test_the_charts_show_the_chosen_row_from_the_earliest_match_on(page: HistoryPage) -> None:
    statistics = page.statistics
    show_figures(page)
    for row, group in enumerate(statistics.model.rows):
        statistics.table.setCurrentIndex(statistics.model.index(row, 0))
        settle(page._library)
        own = [one for one in reversed(SOME) if one.own is not None]
        mine = [one for one in own if group.kind in (None, Category(one.game, one.count, one.level))]
        for chart in statistics.charts:
            assert chart.entries == mine
        assert bool(statistics.points.note) == (group.kind is None)
        assert statistics.places.told() == ", ".join(
            f"{place}: {sum(one.place == place for one in mine)}" for place in range(1, 5)
        )
    assert statistics.points.accessibleDescription()
    assert statistics.wins.tip(QPointF(0, 0))


def test_filters_hold_for_figures_too(page: HistoryPage) -> None:
    show_figures(page)
    choose(page, page.game, "kimono")
    assert page.statistics.model.rowCount() == 2
    choose(page, page.game, "rainbow")  # only watched
    assert page.statistics.model.rowCount() == 0
    assert page.statistics.nothing.isVisible()
    assert not page.statistics.table.isVisible()


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (0, 3, [0, 1, 2, 3]),
        (7, 7, [7]),
        (3, 27, [0, 10, 20, 30]),
        (-12, 40, [-20, 0, 20, 40]),
        (100, 480, [100, 200, 300, 400, 500]),
    ],
)
def test_marks_are_round_numbers(low: int, high: int, marks: list[int]) -> None:
    assert ticks(low, high) == marks


def test_the_moving_average_looks_back() -> None:
    assert moving([1, 2, 3, 4], 2) == [1, 1.5, 2.5, 3.5]
    assert moving([]) == []


def test_points_stand_higher_the_more_they_are(page: HistoryPage) -> None:
    chart = PointsChart()
    chart.resize(400, 200)
    chart.show_entries([SOME[2], SOME[0]], "Points", "")
    assert chart._y(14) < chart._y(8)
    assert chart.area.top() <= chart._y(14) <= chart._y(8) <= chart.area.bottom()


def test_the_match_that_is_pointed_at_is_the_nearest(page: HistoryPage) -> None:
    chart = PointsChart()
    chart.resize(400, 200)
    chart.show_entries(SOME[:3], "Points", "")
    for number in range(3):
        for aside in (-5, 5):
            assert chart.nearest(QPointF(chart.across(number) + aside, 100)) == number


# -- looks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("dark", [False, True])
def test_it_is_drawn_at_every_size_in_every_language(
    page: HistoryPage, size: tuple[int, int], spoken: str, dark: bool
) -> None:
    language.install(spoken)
    page.set_dark(dark)
    page.resize(*size)
    for tab in (0, 1):
        page.tabs.parts[tab].click()
        settle(page._library)
        assert not page.grab().isNull()
    table = page.statistics.table
    assert sum(table.columnWidth(n) for n in range(8)) <= table.viewport().width()
    for box in (page.game, page.count, page.level):
        assert box.width() >= box.minimumSizeHint().width()


@pytest.mark.parametrize("level", [MIXED, PEOPLE, "skilled", "greedy"])
def test_every_level_has_a_name(page: HistoryPage, level: str) -> None:
    page._library.history.delete(range(1, 6))
    put(page._library.history, [entry(1, level=level)])
    page.show_all()
    settle(page._library)
    assert page.level.itemText(1)
    assert page.level.itemText(1) != level


def agree(box: QMessageBox) -> None:
    """Someone presses Delete."""
    next(button for button in box.buttons() if button.text() == "Delete").click()


# -- with the window ------------------------------------------------------------------------------


def test_matches_come_in_when_they_end_and_can_be_exported_and_deleted(
    sitting: Sitting, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        window, library, history = sitting.window, sitting.window._keeper.library, sitting.window._keeper.history
        for seed in (1, 2):
            sitting.start("kimono", ["random", "random"], seed=seed)
            await sitting.until(lambda: window.result.isVisible())
        window.lobby.history.emit()
        assert window.past.page.isVisible()
        await sitting.until(lambda: window.past.page.model.rowCount() == 2)
        picture = QImage.fromData(history.picture(history.entries()[0].id))
        assert picture.width() == 400
        window.past.export(EVERYTHING, tmp_path / "out.csv")
        await sitting.until(lambda: library.resting)
        with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
            assert [line["deal"] for line in csv.DictReader(file)] == ["2", "1"]
        monkeypatch.setattr(QMessageBox, "exec", agree)
        window.past.page.list.setCurrentIndex(window.past.page.model.index(0))
        window.past.page.detail.delete.click()
        await sitting.until(lambda: window.past.page.model.rowCount() == 1)
        assert [one.seed for one in window.past.page.model.entries] == [1]
        window.past.page.back.click()
        assert window.lobby.isVisible()

    run(scenario, qapp)


def told(sitting: Sitting) -> list[str]:
    settle(sitting.window._keeper.library)
    return [box.text() for box in sitting.window.findChildren(QMessageBox)]


def test_a_damaged_history_is_told_and_a_new_one_begun(sitting: Sitting, tmp_path: Path) -> None:
    (tmp_path / "data" / "history.sqlite").write_bytes(b"nonsense" * 1000)
    sitting.window.show_history()
    (text,) = told(sitting)
    assert "set aside" in text
    assert len(list((tmp_path / "data").glob("damaged-*.sqlite"))) == 1
    match = random_match(Setting(CATALOGUE["kimono"], 2), 1)
    sitting.window._keeper.finish(match, QImage()).result()
    assert len(sitting.window._keeper.history.entries()) == 1


def test_a_history_that_cannot_be_read_is_told(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: History) -> list[Category]:
        raise OSError("disk I/O error")

    monkeypatch.setattr(History, "kinds", refuse)
    sitting.window.show_history()
    (text,) = told(sitting)
    assert "disk I/O error" in text
    assert sitting.window.past.page.nothing.isVisible()
    assert "disk I/O error" in sitting.window.past.page.nothing.text()


def test_a_match_that_makes_no_sense_is_told_and_the_others_are_seen(sitting: Sitting) -> None:
    history = sitting.window._keeper.history
    put(history, SOME)
    assert history._file is not None
    history._file.execute("UPDATE matches SET scores = 'oops' WHERE id = 3")
    for _ in range(2):
        sitting.window.show_history()
        (text,) = told(sitting)
        assert "1 past match could not be read" in text
        assert shown(sitting.window.past.page) == [5, 4, 2, 1]


@pytest.mark.parametrize("what", ["replayed", "result", "table", "saved"])
def test_a_match_whose_record_is_damaged_is_told_when_it_is_wanted(sitting: Sitting, what: str) -> None:
    history, page = sitting.window._keeper.library.history, sitting.window.past.page
    number = history.add(random_match(Setting(CATALOGUE["rainbow"], 2), 3), b"")
    assert history._file is not None
    history._file.execute("UPDATE papers SET record = x'00'")
    sitting.window.show_history()
    settle(sitting.window._keeper.library)
    getattr(page, what).emit(number)
    settle(sitting.window._keeper.library)
    assert told(sitting) == ["The file is damaged: it cannot be read as JSON."]


def test_a_newer_history_is_told_as_newer(sitting: Sitting, tmp_path: Path) -> None:
    path = tmp_path / "data" / "history.sqlite"
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA user_version = 3")
        file.execute("CREATE TABLE other (name)")
    before = path.read_bytes()
    sitting.window.show_history()
    assert told(sitting) == []
    assert "newer version" in sitting.window.past.page.nothing.text()
    match = random_match(Setting(CATALOGUE["kimono"], 2), 1)
    sitting.window._keeper.begin(match).result()
    sitting.window._keeper.finish(match, QImage()).result()
    assert path.read_bytes() == before
    assert len(list((tmp_path / "data").glob("*.journal"))) == 1  # the newer version will find it


def test_the_window_does_not_wait_for_another_program(sitting: Sitting, tmp_path: Path, qtbot: QtBot) -> None:
    page = sitting.window.past.page
    put(sitting.window._keeper.history, SOME)
    with closing(sqlite3.connect(tmp_path / "data" / "history.sqlite")) as other:
        other.execute("BEGIN EXCLUSIVE")
        sitting.window.show_history()
        assert sitting.window._keeper.library.asked_for("kinds")  # and it is not here yet
        qtbot.waitUntil(lambda: "Another program" in page.nothing.text(), timeout=60_000)
    qtbot.waitUntil(lambda: page.model.rowCount() == 5, timeout=60_000)
    assert page.word.text() == page.nothing.text() == ""


@pytest.mark.parametrize("wanted", ["replayed", "result", "table", "saved"])
def test_whoever_has_gone_elsewhere_is_not_brought_back_by_a_match_that_comes_late(
    sitting: Sitting, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    async def scenario() -> None:
        window, library, free = sitting.window, sitting.window._keeper.library, Event()
        saved = list[object]()
        monkeypatch.setattr(window.files, "save", saved.append)
        number = library.history.add(random_match(Setting(CATALOGUE["kimono"], 2), 3), b"")
        pages = {"replayed": window.past.replay, "result": window.result, "table": window.page}
        for gone in (True, False):
            window.show_history()
            await sitting.until(lambda: library.resting)
            library.give(free.wait)
            getattr(window.past.page, wanted).emit(number)
            assert library.asked_for("match")
            if gone:
                window.past.page.left.emit()
            free.set()
            await sitting.until(lambda: library.resting)
            there = bool(saved) if wanted == "saved" else pages[wanted].isVisible()
            assert (there, window.lobby.isVisible()) == (not gone, gone)
            free.clear()

    run(scenario, qapp)


def test_only_the_last_of_several_questions_is_answered(library: Library) -> None:
    worked, answers, begun, go_on = list[str](), list[str](), Event(), Event()

    def work(name: str, _: History) -> str:
        begun.set()
        go_on.wait()
        worked.append(name)
        return name

    library.ask("matches", partial(work, "a"), answers.append)
    begun.wait()
    for name in "bcd":
        library.ask("matches", partial(work, name), answers.append)
    library.ask("figures", partial(work, "other"), answers.append)
    go_on.set()
    settle(library)
    assert worked == ["a", "d", "other"]  # what nobody waits for is not even begun
    assert answers == ["d", "other"]


def test_who_is_leaving_hears_no_answer_any_more(library: Library, qapp: QApplication) -> None:
    answers, begun, go_on = list[str](), Event(), Event()

    def work(_: History) -> str:
        begun.set()
        go_on.wait()
        return "too late"

    library.ask("matches", work, answers.append)
    begun.wait()
    library.history.stop = go_on.set  # type: ignore[method-assign]  # while it is being closed the answer comes
    library.close()
    qapp.processEvents()
    assert (answers, library.resting) == ([], True)


def test_old_pictures_become_small_and_stay_the_same_to_the_eye(sitting: Sitting, tmp_path: Path) -> None:
    old = Path(__file__).parent.parent / "data" / "history-1.sqlite"
    copyfile(old, tmp_path / "data" / "history.sqlite")
    with closing(sqlite3.connect(old)) as file:
        pictures = dict(file.execute("SELECT id, picture FROM matches"))
    history = sitting.window._keeper.history
    assert len(history.entries()) == 5
    seen = 0
    for number, before in pictures.items():
        now = history.picture(number)
        assert len(now) <= MOST
        assert bool(now) == bool(before)
        if before:
            seen += 1
            assert difference(QImage.fromData(before), QImage.fromData(now)) < 4
    assert seen == 2
    assert (tmp_path / "data" / "history.sqlite").stat().st_size / 5 < 25_000


def difference(one: QImage, other: QImage) -> float:
    """How much two pictures differ, on average over both their pixels, from 0 to 255."""
    smooth = Qt.TransformationMode.SmoothTransformation
    grey = QImage.Format.Format_Grayscale8
    both = [image.scaled(48, 30, mode=smooth).convertToFormat(grey) for image in (one, other)]
    pixels = list(zip(*(bytes(image.constBits()) for image in both), strict=True))
    return float(sum(abs(a - b) for a, b in pixels) / len(pixels))


@pytest.mark.parametrize(("wide", "seen"), [(4096, True), (4097, False)])
def test_a_picture_that_unfolds_to_more_than_ours_is_none(wide: int, seen: bool) -> None:
    image = QImage(wide, 1, QImage.Format.Format_Mono)
    image.fill(0)
    assert read_picture(as_png(image)).isNull() is not seen
    for nothing in (b"", b"\x89PNG", b"GIF89a" + bytes(40), as_png(image)[:24]):
        assert read_picture(nothing).isNull()


def test_a_picture_that_does_not_want_to_be_small_is_made_small() -> None:
    noise = QImage(480, 300, QImage.Format.Format_RGB32)
    rng = Random(1)
    for y in range(300):
        for x in range(480):
            noise.setPixel(x, y, rng.randrange(1 << 24))
    assert 0 < len(small(noise)) <= MOST
    assert small(QImage()) == smaller(b"nonsense" * 10_000) == b""
