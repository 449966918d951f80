"""What the drawing kit paints: pictures, colours, type, surfaces."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainterPath, QPixmap, QRawFont

from kasane_desktop.core.resources import MissingAsset, asset
from kasane_desktop.games.kabuki.stage.surface import surface
from kasane_desktop.games.layering.stage.colours import CHIP_INK, VALUE
from kasane_desktop.scene.kit import (
    PLAYERS,
    Look,
    Outline,
    Picture,
    Theme,
    fonts,
    ground,
    mat,
    panel,
    shadow,
    sprite,
    theme,
)
from kasane_desktop.scene.kit.cache import Store
from kasane_desktop.scene.kit.fonts import resized
from kasane_desktop.scene.kit.paint import width
from kasane_desktop.scene.kit.panels import MATERIALS
from kasane_desktop.scene.kit.text import fitted, wrapped
from kasane_desktop.scene.kit.theme import VERMILION
from tests.scene.contact_page import PAGES

ASSETS = Path(__file__).parents[2] / "assets"
PICTURES = sorted(file.relative_to(ASSETS).with_suffix("").as_posix() for file in ASSETS.rglob("*.svg"))
LIGHT, DARK = Look(theme(dark=False)), Look(theme(dark=True))

pytestmark = pytest.mark.usefixtures("qapp")


# pictures
@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_renders_without_a_word_from_qt(name: str) -> None:
    image = sprite(name, 60, 84).toImage()
    assert any(image.pixelColor(x, y).alpha() > 100 for x in range(10, 50, 5) for y in range(10, 74, 8))


def test_all_pictures_of_the_players_exist() -> None:
    assert {name for player in PLAYERS for name in (player.marble, player.button) if name} <= set(PICTURES)


def test_a_picture_is_rendered_once_per_size_and_ratio() -> None:
    first = sprite("cards/kasane-1", 105, 147, 1.0)
    assert sprite("cards/kasane-1", 105, 147, 1.0).cacheKey() == first.cacheKey()
    fine = sprite("cards/kasane-1", 105, 147, 2.0)
    assert (fine.width(), fine.height(), fine.devicePixelRatio()) == (210, 294, 2.0)
    assert fine.deviceIndependentSize() == first.deviceIndependentSize()


def test_a_missing_picture_is_named() -> None:
    with pytest.raises(MissingAsset, match=r"cards/kasane-10\.svg"):
        sprite("cards/kasane-10", 10, 14)


def test_a_frozen_program_looks_inside_its_bundle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "only-here.svg").touch()
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert asset("only-here.svg") == tmp_path / "assets" / "only-here.svg"


def test_the_store_lets_the_longest_unused_go() -> None:
    kept, made = Store(budget=3 * 400), []

    def ask(name: str) -> None:
        def make() -> QPixmap:
            made.append(name)
            return QPixmap(10, 10)

        kept.recall(name, make)

    for name in "abcabda":  # d drives out c, which was used longest ago; a is still there
        ask(name)
    assert made == ["a", "b", "c", "d"]
    assert kept.used == 3 * 400


def test_the_store_keeps_no_more_than_a_few_tables_of_this_size() -> None:
    kept = Store(budget=2**40)
    kept.recall("small", lambda: QPixmap(10, 10))
    usual = kept.room
    kept.recall("background", lambda: QPixmap(3840, 2160))
    assert usual < kept.room < 2**40
    kept.clear()
    assert kept.room == usual


def test_what_is_painted_aside_is_not_kept_and_drives_nothing_out() -> None:
    kept, made = Store(budget=2 * 400), []

    def ask(name: str) -> None:
        def make() -> QPixmap:
            made.append(name)
            return QPixmap(10, 10)

        kept.recall(name, make)

    ask("a")
    with kept.aside():
        for name in "bcdeb":
            ask(name)
    ask("a")
    ask("e")
    assert made == ["a", "b", "c", "d", "e", "b", "e"]
    assert kept.used == 2 * 400


# colours
@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_every_colour_of_a_theme_is_a_colour(look: Look) -> None:
    for field, value in ((field, getattr(look.theme, field)) for field in Theme.__annotations__):
        for name in value if isinstance(value, tuple) else (value,):
            assert not isinstance(name, str) or QColor.isValidColorName(name), field


def luminance(name: str) -> float:
    c = QColor(name)
    parts = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c.redF(), c.greenF(), c.blueF())]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: str, b: str) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_ink_can_be_read_on_its_ground(look: Look) -> None:
    t = look.theme
    pairs = [(ink, ground) for ink in (t.ink, t.soft) for ground in (*t.mat, *t.seat)]
    pairs += [(ink, ground) for ink in (t.plate_ink, t.plate_soft, t.accent_ink) for ground in t.plate]
    pairs += [(ink, ground) for ink in (t.paper_ink, t.paper_soft, t.paper_accent) for ground in t.paper]
    pairs += [(t.tray_ink, t.tray[0]), (t.tray_ink, t.tray[1]), (t.ink, t.ground[0])]
    assert {pair: round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < 4.5} == {}


def test_numerals_can_be_read_on_their_chips() -> None:
    assert set(VALUE) == set(CHIP_INK) == set(range(1, 10))
    assert all(contrast(VALUE[v], CHIP_INK[v]) >= 3 for v in VALUE)


def test_six_players_none_of_them_red() -> None:
    act = QColor(VERMILION).hueF()
    assert len({player.colour for player in PLAYERS}) == 6
    for player in PLAYERS:
        distance = abs(QColor(player.colour).hueF() - act)
        assert min(distance, 1 - distance) > 0.08, player.name


# type
@pytest.mark.parametrize("weight", [600, 700, 800])
def test_the_serif_has_its_weights_and_letters(weight: int) -> None:
    assert_letters(fonts.serif(20, weight), fonts.SERIF, weight)


@pytest.mark.parametrize("weight", [400, 500, 700])
def test_the_sans_has_its_weights_and_letters(weight: int) -> None:
    assert_letters(fonts.sans(20, weight), fonts.SANS, weight)


@pytest.mark.parametrize("font", [fonts.serif, fonts.sans])
@pytest.mark.parametrize(("before", "on_the_line"), [("n", True), ("é", True), ("の", False), ("中", False)])
def test_an_ellipsis_stands_as_in_the_script_before_it(
    font: Callable[[float], QFont], before: str, on_the_line: bool
) -> None:
    path = QPainterPath()
    path.addText(0, 0, font(100), f"{before}…")
    dot = max((shape.boundingRect() for shape in path.toSubpathPolygons()), key=lambda rect: rect.right())
    assert (-dot.bottom() < 15) is on_the_line


def assert_letters(font: QFont, family: str, weight: int) -> None:
    info = QFontInfo(font)
    assert (info.family(), info.weight()) == (family, weight)
    raw = QRawFont.fromFont(font)
    text = "Aàâäçéèêëîïôöùûüÿœæ ÀÉÇŒ «»“”‘’…–—·→←×−€ \u00a0\u202f あいうゃアイウァー。、「」！？（）"
    text += "襲桜葵蓮楓私彩勉墨狐鬼蛙虎烏姫鯰蛛紅藍暫面役虹続置廻競賞連開幕歌舞伎着物万華鏡鬱籠髙"
    assert [letter for letter in text if not raw.supportsCharacter(ord(letter))] == []


def test_nothing_is_set_below_thirteen_pixels() -> None:
    small = Look(theme(dark=False), u=0.5)
    assert small.sans(13).pixelSize() == small.serif(13).pixelSize() == 13
    assert small.serif(42).pixelSize() == 21


def test_all_texts_grow_together_and_get_smaller_where_they_must() -> None:
    fonts.set_text_size(1.5)
    try:
        look = Look(theme(dark=False), u=0.5)
    finally:
        fonts.set_text_size(1.0)
    assert look.text == 1.5  # as it was when it was made
    assert (look.sans(13).pixelSize(), look.serif(42).pixelSize()) == (20, 32)
    for zoomed in (look.zoomed(), look.zoomed(1.2)):
        assert zoomed.serif(42).pixelSize() == look.serif(42).pixelSize()
        assert zoomed.sans(13).pixelSize() == look.sans(13).pixelSize()
    assert look.zoomed().px(100) == 75
    assert [font.pixelSize() for font in look.sizes(look.sans(13))] == [20, 19, 18, 17, 16, 15, 14, 13]
    quiet = list(look.quieter())[-1]
    assert quiet.serif(42).pixelSize() == 21


def test_a_text_has_the_largest_type_in_which_it_fits() -> None:
    look = Look(theme(dark=False), 1.0, 1.0, 1.5)
    wanted, words = look.sans(20), "Take one of the open cards, or lay a group"
    assert fitted(look, wanted, words, 1000, 1) == (wanted, [words])
    font, rows = fitted(look, wanted, words, 230, 2)
    assert 13 <= font.pixelSize() < 30
    assert len(rows) == 2
    assert " ".join(rows) == words
    larger = resized(font, font.pixelSize() + 1)
    assert (
        len(wrapped(words, larger, 230, 9)) > 2
        or max(width(larger, row) for row in wrapped(words, larger, 230, 9)) > 230
    )
    low, _ = fitted(look, wanted, words, 230, 2, high=40)
    assert 2 * low.pixelSize() * 1.15 <= 40
    assert fitted(look, wanted, words, 60, 1)[1][0].endswith("…")


# surfaces, panels, shadows
def test_backgrounds_cover_the_window_at_its_own_resolution() -> None:
    for dark in (False, True):
        look = Look(theme(dark), 0.5, 2.0)
        for painted in (mat(look, 320, 200, 130), ground(look, 320, 200), surface(look, 320, 200, 100, 40, 20)):
            image = painted.toImage()
            assert (image.width(), image.height()) == (640, 400)
            assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, 320, 639) for y in (0, 200, 399))


@pytest.mark.parametrize("material", MATERIALS)
def test_a_panel_fills_its_place_and_its_shadow_falls_beyond(material: str) -> None:
    made = panel(LIGHT, material, 200, 90)
    image = made.pixmap.toImage()
    assert (made.x, made.y) == (made.y, made.x)
    assert made.pixmap.size().width() == 200 - 2 * made.x
    assert image.pixelColor(-made.x + 100, -made.y + 45).alpha() > 230
    assert 0 < image.pixelColor(-made.x + 100, -made.y + 90 + 3).alpha() < 230
    assert image.pixelColor(0, 0).alpha() == 0


def test_who_won_has_another_edge_than_who_is_to_act() -> None:
    inks = []
    for edge in ("act", "win"):
        made = panel(LIGHT, "plate", 200, 90, edge)
        inks.append(made.pixmap.toImage().pixelColor(-made.x + 100, -made.y + 1))
    assert max(abs(inks[0].hue() - inks[1].hue()), abs(inks[0].lightness() - inks[1].lightness())) > 20


def test_a_lifted_piece_casts_further() -> None:
    def depth(z: float) -> int:
        made = shadow(LIGHT, Outline(80, 112, 4), z)
        image, x = made.pixmap.toImage(), -made.x + 40
        return max(y for y in range(image.height()) if image.pixelColor(x, y).alpha() > 8)

    low, high = shadow(LIGHT, Outline(80, 112, 4), 0.5), shadow(LIGHT, Outline(80, 112, 4), 2.2)
    assert depth(2.2) + high.y > depth(0.5) + low.y + 8


def test_a_large_shadow_has_the_corners_of_a_small_one() -> None:
    small, large = shadow(LIGHT, Outline(200, 200, 10), 0.5), shadow(LIGHT, Outline(900, 400, 10), 0.5)
    assert (small.x, small.y) == (large.x, large.y)
    a, b = small.pixmap.toImage(), large.pixmap.toImage()
    assert a.copy(0, 0, 60, 60) == b.copy(0, 0, 60, 60)
    assert a.copy(a.width() - 60, a.height() - 60, 60, 60) == b.copy(b.width() - 60, b.height() - 60, 60, 60)


# all together
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("dark", "u", "dpr"), [(False, 1.0, 1.0), (True, 0.711, 1.0), (False, 0.5, 2.0)])
def test_the_contact_page_is_drawn(page: str, dark: bool, u: float, dpr: float) -> None:
    look = Look(theme(dark), u, dpr)
    image = PAGES[page](look).image()
    assert (image.width(), image.height()) == (round(look.px(1440) * dpr), round(look.px(900) * dpr))
    colours_seen = {image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)}
    assert len(colours_seen) > 1000


def test_a_picture_is_what_the_store_keeps() -> None:
    made = panel(LIGHT, "paper", 120, 60)
    assert isinstance(made, Picture)
    assert panel(LIGHT, "paper", 120, 60).pixmap.cacheKey() == made.pixmap.cacheKey()
