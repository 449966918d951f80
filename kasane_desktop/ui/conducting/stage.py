"""What a conductor asks of the place where its match is seen."""

from __future__ import annotations

from typing import Protocol

from kasane_desktop.core.game import Seat
from kasane_desktop.scene.calling import Calling


class Stage(Protocol):
    """Where a match is seen."""

    async def settle(self) -> None:
        """Return when what was shown has come to rest."""
        ...

    async def curtain(self, seat: Seat) -> None:
        """Hide the table until the one on `seat` is ready; return then, still hidden."""
        ...

    def look_from(self, seat: Seat) -> None:
        """The table is now seen from `seat`."""
        ...

    def ask(self, seat: Seat | None) -> None:
        """Let `seat` act at the table; None: nobody."""
        ...

    def offer(self, calling: Calling | None) -> None:
        """Let all these seats act at once; None: that is over."""
        ...
