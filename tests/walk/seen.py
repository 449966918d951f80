"""What an eye would complain about in a window: texts that are cut or hardly differ from their ground, and windows that
do not lie wholly on the screen.

Contrast is measured in the pixels that were drawn, whatever colours somebody meant. Painted texts have no widget that
could be asked: who shortens one is overheard.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QTextEdit,
    QWidget,
)

from kasane_desktop.scene.kit.items import TextItem
from kasane_desktop.ui.controls.segment import Segment
from kasane_desktop.ui.controls.widgets import Line, WordButton
from kasane_desktop.ui.playing.curtain import Curtain

ENOUGH, ENOUGH_IF_LARGE = 4.5, 3.0
LARGE, LARGE_BOLD = 24, 18.66  # pixels
PICTURED = 0.82
INK = 0.004
"""The share of a text's place that is drawn in full ink, at least."""
OUTSIDE = 1.5  # pixels of a letter that nobody misses
MARK = 26  # pixels before a line of the log that belong to its dot


class Shortened:
    """Remembers the texts that were shortened to fit where they are painted, or stand out of the picture on which they
    are. Names may be shortened: they can be of any length, and are told in full where they are pointed at."""

    def __init__(self, *names: str) -> None:
        self._names, self._cut = names, dict[str, str]()
        self._fitting = QFontMetricsF.elidedText
        fitting = self._fitting

        def overheard(metrics: QFontMetricsF, text: str, *how: Any) -> str:
            shown = fitting(metrics, text, *how)
            if shown != text and not any(name in text for name in self._names):
                self._cut[text] = shown
            return shown

        self._drawing = QPainter.drawText
        drawing = self._drawing

        def watched(painter: QPainter, *how: Any) -> Any:
            picture = painter.device()
            if isinstance(picture, QImage) and isinstance(how[0], QPointF):
                ink = QFontMetricsF(painter.font()).tightBoundingRect(how[1]).translated(how[0])
                ink = painter.combinedTransform().mapRect(ink)
                if ink.top() < -OUTSIDE or ink.bottom() > picture.height() + OUTSIDE:
                    self._cut[how[1]] = "half of it"
            return drawing(painter, *how)

        QFontMetricsF.elidedText = overheard  # type: ignore[method-assign, assignment]
        QPainter.drawText = watched  # type: ignore[method-assign, assignment]

    def told(self) -> list[str]:
        """What was shortened since this was asked last."""
        cut, self._cut = self._cut, {}
        return [f"painted as {shown!r}: {text!r}" for text, shown in cut.items()]

    def forget(self) -> None:
        QFontMetricsF.elidedText = self._fitting  # type: ignore[method-assign]
        QPainter.drawText = self._drawing  # type: ignore[method-assign]


class Text(NamedTuple):
    """A text that is seen, and where in its window."""

    words: str
    place: QRect
    large: bool
    cut: bool = False
    pictured: bool = False  # its letters are part of a small picture, where thin strokes lose some of their colour


def complaints(window: QWidget) -> list[str]:
    """All that is wrong with a window and with what is in it."""
    found = [] if lies_on_screen(window) else [f"{_name(window)} lies off the screen: {window.frameGeometry()}"]
    image = enlarged(window)
    for text in texts(window):
        if text.cut:
            found.append(f"{_name(window)}: cut: {text.words!r}")
        least = (ENOUGH_IF_LARGE if text.large else ENOUGH) * (PICTURED if text.pictured else 1)
        ratio = contrast(image, text.place)
        if ratio is not None and ratio < least - 0.05:  # colours are whole numbers
            found.append(f"{_name(window)}: {ratio:.2f} is too little contrast: {text.words!r}")
    return found


def _name(window: QWidget) -> str:
    return window.windowTitle() or type(window).__name__


def lies_on_screen(window: QWidget) -> bool:
    return window.isFullScreen() or window.screen().geometry().contains(window.frameGeometry())


def enlarged(window: QWidget) -> QImage:
    """The window twice as large: thin strokes of small letters have their colour then."""
    scale = 2 if window.width() < 2000 else 1
    image = QImage(window.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    window.render(image)
    return image


# -- contrast ----------------------------------------------------------------------------------


def contrast(image: QImage, place: QRect) -> float | None:
    """Between the ground of a place and the ink on it; None if nothing is seen there."""
    ratio = image.devicePixelRatio()
    at = QRectF(place.x() * ratio, place.y() * ratio, place.width() * ratio, place.height() * ratio).toRect()
    at = at.intersected(image.rect())
    if at.isEmpty():
        return None
    pixels = memoryview(image.constBits()).cast("I")
    line = image.bytesPerLine() // 4
    colours: Counter[int] = Counter()
    for y in range(at.top(), at.bottom() + 1):
        colours.update(pixels[y * line + at.left() : y * line + at.right() + 1])
    ground = _light(_ground(colours))
    room, least = 0.0, INK * at.width() * at.height()
    ratios = sorted(((_ratio(_light(colour), ground), count) for colour, count in colours.items()), reverse=True)
    for ratio, count in ratios:
        room += count
        if room >= least:
            return ratio
    return None


def _ground(colours: Counter[int]) -> int:
    """The colour that is seen most; those of a woven ground, which hardly differ, are one."""
    shades: Counter[int] = Counter()
    for colour, count in colours.items():
        shades[colour & 0xF0F0F0] += count
    most = shades.most_common(1)[0][0]
    return max((colour for colour in colours if colour & 0xF0F0F0 == most), key=colours.__getitem__)


def _ratio(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def _light(colour: int) -> float:
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# -- texts -------------------------------------------------------------------------------------


def texts(window: QWidget) -> Iterator[Text]:
    """All texts of a window that can be located, but those of what is disabled."""
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() or not widget.isEnabled() or widget.window() is not window:
            continue
        shown = _seen_of(widget)
        at = widget.mapTo(window, QPoint(0, 0)) if widget is not window else QPoint(0, 0)
        for text in _texts_of(widget):
            place = text.place.intersected(shown)
            if place != text.place and place.height() < widget.fontMetrics().height():  # scrolled away
                continue
            place = place.translated(at)
            if place.isEmpty() or not _covered(window, widget, place.center()):
                yield text._replace(place=place)


def _covered(window: QWidget, widget: QWidget, point: QPoint) -> bool:
    """Whether something else lies over a widget there."""
    above = window.childAt(point)
    return above is not None and above is not widget and not (above.isAncestorOf(widget) or widget.isAncestorOf(above))


def _seen_of(widget: QWidget) -> QRect:
    """What is seen of a widget, whatever scrolls round it; that of one which scrolls is its inside."""
    seen = widget.viewport().geometry() if isinstance(widget, QAbstractScrollArea) else widget.rect()
    around, at = widget, QPoint(0, 0)
    while not around.isWindow() and (outer := around.parentWidget()) is not None:
        at, around = around.mapToParent(at), outer
        seen = seen.intersected(around.rect().translated(-at))
    return seen


def _texts_of(widget: QWidget) -> Iterator[Text]:
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, (WordButton, QPushButton)):
        yield _button(widget)
    elif isinstance(widget, Segment):
        whole = (part for part in widget.parts if part.visibleRegion().boundingRect() == part.rect())
        for part in whole:  # others have been scrolled away
            yield Text(part.accessibleName(), part.geometry().adjusted(4, 4, -4, -4), False, _narrow(part))
    elif isinstance(widget, QLineEdit):
        words = widget.text() or widget.placeholderText()
        wide = widget.fontMetrics().horizontalAdvance(words)
        margins = widget.textMargins()
        cut = words.isdigit() and wide > widget.width() - margins.left() - margins.right() - 4  # half a number lies
        if words:
            place = QRect(10, 4, min(wide, widget.width() - 20), widget.height() - 8)
            if widget.alignment() & Qt.AlignmentFlag.AlignHCenter:
                place = QRect(0, 4, wide, widget.height() - 8)
                place.moveCenter(widget.rect().center())
            yield Text(words, place.intersected(widget.rect()), _large(widget.font()), cut)
    elif isinstance(widget, QMenu):
        for action in widget.actions():
            if action.text() and action.isEnabled():
                yield Text(action.text(), widget.actionGeometry(action).adjusted(10, 2, -10, -2), False)
    elif isinstance(widget, Curtain):
        look = widget._look
        font, lines = widget.title_lines(look)
        yield Text(widget._title, QRect(), True, lines[-1].endswith("…") or _too_wide(font, lines, look.px(640)))
    elif isinstance(widget, QAbstractScrollArea):
        yield from _within(widget)


def _button(button: WordButton | QPushButton) -> Text:
    if isinstance(button, WordButton):
        words, font = button.label, button.look.sans(button._words.size, 700)
        cut = button.width() < button.minimumSizeHint().width()
        middle = button.body().toRect().center()
    else:
        words, font = button.text().replace("&", ""), button.font()
        cut = button.width() < QFontMetrics(font).horizontalAdvance(words) + 16
        middle = button.rect().center()
    place = QRect(0, 0, QFontMetrics(font).horizontalAdvance(words), QFontMetrics(font).capHeight() + 4)
    place.moveCenter(middle)
    pictured = isinstance(button, WordButton)
    return Text(words, place.intersected(button.rect().adjusted(8, 4, -8, -4)), False, cut, pictured)


def _label(label: QLabel) -> Iterator[Text]:
    if not label.text():
        return
    font = label.font()
    room = label.contentsRect()
    if label.wordWrap():
        cut = label.height() + 1 < label.heightForWidth(label.width())
        flags = int(label.alignment() | Qt.AlignmentFlag.AlignLeading) | int(Qt.TextFlag.TextWordWrap)
    else:
        wide = QFontMetrics(font).horizontalAdvance(label.text().replace("&", ""))
        cut = wide > label.width() + 1 and not (isinstance(label, Line) and bool(label.toolTip()))
        flags = int(label.alignment())
    place = QFontMetrics(font).boundingRect(room, flags, label.text()).intersected(room)
    yield Text(label.text(), place, _large(font), cut)


def _within(area: QAbstractScrollArea) -> Iterator[Text]:
    inside = area.viewport().geometry()
    if isinstance(area, QTextEdit):
        yield Text(area.toPlainText()[:30], inside, False)
    elif isinstance(area, QGraphicsView):
        scene = area.scene()
        for item in scene.items() if scene is not None else ():
            if isinstance(item, TextItem) and item.isVisible() and item.text() and item.effectiveOpacity() > 0.9:
                place = area.mapFromScene(item.sceneBoundingRect()).boundingRect().translated(inside.topLeft())
                yield Text(item.text(), place, _large(item.font()))
    elif isinstance(area, QAbstractItemView) and isinstance(area, QListView):
        model = area.model()
        for row in range(model.rowCount()) if model is not None else ():
            index = model.index(row, 0)
            place = area.visualRect(index).translated(inside.topLeft())
            words = index.data()
            if isinstance(words, str) and inside.contains(place):
                yield Text(words, place.adjusted(MARK, 3, -6, -3), False)


def _narrow(part: QWidget) -> bool:
    return part.width() < part.sizeHint().width()


def _too_wide(font: QFont, lines: list[str], room: int) -> bool:
    return any(QFontMetrics(font).horizontalAdvance(line) > room for line in lines)


def _large(font: QFont) -> bool:
    size = QFontInfo(font).pixelSize()
    return size >= LARGE or (font.weight() >= QFont.Weight.DemiBold and size >= LARGE_BOLD)
