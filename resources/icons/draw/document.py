"""The SVG document of an icon."""

from geometry import number
from sheet import Sheet


def icon(side: float, sheet: Sheet) -> str:
    """The whole document: a square of so many units."""
    size = number(side)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}" '
        f'fill="none" stroke-linejoin="round" stroke-linecap="round">\n{sheet.body()}</svg>\n'
    )
