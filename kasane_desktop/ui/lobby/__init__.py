"""The lobby: the first page of the program."""

from kasane_desktop.ui.lobby.lobby import Lobby
from kasane_desktop.ui.lobby.unfinished import Unfinished

__all__ = ["Lobby", "Unfinished"]
