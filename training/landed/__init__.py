"""The master of version 0.1.0 as it was: its search, its endings, its heuristics. Nothing here is mended or made
faster: what comes later is measured against it (`training/versus.py`), and a test holds its decisions fast."""
