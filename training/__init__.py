"""How the master learns (`make train`, docs/training.md) and is measured against the one of 0.1.0 (`make versus`)."""
