"""What is seen of this game."""
