"""What leads a match: asks who is to act, plays what they answer, hears who calls first."""
