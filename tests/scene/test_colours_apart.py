"""Whoever tells colours apart otherwise plays all the same: what looks alike then differs in form, at every size.

Distances are those of OKLab. How others see is simulated as Machado, Oliveira and Fernandes have it (2009), severity 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform

from kasane_desktop.games.kaleido.rules.majority import COLOURS
from kasane_desktop.games.kaleido.stage.marks import disc_face, glass, space_mark
from kasane_desktop.games.layering.stage.colours import VALUE
from kasane_desktop.games.rainbow.stage.colours import BOW
from kasane_desktop.scene.kit import Look, painted, theme
from kasane_desktop.scene.kit.cache import store
from kasane_desktop.scene.kit.crest import Paint, crest_face, mark
from kasane_desktop.scene.kit.forms import Form, form_path
from kasane_desktop.scene.kit.paint import fill
from kasane_desktop.scene.kit.sprites import sprite
from kasane_desktop.scene.kit.theme import GLASS, GLASS_FORM, PLAYERS

pytestmark = pytest.mark.usefixtures("qapp")

ENOUGH = 0.08
Matrix = tuple[tuple[float, float, float], ...]
EYES: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_LMS: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def times(matrix: Matrix, vector: Iterable[float]) -> list[float]:
    values = list(vector)
    return [sum(a * b for a, b in zip(row, values, strict=True)) for row in matrix]


def oklab(name: str, eye: str) -> list[float]:
    """A colour as an eye sees it."""
    paint = QColor(name)
    parts = (paint.redF(), paint.greenF(), paint.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    seen = [min(1.0, max(0.0, part)) for part in times(EYES[eye], linear)]
    return times(_LAB, (part ** (1 / 3) for part in times(_LMS, seen)))


def distance(one: str, other: str, eye: str) -> float:
    pairs = zip(oklab(one, eye), oklab(other, eye), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def test_the_measure_is_the_one_of_the_books() -> None:
    lightness, a, b = oklab("#FF0000", "usual")
    assert (lightness, a, b) == pytest.approx((0.62796, 0.22486, 0.12585), abs=1e-4)
    assert distance("#000000", "#FFFFFF", "deutan") == pytest.approx(1.0, abs=1e-3)
    assert distance("#FF0000", "#8B8B00", "deutan") < 0.2 < distance("#FF0000", "#8B8B00", "usual")


def alike(palette: Mapping[str, str]) -> set[frozenset[str]]:
    """The pairs that some eye hardly tells apart."""
    return {
        frozenset((one, other))
        for one, other in combinations(palette, 2)
        if any(distance(palette[one], palette[other], eye) < ENOUGH for eye in EYES)
    }


def test_colours_that_are_alike_to_some_have_forms_that_are_not() -> None:
    """Of seats and of glass; what lies on a table of cards has its figure."""
    for palette, forms in (
        ({player.name: player.colour for player in PLAYERS}, {player.name: player.form for player in PLAYERS}),
        (GLASS, GLASS_FORM),
    ):
        close = alike(palette)
        assert close  # else nothing would be tested here
        for pair in close:
            one, other = pair
            assert forms[one] != forms[other], pair


# -- forms are drawn ---------------------------------------------------------------------------------------

White = frozenset[tuple[int, int]]


def bright(image: QImage, from_: int) -> White:
    """Where a picture that has been made grey is bright."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    spots = ((x, y) for x in range(grey.width()) for y in range(grey.height()))
    return frozenset(
        (x, y) for x, y in spots if QColor(grey.pixel(x, y)).red() >= from_ and image.pixelColor(x, y).alpha()
    )


def apart(pictures: Iterable[White], least: float = 0.2) -> None:
    """Each two differ in a good part of what is bright in them."""
    for one, other in combinations(pictures, 2):
        assert len(one ^ other) >= least * min(len(one), len(other)) > 0


def on_black(w: int, h: int, draw: Callable[[QPainter], None]) -> QImage:
    def paint(p: QPainter) -> None:
        p.fillRect(0, 0, w, h, QColor("#000000"))
        draw(p)

    return painted(w, h, 1.0, paint).toImage()


def _draw_tile(tile: int, size: int, p: QPainter) -> None:
    glass(p, tile, QPointF(size / 2, size * 0.6), size)


def _draw_mark(form: Form, r: float, p: QPainter) -> None:
    mark(p, 7, 7, r, Paint(("#FFFFFF",), form))


@pytest.mark.parametrize("size", [24, 30, 43, 90])
@pytest.mark.parametrize("piece", ["marble", "button"])
def test_pieces_of_two_owners_differ_when_made_grey(piece: str, size: int) -> None:
    faces = [getattr(player, piece) for player in PLAYERS]
    apart([bright(sprite(face, size, size).toImage(), 225) for face in faces], 0.15)


@pytest.mark.parametrize("size", [18, 26, 50, 120])
def test_tiles_of_two_colours_differ_when_made_grey(size: int) -> None:
    pictures = []
    for tile, _ in enumerate(COLOURS[:5]):
        drawn = on_black(size, size, partial(_draw_tile, tile, size))
        pictures.append(bright(drawn, 235))
    apart(pictures)


def test_forms_differ_however_a_tile_is_turned() -> None:
    side = 24

    def turned(form: Form, angle: int) -> White:
        turn = QTransform().translate(side / 2, side / 2).rotate(angle)
        return bright(
            on_black(side, side, lambda p: fill(p, turn.map(form_path(form, 0, 0, side / 2.2)), "#FFFFFF")), 128
        )

    forms = [form for form in GLASS_FORM.values() if form]
    for one, other in combinations(forms, 2):
        for angle in range(0, 360, 30):
            apart((turned(one, 0), turned(other, angle)), 0.15)


@pytest.mark.parametrize("r", [4.0, 5.5])
def test_marks_of_a_log_differ_without_their_colours(r: float) -> None:
    forms = [player.form for player in PLAYERS]
    pictures = [on_black(14, 14, partial(_draw_mark, form, r)) for form in forms]
    apart([bright(picture, 128) for picture in pictures])


@pytest.mark.parametrize("d", [26, 40])
def test_crests_differ_without_their_colours_and_signs(d: int) -> None:
    look = Look(theme(False))
    faces = [crest_face(look, Paint(("#203040",), player.form), "", d).pixmap.toImage() for player in PLAYERS]
    ground = bright(crest_face(look, Paint(("#203040",)), "", d).pixmap.toImage(), 128)
    apart([bright(face, 128) - ground for face in faces], 0.1)


def test_discs_and_playable_marks_show_the_form() -> None:
    """Drawn with the colours of one tile and the form of another, they differ from both."""
    look = Look(theme(False))

    def seen(picture: QPixmap) -> bytes:
        image = picture.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        return bytes(image.constBits())

    def mark_of_space() -> bytes:
        store.clear()
        return seen(space_mark(look, 90.0, 0, 0).pixmap)

    def disc() -> bytes:
        store.clear()
        return seen(disc_face(look, 24.0, (0,) * 6, "3", "#000000", False).pixmap)

    for draw in (mark_of_space, disc):
        before, own = draw(), GLASS_FORM["red"]
        GLASS_FORM["red"] = "hiki"
        try:
            assert draw() != before
        finally:
            GLASS_FORM["red"] = own
        assert draw() == before


@pytest.mark.parametrize("game", ["kasane", "kimono"])
def test_cards_of_two_values_differ_in_their_figures(game: str) -> None:
    """Also where only their left third is seen; they have no form besides, so this must not be lost."""
    assert alike({str(value): name for value, name in VALUE.items()})
    assert alike({str(value): name for value, name in BOW.items()})
    corners = []
    for value in VALUE:
        image = sprite(f"cards/{game}-{value}", 40, 56).toImage().copy(2, 2, 12, 14)
        ink = bright(image, 0) - bright(image, 150)
        corners.append(ink)
    apart(corners)
