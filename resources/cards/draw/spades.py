"""Spades: those who sailed. Each figure is an upper half; the card turns it for the lower."""

from crowns import crown
from dress import Sleeve, arm, cape, decollete, ermine, puff, ruff, torso
from features import Visage, profile_visage, visage
from hair import curls, locks, strands, temples
from hands import cradle, fist, palm
from heads import BROWN_SKIN, FAIR, Head, bare_neck, ear, neck
from held import armillary, astrolabe, caravel, rod
from ornament import band, folds, gold_drop, lattice, pearls
from palette import (
    BRICK,
    CHESTNUT,
    COBALT,
    CREAM,
    DARK,
    DEEP,
    GOLD,
    GREY,
    INK,
    PAPER,
    SILVER,
    SKY,
    STRAW,
    WASH,
)
from penwork import FINE
from sheet import Sheet


def king(sheet: Sheet) -> None:
    """White-bearded, in ermine; he lifts the armillary sphere."""
    head = Head(125, 82, 0, 0.75, 0.75)
    with head.on(sheet):
        locks(sheet, SILVER, GREY, 60)
        neck(sheet, FAIR)
    torso(sheet, CREAM, (74, 132), (180, 134), (86, 170))
    lattice(sheet, "M 96 146 L 152 146 L 156 206 L 92 206 Z", 13, "quatrefoil", 4.4, COBALT)
    cape(sheet, 1, (56, 134), COBALT, band_width=11, spread=22)
    cape(sheet, -1, (50, 134), COBALT, band_width=11, spread=16, fall=-8)
    ermine(
        sheet,
        "M 108 111 C 90 117 74 118 64 132 C 66 146 84 152 108 152 L 125 142 L 140 154 "
        "C 160 156 178 152 187 140 C 182 122 160 117 142 111 C 134 124 116 124 108 111 Z",
    )
    with head.on(sheet):
        visage(
            sheet,
            Visage(
                "front",
                COBALT,
                GREY,
                nose="long",
                age="old",
                smile=0.4,
                lid=0.28,
                glance=(-0.22, 0),
                brow_width=3.6,
            ),
            FAIR,
        )
        sheet.contour(
            "M -28 4 C -30 22 -28 38 -20 52 C -14 64 -12 74 -4 92 C 0 84 0 78 0 70 C 0 78 0 84 4 92 "
            "C 12 74 14 64 20 52 C 28 38 30 22 28 4 "
            "C 25 14 20 17 14 17 C 8 13 3 16 0 18 C -3 16 -8 13 -14 17 C -20 17 -25 14 -28 4 Z "
            "M -7 24 C -3 27 3 27 7 24 C 5 31 -5 31 -7 24 Z",
            SILVER,
            FINE,
            evenodd=True,
        )
        strands(
            sheet,
            [
                "M -23 20 C -22 36 -14 50 -8 74",
                "M 23 20 C 22 36 14 50 8 74",
                "M -15 28 C -14 42 -8 54 -4 76",
                "M 15 28 C 14 42 8 54 4 76",
                "M -4 36 C -3 46 -1 54 0 66",
                "M 5 36 C 4 46 2 54 1 64",
            ],
            GREY,
            1.7,
        )
        sheet.contour(
            "M 0 17 C -6 13 -14 15 -20 24 C -12 25 -5 24 0 20 C 5 24 12 25 20 24 C 14 15 6 13 0 17 Z",
            SILVER,
            FINE,
        )
        temples(sheet, SILVER, GREY, 10)
        crown(sheet, tips="cross", lining=COBALT, height=22)
    cloth = Sleeve(BRICK, GOLD, 26, COBALT, "star", upper=32, elbow=30, wrist=20)
    arm(sheet, cloth, (72, 166), (60, 184), (70, 141))
    rod(sheet, 72, 84, 72, 136, 4.4)
    armillary(sheet, 72, 65, 22)
    fist(sheet, 72, 122, -6, FAIR)


def queen(sheet: Sheet) -> None:
    """Veiled; she holds the caravel that she waits for."""
    head = Head(128, 82, -2, 0.72, 0.755)
    with head.on(sheet):
        sheet.contour(
            "M -30 -36 C -50 -10 -48 30 -60 74 L 56 74 C 46 30 46 -10 30 -36 C 14 -54 -14 -54 -30 -36 Z", WASH
        )
        folds(
            sheet,
            [
                "M -37 -16 C -44 14 -44 40 -50 70",
                "M -33 0 C -38 24 -38 44 -41 70",
                "M 36 -12 C 42 14 42 40 46 70",
                "M 33 6 C 37 26 36 44 38 70",
            ],
            SKY,
            2.4,
        )
    torso(sheet, COBALT, (80, 134), (178, 133), (90, 164))
    lattice(sheet, "M 96 142 L 154 142 L 162 216 L 88 216 Z", 12, "star", 4, GOLD)
    cape(sheet, 1, (52, 132), DEEP, BRICK, "dot", PAPER, band_width=8, spread=36)
    decollete(sheet, FAIR, 24, 26)
    band(
        sheet, "M 101 117 C 104 138 116 145 125 145 C 134 145 146 138 149 117", 7, GOLD, "dot", BRICK, 6, 2.6
    )
    with head.on(sheet):
        bare_neck(sheet, FAIR)
    pearls(sheet, "M 111 118 C 115 131 135 131 139 118", 5, 2.1)
    with head.on(sheet, flip=True):
        visage(
            sheet, Visage("turned", COBALT, DARK, mouth="lady", smile=0.5, glance=(0.42, 0.1), lid=0.14), FAIR
        )
        sheet.contour(
            "M -24 14 C -36 -20 -30 -50 -2 -50 C 20 -50 30 -34 25 -14 C 24 -22 20 -29 13 -35 "
            "C 2 -28 -14 -24 -18 -6 C -20 2 -21 8 -24 14 Z",
            DARK,
            FINE,
        )
        strands(
            sheet,
            [
                "M 9 -38 C -6 -34 -18 -26 -22 -6",
                "M 10 -42 C -8 -40 -24 -30 -26 -8",
                "M 14 -38 C 20 -34 23 -28 24 -22",
            ],
            CHESTNUT,
            1.4,
        )
        sheet.contour(
            "M -20 -46 C -36 -34 -38 -4 -44 26 C -36 20 -29 12 -26 4 C -27 -16 -22 -32 -6 -42 Z", WASH, FINE
        )
        gold_drop(sheet, -22, 15)
        crown(sheet, tips="ball", height=20, half_width=27, y=-37, gems=(COBALT, BRICK), points=7)
    caravel(sheet, 75, 92, 0.78)
    cloth = Sleeve(COBALT, GOLD, 22, BRICK, upper=28, elbow=27, wrist=17, set_in=False)
    cradle(sheet, 77, 125, 8, FAIR, scale=0.98)
    arm(sheet, cloth, (78, 164), (57, 182), (73, 148))
    arm(sheet, cloth, (176, 152), (182, 172), (161, 151))
    palm(sheet, 154, 145, -64, FAIR, scale=0.85)


def jack(sheet: Sheet) -> None:
    """A pilot in profile, his astrolabe hanging from his hand."""
    head = Head(128, 84, 0, 0.74, 0.74)
    with head.on(sheet):
        neck(sheet, BROWN_SKIN, 13, -2)
    torso(sheet, COBALT, (78, 134), (178, 130), (88, 166))
    sheet.contour("M 112 114 C 108 140 104 200 104 262 L 140 262 C 138 200 138 150 138 114 Z", PAPER, FINE)
    for y in (134, 145, 156, 167, 178):
        sheet.stroke(f"M 109 {y} L 138 {y}", COBALT, 3.4)
    band(sheet, "M 109 114 C 108 140 101 200 101 262", 8, GOLD, "dot", BRICK, 6.5, 2.6)
    band(sheet, "M 141 114 C 138 150 140 200 140 262", 8, GOLD, "dot", BRICK, 6.5, 2.6)
    puff(sheet, 176, 146, BRICK, STRAW, 1)
    arm(
        sheet,
        Sleeve(COBALT, GOLD, 22, BRICK, "lozenge", upper=28, elbow=26, wrist=15, set_in=False),
        (80, 150),
        (55, 172),
        (67, 92),
    )
    ruff(sheet, 126, 117, 29, 9.5)
    with head.on(sheet, flip=True):
        sheet.contour("M -20 -34 C -34 -24 -36 10 -24 26 C -18 30 -10 26 -6 16 L 4 -34 Z", DARK, FINE)
        profile_visage(sheet, "bold", BROWN_SKIN, iris=DARK, brow=DARK, brow_width=2.8)
        curls(
            sheet,
            [(-22, 20, 6), (-27, 10, 7), (-29, -2, 7), (-28, -14, 7), (-24, -25, 7), (-18, 12, 5)],
            DARK,
            CHESTNUT,
        )
        ear(sheet, -9, -1, BROWN_SKIN)
        gold_drop(sheet, -9, 9)
        sheet.contour(
            "M -36 -22 C -44 -44 -26 -66 4 -64 C 30 -64 38 -46 30 -34 C 16 -30 -14 -24 -36 -22 Z", BRICK
        )
        sheet.contour(
            "M -33 -18 C -14 -24 12 -30 30 -26 C 33 -30 32 -36 30 -38 C 14 -40 -14 -34 -36 -27 "
            "C -38 -24 -36 -20 -33 -18 Z",
            GOLD,
            FINE,
        )
        folds(sheet, ["M -26 -36 C -24 -50 -10 -58 2 -59", "M -10 -40 C -6 -50 6 -56 14 -56"], INK, 2)
        sheet.contour(
            "M -24 -34 C -48 -42 -56 -66 -46 -82 C -40 -70 -30 -62 -22 -60 C -30 -56 -28 -44 -18 -36 Z",
            PAPER,
            FINE,
        )
        strands(sheet, ["M -24 -36 C -40 -48 -46 -62 -45 -76"], SKY, 2)
    astrolabe(sheet, 80, 115, 21, 0)
    fist(sheet, 75, 76, 14, BROWN_SKIN, flip=True, scale=0.92)
