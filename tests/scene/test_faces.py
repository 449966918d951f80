"""Every face that a table can show has its picture, in its own proportions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from kasane_desktop.core.game import PUBLIC
from kasane_desktop.scene.faces import PAINTED, outline, sprite_name
from kasane_desktop.scene.kit import renderer
from tests.matches import Setting, plain_settings, random_match

pytestmark = pytest.mark.usefixtures("qapp")


def faces(setting: Setting, seed: int) -> set[str]:
    """All faces on all tables of a random match, now and then seen from every seat."""
    match = random_match(setting, seed)
    shown = set()
    for at in range(0, match.cursor + 1):
        seats = (PUBLIC, *range(setting.seats)) if at % 5 == 0 else (at % setting.seats,)
        for seat in seats:
            table = match.table(seat, at, open_hands=True)
            shown |= {piece.face for zone in table.zones for piece in zone.pieces}
    return shown


@pytest.mark.parametrize("setting", list(plain_settings()), ids=str)
def test_every_face_of_a_match_has_a_picture_of_its_shape(setting: Setting) -> None:
    shown = faces(setting, 1)
    assert shown
    for face in shown - PAINTED:
        drawn: QSize = renderer(sprite_name(face)).defaultSize()
        shape = outline(face, 700)
        assert shape.w / shape.h == pytest.approx(drawn.width() / drawn.height(), abs=0.01), face


def test_what_is_painted_has_no_picture() -> None:
    assert {sprite_name(face) for face in PAINTED} == {""}


@pytest.mark.parametrize(
    ("face", "name"),
    [
        ("kasane/5", "cards/kasane-5"),
        ("kasane/plus1", "cards/kasane-plus1"),
        ("kimono/accessory", "cards/kimono-accessory"),
        ("rainbow/3", "rainbow/card-3"),
        ("rainbow/back", "rainbow/back"),
        ("kabuki/mask-0", "kabuki/mask-0"),
        ("kaleido/tile-red", "kaleido/tile-red"),
        ("marble", "pieces/marble"),
        ("lady", "pieces/lady"),
        ("juu", "pieces/emblem-juu"),
    ],
)
def test_names_of_pictures(face: str, name: str) -> None:
    assert sprite_name(face) == name
