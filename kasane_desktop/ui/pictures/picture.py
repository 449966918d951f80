"""Pictures of a table, drawn by the scene itself: for the lobby, the rulebook, the gallery and the command line."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from kasane_desktop.core.game import PUBLIC, Seat
from kasane_desktop.match.match import Match
from kasane_desktop.scene.host import TableHost
from kasane_desktop.scene.table_scene import TableScene
from kasane_desktop.ui.settings.language import translate

DRAWN, THUMBNAIL = (1024, 640), 480
"""The size of a table that is drawn for a list, and the width in which it is kept and seen."""


def onlooker(match: Match) -> Seat:
    """From where a match that goes on may be shown to whoever passes by: only a lone human has no one to hide from."""
    humans = [seat for seat, sitter in enumerate(match.sitters) if sitter.human]
    return PUBLIC if len(humans) > 1 else humans[0] if humans else 0


def picture(
    match: Match, seat: Seat, w: int, h: int, *, dark: bool, open_hands: bool = False, text_size: float = 1.0
) -> QImage:
    """The table as `seat` sees it now, asked to act if it is its turn."""
    scene = still_scene(match, seat, w, h, dark=dark, open_hands=open_hands, text_size=text_size)
    image = photograph(scene, scene.sceneRect())
    scene.deleteLater()
    return image


def thumbnail(match: Match, *, dark: bool) -> QImage:
    """The table for a list of matches, for whoever passes by."""
    image = picture(match, onlooker(match), *DRAWN, dark=dark)
    return image.scaledToWidth(THUMBNAIL, Qt.TransformationMode.SmoothTransformation)


def still_scene(
    match: Match,
    seat: Seat,
    w: int,
    h: int,
    *,
    dark: bool,
    open_hands: bool = False,
    dpr: float = 1.0,
    text_size: float = 1.0,
) -> TableScene:
    """A scene in which everything has arrived; whoever wants it takes it away again. Its texts are as large as usual,
    for a picture grows as a whole."""
    host = TableHost(match, translate, seat)
    scene = host.scene
    scene.text_size = text_size
    scene.set_dark(dark)
    scene.set_speed(0)
    scene.resize_to(w, h, dpr=dpr)
    scene.ask(seat if seat in match.to_act() else None)
    host.show(match.shown_table(seat, open_hands=open_hands), moving=False)
    return scene


def photograph(scene: TableScene, area: QRectF) -> QImage:
    """What is seen of a part of a scene, as sharp as the scene is drawn."""
    scene.lay_out()
    dpr = scene.look.dpr
    image = QImage(round(area.width() * dpr), round(area.height() * dpr), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(image.rect()), area)
    painter.end()
    return image
