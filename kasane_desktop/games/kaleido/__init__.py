"""Kaleido, by Hinata Origuchi: rules, mind and stage."""
