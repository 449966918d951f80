"""Room for long texts in the whole window, and no word of the old language after a change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QEvent, QModelIndex, QRect, QRectF
from PySide6.QtGui import QAction, QRegion
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsScene,
    QGraphicsSimpleTextItem,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.match.history import Entry
from kasane_desktop.match.match import Match, Sitter
from kasane_desktop.scene.arrangement import Sheet
from kasane_desktop.scene.kit import fonts
from kasane_desktop.scene.kit.cache import store
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.controls import style
from kasane_desktop.ui.dialogs.about import About
from kasane_desktop.ui.dialogs.preferences_dialog import PreferencesDialog
from kasane_desktop.ui.lobby import lobby as lobby_module
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import Preferences
from kasane_desktop.ui.window.main_window import MainWindow
from tests import histories
from tests.pseudo import Cut, cuts, lengthened, spoken
from tests.ui.lobbies import finish_pictures
from tests.ui.windows import NAMES, Sitting, process_events, run

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

Sit = Callable[..., Sitting]
SMALLEST = (1024, 640)
PLAIN = Preferences(speed=0.0, curtain=False, language="en", theme="light", log_open=False)
COLOURS, CRESTS = ("ai", "matsu", "kuri", "ume", "asagi", "sumi"), "私葵蓮楓墨美"
MOMENTS = (0.3, 0.7)
TEXT_SIZES = (1.0, 1.5)
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
PAST = [
    Entry(n, NOON, game, n, "skilled", 0, NAMES[:4], {}, (30 - n, 11, 9, 3), (1, 2, 3, 4))
    for n, game in enumerate(CATALOGUE, 1)
]

LOGS = {
    "games.layering.stage.notes",
    "games.kabuki.stage.notes",
    "games.rainbow.stage.panel",
    "games.kaleido.stage.seats",
}
"""Draw the last moves in a line or two each: the log has them in full."""
SHORT_FORMS = {"games.rainbow.stage.seats"}
"""Draws a reason in few words, where there is room; its tip says it at length."""


@pytest.fixture
def sit(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Open windows in a language: each with a data folder of its own, and the same deals in all lobbies."""
    monkeypatch.setattr(lobby_module, "SystemRandom", lambda: Random(5))
    opened: list[Sitting] = []

    def open_one(spoken_language: str, text_size: float = 1.0) -> Sitting:
        language.install(spoken_language)
        chosen = {"language": spoken_language, "text_size": text_size}
        sitting = Sitting(tmp_path / str(len(opened)), Preferences(**{**vars(PLAIN), **chosen}))
        sitting.window.resize(*SMALLEST)
        qtbot.addWidget(sitting.window)
        opened.append(sitting)
        settle()
        return sitting

    yield open_one
    for sitting in opened:
        sitting.window.close()
    language.install("en")
    fonts.set_text_size(1.0)
    style.dress(qapp, dark=False)


def played(game: str, part: float) -> Match:
    """A match of random players at a full table, as far as a turn of the first seat; part 1 is the whole of it."""
    rules = CATALOGUE[game]
    seats = range(max(rules.counts))
    sitters = [Sitter(NAMES[n], "random" if n else "human", {"colour": COLOURS[n], "crest": CRESTS[n]}) for n in seats]
    whole = _play(Match(rules, sitters, {}, 3), None)
    return whole if part == 1 else _play(Match(rules, sitters, {}, 3), int(whole.cursor * part))


def _play(match: Match, least: int | None) -> Match:
    rng = Random(3)
    while (acting := match.to_act()) and not (least is not None and match.cursor >= least and acting == (0,)):
        if not match.deal():
            seat = rng.choice(acting)
            match.play(seat, rng.choice(match.actions(seat)))
    return match


async def sit_down(sitting: Sitting, game: str, part: float) -> None:
    sitting.window.past.played_on.emit(played(game, part))
    if part == 1:
        await sitting.until(sitting.window.result.isVisible)
    else:
        await sitting.asked()
        assert not sitting.over


def settle() -> None:
    """Layouts and what waits for them; what was thrown away is gone."""
    for _ in range(4):
        process_events()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def dialogs(sitting: Sitting) -> Iterator[QWidget]:
    """The windows beside the window, one after the other, as small as they get."""
    window = sitting.window
    window.guide.open("kabuki")
    book = window.guide.book
    assert book is not None
    settle()
    book.resize(book.minimumSize())
    for dialog in (PreferencesDialog(sitting.preferences, window), About(window), book):
        dialog.show()
        settle()
        yield dialog
        dialog.close()


# -- room -----------------------------------------------------------------------------------------


def cut_widgets(root: QWidget) -> list[str]:
    """Labels and buttons with less room than their text needs, unless a tip has the whole of it."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel) and widget.text():
            cut = widget.width() < widget.sizeHint().width() - 1 and widget.toolTip() != widget.text()
            if widget.wordWrap():
                cut = widget.height() < widget.heightForWidth(widget.width())
            found += [widget.text()] if cut else []
        elif isinstance(widget, QAbstractButton) and widget.width() < widget.minimumSizeHint().width():
            found.append(widget.accessibleName())
    return found


def covered_widgets(root: QWidget) -> list[tuple[QWidget, QWidget]]:
    """Widgets side by side that lie on each other."""
    found = []
    for parent in (root, *root.findChildren(QWidget)):
        beside = [child for child in parent.children() if isinstance(child, QWidget) and child.isVisible()]
        places = [(child, _letters(child)) for child in beside if not child.isWindow()]
        found += [(one, two) for (one, a), (two, b) in combinations(places, 2) if a.intersects(b)]
    return found


def _letters(widget: QWidget) -> QRect:
    """The place of a widget; lines of text may be closer than their air."""
    if not isinstance(widget, QLabel):
        return widget.geometry()
    air = widget.fontMetrics().height() // 8
    return widget.geometry().adjusted(0, air, 0, -air)


def ink(sheet: Sheet) -> QRegion:
    """Where a sheet shows something, but for its shadow."""
    picture, size = sheet.picture, sheet.picture.pixmap.deviceIndependentSize().toSize()
    body = QRect(-picture.x, -picture.y, size.width() + 2 * picture.x, size.height() + 2 * picture.y)
    mask = picture.pixmap.mask()
    shown = QRegion(body) if mask.isNull() else QRegion(mask).intersected(body)
    return shown.translated(round(sheet.x) + picture.x, round(sheet.y) + picture.y)


def misplaced(scene: TableScene) -> list[str]:
    """What can be read or pressed and leaves the table."""
    table, sheets = scene.sceneRect().adjusted(-1, -1, 1, 1), scene.arranged.sheets
    places = {key: QRectF(ink(sheet).boundingRect()) for key, sheet in sheets.items() if sheet.name}
    places |= {key: hot.rect for key, hot in scene.arranged.hots.items()}
    return [key for key, place in places.items() if not place.isEmpty() and not table.contains(place)]


def covered_sheets(scene: TableScene) -> set[tuple[str, str]]:
    """Sheets with something to read that lie on each other; a sheet may lie on a panel as a whole."""
    named = [(key, ink(sheet)) for key, sheet in scene.arranged.sheets.items() if sheet.name]
    return {
        (one, two)
        for (one, a), (two, b) in combinations(named, 2)
        if a.intersects(b) and not any(x.subtracted(y).isEmpty() for x, y in ((a, b), (b, a)))
    }


def unsaid(found: list[Cut], scene: QGraphicsScene | None, log: set[str]) -> list[Cut]:
    """Shortened texts that can be read nowhere in full."""
    tips = {item.toolTip() for item in scene.items()} if scene is not None else set()
    tips |= {tip for widget in QApplication.allWidgets() if (tip := widget.toolTip())}

    def said(cut: Cut) -> bool:
        if any(name in cut.text for name in NAMES) and cut.where in LOGS:
            return any(cut.text in line for line in log)
        return cut.where in SHORT_FORMS or any(cut.text in tip for tip in tips)

    return [cut for cut in dict.fromkeys(found) if not said(cut)]


def look(sitting: Sitting, view: QGraphicsView | None = None) -> None:
    """Everything in the window has room."""
    window = sitting.window
    window.resize(SMALLEST[0] + 1, SMALLEST[1])
    settle()
    with cuts() as found:
        window.resize(*SMALLEST)  # a scene is laid anew
        settle()
        if view is None:
            found.clear()  # widgets may have been painted before they had their place
            store.clear()
        window.grab()
    assert window.size().toTuple() == SMALLEST
    assert cut_widgets(window) == []
    assert covered_widgets(window) == []
    assert unsaid(found, None if view is None else view.scene(), told(window)) == []


def told(window: MainWindow) -> set[str]:
    """The lines of the log, if there is a match."""
    if window.page.scene is None:
        return set()
    log = window.page.models.log
    return {log.data(log.index(row, 0)) for row in range(log.rowCount())}


def test_the_language_is_longer_and_keeps_its_places() -> None:
    assert lengthened("{name} takes %n cards") == "{name} tàkés %n çàrdsïlëù ï"
    assert lengthened("%n · {seed}") == "%n · {seed}"


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_the_lobby_has_room_for_every_game(sit: Sit, text_size: float) -> None:
    sitting = sit("en", text_size)
    with spoken():
        for game, card in sitting.window.lobby.cards.items():
            card.click()
            assert sitting.window.lobby.game == game
            look(sitting)


@pytest.mark.parametrize(("text_size", "moments"), [(1.0, MOMENTS), (1.5, MOMENTS[1:])])
@pytest.mark.parametrize("game", CATALOGUE)
def test_table_and_result_have_room(
    sit: Sit, qapp: QApplication, game: str, text_size: float, moments: tuple[float, ...]
) -> None:
    sitting = sit("en", text_size)

    async def scenario() -> None:
        page = sitting.window.page
        for part in moments:
            await sit_down(sitting, game, part)
            scene = page.scene
            assert scene is not None
            usual = covered_sheets(scene)
            with spoken():
                settle()
                look(sitting, page.view)
                assert any(letter in sheet.name for sheet in scene.arranged.sheets.values() for letter in "àéîôû")
                assert misplaced(scene) == []
                assert covered_sheets(scene) - usual == set()
        with spoken():
            await sit_down(sitting, game, 1)
            look(sitting, sitting.window.result.view)

    run(scenario, qapp)


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_history_and_dialogs_have_room(sit: Sit, qapp: QApplication, text_size: float) -> None:
    sitting = sit("en", text_size)
    with spoken():
        show_past(sitting)
        look(sitting)
        for dialog in dialogs(sitting):
            with cuts() as found:
                dialog.grab()
            assert cut_widgets(dialog) == [], dialog
            assert covered_widgets(dialog) == [], dialog
            assert unsaid(found, None, set()) == [], dialog


# -- another language -----------------------------------------------------------------------------


def words(root: QWidget) -> Counter[tuple[str, str]]:
    """All that is written, shown as a tip or read aloud in a window, and what it is said by."""
    found: Counter[tuple[str, str]] = Counter()
    for widget in (root, *root.findChildren(QWidget)):
        texts = [widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()]
        if widget.isVisible() or not isinstance(widget, QLabel):  # a label that is cut has its text as a tip
            texts.append(widget.toolTip())
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            texts.append(widget.text())
        if isinstance(widget, QLineEdit):
            texts.append(widget.placeholderText())
        if isinstance(widget, QTextEdit):
            texts.append(widget.toPlainText())
        if isinstance(widget, QComboBox):
            texts += [widget.itemText(n) for n in range(widget.count())]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            texts += [
                str(model.index(row, column).data() or "")
                for row in range(model.rowCount())
                for column in range(model.columnCount(QModelIndex()) if isinstance(model, QAbstractTableModel) else 1)
            ]
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            texts += scene_words(widget.scene())
        found.update((type(widget).__name__, text) for text in texts if text)
    found.update(("QAction", action.text()) for action in root.findChildren(QAction) if action.text())
    return found


def scene_words(scene: QGraphicsScene) -> list[str]:
    texts = []
    for item in scene.items():
        texts += [item.toolTip(), getattr(item, "accessible_name", "")]
        texts += [item.text()] if isinstance(item, QGraphicsSimpleTextItem) else []
    return texts


def speak(sitting: Sitting, spoken_language: str) -> None:
    """As the preferences do it."""
    sitting.preferences.language = spoken_language
    sitting.window.apply_preferences()
    settle()


def assert_as_fresh(live: QWidget, fresh: QWidget) -> None:
    settle()
    one, other = words(live), words(fresh)
    assert one - other == Counter()
    assert other - one == Counter()
    for window in (live, fresh):
        window.activateWindow()
        settle()
    alike = live.grab().toImage() == fresh.grab().toImage()
    assert alike, "something painted is not as in a new window"


LANGUAGES = ("fr", "ja", "en")


def test_no_old_word_is_left_in_the_lobby(sit: Sit) -> None:
    live = sit("en")
    seen = set()
    for name in LANGUAGES:
        speak(live, name)
        fresh = sit(name)
        for sitting in (live, fresh):
            finish_pictures(sitting.window.lobby)
        assert_as_fresh(live.window, fresh.window)
        seen.add(live.window.lobby.panel.begin.accessibleName())
    assert len(seen) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("game", "part"), [("kasane", 0.7), ("rainbow", 0.3), ("kabuki", 0.7), ("kaleido", 0.3), ("kimono", 1)]
)
def test_no_old_word_is_left_at_the_table(sit: Sit, qapp: QApplication, game: str, part: float) -> None:
    live = sit("en")

    async def scenario() -> None:
        await sit_down(live, game, part)
        for name in LANGUAGES:
            assert live.window.page.scene is not None
            live.window.page.scene.talk.tell("in the old language")
            live.window.notice.say("in the old language")
            speak(live, name)
            assert live.window.page.scene.talk.told == live.window.notice.text == ""
            fresh = sit(name)
            await sit_down(fresh, game, part)
            assert_as_fresh(live.window, fresh.window)

    run(scenario, qapp)


def show_past(sitting: Sitting) -> None:
    histories.put(sitting.window._keeper.history, PAST)
    sitting.window.show_history()
    histories.settle(sitting.window._keeper.library)


def test_no_old_word_is_left_in_history_and_dialogs(sit: Sit) -> None:
    live = sit("en")
    show_past(live)
    live.window.guide.open("kabuki")
    shown = PreferencesDialog(live.preferences, live.window)
    shown.show()
    for name in LANGUAGES:
        speak(live, name)
        fresh = sit(name)
        show_past(fresh)
        histories.settle(live.window._keeper.library)
        fresh.window.guide.open("kabuki")
        preferences = PreferencesDialog(fresh.preferences, fresh.window)
        preferences.show()
        assert_as_fresh(live.window, fresh.window)
        preferences.close()
