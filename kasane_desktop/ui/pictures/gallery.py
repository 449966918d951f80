"""Pictures by command: one table, or a gallery of all games at several moments."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.game import Seat
from kasane_desktop.match.match import Match
from kasane_desktop.players.player import PLAYERS
from kasane_desktop.players.thinking import AtLeisure
from kasane_desktop.scene.stage import SCENES
from kasane_desktop.ui.controls import style
from kasane_desktop.ui.pictures.picture import picture
from kasane_desktop.ui.settings import language
from kasane_desktop.ui.settings.preferences import LANGUAGES
from kasane_desktop.ui.settings.setup import add_seat, named, remove_seat, usual_setup

MOMENTS = (0.1, 0.5, 0.85)
"""When the gallery looks at a match, as parts of its steps."""
PLAYER = "greedy"


@dataclass(frozen=True)
class Order:
    """What a picture is to show."""

    game: str
    seed: int = 7
    step: int = 0
    seats: int | None = None
    seat: Seat = 0
    language: str = "en"
    dark: bool = False
    size: tuple[int, int] = (1440, 900)
    text_size: float = 1.0


def render(order: Order, path: Path) -> bool:
    """One picture; False if it could not be written."""
    _application()
    return _draw(order, _played(order, order.step), path)


def gallery(folder: Path) -> Iterator[Path]:
    """All games at several moments, in all languages, by day and by night."""
    _application()
    folder.mkdir(parents=True, exist_ok=True)
    for game in SCENES:
        whole = _played(Order(game), None)
        for moment, lang in product(MOMENTS, LANGUAGES):
            step = _turn_of_viewer(whole, round(moment * whole.cursor))
            order = Order(game, step=step, language=lang, dark=lang == "fr")
            path = folder / f"{game}-{step:03}-{lang}.png"
            if _draw(order, _played(order, step), path):
                yield path
        for size in ((1024, 640), (1000, 1000), (1920, 1080)):
            order = Order(game, step=_turn_of_viewer(whole, whole.cursor // 2), size=size, dark=size == (1000, 1000))
            path = folder / f"{game}-{size[0]}x{size[1]}.png"
            if _draw(order, _played(order, order.step), path):
                yield path


def _application() -> None:
    """An application that needs no screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if QCoreApplication.instance() is None:
        _kept.append(QApplication(sys.argv[:1]))


_kept: list[QApplication] = []  # Qt wants its application to live as long as anything is drawn


def _draw(order: Order, match: Match, path: Path) -> bool:
    language.install(order.language)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    style.dress(application, order.dark)
    drawn = picture(match, order.seat, *order.size, dark=order.dark, text_size=order.text_size)
    return drawn.save(str(path))


def _played(order: Order, steps: int | None) -> Match:
    """A match between sensible players, as far as it is wanted."""
    rules = CATALOGUE[order.game]
    setup = usual_setup(rules, PLAYER, Random(order.seed))
    while len(setup.sitters) < (order.seats or len(setup.sitters)):
        setup = add_seat(setup, PLAYER)
    while len(setup.sitters) > (order.seats or len(setup.sitters)):
        setup = remove_seat(setup, len(setup.sitters) - 1)
    language.install(order.language)
    setup = named(setup._replace(seed=order.seed), language.translate)
    match = Match(rules, setup.sitters, setup.options, order.seed)
    players = [PLAYERS[PLAYER](rules, Random(f"{order.seed}/{seat}"), {}) for seat in range(len(match.sitters))]
    while match.to_act() and (steps is None or match.cursor < steps):
        if not match.deal():
            seat = match.to_act()[0]
            match.play(seat, players[seat].choose(match.view(seat), AtLeisure()))
    return match


def _turn_of_viewer(match: Match, step: int, seat: Seat = 0) -> int:
    """The next step from here at which the viewer is to act."""
    return next((at for at in range(step, match.cursor) if match.steps[at].seat == seat), step)
