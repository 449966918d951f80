"""What comes before the stage for a moment: a veil over it, a button to go on, the page between two rounds."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kasane_desktop.core.game import places
from kasane_desktop.games.kabuki.rules import fact
from kasane_desktop.games.kabuki.stage.desk import Desk, Level
from kasane_desktop.games.kabuki.stage.grid import BEAM
from kasane_desktop.scene.arrangement import Hot
from kasane_desktop.scene.kit import Look, Outline, Picture, kept, painted, panel
from kasane_desktop.scene.kit.button_faces import State, Words, button_face
from kasane_desktop.scene.kit.crest import Paint
from kasane_desktop.scene.kit.ornament import ornament
from kasane_desktop.scene.kit.paint import radial, write
from kasane_desktop.scene.kit.text import fitted
from kasane_desktop.scene.kit.theme import colour
from kasane_desktop.scene.sketch import Sketch, sketched
from kasane_desktop.scene.spoken import joined

BUTTON = (256.0, 58.0)
HINT = 18.0  # from one line below it to the next
ROW = 40.0
Row = tuple[int, Paint, str, str, tuple[int, ...], int]
"""A seat: its place, colours, sign and name, what it noted for each round, and the sum."""


def lay_veil(desk: Desk) -> None:
    w, h = desk.size
    top = desk.look.px(BEAM)
    desk.sheet("veil", veil_face(desk.look, w, h - top), 0, BEAM, Level.VEIL)


def lay_button(desk: Desk, key: str, label: str, kanji: str) -> None:
    """Go on; it also goes on by itself."""
    look, grid = desk.look, desk.grid
    w, h = BUTTON
    if grid.note is not None:
        w = min(w, grid.note.width() - 8)
        cx, cy = grid.note.center().x(), grid.note.center().y() - 12
    else:
        cx, cy = grid.w / 2, grid.platform - 70
    x, y = cx - w / 2, cy - h / 2
    state: State = "hover" if desk.pointed == key else "rest"
    words = Words(label, ornament(kanji) if w >= 220 else "", "", 18)
    face = button_face(look, "primary", look.px(w), look.px(h), words, state, False)
    desk.sheet(key, face, x, y, Level.LABEL)
    outline = Outline(look.px(w), look.px(h), 10 * look.u)
    desk.out.hots[key] = Hot(outline, look.px(x), look.px(y), Level.LABEL + 5, None, label, "", 0, 0, own=True)
    room = w if grid.note is None else grid.note.width()  # there is more of it than the button takes
    hint = hint_face(look, desk.words.goes_on(desk.seconds), room)
    desk.sheet(f"{key}/hint", hint, cx - room / 2, y + h + 8, Level.LABEL)


def lay_interval(desk: Desk) -> None:
    """A round has ended: why, what everyone noted, and who begins the next one."""
    if desk.overlay != "interval":
        return
    lay_veil(desk)
    words, facts, grid = desk.words, desk.facts, desk.grid
    at, rounds = facts[fact.ROUND], facts[fact.ROUNDS]
    who = facts[fact.ENDED_BY]
    told = desk.say(facts[fact.ENDING], {"player": who, "round": at})
    begins = desk.say("kabuki.begins", {"player": who, "round": at + 1})
    rows = _standings(desk)
    h = 138.0 + ROW * len(rows) + 64
    w = min(660.0, grid.w - 2 * 254 if grid.curtain else grid.w - 80)
    bottom = (grid.note.y() if grid.note is not None else grid.platform - 110) - 14
    y = max(BEAM + 12, min((BEAM + bottom - h) / 2 + 20, bottom - h))
    x = (grid.w - w) / 2
    title = words.round_over(at)
    desk.sheet("interval", panel(desk.day, "plate", desk.look.px(w), desk.look.px(h)), x, y, Level.FAN)
    headings = (*(str(n) for n in range(1, rounds + 1)), words.sum())
    face = interval_face(desk.day, (w, h), (title, told, begins), headings, rows)
    desk.sheet("interval/words", face, x, y, Level.FAN + 1, name=joined(told, begins))
    lay_button(desk, "curtain", words.curtain(), "開幕")


def _standings(desk: Desk) -> tuple[Row, ...]:
    """What everyone has noted so far, from first to last."""
    points = [seated[fact.POINTS] for seated in desk.shown.seats]
    standing, rows = places(points), []
    for seat in sorted(range(len(points)), key=lambda seat: -points[seat]):
        noted = desk.shown.seats[seat][fact.NOTED]
        rows.append((standing[seat], desk.paint(seat), desk.sign(seat), desk.name(seat), noted, points[seat]))
    return tuple(rows)


@kept
def veil_face(look: Look, w: int, h: int) -> Picture:
    """The stage goes dark, but for some light where one should look."""

    def draw(s: Sketch) -> None:
        s.p.fillRect(QRectF(0, 0, w, h), colour("#150B0A", 0.88))
        light = ((0, colour("#FFE3B0", 0.30)), (1, colour("#FFE3B0", 0)))
        s.p.fillRect(QRectF(0, 0, w, h), radial(w / 2, 262 * s.u, 640 * s.u, *light))

    return Picture(painted(w, h, look.dpr, lambda p: draw(Sketch(p, look))))


@kept
def hint_face(look: Look, text: str, w: float) -> Picture:
    """In a second line if there is no room in the first."""
    font, lines = fitted(look, look.sans(14, 500), text, w * look.u, 2)

    def draw(s: Sketch) -> None:
        for number, text in enumerate(lines):
            write(s.p, w / 2 * s.u, (16 + HINT * number) * s.u, text, font, "#C9B595", "c")

    return sketched(look, w, 24 + HINT * (len(lines) - 1), draw)


@kept
def interval_face(
    look: Look, size: tuple[float, float], texts: tuple[str, str, str], headings: tuple[str, ...], rows: tuple[Row, ...]
) -> Picture:
    w, h = size
    title, told, begins = texts
    t = look.theme
    columns = len(headings)

    def draw(s: Sketch) -> None:
        s.text(w / 2, 48, title, 32, t.plate_ink, align="c", room=w - 48, high=42)
        s.text(w / 2, 82, told, 16, t.plate_soft, serif=False, weight=500, align="c", room=w - 48, high=26)
        xs = [w - 60 - (columns - 1 - i) * 78 for i in range(columns)]
        for x, heading in zip(xs, headings, strict=True):
            s.text(x, 122, heading, 15, t.plate_soft, serif=False, weight=500, align="c", room=74, high=24)
        for n, (place, paint, sign, name, noted, points) in enumerate(rows):
            y = 138 + n * ROW
            s.line(28, y, w - 28, y, t.plate_ink, 1, 0.12)
            s.text(40, y + ROW / 2 + 7, str(place), 19, t.plate_ink, weight=800 if place == 1 else 500, align="c")
            s.crest(70, y + ROW / 2, 30, paint, sign)
            s.text(98, y + ROW / 2 + 7, name, 19, t.plate_ink, room=xs[0] - 142, high=ROW)
            for i, x in enumerate(xs):
                last = i == columns - 1
                held = str(points) if last else str(noted[i]) if i < len(noted) else "·"
                s.text(
                    x, y + ROW / 2 + 8, held, 24 if last else 20, t.plate_ink, weight=800 if last else 600, align="c"
                )
        y = 138 + len(rows) * ROW
        s.line(28, y, w - 28, y, t.plate_ink, 1, 0.12)
        s.text(w / 2, y + 38, begins, 18, t.plate_ink, align="c", room=w - 48, high=28)

    return sketched(look, w, h, draw)
