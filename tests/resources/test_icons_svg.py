"""The drawn icons: fresh, plain, and of one kind."""

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).parents[2] / "resources" / "icons"
SVG = ICONS / "svg"
FILES = sorted(SVG.iterdir())
APP = [file for file in FILES if file.stem.startswith("app-")]
LINES = [file for file in FILES if file not in APP]

SVG_SPACE = "{http://www.w3.org/2000/svg}"
ON_PATHS = {"d", "fill", "fill-rule", "stroke", "stroke-width"}


def paints(file: Path) -> set[str]:
    """Every colour in a drawing."""
    found = re.findall(r'(?:fill|stroke)="([^"]+)"', file.read_text(encoding="ascii"))
    return {paint for paint in found if paint != "none"}


def alpha(file: Path, side: int, x: int, y: int) -> int:
    """How much covers a pixel, 0 to 255."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(file)).render(painter)
    painter.end()
    return image.pixelColor(x, y).alpha()


def test_drawing_the_icons_again_gives_the_same_bytes(tmp_path: Path) -> None:
    script = [
        sys.executable,
        "-W",
        "error",
        "-B",
        str(ICONS / "draw" / "draw_icons.py"),
        str(tmp_path / "svg"),
    ]
    run = subprocess.run(script, capture_output=True, text=True, check=True, cwd=os.path.sep)
    assert run.stdout + run.stderr == ""
    drawn = {file.name: file.read_bytes() for file in (tmp_path / "svg").iterdir()}
    assert drawn == {file.name: file.read_bytes() for file in FILES}, "draw the icons anew: make icons"


def test_icons_are_made_of_paths_alone() -> None:
    for file in FILES:
        root = ElementTree.parse(file).getroot()
        assert root.tag == SVG_SPACE + "svg", file.name
        assert len(root) > 0, file.name
        for element in root:
            assert element.tag == SVG_SPACE + "path" and len(element) == 0, file.name
            assert set(element.keys()) <= ON_PATHS, file.name
            assert not re.search("url|data:", " ".join(element.attrib.values())), file.name


def test_line_icons_have_one_square_one_line_and_one_colour() -> None:
    assert len(LINES) > 10
    for file in LINES:
        text = file.read_text(encoding="ascii")
        assert 'viewBox="0 0 24 24"' in text, file.name
        assert paints(file) == {"currentColor"}, file.name
        assert set(re.findall(r'stroke-width="([^"]+)"', text)) == {"2"}, file.name


def test_the_icon_of_the_program_has_colours_of_its_own_and_a_drawing_for_three_sizes() -> None:
    assert [file.name for file in APP] == ["app-16.svg", "app-32.svg", "app-64.svg"]
    for file in APP:
        assert len(paints(file)) > 3 and "currentColor" not in paints(file)
        side = int(file.stem.removeprefix("app-"))
        assert alpha(file, side, side // 2, side // 2) == 255
        assert alpha(file, side, 0, 0) < 200  # its corners are round
    assert sorted(APP, key=lambda file: file.stat().st_size) == APP


def test_the_small_icon_is_sharp_at_sixteen_pixels() -> None:
    small = SVG / "app-16.svg"
    image = QImage(16, 16, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(small)).render(painter)
    painter.end()
    row = [image.pixelColor(x, 8).name() for x in range(16)]
    tile, card = row[2], row[3]
    assert tile != card
    assert row[:4] == [tile, tile, tile, card]  # and nothing between them
    assert row[12:] == [card, tile, tile, tile]


def test_coordinates_are_written_with_sensible_decimals() -> None:
    for file in FILES:
        assert not re.search(r"\.\d{3}", file.read_text(encoding="ascii")), file.name
