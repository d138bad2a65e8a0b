"""Bits of sound and what can be done to them. A signal is a list of samples, `RATE` of them a second."""

import math
from collections.abc import Iterable
from random import Random

RATE = 44_100

Signal = list[float]


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def noise(chance: Random, seconds: float) -> Signal:
    """White noise between -1 and 1."""
    return [2 * chance.random() - 1 for _ in range(samples(seconds))]


def shaped(signal: Signal, attack: float, fall: float) -> Signal:
    """The signal struck: it swells for `attack` seconds, then falls to a third every `fall` seconds."""
    rise = max(1, samples(attack))
    rate = math.exp(-1 / (fall * RATE))
    level, out = 1.0, []
    for place, value in enumerate(signal):
        if place < rise:
            out.append(value * math.sin(math.pi / 2 * place / rise))
        else:
            out.append(value * level)
            level *= rate
    return out


def swelled(signal: Signal, *points: tuple[float, float]) -> Signal:
    """The signal led through (share of its length, loudness) points, the first at 0 and the last at 1."""
    out, last = [], max(1, len(signal) - 1)
    at = 0
    for place, value in enumerate(signal):
        share = place / last
        while share > points[at + 1][0]:
            at += 1
        (start, low), (end, high) = points[at : at + 2]
        out.append(value * (low + (high - low) * (share - start) / (end - start)))
    return out


def ring(hertz: float, fall: float, seconds: float) -> Signal:
    """A struck body that rings at one pitch and falls to a third every `fall` seconds."""
    turn = 2 * math.pi * hertz / RATE
    return shaped([math.sin(turn * place) for place in range(samples(seconds))], 0.0008, fall)


def low_pass(signal: Signal, hertz: float, q: float = 0.7071) -> Signal:
    """What lies below `hertz`; the rest fades by 12 dB an octave."""
    cosine, alpha = _turn(hertz, q)
    return _filtered(signal, ((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2), cosine, alpha)


def high_pass(signal: Signal, hertz: float, q: float = 0.7071) -> Signal:
    """What lies above `hertz`; the rest fades by 12 dB an octave."""
    cosine, alpha = _turn(hertz, q)
    return _filtered(signal, ((1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2), cosine, alpha)


def band_pass(signal: Signal, hertz: float, q: float) -> Signal:
    """What lies around `hertz`, the narrower the larger `q`."""
    cosine, alpha = _turn(hertz, q)
    return _filtered(signal, (alpha, 0.0, -alpha), cosine, alpha)


def _turn(hertz: float, q: float) -> tuple[float, float]:
    turn = 2 * math.pi * hertz / RATE
    return math.cos(turn), math.sin(turn) / (2 * q)


def _filtered(signal: Signal, ahead: tuple[float, float, float], cosine: float, alpha: float) -> Signal:
    """Two poles and two zeros, as the bilinear transform of an analogue filter of second order gives them."""
    scale = 1 / (1 + alpha)
    b0, b1, b2 = (factor * scale for factor in ahead)
    a1, a2 = -2 * cosine * scale, (1 - alpha) * scale
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in signal:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def levelled(signal: Signal, peak: float) -> Signal:
    """The signal as loud as its largest sample may be."""
    largest = max(map(abs, signal))
    return [value * peak / largest for value in signal]


def mixed(parts: Iterable[tuple[float, Signal]]) -> Signal:
    """Signals heard together, each from its second on."""
    placed = [(samples(start), signal) for start, signal in parts]
    out = [0.0] * max(start + len(signal) for start, signal in placed)
    for start, signal in placed:
        for place, value in enumerate(signal, start):
            out[place] += value
    return out


def finished(signal: Signal, seconds: float, peak: float) -> Signal:
    """A sound ready to be written: that long, without hum, silent at both ends, no louder than `peak`."""
    clean = high_pass(signal, 45.0)
    clean = (clean + [0.0] * samples(seconds))[: samples(seconds)]
    head, tail = samples(0.0006), samples(min(0.06, seconds / 3))
    last = len(clean) - 1
    for place in range(head):
        clean[place] *= place / head
    for place in range(tail):
        clean[last - place] *= 0.5 - 0.5 * math.cos(math.pi * place / tail)
    return levelled(clean, peak)
