"""Every colour of the look, by what it means. Light is a tatami room by day, dark the same room by lamplight."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor

VERMILION = "#D4402B"  # you can act here, this is what you would get; nothing else
VERMILION_TOP, VERMILION_LOW = "#C83A26", "#B4301D"  # its gradient below words: on flags, pills and buttons
VERMILION_INK = "#B5301E"  # figures in vermilion on bright paper
VERMILION_TINT = "#F8D9CC"  # a row or a socket that is meant, on paper
GLOW = "#FF6A48"
ON_VERMILION, ON_VERMILION_SOFT = "#FFF6EC", "#FFF0E6"
GOLD = "#C59B3F"  # winning and the first-player mark; nothing else
IVORY = "#FFF6E4"  # what just happened
INK_BLUE = "#2C3E5E"  # order of choice
SHADOW = "#1A0F08"
CREST_INK = "#FBF6EA"


class Player(NamedTuple):
    """A player's colour and the pieces made in it. None is red: red means that you can act."""

    name: str
    colour: str
    marble: str
    button: str


PLAYERS = (
    Player("ai", "#2E5C8A", "pieces/marble-clear", "pieces/button-ai"),
    Player("matsu", "#3F7A4E", "pieces/marble-sea", "pieces/button-matsu"),
    Player("kuri", "#94651C", "pieces/marble-amber", "pieces/button-kuri"),
    Player("ume", "#9B4A6B", "pieces/marble-plum", "pieces/button-ume"),
    Player("asagi", "#2B7A80", "pieces/marble-asagi", "pieces/button-asagi"),
    Player("sumi", "#5A5563", "pieces/marble-sumi", "pieces/button-sumi"),
)

GLASS = {  # pieces that a game gives to a seat, by the names of its box
    "red": "#C2203C",
    "yellow": "#F0AE1C",
    "green": "#1F9A5B",
    "blue": "#2263C6",
    "violet": "#7A47B4",
    "white": "#EDF2F1",
}


class Theme:
    """Colours that differ by daylight. Pairs are gradients, top to bottom or left to right."""

    dark: bool
    # the mat, the tray on it, and the border between two mats
    mat: tuple[str, str]
    straw: str
    weave: float
    vignette: float
    heri: tuple[str, str]
    heri_thread: str
    tray: tuple[str, str]
    tray_rim: str
    tray_ink: str
    # the ground of the lobby and the other tables
    ground: tuple[str, str]
    # panels
    paper: tuple[str, str]
    paper_edge: str
    seat: tuple[str, str]
    seat_edge: str
    plate: tuple[str, str]
    plate_edge: str
    # ink on the surface and on seats; on plates; on paper, which is light by day and night
    ink: str
    soft: str
    hair: str
    plate_ink: str
    plate_soft: str
    paper_ink: str
    paper_soft: str
    paper_accent: str
    # vermilion as text and as a line on surface, seats and plates
    accent: str
    accent_ink: str
    win: str
    shadow: float
    veil: str


class Light(Theme):
    """By day."""

    dark = False
    mat = ("#F0E9D6", "#DFD5B9")
    straw = "#A3946A"
    weave = 0.11
    vignette = 0.12
    heri = ("#3D4A3F", "#2C372F")
    heri_thread = "#8E9B82"
    tray = ("#3A2320", "#170D0C")
    tray_rim = "#8E3A2B"
    tray_ink = "#F1E4CF"
    ground = ("#E4DCBC", "#C9BF98")
    paper = ("#FFFDF6", "#F3EAD7")
    paper_edge = "#B9A98A"
    seat = ("#FBF7EC", "#F1E9D6")
    seat_edge = "#B9A98A"
    plate = ("#FBF6EA", "#F2E9D6")
    plate_edge = "#DCCFB4"
    ink = "#2A2622"
    soft = "#574E41"
    hair = "#6B5B45"
    plate_ink = "#2A2226"
    plate_soft = "#675A50"
    paper_ink = "#2A2622"
    paper_soft = "#62594C"
    paper_accent = "#B5301E"
    accent = VERMILION
    accent_ink = "#B02C18"
    win = "#82601A"
    shadow = 0.34
    veil = "#5A4F3A"


class Dark(Theme):
    """By lamplight."""

    dark = True
    mat = ("#35312B", "#1B1916")
    straw = "#B9AC86"
    weave = 0.07
    vignette = 0.45
    heri = ("#17201F", "#0E1413")
    heri_thread = "#56685E"
    tray = ("#4A1E18", "#220C0A")
    tray_rim = "#B4553E"
    tray_ink = "#F4E6D2"
    ground = ("#3A2A2A", "#171013")
    paper = ("#EAE0CD", "#D2C5AB")
    paper_edge = "#4A4034"
    seat = ("#443D34", "#332D26")
    seat_edge = "#6E6250"
    plate = ("#2F2325", "#3A2C2D")
    plate_edge = "#54423F"
    ink = "#F1E8D8"
    soft = "#B5A994"
    hair = "#8C7E68"
    plate_ink = "#F6EEDF"
    plate_soft = "#BBAA9B"
    paper_ink = "#2A2622"
    paper_soft = "#574E41"
    paper_accent = "#98230F"
    accent = "#F0664A"
    accent_ink = "#F58871"
    win = "#E3C46E"
    shadow = 0.62
    veil = "#1E1612"


LIGHT, DARK = Light(), Dark()


def theme(dark: bool) -> Theme:
    return DARK if dark else LIGHT


def colour(name: str, alpha: float = 1.0) -> QColor:
    result = QColor(name)
    result.setAlphaF(alpha)
    return result


def mix(a: str | QColor, b: str | QColor, t: float) -> QColor:
    """The colour t of the way from a to b."""
    a, b = QColor(a), QColor(b)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    red, green, blue = (round(x + (y - x) * t) for x, y in pairs)
    return QColor(red, green, blue)
