"""What a hand is worth, by rules of thumb: which trumps, in or out, what to exchange."""

from __future__ import annotations

from math import fsum

from sueca_desktop.bots.sobe_e_desce.codes import SUIT
from sueca_desktop.bots.sobe_e_desce.knowledge import Knowledge
from sueca_desktop.bots.sobe_e_desce.weights import ENTER_FROM, FRESH, SIDE, TRUMP, WORTH_TURNING_UP

TURN_UP = -1
"""In place of a suit: the next card decides."""

SIT_OUT = None
"""In place of the cards that are kept."""

WORTH = tuple(
    tuple(TRUMP[code % 10] if SUIT[code] == trump else SIDE[code % 10] for code in range(40))
    for trump in range(4)
)
"""What each card brings in tricks, by trumps and code."""

_AFTER_EXCHANGE = tuple(tuple(max(worth, FRESH) for worth in by_code) for by_code in WORTH)


def promise(hand: list[int], trump: int) -> float:
    """The tricks that a hand promises once its weak cards have been exchanged, in no matter what company."""
    worth = _AFTER_EXCHANGE[trump]
    return fsum([worth[code] for code in hand])


def worth_keeping(hand: list[int], trump: int) -> list[int]:
    """The cards that are better than whatever comes off the stock."""
    worth = WORTH[trump]
    return [code for code in hand if worth[code] > FRESH]


def enters(hand: list[int], trump: int, entered: int, wrong: float = 0.0) -> bool:
    """Whether a hand is good enough to play after so many others have entered, for one who is `wrong` by so
    many tricks."""
    return promise(hand, trump) + wrong >= ENTER_FROM[entered]


def by_worth(hand: list[int], trump: int) -> list[int]:
    """The cards of a hand, the best first."""
    return sorted(hand, key=WORTH[trump].__getitem__, reverse=True)


def thumb_trump(mine: Knowledge) -> int:
    """The suit that the chooser names, or `TURN_UP`."""
    promises = [fsum(worth[code] for code in mine.cards) for worth in WORTH]
    suit = max(range(4), key=promises.__getitem__)
    return suit if promises[suit] >= WORTH_TURNING_UP else TURN_UP


def thumb_keeping(mine: Knowledge, may_sit_out: bool, wrong: float = 0.0) -> list[int] | None:
    """The cards with which the hand is entered, or `SIT_OUT`; `wrong` as for `enters`."""
    if may_sit_out and not enters(mine.cards, mine.trump, len(mine.entered), wrong):
        return SIT_OUT
    kept = worth_keeping(mine.cards, mine.trump)
    return by_worth(mine.cards, mine.trump)[: len(kept)]
