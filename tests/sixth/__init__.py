"""A sixth game, and the house in which it is tried."""
