"""Finished matches, kept in an SQLite file: each with its record and a small picture of its table."""

from kasane_desktop.match.history.book import Card, Filed, Played, Skill
from kasane_desktop.match.history.entry import MIXED, PEOPLE, BadRow, Entry, digest, level_of, normal, own_seat
from kasane_desktop.match.history.export import COLUMNS, write_csv
from kasane_desktop.match.history.figures import Group, Series, Tally
from kasane_desktop.match.history.file import BusyHistory, Help, HistoryStopped, NewerHistory
from kasane_desktop.match.history.history import History
from kasane_desktop.match.history.query import EVERYTHING, Category, Page, Query, Word

__all__ = [
    "COLUMNS",
    "EVERYTHING",
    "MIXED",
    "PEOPLE",
    "BadRow",
    "BusyHistory",
    "Card",
    "Category",
    "Entry",
    "Filed",
    "Group",
    "Help",
    "History",
    "HistoryStopped",
    "NewerHistory",
    "Page",
    "Played",
    "Query",
    "Series",
    "Skill",
    "Tally",
    "Word",
    "digest",
    "level_of",
    "normal",
    "own_seat",
    "write_csv",
]
