"""Every colour of the look, by what it means. Light is a tatami room by day, dark the same room by lamplight."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QColor

if TYPE_CHECKING:
    from .forms import Form

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


class Hue(NamedTuple):
    """A player's colour, the form that stands for it, and the pieces that have both. None is red: red means that you
    can act."""

    name: str
    colour: str
    form: Form
    marble: str
    button: str


PLAYERS = (
    Hue("ai", "#2E5C8A", "maru", "pieces/marble-clear", "pieces/button-ai"),
    Hue("matsu", "#3F7A4E", "uroko", "pieces/marble-sea", "pieces/button-matsu"),
    Hue("kuri", "#94651C", "hiki", "pieces/marble-amber", "pieces/button-kuri"),
    Hue("ume", "#9B4A6B", "juji", "pieces/marble-plum", "pieces/button-ume"),
    Hue("asagi", "#2B7A80", "hishi", "pieces/marble-asagi", "pieces/button-asagi"),
    Hue("sumi", "#5A5563", "wa", "pieces/marble-sumi", "pieces/button-sumi"),
)

GLASS = {  # pieces that a game gives to a seat, by the names of its box
    "red": "#C2203C",
    "yellow": "#F0AE1C",
    "green": "#1F9A5B",
    "blue": "#2263C6",
    "violet": "#7A47B4",
    "white": "#EDF2F1",
}
GLASS_FORM: dict[str, Form] = {  # how they are told apart without their colours; frosted glass has none
    "red": "maru",
    "yellow": "wa",
    "green": "uroko",
    "blue": "hiki",
    "violet": "juji",
    "white": "",
}


class Theme:
    """Colours that differ by daylight. Pairs are gradients, top to bottom or left to right."""

    dark: bool
    contrast = False  # black and white, firm lines, grounds without a pattern
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


BLACK, WHITE = "#010101", "#FEFEFE"
"""The inks of high contrast, and of nothing else: a wash of one that is no mere tint is the ink itself."""


class LightContrast(Light):
    """By day, for who needs it clear: ink is black, paper white, and what belongs together has a firm line."""

    contrast = True
    mat = (WHITE, WHITE)
    weave = vignette = 0.0
    heri = (BLACK, BLACK)
    heri_thread = WHITE
    tray = (BLACK, BLACK)
    tray_rim = WHITE
    tray_ink = WHITE
    ground = (WHITE, WHITE)
    paper = seat = plate = (WHITE, WHITE)
    paper_edge = seat_edge = plate_edge = hair = BLACK
    ink = soft = plate_ink = plate_soft = paper_ink = paper_soft = BLACK
    paper_accent = accent = accent_ink = "#961A08"
    win = "#5C4000"
    shadow = 0.0
    veil = WHITE


class DarkContrast(Dark):
    """By lamplight, for who needs it clear: the ground is black, ink is white; what is paper stays white."""

    contrast = True
    mat = (BLACK, BLACK)
    weave = vignette = 0.0
    heri = (WHITE, WHITE)
    heri_thread = BLACK
    tray = (BLACK, BLACK)
    tray_rim = WHITE
    tray_ink = WHITE
    ground = (BLACK, BLACK)
    paper = (WHITE, WHITE)
    seat = plate = (BLACK, BLACK)
    paper_edge = BLACK
    seat_edge = plate_edge = hair = WHITE
    ink = soft = plate_ink = plate_soft = WHITE
    paper_ink = paper_soft = BLACK
    paper_accent = "#961A08"
    accent = accent_ink = "#FF9B85"
    win = "#FFE08A"
    shadow = 0.0
    veil = BLACK


LIGHT, DARK = Light(), Dark()
LIGHT_CONTRAST, DARK_CONTRAST = LightContrast(), DarkContrast()
LINE = 0.2
"""How strong a wash of ink is to be a line or a letter and no ground."""


class _Chosen:
    contrast = False


def show_contrast(high: bool) -> None:
    """From now on all looks are of high contrast, or as usual. It holds for the whole program: nothing that is seen
    at one time differs in it."""
    _Chosen.contrast = high


def theme(dark: bool) -> Theme:
    if _Chosen.contrast:
        return DARK_CONTRAST if dark else LIGHT_CONTRAST
    return DARK if dark else LIGHT


def colour(name: str, alpha: float = 1.0) -> QColor:
    """A colour, or a wash of it; at high contrast no line and no letter is faint."""
    result = QColor(name)
    if alpha >= LINE and name in (BLACK, WHITE):
        alpha = 1.0
    result.setAlphaF(alpha)
    return result


def mix(a: str | QColor, b: str | QColor, t: float) -> QColor:
    """The colour t of the way from a to b."""
    a, b = QColor(a), QColor(b)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    red, green, blue = (round(x + (y - x) * t) for x, y in pairs)
    return QColor(red, green, blue)
