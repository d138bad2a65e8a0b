"""The pictures of the program: those that are kept are those that are shown."""

import re
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
KEPT = TOP / "resources" / "screenshots"


@pytest.mark.parametrize("readme", ["README.md", "README.pt.md"])
def test_readme_shows_the_pictures_that_are_kept(readme: str) -> None:
    text = (TOP / readme).read_text(encoding="utf-8")
    shown = re.findall(r"!\[[^\]]+\]\(resources/screenshots/([\w-]+)\.png\)", text)
    assert len(shown) == len(set(shown))
    assert set(shown) == {picture.stem for picture in KEPT.glob("*.png")}
