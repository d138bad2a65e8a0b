"""The languages of the program: which there are, which one to start with, switching while it runs."""

import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sueca_desktop.resources import TRANSLATIONS

#: Id of each language and its name for itself, in the order of menus.
LANGUAGES = {
    "pt_PT": "Português (Portugal)",
    "pt_BR": "Português (Brasil)",
    "en": "English",
}

_log = logging.getLogger(__name__)


def system_language(names: Sequence[str]) -> str:
    """The id of the language for a person whose system prefers the languages `names`, the dearest first.

    Takes names as `QLocale.uiLanguages()` gives them ("pt-Latn-AO", "en_GB", "pt"). Portuguese of any country
    but Brazil is Portugal's; who reads neither Portuguese nor English gets English.
    """
    for name in names:
        language, *rest = name.replace("_", "-").lower().split("-")
        if language == "pt":
            return "pt_BR" if "br" in rest else "pt_PT"
        if language == "en":
            return "en"
    return "en"


def catalogues(language: str) -> list[Path]:
    """The files with the words of a language: Qt's own, what Qt leaves out, the program's.

    Later ones win. Files that do not exist are left out: Qt brings none for pt_PT.
    """
    qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    files = (
        qt_folder / f"qtbase_{language}.qm",
        TRANSLATIONS / f"qtbase_{language}.qm",
        TRANSLATIONS / f"sueca_{language}.qm",
    )
    return [file for file in files if file.is_file()]


class LanguageSwitch:
    """Changes the language of a running application.

    Qt posts one `QEvent.LanguageChange` to every window, which puts its texts anew when it comes.
    """

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._translators: list[QTranslator] = []
        self._language = "en"

    @property
    def language(self) -> str:
        """The id of the language in use; English before the first `use`."""
        return self._language

    def use(self, language: str) -> None:
        """Changes to `language`, one of `LANGUAGES`, and makes it the locale of new widgets.

        Raises ValueError for another one.
        """
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language!r}")
        for translator in self._translators:
            self._application.removeTranslator(translator)
        self._translators = [_loaded(file) for file in catalogues(language)]
        for translator in self._translators:
            self._application.installTranslator(translator)
        QLocale.setDefault(QLocale(language))
        self._language = language


def _loaded(file: Path) -> QTranslator:
    translator = QTranslator()
    if not translator.load(str(file)):
        # The program speaks English then, which is better than not starting.
        _log.warning("cannot read the catalogue %s", file)
    return translator
