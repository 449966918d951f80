"""The icon in every form a platform asks for, from the two drawings in assets/icon.

python packaging/icons.py FOLDER      # kasane-desktop-16.png … -1024.png, .ico, .icns
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWINGS = Path(__file__).resolve().parent.parent / "assets" / "icon"
NAME = "kasane-desktop"
SMALL = 24
"""Up to this size the simpler drawing is used."""
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# What an entry of an .icns file is called, and its pixels; those of twice the size are for fine screens.
ICNS_ENTRIES = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}


def draw(size: int) -> QImage:
    drawing = DRAWINGS / (f"{NAME}-small.svg" if size <= SMALL else f"{NAME}.svg")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, b"png").write(image):
        raise SystemExit("cannot write PNG")
    return bytes(buffer.data().data())


def bitmap(image: QImage) -> bytes:
    """An entry of an .ico file as all versions of Windows read it: rows from below, then a mask of one bit."""
    size = image.width()
    plain = image.convertToFormat(QImage.Format.Format_ARGB32).flipped(Qt.Orientation.Vertical)
    mask = bytes((size + 31) // 32 * 4 * size)  # nothing is masked: transparency is in the colours
    header = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, size * size * 4, 0, 0, 0, 0)
    return header + bytes(plain.constBits()) + mask


def ico(images: dict[int, QImage]) -> bytes:
    entries, data = b"", b""
    start = 6 + 16 * len(ICO_SIZES)
    for size in ICO_SIZES:
        content = png(images[size]) if size >= 256 else bitmap(images[size])
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(content), start + len(data))
        data += content
    return struct.pack("<HHH", 0, 1, len(ICO_SIZES)) + entries + data


def icns(images: dict[int, QImage]) -> bytes:
    data = b""
    for kind, size in ICNS_ENTRIES.items():
        content = png(images[size])
        data += kind + struct.pack(">I", 8 + len(content)) + content
    return b"icns" + struct.pack(">I", 8 + len(data)) + data


def write_icons(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    images = {size: draw(size) for size in SIZES}
    for size, image in images.items():
        (folder / f"{NAME}-{size}.png").write_bytes(png(image))
    (folder / f"{NAME}.ico").write_bytes(ico(images))
    (folder / f"{NAME}.icns").write_bytes(icns(images))


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    write_icons(Path(sys.argv[1]))
    del application


if __name__ == "__main__":
    main()
