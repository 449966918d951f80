"""A board in hand: arrows to turn it, and at every point where three boards meet what the hexagon there would give."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from kasane_desktop.games.kaleido.rules import fact, zones
from kasane_desktop.games.kaleido.rules.majority import COLOURS
from kasane_desktop.games.kaleido.stage.comb import LABEL_Z, LIFT_Z, lying_of
from kasane_desktop.games.kaleido.stage.desk import Desk
from kasane_desktop.games.kaleido.stage.geometry import board_outline, in_sight
from kasane_desktop.games.kaleido.stage.hots import COMB
from kasane_desktop.games.kaleido.stage.marks import FIGURE, INK, INK2, board_frame, disc_face, lift_face, points_face
from kasane_desktop.scene.arrangement import Hot, Sheet, Touch
from kasane_desktop.scene.kit import Outline
from kasane_desktop.scene.kit.button_faces import State, icon_face

OUT = 0.17  # how far a disc lies outside the corner of the board, in radii
ARROW_OUT = 1.09


def lay_turning(desk: Desk) -> None:
    if desk.lifted is None:
        return
    lying = lying_of(desk, desk.lifted, 0)
    at = lying.middle
    desk.out.sheets[COMB("lift")] = Sheet(lift_face(desk.look, lying.r), at.x(), at.y(), LIFT_Z - 0.1)
    if not (desk.turning and desk.asked):
        return
    outline = board_outline(lying.r)
    seen = in_sight(outline, at, 0.0, desk.sight) or outline
    corner = at.x() - outline.w / 2, at.y() - outline.h / 2
    desk.out.hots["grip"] = Hot(seen, *corner, LABEL_Z, name=desk.words.grip(), own=True, pull=True, order=-1)
    _lay_arrows(desk, at)
    facts = desk.rotation.facts
    for place, meeting in enumerate(facts[fact.MEETINGS]):
        six = facts[fact.TILES][6 * place : 6 * place + 6]
        seats = len(desk.shown.seats)
        worth = facts[fact.WORTH][seats * place : seats * place + seats]
        _lay_disc(desk, meeting, six, worth, at)


def _lay_arrows(desk: Desk, at: QPointF) -> None:
    look, r = desk.look, desk.frame.r
    d = round(max(34.0, min(54 * look.u, 0.46 * r)))
    names = {"turn-left": desk.words.anticlockwise(), "turn-right": desk.words.clockwise()}
    for side, arrow, (key, name) in zip((-1, 1), "←→", names.items(), strict=True):
        x, y = round(at.x() + side * ARROW_OUT * r - d / 2), round(at.y() - d / 2)
        state: State = "hover" if desk.pointed == key else "rest"
        face = icon_face(look, key, d, "act", look.theme.ink, state, False)
        desk.out.sheets[COMB(key)] = Sheet(face, x, y, LABEL_Z + 0.3, tip=desk.words.by_key(name, arrow))
        outline = Outline(d, d, kind="round")
        desk.out.hots[key] = Hot(outline, x, y, LABEL_Z + 2, name=name, own=True, order=3)


def disc_radius(desk: Desk) -> float:
    return max(17.0, min(30 * desk.look.u, 0.25 * desk.frame.r))


def meeting_at(desk: Desk, meeting: int) -> QPointF:
    """The point where three boards meet, where it was before any of them was lifted."""
    facts = desk.shown.zones[zones.MEETING(meeting)].facts
    return desk.frame.at(facts[fact.Q3] / 3, facts[fact.R3] / 3)


def _lay_disc(desk: Desk, meeting: int, six: tuple[int, ...], worth: tuple[int, ...], board: QPointF) -> None:
    key, words = zones.MEETING(meeting), desk.words
    now = desk.shown.zones[key].facts
    looked = desk.pointed == key
    corner = meeting_at(desk, meeting)
    at = corner + (corner - board) * OUT
    r = disc_radius(desk) * (1.2 if looked else 1.0)
    complete = -1 not in six
    points = worth[desk.viewer]
    changed = complete and (six != now[fact.TILES])
    face = disc_face(
        desk.look, r, six, str(points) if complete else words.open(), figure_ink(desk, points, complete), changed
    )
    name = words.meeting(desk.name(desk.viewer), points) if complete else words.meeting_open()
    x, y = round(at.x()), round(at.y())
    desk.out.sheets[COMB(key)] = Sheet(face, x, y, LABEL_Z + (0.2 if looked else 0.1), name, place=(key, 0))
    d = round(2 * disc_radius(desk))
    outline = Outline(d, d, kind="round")
    desk.out.hots[key] = Hot(outline, x - d / 2, y - d / 2, LABEL_Z + 1, name=name, zone=key, order=-1)
    desk.out.touches.append(Touch(QRectF(x - d / 2, y - d / 2, d, d), key, 0))
    if looked:
        frame = board_frame(desk.look, desk.frame.r)
        desk.out.sheets[COMB("meant")] = Sheet(frame, round(corner.x()), round(corner.y()), LIFT_Z + 0.5)
        if complete:
            _lay_gives(desk, worth, at, r)


def figure_ink(desk: Desk, points: int, complete: bool) -> str:
    """A figure is set in the colour of its owner, if there is one colour."""
    colours = desk.colours(desk.viewer)
    if not complete or not points:
        return INK2
    return FIGURE[COLOURS[colours[0]]] if len(colours) == 1 else INK


def _lay_gives(desk: Desk, worth: tuple[int, ...], at: QPointF, r: float) -> None:
    """Who gets what from the hexagon that is looked at."""
    shares = tuple((desk.colours(seat)[0], points) for seat, points in enumerate(worth) if points)
    face = points_face(
        desk.look, desk.words.gives(), tuple(sorted(shares, key=lambda share: -share[1])), desk.words.nobody()
    )
    size = face.pixmap.deviceIndependentSize()
    w, h = size.width() + 2 * face.x, size.height() + 2 * face.y
    x = min(max(at.x() - w / 2, desk.sight.left() + 8), desk.sight.right() - w - 8)
    y = at.y() - r - h - 10 * desk.look.u
    if y < desk.sight.top():
        y = at.y() + r + 10 * desk.look.u
    desk.out.sheets[COMB("gives")] = Sheet(face, round(x), round(y), LABEL_Z + 1)
