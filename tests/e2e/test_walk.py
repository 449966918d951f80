"""A part of the walk through every page and dialog: one small screen, one game, one language (see `make walk`)."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from kasane_desktop.scene.kit.paint import write
from tests.walk.seen import Shortened, complaints
from tests.walk.walk import FOLDER, walk

GAMES = {"fr": "kaleido", "ja": "rainbow"}
PAGES = ("lobby", "table", "log", "rules", "curtain", "question", "result", "end", "past", "statistics")
LOOKING_BACK = ("play", "review", "trial", "practice")
STOPS = (*PAGES, *LOOKING_BACK, "menu", "preferences", "about", "report", "message", "delete", "open", "export")


@pytest.mark.parametrize("spoken", GAMES)
def test_nothing_is_off_the_screen_cut_or_unreadable(spoken: str) -> None:
    done = walk("1024x640", spoken, GAMES[spoken])
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 complaints" in done.stdout
    pictures = sorted(path.stem for path in (FOLDER / "1024x640").glob(f"{spoken}-*.jpg"))
    for stop in STOPS:
        assert any(picture.startswith(f"{spoken}-dark-{stop}") for picture in pictures), stop


@pytest.mark.parametrize(
    ("ink", "words", "width", "complaint"),
    [
        ("#000000", "seen", 200, ""),
        ("#909090", "pale", 200, "contrast"),
        ("#FFFFFF", "white on white", 200, "contrast"),
        ("#000000", "far too long for its room", 60, "cut"),
    ],
)
def test_the_eye_of_the_walk_sees_what_is_wrong(qtbot: QtBot, ink: str, words: str, width: int, complaint: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet("background: #FFFFFF")
    label = QLabel(words, window)
    label.setStyleSheet(f"color: {ink}")
    label.setGeometry(10, 10, width, 24)
    window.resize(240, 60)
    window.show()
    qtbot.waitExposed(window)
    found = complaints(window)
    assert (complaint in " ".join(found)) if complaint else found == []


def test_the_eye_of_the_walk_sees_half_a_number_and_not_what_is_covered(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet("background: #FFFFFF; color: #000000")
    label, number, cover = QLabel("pale", window), QLineEdit("1234567890", window), QWidget(window)
    label.setStyleSheet("color: #909090")
    label.setGeometry(10, 10, 200, 24)
    number.setGeometry(10, 40, 50, 30)
    cover.setGeometry(0, 0, 240, 36)
    window.resize(240, 80)
    window.show()
    qtbot.waitExposed(window)
    assert [found.partition(": ")[2] for found in complaints(window)] == ["cut: '1234567890'"]
    cover.hide()
    assert "contrast" in " ".join(complaints(window))


def test_the_eye_of_the_walk_does_not_look_for_what_is_scrolled_away(qtbot: QtBot) -> None:
    area, inside = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    area.setStyleSheet("background: #FFFFFF; color: #000000")
    for number, tall in enumerate((30, 400)):
        row = QWidget(inside)  # with something in it, as the name of a seat has
        row.setGeometry(10, tall, 200, 30)
        QLineEdit("12", row).setStyleSheet("color: #FFFFFF" if number else "")
    inside.resize(220, 500)
    area.setWidget(inside)
    area.resize(240, 100)
    area.show()
    qtbot.waitExposed(area)
    assert complaints(area) == []
    area.verticalScrollBar().setValue(400)
    assert "contrast" in " ".join(complaints(area))


def test_the_eye_of_the_walk_sees_letters_that_stand_out_of_their_picture(qapp: QApplication) -> None:
    heard = Shortened()
    try:
        picture = QImage(200, 40, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(picture)
        for baseline, told in ((30.0, "whole"), (6.0, "half")):
            write(painter, 4, baseline, told, QFont(), "#000000")
        painter.end()
    finally:
        heard.forget()
    assert [told.rpartition(": ")[2] for told in heard.told()] == ["'half'"]


def test_the_eye_of_the_walk_sees_a_window_off_the_screen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 100)
    window.show()
    window.move(window.screen().geometry().right() - 100, 10)
    assert "off the screen" in " ".join(complaints(window))


def test_colours_are_told_apart_as_the_standard_says() -> None:
    from PySide6.QtCore import QRect

    from tests.walk.seen import contrast

    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    for x in range(10, 20):
        for y in range(40):
            image.setPixelColor(x, y, QColor("#767676"))
    ratio = contrast(image, QRect(0, 0, 40, 40))
    assert ratio is not None
    assert abs(ratio - 4.54) < 0.01
