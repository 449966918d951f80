"""What is heard: cues, the bank of sounds, the mixer, and the device they leave by. No Qt."""
