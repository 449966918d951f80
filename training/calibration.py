"""A picture of how far chances can be trusted: what was told, and how often it came true, before and after learning.

    python -m training.calibration docs/pictures/calibration.png

A row for each game, a column for each third of a match. It is drawn from the matches in build/training that were held
out (`make train`), all numbers of seats together.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import numpy as np

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.players.mind import mind_of
from training.fit import Array
from training.learn import HELD_OUT
from training.train import FOLDER, LEARNERS, cases_of, records

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPen

BINS = 10
SIDE, GAP = 220, 64
COLOURS = ("#8a2f3c", "#2c5a8a")
THIRDS = ("beginning", "middle", "end")

Curve = list[tuple[float, float, int]]
"""Told, come true, and of how many."""
Panel = tuple[str, list[tuple[str, Curve]]]
"""A title, and curves with their names."""


def curve(told: Array, shares: Array) -> Curve:
    """By the chance that was told to a seat."""
    found: Curve = []
    for low in np.arange(BINS) / BINS:
        within = (told >= low) & (told < low + 1 / BINS + (low == (BINS - 1) / BINS))
        if within.sum() >= 20:
            found.append((float(told[within].mean()), float(shares[within].mean()), int(within.sum())))
    return found


Told = tuple[Array, Array, Array]
"""Chances before and after, and shares of the win, of every seat in some positions."""


def told(folder: Path, game: str, seats: int) -> list[Told]:
    """By thirds of the match."""
    weights = mind_of(game).heuristic(CATALOGUE[game]).learned
    held_out = [record for record in records(folder, game, seats, range(100)) if record.number % HELD_OUT == 0]
    assert weights is not None
    assert held_out, f"there are no matches in {folder}: make train"
    part = "look" if weights.look else "value"
    cases, phases = cases_of(held_out, part), getattr(weights, part)[seats]
    after = [case.chances(np.array(phase)) for case, phase in zip(cases.held, phases, strict=True)]
    found: list[Told] = []
    for third in np.array_split(np.arange(len(phases)), len(THIRDS)):
        each = [(cases.others[0][phase], after[phase], cases.held[phase].shares) for phase in third]
        before, now, shares = (
            np.concatenate([array.ravel() for array in arrays]) for arrays in zip(*each, strict=True)
        )
        found.append((before, now, shares))
    return found


def rows(folder: Path) -> list[list[Panel]]:
    found = []
    for game in LEARNERS:
        every = [told(folder, game, seats) for seats in CATALOGUE[game].counts]
        row: list[Panel] = []
        for number, third in enumerate(THIRDS):
            before, now, shares = (np.concatenate([each[number][part] for each in every]) for part in range(3))
            row.append((f"{game}, {third}", [("0.1.0", curve(before, shares)), ("learned", curve(now, shares))]))
        found.append(row)
    return found


def draw(path: Path, rows: list[list[Panel]]) -> None:
    app = QGuiApplication.instance() or QGuiApplication([])
    assert app is not None
    columns = max(map(len, rows))
    image = QImage(columns * (SIDE + GAP) + GAP, len(rows) * (SIDE + GAP) + GAP, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(QFont("sans-serif", 9))
    for down, row in enumerate(rows):
        for along, (title, lines) in enumerate(row):
            box = QRectF(GAP + along * (SIDE + GAP), GAP + down * (SIDE + GAP), SIDE, SIDE)
            _panel(painter, box, title, lines)
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
    draw(path, rows(FOLDER))


if __name__ == "__main__":
    main()
