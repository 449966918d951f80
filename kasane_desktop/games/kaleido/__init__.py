"""Kaleido, by Hinata Origuchi: the rules."""

from kasane_desktop.games.kaleido.game import Kaleido

GAME = Kaleido()
