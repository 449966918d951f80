"""The widget kit of all pages: buttons, lines of text, fields, segments, sheets, in the look of the table."""
