"""Colors of Kasane: rules, mind and stage."""
