"""The points where three boards meet, while the match goes on: marked, and lit when one is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from kasane_desktop.core.table import Zone
from kasane_desktop.games.kaleido.rules import fact, zones
from kasane_desktop.games.kaleido.stage.comb import GHOST_Z, LABEL_Z
from kasane_desktop.games.kaleido.stage.desk import Desk
from kasane_desktop.games.kaleido.stage.geometry import hexagon
from kasane_desktop.games.kaleido.stage.hots import COMB
from kasane_desktop.games.kaleido.stage.marks import board_frame
from kasane_desktop.games.kaleido.stage.turning import meeting_at
from kasane_desktop.scene.arrangement import Hot, Sheet, Touch
from kasane_desktop.scene.kit import Look, Outline, Picture, kept
from kasane_desktop.scene.sketch import Sketch, sketched

REACH = 0.17  # of a board's radius: what counts as pointing at the point itself
DOT = 0.065


def lay_meetings(desk: Desk) -> None:
    """Where a board is lifted, or at the end, discs say more: see turning.py and finale.py."""
    if desk.lifted is not None or desk.phase == "over":
        return
    for zone in desk.shown.of_kind(zones.MEETING):
        at = meeting_at(desk, *zones.MEETING.of(zone.id))
        if desk.sight.contains(at):
            _lay_point(desk, zone, QPointF(round(at.x()), round(at.y())))


def _lay_point(desk: Desk, zone: Zone, at: QPointF) -> None:
    r, u = desk.frame.r, desk.look.u
    looked = desk.pointed == zone.id
    face = dot_face(desk.look, max(4.0, DOT * r) / u, looked)
    desk.out.sheets[COMB(f"dot/{zone.id}")] = Sheet(face, at.x(), at.y(), LABEL_Z - 0.2)
    if looked:
        desk.out.sheets[COMB("meant")] = Sheet(board_frame(desk.look, r), at.x(), at.y(), LABEL_Z - 0.1)
    reach = max(9.0, REACH * r)
    name = desk.words.meeting_of(zone.facts[fact.MET])
    outline = Outline(round(2 * reach), round(2 * reach), kind="round")
    corner = at.x() - reach, at.y() - reach
    desk.out.hots[zone.id] = Hot(outline, *corner, LABEL_Z + 1.5, name=name, zone=zone.id, order=-1)
    desk.out.touches.append(Touch(hexagon(at, reach), zone.id, 0))
    area = QRectF(corner[0] / u, corner[1] / u, 2 * reach / u, 2 * reach / u)
    desk.read(COMB(zone.id), area, GHOST_Z, name)
    desk.explain(COMB(zone.id), zone.id)


@kept
def dot_face(look: Look, r: float, looked: bool) -> Picture:
    """A small bead; its middle is the origin."""

    def draw(s: Sketch) -> None:
        s.fill(2, 2, 2 * r, 2 * r, r, "#FFF8EA", 1.0 if looked else 0.9)
        s.ring(2, 2, 2 * r, 2 * r, r, "#4A3018", 1.4, 0.9 if looked else 0.6)

    face = sketched(look, 2 * r + 4, 2 * r + 4, draw)
    half = look.px(r + 2)
    return Picture(face.pixmap, -half, -half)
