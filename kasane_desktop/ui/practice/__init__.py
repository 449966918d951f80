"""The book of one's own mistakes: it fills by itself, and asks again after days."""

from kasane_desktop.ui.practice.book import Book
from kasane_desktop.ui.practice.filling import Filling
from kasane_desktop.ui.practice.page import PracticePage

__all__ = ["Book", "Filling", "PracticePage"]
