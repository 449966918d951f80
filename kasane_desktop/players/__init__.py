"""Who sits on a seat: they are given a view and answer with an action. No Qt."""
