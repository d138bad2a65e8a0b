"""Hearts: court and poetry. Each figure is an upper half; the card turns it for the lower."""

from crowns import crown
from dress import decollete, mantle, puff, sleeve, torso
from hands import cradle, fist, palm
from heads import FAIR, OLIVE, Head, bare_neck, face, features, locks, neck, strands, temples
from held import book, guitarra, quill
from ornament import band, chain, jewel, lattice, motif
from palette import BRICK, BROWN, CHESTNUT, COBALT, COPPER, CREAM, GOLD, GREEN, OCHRE, PAPER, SKY, STRAW
from penwork import FINE, tapered
from plants import posy
from shapes import ellipse
from sheet import Sheet


def king(sheet: Sheet) -> None:
    """The poet king, with quill and songbook."""
    head = Head(125, 82, 2, 0.76, 0.74)
    with head.on(sheet):
        locks(sheet, CHESTNUT, OCHRE, 46, 0)
        neck(sheet, OLIVE)
    torso(sheet, CREAM)
    lattice(sheet, "M 100 124 L 150 124 L 158 220 L 92 220 Z", 14, "H", 4, BRICK)
    mantle(sheet, BRICK, kind="quatrefoil", ink=COBALT, spread=28, band_width=11)
    band(sheet, "M 104 110 C 108 131 142 131 146 110", 10, GOLD, "dot", COBALT, 7, 2.8)
    chain(sheet, "M 92 118 C 98 152 118 160 125 162 C 132 160 152 152 158 118", step=7, r=2.8)
    with head.on(sheet, flip=True):
        face(sheet, "quarter", OLIVE)
        features(sheet, "quarter", OLIVE, iris=BROWN, brow=CHESTNUT, brow_width=2.8)
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
    sleeve(sheet, "M 44 214 C 46 184 50 168 66 150", 34, 19, COBALT, GOLD, 24, BRICK, "dot")
    quill(sheet, 58, 139, 76, 50)
    fist(sheet, 63, 122, 6, OLIVE)
    book(sheet, 178, 126, 10, 32, 42)
    cradle(sheet, 180, 142, -8, OLIVE, flip=True, scale=0.95)


def queen(sheet: Sheet) -> None:
    """The queen of the miracle, with roses."""
    head = Head(125, 82, 3, 0.735, 0.74)
    torso(sheet, BRICK, half_shoulders=54)
    lattice(sheet, "M 96 140 L 154 140 L 166 220 L 84 220 Z", 15, "quatrefoil", 4.4, GOLD)
    mantle(sheet, COBALT, kind="lozenge", ink=COBALT, spread=38, band_width=9, edge=PAPER)
    decollete(sheet, FAIR, 28, 28, square=True)
    band(sheet, "M 97 117 L 101 146", 7, PAPER, "dot", COBALT, 6, 2.4)
    band(sheet, "M 153 117 L 149 146", 7, PAPER, "dot", COBALT, 6, 2.4)
    band(sheet, "M 99 145 C 110 149 140 149 151 145", 7, PAPER, "dot", COBALT, 6, 2.4)
    with head.on(sheet):
        bare_neck(sheet, FAIR)
    sheet.stroke("M 110 119 C 114 130 136 130 140 119", OCHRE, 1.6)
    with sheet.at(125, 133):
        sheet.contour(motif("H", 6), BRICK, 0.9)
    with head.on(sheet, flip=True):
        face(sheet, "quarter", FAIR)
        features(sheet, "quarter", FAIR, iris=GREEN, brow=CHESTNUT, lady=True)
        sheet.contour(
            "M -26 2 C -40 -22 -32 -52 -2 -52 C 26 -52 36 -32 29 -4 C 28 -18 22 -28 12 -35 "
            "C 0 -30 -20 -22 -26 2 Z",
            COPPER,
            FINE,
        )
        strands(
            sheet,
            [
                "M 10 -38 C -6 -34 -20 -26 -27 -10",
                "M 14 -42 C -4 -42 -24 -34 -30 -18",
                "M 14 -36 C 22 -30 26 -22 28 -12",
            ],
            STRAW,
            1.5,
        )
        for i, (x, y) in enumerate(((-30, 4), (-33, 15), (-34, 27), (-34, 39), (-33, 51), (-31, 62))):
            sheet.contour(ellipse(x, y, 8 - i * 0.4, 7.4), COPPER, FINE)
            sheet.fill(
                tapered(f"M {x - 5} {y + 3} C {x - 2} {y - 3} {x + 3} {y - 4} {x + 6} {y - 3}", 1.6), STRAW
            )
        sheet.contour("M -38 66 L -25 66 L -27 72 L -36 72 Z", COBALT, FINE)
        sheet.contour("M -36 72 C -40 82 -34 90 -31 92 C -28 88 -25 80 -27 72 Z", COPPER, FINE)
        crown(sheet, tips="leaf", height=21, half_width=28, y=-37, gems=(BRICK, COBALT))
    sleeve(sheet, "M 210 214 C 206 184 200 164 180 147", 40, 18, COBALT, PAPER, 23, COBALT)
    posy(sheet)
    fist(sheet, 186, 126, -2, FAIR, flip=True, scale=0.92)


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
    torso(sheet, BRICK, half_shoulders=56)
    sheet.contour("M 112 116 L 104 262 L 146 262 L 138 116 Z", PAPER, FINE)
    for y in range(134, 200, 11):
        sheet.stroke(f"M 111 {y} L 139 {y + 4} M 139 {y} L 111 {y + 4}", BRICK, 1.1)
    puff(sheet, 72, 146, COBALT, STRAW, -1)
    puff(sheet, 176, 146, COBALT, STRAW, 1)
    sheet.contour(
        "M 104 114 C 110 124 118 130 124 132 C 130 130 138 124 146 114 C 150 122 150 130 146 136 "
        "C 138 134 130 134 124 140 C 118 134 110 134 102 136 C 98 130 100 122 104 114 Z",
        PAPER,
    )
    with head.on(sheet):
        face(sheet, "quarter", FAIR)
        features(sheet, "quarter", FAIR, iris=COBALT, brow=BROWN, brow_width=2.2, smile=1.6)
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
    sleeve(sheet, "M 222 200 C 216 170 200 152 182 146", 26, 16, BRICK, PAPER, 20)
    guitarra(sheet, 152, 146, -62, 0.82)
    sleeve(sheet, "M 44 190 C 50 168 66 150 88 132", 26, 16, BRICK, PAPER, 20)
    fist(sheet, 101, 119, -62, FAIR, scale=0.82)
    palm(sheet, 166, 140, -80, FAIR, scale=0.88)
