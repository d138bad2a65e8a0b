"""What happened at the table, in the order in which people saw it.

Events are what the scene animates, the log tells and a screen reader speaks. A card that a seat may
not see is `None` in the event that it gets: see `censored`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import End
from sueca_desktop.rules.results import HandResult, Pair
from sueca_desktop.rules.seats import Seat, Team


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """The first deal of the match fell to `seat`."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PackShuffled:
    """`dealer` shuffled the pack; nobody saw how the cards lie."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class PackCut:
    """`by` lifted `at` cards off the pack and put them under the rest."""

    by: Seat
    at: int


@dataclass(frozen=True, slots=True)
class TrumpTurned:
    """`card`, the top or bottom card of the pack, was turned for trumps; it is `holder`'s."""

    card: Card
    holder: Seat
    end: End


@dataclass(frozen=True, slots=True)
class Dealt:
    """Each seat received a packet of ten, in the order of `packets`; unseen cards are None."""

    packets: tuple[tuple[Seat, tuple[Card | None, ...]], ...]


@dataclass(frozen=True, slots=True)
class DealKept:
    """`by` could have thrown the deal in, and plays on."""

    by: Seat


@dataclass(frozen=True, slots=True)
class DealSpoiled:
    """`by` threw the deal in; the same dealer deals again."""

    by: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """`by` played `card` to the trick."""

    by: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """`by` won the trick of `cards` (in the order played), worth `points` card points."""

    by: Seat
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class RevokeClaimed:
    """`by` claimed that `against` revoked; `proven` tells whether it was so."""

    by: Seat
    against: Seat
    proven: bool


@dataclass(frozen=True, slots=True)
class HandScored:
    """A hand is over and its games are on the slate."""

    result: HandResult
    score: Pair
    carry: int


@dataclass(frozen=True, slots=True)
class MatchWon:
    """A team has reached the target."""

    team: Team


Event = (
    DealerDrawn
    | PackShuffled
    | PackCut
    | TrumpTurned
    | Dealt
    | DealKept
    | DealSpoiled
    | CardPlayed
    | TrickTaken
    | RevokeClaimed
    | HandScored
    | MatchWon
)


def censored(event: Event, seat: Seat, public: frozenset[Card] = frozenset()) -> Event:
    """`event` as `seat` may see it: cards dealt to others are None, except those in `public`
    (sueca's turned trump lies open in its holder's hand)."""
    if not isinstance(event, Dealt):
        return event
    return replace(
        event,
        packets=tuple(
            (
                to,
                tuple(card if to is seat or card in public else None for card in cards),
            )
            for to, cards in event.packets
        ),
    )
