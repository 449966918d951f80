"""The game protocol: seats, actions, states, views, tables. Standard library only."""
