"""Everything the kit can show, on pages to be looked at beside the comps.

python -m tests.scene.contact_page <folder>
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene

from kasane_desktop.games.kabuki.stage.surface import surface
from kasane_desktop.scene.kit import (
    PLAYERS,
    ButtonItem,
    CrestItem,
    IconButtonItem,
    Look,
    Outline,
    PictureItem,
    PieceItem,
    PillItem,
    PlateItem,
    TextItem,
    card_outline,
    ground,
    mat,
    sprite,
    theme,
)
from kasane_desktop.scene.kit.badges import PILLS
from kasane_desktop.scene.kit.icons import ICONS
from kasane_desktop.scene.sitters import own_paint

W, H = 1440, 900
FRENCH = "Une phrase assez longue, «\u202fcoupée\u202f» où il faut\u202f: puis élidée quand elle ne tient plus."


class Page:
    """A scene of 1440 x 900 design units on which things are put by their corner."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.scene = QGraphicsScene(0, 0, look.px(W), look.px(H))

    def put(self, item: QGraphicsItem, x: float, y: float, on: QGraphicsItem | None = None) -> None:
        if on is None:
            self.scene.addItem(item)
        else:
            item.setParentItem(on)
        item.setPos(self.look.px(x), self.look.px(y))

    def write(self, item: TextItem, x: float, y: float, on: QGraphicsItem | None = None) -> None:
        self.put(item, 0, 0, on)
        item.place(self.look.px(x), self.look.px(y))

    def image(self) -> QImage:
        area, dpr = self.scene.sceneRect(), self.look.dpr
        image = QImage(round(area.width() * dpr), round(area.height() * dpr), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(dpr)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.scene.render(painter, QRectF(area), area)
        painter.end()
        return image


def robes(look: Look) -> Page:
    """The mat with tray, seats, combination cards and robe."""
    page, t, px = Page(look), look.theme, look.px
    page.put(PictureItem(mat(look, px(W), px(H), px(598))), 0, 0)
    page.write(TextItem(look.serif(25, 700, 1), t.ink, "襲ノ色目"), 32, 36)
    for k, name in enumerate(("Aoi", "Ren", "Kaede-no-Mikado")):
        seat = PlateItem(look, "seat", px(448), px(114))
        page.put(seat, 32 + k * 464, 58)
        page.put(CrestItem(look, own_paint(PLAYERS[k + 1]), "葵蓮楓"[k], px(40)), 16, 16, seat)
        page.write(TextItem(look.serif(19), t.ink, name, max_width=px(100)), 66, 34, seat)
        page.write(TextItem(look.sans(12), t.soft, "6 layers"), 66, 52, seat)
        page.write(TextItem(look.serif(42), t.ink, "7", align="r"), 430, 62, seat)
        for j, value in enumerate((3, 8, 9, "plus1", 5)):
            page.put(PieceItem(look, f"cards/kasane-{value}", card_outline(px(61)), 0.12), 172 + 22 * j, 14, seat)
    page.put(PlateItem(look, "tray", px(610), px(384)), 32, 198)
    for i, row in enumerate(((5, 7, 6), (8, 3, 9, 1), (4, "plus1", 8), (2, 6, "plus1"))):
        for j, value in enumerate(row):
            card = PieceItem(look, f"cards/kasane-{value}", card_outline(px(105)))
            end, lifted = j == len(row) - 1, i == 1 and j == len(row) - 1
            card.set_ring("hover" if lifted else "act" if end else None)
            card.set_height(2.2 if lifted else 0.5)
            card.set_dim(0 if end else 0.1)
            x, y = 65 + (i % 2) * 288 + j * 50, 248 + (i // 2) * 167 - (10 if lifted else 0)
            page.put(card, x, y)
            if end:
                page.put(PillItem(look, "worth", points="+2"), x + 78, y - 9)
    page.put(PillItem(look, "act", name="Your turn", note="take one open card", shape="flag", size=21), 54, 186)
    for i in range(9):
        combo = PlateItem(look, "paper", px(238), px(123))
        combo.set_edge("act" if i == 6 else "")
        page.put(combo, 668 + (i % 3) * 251, 188 + (i // 3) * 136)
        page.put(PictureItem(sprite("pieces/emblem-kagen", px(31), px(31), look.dpr)), 13, 15, combo)
        page.write(TextItem(look.serif(20), t.paper_ink, "下弦ノ月"), 52, 33, combo)
        page.put(PictureItem(sprite(PLAYERS[i % 4].marble, px(43), px(43), look.dpr)), 190, 69, combo)
    page.put(PieceItem(look, "pieces/lady", card_outline(px(144))), 32, 646)
    for j, ring in enumerate((None, None, "act", "group", "last", "win")):
        card = PieceItem(look, f"cards/kimono-{j + 1}", card_outline(px(144)))
        card.set_ring(ring)
        page.put(card, 188 + 120 * j, 646)
    ghost = PieceItem(look, "cards/kasane-7", card_outline(px(144)))
    ghost.set_ghost(True)
    page.put(ghost, 960, 646)
    note = PlateItem(look, "paper", px(244), px(160), z=0.6)
    page.put(note, 1164, 682)
    page.write(TextItem(look.serif(16), t.paper_ink, "If you take the 1"), 16, 29, note)
    page.write(TextItem(look.sans(13), t.paper_soft, FRENCH, max_width=px(212), lines=3), 16, 52, note)
    return page


def words(look: Look) -> Page:
    """Buttons in all states, icons, pills, panels, and the pieces of the other games."""
    page, px = Page(look), look.px
    page.put(PictureItem(ground(look, px(W), px(H))), 0, 0)
    plate = PlateItem(look, "plate", px(420), px(520), radius=14)
    page.put(plate, 28, 28)
    for k, kind in enumerate(("primary", "quiet", "outline", "paper")):
        for state in range(4):
            button = ButtonItem(look, "Take both fours", kind, kanji="取る", w=px(180), h=px(50))  # type: ignore[arg-type]
            button.down = state == 2
            button.set_live(state != 3)
            page.put(button, 20 + (state % 2) * 196, 24 + k * 124 + (state // 2) * 60, plate)
    edged = PlateItem(look, "plate", px(258), px(160))
    edged.set_edge("act")
    page.put(edged, 470, 28)
    page.put(ButtonItem(look, "Quitter la partie et enregistrer", "primary", w=px(220), h=px(50)), 490, 50)
    page.put(ButtonItem(look, "Leave", "quiet", key="Esc", w=px(220), h=px(50)), 490, 115)
    for k, icon in enumerate(ICONS):
        page.put(IconButtonItem(look, icon, icon), 470 + (k % 6) * 42, 210 + (k // 6) * 42)
    page.put(IconButtonItem(look, "turn-left", "turn left", px(54), style="act"), 470, 350)
    page.put(IconButtonItem(look, "turn-right", "turn right", px(54), style="act"), 540, 350)
    prize = PlateItem(look, "prize", px(660), px(254))
    page.put(prize, 750, 28)
    for k, ring in enumerate((None, "act", "act", "hover", "last", None)):
        card = PieceItem(look, f"rainbow/card-{k + 1}", card_outline(px(96), corner=0.075))
        card.set_ring(ring)
        page.put(card, 20 + k * 106, 76, prize)
    page.put(PillItem(look, "note", name="RUN round 連", size=15), 500, 18, prize)
    for k, style in enumerate(PILLS):
        page.put(PillItem(look, style, name="just laid", size=15), 750 + k * 110, 300)
        page.put(PillItem(look, style, points="+5"), 750 + k * 110, 340)
        page.put(
            PillItem(look, style, name="Aoi", note="is choosing", shape="flag", size=21),
            650 + k % 3 * 250,
            440 + k // 3 * 52,
        )
    for k, player in enumerate(PLAYERS):
        page.put(CrestItem(look, own_paint(player), "彩勉蓮墨海K"[k], px(40)), 750 + k * 56, 384)
    for k, ring in enumerate((None, "last", "hover")):
        mask = PieceItem(look, f"kabuki/mask-{k}", card_outline(px(146), 1.25, 0.075))
        mask.set_ring(ring)
        mask.setRotation(4 * k)
        page.put(mask, 40 + k * 180, 610)
    board = PieceItem(look, "kaleido/board", Outline(px(300), px(300), kind="hex"), 2.5)
    board.set_ring("last")
    page.put(board, 640, 570)
    for k, glass in enumerate(("red", "yellow", "green", "blue", "violet", "white")):
        tile = PieceItem(look, f"kaleido/tile-{glass}", Outline(px(100), px(87), kind="tri"))
        tile.set_dim(0.4 if k == 2 else 0)
        tile.set_ring("act" if k == 1 else None)
        page.put(tile, 1000 + (k % 3) * 120, 590 + (k // 3) * 120)
    return page


def theatre(look: Look) -> Page:
    """The stage with masks on it; it is the same by day and night, only the plates differ."""
    page, px = Page(look), look.px
    page.put(PictureItem(surface(look, px(W), px(H), px(450), px(204), px(58))), 0, 0)
    page.put(PlateItem(look, "plate", px(214), px(122), radius=10), 24, 92)
    for k, ring in enumerate(("act", "hover", "last", None)):
        mask = PieceItem(look, f"kabuki/mask-{k + 3}", card_outline(px(146), 1.25, 0.075))
        mask.set_ring(ring)
        page.put(mask, 299 + k * 232, 452)
    page.put(PieceItem(look, "kabuki/token", Outline(px(36), px(36), kind="round")), 720, 780)
    return page


PAGES = {"robes": robes, "words": words, "theatre": theatre}


def pages(u: float = 1.0, dpr: float = 1.0) -> Iterator[tuple[str, Page]]:
    for dark in (False, True):
        for name, build in PAGES.items():
            yield f"{name}-{'dark' if dark else 'light'}", build(Look(theme(dark), u, dpr))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for size, scale, ratio in (("", 1.0, 1.0), ("-small", 0.711, 1.0), ("-retina", 1.0, 2.0)):
        for title, sheet in pages(scale, ratio):
            sheet.image().save(str(folder / f"{title}{size}.png"))
