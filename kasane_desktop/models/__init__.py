"""Qt item models over a match: the table, the seats and their scores, the log."""
