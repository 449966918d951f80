"""The games, one folder each. `catalogue` lists them."""
