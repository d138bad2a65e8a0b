"""Make the sounds: `python resources/sounds/synth/make_sounds.py OUTDIR` writes every sound as a WAV file."""

import argparse
import pathlib
import sys
import wave
from array import array
from random import Random

from recipes import RECIPES
from signals import RATE, Signal, finished

FULL_SCALE = 32_767


def sounds() -> dict[str, Signal]:
    """The finished sounds by name. Each has a generator of its own: changing one leaves the others alone."""
    return {
        name: finished(recipe.make(Random(name)), recipe.seconds, recipe.peak)
        for kind, recipe in RECIPES.items()
        for name in (f"{kind}-{number}" for number in range(1, recipe.variants + 1))
    }


def write(path: pathlib.Path, signal: Signal) -> None:
    """Write one channel of 16 bits."""
    values = array("h", (round(value * FULL_SCALE) for value in signal))
    if sys.byteorder == "big":
        values.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(values.itemsize)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())


def main() -> None:
    """Write the sounds. The same bytes come out on every run."""
    parser = argparse.ArgumentParser(prog="make_sounds", description="Make the sounds of the table.")
    parser.add_argument("outdir", type=pathlib.Path, help="folder to write to; it is made if missing")
    outdir: pathlib.Path = parser.parse_args().outdir
    outdir.mkdir(parents=True, exist_ok=True)
    for name, signal in sounds().items():
        write(outdir / f"{name}.wav", signal)


if __name__ == "__main__":
    main()
