"""The keys that are set: how they are heard, listed, and changed."""
