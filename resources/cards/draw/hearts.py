"""Hearts: court and poetry. Each figure is an upper half; the card turns it for the lower."""

from crowns import crown
from dress import Sleeve, arm, cape, decollete, puff, torso
from features import Visage, profile_visage, visage
from hair import locks, strands, temples
from hands import cradle, fist, palm
from heads import FAIR, OLIVE, Head, bare_neck, ear, neck
from held import book, guitarra, quill
from ornament import band, gold_drop, jewel, lattice, motif
from palette import BRICK, BROWN, CHESTNUT, COBALT, COPPER, CREAM, GOLD, GREEN, OCHRE, PAPER, SKY, STRAW
from penwork import FINE, tapered
from plants import posy
from shapes import ellipse
from sheet import Sheet


def king(sheet: Sheet) -> None:
    """The poet king, with quill and songbook."""
    head = Head(124, 82, 3, 0.76, 0.74)
    with head.on(sheet):
        locks(sheet, CHESTNUT, OCHRE, 46, 0)
        neck(sheet, OLIVE)
    torso(sheet, CREAM, (74, 130), (180, 136), (84, 168))
    lattice(sheet, "M 106 136 L 152 136 L 156 220 L 100 220 Z", 15, "H", 4.8, BRICK)
    cape(sheet, -1, (58, 131), BRICK, GOLD, "quatrefoil", COBALT, band_width=11, spread=24)
    cape(sheet, 1, (50, 136), BRICK, GOLD, "quatrefoil", COBALT, band_width=11, spread=24, fall=2)
    band(sheet, "M 105 111 C 109 130 141 130 145 111", 10, GOLD, "dot", COBALT, 7, 2.8)
    with head.on(sheet):
        visage(
            sheet,
            Visage(
                "quarter",
                BROWN,
                CHESTNUT,
                "square",
                "long",
                age="middle",
                brow_width=3,
                frown=-1.6,
                glance=(0.34, -0.2),
            ),
            OLIVE,
        )
        sheet.contour(
            "M -30 4 C -30 22 -24 38 -12 48 C -4 54 10 54 17 46 C 24 38 28 24 28 8 "
            "C 26 16 22 19 17 18.4 C 12 15.6 9 16.6 6 18 C 2 16 -2 15.6 -7 19 "
            "C -14 24 -24 18 -30 4 Z M -1 24.5 C 3 26.4 9 26.4 12.6 24 C 11 30.6 1 31 -1 24.5 Z",
            CHESTNUT,
            FINE,
            evenodd=True,
        )
        strands(
            sheet,
            [
                "M -24 20 C -20 32 -12 40 -4 46",
                "M -14 26 C -12 34 -6 42 2 48",
                "M 22 24 C 20 34 16 40 12 46",
                "M 4 36 C 5 40 6 44 7 49",
            ],
            OCHRE,
            1.5,
        )
        sheet.contour(
            "M 6.5 17 C 2 14 -5 16 -9 24 C -4 25 2 23 6.5 20.6 C 10 23 14 24.4 18.5 23.6 "
            "C 16 16 10.6 14.4 6.5 17 Z",
            CHESTNUT,
            FINE,
        )
        temples(sheet, CHESTNUT, OCHRE, 12)
        crown(sheet, tips="fleur", height=25, gems=(BRICK, COBALT))
    cloth = Sleeve(COBALT, GOLD, 25, BRICK, "dot", upper=30, elbow=30, wrist=19)
    arm(sheet, cloth, (72, 160), (64, 176), (80, 156))
    book(sheet, 86, 130, -8, 37, 44)
    cradle(sheet, 88, 147, 12, OLIVE, scale=0.95)
    arm(sheet, cloth, (180, 160), (194, 182), (181, 142))
    quill(sheet, 172, 150, 186, 38)
    fist(sheet, 180, 124, 4, OLIVE, flip=True)


def queen(sheet: Sheet) -> None:
    """The queen of the miracle, with roses."""
    head = Head(121, 82, 2, 0.75, 0.75)
    torso(sheet, BRICK, (72, 138), (176, 130), (86, 160))
    lattice(sheet, "M 90 138 L 156 138 L 162 220 L 84 220 Z", 12, "quatrefoil", 4.2, GOLD)
    cape(sheet, -1, (54, 138), COBALT, PAPER, "lozenge", COBALT, band_width=9, spread=40, fall=6)
    decollete(sheet, FAIR, 27, 22, square=True)
    band(sheet, "M 98 117 L 102 140", 7, PAPER, "dot", COBALT, 6, 2.4)
    band(sheet, "M 152 117 L 148 140", 7, PAPER, "dot", COBALT, 6, 2.4)
    band(sheet, "M 100 139 C 110 143 140 143 150 139", 7, PAPER, "dot", COBALT, 6, 2.4)
    with head.on(sheet):
        bare_neck(sheet, FAIR)
    sheet.stroke("M 110 118 C 114 127 136 127 140 118", OCHRE, 1.6)
    with sheet.at(125, 129):
        sheet.contour(motif("H", 5.4), BRICK, 0.9)
    with head.on(sheet):
        profile_visage(sheet, "gentle", FAIR, iris=GREEN, brow=CHESTNUT, brow_width=1.9, lady=True)
        sheet.contour(
            "M -25 22 C -44 4 -42 -46 -8 -52 C 12 -54 24 -42 22 -28 C 12 -32 2 -28 -2 -14 C -4 -4 -6 0 -8 2 "
            "C -16 0 -20 6 -18 14 C -18 20 -22 22 -25 22 Z",
            COPPER,
            FINE,
        )
        strands(
            sheet,
            [
                "M 16 -34 C 2 -38 -12 -26 -14 -4",
                "M 12 -42 C -8 -44 -26 -28 -24 0",
                "M -2 -48 C -24 -42 -36 -20 -30 8",
            ],
            STRAW,
            1.5,
        )
        ear(sheet, -10, 1, FAIR)
        gold_drop(sheet, -11, 11)
        for i, (x, y) in enumerate(((-31, 16), (-34, 27), (-36, 38), (-37, 49), (-37, 60))):
            sheet.contour(ellipse(x, y, 8 - i * 0.4, 7.4), COPPER, FINE)
            sheet.fill(
                tapered(f"M {x - 5} {y + 3} C {x - 2} {y - 3} {x + 3} {y - 4} {x + 6} {y - 3}", 1.6), STRAW
            )
        sheet.contour("M -43 65 L -30 65 L -32 71 L -41 71 Z", COBALT, FINE)
        sheet.contour("M -41 71 C -45 81 -39 89 -36 91 C -33 87 -30 79 -32 71 Z", COPPER, FINE)
        with sheet.at(-6, 0, -8):
            crown(sheet, tips="leaf", height=21, half_width=26, y=-38, gems=(BRICK, COBALT))
    arm(
        sheet,
        Sleeve(COBALT, PAPER, 23, COBALT, upper=32, elbow=30, wrist=17),
        (172, 146),
        (197, 178),
        (186, 146),
    )
    posy(sheet)
    fist(sheet, 187, 128, -2, FAIR, flip=True, scale=0.94)


def jack(sheet: Sheet) -> None:
    """The minstrel with the guitarra portuguesa."""
    head = Head(122, 80, -4, 0.71, 0.745)
    with head.on(sheet):
        sheet.contour(
            "M -32 -30 C -44 0 -42 24 -36 40 C -20 48 20 48 34 40 C 42 24 40 -2 30 -30 "
            "C 20 -54 -24 -54 -32 -30 Z",
            OCHRE,
        )
        strands(
            sheet,
            [
                "M -36 0 C -38 14 -38 26 -33 38",
                "M 35 0 C 38 14 37 26 33 38",
                "M -31 14 C -32 26 -30 34 -26 41",
            ],
            STRAW,
            2,
        )
        neck(sheet, FAIR, 12)
    torso(sheet, BRICK, (80, 136), (174, 130), (88, 166), 123)
    sheet.contour("M 111 116 L 104 262 L 146 262 L 137 116 Z", PAPER, FINE)
    for y in range(134, 200, 11):
        sheet.stroke(f"M 110 {y} L 138 {y + 4} M 138 {y} L 110 {y + 4}", BRICK, 1.1)
    cloth = Sleeve(BRICK, PAPER, 21, upper=26, elbow=24, wrist=16)
    puff(sheet, 80, 148, COBALT, STRAW, -1, 0.92)
    puff(sheet, 172, 142, COBALT, STRAW, 1, 0.92)
    sheet.contour(
        "M 104 114 C 110 124 118 130 124 132 C 130 130 138 124 146 114 C 150 122 150 130 146 136 "
        "C 138 134 130 134 124 140 C 118 134 110 134 102 136 C 98 130 100 122 104 114 Z",
        PAPER,
    )
    with head.on(sheet):
        visage(
            sheet,
            Visage("turned", COBALT, BROWN, "round", "snub", smile=1.8, lid=0.3, glance=(0.2, 0.42)),
            FAIR,
        )
        sheet.contour(
            "M -32 22 C -42 -10 -38 -50 0 -50 C 26 -50 36 -34 30 6 C 28 0 27 -8 26 -14 "
            "C 12 -15 -6 -16 -18 -22 C -24 -14 -26 6 -32 22 Z",
            OCHRE,
            FINE,
        )
        strands(
            sheet,
            [
                "M -4 -44 C -18 -38 -28 -22 -31 4",
                "M 2 -44 C -8 -38 -14 -30 -16 -24",
                "M 6 -44 C 6 -36 6 -26 8 -18",
                "M 12 -44 C 18 -36 22 -26 24 -16",
            ],
            STRAW,
            1.8,
        )
        sheet.contour(
            "M -38 -28 C -42 -52 -22 -66 4 -64 C 30 -62 40 -48 34 -32 C 18 -40 -16 -40 -38 -28 Z", COBALT
        )
        sheet.contour(
            "M -40 -24 C -20 -38 18 -40 36 -28 C 40 -34 38 -40 34 -42 C 14 -50 -20 -46 -40 -34 "
            "C -43 -30 -43 -27 -40 -24 Z",
            BRICK,
            FINE,
        )
        sheet.contour(
            "M 22 -38 C 36 -50 58 -56 66 -44 C 56 -44 52 -38 46 -34 C 38 -30 28 -32 22 -38 Z", PAPER, FINE
        )
        strands(sheet, ["M 24 -38 C 38 -44 52 -48 62 -45"], SKY, 2)
        jewel(sheet, 21, -38, 4, GOLD, "dot")
    guitarra(sheet, 154, 147, -62, 0.94)
    arm(sheet, cloth, (198, 160), (203, 174), (188, 150))
    palm(sheet, 170, 144, -74, FAIR, scale=0.92)
    arm(sheet, cloth, (72, 158), (60, 168), (88, 132))
    fist(sheet, 99, 121, -62, FAIR, scale=0.86)
