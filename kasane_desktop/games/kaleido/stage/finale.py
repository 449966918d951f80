"""The final scoring on the honeycomb: the hexagons where three boards meet, lit one after the other."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from kasane_desktop.games.kaleido.rules import fact, zones
from kasane_desktop.games.kaleido.stage.comb import LABEL_Z
from kasane_desktop.games.kaleido.stage.desk import Desk, pairs
from kasane_desktop.games.kaleido.stage.hots import COMB
from kasane_desktop.games.kaleido.stage.marks import board_frame, disc_face, points_face
from kasane_desktop.games.kaleido.stage.seats import walk
from kasane_desktop.games.kaleido.stage.turning import disc_radius, figure_ink, meeting_at
from kasane_desktop.scene.arrangement import Hot, Sheet, Touch
from kasane_desktop.scene.kit import Outline


def lay_finale(desk: Desk) -> None:
    if desk.phase != "over":
        return
    met = walk(desk)
    reached = met[: desk.hand.walked]
    for meeting in reached:
        _lay_disc(desk, meeting)
    looked = zones.MEETING.read(desk.pointed)
    if desk.hand.walked:
        _light(desk, reached[-1])
    elif looked and looked[0] in met:
        _light(desk, *looked)


def _at(desk: Desk, meeting: int) -> QPointF:
    at = meeting_at(desk, meeting)
    return QPointF(round(at.x()), round(at.y()))


def _lay_disc(desk: Desk, meeting: int) -> None:
    facts, at, r = desk.shown.zones[zones.MEETING(meeting)].facts, _at(desk, meeting), disc_radius(desk)
    points = facts[fact.GIVES][desk.viewer]
    face = disc_face(desk.look, r, facts[fact.TILES], str(points), figure_ink(desk, points, True), False)
    name = desk.words.meeting(desk.name(desk.viewer), points)
    key = zones.MEETING(meeting)
    desk.out.sheets[COMB(key)] = Sheet(face, at.x(), at.y(), LABEL_Z + 0.1, name, place=(key, 0))
    d = round(2 * r)
    outline = Outline(d, d, kind="round")
    desk.out.hots[key] = Hot(outline, at.x() - r, at.y() - r, LABEL_Z + 1, name=name, zone=key, order=-1)
    desk.out.touches.append(Touch(QRectF(at.x() - r, at.y() - r, d, d), key, 0))


def _light(desk: Desk, meeting: int) -> None:
    """The hexagon that is being scored, or looked at."""
    at = _at(desk, meeting)
    frame = board_frame(desk.look, desk.frame.r)
    desk.out.sheets[COMB("meant")] = Sheet(frame, at.x(), at.y(), LABEL_Z - 0.1)
    shares = pairs(desk.shown.zones[zones.MEETING(meeting)].facts[fact.SHARES])
    face = points_face(desk.look, "", shares, desk.words.nobody(), "last")
    size = face.pixmap.deviceIndependentSize()
    w, h = size.width() + 2 * face.x, size.height() + 2 * face.y
    x = min(max(at.x() - w / 2, desk.sight.left() + 6), desk.sight.right() - w - 6)
    y = at.y() - desk.frame.r - h - 4 * desk.look.u  # the hexagon itself is to be seen
    if y < desk.sight.top():
        y = at.y() + desk.frame.r + 4 * desk.look.u
    desk.out.sheets[COMB("gives")] = Sheet(face, round(x), round(y), LABEL_Z + 1)
