"""Kaleido, by Hinata Origuchi: its box, and the rules in it."""
