"""Whoever plays by keys leaves the pointer where it is."""

from __future__ import annotations

import subprocess
import sys

import pytest

OFTEN = 40
"""What Qt reads where nothing is may look right by chance, but not that often."""
PROGRAM = f"""
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsWidget, QWidget
from kasane_desktop.ui.result import ResultPage
from kasane_desktop.ui.playing.table_view import TableView

application = QApplication([])
for _ in range({OFTEN}):
    around = QWidget()
    around.resize(640, 480)
    {{view}}
    view.resize(640, 480)
    view.setScene(QGraphicsScene(0, 0, 640, 480, view))
    item = QGraphicsWidget()
    item.resize(640, 480)
    view.scene().addItem(item)
    around.show()
    QCursor.setPos(view.mapToGlobal(view.rect().center()))
    item.setCursor(QCursor(Qt.CursorShape.PointingHandCursor))
    view.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert view.itemAt(view.mapFromGlobal(QCursor.pos())) is item
    item.unsetCursor()
    around.close()
"""


@pytest.mark.parametrize("view", ["view = TableView(around)", "page = ResultPage(around); view = page.view"])
def test_what_lies_under_a_pointer_that_never_moved_may_lose_its_cursor(view: str) -> None:
    ran = subprocess.run([sys.executable, "-c", PROGRAM.format(view=view)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
