"""Makes the program's icon in the forms that systems want, from the drawings in resources/icons.

icons.py FOLDER     writes hicolor/…/sueca-desktop.png and .svg, sueca-desktop.ico, sueca-desktop.icns
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QGuiApplication

from sueca_desktop.resources import resource_path
from sueca_desktop.ui.app_icon import SIZES, app_pixmap

NAME = "sueca-desktop"

#: Sides in pixels of the pictures in an .ico, for Windows at 100 to 250 percent.
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)

#: The kinds of picture in an .icns and their sides in pixels; a second one of a side is for sharp screens.
MACOS_KINDS = {
    b"icp4": 16,
    b"ic11": 32,
    b"icp5": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


def png(side: int) -> bytes:
    """The icon in a square of so many pixels, as a PNG file. Needs a QGuiApplication."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    app_pixmap(side).save(buffer, "PNG")
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon file of PNG pictures, by their sides."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries = b""
    for side, picture in pictures.items():
        # A side of 256 is written as 0. One plane, 32 bits a pixel.
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """A macOS icon file of PNG pictures, by their kinds."""
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> None:
    """Writes all forms below a folder."""
    application = QGuiApplication([])
    for side in SIZES:
        _write(folder / "hicolor" / f"{side}x{side}" / "apps" / f"{NAME}.png", png(side))
    scalable = folder / "hicolor" / "scalable" / "apps" / f"{NAME}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(resource_path("icons", "svg", "app-64.svg"), scalable)
    _write(folder / f"{NAME}.ico", ico({side: png(side) for side in WINDOWS_SIZES}))
    _write(folder / f"{NAME}.icns", icns({kind: png(side) for kind, side in MACOS_KINDS.items()}))
    application.shutdown()


def _write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
