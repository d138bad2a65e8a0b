"""Draw the pack: `python resources/cards/draw OUTDIR` writes every distinct face and every back as SVG."""

import argparse
import pathlib

from backs import BACKS, SMALL_BACKS
from faces import face
from names import back_name, distinct_faces


def pack() -> dict[str, str]:
    """The SVG documents of the pack by name."""
    drawings = {name: face(card, look) for name, (card, look) in distinct_faces().items()}
    drawings |= {back_name(number): back() for number, back in enumerate(BACKS, start=1)}
    drawings |= {back_name(number, small=True): back() for number, back in enumerate(SMALL_BACKS, start=1)}
    return drawings


def main() -> None:
    """Write the pack. The same bytes come out on every run."""
    parser = argparse.ArgumentParser(prog="draw", description="Draw the pack of cards as SVG files.")
    parser.add_argument("outdir", type=pathlib.Path, help="folder to write to; it is made if missing")
    outdir: pathlib.Path = parser.parse_args().outdir
    outdir.mkdir(parents=True, exist_ok=True)
    for name, drawing in pack().items():
        (outdir / f"{name}.svg").write_text(drawing, encoding="ascii", newline="\n")


if __name__ == "__main__":
    main()
