"""The drawing kit of all tables and of the lobby. It needs PySide6 and where the assets lie, and knows no
game, no match, no model.

Everything is painted once into a cached pixmap and then moved by Qt: no item paints in Python, so a search in the
background never makes the table stutter.

    look = Look(theme(dark=False), u=min(w / 1440, h / 900), dpr=view.devicePixelRatioF())
    scene.addItem(PictureItem(mat(look, w, h, heri_y=look.px(598))))

    seat = PlateItem(look, "seat", look.px(448), look.px(114))           # panels: paper seat plate tray prize
    name = TextItem(look.serif(19), look.theme.ink, "Aoi", max_width=look.px(120), parent=seat)
    name.place(look.px(66), look.px(34))                                 # on a baseline; elides, or wraps with lines=
    crest = CrestItem(look, Paint((PLAYERS[1].colour,), "uroko"), "A", look.px(40), parent=seat)

    card = PieceItem(look, "cards/front", card_outline(look.px(105)))  # shadow, ring, face, veil in one
    card.set_live(True)                                                  # clicked, hovered(bool); draggable: dragged…
    card.set_ring("act")                                                 # act hover pick group last win, or None
    card.set_dim(0.1); card.set_ghost(True); card.set_height(2.2); card.set_face("cards/back")

    motion = Motion(pace=1.0)                                            # 0 = off
    motion.move(card, pos=QPointF(300, 200), height=0.5)
    motion.play(card, Leg(150, height=2.2), Leg(250, pos=there, arc=40), Leg(120, height=0.5), above=True)
    motion.finish()                                                      # all there at once; signal idle; .busy

Sizes and positions are scene pixels, whole: turn design units (px at 1440 x 900) into them with look.px(). Sizes of
type, radii, heights z and line widths are design units and scaled inside. Nothing is set below 11 px.
After a resize or a change of theme make a new Look; pieces take it with fit(), panels and texts are made anew.
Colours have one meaning each (see theme.py): vermilion = you can act, ivory = it just happened, ink blue = order of
choice, gold = winning. Z says what lies above what. Special pictures of a game: paint them once with painted()
and the words of paint.py in a function under @kept, and show them with PictureItem or as a PieceItem's face.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .cache import Picture, kept
from .look import Look
from .paint import painted
from .panels import panel
from .shadows import Outline, card_outline, cast, ring, shadow, soft
from .sprites import renderer, sprite
from .surfaces import ground, mat
from .theme import PLAYERS, Theme, colour, mix, theme

if TYPE_CHECKING:
    from .badges import CrestItem, PillItem
    from .button_items import ButtonItem, IconButtonItem
    from .items import Actionable, Holder, PictureItem, PieceItem, PlateItem, TextItem, Z
    from .motion import Leg, Motion

# What is in a scene is loaded when it is first asked for: the lobby is seen before that.
_IN_A_SCENE = {
    **dict.fromkeys(("CrestItem", "PillItem"), "badges"),
    **dict.fromkeys(("ButtonItem", "IconButtonItem"), "button_items"),
    **dict.fromkeys(("Actionable", "Holder", "PictureItem", "PieceItem", "PlateItem", "TextItem", "Z"), "items"),
    **dict.fromkeys(("Motion", "Leg"), "motion"),
}


def __getattr__(name: str) -> Any:
    if name not in _IN_A_SCENE:
        raise AttributeError(name)
    found = globals()[name] = getattr(import_module(f".{_IN_A_SCENE[name]}", __name__), name)
    return found


__all__ = [
    "PLAYERS",
    "Actionable",
    "ButtonItem",
    "CrestItem",
    "Holder",
    "IconButtonItem",
    "Leg",
    "Look",
    "Motion",
    "Outline",
    "Picture",
    "PictureItem",
    "PieceItem",
    "PillItem",
    "PlateItem",
    "TextItem",
    "Theme",
    "Z",
    "card_outline",
    "cast",
    "colour",
    "ground",
    "kept",
    "mat",
    "mix",
    "painted",
    "panel",
    "renderer",
    "ring",
    "shadow",
    "soft",
    "sprite",
    "theme",
]
