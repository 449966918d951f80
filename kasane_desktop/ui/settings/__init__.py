"""What has been chosen and agreed on: preferences, languages, keys, folders, who sits at the table."""
