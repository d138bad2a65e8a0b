"""The rules as a file from the command line, without a window or a screen."""

from __future__ import annotations

import argparse
import os
import sys

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication

from sueca_desktop.rules import GAMES
from sueca_desktop.storage.atomic import write_file
from sueca_desktop.storage.errors import StorageError
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.storage.settings import SettingsFile
from sueca_desktop.text.languages import LanguageSwitch, system_language
from sueca_desktop.text.problems import rules_not_written
from sueca_desktop.ui.appearance import index_letters
from sueca_desktop.ui.booklet.paper import Inks
from sueca_desktop.ui.booklet.press import Print, pdf

NOT_WRITTEN = 1
"""Exit status when the file cannot be written."""


def write_rules(arguments: argparse.Namespace) -> int:
    """Writes the sheet for the wall to `arguments.rules_pdf`; returns the exit status. What the arguments
    leave open is as the person has it in the program."""
    if sys.platform not in ("win32", "darwin"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"  # there may be no screen
    application = QGuiApplication(sys.argv[:1])
    settings, _ = SettingsFile(DataFolder.find(arguments.data_dir).settings).load()
    language = arguments.language or settings.language or system_language(QLocale.system().uiLanguages())
    languages = LanguageSwitch(application)  # Qt forgets the words when this goes
    languages.use(language)
    game = arguments.game or settings.game
    preset = arguments.preset
    rules = settings.rules(game) if preset is None else GAMES[game].presets[preset]
    inks = Inks(index_letters(settings, language), settings.four_colours)
    document = pdf(rules, Print.SHEET, inks)
    try:
        write_file(arguments.rules_pdf, document)
    except StorageError as error:
        print(rules_not_written(error), file=sys.stderr)  # noqa: T201
        return NOT_WRITTEN
    return 0
