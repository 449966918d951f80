"""The page of a table at which one plays, and all that goes along with a match: log, curtain, sounds, moments."""
