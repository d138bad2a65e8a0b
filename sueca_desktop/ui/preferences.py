"""The settings in use: what is stored, what the command line sets for this run, and what changes."""

from __future__ import annotations

import logging
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from sueca_desktop.storage.errors import StorageError
from sueca_desktop.storage.settings import FIELD_NAMES, Notice, Settings, SettingsFile

log = logging.getLogger(__name__)


class Preferences(QObject):
    """`changed` carries the settings before and now; `trouble` the first failure to write them."""

    changed = Signal(object, object)
    trouble = Signal(object)

    def __init__(self, file: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._stored, self.notices = file.load()
        self._overrides: dict[str, Any] = {}
        self.refused: StorageError | None = None
        """The first failure to write the settings, if any."""

    notices: tuple[Notice, ...]
    """What happened to the settings when they were read; the person is told once."""

    @property
    def now(self) -> Settings:
        return replace(self._stored, **self._overrides)

    def override(self, **values: Any) -> None:
        """Sets fields for this run only: they are not stored unless the person changes them himself."""
        before = self.now
        self._overrides |= values
        self.changed.emit(before, self.now)

    def set(self, settings: Settings) -> None:
        """Makes settings the ones in use, and stores those that changed."""
        before = self.now
        if settings == before:
            return
        for name in FIELD_NAMES:
            value = getattr(settings, name)
            if value != getattr(before, name):
                self._overrides.pop(name, None)
                self._stored = replace(self._stored, **{name: value})
        self._save()
        self.changed.emit(before, self.now)

    def _save(self) -> None:
        try:
            self._file.save(self._stored)
        except StorageError as error:
            log.info("the settings cannot be written: %s", error)
            if self.refused is None:
                self.refused = error
                self.trouble.emit(error)
