"""The paints of the pack: the colours of Portuguese tiles, and those of hair and metal."""

INK, DEEP, COBALT, SKY, WASH = "#1b2340", "#18346f", "#2350a4", "#8fb1dd", "#d9e5f4"
OCHRE, GOLD, STRAW = "#cf8a1f", "#efc252", "#f8e3a8"
BRICK, CORAL = "#b5341f", "#dd8468"
CREAM, PAPER = "#f8efd9", "#fffdf6"
GREEN, MOSS, SAGE = "#2c6b47", "#1d4a31", "#8fb58b"
BROWN, CHESTNUT, DARK, GREY, SILVER = "#6e4320", "#98521f", "#33262b", "#8f98a8", "#e3e6ea"
RUST, COPPER, FRECKLE = "#a8431c", "#b5562a", "#c47f4c"
NIGHT = "#141a30"
CARD_EDGE = "#b9bfcc"

TWO_COLOURS = {"S": "#161c33", "H": "#b52e1b", "D": "#b52e1b", "C": "#161c33"}
FOUR_COLOURS = {"S": "#161c33", "H": "#b52e1b", "D": "#1f55b5", "C": "#1e6b40"}
WINDOW_GROUNDS = {"S": "#eff2f4", "H": "#faf0e8", "D": "#faf3de", "C": "#f1f4e6"}
WINDOW_GRID, WINDOW_STUDS = "#dbe3ee", "#cfdcee"
