"""Diamonds: merchants and makers. Each figure is an upper half; the card turns it for the lower."""

from crowns import crown
from dress import Sleeve, arm, cape, decollete, puff, torso
from features import Visage, profile_visage, visage
from hair import curls, strands
from hands import cradle, fist
from heads import FAIR, OLIVE, RUDDY, Head, bare_neck, ear, neck
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
    SILVER,
    SKY,
    STRAW,
)
from penwork import FINE, tapered
from shapes import ellipse
from sheet import Sheet


def king(sheet: Sheet) -> None:
    """The old merchant king in furs, weighing gold against a gem."""
    head = Head(150, 84, 0, 0.74, 0.75)
    with head.on(sheet, flip=True):
        neck(sheet, RUDDY, 13, -2)
    torso(sheet, OCHRE, (102, 138), (194, 130), (106, 176), 148)
    lattice(sheet, "M 118 136 L 172 136 L 176 230 L 110 230 Z", 13, "lozenge", 4.8, BRICK)
    with sheet.at(18):
        cape(sheet, 1, (48, 131), DEEP, STRAW, band_width=10, spread=26, fall=6)
        cape(sheet, -1, (34, 138), DEEP, STRAW, band_width=10, spread=20, fall=-4)
    arm(
        sheet,
        Sleeve(BRICK, GOLD, 22, COBALT, "lozenge", upper=34, elbow=32, wrist=15),
        (102, 150),
        (72, 180),
        (84, 84),
    )
    with sheet.at(6):
        sheet.contour(
            "M 122 109 C 108 115 98 120 91 134 C 93 149 114 153 124 142 C 132 152 152 152 160 142 "
            "C 170 152 188 152 194 138 C 190 121 174 115 161 109 C 152 118 131 118 122 109 Z",
            BROWN,
        )
        strands(
            sheet,
            [
                "M 104 123 L 106 145",
                "M 116 120 L 119 140",
                "M 131 129 L 132 144",
                "M 142 131 L 142 147",
                "M 153 129 L 152 144",
                "M 167 120 L 165 140",
                "M 179 123 L 178 145",
                "M 187 129 L 187 143",
            ],
            OCHRE,
            2.2,
        )
    with head.on(sheet, flip=True):
        sheet.contour("M -20 -30 C -36 -20 -40 14 -34 32 C -24 40 -8 34 -4 18 L 4 -30 Z", GREY, FINE)
        profile_visage(sheet, "hooked", RUDDY, iris=BROWN, brow=GREY, brow_width=3.8, age="old")
        sheet.contour(
            "M -16 -34 C -34 -28 -38 8 -33 30 C -22 32 -14 26 -12 14 "
            "C -7 8 -7 -2 -4 -10 C -2 -20 2 -28 8 -33 Z",
            GREY,
            FINE,
        )
        strands(
            sheet,
            ["M -12 -28 C -24 -18 -28 6 -28 26", "M -6 -28 C -16 -18 -20 2 -20 24"],
            SILVER,
            1.7,
        )
        ear(sheet, -6, 1, RUDDY)
        sheet.contour(
            "M 24 17 C 18 14 10 18 5 26 C 1 29 -2 29 -4 27 C -2 34 7 33 12 28.6 C 16 26 20 24 23.6 22 Z",
            GREY,
            FINE,
        )
        sheet.contour("M 10 33 C 15 35 21 34 25 33 C 30 40 30 50 26 60 C 18 56 11 46 10 33 Z", GREY, FINE)
        strands(sheet, ["M 15 38 C 16 45 20 51 24 55", "M 21 37 C 22 43 25 48 26 53"], SILVER, 1.5)
        sheet.contour(
            "M -32 -26 C -50 -40 -42 -62 -22 -60 C -10 -70 18 -68 26 -56 C 36 -50 36 -38 28 -28 "
            "C 8 -34 -12 -32 -32 -26 Z",
            BRICK,
        )
        sheet.contour(
            "M -28 -32 C -44 -34 -52 -14 -49 6 C -48 18 -50 28 -55 35 C -45 40 -37 33 -37 20 "
            "C -37 6 -37 -10 -28 -22 Z",
            BRICK,
        )
        folds(
            sheet,
            [
                "M -40 -20 C -45 -4 -42 10 -44 26",
                "M -22 -58 C -28 -50 -30 -42 -28 -34",
                "M 2 -63 C -2 -54 -4 -44 -2 -36",
                "M 22 -57 C 22 -48 20 -40 16 -34",
            ],
            INK,
            2,
        )
        with sheet.at(-3, 0, -5):
            crown(
                sheet,
                y=-25,
                height=21,
                half_width=31,
                tips="leaf",
                gems=(BRICK, COBALT),
                sag=5,
                flare=1.08,
                band_height=8,
            )
    balance(sheet, 85, 61, 25, 34, 14)
    fist(sheet, 84, 66.5, 6, RUDDY, flip=True, scale=0.94)


def queen(sheet: Sheet) -> None:
    """The lady of the fan."""
    head = Head(125, 82, 0, 0.72, 0.76)
    with head.on(sheet):
        sheet.contour("M -32 -20 C -40 -54 -20 -66 0 -66 C 20 -66 40 -54 32 -20 L 26 20 L -26 20 Z", DARK)
    torso(sheet, OCHRE, (82, 134), (172, 132), (96, 158))
    sheet.contour("M 102 124 C 104 160 100 210 98 262 L 152 262 C 150 210 146 160 148 124 Z", CREAM, FINE)
    lattice(sheet, "M 105 148 L 145 148 L 149 230 L 101 230 Z", 12, "quatrefoil", 4.4, COBALT)
    for side, foot in ((-1, 96), (1, 154)):
        band(
            sheet,
            f"M {125 + side * 24} 122 C {125 + side * 21} 160 {foot} 210 {foot} 262",
            7,
            STRAW,
            "dot",
            BRICK,
            6.5,
            2.4,
        )
    puff(sheet, 176, 148, GREEN, STRAW, 1)
    puff(sheet, 74, 150, GREEN, STRAW, -1)
    decollete(sheet, OLIVE, 26, 24)
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
        "M 101 134 C 108 146 118 147 125 147 C 132 147 142 146 149 134",
        7,
        BRICK,
        "dot",
        STRAW,
        6,
        2.4,
    )
    with head.on(sheet):
        bare_neck(sheet, OLIVE)
        visage(
            sheet,
            Visage(
                "front",
                BROWN,
                DARK,
                "pointed",
                "hooked",
                "middle",
                mouth="lady",
                smile=0.7,
                lid=0.34,
                glance=(0.3, 0.1),
                brow_width=2.4,
                frown=-1,
            ),
            OLIVE,
        )
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
    fan(sheet, 89, 141, 43, -23, 100, 7)
    arm(sheet, Sleeve(OCHRE, BRICK, 22, STRAW, upper=22, elbow=26, wrist=17), (64, 176), (62, 182), (82, 159))
    fist(sheet, 89, 142, 18, OLIVE, scale=0.9)


def jack(sheet: Sheet) -> None:
    """The tile painter with brush and azulejo, paint on his apron."""
    head = Head(127, 82, -4, 0.765, 0.72)
    with head.on(sheet, flip=True):
        curls(sheet, [(-30, 30, 9), (-36, 18, 9), (30, 26, 8), (33, 14, 8)], RUST, OCHRE)
        neck(sheet, FAIR, 12)
    torso(sheet, COBALT, (80, 134), (178, 130), (88, 168), 126)
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
    puff(sheet, 172, 144, OCHRE, BRICK, 1, 0.95)
    puff(sheet, 82, 148, OCHRE, BRICK, -1, 0.95)
    with head.on(sheet, flip=True):
        visage(
            sheet,
            Visage(
                "quarter",
                GREEN,
                RUST,
                "pointed",
                "snub",
                mouth="grin",
                smile=1.8,
                glance=(0.36, 0.05),
                frown=-0.8,
            ),
            FAIR,
        )
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
    cloth = Sleeve(COBALT, BRICK, 23, STRAW, upper=28, elbow=28, wrist=18)
    tile(sheet, 74, 95, -8, 46)
    cradle(sheet, 76, 123, 4, FAIR, scale=0.98)
    arm(sheet, cloth, (76, 160), (59, 182), (71, 146))
    arm(sheet, cloth, (188, 156), (194, 172), (176, 148))
    brush(sheet, 172, 112, 17, 78)
    fist(sheet, 168, 131, 14, FAIR, flip=True, scale=0.92)
