"""The drums: one for each human, struck to call, with the slip to pass below."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from kasane_desktop.core.game import Action
from kasane_desktop.games.kabuki.rules import zones
from kasane_desktop.games.kabuki.stage.desk import Desk, Level
from kasane_desktop.games.kabuki.stage.grid import Drum
from kasane_desktop.games.kabuki.stage.hots import PASS, STOP
from kasane_desktop.games.kabuki.stage.seats import doing, role
from kasane_desktop.scene.arrangement import Hot
from kasane_desktop.scene.kit import Look, Outline, Picture, kept
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.paint import fill, radial, write
from kasane_desktop.scene.kit.theme import colour
from kasane_desktop.scene.sketch import Sketch, font_for, sketched

HOLD = "暫"  # shibaraku: "hold a moment!", what the hero shouts


def lay_drums(desk: Desk) -> None:
    for seat, drum in desk.grid.drums.items():
        _lay_drum(desk, seat, drum)
        _lay_slip(desk, seat, drum)
        if drum.name is not None:
            _lay_name(desk, seat, drum)


def call_of(actions: tuple[Action, ...]) -> Action | None:
    return next((action for action in actions if not action.on_time_out), None)


def pass_of(actions: tuple[Action, ...]) -> Action | None:
    return next((action for action in actions if action.on_time_out), None)


def _lay_drum(desk: Desk, seat: int, drum: Drum) -> None:
    look, words = desk.look, desk.words
    key = STOP(seat)
    label, call = desk.say("kabuki.stop"), call_of(desk.actions(seat))
    if desk.awake(seat):
        state = "hover" if desk.pointed == key else "on"
    else:
        state = "struck" if seat in desk.struck else "off"
    face = drum_face(look, drum.r, label, desk.keys.get(seat, ""), state)
    x, y, r = drum.cx - drum.r, drum.cy - drum.r, drum.r
    name = words.strike(label, desk.name(seat)) if call is not None else words.drum_off(label, desk.name(seat))
    desk.sheet(key, face, x, y, Level.PANEL + 4, name="" if call is not None else name)
    desk.explain(key, zones.CALLS, seat)
    desk.touch(_box(drum), zones.CALLS, seat)
    if call is not None:
        d = look.px(2 * r)
        outline = Outline(d, d, kind="round")
        desk.out.hots[key] = Hot(
            outline,
            look.px(x),
            look.px(y),
            Level.MARK + 2 + 0.01 * seat,
            call,
            name,
            zones.CALLS,
            0,
            10 + 2 * seat,
            own=True,
        )


def _box(drum: Drum) -> QRectF:
    return QRectF(drum.cx - drum.r, drum.cy - drum.r, 2 * drum.r, 2 * drum.r)


def _lay_slip(desk: Desk, seat: int, drum: Drum) -> None:
    idle = pass_of(desk.actions(seat))
    if idle is None and not desk.awake(seat):
        return
    look, rect, key = desk.look, drum.slip, PASS(seat)
    label = desk.say("kabuki.pass")
    face = slip_face(look, (rect.width(), rect.height()), label, desk.slip_keys.get(seat, ""), desk.pointed == key)
    desk.sheet(key, face, rect.x(), rect.y(), Level.PANEL + 5)
    if idle is not None:
        outline = Outline(look.px(rect.width()), look.px(rect.height()), look.px(rect.height()) / 2)
        name = desk.words.strike(label, desk.name(seat))
        at = look.px(rect.x()), look.px(rect.y())
        desk.out.hots[key] = Hot(
            outline, *at, Level.MARK + 3 + 0.01 * seat, idle, name, zones.CALLS, 1, 11 + 2 * seat, own=True
        )


def _lay_name(desk: Desk, seat: int, drum: Drum) -> None:
    rect = drum.name
    assert rect is not None
    about = doing(desk, seat) or role(desk, seat)
    beside = rect.x() > drum.cx
    size = (rect.width(), rect.height())
    face = name_face(desk.look, size, desk.paint(seat), desk.sign(seat), desk.name(seat), about if beside else "")
    desk.sheet(f"drum/{seat}/name", face, rect.x(), rect.y(), Level.PANEL + 4)


@kept
def drum_face(look: Look, r: float, label: str, key: str, state: str) -> Picture:
    """States: on, hover, struck, off."""
    off = state in ("off", "struck")

    def draw(s: Sketch) -> None:
        u, c = s.u, r * s.u
        s.shadow(0, 0, 2 * r, 2 * r, r, 2.2 if not off else 1.4, 1.2)
        fill(s.p, s.path(0, 0, 2 * r, 2 * r, r), radial(0.7 * c, 0.6 * c, 1.6 * c, (0, "#4A3431"), (1, "#1F1415")))
        for i in range(24):
            a, d = math.radians(15 * i), r * 0.056
            s.fill(r + math.cos(a) * r * 0.925 - d / 2, r + math.sin(a) * r * 0.925 - d / 2, d, d, d / 2, "#D9C29A")
        k = r * 0.85
        skin = s.path(r - k, r - k, 2 * k, 2 * k, k)
        stops = {
            "on": ((0, "#EC6144"), (0.6, "#D33F28"), (1, "#AE2C1A")),
            "hover": ((0, "#F77A5C"), (0.6, "#E24C33"), (1, "#BE3420")),
            "struck": ((0, "#FFF3DE"), (0.6, "#EBCFA4"), (1, "#C39A6A")),
            "off": ((0, "#8C6F62"), (1, "#5E4740")),
        }[state]
        fill(s.p, skin, radial(0.75 * c, 0.65 * c, 1.35 * c, *stops))
        _sign(s, r, skin, "#2A1612" if off else "#7E1509")
        s.ring(r - k + 1, r - k + 1, 2 * k - 2, 2 * k - 2, k - 1, "#FFFFFF", 1.5, 0.28)
        ink = colour("#FFF8EA", 1.0 if not off else 0.55) if state != "struck" else colour("#8E2415")
        font = font_for(look, r * 0.46, label, 2 * k - 14, weight=800)
        lift = 0.0 if key else 0.14
        write(s.p, c, (r * (1.02 + lift)) * u, label, font, ink, "c")
        if key:
            _cap(s, r, key, off)

    return sketched(look, 2 * r, 2 * r, draw, margin=58)


def _sign(s: Sketch, r: float, skin: QPainterPath, ink: str) -> None:
    s.p.save()
    s.p.setClipPath(skin)
    s.text(r, r * 1.49, HOLD, r * 1.36, colour(ink, 0.24), weight=800, align="c", high=1.36 * r)
    s.p.restore()


def _cap(s: Sketch, r: float, key: str, off: bool) -> None:
    h = max(r * 0.34, 20 / s.u)
    w = h * 1.2
    x, y = r - w / 2, r * 1.32
    s.fill(x, y, w, h, 6, "#B9A595" if off else "#FFF8EA")
    s.fill(x, y + h - 4, w, 4, 2, "#9A8676" if off else "#D9C7A6")
    s.text(
        r,
        y + h * 0.66,
        key,
        h * 0.62,
        "#5E4740" if off else "#8E2415",
        serif=False,
        align="c",
        room=w - 4,
        high=0.8 * h,
    )


@kept
def slip_face(look: Look, size: tuple[float, float], label: str, key: str, hover: bool) -> Picture:
    w, h = size
    cap = 24.0 if key else 0.0

    def draw(s: Sketch) -> None:
        s.shadow(0, 0, w, h, h / 2, 0.6)
        s.fill(0, 0, w, h, h / 2, ("#FFFDF6", "#F3EAD7") if not hover else ("#FFFFFF", "#FFF6E4"))
        s.ring(0.6, 0.6, w - 1.2, h - 1.2, h / 2, "#D4402B" if hover else "#B9A98A", 1.4)
        s.text((w - cap) / 2, h / 2 + 5.5, label, 15, "#2A2226", serif=False, align="c", room=w - 14 - cap, high=22)
        if key:
            x, y = w - cap - 7, (h - cap + 2) / 2
            s.fill(x, y, cap, cap - 2, 5, "#EBDFC8")
            s.fill(x, y + cap - 5, cap, 3, 1.5, "#CDB994")
            s.text(x + cap / 2, y + 16, key, 14, "#8E2415", serif=False, align="c", room=cap, high=20)

    return sketched(look, w, h, draw, margin=24)


@kept
def name_face(look: Look, size: tuple[float, float], paint: Paint, sign: str, name: str, about: str) -> Picture:
    w, h = size

    def draw(s: Sketch) -> None:
        if not about:  # one line, in the middle
            room = min(s.wide(name, 17), w - 34)
            x = (w - room - 34) / 2
            s.crest(x + 13, h / 2, 26, paint, sign)
            s.text(x + 34, h / 2 + 6, name, 17, "#FFF3DA", room=room + 1, high=h)
            return
        left = 32 if w >= 100 else 0
        if left:
            s.crest(13, 13, 26, paint, sign)
        s.text(left, 19, name, 16, "#FFF3DA", room=w - left, high=22)
        s.text(0, 42, about, 13, "#F0DDBB", serif=False, weight=500, room=w, high=20)

    return sketched(look, w, h, draw, margin=2)
