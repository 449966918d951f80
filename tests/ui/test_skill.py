"""Statistics of play: loss and luck by game and level, and like which level that is, as far as it can be told."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from kasane_desktop.analyst import standing as standing_module
from kasane_desktop.analyst.analysis import VERSION
from kasane_desktop.analyst.standing import LOSSES, Measured, Standing, mean_of, measured, standing
from kasane_desktop.catalogue import BOXES, CATALOGUE
from kasane_desktop.match.history import Entry, Played, Skill
from kasane_desktop.players.scale import SCALE
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.ui.controls.widgets import dress
from kasane_desktop.ui.history import skill as skill_module
from kasane_desktop.ui.history.skill import CHARTED, SkillPage, rows_of
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES

LEVELS = {level: Measured(loss, 0.001) for level, loss in zip(SCALE, (0.10, 0.06, 0.04, 0.02, 0.01), strict=True)}
FIRST = Entry(
    1, datetime(2025, 3, 1, tzinfo=UTC), "kimono", 5, "novice", 0, ("", "Aoi"), {}, scores=(5, 3), places=(1, 2)
)


def played(number: int, loss: float, luck: float = 0.1, game: str = "kimono", level: str = "novice") -> Played:
    entry = replace(FIRST, id=number, ended=FIRST.ended + timedelta(days=number), game=game, level=level)
    return Played(entry, Skill(20, loss, luck))


def test_who_loses_as_much_as_a_level_plays_like_it() -> None:
    assert standing([0.021, 0.02, 0.019, 0.02, 0.021], LEVELS) == Standing("expert", "expert", "expert")
    wide = standing([0.012, 0.05, 0.035, 0.025, 0.045, 0.03], LEVELS)
    assert wide == Standing("skilled", "skilled", "expert")


def test_where_too_little_is_known_nothing_is_claimed() -> None:
    assert standing([0.02, 0.02], LEVELS) is None
    assert standing([0.0, 0.1, 0.02], LEVELS) is None  # anybody might play like that
    assert standing([0.02] * 9, {}) is None
    unsure = {level: Measured(one.loss, 0.05) for level, one in LEVELS.items()}
    assert standing([0.02] * 9, unsure) is None  # the levels themselves are not told apart
    assert mean_of([0.02, 0.03]).within is None
    assert mean_of([0.02] * 40).within == pytest.approx(0.0, abs=1e-9)


def test_levels_that_came_out_the_wrong_way_round_are_one() -> None:
    odd = {**LEVELS, "skilled": Measured(0.02, 0.0), "expert": Measured(0.03, 0.0)}
    found = standing([0.025, 0.0251, 0.0249, 0.025], odd)
    assert found is not None
    assert found.level in ("skilled", "expert")


def test_what_was_measured_can_be_read() -> None:
    for game in BOXES:
        for level, one in measured(game).items():
            assert level in SCALE
            assert 0 <= one.loss < 5
            assert one.error >= 0


def test_what_another_way_of_judging_measured_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next((game for game in BOXES if measured(game)), None)
    assert game is not None
    measured.cache_clear()
    monkeypatch.setattr(standing_module, "VERSION", 99)
    assert measured(game) == {}
    measured.cache_clear()


GOOD: dict[str, Any] = {"version": VERSION, "levels": {"novice": {"loss": 0.1, "error": 0.01}}}
ODD: tuple[Any, ...] = ("0.1", None, True, float("nan"), float("inf"), -1, 10**400, [])
DAMAGED = {
    "no JSON": "{",
    "no object": "[]",
    "no version": "{}",
    "no levels": json.dumps({**GOOD, "levels": [1]}),
    "a level without a loss": json.dumps({**GOOD, "levels": {"novice": {"error": 0.01}}}),
    **{
        f"a loss of {str(odd)[:9]}": json.dumps({**GOOD, "levels": {"novice": {"loss": odd, "error": 0}}})
        for odd in ODD
    },
    "nested without end": "[" * 100_000,
}


@pytest.fixture
def losses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """What lies beside a game."""
    monkeypatch.setattr(standing_module, "files", lambda package: tmp_path)
    measured.cache_clear()
    yield tmp_path / LOSSES
    measured.cache_clear()


@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_is_told_and_nothing_is_claimed(
    losses: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    losses.write_text(text)
    with caplog.at_level(logging.WARNING):
        assert measured("kimono") == {}
    assert "losses.json of kimono cannot be used" in caplog.text


def test_what_was_never_measured_is_no_fault(losses: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert measured("kimono") == {}
    assert caplog.text == ""
    losses.write_text(json.dumps({**GOOD, "levels": {**GOOD["levels"], "unheard-of": {"loss": 1, "error": 1}}}))
    measured.cache_clear()
    assert measured("kimono") == {"novice": Measured(0.1, 0.01)}


def test_games_and_levels_have_their_rows(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skill_module, "measured", lambda game: LEVELS if game == "kimono" else {})
    page = SkillPage()
    qtbot.addWidget(page)
    matches = [
        *(played(n, 0.02 + n / 10_000) for n in range(1, 5)),
        *(played(n, 0.06, -0.2, level="master") for n in range(5, 7)),
        played(7, 0.3, game="kabuki"),
    ]
    page.show_rows(rows_of(matches))
    model = page.model
    rows = [[model.data(model.index(row, column)) for column in range(6)] for row in range(model.rowCount())]
    assert [row[:3] for row in rows] == [
        ["Kimono", "all levels", "6"],
        ["Kimono", "Novice", "4"],
        ["Kimono", "Master", "2"],
        ["Kabuki", "Novice", "1"],
    ]
    assert rows[1][3].startswith("2.0 ± 0.")
    assert rows[1][5] == "Expert"
    assert rows[2][3:] == ["6.0", "−20.0", "too few matches"]
    assert rows[3][3] == "0.30"  # tokens
    assert rows[3][5] == "–"
    page.table.selectRow(1)
    assert page.losses.told() == "2.0, 2.0, 2.0, 2.0"
    assert len(page.lucks.entries) == 4
    page.resize(1000, 600)
    page.grab()


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_in_a_small_window_one_game_is_still_told_from_another(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, spoken: str
) -> None:
    monkeypatch.setattr(skill_module, "measured", lambda game: LEVELS)
    language.install(spoken)
    try:
        page = SkillPage()
        qtbot.addWidget(page)
        page.resize(972, 500)
        page.show()
        dress(page, Look(theme(False), 0.711))
        losses = (0.06, 0.10, 0.08, 0.09)
        page.show_rows(rows_of([played(n, loss, game=game) for game in CATALOGUE for n, loss in enumerate(losses)]))
        cell, names = page.table._cell, page.model.texts(0)
        qtbot.waitUntil(lambda: page.table.columnWidth(0) >= max(cell.wide(0, name) for name in names))
        assert len(names) == len(CATALOGUE)
        assert page.losses.width() > page.width() // 5
    finally:
        language.install("en")


def test_where_several_levels_may_be_meant_all_are_named(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skill_module, "measured", lambda game: LEVELS)
    page = SkillPage()
    qtbot.addWidget(page)
    page.show_rows(rows_of([played(n, loss) for n, loss in enumerate((0.012, 0.05, 0.035, 0.025, 0.045, 0.03))]))
    assert page.model.data(page.model.index(0, 5)) == "Skilled (Skilled to Expert)"
    chart = page.losses
    assert chart.area.bottom() >= chart._y(0.012) > chart._y(0.05) >= chart.area.top()  # the more, the higher


def test_a_chart_shows_the_last_of_many_and_all_are_counted(qtbot: QtBot) -> None:
    page = SkillPage()
    qtbot.addWidget(page)
    page.show_rows(rows_of([played(n, n / 1000) for n in range(1, CHARTED + 81)]))
    assert page.model.data(page.model.index(0, 2)) == "200"
    assert page.model.data(page.model.index(0, 3)).startswith("10.")
    assert [entry.id for entry in page.losses.entries] == list(range(81, 201))
    assert page.losses.told().startswith("8.1, 8.2")


def test_without_matches_it_says_so(qtbot: QtBot) -> None:
    page = SkillPage()
    qtbot.addWidget(page)
    page.show()
    page.show_rows([])
    assert page.nothing.isVisible()
    assert not page.note.isVisible()
