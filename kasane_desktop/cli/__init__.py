"""The commands that need no screen. Nothing here imports Qt."""
