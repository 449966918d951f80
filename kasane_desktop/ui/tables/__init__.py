"""Tables of points as printed in a player's own box: kept by name, entered on the combination cards themselves."""
