"""The page of past matches: what is shown, filtered, counted, deleted and exported."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMessageBox
from pytestqt.qtbot import QtBot

from kasane_desktop.games.catalogue import CATALOGUE
from kasane_desktop.match.history import MIXED, PEOPLE, Entry
from kasane_desktop.ui import language
from kasane_desktop.ui.history import HistoryPage
from kasane_desktop.ui.history.charts import PointsChart, moving, ticks
from kasane_desktop.ui.library import Library
from kasane_desktop.ui.preferences import LANGUAGES, Preferences
from kasane_desktop.ui.small_picture import as_png
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
def library(qapp: QApplication, tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "history.sqlite")
    yield opened
    opened.close()


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
    settle(qtbot, library)
    yield opened
    language.install("en")


@pytest.fixture
def sitting(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sitting]:
    opened = Sitting(tmp_path, Preferences(**vars(QUICK)))
    qtbot.addWidget(opened.window)
    yield opened
    opened.window.close()


def shown(page: HistoryPage) -> list[int | str]:
    return [entry.id for entry in page.model.entries]


def choose(box: QComboBox, data: object) -> None:
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


# -- the list -------------------------------------------------------------------------------------


def test_the_models_keep_the_rules_of_models(page: HistoryPage) -> None:
    for model in (page.model, page.statistics.model):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    page.show_entries(SOME[:2])
    page.show_entries([])
    page.show_entries(SOME)


def test_filters_find_and_can_be_taken_back(page: HistoryPage) -> None:
    assert shown(page) == [5, 4, 3, 2, 1]
    choose(page.game, "kasane")
    assert shown(page) == [5, 3, 2]
    choose(page.level, "skilled")
    assert shown(page) == [5, 3]
    choose(page.game, None)
    choose(page.level, None)
    choose(page.count, 4)
    assert shown(page) == [5, 4, 3, 2, 1]


def test_filters_offer_only_what_is_there(page: HistoryPage) -> None:
    assert [page.game.itemData(n) for n in range(page.game.count())] == [None, "kasane", "kimono", "rainbow"]
    assert {page.level.itemData(n) for n in range(page.level.count())} == {None, "skilled", "novice", PEOPLE}


@pytest.mark.parametrize(("text", "found"), [("ben", [2]), ("RAINBOW", [1]), ("kasane aya", [5, 3]), ("xyz", [])])
def test_words_are_found_in_names_and_games(page: HistoryPage, text: str, found: list[int]) -> None:
    QTest.keyClicks(page.search, text)
    assert shown(page) == found
    assert page.nothing.isVisible() == (not found)


def test_what_is_chosen_stays_chosen_while_it_can_be_seen(page: HistoryPage) -> None:
    page.list.setCurrentIndex(page.model.index(2))
    assert [one.id for one in page.chosen] == [3]
    choose(page.game, "kasane")
    assert [one.id for one in page.chosen] == [3]
    choose(page.game, "kimono")
    assert [one.id for one in page.chosen] == [4]


def test_the_list_shows_the_picture_of_each_match(page: HistoryPage) -> None:
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


# -- the figures ----------------------------------------------------------------------------------


def test_the_table_counts_by_game_seats_and_level(page: HistoryPage) -> None:
    model = page.statistics.model
    rows = [[model.index(row, column).data() for column in range(8)] for row in range(model.rowCount())]
    assert rows[0] == ["All together", "–", "–", "4", "3 (75%)", "–", "–", "2 (2)"]
    assert ["Colors of Kasane", "4", "Skilled", "2", "1 (50%)", "11.0", "14", "1 (1)"] in rows
    assert ["Kimono", "4", "Novice", "1", "1 (100%)", "12.0", "12", "1 (1)"] in rows
    assert len(rows) == 4


def test_the_charts_show_the_chosen_row_from_the_earliest_match_on(page: HistoryPage) -> None:
    statistics = page.statistics
    page.tabs.parts[1].click()
    made = groups(SOME)
    for row, group in enumerate(made):
        statistics.table.setCurrentIndex(statistics.model.index(row, 0))
        for chart in statistics.charts:
            assert chart.entries == list(reversed(group.entries))
        assert bool(statistics.points.note) == (len(group.games) > 1)
    assert statistics.points.accessibleDescription()
    assert statistics.wins.tip(QPointF(0, 0))


def test_filters_hold_for_figures_too(page: HistoryPage) -> None:
    choose(page.game, "kimono")
    assert page.statistics.model.rowCount() == 2
    choose(page.game, "rainbow")  # only watched
    assert page.statistics.model.rowCount() == 0
    assert page.statistics.points.note


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
        QApplication.processEvents()
        assert not page.grab().isNull()
    table = page.statistics.table
    assert sum(table.columnWidth(n) for n in range(8)) <= table.viewport().width()
    for box in (page.game, page.count, page.level):
        assert box.width() >= box.minimumSizeHint().width()


@pytest.mark.parametrize("level", [MIXED, PEOPLE, "skilled", "greedy"])
def test_every_level_has_a_name(page: HistoryPage, level: str) -> None:
    page.show_entries([entry(1, level=level)])
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
        window, history = sitting.window, sitting.window._keeper.history
        for seed in (1, 2):
            sitting.start("kimono", ["random", "random"], seed=seed)
            await sitting.until(lambda: window.result.isVisible())
        window.lobby.history.emit()
        assert window.past.page.isVisible()
        await sitting.until(lambda: window.past.page.model.rowCount() == 2)
        picture = QImage.fromData(history.picture(history.entries()[0].id))
        assert picture.width() == 480
        window.past.export(history.entries(), tmp_path / "out.csv")
        with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
            assert [line["deal"] for line in csv.DictReader(file)] == ["2", "1"]
        monkeypatch.setattr(QMessageBox, "exec", agree)
        window.past.page.list.setCurrentIndex(window.past.page.model.index(0))
        window.past.page.detail.delete.click()
        assert [one.seed for one in window.past.page.model.entries] == [1]
        window.past.page.back.click()
        assert window.lobby.isVisible()

    run(scenario, qapp)


def test_a_damaged_history_is_told_and_a_new_one_begun(sitting: Sitting, tmp_path: Path) -> None:
    (tmp_path / "data" / "history.sqlite").write_bytes(b"nonsense" * 1000)
    sitting.window.show_history()
    (box,) = sitting.window.findChildren(QMessageBox)
    assert "set aside" in box.text()
    assert len(list((tmp_path / "data").glob("damaged-*.sqlite"))) == 1
    match = random_match(Setting(CATALOGUE["kimono"], 2), 1)
    sitting.window._keeper.finish(match, QImage()).result()
    assert len(sitting.window._keeper.history.entries()) == 1


def test_a_history_that_cannot_be_read_is_told(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> list[Entry]:
        raise OSError("disk I/O error")

    monkeypatch.setattr(sitting.window._keeper.history, "entries", refuse)
    sitting.window.show_history()
    (box,) = sitting.window.findChildren(QMessageBox)
    assert "disk I/O error" in box.text()
    assert sitting.window.past.page.nothing.isVisible()
