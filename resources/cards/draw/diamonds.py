"""Diamonds: merchants and makers. Each figure is an upper half; the card turns it for the lower."""

from crowns import crown
from dress import decollete, mantle, puff, sleeve, torso
from hands import cradle, fist
from heads import FAIR, OLIVE, Head, bare_neck, curls, face, features, neck, strands, temples
from held import balance, brush, fan, tile
from ornament import band, folds, gold_drop, lattice, motif, pearls
from palette import (
    BRICK,
    BROWN,
    CHESTNUT,
    COBALT,
    CREAM,
    DARK,
    DEEP,
    FRECKLE,
    GOLD,
    GREEN,
    GREY,
    INK,
    OCHRE,
    PAPER,
    RUST,
    SKY,
    STRAW,
)
from penwork import FINE, tapered
from shapes import ellipse
from sheet import Sheet


def king(sheet: Sheet) -> None:
    """The merchant king in furs, weighing gold against a gem."""
    head = Head(132, 82, -2, 0.73, 0.76)
    with head.on(sheet, flip=True):
        sheet.contour("M -32 -30 C -40 -4 -40 16 -36 30 C -24 38 22 38 32 30 C 38 16 38 -8 30 -30 Z", DARK)
        neck(sheet, OLIVE)
    torso(sheet, OCHRE)
    lattice(sheet, "M 98 124 L 152 124 L 160 230 L 90 230 Z", 15, "lozenge", 5, BRICK)
    mantle(sheet, DEEP, kind="lozenge", ink=BRICK, spread=26, band_width=10, edge=STRAW)
    sheet.contour(
        "M 107 112 C 88 116 66 122 56 138 C 70 150 92 148 104 138 C 110 150 140 150 146 138 "
        "C 158 148 180 150 194 138 C 184 122 162 116 143 112 "
        "C 136 126 114 126 107 112 Z",
        BROWN,
    )
    strands(
        sheet,
        [
            "M 68 134 L 72 143",
            "M 78 128 L 82 144",
            "M 90 124 L 92 142",
            "M 182 134 L 178 143",
            "M 172 128 L 168 144",
            "M 160 124 L 158 142",
            "M 112 128 L 114 143",
            "M 125 132 L 125 146",
            "M 138 128 L 136 143",
        ],
        OCHRE,
        2,
    )
    with head.on(sheet, flip=True):
        face(sheet, "quarter", OLIVE)
        features(sheet, "quarter", OLIVE, iris=BROWN, brow=DARK, brow_width=3)
        sheet.contour(
            "M 6.5 16.8 C 0 13 -8 16 -14 24.6 C -17 28 -21 28 -23 25 C -22 32 -14 33 -9 28 "
            "C -4 24.6 2 23 6.5 20.6 C 10 23 15 24 19 27 "
            "C 23 30 28 29 28 23 C 26 26 24 25.6 22 22.6 C 17 15 11 14 6.5 16.8 Z",
            DARK,
            0.8,
        )
        sheet.contour("M -1 33 C 2 36 9 36 13 32.6 C 15 42 12 52 7 60 C 1 52 -3 42 -1 33 Z", DARK, FINE)
        strands(sheet, ["M 4 38 C 4 44 5 50 7 55"], GREY, 1.4)
        temples(sheet, DARK, CHESTNUT, 8)
        sheet.contour(
            "M -38 -26 C -52 -44 -40 -62 -20 -60 C -8 -70 22 -70 32 -58 C 44 -52 44 -36 34 -26 "
            "C 12 -34 -14 -34 -38 -26 Z",
            BRICK,
        )
        sheet.contour(
            "M -38 -30 C -54 -28 -58 -8 -54 10 C -50 22 -52 34 -58 44 C -46 48 -38 40 -38 26 "
            "C -38 12 -42 -8 -34 -24 Z",
            BRICK,
        )
        folds(
            sheet,
            [
                "M -46 -18 C -50 0 -46 14 -46 32",
                "M -18 -58 C -24 -50 -26 -42 -24 -34",
                "M 8 -64 C 4 -54 2 -44 4 -34",
                "M 28 -58 C 28 -48 26 -40 22 -32",
            ],
            INK,
            2,
        )
        crown(
            sheet,
            y=-24,
            height=20,
            half_width=35,
            tips="leaf",
            gems=(BRICK, COBALT),
            sag=7,
            flare=1.08,
            band_height=8,
        )
    sleeve(sheet, "M 58 226 C 58 186 69 134 72 76", 40, 15, BRICK, GOLD, 21, COBALT, "lozenge")
    balance(sheet, 75, 62, 19, 30, 9.5)
    fist(sheet, 76, 62, 8, OLIVE, flip=True, scale=0.92)


def queen(sheet: Sheet) -> None:
    """The lady of the fan."""
    head = Head(125, 82, 0, 0.72, 0.76)
    with head.on(sheet):
        sheet.contour("M -32 -20 C -40 -54 -20 -66 0 -66 C 20 -66 40 -54 32 -20 L 26 20 L -26 20 Z", DARK)
    torso(sheet, CREAM, half_shoulders=54)
    lattice(sheet, "M 102 142 L 148 142 L 158 230 L 92 230 Z", 14, "quatrefoil", 5, COBALT)
    sheet.contour(
        "M 112 116 C 88 112 66 122 56 142 C 50 158 48 200 46 262 L 96 262 C 98 210 96 170 100 140 Z", OCHRE
    )
    sheet.contour(
        "M 138 116 C 162 112 184 122 194 142 C 200 158 202 200 204 262 L 154 262 C 152 210 154 170 150 140 Z",
        OCHRE,
    )
    folds(sheet, ["M 72 134 C 64 156 62 190 60 230", "M 178 134 C 186 152 188 170 190 200"], BROWN, 2.2)
    decollete(sheet, OLIVE, 26, 30)
    sheet.contour("M 103 92 C 88 96 74 112 78 124 C 88 128 96 130 104 138 C 104 128 108 118 112 112 Z", PAPER)
    sheet.contour(
        "M 147 92 C 162 96 176 112 172 124 C 162 128 154 130 146 138 C 146 128 142 118 138 112 Z", PAPER
    )
    for side in (-1, 1):
        for x, y, u, v in ((16, 116, 40, 110), (18, 120, 42, 118), (20, 126, 36, 125), (14, 110, 34, 102)):
            sheet.stroke(f"M {125 + side * x} {y} L {125 + side * u} {v}", SKY, 1)
        pearls(
            sheet,
            f"M {125 + side * 27} 97 C {125 + side * 38} 103 {125 + side * 48} 114 {125 + side * 46} 122",
            6,
            1.8,
            GOLD,
        )
    band(
        sheet,
        "M 101 138 C 108 152 118 153 125 153 C 132 153 142 152 149 138",
        7,
        BRICK,
        "dot",
        STRAW,
        6,
        2.4,
    )
    with head.on(sheet):
        bare_neck(sheet, OLIVE)
        face(sheet, "front", OLIVE)
        features(sheet, "front", OLIVE, iris=BROWN, brow=DARK, lady=True)
        sheet.contour(
            "M -27 6 C -38 -20 -30 -50 0 -50 C 30 -50 38 -20 27 6 C 28 -14 18 -30 0 -37 "
            "C -18 -30 -28 -14 -27 6 Z",
            DARK,
            FINE,
        )
        strands(
            sheet,
            [
                "M -1 -40 C -14 -36 -24 -26 -27 -10",
                "M -3 -45 C -18 -42 -28 -30 -31 -16",
                "M 1 -40 C 14 -36 24 -26 27 -10",
                "M 3 -45 C 18 -42 28 -30 31 -16",
            ],
            CHESTNUT,
            1.5,
        )
        gold_drop(sheet, -28, 14)
        gold_drop(sheet, 28, 14)
        crown(sheet, tips="fleur", height=25, half_width=25, y=-44, gems=(BRICK, COBALT), points=5, sag=6)
        with sheet.at(0, -34):
            sheet.contour(ellipse(0, 0, 3), PAPER, 0.8)
    sheet.fill(tapered("M 108 119 C 114 132 136 132 142 119", 1.8), OCHRE)
    with sheet.at(125, 134):
        sheet.contour(motif("lozenge", 7), COBALT, 0.9)
    fan(sheet, 87, 141, 43, -21, 104, 7)
    sleeve(sheet, "M 50 222 C 50 190 62 172 82 156", 40, 18, OCHRE, PAPER, 25, COBALT)
    fist(sheet, 86, 141, 20, OLIVE, scale=0.86)


def jack(sheet: Sheet) -> None:
    """The tile painter with brush and azulejo, paint on his apron."""
    head = Head(127, 82, -4, 0.765, 0.72)
    with head.on(sheet, flip=True):
        curls(sheet, [(-30, 30, 9), (-36, 18, 9), (30, 26, 8), (33, 14, 8)], RUST, OCHRE)
        neck(sheet, FAIR, 12)
    torso(sheet, COBALT, half_shoulders=56)
    sheet.contour(
        "M 100 130 C 100 180 96 220 94 262 L 156 262 C 154 220 150 180 150 130 C 140 136 110 136 100 130 Z",
        CREAM,
    )
    for x, y, r in ((112.0, 150.0, 3.4), (118.0, 157.0, 2.0), (138.0, 146.0, 2.6)):
        sheet.fill(ellipse(x, y, r, r * 0.8), COBALT)
    sheet.fill(ellipse(131, 156, 2.6), OCHRE)
    sheet.contour(
        "M 104 112 C 110 120 118 126 126 128 C 134 126 142 120 146 112 C 152 118 154 126 150 132 "
        "C 142 128 134 130 126 136 C 118 130 110 128 102 132 C 98 126 98 118 104 112 Z",
        PAPER,
    )
    puff(sheet, 176, 148, OCHRE, BRICK, 1, 0.95)
    with head.on(sheet, flip=True):
        face(sheet, "quarter", FAIR)
        features(sheet, "quarter", FAIR, iris=GREEN, brow=RUST, brow_width=2.2, smile=1.8)
        for x, y in ((-16, 7.5), (-11, 9), (-19, 10.5), (18, 7.5), (22, 9)):
            sheet.fill(ellipse(x, y, 0.9), FRECKLE)
        curls(
            sheet,
            [
                (-29, 8, 8),
                (-33, -4, 9),
                (-31, -18, 9),
                (30, 2, 6),
                (31, -10, 7),
                (-22, -28, 8),
                (-10, -33, 8),
                (4, -35, 8),
                (17, -33, 8),
                (27, -24, 7),
            ],
            RUST,
            OCHRE,
        )
        sheet.contour(
            "M -40 -28 C -58 -38 -50 -66 -18 -64 C 6 -72 42 -64 40 -38 C 38 -28 30 -30 24 -34 "
            "C 4 -42 -18 -40 -40 -28 Z",
            OCHRE,
        )
        sheet.contour(
            "M -42 -25 C -20 -42 18 -44 38 -30 C 40 -35 39 -39 36 -41 C 14 -54 -22 -50 -43 -34 "
            "C -46 -31 -45 -27 -42 -25 Z",
            COBALT,
            FINE,
        )
        folds(
            sheet,
            [
                "M -36 -44 C -38 -54 -28 -60 -18 -60",
                "M -8 -52 C -4 -60 6 -64 14 -63",
                "M 20 -50 C 26 -54 32 -54 35 -50",
            ],
            BROWN,
            2,
        )
    tile(sheet, 73, 97, -8, 44)
    sleeve(sheet, "M 46 222 C 44 186 52 164 72 146", 34, 19, COBALT, BRICK, 23, STRAW)
    cradle(sheet, 76, 122, 4, FAIR, scale=0.95)
    sleeve(sheet, "M 216 196 C 212 172 200 154 176 140", 28, 18, COBALT, BRICK, 23, STRAW)
    brush(sheet, 183, 96, 6, 70)
    fist(sheet, 181, 118, 6, FAIR, flip=True, scale=0.92)
