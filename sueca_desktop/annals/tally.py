"""What can be told from some finished matches of one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean

from msgspec import Struct

from sueca_desktop.annals.book import Reviewed
from sueca_desktop.annals.entry import Entry, Hand

_REVOKE, _SWEEP, _TIE = "revoke", "sweep", "tie"
_TIED = "tied"  # truco
_RUNS = ("run", "special_run")


class Accuracy(Struct, frozen=True):
    """What reviews said: of how many cards among which there was a choice, what share of them cost nothing,
    and how many card points one lost in the mean."""

    cards: int
    sound: float
    lost: float


class Tally(Struct, frozen=True):
    """Numbers over some matches of one game, from the person's side.

    `points` is the mean of a hand: card points in sueca, tentos in truco, the change of the mark in sobe e
    desce; None without hands. Pairs hold ours and theirs. `revokes` are hands that a claim decided, `runs`
    hands of truco that somebody ran from, theirs first ours after by who scored. `streak` is the longest
    run of matches won one after the other. `curve` is the balance of matches won and lost after each.
    """

    matches: int
    won: int
    hands: int
    points: float | None
    sweeps: tuple[int, int]
    ties: int
    revokes: tuple[int, int]
    runs: tuple[int, int]
    sat_out: int
    streak: int
    curve: tuple[int, ...]
    accuracy: Accuracy | None

    @property
    def lost(self) -> int:
        return self.matches - self.won


def tally(game: str, entries: Sequence[Entry], reviews: Mapping[str, Mapping[int, Reviewed]]) -> Tally:
    """The numbers over matches of `game` in the order in which they ended."""
    hands = [hand for entry in entries for hand in entry.hands]
    values = hand_values(game, entries)
    return Tally(
        matches=len(entries),
        won=sum(entry.won for entry in entries),
        hands=len(hands),
        points=fmean(values) if values else None,
        sweeps=_sides(hands, _SWEEP),
        ties=sum(hand.reason in (_TIE, _TIED) for hand in hands),
        revokes=_sides(hands, _REVOKE),
        runs=_sides(hands, *_RUNS),
        sat_out=sum(hand.points is None for hand in hands) if game == "sobe-e-desce" else 0,
        streak=longest_run([entry.won for entry in entries]),
        curve=balance(entries),
        accuracy=_accuracy(entries, reviews),
    )


def hand_values(game: str, entries: Iterable[Entry]) -> list[int]:
    """What each hand brought, as `Tally.points` counts it."""
    hands = (hand for entry in entries for hand in entry.hands)
    if game == "sueca":
        return [hand.points for hand in hands if hand.points is not None]
    return [hand.ours for hand in hands]


def histogram(game: str, entries: Iterable[Entry]) -> list[tuple[int, int]]:
    """How many hands brought how much, as pairs of the least value of a bar and the number of hands: in steps
    of ten card points in sueca (the last bar being 120 alone), else of one; without gaps."""
    values = hand_values(game, entries)
    step = 10 if game == "sueca" else 1
    bars = Counter(value // step * step for value in values)
    if game == "sueca":
        low, high = 0, 120
    else:
        low, high = min(bars, default=0), max(bars, default=0)
    return [(value, bars[value]) for value in range(low, high + 1, step)]


def longest_run(won: Iterable[bool]) -> int:
    """The longest run of matches won one after the other."""
    longest = now = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return longest


def balance(entries: Iterable[Entry]) -> tuple[int, ...]:
    """Matches won less matches lost, after each match."""
    total, curve = 0, []
    for entry in entries:
        total += 1 if entry.won else -1
        curve.append(total)
    return tuple(curve)


def _sides(hands: Iterable[Hand], *reasons: str) -> tuple[int, int]:
    """In how many hands that ended so we scored, and in how many they did."""
    ended = [hand for hand in hands if hand.reason in reasons]
    return sum(hand.ours > 0 for hand in ended), sum(hand.theirs > 0 for hand in ended)


def _accuracy(entries: Iterable[Entry], reviews: Mapping[str, Mapping[int, Reviewed]]) -> Accuracy | None:
    hands = [reviewed for entry in entries for reviewed in reviews.get(entry.id, {}).values()]
    cards = sum(hand.cards for hand in hands)
    if cards == 0:
        return None
    return Accuracy(
        cards, sum(hand.sound for hand in hands) / cards, sum(hand.lost for hand in hands) / cards
    )
