"""From rules to paper: PDF files and pictures."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from sueca_desktop import __version__
from sueca_desktop.rules.game import MatchRules
from sueca_desktop.text.booklet import booklet, title, wall_sheet
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.booklet.paint_booklet import draw_booklet
from sueca_desktop.ui.booklet.paint_sheet import draw_sheet
from sueca_desktop.ui.booklet.paper import PAGE_H, PAGE_W, Inks

_PDF_DPI = 2540  # a hundredth of a millimetre to the dot: no length is rounded
_HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


class Print(StrEnum):
    """What can be put on paper."""

    BOOKLET = "booklet"
    SHEET = "sheet"


def pdf(rules: MatchRules, what: Print, inks: Inks) -> bytes:
    """The rules as a PDF document, its letters and drawings inside, in the current language."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_DPI)
    writer.setPageLayout(a4())
    writer.setTitle(title(rules))
    writer.setCreator(f"{translate('Window', 'Sueca Desktop')} {__version__}")
    painter = QPainter(writer)
    draw(painter, writer.width(), rules, what, inks, writer.newPage)
    painter.end()
    return bytes(buffer.data().data())


def picture(rules: MatchRules, inks: Inks, width: int) -> QImage:
    """The sheet for the wall, so many pixels wide."""
    image = QImage(width, round(width * PAGE_H / PAGE_W), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw(painter, width, rules, Print.SHEET, inks, lambda: None)
    painter.end()
    return image


def a4() -> QPageLayout:
    """The page, without margins: what is drawn keeps its own."""
    return QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)
    )


def draw(
    painter: QPainter,
    across: float,
    rules: MatchRules,
    what: Print,
    inks: Inks,
    new_page: Callable[[], object],
) -> None:
    """Draws on pages that are so many dots wide; `new_page` is called between two of them."""
    painter.setRenderHints(_HINTS)
    painter.scale(across / PAGE_W, across / PAGE_W)
    sheet = wall_sheet(rules)
    if what is Print.SHEET:
        draw_sheet(painter, sheet, inks)
    else:
        draw_booklet(painter, booklet(rules), sheet.cards, inks, new_page)
