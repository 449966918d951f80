"""Lessons: a match that is led, step by step. This room knows no game and no screen."""
