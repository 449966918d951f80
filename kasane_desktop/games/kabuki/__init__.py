"""Kabuki, four stages, ten kinds of masks, and a memory that should not fail: rules, mind and stage."""
