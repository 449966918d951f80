"""The rulebook: pages, diagrams, searching, printing."""
