"""Kimono, the later edition of Kasane: rules, mind and stage."""
