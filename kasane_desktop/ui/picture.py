"""Pictures of a table, drawn by the scene itself: for the lobby, the gallery and the command line."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from kasane_desktop.core.game import Seat
from kasane_desktop.match.match import Match
from kasane_desktop.models.log_model import LogModel
from kasane_desktop.models.seats_model import SeatsModel
from kasane_desktop.models.table_model import TableModel
from kasane_desktop.scene.catalogue import SCENES
from kasane_desktop.ui.language import translate


def picture(match: Match, seat: Seat, w: int, h: int, *, dark: bool, open_hands: bool = False) -> QImage:
    """The table as `seat` sees it now, asked to act if it is its turn."""
    table_model, seats_model, log_model = TableModel(), SeatsModel(), LogModel(translate)
    scene = SCENES[match.game.id](table_model, seats_model, log_model, translate, seat)
    scene.set_dark(dark)
    scene.set_speed(0)
    seats_model.seat(match.sitters)
    log_model.open(match)
    table = match.table(seat, open_hands=open_hands)
    seats_model.show(table.seats)
    scene.resize_to(w, h, dpr=1.0)
    table_model.show(table)
    scene.ask(seat if seat in match.to_act() else None)
    scene.finish()
    image = QImage(w, h, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter)
    painter.end()
    scene.deleteLater()
    return image
