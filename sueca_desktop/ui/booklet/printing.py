"""The printers of the system, and the way to them."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from sueca_desktop.rules.game import MatchRules
from sueca_desktop.text.booklet import title
from sueca_desktop.ui.booklet.paper import Inks
from sueca_desktop.ui.booklet.press import Print, a4, draw


def printers() -> list[QPrinterInfo]:
    """The printers of the system, the usual one first."""
    return sorted(QPrinterInfo.availablePrinters(), key=lambda info: not info.isDefault())


def printer_of(info: QPrinterInfo) -> QPrinter:
    """One of the system's printers, at its best."""
    return QPrinter(info, QPrinter.PrinterMode.HighResolution)


def send(printer: QPrinter, rules: MatchRules, what: Print, inks: Inks) -> bool:
    """Prints on A4. Returns whether the printer took it."""
    printer.setPageLayout(a4())
    printer.setFullPage(True)
    printer.setDocName(title(rules))
    painter = QPainter()
    if not painter.begin(printer):
        return False
    across = printer.paperRect(QPrinter.Unit.DevicePixel).width()
    draw(painter, across, rules, what, inks, printer.newPage)
    return painter.end()
