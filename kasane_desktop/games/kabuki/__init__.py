"""Kabuki, four stages, ten kinds of masks, and a memory that should not fail: its box, and the rules in it."""
