"""The lobby: the first page of the program."""

from kasane_desktop.ui.lobby.cards import Unfinished
from kasane_desktop.ui.lobby.lobby import Lobby

__all__ = ["Lobby", "Unfinished"]
