"""What is seen of Kasane; most of it is its family's."""
