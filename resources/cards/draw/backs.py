"""The four backs, each a field of tiles that half a turn brings onto itself, and what is left of them when
they are small."""

import math
from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

from card import HEIGHT, MID_X, MID_Y, WIDTH, ground, svg
from geometry import Point, Shape
from palette import (
    BRICK,
    COBALT,
    CORAL,
    CREAM,
    DEEP,
    GOLD,
    GREEN,
    MOSS,
    NIGHT,
    OCHRE,
    SKY,
    STRAW,
)
from shapes import box, dot, ellipse, lozenge, polygon, rounded
from sheet import Sheet

STRAIGHT, DIAGONAL = (0, 90, 180, 270), (45, 135, 225, 315)
COLUMNS, ROWS, TILE = 4, 6, 50  # the field: so many tiles, each with a side so long
MARGIN = 11  # paper about the field and its frieze
FRIEZE = 12.6  # breadth of the ribbon about the field


class Cell(NamedTuple):
    """The middle of a tile, and whether it is a white square of the chessboard that the tiles make."""

    x: float
    y: float
    white: bool


def _blank(paint: str, edge: str) -> Sheet:
    sheet = Sheet()
    ground(sheet)
    sheet.contour(_rounded_field(), paint, 1.4, edge)
    return sheet


def _rounded_field() -> str:
    return rounded(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 5)


def _tiles() -> list[Cell]:
    return [
        Cell(MID_X + (i - (COLUMNS - 1) / 2) * TILE, MID_Y + (j - (ROWS - 1) / 2) * TILE, (i + j) % 2 == 1)
        for j, i in product(range(ROWS), range(COLUMNS))
    ]


def _split(cells: list[Cell]) -> tuple[list[Cell], list[Cell]]:
    """The black squares and the white ones."""
    return [cell for cell in cells if not cell.white], [cell for cell in cells if cell.white]


def _corners() -> list[Point]:
    """The corners of the tiles, those on the edge of the field too."""
    return [
        (MID_X + (i - COLUMNS / 2) * TILE, MID_Y + (j - ROWS / 2) * TILE)
        for i, j in product(range(COLUMNS + 1), range(ROWS + 1))
    ]


def _within(p: Point) -> bool:
    """Whether the point lies in the field and not on its edge."""
    return abs(p[0] - MID_X) < COLUMNS / 2 * TILE and abs(p[1] - MID_Y) < ROWS / 2 * TILE


def _inner_corners() -> list[Point]:
    return [corner for corner in _corners() if _within(corner)]


def _inner_seams() -> list[Point]:
    """The middles of the seams between tiles."""
    steps = ((TILE / 2, 0), (0, TILE / 2))
    middles = [(tile.x + dx, tile.y + dy) for tile in _tiles() for dx, dy in steps]
    return [middle for middle in middles if _within(middle)]


def _layer(
    sheet: Sheet, places: Sequence[Point | Cell], shape: Shape, paint: str, turns: Sequence[float] = (0,)
) -> None:
    """The same shape, in all its turns, at many places."""
    tile = Sheet()
    for turn in turns:
        with tile.at(turn=turn):
            tile.fill(shape, paint)
    sheet.stamp(tile, [(place[0], place[1]) for place in places])


def _frieze(sheet: Sheet, paint: str, bead: str, seed: str) -> None:
    """A ribbon of lozenges and beads along the edge."""
    columns, rows = 11, 16
    inner = MARGIN + FRIEZE
    opening = box(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner)
    sheet.fill(_rounded_field() + opening, paint, evenodd=True)
    edge = MARGIN + FRIEZE / 2
    step_x, step_y = (WIDTH - 2 * edge) / columns, (HEIGHT - 2 * edge) / rows
    left_right, top_foot = (edge, WIDTH - edge), (edge, HEIGHT - edge)
    beads = [(edge + step_x * i, y) for i in range(columns + 1) for y in top_foot]
    beads += [(x, edge + step_y * j) for j in range(1, rows) for x in left_right]
    seeds = [(edge + step_x * (i + 0.5), y) for i in range(columns) for y in top_foot]
    seeds += [(x, edge + step_y * (j + 0.5)) for j in range(rows) for x in left_right]
    _layer(sheet, beads, lozenge(3.8, 3.8), bead)
    _layer(sheet, seeds, dot(0, 0, 1.7), seed)


def _inner_line(sheet: Sheet, ink: str) -> None:
    sheet.stroke(box(24, 24, WIDTH - 48, HEIGHT - 48), ink, 1.4)


def camellia() -> str:
    """Cobalt: a flower at the heart of each tile, quarter medallions meeting at the corners."""
    sheet = _blank(CREAM, COBALT)
    tiles, corners, seams = _tiles(), _inner_corners(), _inner_seams()
    _layer(sheet, corners, ellipse(0, 0, 15.5), SKY)
    _layer(sheet, corners, ellipse(0, 0, 12), CREAM)
    for corner in _corners():
        if not _within(corner):
            sheet.fill(_medallion_within_field(corner, 15.5), SKY)
            sheet.fill(_medallion_within_field(corner, 12), CREAM)
    _layer(sheet, corners, "M 0 -1 C 3.6 -4 3.6 -8 0 -11 C -3.6 -8 -3.6 -4 0 -1 Z", COBALT, STRAIGHT)
    _layer(sheet, corners, dot(0, 0, 2.2), OCHRE)
    _layer(sheet, tiles, "M 0 -3 C 5.5 -8 5.5 -15 0 -21 C -5.5 -15 -5.5 -8 0 -3 Z", COBALT, STRAIGHT)
    _layer(sheet, tiles, "M 0 -4 C 4 -7 4 -12 0 -16 C -4 -12 -4 -7 0 -4 Z", OCHRE, DIAGONAL)
    _layer(sheet, seams, lozenge(4.6, 4.6), COBALT)
    _layer(sheet, seams, dot(0, 0, 1.6), GOLD)
    _layer(sheet, tiles, dot(0, 0, 3.4), CREAM)
    _layer(sheet, tiles, dot(0, 0, 2), BRICK)
    _frieze(sheet, COBALT, CREAM, GOLD)
    _inner_line(sheet, DEEP)
    return svg(sheet.body())


def _medallion_within_field(middle: Point, r: float) -> str:
    """A circle about a corner on the edge of the field, pressed flat against that edge."""
    x, y = middle
    turns = [t * math.pi / 24 for t in range(48)]
    circle = [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns]
    return polygon(*((min(max(px, 25), WIDTH - 25), min(max(py, 25), HEIGHT - 25)) for px, py in circle))


def diamond_point() -> str:
    """Brick: a wall of stones cut to a point, small flowers where four of them meet."""
    sheet = _blank(BRICK, BRICK)
    tiles, corners = _tiles(), _inner_corners()
    _layer(sheet, tiles, lozenge(25, 25), CREAM)
    _layer(sheet, tiles, lozenge(22, 22), CORAL)
    shaded = polygon((0, -22), (0, 0), (-22, 0)) + polygon((0, 22), (0, 0), (22, 0))
    _layer(sheet, tiles, shaded, BRICK)
    _layer(sheet, tiles, lozenge(8.5, 8.5), CREAM)
    _layer(sheet, tiles, lozenge(5.5, 5.5), OCHRE)
    _layer(sheet, corners, "M 0 -1 C 4 -4 4 -8 0 -11.5 C -4 -8 -4 -4 0 -1 Z", CREAM, STRAIGHT)
    _layer(sheet, corners, dot(0, 0, 2.4), GOLD)
    _frieze(sheet, BRICK, CREAM, GOLD)
    _inner_line(sheet, CREAM)
    return svg(sheet.body())


def foliage() -> str:
    """Green: an ogee net of leaves with fruit in its meshes."""
    sheet = _blank(CREAM, GREEN)
    tiles = _tiles()
    net = "".join(
        f"M {x - 25} {y} C {x - 10} {y - 4} {x - 4} {y - 10} {x} {y - 25} "
        f"M {x + 25} {y} C {x + 10} {y + 4} {x + 4} {y + 10} {x} {y + 25} "
        f"M {x + 25} {y} C {x + 10} {y - 4} {x + 4} {y - 10} {x} {y - 25} "
        f"M {x - 25} {y} C {x - 10} {y + 4} {x - 4} {y + 10} {x} {y + 25} "
        for x, y, _ in tiles
    )
    sheet.stroke(net, GREEN, 2.2)
    _layer(sheet, tiles, "M 6 -7.5 C 8 -15 15 -21 23 -23 C 21.5 -15 15 -8 6 -7.5 Z", GREEN, STRAIGHT)
    _layer(sheet, tiles, "M 9 -10.5 L 19 -19.6 L 9.8 -9.7 Z", CREAM, STRAIGHT)
    fruit, flowers = _split(tiles)
    _layer(sheet, fruit, ellipse(0, 0, 7.4), OCHRE)
    _layer(sheet, fruit, ellipse(0, 0, 4.6), CREAM)
    _layer(sheet, fruit, dot(0, 0, 2.4), BRICK)
    _layer(sheet, flowers, "M 0 0 C 4.6 -3 4.6 -7 0 -10 C -4.6 -7 -4.6 -3 0 0 Z", BRICK, STRAIGHT)
    _layer(sheet, flowers, dot(0, 0, 2.4), GOLD)
    _layer(sheet, _inner_seams(), lozenge(5, 5), OCHRE)
    _frieze(sheet, GREEN, CREAM, GOLD)
    _inner_line(sheet, MOSS)
    return svg(sheet.body())


def lacework() -> str:
    """Ink: eight-pointed stars and crosses, as the Moorish tiles of Sintra lay them."""
    sheet = _blank(NIGHT, NIGHT)
    tiles, corners = _tiles(), _inner_corners()
    ties = "".join(
        f"M {x - 25} {y} L {x - 20} {y} M {x + 20} {y} L {x + 25} {y} "
        f"M {x} {y - 25} L {x} {y - 20} M {x} {y + 20} L {x} {y + 25} "
        for x, y, _ in tiles
    )
    sheet.stroke(ties, STRAW, 1.4)
    for share, paint in ((1, STRAW), (0.91, COBALT), (0.68, STRAW), (0.58, NIGHT)):
        _layer(sheet, tiles, _eight_pointed_star(share), paint)
    petal = "M 0 -1 C 3 -3 3 -7 0 -10.5 C -3 -7 -3 -3 0 -1 Z"
    _layer(sheet, tiles, petal, STRAW, range(0, 360, 45))
    _layer(sheet, tiles, dot(0, 0, 2), BRICK)
    _layer(sheet, corners, "M 0 -2 L 5.5 -7.5 L 0 -13 L -5.5 -7.5 Z", OCHRE, STRAIGHT)
    _layer(sheet, corners, lozenge(3.4, 3.4), STRAW)
    _frieze(sheet, COBALT, STRAW, GOLD)
    _inner_line(sheet, STRAW)
    return svg(sheet.body())


def _eight_pointed_star(share: float) -> str:
    points = []
    for i in range(16):
        r, t = (21 if i % 2 == 0 else 16), math.radians(22.5 * i)
        points.append((r * math.cos(t) * share, r * math.sin(t) * share))
    return polygon(*points)


def _simple(paint: str, light: str, heart: str) -> str:
    """One great tile: as few and as broad shapes as still can be told apart on a card of forty pixels."""
    sheet = _blank(paint, paint)
    sheet.stroke(rounded(29, 29, WIDTH - 58, HEIGHT - 58, 4), light, 8)
    _layer(sheet, [(MID_X, MID_Y)], lozenge(78, 128), light)
    _layer(sheet, [(MID_X, MID_Y)], lozenge(55, 90), paint)
    _layer(sheet, [(MID_X, MID_Y)], lozenge(26, 43), heart)
    return svg(sheet.body())


BACKS = (camellia, diamond_point, foliage, lacework)
SMALL_BACKS = (
    partial(_simple, COBALT, CREAM, GOLD),
    partial(_simple, BRICK, CREAM, GOLD),
    partial(_simple, GREEN, CREAM, GOLD),
    partial(_simple, NIGHT, STRAW, COBALT),
)
