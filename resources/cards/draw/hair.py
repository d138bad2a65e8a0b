"""Hair, in the head's own box: see heads."""

from penwork import FINE, tapered
from shapes import dot
from sheet import Sheet


def strands(sheet: Sheet, lines: list[str], ink: str, width: float = 1.5) -> None:
    """Tapered strokes for hair and feathers."""
    for line in lines:
        sheet.fill(tapered(line, width), ink)


def curls(sheet: Sheet, places: list[tuple[float, float, float]], fill: str, light: str) -> None:
    """Curls (x, y, radius), the later over the earlier."""
    for x, y, r in places:
        sheet.contour(dot(x, y, r), fill, FINE)
    for x, y, r in places:
        sheet.stroke(
            f"M {x - r * 0.5} {y + r * 0.1} "
            f"C {x - r * 0.4} {y - r * 0.7} {x + r * 0.6} {y - r * 0.5} {x + r * 0.4} {y + r * 0.2}",
            light,
            0.9,
        )


def locks(sheet: Sheet, fill: str, light: str, down: float = 62, wave: float = 4) -> None:
    """Long hair behind the head."""
    sheet.contour(
        f"M -30 -30 C -40 -6 -38 16 {-40 - wave} 34 C -46 {down - 12} -40 {down} -32 {down} "
        f"L 32 {down} C 40 {down} 46 {down - 12} {40 + wave} 34 "
        f"C 38 16 38 -8 30 -30 C 22 -56 -24 -56 -30 -30 Z",
        fill,
    )
    strands(
        sheet,
        [
            f"M -35 0 C -37 14 -40 30 -38 {down - 6}",
            f"M -31 10 C -33 26 -36 40 -30 {down - 4}",
            f"M 34 0 C 37 14 40 30 38 {down - 6}",
            f"M 31 10 C 33 26 36 40 30 {down - 4}",
        ],
        light,
        1.8,
    )


def temples(sheet: Sheet, fill: str, light: str, low: float = 16) -> None:
    """Hair coming down beside the face, under a crown."""
    sheet.contour(
        f"M -24 -40 C -36 -36 -37 -8 -34 {low} C -30 {low - 2} -28 {low - 10} -27.5 0 "
        "C -27 -12 -24 -22 -14 -32 Z",
        fill,
        FINE,
    )
    sheet.contour(
        f"M 22 -40 C 33 -36 34 -10 31 {low - 4} C 28.5 {low - 6} 28 {low - 14} 27 -4 "
        "C 26 -16 24 -26 16 -32 Z",
        fill,
        FINE,
    )
    strands(
        sheet,
        [f"M -29 -30 C -33 -16 -33 0 -32 {low - 4}", f"M 27 -30 C 30 -18 31 -6 30 {low - 10}"],
        light,
        1.5,
    )
