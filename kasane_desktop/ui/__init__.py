"""What is seen around a table: the window with its pages, dialogs, preferences, and who leads a match."""
