"""The table of Kasane and Kimono; what sets the two apart is data in dress.py."""
