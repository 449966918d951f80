"""Tables as they stand, in still pictures and in words."""
