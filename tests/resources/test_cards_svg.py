"""The drawn pack: every drawing is there, fresh, plain and unlike the others."""

import re
import subprocess
import sys
from array import array
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

CARDS = Path(__file__).parents[2] / "resources" / "cards"
SVG = CARDS / "svg"

COURT_RANKS, PLAIN_RANKS = "KQJ", "AT765432"
RECOLOURED_SUITS = "DC"
FACES = sorted(
    f"{rank}{suit}{letters}{colours}{size}"
    for suit in "SHDC"
    for rank in COURT_RANKS + PLAIN_RANKS
    for letters in (("", "-rdv") if rank in COURT_RANKS else ("",))
    for colours in (("", "-four") if suit in RECOLOURED_SUITS else ("",))
    for size in ("", "-large")
)
BACKS = [f"back-{number}{size}" for number in range(1, 5) for size in ("", "-small")]
COURTS = [name for name in FACES if name[0] in COURT_RANKS]

SUIT_COLOURS = {"S": 0x161C33, "H": 0xB52E1B, "D": 0xB52E1B, "C": 0x161C33}
FOUR_COLOURS = {"S": 0x161C33, "H": 0xB52E1B, "D": 0x1F55B5, "C": 0x1E6B40}
PAPER = 0xFFFDF6


def documents() -> Iterator[tuple[str, ElementTree.Element]]:
    """Name and root element of each drawing."""
    for name in FACES + BACKS:
        yield name, ElementTree.parse(SVG / f"{name}.svg").getroot()


def rendered(name: str, width: int, height: int) -> QImage:
    """The drawing on white."""
    renderer = QSvgRenderer(str(SVG / f"{name}.svg"))
    assert renderer.isValid(), name
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def pixels(name: str, width: int, height: int) -> bytes:
    """The rendered drawing, four bytes a pixel."""
    image = rendered(name, width, height)
    return bytes(image.constBits())  # a copy: the image takes its memory along


def test_the_pack_has_a_drawing_for_each_face_that_differs_and_no_other() -> None:
    assert len(FACES) == 168
    assert sorted(file.name for file in SVG.iterdir()) == sorted(f"{name}.svg" for name in FACES + BACKS)


def test_drawing_the_pack_again_gives_the_same_bytes(tmp_path: Path) -> None:
    script = [sys.executable, "-W", "error", "-B", str(CARDS / "draw"), str(tmp_path / "svg")]
    run = subprocess.run(script, capture_output=True, text=True, check=True)
    assert run.stdout + run.stderr == ""
    drawn = {file.name: file.read_bytes() for file in (tmp_path / "svg").iterdir()}
    assert drawn.keys() == {f"{name}.svg" for name in FACES + BACKS}
    stale = [name for name, drawing in drawn.items() if drawing != (SVG / name).read_bytes()]
    assert stale == [], "draw the pack anew: make cards"


def test_drawings_are_made_of_paths_alone() -> None:
    namespace = "{http://www.w3.org/2000/svg}"
    for name, root in documents():
        assert root.tag == namespace + "svg", name
        assert root.get("viewBox") == "0 0 250 350", name
        tags = {element.tag.removeprefix(namespace) for element in root.iter()}
        assert tags <= {"svg", "g", "path", "use"}, name


def test_each_copy_within_a_drawing_has_its_original() -> None:
    for name, root in documents():
        ids = [identifier for element in root.iter() if (identifier := element.get("id"))]
        links = [
            link for element in root.iter() if (link := element.get("{http://www.w3.org/1999/xlink}href"))
        ]
        assert len(ids) == len(set(ids)), name
        assert {link.removeprefix("#") for link in links} <= set(ids), name


def test_the_index_has_the_size_and_the_colour_that_the_name_says() -> None:
    for name in FACES:
        image = rendered(name, 250, 350)
        colour = (FOUR_COLOURS if "-four" in name else SUIT_COLOURS)[name[1]]
        in_small_pip, in_large_pip = image.pixel(22, 70) & 0xFFFFFF, image.pixel(33, 98) & 0xFFFFFF
        if "-large" in name:
            assert in_large_pip == colour, name
        else:
            assert (in_small_pip, in_large_pip) == (colour, PAPER), name


def test_no_two_faces_look_alike() -> None:
    # Only the two upper bits of each channel count, so that faces must differ in more than a shade.
    width, height = 86, 120
    coarse = int.from_bytes(b"\xc0\xc0\xc0\x00" * (width * height))
    looks = {name: int.from_bytes(pixels(name, width, height)) & coarse for name in FACES}
    for one, other in combinations(FACES, 2):
        assert (looks[one] ^ looks[other]).bit_count() > 100, f"{one} and {other}"


def test_courts_and_backs_look_the_same_upside_down() -> None:
    for name in COURTS + BACKS:
        image = array("I", pixels(name, 125, 175))
        differing = sum(
            any(abs((one >> shift & 0xFF) - (other >> shift & 0xFF)) > 48 for shift in (0, 8, 16))
            for one, other in zip(image, reversed(image), strict=True)
            if one != other
        )
        # A few pixels on slanting edges are smoothed otherwise.
        assert differing < len(image) * 0.002, name


def test_the_files_stay_small() -> None:
    sizes = {file.name: file.stat().st_size for file in SVG.iterdir()}
    assert max(sizes.values()) < 32_000
    assert sum(sizes.values()) < 2_000_000


def test_coordinates_are_written_with_sensible_decimals() -> None:
    for file in SVG.iterdir():
        assert not re.search(r"\.\d{3}", file.read_text(encoding="ascii")), file.name
