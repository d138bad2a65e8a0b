"""What happened at the table, in the order in which people saw it.

Events are what the scene animates, the log tells and a screen reader speaks. A card that a seat may
not see is `None` in the event that it gets: see `censored`.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.actions import End, Sign
from sueca_desktop.rules.results import Four, HandResult, Pair, SobeResult, TrucoResult
from sueca_desktop.rules.seats import Seat, Team


class DealerDrawn(Struct, frozen=True):
    """The first deal of the match fell to `seat`."""

    seat: Seat


class PackShuffled(Struct, frozen=True):
    """`dealer` shuffled the pack; nobody saw how the cards lie."""

    dealer: Seat


class PackCut(Struct, frozen=True):
    """`by` lifted `at` cards off the pack and put them under the rest."""

    by: Seat
    at: int


class TrumpTurned(Struct, frozen=True):
    """`card`, the top or bottom card of the pack, was turned for trumps; it is `holder`'s."""

    card: Card
    holder: Seat
    end: End


class Dealt(Struct, frozen=True):
    """Each seat received a packet, in the order of `packets`; unseen cards are None."""

    packets: tuple[tuple[Seat, tuple[Card | None, ...]], ...]


class DealKept(Struct, frozen=True):
    """`by` could have thrown the deal in, and plays on."""

    by: Seat


class DealSpoiled(Struct, frozen=True):
    """`by` threw the deal in; the same dealer deals again."""

    by: Seat


class CardPlayed(Struct, frozen=True):
    """`by` played `card` to the trick."""

    by: Seat
    card: Card


class TrickTaken(Struct, frozen=True):
    """`by` won the trick of `cards` (in the order played), worth `points`: card points in sueca; in sobe e
    desce 1, with clubs as trumps 2."""

    by: Seat
    cards: tuple[Card, ...]
    points: int


class RevokeClaimed(Struct, frozen=True):
    """`by` claimed that `against` revoked; `proven` tells whether it was so."""

    by: Seat
    against: Seat
    proven: bool


class HandScored(Struct, frozen=True):
    """A hand is over and its games are on the slate."""

    result: HandResult
    score: Pair
    carry: int


class MatchWon(Struct, frozen=True):
    """A team has reached the target."""

    team: Team


class TrumpNamed(Struct, frozen=True):
    """`by`, the chooser of sobe e desce, named trumps with three cards in hand."""

    by: Seat
    suit: Suit


class TrumpTurnedUp(Struct, frozen=True):
    """The next card of the chooser `by` was turned up for trumps: all see it, and it is his."""

    by: Seat
    card: Card


class Entered(Struct, frozen=True):
    """`by` plays this hand and exchanged as many cards as `given`; `received` came off the stock."""

    by: Seat
    given: tuple[Card | None, ...]
    received: tuple[Card | None, ...]


class SatOut(Struct, frozen=True):
    """`by` sits this hand out."""

    by: Seat


class SobeScored(Struct, frozen=True):
    """A hand of sobe e desce is over; `score` holds the points after it."""

    result: SobeResult
    score: Four


class MatchRanked(Struct, frozen=True):
    """Somebody has come down to zero: `winner` has won, and `riscos` are the marks of all."""

    winner: Seat
    riscos: Four


class EndChosen(Struct, frozen=True):
    """The mão `by` said from which end of the pack cards are dealt."""

    by: Seat
    end: End


class SetReceived(Struct, frozen=True):
    """`by` received three cards; unseen ones are None."""

    by: Seat
    cards: tuple[Card | None, ...]


class SetKept(Struct, frozen=True):
    """`by` keeps the set just received."""

    by: Seat


class SetPassed(Struct, frozen=True):
    """`by` gave the set just received to the partner; only the two know its cards."""

    by: Seat
    cards: tuple[Card | None, ...]


class SetDiscarded(Struct, frozen=True):
    """`by` threw the set just received away, face up."""

    by: Seat
    cards: tuple[Card, ...]


class PartnersShown(Struct, frozen=True):
    """In the special hand of `team` its two players see each other's cards; to others they are None."""

    team: Team
    hands: tuple[tuple[Seat, tuple[Card | None, ...]], ...]


class SpecialAccepted(Struct, frozen=True):
    """`by` plays the special hand of his team, which is worth `stake`."""

    by: Seat
    stake: int


class StakeRaised(Struct, frozen=True):
    """`by` asks that the hand be worth `asked`."""

    by: Seat
    asked: int


class RaiseAccepted(Struct, frozen=True):
    """`by` accepted: the hand is worth `stake`."""

    by: Seat
    stake: int


class HandGivenUp(Struct, frozen=True):
    """`by` ran: from a raise, or from the special hand."""

    by: Seat


class CardCovered(Struct, frozen=True):
    """`by` played a card face down; to all but him it is None."""

    by: Seat
    card: Card | None


class TrucoTrickEnded(Struct, frozen=True):
    """A trick of truco is over. `winner` is None for a tie; `leader` leads the next."""

    winner: Team | None
    leader: Seat


class SignGiven(Struct, frozen=True):
    """`by` gave the partner a sign, which nobody else saw."""

    by: Seat
    sign: Sign


class TentosScored(Struct, frozen=True):
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
