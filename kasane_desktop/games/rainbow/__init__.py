"""Rainbow, an auction in which the cards you bid with are the next round's prizes: rules, mind and stage."""
