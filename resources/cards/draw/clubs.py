"""Clubs: land and harvest. Each figure is an upper half; the card turns it for the lower."""

from crowns import crown
from dress import Sleeve, arm, cape, decollete, puff, torso
from features import Visage, visage
from geometry import along
from hair import curls, strands, temples
from hands import cradle, fist
from heads import OLIVE, RUDDY, Head, bare_neck, ear, neck
from held import goblet, rod
from ornament import band, folds, gold_drop, lattice, motif, pearls
from palette import (
    BRICK,
    BROWN,
    COBALT,
    CREAM,
    DARK,
    DEEP,
    GOLD,
    GREEN,
    INK,
    OCHRE,
    PAPER,
    SILVER,
    STRAW,
    WASH,
)
from penwork import FINE
from plants import grapes, leaf, pomegranate, vine_leaf, wheat
from shapes import ellipse
from sheet import Sheet


def king(sheet: Sheet) -> None:
    """The vintner king, crowned with vine leaves."""
    head = Head(125, 82, 0, 0.79, 0.75)
    with head.on(sheet):
        curls(
            sheet,
            [(-34, 34, 9), (-38, 20, 9), (-38, 6, 9), (34, 32, 9), (37, 18, 9), (36, 4, 9)],
            BROWN,
            OCHRE,
        )
        neck(sheet, RUDDY)
    torso(sheet, CREAM, (70, 136), (180, 132), (76, 172))
    lattice(sheet, "M 92 136 L 146 136 L 150 230 L 86 230 Z", 14, "C", 4.8, GREEN)
    cape(sheet, 1, (55, 132), GREEN, GOLD, "leaf", BRICK, band_width=11, spread=18, fall=10)
    band(sheet, "M 103 112 C 107 133 143 133 147 112", 10, BRICK, "dot", STRAW, 7, 3)
    cloth = Sleeve(BRICK, GOLD, 25, GREEN, "quatrefoil", upper=34, elbow=31, wrist=20)
    with head.on(sheet):
        visage(
            sheet,
            Visage(
                "quarter",
                GREEN,
                BROWN,
                "round",
                "bulb",
                "old",
                smile=1.8,
                lid=0.16,
                glance=(-0.3, 0),
                brow_width=3.8,
                frown=-1,
            ),
            RUDDY,
        )
        sheet.contour(
            "M -31 2 C -40 10 -38 22 -36 26 C -40 34 -34 42 -29 43 C -28 52 -18 56 -12 54 "
            "C -8 62 8 64 14 56 C 22 58 28 50 28 44 C 34 40 34 30 31 25 C 33 16 31 8 28 4 "
            "C 26 14 22 18 17 18 C 12 15 9 16 6 18 C 2 15.6 -4 15.6 -9 19 C -17 24 -26 16 -31 2 Z "
            "M -1 24.5 C 3 27 9 27 12.6 24 C 11 31.6 1 32 -1 24.5 Z",
            BROWN,
            evenodd=True,
        )
        for line in (
            "M -30 16 C -26 14 -22 18 -25 23 C -28 26 -31 22 -28 20",
            "M -22 32 C -16 30 -14 36 -18 40 C -22 42 -24 37 -20 36",
            "M -6 40 C 0 38 3 44 -1 49 C -6 51 -8 46 -4 44",
            "M 12 38 C 18 37 20 43 16 47 C 12 49 9 44 13 43",
            "M 24 26 C 29 26 29 33 25 35 C 21 35 21 30 24 30",
        ):
            sheet.stroke(line, OCHRE, 1.3)
        sheet.contour(
            "M 6.5 17 C 2 13 -8 14 -14 23 C -8 27 2 24 6.5 20.6 C 10 23 16 25 22 22 "
            "C 17 14 10.6 13.4 6.5 17 Z",
            BROWN,
            FINE,
        )
        temples(sheet, BROWN, OCHRE, 8)
        crown(sheet, tips="ball", height=14, gems=(BRICK, COBALT), half_width=31)
        for x, y, r, scale in (
            (-27, -50, -34, 0.7),
            (-10, -57, -10, 0.8),
            (10, -57, 12, 0.8),
            (27, -50, 36, 0.7),
        ):
            vine_leaf(sheet, x, y, r, scale)
        for x, y in ((-3, -52), (3, -52), (0, -47)):
            sheet.contour(ellipse(x, y, 3.4), DEEP, 0.9)
    grapes(sheet, 72, 91, 0.95)
    vine_leaf(sheet, 62, 81, -30, 0.8)
    vine_leaf(sheet, 84, 79, 30, 0.62)
    cradle(sheet, 73, 122, 4, RUDDY)
    arm(sheet, cloth, (68, 160), (58, 182), (71, 146))
    arm(sheet, cloth, (196, 158), (200, 170), (184, 150))
    goblet(sheet, 176, 131, 0.92)
    fist(sheet, 176, 131, -4, RUDDY, flip=True, scale=0.92)


def queen(sheet: Sheet) -> None:
    """The queen of the fields in the scarf and gold of Minho, with pomegranate and wheat."""
    head = Head(125, 82, -3, 0.76, 0.73)
    with head.on(sheet):
        sheet.contour("M -30 -34 C -48 -10 -46 30 -54 60 C -40 72 40 72 52 60 C 46 30 46 -10 30 -34 Z", BRICK)
    torso(sheet, PAPER, (78, 136), (176, 132), (92, 160))
    sheet.contour(
        "M 102 124 C 100 150 96 200 92 262 L 158 262 C 154 200 150 150 148 124 C 140 150 110 150 102 124 Z",
        INK,
    )
    lattice(sheet, "M 101 148 L 149 148 L 156 230 L 94 230 Z", 14, "quatrefoil", 4.6, BRICK)
    puff(sheet, 82, 150, PAPER, WASH, -1)
    puff(sheet, 171, 146, PAPER, WASH, 1)
    decollete(sheet, OLIVE, 24, 25)
    band(
        sheet,
        "M 101 117 C 104 139 116 146 125 146 C 134 146 146 139 149 117",
        6,
        GREEN,
        "dot",
        STRAW,
        6,
        2.4,
    )
    for outline in ("M 110 117 C 114 128 136 128 140 117", "M 106 117 C 110 138 140 138 144 117"):
        pearls(sheet, outline, 4.6, 2, GOLD)
    with sheet.at(125, 139):
        sheet.contour(motif("H", 7), GOLD, 0.9)
    with head.on(sheet):
        bare_neck(sheet, OLIVE)
        visage(
            sheet,
            Visage(
                "quarter",
                BROWN,
                BROWN,
                "round",
                "straight",
                mouth="lady",
                smile=2,
                glance=(0.3, 0),
                brow_width=3,
                frown=-0.8,
            ),
            OLIVE,
        )
        sheet.contour(
            "M -26 0 C -36 -20 -30 -46 0 -46 C 26 -46 34 -30 28 -6 C 27 -18 20 -28 7 -35 "
            "C -4 -28 -22 -22 -26 0 Z",
            BROWN,
            FINE,
        )
        strands(sheet, ["M 5 -37 C -8 -32 -22 -24 -26 -8", "M 9 -37 C 20 -32 26 -22 28 -12"], OCHRE, 1.4)
        sheet.contour(
            "M 0 -52 C -36 -52 -42 -22 -38 8 C -38 22 -36 34 -28 44 C -24 48 -20 50 -16 52 "
            "C -20 44 -27 34 -29 18 C -31 4 -32 -14 -24 -26 C -16 -38 -4 -42 6 -43 "
            "C 20 -42 28 -30 30 -16 C 31 0 31 10 28 20 C 26 32 18 42 12 52 C 24 46 32 34 34 20 "
            "C 38 0 40 -24 32 -38 C 26 -48 14 -52 0 -52 Z",
            BRICK,
        )
        for x, y, _ in along(
            "M -26 42 C -36 22 -38 -6 -33 -24 C -26 -42 -10 -47 4 -47.5 C 22 -46 34 -32 34 -14 "
            "C 35 4 34 18 28 32",
            10.5,
        ):
            with sheet.at(x, y):
                sheet.fill(motif("star", 3.8), STRAW)
        gold_drop(sheet, -27, 17)
        crown(sheet, tips="leaf", height=20, half_width=26, y=-41, gems=(BRICK, GREEN), points=5)
    cloth = Sleeve(PAPER, BRICK, 22, STRAW, upper=27, elbow=26, wrist=17)
    arm(sheet, cloth, (70, 158), (60, 168), (73, 154))
    pomegranate(sheet, 78, 123, 17)
    leaf(sheet, 67, 110, -36, 12)
    cradle(sheet, 80, 143, 6, OLIVE, scale=0.95)
    for turn, x in ((-12, 170), (1, 179), (13, 187)):
        wheat(sheet, x, 93, turn, 54)
    arm(sheet, cloth, (178, 160), (196, 180), (186, 144))
    fist(sheet, 186, 126, 2, OLIVE, flip=True, scale=0.92)


def jack(sheet: Sheet) -> None:
    """The campino in green barrete, with his pampilho."""
    head = Head(123, 84, 3, 0.77, 0.745)
    with head.on(sheet, flip=True):
        neck(sheet, OLIVE, 13)
    torso(sheet, PAPER, (76, 138), (176, 130), (90, 160), 124)
    rod(sheet, 190, 210, 177.2, 40, 5, OCHRE)
    sheet.contour("M 173.8 41 L 175.6 22 L 180.4 40.6 Z", SILVER, FINE)
    arm(
        sheet,
        Sleeve(PAPER, BRICK, 23, STRAW, upper=32, elbow=29, wrist=18),
        (176, 148),
        (203, 174),
        (187, 140),
    )
    sheet.contour("M 110 114 C 98 120 88 124 80 132 L 84 262 L 116 262 C 114 210 112 160 118 136 Z", BRICK)
    sheet.contour(
        "M 138 114 C 150 119 158 121 166 126 C 160 150 162 190 166 262 L 134 262 C 136 210 138 160 130 136 Z",
        BRICK,
    )
    for y in (146, 158, 170, 182, 194):
        sheet.contour(ellipse(112, y, 2.2), GOLD, 0.8)
        sheet.contour(ellipse(137, y, 2.2), GOLD, 0.8)
    sheet.contour("M 96 121 C 76 124 62 132 58 148 L 54 262 L 84 262 C 86 210 90 160 96 121 Z", COBALT)
    band(sheet, "M 95 122 C 90 160 86 210 84 262", 8, GOLD, "leaf", GREEN, 9, 3)
    folds(sheet, ["M 76 132 C 70 146 68 160 68 190"], INK, 2.2)
    sheet.contour(
        "M 106 111 C 112 122 134 122 142 111 C 150 118 150 126 144 130 C 138 134 130 132 126 130 "
        "L 132 152 L 122 146 L 114 154 L 120 130 C 112 134 104 132 102 126 "
        "C 100 120 102 114 106 111 Z",
        GREEN,
    )
    for x, y in ((110, 122), (120, 125), (131, 125), (141, 121), (123, 138)):
        sheet.fill(ellipse(x, y, 1.7), STRAW)
    with head.on(sheet, flip=True):
        sheet.contour("M -28 -30 C -38 -10 -38 12 -30 26 C -26 20 -26 6 -24 -6 Z", DARK, FINE)
        visage(
            sheet,
            Visage(
                "turned",
                BROWN,
                DARK,
                "square",
                "hooked",
                "middle",
                smile=1,
                lid=0.1,
                glance=(0.3, -0.1),
                brow_width=3.4,
                frown=1.4,
            ),
            OLIVE,
        )
        sheet.contour(
            "M -27 -34 C -33 -18 -31 -4 -27 6 C -25 18 -19 27 -10 31 C -13 23 -16 12 -17 2 "
            "C -18 -8 -14 -18 -6 -22 C 6 -19 18 -20 24 -16 C 26 -22 26 -30 24 -36 Z",
            DARK,
            FINE,
        )
        ear(sheet, -21, 1, OLIVE)
        sheet.contour(
            "M -36 -30 C -44 -56 -20 -70 2 -68 C 24 -68 36 -52 34 -34 C 12 -44 -14 -42 -36 -30 Z", GREEN
        )
        sheet.contour(
            "M -30 -52 C -50 -60 -62 -44 -60 -24 C -60 -8 -56 4 -60 18 L -50 20 "
            "C -44 4 -46 -14 -42 -26 C -40 -32 -36 -36 -32 -38 Z",
            GREEN,
        )
        folds(sheet, ["M -46 -46 C -54 -36 -52 -14 -54 8", "M -22 -54 C -10 -64 6 -64 14 -60"], INK, 2.2)
        sheet.contour(
            "M -38 -25 C -16 -38 16 -40 36 -29 C 39 -34 38 -40 35 -43 C 12 -53 -18 -50 -39 -36 "
            "C -42 -32 -41 -28 -38 -25 Z",
            BRICK,
            FINE,
        )
        sheet.contour("M -60 18 L -50 20 L -47 36 L -51 33 L -54 39 L -57 33 L -62 36 Z", BRICK, FINE)
        sheet.contour(ellipse(-55, 18, 6, 4.4), GOLD, FINE)
    fist(sheet, 183.6, 122, -4, OLIVE, flip=True)
