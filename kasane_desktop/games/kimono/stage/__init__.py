"""What is seen of Kimono; most of it is its family's."""
