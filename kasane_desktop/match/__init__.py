"""A match being played: seats, history, undo, clock, record. No Qt."""
