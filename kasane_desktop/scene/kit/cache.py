"""One bounded store for everything that is painted once and shown often."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from PySide6.QtGui import QPixmap

BUDGET = 256 * 2**20  # bytes
SMALL = 24 * 2**20
TIMES = 5
"""A table takes about four times the memory of its background, which is the largest picture: 5 MB in a usual window,
33 MB on a 4K screen. There is room for one table and for the ground of a page before or after it; with more no picture
less is painted in a match, with four times three in a hundred are painted again."""


class Picture(NamedTuple):
    """A pixmap that may reach beyond its thing; (x, y) is its corner seen from the corner of the thing."""

    pixmap: QPixmap
    x: int = 0
    y: int = 0


P = ParamSpec("P")
T = TypeVar("T", QPixmap, Picture)


class Store:
    """Pictures by how they were asked for; the longest unused go first when room is short."""

    def __init__(self, budget: int) -> None:
        self.budget, self.used = budget, 0
        self._largest = 0
        self._entries: OrderedDict[Hashable, Any] = OrderedDict()

    def recall(self, key: Hashable, make: Callable[[], T]) -> T:
        if key not in self._entries:
            self._entries[key] = made = make()
            self.used += _bytes(made)
            self._largest = max(self._largest, _bytes(made))
            while self.used > self.room and len(self._entries) > 1:
                self.used -= _bytes(self._entries.popitem(last=False)[1])
            return made
        self._entries.move_to_end(key)
        found: T = self._entries[key]
        return found

    @property
    def room(self) -> int:
        return min(self.budget, max(SMALL, TIMES * self._largest))

    @contextmanager
    def aside(self) -> Iterator[None]:
        """What is painted meanwhile is wanted only once: it is not kept, and nothing makes room for it."""
        before = self._entries, self.used, self._largest
        self._entries, self.used, self._largest = OrderedDict(), 0, 0
        try:
            yield
        finally:
            self._entries, self.used, self._largest = before

    def clear(self) -> None:
        self._entries.clear()
        self.used = self._largest = 0


def _bytes(entry: QPixmap | Picture) -> int:
    pixmap = entry if isinstance(entry, QPixmap) else entry.pixmap
    return pixmap.width() * pixmap.height() * 4


store = Store(BUDGET)


def kept(paint: Callable[P, T]) -> Callable[P, T]:
    """Keep what a painting function returns, by its (hashable) arguments."""
    name = f"{paint.__module__}.{paint.__qualname__}"

    @wraps(paint)
    def recall(*args: P.args, **kwargs: P.kwargs) -> T:
        return store.recall((name, args, tuple(sorted(kwargs.items()))), lambda: paint(*args, **kwargs))

    return recall
