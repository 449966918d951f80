"""A match looked at step by step."""

from kasane_desktop.ui.replay.page import ReplayPage
from kasane_desktop.ui.replay.reel import Reel, played_on

__all__ = ["Reel", "ReplayPage", "played_on"]
