"""Spades: those who sailed. Each figure is an upper half; the card turns it for the lower."""

from crowns import crown
from dress import decollete, ermine, mantle, puff, ruff, sleeve, torso
from hands import cradle, fist
from heads import (
    BROWN_SKIN,
    FAIR,
    Head,
    bare_neck,
    curls,
    ear,
    face,
    features,
    locks,
    neck,
    profile_features,
    strands,
    temples,
)
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
    torso(sheet, CREAM)
    lattice(sheet, "M 104 148 L 146 148 L 152 206 L 98 206 Z", 15, "quatrefoil", 5, COBALT)
    mantle(sheet, COBALT, kind="lozenge", ink=BRICK, spread=22, band_width=11)
    ermine(
        sheet,
        "M 108 112 C 88 117 66 120 54 136 C 62 150 86 156 112 158 L 125 150 L 138 158 "
        "C 164 156 188 150 196 136 C 184 120 162 117 142 112 C 134 124 116 124 108 112 Z",
    )
    with head.on(sheet):
        face(sheet, "front", FAIR)
        features(sheet, "front", FAIR, iris=COBALT, brow=GREY, old=True, brow_width=3.2, smile=0.6)
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
    rod(sheet, 71, 84, 71, 150, 4)
    armillary(sheet, 71, 66, 21)
    sleeve(sheet, "M 48 214 C 50 180 58 160 76 138", 34, 21, BRICK, GOLD, 26, COBALT, "star")
    fist(sheet, 71, 122, -6, FAIR)


def queen(sheet: Sheet) -> None:
    """Veiled; she holds the caravel that she waits for."""
    head = Head(125, 82, -2, 0.72, 0.755)
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
    torso(sheet, COBALT, half_shoulders=54)
    lattice(sheet, "M 94 146 L 156 146 L 166 216 L 84 216 Z", 13, "star", 4.2, GOLD)
    mantle(sheet, DEEP, kind="dot", ink=PAPER, spread=34, band_width=9, edge=BRICK)
    decollete(sheet, FAIR, 25, 33)
    band(
        sheet,
        "M 100 116 C 104 142 116 152 125 152 C 134 152 146 142 150 116",
        7,
        GOLD,
        "dot",
        BRICK,
        6,
        2.6,
    )
    with head.on(sheet):
        bare_neck(sheet, FAIR)
    pearls(sheet, "M 112 119 C 116 131 134 131 138 119", 5, 2)
    with head.on(sheet):
        face(sheet, "quarter", FAIR)
        features(sheet, "quarter", FAIR, iris=COBALT, brow=DARK, lady=True)
        sheet.contour(
            "M -26 -2 C -38 -24 -30 -50 -2 -50 C 24 -50 34 -32 29 -8 C 27 -20 20 -30 8 -36 "
            "C -2 -28 -20 -24 -26 -2 Z",
            DARK,
            FINE,
        )
        strands(
            sheet,
            [
                "M 6 -38 C -8 -34 -22 -26 -27 -12",
                "M 10 -40 C -4 -40 -22 -34 -28 -22",
                "M 12 -37 C 20 -32 26 -24 28 -16",
            ],
            CHESTNUT,
            1.4,
        )
        sheet.contour(
            "M -22 -44 C -36 -34 -36 -4 -40 24 C -34 18 -29 8 -28 -4 C -28 -20 -22 -32 -8 -40 Z", WASH, FINE
        )
        gold_drop(sheet, -27, 16)
        crown(sheet, tips="ball", height=20, half_width=28, y=-37, gems=(COBALT, BRICK), points=7)
    caravel(sheet, 74, 96, 0.74)
    sleeve(sheet, "M 40 214 C 44 182 52 160 72 144", 40, 18, DEEP, GOLD, 22, BRICK)
    cradle(sheet, 75, 124, 10, FAIR, scale=0.95)


def jack(sheet: Sheet) -> None:
    """A pilot in profile, his astrolabe hanging from his hand."""
    head = Head(128, 84, 0, 0.74, 0.74)
    with head.on(sheet):
        neck(sheet, BROWN_SKIN, 13, -2)
    torso(sheet, PAPER, half_shoulders=56)
    sheet.contour("M 108 112 C 92 118 76 122 66 132 L 58 262 L 112 262 C 110 210 112 160 122 134 Z", COBALT)
    sheet.contour(
        "M 142 112 C 158 118 174 122 184 132 L 192 262 L 138 262 C 140 210 138 160 128 134 Z", COBALT
    )
    for y in (140, 152, 164, 176, 188):
        sheet.stroke(f"M 113 {y} L 137 {y}", COBALT, 3)
    band(sheet, "M 110 114 C 120 140 114 200 114 262", 7, GOLD, "dot", BRICK, 6.5, 2.4)
    band(sheet, "M 140 114 C 130 140 136 200 136 262", 7, GOLD, "dot", BRICK, 6.5, 2.4)
    puff(sheet, 72, 146, BRICK, STRAW, -1)
    puff(sheet, 178, 146, BRICK, STRAW, 1)
    ruff(sheet, 126, 118, 29, 9)
    with head.on(sheet, flip=True):
        sheet.contour("M -20 -34 C -34 -24 -36 10 -24 26 C -18 30 -10 26 -6 16 L 4 -34 Z", DARK, FINE)
        face(sheet, "profile", BROWN_SKIN)
        profile_features(sheet, BROWN_SKIN, iris=DARK, brow=DARK, brow_width=2.6)
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
    sleeve(sheet, "M 68 216 C 44 180 42 120 65 80", 30, 15, COBALT, GOLD, 21, BRICK, "lozenge")
    astrolabe(sheet, 78, 90, 18, 2)
    fist(sheet, 75, 65, 24, BROWN_SKIN, flip=True, scale=0.9)
