"""Pictures of tables, small enough to keep thousands: few colours, chosen for each picture.

PNG alone is read by every copy of the program; what it does badly, soft shadows, a palette takes away.
"""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, qRgb

MOST = 22_000
"""Bytes of a picture that is kept."""
SIZES = ((400, 96), (400, 64), (400, 48), (400, 32), (320, 32), (240, 24), (160, 16))
"""Width in pixels and number of colours, the next where a picture came out too large. The first is about as wide as the
sheet beside the list."""

SIGN = b"\x89PNG\r\n\x1a\n"
LONGEST_SIDE = 4096
"""Pixels: the first version kept pictures as large as the table."""

Shade = tuple[int, int, int]


def small(image: QImage) -> bytes:
    """A picture as it is kept; nothing for an empty one. May be called in any thread."""
    if image.isNull():
        return b""
    for width, colours in SIZES:
        image = image.scaledToWidth(min(width, image.width()), Qt.TransformationMode.SmoothTransformation)
        image = image.convertToFormat(QImage.Format.Format_RGB32)
        table = [qRgb(*shade) for shade in palette(image, colours)]
        drawn = image.convertToFormat(QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.ThresholdDither)
        if len(kept := as_png(drawn)) <= MOST:
            return kept
    return b""


def smaller(kept: bytes) -> bytes:
    """What an earlier version kept, as it is kept now; nothing for what is no picture."""
    return kept if len(kept) <= MOST else small(read_picture(kept))


def read_picture(kept: bytes) -> QImage:
    """An empty one for what is no picture, or one that was never ours: a few bytes can unfold to hundreds of MB."""
    if len(kept) < len(SIGN) + 16 or not kept.startswith(SIGN):
        return QImage()
    sides = (int.from_bytes(kept[at : at + 4], "big") for at in (len(SIGN) + 8, len(SIGN) + 12))
    if not all(0 < side <= LONGEST_SIDE for side in sides):
        return QImage()
    return QImage.fromData(kept, "PNG")  # type: ignore[arg-type]  # the format is text


def as_png(image: QImage) -> bytes:
    """Nothing for an empty picture."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]  # the format may be text; 0: as small as can be
    return bytes(buffer.data().data())


def palette(image: QImage, most: int) -> list[Shade]:
    """Colours that stand for all in a picture: the box of colours with the most to tell apart is cut in two, again
    and again (median cut)."""
    little = image.scaledToWidth(160, Qt.TransformationMode.FastTransformation).convertToFormat(
        QImage.Format.Format_RGB888
    )
    bits = bytes(little.constBits())
    rows = (bits[y * little.bytesPerLine() :][: 3 * little.width()] for y in range(little.height()))
    shades = Counter[Shade](shade for row in rows for shade in zip(row[0::3], row[1::3], row[2::3], strict=True))
    boxes = [_Box(list(shades.items()))]
    while len(boxes) < most:
        widest = max(boxes, key=lambda box: box.weight)
        if widest.weight == 0:
            break
        boxes.remove(widest)
        boxes += widest.cut()
    return [box.shade for box in boxes]


class _Box:
    """Some colours, with how often each is there."""

    def __init__(self, shades: list[tuple[Shade, int]]) -> None:
        self._shades = shades
        spans = [max(s[0][n] for s in shades) - min(s[0][n] for s in shades) for n in range(3)]
        self._longest = max(range(3), key=spans.__getitem__)
        self._count = sum(number for _, number in shades)
        self.weight = spans[self._longest] * self._count**0.5

    def cut(self) -> tuple[_Box, _Box]:
        ordered = sorted(self._shades, key=lambda s: s[0][self._longest])
        half, passed, at = self._count / 2, 0, 0
        while at < len(ordered) - 1 and (at == 0 or passed + ordered[at][1] <= half):
            passed += ordered[at][1]
            at += 1
        return _Box(ordered[:at]), _Box(ordered[at:])

    @property
    def shade(self) -> Shade:
        r, g, b = (round(sum(s[0][n] * s[1] for s in self._shades) / self._count) for n in range(3))
        return r, g, b
