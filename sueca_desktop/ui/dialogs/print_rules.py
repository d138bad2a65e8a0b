"""Which printer, how many copies: in our own words, for the system's dialog speaks the system's language."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QComboBox, QFormLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from sueca_desktop.rules.game import MatchRules
from sueca_desktop.text.booklet import lead, title
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.booklet.paper import Inks
from sueca_desktop.ui.booklet.press import Print
from sueca_desktop.ui.booklet.printing import printer_of, printers, send
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import Dialog
from sueca_desktop.ui.controls.segmented import Segmented

_WIDTH, _HEIGHT = 620, 330
_MARGIN = 24
_MOST_COPIES = 99


class PrintRules(Dialog):
    """Prints the rules. `pdf_asked` tells what the person would rather have in a file."""

    pdf_asked = Signal(object)

    def __init__(self, rules: MatchRules, what: Print, inks: Inks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules, self._inks = rules, inks
        self._found: list[QPrinterInfo] = printers()
        self._title = label("shout")
        self._lead = label("muted", wrap=True)
        self._what = Segmented(tuple(Print))
        self._what.set_value(what)
        self._printer = QComboBox()
        self._printer.addItems([info.description() or info.printerName() for info in self._found])
        self._copies = QSpinBox()
        self._copies.setRange(1, _MOST_COPIES)
        self._trouble = label("strong", wrap=True)
        self._labels = [label() for _ in range(3)]
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(12)
        for name, field in zip(self._labels, (self._what, self._printer, self._copies), strict=True):
            name.setBuddy(field)
            form.addRow(name, field)
        self._cancel, self._pdf, self._print = QPushButton(), QPushButton(), QPushButton()
        self._print.setObjectName("primary")
        self._cancel.clicked.connect(self.reject)
        self._pdf.clicked.connect(self._ask_pdf)
        self._print.clicked.connect(self._send)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 16, _MARGIN, 18)
        layout.setSpacing(10)
        for part in (self._title, self._lead):
            layout.addWidget(part)
        layout.addLayout(form)
        layout.addWidget(self._trouble)
        layout.addStretch()
        layout.addWidget(Footer([self._cancel, self._pdf, self._print]))
        can_print = bool(self._found)
        for widget in (self._printer, self._copies, self._print):
            widget.setEnabled(can_print)
        self._failed = False
        (self._print if can_print else self._pdf).setDefault(True)
        self.retranslate()
        self.open_at(_WIDTH, _HEIGHT)

    @property
    def what(self) -> Print:
        """What is to be printed."""
        what: Print = self._what.value()
        return what

    @property
    def trouble(self) -> str:
        """What stands in the way of printing, in words; empty if nothing does."""
        return self._trouble.text()

    def retranslate(self) -> None:
        heading = translate("Print", "Print the rules")
        self.setWindowTitle(heading)
        self._title.setText(title(self._rules))
        self._lead.setText(lead(self._rules))
        names = (translate("Print", "&What"), translate("Print", "P&rinter"), translate("Print", "&Copies"))
        for field_label, name in zip(self._labels, names, strict=True):
            field_label.setText(name)
        self._what.set_words(
            names[0].replace("&", ""),
            [translate("Reader", "To read"), translate("Reader", "For the wall")],
            [
                translate("Print", "The rules at length, on several pages"),
                translate("Reader", "The rules in ten points on one page"),
            ],
        )
        for field, name, tip in (
            (self._printer, names[1], translate("Print", "Where it is printed, on A4")),
            (self._copies, names[2], translate("Print", "How many times it is printed")),
        ):
            field.setAccessibleName(name.replace("&", ""))
            field.setToolTip(tip)
        self._cancel.setText(translate("Print", "Ca&ncel"))
        self._cancel.setToolTip(translate("Print", "Prints nothing (Esc)"))
        self._pdf.setText(translate("Reader", "&Save as PDF…"))
        self._pdf.setToolTip(translate("Reader", "Puts what shows into a file to print or to send"))
        self._print.setText(translate("Print", "&Print"))
        self._print.setToolTip(translate("Print", "Sends it to the printer"))
        self._say_trouble()

    def _say_trouble(self) -> None:
        if not self._found:
            self._trouble.setText(
                translate(
                    "Print", "No printer is set up on this computer. A PDF file can be printed elsewhere."
                )
            )
        elif self._failed:
            self._trouble.setText(translate("Print", "The printer did not take it. Is it switched on?"))
        else:
            self._trouble.clear()
        self._trouble.setVisible(bool(self._trouble.text()))

    def _ask_pdf(self) -> None:
        self.pdf_asked.emit(self.what)
        self.accept()

    def _send(self) -> None:
        printer = printer_of(self._found[self._printer.currentIndex()])
        printer.setCopyCount(self._copies.value())
        if send(printer, self._rules, self.what, self._inks):
            self.accept()
        else:
            self._failed = True
            self._say_trouble()
            self.grow()
