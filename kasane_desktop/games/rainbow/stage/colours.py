"""The colours of the six values."""

from __future__ import annotations

BOW = {1: "#C8323F", 2: "#EC7C25", 3: "#EFB21C", 4: "#3B9A5F", 5: "#2B72B8", 6: "#6B4A9E"}
