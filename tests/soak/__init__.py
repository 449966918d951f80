"""Long tests: `make soak`, `make kill-test`. The short version of the latter is in tests/e2e."""
