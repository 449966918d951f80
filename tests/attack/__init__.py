"""The real program under attack: `make attack`. See attack.py."""
