"""What stands in the right column of the layering games is whole in every size of texts and window."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from kasane_desktop.games.layering.stage.grid import SMALL, grid_for, scale_for
from kasane_desktop.games.layering.stage.ladder import beads_face, ladder_face
from kasane_desktop.games.layering.stage.notes import row_face
from kasane_desktop.scene.kit import Look, theme
from kasane_desktop.scene.sketch import em
from tests.written import read

pytestmark = pytest.mark.usefixtures("qapp")

WINDOWS = ((1024, 640), (1366, 768), (1440, 900), (1920, 1080))
LADDER = (5, 4, 3, 2, 0, 2, 3, 4, 5)
LONG = {"Setsu Getsu Fuka": (2, 4, 6, 8, 8), "Jyougen no Tsuki": (5, 6, 7, 8, 9), "Kagen no Tsuki": (1, 2, 3)}


def column(window: tuple[int, int], text: float) -> tuple[Look, QRectF]:
    look = Look(theme(False), scale_for(*window), 1.0, text)
    return look, grid_for(*window, 3, 4, 4, 9, em(look, SMALL)).note


@pytest.mark.parametrize("text", [0.9, 1.0, 1.25, 1.5])
@pytest.mark.parametrize("window", WINDOWS)
def test_the_ladder_has_its_signs(window: tuple[int, int], text: float) -> None:
    look, note = column(window, text)
    size = (note.width(), note.height())
    for alone in (False, True):
        with read() as book:
            if alone:
                beads_face(look, size, LADDER, 3)
            else:
                ladder_face(look, size, "Colours", ("", "", ""), LADDER, 3)
        told = [written for written in book.texts if written.text.startswith("+") or written.text == "0"]
        assert [written.text for written in told] == [f"+{points}" if points else "0" for points in LADDER]
        assert len({written.px for written in told}) == 1  # one type for all
        for one, other in pairwise(told):
            assert one.place.right() + 1 < other.place.left()


@pytest.mark.parametrize("text", [0.9, 1.0, 1.25, 1.5])
@pytest.mark.parametrize("window", WINDOWS)
def test_the_names_of_groups_are_whole(window: tuple[int, int], text: float) -> None:
    look, note = column(window, text)
    for name, cards in LONG.items():
        for reuse in (False, True):
            with read() as book:
                row_face(look, (note.width() - 18, 27), cards, reuse, name, "+8", False, True)
            assert name in [written.text for written in book.texts]
            row = [written for written in book.texts if written.text != "›"]
            for one, other in pairwise(row):
                assert one.place.right() < other.place.left(), (one.text, other.text)
