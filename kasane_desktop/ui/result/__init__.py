"""The end of a match."""

from kasane_desktop.ui.result.page import ResultPage

__all__ = ["ResultPage"]
