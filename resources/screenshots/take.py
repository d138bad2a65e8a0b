"""Takes the pictures of the program that the README shows, from fixed deals, without a screen.

python resources/screenshots/take.py FOLDER [NAME ...]
"""

from __future__ import annotations

import os
import sys
import tempfile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pathlib import Path

import of_sobe_e_desce
import of_sueca
import of_truco
import of_windows
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from studio import NotReached, Picture, Studio

PICTURES: dict[str, Picture] = {
    picture.__name__.replace("_", "-"): picture
    for room in (of_sueca, of_sobe_e_desce, of_truco, of_windows)
    for picture in room.PICTURES
}


def take(application: QApplication, name: str, folder: Path) -> None:
    """Takes one picture. Raises NotReached if what it is to show does not come, OSError if it
    cannot be written."""
    with tempfile.TemporaryDirectory() as data_folder:
        studio = Studio(application, Path(data_folder))
        try:
            shown = PICTURES[name](studio)
            image = shown if isinstance(shown, QImage) else shown.grab().toImage()
        finally:
            studio.close()
    file = folder / f"{name}.png"
    if not image.save(str(file), quality=0):  # as small as can be
        raise OSError(f"{file} cannot be written")


def main(folder: str, *names: str) -> int:
    """Takes the named pictures, or all. Those that cannot be taken are told, and the others taken still."""
    application = QApplication([])
    application.setCursorFlashTime(0)  # a blinking one would be in some pictures only
    Path(folder).mkdir(parents=True, exist_ok=True)
    missed = 0
    for name in names or PICTURES:
        try:
            take(application, name, Path(folder))
        except NotReached as error:
            print(f"{name}: {error}", file=sys.stderr)
            missed += 1
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
