"""Whatever is open when the light changes can be read afterwards, and whatever is opened then as well."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kasane_desktop.ui.dialogs.about import About
from kasane_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from kasane_desktop.ui.dialogs.report_dialog import ReportDialog
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import Preferences
from tests.ui.windows import Sitting, run
from tests.walk.seen import complaints

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture(params=["light", "dark"])
def sitting(request: pytest.FixtureRequest, qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sitting]:
    """A window that was started in this light."""
    chosen = Preferences(speed=0.0, curtain=False, language="en", theme=request.param, log_open=True)
    opened = Sitting(tmp_path, chosen)
    opened.window.resize(1440, 760)
    qtbot.addWidget(opened.window)
    yield opened
    opened.window.close()
    language.install("en")


def hard_to_read(*windows: object) -> list[str]:
    return [found for window in windows for found in complaints(window) if "contrast" in found]  # type: ignore[arg-type]


def test_what_is_open_can_be_read_in_every_light(sitting: Sitting, qapp: QApplication, qtbot: QtBot) -> None:
    window = sitting.window

    async def scenario() -> None:
        sitting.start("kasane", ["human", "greedy", "greedy"], seed=4)
        await sitting.asked()
        window.show_rules()
        book = window.guide.book
        assert book is not None
        about, preferences = About(window), PreferencesDialog(sitting.preferences, window)
        for dialog in (about, preferences):
            dialog.show()
        assert window.page.log.isVisible()
        for light in (sitting.preferences.theme, "dark", "light", "dark"):
            sitting.preferences.theme = light
            window.apply_preferences()
            preferences._restyle()
            about._restyle()
            await asyncio.sleep(0.05)
            report = ReportDialog(with_match=True, dark=light == "dark", parent=window)
            report.show()
            assert hard_to_read(window, book, about, preferences, report) == [], light
            report.close()
        for dialog in (about, preferences):
            dialog.close()

    run(scenario, qapp)


def test_every_page_can_be_read_in_every_light(sitting: Sitting, qapp: QApplication) -> None:
    window = sitting.window

    async def scenario() -> None:
        sitting.start("kimono", ["random", "random"], seed=4)
        await sitting.until(lambda: window.result.isVisible())
        window.result.finish()
        for go in (None, window.show_replay, window.show_history, window.show_lobby):
            if go is not None:
                go()
            for light in ("dark", "light", "dark"):
                sitting.preferences.theme = light
                window.apply_preferences()
                await asyncio.sleep(0.05)
                assert hard_to_read(window) == [], light

    run(scenario, qapp)
