"""Words differ enough from their ground in both lights: 4.5 to 1, as the accessibility guidelines have it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from kasane_desktop.games.layering.stage.colours import CHIP_INK, VALUE
from kasane_desktop.scene.kit import buttons, mix, theme
from kasane_desktop.scene.kit.badges import PILLS
from kasane_desktop.scene.kit.theme import (
    CREST_INK,
    ON_VERMILION,
    ON_VERMILION_SOFT,
    PLAYERS,
    VERMILION,
    VERMILION_LOW,
    VERMILION_TOP,
)
from kasane_desktop.ui.style import _palette

ENOUGH = 4.5


def light(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def contrast(ink: str | QColor, ground: str | QColor) -> float:
    one, other = sorted((light(QColor(ink)), light(QColor(ground))))
    return (other + 0.05) / (one + 0.05)


@pytest.mark.parametrize("dark", [False, True])
def test_words_on_every_surface(dark: bool) -> None:
    t = theme(dark)
    low: list[tuple[str, str]] = []
    for inks, grounds in (
        ((t.plate_ink, t.plate_soft, t.accent_ink, t.win), t.plate),
        ((t.plate_ink, t.plate_soft), tuple(mix(ground, t.plate_ink, 0.06).name() for ground in t.plate)),
        ((t.accent_ink,), tuple(mix(ground, VERMILION, 0.08).name() for ground in t.plate)),  # outlined buttons
        ((t.paper_ink, t.paper_soft, t.paper_accent), t.paper),
        ((t.ink, t.soft), (*t.mat, *t.seat)),
        ((ON_VERMILION, ON_VERMILION_SOFT), (VERMILION_TOP, VERMILION_LOW)),
    ):
        low += [(ink, ground) for ink in inks for ground in grounds if contrast(ink, ground) < ENOUGH]
    assert low == []


@pytest.mark.parametrize("dark", [False, True])
def test_words_of_ordinary_widgets(dark: bool) -> None:
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
def test_words_on_the_one_button(state: buttons.State) -> None:
    for ground in buttons.primary(state):
        assert contrast(ON_VERMILION, ground) >= ENOUGH
