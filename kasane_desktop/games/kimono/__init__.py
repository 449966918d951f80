"""Kimono, the later edition of Kasane: its box, and the rules in it."""
