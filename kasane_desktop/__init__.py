"""Kasane Desktop: five Japanese-flavoured tabletop games, offline, for one screen."""

__version__ = "0.1.0"
