"""One folder a game, named by one line of the catalogue: its rules, its mind and its stage. See docs/a-game.md."""
