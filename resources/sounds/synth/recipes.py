"""How each sound of the table comes about: what strikes, rubs or rings, and when."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from signals import (
    RATE,
    Signal,
    band_pass,
    high_pass,
    levelled,
    low_pass,
    mixed,
    noise,
    ring,
    samples,
    shaped,
    swelled,
)


@dataclass(frozen=True)
class Recipe:
    """A sound: how many variants of it there are, its length in seconds, and its largest sample (1.0 is full
    scale), which makes the sounds equally quiet beside each other."""

    variants: int
    seconds: float
    peak: float
    make: Callable[[Random], Signal]


def between(chance: Random, low: float, high: float) -> float:
    return low + (high - low) * chance.random()


def slap(chance: Random, bright: float, fall: float) -> Signal:
    """Pasteboard meets cloth: all pitches at once, those above `bright` hertz swallowed by the cloth."""
    return levelled(high_pass(low_pass(shaped(noise(chance, 0.12), 0.0007, fall), bright), 260), 1.0)


def thump(chance: Random, hertz: float, fall: float) -> Signal:
    """The board under the cloth answers: two of its own pitches."""
    upper = hertz * between(chance, 1.7, 2.0)
    return mixed(((0.0, ring(hertz, fall, 0.2)), (0.0, levelled(ring(upper, fall * 0.6, 0.2), 0.45))))


def rub(chance: Random, seconds: float, hertz: float, grain: float) -> Signal:
    """Card slides over cloth or card: hiss around `hertz`, uneven as threads catch `grain` times a second."""
    hiss = band_pass(noise(chance, seconds), hertz, 0.8)
    catches = low_pass(noise(chance, seconds), grain)
    largest = max(map(abs, catches))
    return levelled([h * (0.35 + abs(c) / largest) for h, c in zip(hiss, catches, strict=True)], 1.0)


def card(chance: Random) -> Signal:
    """A card is thrown: a breath of air, one edge strikes, the other follows, the board gives a little."""
    air = swelled(rub(chance, 0.034, between(chance, 2200, 3200), 200), (0.0, 0.0), (0.8, 0.16), (1.0, 0.0))
    lands, follows = 0.026, 0.026 + between(chance, 0.009, 0.021)
    bright = between(chance, 3000, 5200)
    return mixed(
        (
            (0.0, air),
            (lands, slap(chance, bright, between(chance, 0.007, 0.011))),
            (follows, levelled(slap(chance, bright * 0.7, 0.012), between(chance, 0.3, 0.6))),
            (lands, levelled(thump(chance, between(chance, 135, 190), 0.014), between(chance, 0.4, 0.6))),
        )
    )


def packet(chance: Random) -> Signal:
    """Ten cards in a pile: their edges strike one after the other, and the board feels their weight."""
    lands = 0.03
    slide = swelled(rub(chance, 0.05, 1900, 160), (0.0, 0.0), (0.6, 0.22), (1.0, 0.0))
    edges = [
        (
            lands + 0.022 * chance.random() ** 2,
            levelled(slap(chance, between(chance, 2200, 3600), 0.009), between(chance, 0.15, 0.4)),
        )
        for _ in range(9)
    ]
    return mixed(
        (
            (0.0, slide),
            (lands, slap(chance, 2600, 0.011)),
            (lands, levelled(thump(chance, between(chance, 100, 118), 0.021), 0.9)),
            *edges,
        )
    )


def gather(chance: Random) -> Signal:
    """Four cards are swept together, and knock against each other on the way."""
    sweep = swelled(
        rub(chance, 0.34, between(chance, 1500, 2000), 45),
        (0.0, 0.0),
        (0.25, 0.5),
        (0.55, 0.34),
        (0.8, 0.55),
        (1.0, 0.0),
    )
    meet = [
        (
            0.12 + 0.05 * place + between(chance, 0.0, 0.03),
            levelled(slap(chance, 3800, 0.004), between(chance, 0.25, 0.45)),
        )
        for place in range(3)
    ]
    return mixed(((0.0, sweep), *meet))


def pile(chance: Random) -> Signal:
    """Four cards that were swept together drop on their pile."""
    lands = 0.012
    slide = swelled(rub(chance, 0.03, 1800, 160), (0.0, 0.0), (0.4, 0.2), (1.0, 0.0))
    return mixed(
        (
            (0.0, slide),
            (lands, levelled(slap(chance, 2800, 0.012), 0.8)),
            (lands, levelled(thump(chance, between(chance, 118, 135), 0.018), 0.6)),
            (lands + 0.017, levelled(slap(chance, 2300, 0.010), 0.35)),
        )
    )


def cut(chance: Random) -> Signal:
    """Half the pack slides off the other half, and is set down beside it."""
    lift = swelled(rub(chance, 0.16, 3400, 90), (0.0, 0.0), (0.2, 0.6), (0.7, 0.35), (1.0, 0.0))
    return mixed(
        (
            (0.0, lift),
            (0.004, levelled(slap(chance, 5200, 0.003), 0.5)),
            (0.20, levelled(slap(chance, 2600, 0.012), 0.7)),
            (0.20, levelled(thump(chance, 122, 0.019), 0.6)),
        )
    )


def shuffle(chance: Random) -> Signal:
    """A riffle: forty cards leave the thumbs faster and faster, then the halves are pushed together."""
    parts: list[tuple[float, Signal]] = []
    at, cards = 0.01, 40
    for place in range(cards):
        share = place / (cards - 1)
        swell = 0.35 + 0.65 * math.sin(math.pi * min(1.0, 0.15 + share)) ** 0.5
        snap = shaped(noise(chance, 0.02), 0.0004, between(chance, 0.0016, 0.0030))
        voiced = band_pass(snap, between(chance, 1700, 2600) + 900 * share, 0.9)
        parts.append((at, levelled(voiced, swell * between(chance, 0.5, 1.0))))
        at += (0.0175 - 0.0085 * share) * between(chance, 0.7, 1.3)
    push = swelled(rub(chance, 0.15, 2300, 120), (0.0, 0.0), (0.5, 0.4), (1.0, 0.0))
    parts += [
        (at + 0.02, push),
        (at + 0.15, levelled(slap(chance, 2600, 0.010), 0.8)),
        (at + 0.15, levelled(thump(chance, 125, 0.019), 0.6)),
    ]
    return mixed(parts)


def stroke(chance: Random, seconds: float) -> Signal:
    """Chalk on slate: it taps, then sticks and slips, dry and without a squeak."""
    slips = [0.0] * samples(seconds)
    at = 0.0
    while at < seconds:
        slips[min(len(slips) - 1, samples(at))] = between(chance, 0.3, 1.0)
        at += between(chance, 0.0012, 0.0042)
    dust = noise(chance, seconds)
    driven = [4 * slip + 0.6 * grain for slip, grain in zip(slips, dust, strict=True)]
    bands = (
        (0.0, levelled(band_pass(driven, between(chance, 2300, 2900), 1.6), 1.0)),
        (0.0, levelled(band_pass(driven, between(chance, 4300, 5200), 2.0), 0.45)),
        (0.0, levelled(band_pass(driven, 950, 1.2), 0.35)),
    )
    pressed = ((0.0, 0.0), (0.08, 1.0), (0.5, 0.7), (0.85, 0.85), (1.0, 0.0))
    drawn = swelled(levelled(mixed(bands), 1.0), *pressed)
    tap = mixed(
        ((0.0, levelled(slap(chance, 5000, 0.003), 0.55)), (0.0, levelled(ring(840, 0.006, 0.06), 0.3)))
    )
    return mixed(((0.0, tap), (0.006, drawn)))


def chalk(chance: Random) -> Signal:
    """One stroke on the slate."""
    return stroke(chance, between(chance, 0.15, 0.19))


def chalk_more(chance: Random) -> Signal:
    """Two strokes on the slate, one beside the other."""
    return mixed(((0.0, stroke(chance, 0.15)), (0.28, levelled(stroke(chance, 0.17), 0.7))))


def knock(chance: Random) -> Signal:
    """A knuckle on the table, twice, softly."""

    def once() -> Signal:
        wood = ((215.0, 0.026, 1.0), (372.0, 0.018, 0.5), (640.0, 0.010, 0.25))
        rings = [(0.0, levelled(ring(hertz, fall, 0.16), level)) for hertz, fall, level in wood]
        return mixed((*rings, (0.0, levelled(slap(chance, 1500, 0.004), 0.35))))

    return mixed(((0.0, once()), (0.12, levelled(once(), 0.7))))


def pluck(chance: Random, hertz: float, seconds: float) -> Signal:
    """A string plucked with the flesh of the thumb, after Karplus and Strong: what was plucked goes round and
    round, and loses its edge on each turn."""
    period = RATE / hertz - 0.5  # averaging two neighbours delays by half a sample
    whole = int(period)
    rest = period - whole
    bend = (1 - rest) / (1 + rest)  # an all-pass filter delays by the rest
    thumb = between(chance, 0.24, 0.30)  # its place along the string, which it draws to a triangle
    shares = [place / whole for place in range(whole)]
    string = [min(share / thumb, (1 - share) / (1 - thumb)) - 0.5 for share in shares]
    loss = 0.001 ** (1 / (hertz * 3.0))  # its lowest tone is down by 60 dB after three seconds
    out, last, passed, came = [], 0.0, 0.0, 0.0
    for place in range(samples(seconds)):
        value = string[place % whole]
        out.append(value)
        average = loss * (value + last) / 2
        last = value
        passed = bend * average + came - bend * passed
        came = average
        string[place % whole] = passed
    return shaped(out, 0.002, 1.2)


def course(chance: Random, hertz: float, seconds: float) -> Signal:
    """A pair of strings a hair apart, as a guitarra has them."""
    return mixed(((0.0, pluck(chance, hertz, seconds)), (0.004, pluck(chance, hertz * 1.0012, seconds))))


def win(chance: Random) -> Signal:
    """Four notes of a major chord, rolled upwards without haste; the last one is left to ring."""
    d4, f_sharp4, a4, d5 = 293.66, 369.99, 440.0, 587.33
    notes = ((0.0, d4, 0.8), (0.16, f_sharp4, 0.7), (0.32, a4, 0.75), (0.52, d5, 0.85))
    played = [(at, levelled(course(chance, hertz, 1.65 - at), level)) for at, hertz, level in notes]
    return low_pass(mixed(played), 2600)


RECIPES = {
    "card": Recipe(5, 0.17, 0.50, card),
    "packet": Recipe(2, 0.20, 0.50, packet),
    "gather": Recipe(2, 0.40, 0.21, gather),
    "pile": Recipe(2, 0.20, 0.36, pile),
    "cut": Recipe(1, 0.32, 0.40, cut),
    "shuffle": Recipe(1, 0.82, 0.40, shuffle),
    "chalk": Recipe(2, 0.22, 0.30, chalk),
    "chalk_more": Recipe(1, 0.50, 0.30, chalk_more),
    "knock": Recipe(1, 0.30, 0.34, knock),
    "win": Recipe(1, 1.65, 0.26, win),
}
