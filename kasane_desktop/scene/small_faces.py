"""Faces in small, beside what is told of them."""

from __future__ import annotations

from collections.abc import Sequence

from kasane_desktop.scene.sketch import Sketch

HIGH, STEP, GAP = 19.0, 0.56, 6.0  # of a face in design units; what is seen of one below the next; before the words
RATIO = 1.4


def faces_width(count: int) -> float:
    """What they take of a line, with the gap before its words."""
    return HIGH / RATIO * (1 + STEP * (count - 1)) + GAP if count else 0.0


def draw_faces(s: Sketch, pictures: Sequence[str], x: float, baseline: float) -> float:
    """Pictures on a line of words, each over the one before; returns what they took."""
    w = HIGH / RATIO
    for place, picture in enumerate(pictures):
        left, top = x + place * STEP * w, baseline + 4.5 - HIGH
        s.fill(left - 0.6, top - 0.6, w + 1.2, HIGH + 1.2, 1.8, "#2A1A10", 0.35)
        s.svg(picture, left, top, w, HIGH)
    return faces_width(len(pictures))
