"""The languages side by side."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.ui.controls.segmented import Segmented

_SHORT_NAMES = {"pt_PT": "PT", "pt_BR": "BR", "en": "EN"}


class LanguageButtons(Segmented):
    """The languages, each by its own name; `chosen` tells the id of the one chosen."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(tuple(LANGUAGES), parent)
        self.setObjectName("languages")
        self._short = False
        self.set_value(language)
        self._put()

    def set_short(self, short: bool) -> None:
        """Shows two letters for each language, where there is little room."""
        self._short = short
        self._put()

    def _put(self) -> None:
        names = _SHORT_NAMES if self._short else LANGUAGES
        texts = [names[language] for language in LANGUAGES]
        self.set_words("Português / English", texts, list(LANGUAGES.values()))
