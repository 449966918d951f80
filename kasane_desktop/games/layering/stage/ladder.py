"""The end foreseen: what the colours of a robe will bring, and how everyone stands if it ended now."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kasane_desktop.games.layering.rules import fact
from kasane_desktop.games.layering.stage.desk import Desk
from kasane_desktop.scene.kit import Look, Picture, Z, kept, panel
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.ornament import dotted
from kasane_desktop.scene.kit.paint import write
from kasane_desktop.scene.sketch import Sketch, em, fits, font_for, sketched, wide

BEADS = 62.0  # the least height for the ladder alone
MOST_RADIUS = 17.0
LINE = 27.0
NARROW = 330.0  # a ladder that has no room for two remarks side by side


def lay_paper(desk: Desk, rect: QRectF, key: str, name: str, act: bool = False, z: float = Z.PANEL + 1) -> None:
    look = desk.look
    sheet = panel(look, "paper", look.px(rect.width()), look.px(rect.height()), "act" if act else "", z=0.6)
    desk.sheet(key, sheet, rect.x(), rect.y(), z, name=name)


def lay_ladder(desk: Desk, rect: QRectF) -> None:
    """What the colours on the robe bring at the end, yours marked."""
    words, facts, layers = desk.words, desk.shown.seats[desk.viewer], desk.dress.layers
    title = words.colours_at_the_end(layers)
    lay_paper(desk, rect, "ladder", title)
    lines = (
        words.enough(desk.facts[fact.ENOUGH], layers),
        words.complete(desk.facts[fact.LAYERS], desk.facts[fact.COMPLETE]),
        "" if desk.over else words.forecast(facts[fact.FORECAST]),
    )
    both = dotted(*filter(None, lines[:2]))
    face = ladder_face(desk.look, (rect.width(), rect.height()), title, (lines[0], both, lines[2]), *_ladder(desk))
    desk.sheet("ladder/words", face, rect.x(), rect.y(), Z.PANEL + 2, name=lines[2])
    desk.explain("ladder", "ladder")
    desk.touch(rect, "ladder")


def lay_beads(desk: Desk, rect: QRectF) -> None:
    """The ladder alone, below something else."""
    face = beads_face(desk.look, (rect.width(), rect.height()), *_ladder(desk))
    name = desk.words.colours_at_the_end(desk.dress.layers)
    desk.sheet("beads", face, rect.x(), rect.y(), Z.PANEL + 2, name=name)
    desk.explain("beads", "ladder")
    desk.touch(rect, "ladder")


def _ladder(desk: Desk) -> tuple[tuple[int, ...], int]:
    return desk.facts[fact.LADDER], desk.shown.seats[desk.viewer][fact.COLOURS]


def lay_forecast(desk: Desk, rect: QRectF) -> None:
    """How everyone stands with what the end would add."""
    title = desk.words.final_scoring() if desk.over else desk.words.if_it_ended()
    lay_paper(desk, rect, "note", title)
    seats = sorted(range(len(desk.shown.seats)), key=lambda seat: -desk.shown.seats[seat][fact.FORECAST])
    lines = tuple((desk.paint(seat), desk.sign(seat), desk.name(seat), *_sum(desk, seat)) for seat in seats)
    face = forecast_face(desk.look, (rect.width(), rect.height()), title, lines)
    spoken = desk.words.list(*(desk.words.about(name, points) for _, _, name, _, points in lines))
    desk.sheet("forecast", face, rect.x(), rect.y(), Z.PANEL + 2, name=spoken)


def _sum(desk: Desk, seat: int) -> tuple[str, str]:
    facts = desk.shown.seats[seat]
    points, forecast = facts[fact.POINTS], facts[fact.FORECAST]
    return (f"{points} + {forecast - points}" if forecast != points else "", str(forecast))


def draw_beads(s: Sketch, w: float, cy: float, r: float, ladder: tuple[int, ...], have: int) -> None:
    t = s.look.theme
    texts = [f"+{points}" if points else "0" for points in ladder]
    widest = max(texts, key=lambda text: wide(s.look, text, 0.95 * r))
    font = font_for(s.look, 0.95 * r, widest, 2 * r - 4, high=1.5 * r)  # one for all
    for i, text in enumerate(texts):
        cx, on = 16 + r + i * (w - 32 - 2 * r) / (len(ladder) - 1), i + 1 == have
        weight, ink = (700, t.paper_ink) if on else (500, t.paper_soft)
        s.text(cx, cy - r - 5, str(i + 1), 13, ink, serif=False, weight=weight, align="c", high=2 * r + 1)
        s.fill(cx - r, cy - r, 2 * r, 2 * r, r, ("#3D3429", "#2A231B") if on else ("#DDCFB2", "#F1E7D2"))
        write(s.p, cx * s.u, (cy + r * 0.38) * s.u, text, font, "#FBF6EA" if on else t.paper_ink, "c")


def _is_narrow(look: Look, w: float) -> bool:
    return w < NARROW * max(1.0, em(look, 13) / 13)


def _room(look: Look, w: float) -> float:
    """For what is said below the ladder."""
    return w - 32 if _is_narrow(look, w) else w * 0.6


def _radius(w: float, ladder: tuple[int, ...]) -> float:
    return min(MOST_RADIUS, (w - 32) / len(ladder) / 2 - 1)


@kept
def beads_face(look: Look, size: tuple[float, float], ladder: tuple[int, ...], have: int) -> Picture:
    w, h = size
    r = _radius(w, ladder)

    def draw(s: Sketch) -> None:
        s.line(16, 0, w - 16, 0, look.theme.paper_edge, 0.8, 0.7)
        draw_beads(s, w, h / 2 + r * 0.5, r, ladder, have)

    return sketched(look, w, h, draw)


@kept
def ladder_face(
    look: Look, size: tuple[float, float], title: str, lines: tuple[str, str, str], ladder: tuple[int, ...], have: int
) -> Picture:
    w, h = size
    t, r = look.theme, _radius(size[0], ladder)
    narrow, room = _is_narrow(look, w), _room(look, w)

    def draw(s: Sketch) -> None:
        s.text(16, 27, title, 16, t.paper_ink, room=w - 32, high=22)
        draw_beads(s, w, h * 0.5 if narrow else min(86.0, h * 0.54), r, ladder, have)
        notes = lines[1] if fits(look, lines[1], 13, room, serif=False, weight=500) else lines[0]  # it is explained
        used = s.text(
            16, h - (36 if narrow else 18), notes, 13, t.paper_soft, serif=False, weight=500, room=room, high=18.5
        )
        if narrow:
            s.text(16, h - 16, lines[2], 13, t.paper_ink, serif=False, weight=500, room=w - 32, high=18.5)
        else:
            s.text(
                w - 16,
                h - 18,
                lines[2],
                13,
                t.paper_ink,
                serif=False,
                weight=500,
                align="r",
                room=w - 46 - used,
                high=18.5,
            )

    return sketched(look, w, h, draw)


@kept
def forecast_face(
    look: Look, size: tuple[float, float], title: str, lines: tuple[tuple[Paint, str, str, str, str], ...]
) -> Picture:
    w, h = size
    t = look.theme
    step = min(LINE, (h - 46) / max(1, len(lines)))

    def draw(s: Sketch) -> None:
        s.text(16, 29, title, 16, t.paper_ink, room=w - 32, high=24)
        for i, (paint, sign, name, parts, points) in enumerate(lines):
            y = 38 + (i + 0.5) * step
            s.crest(16 + 10, y, min(21.0, step - 3), paint, sign)
            s.text(46, y + 5, name, 14, t.paper_ink, weight=600, room=w * 0.45, high=step)
            s.text(w - 62, y + 5, parts, 13, t.paper_soft, serif=False, weight=500, align="r", room=w * 0.3, high=step)
            s.text(w - 18, y + 6, points, 18, t.paper_ink, align="r", high=step)

    return sketched(look, w, h, draw)
