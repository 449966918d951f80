"""What sets the look of one box apart from the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kasane_desktop.scene.kit.theme import Hue


@dataclass(frozen=True)
class Dress:
    id: str  # of the game: its cards are `cards/{id}-…`, its texts `{id}.…`
    kanji: str
    special: str  # face of the card that scores by itself
    beside: bool  # such cards lie beside the robe, under the lady
    marker: str  # the piece in a socket: marble or button
    layers: bool  # cards are layers of colours; else cards of fabrics
    emblems: Mapping[str, str] = field(default_factory=dict)  # where it is not `emblem-{combination}`

    def card(self, face: str) -> str:
        """The picture of a card's face: `kasane/7` is `cards/kasane-7`."""
        return f"cards/{face.replace('/', '-')}"

    def lady(self, been_first: bool) -> str:
        """The young lady; in Kimono she turns the Emperor's side up when her player begins a round."""
        return "pieces/lady-emperor" if self.beside and been_first else "pieces/lady"

    @property
    def back(self) -> str:
        return f"cards/{self.id}-back"

    def emblem(self, combination: str) -> str:
        return f"pieces/{self.emblems.get(combination, f'emblem-{combination}')}"

    def marker_of(self, player: Hue | None) -> str:
        """The piece of a player; one that closes a socket from the start is nobody's."""
        if player is None:
            return f"pieces/{self.marker}"
        return player.marble if self.marker == "marble" else player.button
