"""Windows, dialogs, preferences, the human player, languages."""
