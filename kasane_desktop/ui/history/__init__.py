"""The matches that have ended, as a list and as figures."""

from kasane_desktop.ui.history.page import HistoryPage

__all__ = ["HistoryPage"]
