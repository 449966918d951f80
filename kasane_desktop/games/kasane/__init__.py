"""Colors of Kasane: its box, and the rules in it."""
