"""The card: its size, its ground and the SVG document."""

from geometry import number
from palette import CARD_EDGE, PAPER
from penwork import FINE
from shapes import rounded
from sheet import Sheet

WIDTH, HEIGHT = 250, 350
MID_X, MID_Y = 125, 175


def ground(sheet: Sheet) -> None:
    """The bare card with its thin edge."""
    sheet.contour(rounded(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, 15), PAPER, 1.5, CARD_EDGE)


def twice(name: str, body: str) -> str:
    """The body and its copy after half a turn of the card."""
    turned = f'<use xlink:href="#{name}" transform="rotate(180 {MID_X} {MID_Y})"/>\n'
    return f'<g id="{name}">\n{body}</g>\n{turned}'


def svg(*bodies: str) -> str:
    """The whole document of a card."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" fill="none" '
        f'stroke-width="{number(FINE)}" stroke-linejoin="round" stroke-linecap="round">\n'
        + "".join(bodies)
        + "</svg>\n"
    )
