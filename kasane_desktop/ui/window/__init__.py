"""The one window: how it opens, what its menu does, and how its pages lead to each other."""
