"""The dialogs of the menu, and those that ask for a file."""
