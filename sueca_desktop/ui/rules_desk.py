"""The rules to read, to print, and as a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from sueca_desktop.rules.game import MatchRules
from sueca_desktop.storage.atomic import write_file
from sueca_desktop.storage.errors import StorageError
from sueca_desktop.text.booklet import title
from sueca_desktop.text.problems import rules_not_written
from sueca_desktop.ui.booklet.paper import Inks
from sueca_desktop.ui.booklet.press import Print, pdf
from sueca_desktop.ui.dialogs.print_rules import PrintRules
from sueca_desktop.ui.dialogs.rules_reader import RulesReader
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.windows import Windows


class RulesDesk:
    """Opens its windows above `owner`, through its `windows`. The pages have the letters and colours of the
    cards as they look now."""

    def __init__(self, windows: Windows, owner: QWidget, look: Callable[[], Look]) -> None:
        self._windows, self._owner, self._look = windows, owner, look

    def show(self, rules: Mapping[str, Any], game: str) -> None:
        """The rules of each game to read about, that of `game` first."""
        reader = RulesReader(rules, game, self._inks(), self._owner)
        reader.print_asked.connect(self.print)
        reader.pdf_asked.connect(self.save)
        self._windows.open(reader)

    def print(self, rules: MatchRules, what: Print = Print.SHEET) -> None:
        """Asks for a printer."""
        dialog = PrintRules(rules, what, self._inks(), self._owner)
        dialog.pdf_asked.connect(partial(self.save, rules))
        self._windows.open(dialog)

    def save(self, rules: MatchRules, what: Print = Print.SHEET) -> None:
        """Asks for a file."""
        path = self._windows.pdf_to_save(
            title(rules).replace(":", "")
        )  # no name of a file in Windows has one
        if path is None:
            return
        try:
            write_file(path, pdf(rules, what, self._inks()))
        except StorageError as error:
            self._windows.tell(partial(rules_not_written, error))

    def _inks(self) -> Inks:
        look = self._look()
        return Inks(look.art.index, look.four_colours)
