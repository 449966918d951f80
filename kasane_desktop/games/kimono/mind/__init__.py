"""What players know of this game: what they know of its family."""

from kasane_desktop.games.layering.mind import MIND

__all__ = ["MIND"]
