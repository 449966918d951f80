"""Rainbow, an auction in which the cards you bid with are the next round's prizes: its box, and the rules in it."""
