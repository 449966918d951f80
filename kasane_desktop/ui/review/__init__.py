"""Looking back at a match: the curve of chances, skill and luck, and where it was decided."""

from kasane_desktop.ui.review.looking import LookingBack
from kasane_desktop.ui.review.panel import ReviewPanel

__all__ = ["LookingBack", "ReviewPanel"]
