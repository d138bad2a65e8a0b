"""The sounds: all are there, fresh, clean at both ends, short, and unlike each other."""

import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest

from sueca_desktop.ui.scene.cues import Sound

SOUNDS = Path(__file__).parents[2] / "resources" / "sounds"
WAV = SOUNDS / "wav"
FILES = sorted(WAV.iterdir())
NAMES = [file.stem for file in FILES]

RATE = 44_100
FULL_SCALE = 32_767


def samples(file: Path) -> "array[int]":
    with wave.open(str(file)) as wav:
        assert (wav.getnchannels(), wav.getsampwidth(), wav.getframerate()) == (1, 2, RATE)
        values = array("h", wav.readframes(wav.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


def test_each_sound_has_a_file_and_each_file_a_sound() -> None:
    assert {name.rpartition("-")[0] for name in NAMES} == {sound.value for sound in Sound}
    for sound in Sound:
        numbers = [name.rpartition("-")[2] for name in NAMES if name.rpartition("-")[0] == sound]
        assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert "card-4" in NAMES, "a thrown card is heard too often for a few variants"


def test_making_the_sounds_again_gives_the_same_bytes(tmp_path: Path) -> None:
    script = [sys.executable, "-W", "error", "-B", str(SOUNDS / "synth" / "make_sounds.py")]
    run = subprocess.run([*script, str(tmp_path / "wav")], capture_output=True, text=True, check=True)
    assert run.stdout + run.stderr == ""
    made = {file.name: file.read_bytes() for file in (tmp_path / "wav").iterdir()}
    assert made.keys() == {file.name for file in FILES}
    stale = [file.name for file in FILES if made[file.name] != file.read_bytes()]
    assert stale == [], "make the sounds anew: make sounds"


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_sound_is_short_begins_and_ends_in_silence_and_does_not_clip(file: Path) -> None:
    values = samples(file)
    assert 0.1 * RATE < len(values) < 2 * RATE
    assert abs(values[0]) <= 1 and abs(values[-1]) <= 1
    loudest = max(map(abs, values))
    assert 0.2 * FULL_SCALE < loudest <= 0.5 * FULL_SCALE + 1
    tail = values[-RATE // 200 :]
    assert max(map(abs, tail)) < 0.01 * loudest, "it is cut off"
    assert abs(sum(values) / len(values)) < 0.01 * loudest, "it leans to one side"


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_sound_comes_at_once(file: Path) -> None:
    values = samples(file)
    loudest = max(map(abs, values))
    begins = next(place for place, value in enumerate(values) if abs(value) > 0.05 * loudest)
    assert begins < 0.03 * RATE


def test_no_two_sounds_are_the_same() -> None:
    assert len({file.read_bytes() for file in FILES}) == len(FILES)


def test_the_files_stay_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 600_000
