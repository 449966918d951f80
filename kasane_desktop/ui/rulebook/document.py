"""Pages as documents: set for the screen or for paper, and printed or written as PDF."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QLocale, QMarginsF, QRectF, QSizeF, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from kasane_desktop.catalogue import CATALOGUE
from kasane_desktop.core.files import save_file
from kasane_desktop.core.game import Options
from kasane_desktop.match.speech import say
from kasane_desktop.scene.kit import fonts, theme
from kasane_desktop.scene.kit.paint import write
from kasane_desktop.scene.kit.phrases import JOINER, joined_html
from kasane_desktop.ui.rulebook import diagrams
from kasane_desktop.ui.rulebook.figures import Figures
from kasane_desktop.ui.rulebook.markup import PIECES, Paper, Typesetter
from kasane_desktop.ui.rulebook.sources import QUICK, Page, page
from kasane_desktop.ui.rulebook.sources import diagrams as diagrams_of
from kasane_desktop.ui.settings.language import translate
from kasane_desktop.ui.settings.preferences import LANGUAGES

TEXT = 15.5
DOTS = 96.0
"""Pixels per inch that a document is set for."""
MARGIN_MM = 18.0
FOOT = 26.0
ON_PAPER, SHARPNESS = 0.9, 2.0
SMALLER = (1.0, 0.92, 0.85, 0.78, 0.72)
"""A quick reference is set smaller until it fits one sheet."""
KEEP = 110.0
"""A heading that has less room below it goes to the next sheet."""


def spoken() -> str:
    """The language of the moment."""
    name = QLocale().name().partition("_")[0]
    return name if name in LANGUAGES else "en"


def typesetter(game: str, paper: Paper, options: Options) -> Typesetter:
    return Typesetter(game, paper, Figures(CATALOGUE[game], options))


def set_page(document: QTextDocument, game: str, quick: bool, paper: Paper, options: Options) -> None:
    """Fill a document with the rules of a game, or with its quick reference. Its pictures come when they are seen."""
    source: Page = page(game, spoken())
    sections = (source.section(QUICK),) if quick else source.chapters
    document.clear()
    document.setDefaultFont(fonts.sans(TEXT * paper.zoom, 400))
    document.setDefaultStyleSheet(paper.sheet())
    document.setHtml(joined_html(typesetter(game, paper, options).page(sections)))


def picture(name: str, paper: Paper, dpr: float, options: Options) -> QImage:
    """A picture by the name it has in a document."""
    kind, _, rest = name.partition(":")
    dark = paper.theme.dark
    if kind == "pieces":
        game, _, faces = rest.partition(":")
        return diagrams.draw_pieces(game, faces.split("+"), PIECES * paper.zoom, dark=dark, dpr=dpr)
    game, _, diagram = rest.partition("/")
    return diagrams.draw(game, diagrams_of(game)[diagram], dark=dark, dpr=dpr, options=options)


def images_in(document: QTextDocument) -> list[QTextCursor]:
    """The places of all pictures of a document, each selected."""
    found = []
    block = document.begin()
    while block.isValid():
        piece = block.begin()
        while not piece.atEnd():
            fragment = piece.fragment()
            if fragment.charFormat().isImageFormat():
                for at in range(fragment.position(), fragment.position() + fragment.length()):
                    cursor = QTextCursor(document)
                    cursor.setPosition(at)
                    cursor.setPosition(at + 1, QTextCursor.MoveMode.KeepAnchor)
                    found.append(cursor)
            piece += 1
        block = block.next()
    return found


def pictures_in(document: QTextDocument) -> list[str]:
    """The names of all pictures of a document."""
    names = []
    for format in document.allFormats():
        if format.isImageFormat():
            names.append(format.toImageFormat().name())
    return names


# -- paper -------------------------------------------------------------------------------------


def paper_document(game: str, quick: bool, options: Options) -> QTextDocument:
    """A page as it is printed on A4: by daylight on white, whatever the screen shows."""
    sheet = _sheet(page_layout())
    for scale in SMALLER if quick else SMALLER[:1]:
        document, paper = QTextDocument(), Paper(theme(dark=False), ON_PAPER * scale, plain=True)
        set_page(document, game, quick, paper, options)
        document.setDocumentMargin(0)
        document.setPageSize(sheet)
        if document.pageCount() == 1:
            break
    _keep_headings(document, sheet.height())
    for name in pictures_in(document):
        image = picture(name, paper, SHARPNESS, options)
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), image)
    return document


def _sheet(layout: QPageLayout) -> QSizeF:
    """What a sheet has room for, above its foot."""
    area = layout.paintRectPixels(round(DOTS))
    return QSizeF(area.width(), area.height() - FOOT)


def _keep_headings(document: QTextDocument, height: float) -> None:
    """No heading stays alone at the foot of a sheet."""
    block = document.begin()
    while block.isValid():
        rect = document.documentLayout().blockBoundingRect(block)
        if block.blockFormat().headingLevel() > 1 and rect.bottom() % height > height - KEEP:
            broken = block.blockFormat()
            broken.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).setBlockFormat(broken)
        block = block.next()


def settle_lines(document: QTextDocument) -> None:
    """Leave the words alone in a file that is searched and copied from: lines are broken for good where they break
    now, and what held the phrases together goes. Cells of tables take their width from their words: they break anew."""
    block = document.lastBlock()
    while block.isValid():
        text, cursor = block.text(), QTextCursor(block)
        layout, start = block.layout(), block.position()
        starts = {layout.lineAt(number).textStart() for number in range(1, layout.lineCount())}
        broken = starts if JOINER in text and cursor.currentTable() is None else set[int]()
        for at in reversed(range(len(text))):
            cursor.setPosition(start + at)
            if text[at] == JOINER:
                cursor.deleteChar()
            if at in broken:
                cursor.insertText("\N{LINE SEPARATOR}")
        block = block.previous()


def write_pdf(path: Path, game: str, quick: bool, options: Options) -> bool:
    """Write a page as PDF; False if the disk does not take it."""
    page = QBuffer()
    page.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(page)
    writer.setTitle(say(f"{game}.name", translate=translate))
    writer.setCreator("Kasane Desktop")
    writer.setPageLayout(page_layout())
    document = paper_document(game, quick, options)
    settle_lines(document)
    print_document(document, writer, game)
    try:
        save_file(path, bytes(page.data().data()))
    except OSError:
        return False
    return True


def page_layout() -> QPageLayout:
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    size = QPageSize(QPageSize.PageSizeId.A4)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


def print_document(document: QTextDocument, device: QPagedPaintDevice, game: str) -> None:
    """All pages, each with the name of the game and its number at the foot."""
    sheet = _sheet(device.pageLayout())
    document.setPageSize(sheet)
    name = say(f"{game}.name", translate=translate)
    painter = QPainter(device)
    try:
        painter.scale(device.logicalDpiX() / DOTS, device.logicalDpiY() / DOTS)
        for number in range(document.pageCount()):
            if number:
                device.newPage()
            _draw_page(painter, document, number, sheet)
            foot = QCoreApplication.translate("Rulebook", "{name} · page {number} of {pages}")
            text = foot.format(name=name, number=number + 1, pages=document.pageCount())
            write(painter, sheet.width() / 2, sheet.height() + FOOT - 4, text, fonts.sans(11), "#62594C", "c")
    finally:
        painter.end()


def _draw_page(painter: QPainter, document: QTextDocument, number: int, sheet: QSizeF) -> None:
    painter.save()
    top = number * sheet.height()
    painter.translate(0, -top)
    seen = QRectF(0, top, sheet.width(), sheet.height())
    painter.setClipRect(seen.adjusted(0, 0, 0, -2))  # the first line of a picture on the next sheet
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, theme(dark=False).plate_ink)
    context.clip = seen
    document.documentLayout().draw(painter, context)
    painter.restore()
