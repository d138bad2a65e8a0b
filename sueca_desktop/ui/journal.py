"""Between the table and the disk: what cannot be written is told once, and the game goes on."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Action
from sueca_desktop.storage.errors import StorageError
from sueca_desktop.storage.matches import MatchFile

log = logging.getLogger(__name__)


class SafeJournal(QObject):
    """Writes a match down. A failure does not stop the table: the file keeps what it could not write and
    tries again with each action; `trouble` tells the first failure, `recovered` that all is written again.
    """

    trouble = Signal(object)
    recovered = Signal()

    def __init__(self, file: MatchFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._failing = False

    def append(self, action: Action) -> None:
        self._attempt(self._file.append, action)

    def rewrite(self, header: Header, actions: tuple[Action, ...]) -> None:
        self._attempt(self._file.rewrite, header, actions)

    @property
    def unsaved(self) -> bool:
        """Whether something of the match is not on disk, in spite of one more attempt."""
        if self._file.unsaved:
            self._attempt(self._file.flush)
        return self._file.unsaved

    def close(self) -> None:
        """The last attempt; lets other programs have the match."""
        self._attempt(self._file.close)

    def _attempt(self, write: Any, *arguments: Any) -> None:
        try:
            write(*arguments)
        except StorageError as error:
            if not self._failing:
                self._failing = True
                log.info("the match cannot be written: %s", error)
                self.trouble.emit(error)
        else:
            if self._failing:
                self._failing = False
                self.recovered.emit()
