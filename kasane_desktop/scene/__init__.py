"""The table as a picture: Graphics View scenes over the models."""
