"""What keeps matches on disk: the one that is played, those that were left, and the history."""
