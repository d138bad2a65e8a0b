"""Where the program keeps its files."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from msgspec import Struct

from sueca_desktop.storage.errors import not_a_folder, writing

APPLICATION = "sueca-desktop"


class DataFolder(Struct, frozen=True):
    """The folder of everything that one person keeps: settings, matches, the log of faults."""

    root: Path

    @classmethod
    def find(cls, chosen: Path | None = None) -> DataFolder:
        """The chosen folder (`--data-dir`), else the platform's own for this program. Nothing is created."""
        root = chosen or platformdirs.user_data_path(APPLICATION, appauthor=False)
        return cls(root.absolute())

    @property
    def settings(self) -> Path:
        return self.root / "settings.json"

    @property
    def matches(self) -> Path:
        return self.root / "matches"

    @property
    def keeper(self) -> Path:
        """The score keeper's book."""
        return self.root / "score-keeper.json"

    @property
    def annals(self) -> Path:
        """The book of finished matches, from which the statistics are made."""
        return self.root / "statistics.json"

    @property
    def log(self) -> Path:
        return self.root / "log" / f"{APPLICATION}.log"

    def create(self) -> None:
        """Makes the folders that do not exist yet. Raises StorageError."""
        for folder in (self.root, self.matches, self.log.parent):
            create_folder(folder)


def create_folder(folder: Path) -> None:
    """Makes a folder and those above it, unless it exists. Raises StorageError."""
    with writing(folder):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise not_a_folder(folder) from None
