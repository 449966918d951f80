"""The table of Kaleido: a honeycomb of boards that turn."""
