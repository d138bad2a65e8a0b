"""The faces: index corners and what stands between them."""

from aces import ace
from card import MID_Y, ground, svg, twice
from courts import court
from glyphs import glyph, pip
from names import Look
from palette import FOUR_COLOURS, TWO_COLOURS
from sheet import Sheet

PORTUGUESE_LETTERS = {"K": "R", "Q": "D", "J": "V"}
PIP_PLACES: dict[str, list[tuple[int, float]]] = {  # column and height of each pip
    "2": [(1, 68), (1, 282)],
    "3": [(1, 68), (1, 175), (1, 282)],
    "4": [(0, 68), (2, 68), (0, 282), (2, 282)],
    "5": [(0, 68), (2, 68), (1, 175), (0, 282), (2, 282)],
    "6": [(0, 68), (2, 68), (0, 175), (2, 175), (0, 282), (2, 282)],
    "7": [(0, 68), (2, 68), (1, 121.5), (0, 175), (2, 175), (0, 282), (2, 282)],
    "T": [
        (0, 64),
        (2, 64),
        (1, 101),
        (0, 138),
        (2, 138),
        (0, 212),
        (2, 212),
        (1, 249),
        (0, 286),
        (2, 286),
    ],
}


def face(card: str, look: Look) -> str:
    """The SVG document of a face; the card is a rank and a suit, as in TD."""
    rank, suit = card[0], card[1]
    colour = (FOUR_COLOURS if look.four_colours else TWO_COLOURS)[suit]
    base = Sheet()
    ground(base)
    if rank == "A":
        middle = ace(suit, colour)
    elif rank in PORTUGUESE_LETTERS:
        middle = court(card, colour, look.large_index)
    else:
        middle = _pips(rank, suit, colour, look.large_index)
    return svg(base.body(), middle, twice("i", _index(rank, suit, colour, look)))


def _index(rank: str, suit: str, colour: str, look: Look) -> str:
    """The corner index: a letter or number over a small pip."""
    letter = PORTUGUESE_LETTERS.get(rank, rank) if look.portuguese_letters else rank
    top = 13
    if look.large_index:
        x, height, widest, pip_size = 33.0, 58.0, 52.0, 40.0
    else:
        x, height, widest, pip_size = 22.0, 37.0, 29.5, 25.0
    sheet = Sheet()
    sheet.fill(glyph(letter, x, top, height, widest), colour, keep_winding=True)
    sheet.fill(pip(suit, x, top + height + pip_size * 0.5 + 7, pip_size), colour)
    return sheet.body()


def _pips(rank: str, suit: str, colour: str, large_index: bool) -> str:
    """The pips of a number card; a large index draws the columns together."""
    columns = (92, 125, 158) if large_index else (84, 125, 166)
    size = 40 if large_index else 44
    if rank == "T":
        size -= 3
    sheet = Sheet()
    for column, y in PIP_PLACES[rank]:
        sheet.fill(pip(suit, columns[column], y, size, turned=y > MID_Y), colour)
    return sheet.body()
