"""Faults that tests must see: `make mutants` plants each of them by itself."""
