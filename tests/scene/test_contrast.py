"""Words differ enough from their ground in both lights: 4.5 to 1, as the accessibility guidelines have it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor

from kasane_desktop.games.kaleido.stage.marks import FIGURE, INK2, PAPER
from kasane_desktop.games.layering.stage.colours import CHIP_INK, VALUE
from kasane_desktop.scene.kit import button_faces, colour, mix, theme
from kasane_desktop.scene.kit.badges import PILLS
from kasane_desktop.scene.kit.theme import (
    CREST_INK,
    GLASS,
    ON_VERMILION,
    ON_VERMILION_SOFT,
    PLAYERS,
    VERMILION,
    VERMILION_LOW,
    VERMILION_TOP,
    show_contrast,
)
from kasane_desktop.scene.sitters import glazed, own_paint
from kasane_desktop.ui.controls.style import _palette

ENOUGH, HIGH = 4.5, 7.0
MARKED = 3.0  # what is no word


@pytest.fixture(autouse=True)
def usual_contrast() -> Iterator[None]:
    yield
    show_contrast(False)


def light(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def contrast(ink: str | QColor, ground: str | QColor) -> float:
    one, other = sorted((light(QColor(ink)), light(QColor(ground))))
    return (other + 0.05) / (one + 0.05)


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_words_on_every_surface(dark: bool, high: bool) -> None:
    show_contrast(high)
    t, enough = theme(dark), HIGH if high else ENOUGH
    low: list[tuple[str, str]] = []
    for inks, grounds in (
        ((t.plate_ink, t.plate_soft, t.accent_ink, t.win), t.plate),
        ((t.plate_ink, t.plate_soft), tuple(mix(ground, t.plate_ink, 0.06).name() for ground in t.plate)),
        ((t.accent_ink,), tuple(mix(ground, VERMILION, 0.08).name() for ground in t.plate)),  # outlined buttons
        ((t.paper_ink, t.paper_soft, t.paper_accent), t.paper),
        ((t.ink, t.soft), (*t.mat, *t.seat)),
        ((t.tray_ink,), t.tray),
    ):
        low += [(ink, ground) for ink in inks for ground in grounds if contrast(ink, ground) < enough]
    assert low == []


def test_words_on_vermilion() -> None:
    for ink in (ON_VERMILION, ON_VERMILION_SOFT):
        assert min(contrast(ink, ground) for ground in (VERMILION_TOP, VERMILION_LOW)) >= ENOUGH


def test_figures_of_a_disc_and_marks_of_a_log() -> None:
    assert {name for name, ink in FIGURE.items() if contrast(ink, PAPER) < ENOUGH} == set()
    assert contrast(INK2, PAPER) >= ENOUGH
    owners = [*map(own_paint, PLAYERS), *(glazed([name]) for name in GLASS if name != "white")]
    for dark in (False, True):
        t = theme(dark)
        for paint in owners:
            ink = paint.seen_on(dark).ink
            assert min(contrast(ink, ground) for ground in (*t.plate, *t.mat)) >= MARKED, paint


def test_high_contrast_has_firm_lines_and_no_pattern() -> None:
    for dark in (False, True):
        show_contrast(False)
        usual = theme(dark)
        show_contrast(True)
        t = theme(dark)
        assert (t.contrast, usual.contrast) == (True, False)
        assert t.dark == usual.dark
        assert t is theme(dark)
        for edge, ground in ((t.plate_edge, t.plate), (t.seat_edge, t.seat), (t.accent, t.plate), (t.hair, t.mat)):
            assert contrast(edge, ground[0]) >= 7
        assert t.ground[0] == t.ground[1]
        assert t.mat[0] == t.mat[1]
        assert colour(t.plate_ink, 0.28).alphaF() == 1.0  # a line
        assert colour(t.plate_ink, 0.08).alphaF() < 0.1  # a ground
    show_contrast(False)
    assert colour(theme(False).plate_ink, 0.28).alphaF() < 0.3


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_words_of_ordinary_widgets(dark: bool, high: bool) -> None:
    show_contrast(high)
    palette = _palette(theme(dark))
    role = palette.ColorRole
    for ink, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.PlaceholderText, role.Base),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
    ):
        assert contrast(palette.color(ink), palette.color(ground)) >= ENOUGH, (ink, ground)


def test_words_on_colours() -> None:
    assert {value for value, ground in VALUE.items() if contrast(CHIP_INK[value], ground) < ENOUGH} == set()
    assert {player.name for player in PLAYERS if contrast(CREST_INK, player.colour) < ENOUGH} == set()
    for name, pill in PILLS.items():
        for ink in (pill.ink, pill.soft):
            assert contrast(ink, pill.top) >= ENOUGH, name
            assert contrast(ink, pill.low) >= ENOUGH, name


@pytest.mark.parametrize("state", ["rest", "hover", "down", "off"])
def test_words_on_the_one_button(state: button_faces.State) -> None:
    for ground in button_faces.primary(state):
        assert contrast(ON_VERMILION, ground) >= ENOUGH
