"""Every face that a table can show has its picture, in its own proportions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from kasane_desktop.core.game import PUBLIC
from kasane_desktop.scene.kit import renderer
from kasane_desktop.scene.stage import FACES
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
    shown, own = faces(setting, 1), FACES[setting.game.id]
    assert shown
    for face in shown - own.painted:
        drawn: QSize = renderer(own.sprite_name(face)).defaultSize()
        shape = own.outline(face, 700)
        assert shape.w / shape.h == pytest.approx(drawn.width() / drawn.height(), abs=0.01), face


def test_what_is_painted_has_no_picture() -> None:
    assert {own.sprite_name(face) for own in FACES.values() for face in own.painted} == {""}


@pytest.mark.parametrize(
    ("game", "face", "name"),
    [
        ("kasane", "kasane/5", "cards/kasane-5"),
        ("kasane", "kasane/plus1", "cards/kasane-plus1"),
        ("kasane", "marble", "pieces/marble"),
        ("kasane", "lady", "pieces/lady"),
        ("kasane", "juu", "pieces/emblem-juu"),
        ("kimono", "kimono/accessory", "cards/kimono-accessory"),
        ("kimono", "katyou", "pieces/mark-animal"),
        ("rainbow", "rainbow/3", "rainbow/card-3"),
        ("rainbow", "rainbow/back", "rainbow/back"),
        ("kabuki", "kabuki/mask-0", "kabuki/mask-0"),
        ("kaleido", "kaleido/tile-red", "kaleido/tile-red"),
    ],
)
def test_names_of_pictures(game: str, face: str, name: str) -> None:
    assert FACES[game].sprite_name(face) == name
