"""The four backs, each a field of tiles that half a turn brings onto itself, and the same in few and broad
shapes for where they are small."""

import math
from collections.abc import Sequence
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
FIELD_WIDTH, FIELD_HEIGHT = 200, 300  # what the tiles fill
TILE, GREAT_TILE = 50, 100  # the side of a tile; where the back is small there are fewer and larger ones
MARGIN = 11  # paper about the field and its frieze
FRIEZE, SMALL_FRIEZE = 12.6, 19  # breadth of the ribbon about the field


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


def _tiles(side: int = TILE) -> list[Cell]:
    columns, rows = FIELD_WIDTH // side, FIELD_HEIGHT // side
    return [
        Cell(MID_X + (i - (columns - 1) / 2) * side, MID_Y + (j - (rows - 1) / 2) * side, (i + j) % 2 == 1)
        for j, i in product(range(rows), range(columns))
    ]


def _split(cells: list[Cell]) -> tuple[list[Cell], list[Cell]]:
    """The black squares and the white ones."""
    return [cell for cell in cells if not cell.white], [cell for cell in cells if cell.white]


def _corners(side: int = TILE) -> list[Point]:
    """The corners of the tiles, those on the edge of the field too."""
    columns, rows = FIELD_WIDTH // side, FIELD_HEIGHT // side
    return [
        (MID_X + (i - columns / 2) * side, MID_Y + (j - rows / 2) * side)
        for i, j in product(range(columns + 1), range(rows + 1))
    ]


def _within(p: Point) -> bool:
    """Whether the point lies in the field and not on its edge."""
    return abs(p[0] - MID_X) < FIELD_WIDTH / 2 and abs(p[1] - MID_Y) < FIELD_HEIGHT / 2


def _inner_corners(side: int = TILE) -> list[Point]:
    return [corner for corner in _corners(side) if _within(corner)]


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


# ---------------------------------------------------------------- where they are small


def _broad(paint: str, edge: str) -> Sheet:
    """A field with a plain ribbon about it."""
    sheet = _blank(edge, edge)
    inner = MARGIN + SMALL_FRIEZE
    sheet.fill(box(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner), paint)
    return sheet


def small_camellia() -> str:
    """Six great flowers in cobalt, medallions between them."""
    sheet = _broad(CREAM, COBALT)
    tiles = _tiles(GREAT_TILE)
    _layer(sheet, _inner_corners(GREAT_TILE), ellipse(0, 0, 19), SKY)
    _layer(sheet, tiles, "M 0 0 C 28 -16 22 -36 0 -50 C -22 -36 -28 -16 0 0 Z", COBALT, STRAIGHT)
    _layer(sheet, tiles, "M 0 0 C 10 -14 9 -27 0 -38 C -9 -27 -10 -14 0 0 Z", OCHRE, DIAGONAL)
    _layer(sheet, tiles, dot(0, 0, 9), CREAM)
    return svg(sheet.body())


def small_diamond_point() -> str:
    """Six great stones cut to a point."""
    sheet = _broad(BRICK, BRICK)
    tiles = _tiles(GREAT_TILE)
    _layer(sheet, tiles, lozenge(50, 50), CREAM)
    _layer(sheet, tiles, lozenge(41, 41), CORAL)
    shaded = polygon((0, -41), (0, 0), (-41, 0)) + polygon((0, 41), (0, 0), (41, 0))
    _layer(sheet, tiles, shaded, BRICK)
    _layer(sheet, tiles, lozenge(18, 18), GOLD)
    return svg(sheet.body())


def small_foliage() -> str:
    """Six flowers among leaves, fruit between them."""
    sheet = _broad(CREAM, GREEN)
    tiles = _tiles(GREAT_TILE)
    _layer(sheet, tiles, "M 8 -8 C 12 -32 30 -46 50 -50 C 46 -30 32 -12 8 -8 Z", GREEN, STRAIGHT)
    _layer(sheet, tiles, dot(0, 0, 15), BRICK)
    _layer(sheet, _inner_corners(GREAT_TILE), dot(0, 0, 15), OCHRE)
    return svg(sheet.body())


def small_lacework() -> str:
    """Six great stars, crosses between them."""
    sheet = _broad(NIGHT, COBALT)
    tiles = _tiles(GREAT_TILE)
    for share, paint in ((2.3, STRAW), (1.7, COBALT), (1, NIGHT)):
        _layer(sheet, tiles, _eight_pointed_star(share), paint)
    _layer(sheet, tiles, dot(0, 0, 9), STRAW)
    _layer(sheet, _inner_corners(GREAT_TILE), lozenge(17, 17), OCHRE)
    return svg(sheet.body())


BACKS = (camellia, diamond_point, foliage, lacework)
SMALL_BACKS = (small_camellia, small_diamond_point, small_foliage, small_lacework)
