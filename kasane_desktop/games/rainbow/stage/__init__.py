"""The table of Rainbow."""
