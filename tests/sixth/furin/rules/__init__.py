"""What may be done. Standard library and core alone."""
