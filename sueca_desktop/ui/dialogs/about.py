"""What this program is, and what it runs on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sueca_desktop import __version__
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.app_icon import AppPicture
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.labels import label, scrolled
from sueca_desktop.ui.controls.live import Dialog, text_scale
from sueca_desktop.ui.report import is_compiled, versions

_WIDTH, _HEIGHT, _MARGIN = 640, 500, 28
_PICTURE = 112


class AboutDialog(Dialog):
    """Name, version, licence, what the program runs on, and a button that copies `report` for whoever is to
    help."""

    def __init__(self, report: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report = report
        self._runs_on = label("small", wrap=True)
        self._help = label("small", wrap=True)
        self._holds = label("small", wrap=True)
        self._copy = QPushButton()
        self._copy.clicked.connect(self.copy_report)
        self._name = label("display", wrap=True)
        self._version = label("strong")
        self._what = label("body", wrap=True)
        self._licence = label("small", wrap=True)
        self._copied = False
        self._close = QPushButton()
        self._close.clicked.connect(self.accept)
        self._picture = AppPicture()
        page = QWidget()
        words = QVBoxLayout(page)
        words.setContentsMargins(0, 0, 8, 0)
        words.setSpacing(8)
        for part in (
            self._name,
            self._version,
            self._what,
            self._licence,
            self._runs_on,
            self._help,
            self._holds,
        ):
            words.addWidget(part)
        words.addStretch()
        body = QHBoxLayout()
        body.setSpacing(22)
        body.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        body.addWidget(scrolled(page), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 24, _MARGIN, 18)
        layout.addLayout(body, 1)
        layout.addSpacing(8)
        layout.addWidget(Footer([self._copy, self._close]))
        self.retranslate()
        self._close.setDefault(True)
        self._close.setFocus()
        self.open_at(_WIDTH, _HEIGHT)

    def copy_report(self) -> None:
        """Copies the report, and says so."""
        QGuiApplication.clipboard().setText(self._report())
        self._copied = True
        self.retranslate()

    def fit(self) -> None:
        self._picture.fit(round(_PICTURE * text_scale(self)))

    def retranslate(self) -> None:
        self.setWindowTitle(translate("About", "About Sueca Desktop"))
        self._name.setText(translate("About", "Sueca Desktop"))
        self._version.setText(translate("About", "Version {version}", version=__version__))
        self._what.setText(
            translate("About", "Sueca, Sobe e Desce and Truco, as they are played at the café table.")
        )
        self._licence.setText(
            translate("About", "Free software under the MIT licence. It needs no network and sends nothing.")
        )
        running = versions()
        built = (
            translate("About", "The fast parts of the program are compiled.")
            if is_compiled()
            else translate("About", "The fast parts of the program are not compiled: the masters are weaker.")
        )
        system = translate(
            "About",
            "Python {python}, Qt {qt}, {system}.",
            python=running["Python"],
            qt=running["Qt"],
            system=running["System"],
        )
        self._runs_on.setText(translate("About", "{system} {built}", system=system, built=built))
        self._help.setText(
            translate("About", "The report is copied: paste it into your message.")
            if self._copied
            else translate("About", "Something does not work? Copy the report into your message.")
        )
        self._holds.setText(
            translate("About", "It holds versions, settings and the match on the table, but no names.")
        )
        self._copy.setText(translate("About", "Copy the &report"))
        self._copy.setToolTip(translate("About", "Copies versions, settings and the match, without names"))
        self._close.setText(translate("About", "&Close"))
        self._close.setToolTip(translate("About", "Closes this window (Esc)"))
