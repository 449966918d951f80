"""What Kasane and Kimono share: draft from open rows, meld from the right end of the hand.

An `Edition` says what sets one box apart from the other; the games give theirs and their texts.
"""
