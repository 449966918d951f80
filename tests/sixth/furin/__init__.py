"""Fūrin, wind chimes: eight rounds, a card each, the highest takes what the wind brings.

It is no part of the program. It shows that a game is one folder and one line (docs/a-game.md), and lies here as it
would lie under kasane_desktop/games, where tests/sixth/house.py puts it. Its imports are relative for that reason.
"""
