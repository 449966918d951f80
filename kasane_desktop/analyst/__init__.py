"""Looking back at a match: what each decision was worth, what was luck, and who was how likely to win when.

No Qt, and no game's name: what must be known of one is asked of its `Mind`.
"""
