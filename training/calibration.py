"""A picture of how far chances can be trusted: what was told, and how often it came true, before and after learning.

    python -m training.calibration docs/pictures/calibration.png

It is drawn from the matches in build/training that were held out (`make train`).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import numpy as np

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.players.learned import weights_in
from training.fit import Array
from training.minds import features_of
from training.train import FOLDER, LEARNERS, cases_of, records

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPen

BINS = 10
SIDE, GAP = 300, 60
COLOURS = ("#8a2f3c", "#c98b2b", "#2f6b4f", "#2c5a8a", "#6a4a86")

Curve = list[tuple[float, float, int]]
"""Told, come true, and of how many."""


def curve(told: Array, shares: Array) -> Curve:
    """By the chance that was told to a seat."""
    found: Curve = []
    for low in np.arange(BINS) / BINS:
        within = (told >= low) & (told < low + 1 / BINS + (low == (BINS - 1) / BINS))
        if within.sum() >= 20:
            found.append((float(told[within].mean()), float(shares[within].mean()), int(within.sum())))
    return found


def curves(folder: Path, game: str, seats: int) -> tuple[Curve, Curve]:
    """Before and after."""
    weights = weights_in(f"kasane_desktop.games.{game}.mind", features_of(game).SHAPE)
    matches = records(folder, game, seats, range(100))
    assert weights is not None
    assert matches, f"there are no matches in {folder}: make train"
    cases = cases_of(matches)
    held = [case for case in cases.held if len(case)]
    shares = np.concatenate([case.shares for case in held])
    before = np.concatenate([told for told in cases.others[0] if len(told)])
    after = np.concatenate(
        [
            case.chances(np.array(phase))
            for case, phase in zip(cases.held, weights.value[seats], strict=True)
            if len(case)
        ]
    )
    return curve(before, shares), curve(after, shares)


def draw(path: Path, panels: list[tuple[str, list[tuple[str, Curve]]]]) -> None:
    app = QGuiApplication.instance() or QGuiApplication([])
    assert app is not None
    image = QImage(len(panels) * (SIDE + GAP) + GAP, SIDE + 2 * GAP, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(QFont("sans-serif", 10))
    for number, (title, lines) in enumerate(panels):
        _panel(painter, QRectF(GAP + number * (SIDE + GAP), GAP, SIDE, SIDE), title, lines)
    painter.end()
    path.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(path)):
        sys.exit(f"{path} cannot be written")


def _panel(painter: QPainter, box: QRectF, title: str, lines: list[tuple[str, Curve]]) -> None:
    def at(told: float, true: float) -> QPointF:
        return QPointF(box.left() + told * box.width(), box.bottom() - true * box.height())

    painter.setPen(QPen(QColor("#999"), 1))
    painter.drawRect(box)
    painter.setPen(QPen(QColor("#bbb"), 1, Qt.PenStyle.DashLine))
    painter.drawLine(at(0, 0), at(1, 1))
    painter.setPen(QColor("black"))
    painter.drawText(QRectF(box.left(), box.top() - 34, box.width(), 24), Qt.AlignmentFlag.AlignCenter, title)
    under = QRectF(box.left(), box.bottom() + 8, box.width(), 24)
    painter.drawText(under, Qt.AlignmentFlag.AlignLeft, "0 %")
    painter.drawText(under, Qt.AlignmentFlag.AlignCenter, "told")
    painter.drawText(under, Qt.AlignmentFlag.AlignRight, "100 %")
    for number, (name, points) in enumerate(lines):
        painter.setPen(QPen(QColor(COLOURS[number]), 2))
        painter.drawPolyline([at(told, true) for told, true, _ in points])
        painter.setBrush(QColor(COLOURS[number]))
        for told, true, _ in points:
            painter.drawEllipse(at(told, true), 3, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawText(QPointF(box.left() + 10, box.top() + 20 + 18 * number), name)


def main() -> None:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs/pictures/calibration.png")
    before: list[tuple[str, Curve]] = []
    after: list[tuple[str, Curve]] = []
    for game in LEARNERS:
        for seats in CATALOGUE[game].counts:
            old, new = curves(FOLDER, game, seats)
            before.append((f"{game}, {seats} seats", old))
            after.append((f"{game}, {seats} seats", new))
    draw(path, [("Master of 0.1.0", before), ("Learned", after)])


if __name__ == "__main__":
    main()
