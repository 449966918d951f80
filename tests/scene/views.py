"""A window onto a scene, and a hand in it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot


def on_view(qtbot: QtBot, scene: QGraphicsScene) -> QGraphicsView:
    view = QGraphicsView(scene)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.resize(round(scene.width()), round(scene.height()))
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    view.setFocus()
    return view


def click(view: QGraphicsView, at: QPointF) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(at))
