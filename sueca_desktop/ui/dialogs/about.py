"""What this program is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sueca_desktop import __version__
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.app_icon import AppPicture
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import Dialog, text_scale

_WIDTH, _HEIGHT, _MARGIN = 560, 300, 28
_PICTURE = 112


class AboutDialog(Dialog):
    """Name, version, licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = label("display")
        self._version = label("strong")
        self._what = label("body", wrap=True)
        self._licence = label("small", wrap=True)
        self._close = QPushButton()
        self._close.clicked.connect(self.accept)
        self._picture = AppPicture()
        words = QVBoxLayout()
        words.setSpacing(8)
        for part in (self._name, self._version, self._what, self._licence):
            words.addWidget(part)
        words.addStretch()
        body = QHBoxLayout()
        body.setSpacing(22)
        body.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        body.addLayout(words, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 24, _MARGIN, 18)
        layout.addLayout(body, 1)
        layout.addSpacing(8)
        layout.addWidget(Footer([self._close]))
        self.retranslate()
        self._close.setDefault(True)
        self.open_at(_WIDTH, _HEIGHT)

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
        self._close.setText(translate("About", "&Close"))
        self._close.setToolTip(translate("About", "Closes this window (Esc)"))
