"""Where the score keeper is opened, and its book kept on disk.

Its window and its book are imported when it opens: whoever starts the program does not wait for them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from sueca_desktop.storage.atomic import Source
from sueca_desktop.storage.errors import StorageError
from sueca_desktop.text.problems import keeper_in_use, keeper_not_saved, keeper_notice
from sueca_desktop.ui.scene.theme import Theme

if TYPE_CHECKING:
    from sueca_desktop.keeper.book import Book
    from sueca_desktop.storage.keeper import KeeperFile
    from sueca_desktop.ui.keeper.window import KeeperWindow

log = logging.getLogger(__name__)


class KeeperDesk(QObject):
    """One window at most. `notice` brings what to tell the person, as words that follow the language."""

    notice = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """`path` is the book's file."""
        super().__init__(parent)
        self._path = path
        self._told = False
        self._window: KeeperWindow | None = None

    @property
    def window(self) -> KeeperWindow | None:
        """The open window."""
        return self._window

    def open(self, theme: Theme, language: str, owner: QWidget) -> None:
        """Opens the window above `owner`, or brings the open one to the front."""
        from sueca_desktop.keeper.book import Book
        from sueca_desktop.keeper.sueca import BRAZIL
        from sueca_desktop.ui.keeper.window import KeeperWindow

        if self._window is None:
            try:
                book, source = self._file.open(Book.new(BRAZIL if language == "pt_BR" else None))
            except StorageError:
                self.notice.emit(keeper_in_use)
                return
            self._told = False
            self._window = window = KeeperWindow(book, theme, owner)
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            window.changed.connect(self._save)
            window.finished.connect(self._closed)
            window.show()
            words = self._words_on(source)
            if words is not None:
                self.notice.emit(words)
        self._window.raise_()
        self._window.activateWindow()

    def set_theme(self, theme: Theme) -> None:
        """Gives an open window the look of a theme."""
        if self._window is not None:
            self._window.set_theme(theme)

    def close(self) -> None:
        """Closes an open window; everything is on disk already."""
        if self._window is not None:
            self._window.accept()

    @cached_property
    def _file(self) -> KeeperFile:
        from sueca_desktop.storage.keeper import KeeperFile

        return KeeperFile(self._path)

    def _words_on(self, source: Source) -> Callable[[], str] | None:
        if source in (Source.FILE, Source.NOTHING):
            return None
        return partial(keeper_notice, source, self._path)

    def _save(self, book: Book) -> None:
        """Writes the book; a disk that refuses is told of once, and tried again with the next tap."""
        try:
            self._file.save(book)
        except StorageError as error:
            log.info("the score keeper's book cannot be written: %s", error)
            if not self._told:
                self._told = True
                self.notice.emit(partial(keeper_not_saved, error))
        else:
            self._told = False

    def _closed(self) -> None:
        self._window = None
        self._file.close()
