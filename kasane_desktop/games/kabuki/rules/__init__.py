"""The rules: standard library and core alone."""
