"""The lobby in any language, at any size, in both lights."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QSize, QTranslator
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.scene.kit import fonts
from kasane_desktop.ui.controls.widgets import WordButton
from kasane_desktop.ui.lobby import Lobby
from kasane_desktop.ui.lobby.cards import grid
from kasane_desktop.ui.lobby.pictures import poster
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES, TEXT_SIZES, Preferences
from kasane_desktop.ui.settings.setup import PERSONAS
from tests.ui.lobbies import LEVELS, emitted, finish_pictures, left, names, open_lobby
from tests.walk.seen import Shortened

# -- languages ------------------------------------------------------------------------------------


class Marked(QTranslator):
    """A language in which every text is longer by two fifths, and can be told from English."""

    def isEmpty(self) -> bool:  # noqa: N802 - an empty one would not be announced
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source + ("ñ" + "ññññ ñññ " * len(source))[: -(-len(source) * 2 // 5)]


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[Marked]:
    translator = Marked()
    yield translator
    QCoreApplication.removeTranslator(translator)


def texts(root: QWidget) -> set[str]:
    """All that can be read or heard, but for what the players have named."""
    found: set[str] = set()
    for widget in root.findChildren(QWidget):
        if widget.isVisibleTo(root):
            found |= {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()}
            found |= {widget.text()} if isinstance(widget, QLabel | QLineEdit) else set()
            found |= {widget.label} if isinstance(widget, WordButton) else set()
    return {text for text in found if any(letter.isalpha() for letter in text)}


def test_another_language_leaves_nothing_behind(qtbot: QtBot, marked: Marked) -> None:
    here = open_lobby(qtbot, Preferences(game="kasane"))
    here.set_unfinished(left(1, "from outside: ñ"))
    here.panel.seat_rows[1].kind.parts[0].click()
    here.panel.seat_rows[0].name.setFocus()
    english = texts(here)
    assert {"Choose a table and sit down.", "Player 1", "Sit down", "Deal number"} <= english
    QCoreApplication.installTranslator(marked)
    QApplication.processEvents()
    own_names = {*(persona.name for persona in PERSONAS.values()), "Kasane Desktop"}
    assert [text for text in texts(here) if "ñ" not in text and text not in own_names] == []
    assert names(here)[0].startswith("Player 1ñ")
    assert emitted(qtbot, here).sitters[0].name.startswith("Player 1ñ")
    QCoreApplication.removeTranslator(marked)
    qtbot.waitUntil(lambda: texts(here) == english)  # the goal comes back once there is room for it


# -- how it lies ------------------------------------------------------------------------------------

SIZES = [(1024, 640), (1100, 700), (1440, 900), (1000, 1000), (900, 1200), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("strip", [0, 1, 3])
def test_nothing_overlaps_at_any_size(qtbot: QtBot, marked: Marked, size: tuple[int, int], strip: int) -> None:
    QCoreApplication.installTranslator(marked)
    here = open_lobby(qtbot, Preferences(game="kasane"))
    here.set_unfinished(left(strip))
    here.resize(*size)
    QApplication.processEvents()
    sheets: list[QWidget] = [*here.cards.values(), here.panel, here.history_button, here.menu_button]
    sheets += [here.unfinished] if strip else []
    places = [sheet.geometry() for sheet in sheets]
    for n, place in enumerate(places):
        assert here.rect().contains(place), sheets[n]
        assert not any(place.intersects(other) for other in places[n + 1 :]), sheets[n]
    row = here.panel.seat_rows[1]
    parts = [row.crest, row.name, row.kind, row.level, row.remove]
    for before, after in pairwise(parts):
        assert before.geometry().right() < after.x(), after
    assert row.rect().contains(row.remove.geometry())
    assert here.panel.rect().contains(
        QRect(here.panel.begin.mapTo(here.panel, here.panel.begin.rect().topLeft()), here.panel.begin.size())
    )
    assert here.panel.sheet.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_no_word_is_cut_on_a_screen_at_200_percent(qtbot: QtBot, spoken: str) -> None:
    """1920 × 1080 is 960 × 540 then, and the window lacks what its frame and a panel take."""
    language.install(spoken)
    shortened = Shortened()
    try:
        here = open_lobby(qtbot, Preferences(game="kasane"))
        here.resize(960, 500)
        for game in CATALOGUE:
            here.choose(game)
            for level, _ in here.levels():
                here.panel.seat_rows[1].level.picked.emit(level)
                QApplication.processEvents()  # what has changed finds its place
                here.grab()
            assert {row.level.label for row in here.panel.seat_rows if row.isVisible()} - {""}
        assert shortened.told() == []
        assert here.title.geometry().bottom() - here.title.fontMetrics().descent() < here.invitation.y()
    finally:
        shortened.forget()
        language.install("en")


@pytest.mark.parametrize("cards", range(1, 11))
def test_any_number_of_games_has_its_places(cards: int) -> None:
    area = QRect(10, 20, 900, 600)
    places = grid(area, cards, 18)
    assert len(places) == cards
    for n, place in enumerate(places):
        assert area.contains(place)
        assert not any(place.intersects(other) for other in places[n + 1 :])


def test_pictures_are_made_when_there_is_time(qtbot: QtBot) -> None:
    here = Lobby(Preferences())
    qtbot.addWidget(here)
    here.resize(1440, 900)
    here.show()

    def pictures() -> list[QPixmap]:
        made = (card._picture for card in here.cards.values())
        return [picture for picture in made if picture is not None]

    assert pictures() == []  # nothing is made before the first look
    qtbot.waitUntil(lambda: len(pictures()) == len(CATALOGUE))
    assert [picture.deviceIndependentSize().toSize() for picture in pictures()] == [
        card.picture_size for card in here.cards.values()
    ]
    by_day = {picture.cacheKey() for picture in pictures()}
    here.set_dark(True)
    qtbot.waitUntil(lambda: by_day.isdisjoint(picture.cacheKey() for picture in pictures()))


@pytest.mark.parametrize("game", [*CATALOGUE, "a sixth one"])
def test_every_game_has_a_picture(qapp: QApplication, game: str) -> None:
    image = poster(game, "Sixth", 300, 200, False, 1.0).toImage()
    shades = {image.pixel(x, y) for x in range(0, 300, 3) for y in range(0, 200, 3)}
    assert len(shades) > 20
    assert image.size() == QSize(300, 200)


@pytest.mark.parametrize("dark", [False, True])
def test_it_is_painted_without_complaint(qtbot: QtBot, dark: bool) -> None:
    here = open_lobby(qtbot, Preferences(game="kasane"), levels=LEVELS)
    here.set_dark(dark)
    finish_pictures(here)
    middle = here.grab().toImage().pixelColor(here.panel.x() + 60, here.panel.y() + 6)
    assert (middle.lightness() < 90) == dark


@pytest.mark.parametrize("number", [0, 1, 3])
def test_with_the_largest_texts_in_the_smallest_window_nothing_is_cut(qtbot: QtBot, number: int) -> None:
    """The invitation has its buttons below, rows that can be continued do without their pictures and grow."""
    state = "Manche 3 sur 3 · à vous de jouer · Chiyo mène avec 8, vous avez 5"
    fonts.set_text_size(max(TEXT_SIZES))
    cut = Shortened()
    try:
        here = open_lobby(qtbot, Preferences(game="kasane"))
        here.resize(1024, 620)
        here.set_unfinished([one._replace(others="avec Ben et Chiyo", state=state) for one in left(number)])
        here.set_due(12)
        here.invite()
        assert here.inviting is not None
        QApplication.processEvents()  # what has changed finds its place
        here.grab()
        assert [told for told in cut.told() if "avec" in told or "Manche" in told] == []
        for row in here.unfinished.rows:
            assert row.height() >= row.sizeHint().height() > 3 * row.fontMetrics().height()
        assert here.inviting.yes.width() >= here.inviting.yes.sizeHint().width()
        assert here.title.isHidden() or here.title.width() >= here.title.sizeHint().width()
    finally:
        cut.forget()
        fonts.set_text_size(1.0)
