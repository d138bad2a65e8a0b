"""What happened at the table, in the order in which people saw it.

Events are what the scene animates, the log tells and a screen reader speaks. A card that a seat may
not see is `None` in the event that it gets: see `censored`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.actions import End, Sign
from sueca_desktop.rules.results import Four, HandResult, Pair, SobeResult, TrucoResult
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
    """Each seat received a packet, in the order of `packets`; unseen cards are None."""

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
    """`by` won the trick of `cards` (in the order played), worth `points`: card points in sueca; in sobe e
    desce 1, with clubs as trumps 2."""

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


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """`by`, the chooser of sobe e desce, named trumps with three cards in hand."""

    by: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class TrumpTurnedUp:
    """The next card of the chooser `by` was turned up for trumps: all see it, and it is his."""

    by: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Entered:
    """`by` plays this hand and exchanged as many cards as `given`; `received` came off the stock."""

    by: Seat
    given: tuple[Card | None, ...]
    received: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class SatOut:
    """`by` sits this hand out."""

    by: Seat


@dataclass(frozen=True, slots=True)
class SobeScored:
    """A hand of sobe e desce is over; `score` holds the points after it."""

    result: SobeResult
    score: Four


@dataclass(frozen=True, slots=True)
class MatchRanked:
    """Somebody has come down to zero: `winner` has won, and `riscos` are the marks of all."""

    winner: Seat
    riscos: Four


@dataclass(frozen=True, slots=True)
class EndChosen:
    """The mão `by` said from which end of the pack cards are dealt."""

    by: Seat
    end: End


@dataclass(frozen=True, slots=True)
class SetReceived:
    """`by` received three cards; unseen ones are None."""

    by: Seat
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class SetKept:
    """`by` keeps the set just received."""

    by: Seat


@dataclass(frozen=True, slots=True)
class SetPassed:
    """`by` gave the set just received to the partner; only the two know its cards."""

    by: Seat
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class SetDiscarded:
    """`by` threw the set just received away, face up."""

    by: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PartnersShown:
    """In the special hand of `team` its two players see each other's cards; to others they are None."""

    team: Team
    hands: tuple[tuple[Seat, tuple[Card | None, ...]], ...]


@dataclass(frozen=True, slots=True)
class SpecialAccepted:
    """`by` plays the special hand of his team, which is worth `stake`."""

    by: Seat
    stake: int


@dataclass(frozen=True, slots=True)
class StakeRaised:
    """`by` asks that the hand be worth `asked`."""

    by: Seat
    asked: int


@dataclass(frozen=True, slots=True)
class RaiseAccepted:
    """`by` accepted: the hand is worth `stake`."""

    by: Seat
    stake: int


@dataclass(frozen=True, slots=True)
class HandGivenUp:
    """`by` ran: from a raise, or from the special hand."""

    by: Seat


@dataclass(frozen=True, slots=True)
class CardCovered:
    """`by` played a card face down; to all but him it is None."""

    by: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class TrucoTrickEnded:
    """A trick of truco is over. `winner` is None for a tie; `leader` leads the next."""

    winner: Team | None
    leader: Seat


@dataclass(frozen=True, slots=True)
class SignGiven:
    """`by` gave the partner a sign, which nobody else saw."""

    by: Seat
    sign: Sign


@dataclass(frozen=True, slots=True)
class TentosScored:
    """A hand of truco is over; `score` holds the tentos after it."""

    result: TrucoResult
    score: Pair


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
    | TrumpNamed
    | TrumpTurnedUp
    | Entered
    | SatOut
    | SobeScored
    | MatchRanked
    | EndChosen
    | SetReceived
    | SetKept
    | SetPassed
    | SetDiscarded
    | PartnersShown
    | SpecialAccepted
    | StakeRaised
    | RaiseAccepted
    | HandGivenUp
    | CardCovered
    | TrucoTrickEnded
    | SignGiven
    | TentosScored
)


def censored(event: Event, seat: Seat | None, public: frozenset[Card] = frozenset()) -> Event:
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
