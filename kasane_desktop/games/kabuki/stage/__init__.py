"""The table of Kabuki: a stage."""
