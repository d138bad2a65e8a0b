"""Draw the icons: `python resources/icons/draw/draw_icons.py OUTDIR` writes them all as SVG."""

import argparse
import pathlib
import sys

# The pen, the paints and the pips are those of the pack.
sys.path.append(str(pathlib.Path(__file__).parents[2] / "cards" / "draw"))

from app_icon import app_icons
from line_icons import line_icons


def icons() -> dict[str, str]:
    """The SVG documents by name."""
    return app_icons() | line_icons()


def main() -> None:
    """Write the icons. The same bytes come out on every run."""
    parser = argparse.ArgumentParser(prog="draw_icons", description="Draw the icons as SVG files.")
    parser.add_argument("outdir", type=pathlib.Path, help="folder to write to; it is made if missing")
    outdir: pathlib.Path = parser.parse_args().outdir
    outdir.mkdir(parents=True, exist_ok=True)
    for name, drawing in icons().items():
        (outdir / f"{name}.svg").write_text(drawing, encoding="ascii", newline="\n")


if __name__ == "__main__":
    main()
