"""A hint lies near what it means, even where everything around can be clicked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from kasane_desktop.scene.hot import _place_near

WITHIN = QRectF(0, 0, 1200, 1600)
MEANT = QRectF(560, 1260, 80, 80)
SLIP = (200.0, 40.0)
CROWD = [QRectF(x, y, 90, 90) for x in range(0, 1200, 100) for y in range(100, 1600, 100)]  # all but a strip on top


def slip_at(corner: QPointF) -> QRectF:
    return QRectF(corner.x(), corner.y(), *SLIP)


def test_in_a_crowd_a_hint_stays_near_and_off_what_it_means() -> None:
    at = QPointF(MEANT.center().x(), MEANT.top())
    slip = slip_at(_place_near(at, *SLIP, WITHIN, [MEANT], CROWD, 18))
    assert not slip.intersects(MEANT)
    assert slip.intersects(MEANT.adjusted(-120, -120, 120, 120))


def test_a_refusal_covers_nothing_that_can_be_clicked_however_far_it_goes() -> None:
    at = QPointF(MEANT.center().x(), MEANT.top())
    slip = slip_at(_place_near(at, *SLIP, WITHIN, [MEANT, *CROWD], (), 18))
    assert not any(slip.intersects(place) for place in CROWD)
    assert slip.bottom() <= 100


def test_a_hint_goes_where_it_covers_nothing_if_that_is_near() -> None:
    place = QRectF(560, 110, 80, 80)
    at = QPointF(place.center().x(), place.top())
    slip = slip_at(_place_near(at, *SLIP, WITHIN, [place], CROWD, 18))
    assert not any(slip.intersects(other) for other in CROWD)
    assert slip.bottom() > 50
