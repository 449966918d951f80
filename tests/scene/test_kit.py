"""The drawing kit: pictures, colours, type, items and their one clock."""

from __future__ import annotations

import dataclasses
import gc
import inspect
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPixmap, QRawFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from kasane_desktop.scene import kit
from kasane_desktop.scene.kit import (
    PLAYERS,
    ButtonItem,
    CrestItem,
    IconButtonItem,
    Look,
    MissingAsset,
    Motion,
    Outline,
    Picture,
    PieceItem,
    PillItem,
    PlateItem,
    Step,
    TextItem,
    assets,
    card_outline,
    fonts,
    ground,
    mat,
    panel,
    shadow,
    sprite,
    theme,
)
from kasane_desktop.scene.kit.cache import Store
from kasane_desktop.scene.kit.panels import MATERIALS
from kasane_desktop.scene.kit.theme import CHIP_INK, VALUE, VERMILION
from tests.scene.contact_page import PAGES

ASSETS = Path(__file__).parents[2] / "assets"
PICTURES = sorted(file.relative_to(ASSETS).with_suffix("").as_posix() for file in ASSETS.rglob("*.svg"))
LIGHT, DARK = Look(theme(dark=False)), Look(theme(dark=True))
THERE = QPointF(300, 120)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def view(qtbot: QtBot) -> QGraphicsView:
    shown = QGraphicsView()
    shown.setScene(QGraphicsScene(0, 0, 400, 300, shown))
    shown.setFixedSize(420, 320)
    shown.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


def card(face: str = "cards/kasane-1", w: int = 100) -> PieceItem:
    return PieceItem(LIGHT, face, card_outline(w))


def at(view: QGraphicsView, x: float, y: float) -> QPoint:
    return view.mapFromScene(QPointF(x, y))


def click(view: QGraphicsView, x: float, y: float) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at(view, x, y))


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
    assert assets.asset("only-here.svg") == tmp_path / "assets" / "only-here.svg"


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


# colours
@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_every_colour_of_a_theme_is_a_colour(look: Look) -> None:
    for field in dataclasses.fields(look.theme):
        value = getattr(look.theme, field.name)
        for name in value if isinstance(value, tuple) else (value,):
            assert not isinstance(name, str) or QColor.isValidColorName(name), field.name


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


def assert_letters(font: QFont, family: str, weight: int) -> None:
    info = QFontInfo(font)
    assert (info.family(), info.weight()) == (family, weight)
    raw = QRawFont.fromFont(font)
    text = "Aàâäçéèêëîïôöùûüÿœæ ÀÉÇŒ «»“”‘’…–—·→←×−€ \u00a0\u202f あいうゃアイウァー。、「」！？（）"
    text += "襲桜葵蓮楓私彩勉墨狐鬼蛙虎烏姫鯰蛛紅藍暫面役虹続置廻競賞連開幕歌舞伎着物万華鏡鬱籠髙"
    assert [letter for letter in text if not raw.supportsCharacter(ord(letter))] == []


def test_nothing_is_set_below_eleven_pixels() -> None:
    small = Look(theme(dark=False), u=0.5)
    assert small.sans(13).pixelSize() == small.serif(13).pixelSize() == 11
    assert small.serif(42).pixelSize() == 21


# surfaces, panels, shadows
def test_backgrounds_cover_the_window_at_its_own_resolution() -> None:
    for dark in (False, True):
        look = Look(theme(dark), 0.5, 2.0)
        for surface in (mat(look, 320, 200, 130), ground(look, 320, 200), kit.stage(look, 320, 200, 100, 40, 20)):
            image = surface.toImage()
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


# items
def test_no_item_paints_in_python() -> None:
    classes = [kind for _, kind in inspect.getmembers(kit, inspect.isclass)]
    assert [kind for kind in classes if "paint" in vars(kind)] == []


def test_a_piece_has_the_size_of_its_outline_and_turns_about_its_middle() -> None:
    piece = card(w=100)
    assert piece.boundingRect() == QRectF(0, 0, 100, 140)
    assert piece.transformOriginPoint() == QPointF(50, 70)
    piece.setPos(10, 20)
    assert piece.centre == QPointF(60, 90)
    piece.fit(Look(theme(dark=True), 2.0, 2.0), card_outline(200))
    assert piece.boundingRect() == QRectF(0, 0, 200, 280)


def test_ring_veil_and_height_change_only_how_a_piece_looks() -> None:
    piece = card()
    before = shown(piece)
    piece.set_ring("act")
    piece.set_dim(0.4)
    piece.set_height(2.2)
    assert piece.boundingRect() == QRectF(0, 0, 100, 140)
    assert shown(piece) > before
    piece.set_ring(None)
    piece.set_dim(0)
    piece.set_height(0)
    assert shown(piece) == before - 1  # only the shadow is gone as well


def shown(piece: PieceItem) -> int:
    """How many pixmaps of a piece are to be seen."""
    scene = QGraphicsScene()
    scene.addItem(piece)
    count = sum(1 for item in scene.items() if isinstance(item, kit.PictureItem) and item.isVisible())
    scene.removeItem(piece)
    return count


def test_children_live_as_long_as_their_plate() -> None:
    plate = PlateItem(LIGHT, "plate", 200, 100)
    CrestItem(LIGHT, PLAYERS[0].colour, "私", 40, parent=plate)
    before = len(plate.childItems())
    gc.collect()
    assert len(plate.childItems()) == before == 2


@pytest.mark.qt_log_ignore("not accepted by receiving widget")  # clicks meant to go nowhere
def test_a_live_piece_is_clicked_and_pointed_at(view: QGraphicsView) -> None:
    clicks: list[int] = []
    points: list[bool] = []
    piece = card()
    view.scene().addItem(piece)
    piece.clicked.connect(lambda: clicks.append(1))
    piece.hovered.connect(points.append)
    click(view, 50, 70)
    assert clicks == []
    piece.set_live(True)
    QTest.mouseMove(view.viewport(), at(view, 60, 80))
    click(view, 50, 70)
    QTest.mouseMove(view.viewport(), at(view, 300, 250))
    assert (clicks, points) == ([1], [True, False])


@pytest.mark.qt_log_ignore("not accepted by receiving widget")  # clicks meant to go nowhere
def test_only_the_outline_can_be_hit(view: QGraphicsView) -> None:
    tile, clicks = PieceItem(LIGHT, "kaleido/tile-red", Outline(100, 87, kind="tri")), []
    view.scene().addItem(tile)
    tile.set_live(True)
    tile.clicked.connect(lambda: clicks.append(1))
    click(view, 8, 8)
    assert clicks == []
    click(view, 50, 60)
    assert clicks == [1]


def test_a_draggable_piece_is_dropped_not_clicked(view: QGraphicsView) -> None:
    heard: list[object] = []
    piece = card()
    view.scene().addItem(piece)
    piece.set_live(True)
    piece.draggable = True
    piece.clicked.connect(lambda: heard.append("click"))
    piece.dropped.connect(lambda where: heard.append((round(where.x()), round(where.y()))))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at(view, 50, 70))
    QTest.mouseMove(view.viewport(), at(view, 150, 170))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at(view, 250, 200))
    assert heard == [(250, 200)]


@pytest.mark.qt_log_ignore("not accepted by receiving widget")  # clicks meant to go nowhere
def test_buttons_answer_to_mouse_and_keyboard_while_enabled(view: QGraphicsView) -> None:
    button, clicks = ButtonItem(LIGHT, "Bid these", "primary"), []
    view.scene().addItem(button)
    button.clicked.connect(lambda: clicks.append(1))
    assert button.accessible_name == "Bid these"
    click(view, 20, 20)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view.viewport(), Qt.Key.Key_Return)
    assert clicks == [1, 1]
    button.setEnabled(False)
    click(view, 20, 20)
    assert clicks == [1, 1]


def test_a_button_is_as_wide_as_its_words_need() -> None:
    short, long = ButtonItem(LIGHT, "Bid"), ButtonItem(LIGHT, "Raise the curtain", kanji="開幕", key="R")
    assert short.size().width() < long.size().width()
    assert long.size().width() == int(long.size().width())
    assert ButtonItem(LIGHT, "A very long label indeed", w=80).size().width() == 80


def test_an_icon_button_can_only_be_hit_on_its_disc() -> None:
    icon = IconButtonItem(LIGHT, "undo", "Undo", 32)
    assert icon.shape().contains(QPointF(16, 16))
    assert not icon.shape().contains(QPointF(2, 2))
    assert icon.toolTip() == icon.accessible_name == "Undo"


def test_text_stands_on_whole_pixels_and_keeps_to_its_place() -> None:
    text = TextItem(LIGHT.serif(19), "#000000", "Kaede", align="r")
    text.place(100.4, 50.7)
    assert (text.pos().x() % 1, text.pos().y() % 1) == (0, 0)
    assert abs(text.pos().x() + text.width - 100.4) <= 1
    text.set_text("Kaede no Mikado")
    assert abs(text.pos().x() + text.width - 100.4) <= 1


def test_text_that_is_too_long_is_elided_or_wrapped() -> None:
    long = "Une phrase assez longue pour ne pas tenir dans sa place, hélas"
    line = TextItem(LIGHT.sans(13), "#000000", long, max_width=120)
    assert line.width <= 120
    assert line.text().endswith("…")
    assert line.toolTip() == long
    block = TextItem(LIGHT.sans(13), "#000000", long, max_width=120, lines=9)
    assert block.width <= 120
    assert " ".join(block.text().split("\n")) == long
    assert block.toolTip() == ""
    two = TextItem(LIGHT.sans(13), "#000000", long, max_width=120, lines=2)
    assert two.text().count("\n") == 1
    assert two.text().endswith("…")


def test_a_pill_grows_with_what_it_says() -> None:
    pill = PillItem(LIGHT, "worth", points="+5")
    small = pill.size()
    pill.say("act", name="下弦ノ月", points="+5")
    assert pill.size().width() > small.width() + 40
    narrow = PillItem(LIGHT, "act", name="下弦ノ月 Kagen no Tsuki", points="+5", max_width=120)
    assert narrow.size().width() == 120


# motion
def test_finish_puts_everything_where_it_belongs() -> None:
    motion, piece, idle = Motion(), card(), []
    motion.idle.connect(lambda: idle.append(1))
    motion.play(piece, Step(150, height=2.2), Step(250, pos=THERE, rotation=9.0, arc=40), Step(120, height=0.75))
    other = card()
    motion.move(other, opacity=0.3, scale=1.5, delay=500)
    assert piece.pos() != THERE
    motion.finish()
    assert (piece.pos(), piece.rotation(), piece.height()) == (THERE, 9.0, 0.75)
    assert (round(other.opacity(), 6), other.scale()) == (0.3, 1.5)
    assert not motion.busy
    assert idle == [1]


def test_motion_runs_by_itself(qtbot: QtBot) -> None:
    motion, piece = Motion(pace=0.2), card()
    piece.next_face = "cards/kasane-back"
    with qtbot.waitSignal(motion.idle):
        motion.play(piece, Step(pos=THERE, turn=180, arc=30), above=True)
        assert piece.zValue() >= kit.Z.FLYING
    assert (piece.pos(), piece.face, piece.zValue()) == (THERE, "cards/kasane-back", 0)
    assert piece.transform().isIdentity()


def test_pace_nought_is_immediate() -> None:
    motion, piece, heard = Motion(pace=0), card(), []
    motion.play(piece, Step(pos=THERE, height=2.2), delay=1000, then=lambda: heard.append("there"))
    motion.after(500, lambda: heard.append("after"))
    assert (piece.pos(), piece.height(), motion.busy) == (THERE, 2.2, False)
    assert heard == ["there", "after"]
    motion.pulse(piece)
    assert piece.findChildren(QPropertyAnimation) == []


def test_a_new_way_starts_where_the_item_is_and_finishes_what_the_old_one_left() -> None:
    motion, piece, heard = Motion(), card(), []
    motion.play(piece, Step(pos=THERE, height=2.2), above=True, then=lambda: heard.append("old"))
    motion.move(piece, pos=QPointF(0, 50))
    assert (piece.pos(), piece.height(), piece.zValue()) == (QPointF(0, 0), 2.2, 0)
    assert heard == ["old"]
    motion.finish()
    assert piece.pos() == QPointF(0, 50)


def test_what_follows_is_called_in_its_order_once() -> None:
    motion, heard = Motion(), []
    motion.after(300, lambda: heard.append("late"))
    motion.play(card(), Step(100, pos=THERE), then=lambda: motion.after(50, lambda: heard.append("next")))
    motion.after(10, lambda: heard.append("early"))
    motion.finish()
    motion.finish()
    assert heard == ["early", "next", "late"]


def test_a_pulse_breathes_until_it_is_told_to_be_still() -> None:
    motion, piece = Motion(), card()
    motion.pulse(piece.halo)
    motion.pulse(piece.halo)
    assert len(piece.halo.findChildren(QPropertyAnimation)) == 1
    assert not motion.busy  # nobody waits for a pulse
    motion.still(piece.halo)
    assert (piece.halo.findChildren(QPropertyAnimation), piece.halo.opacity()) == ([], 1.0)


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
