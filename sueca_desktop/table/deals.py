"""Numbered deals: number N gives the same hands on every system, for ever.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
OOPSLA 2014), chosen because it is public, defined to the bit and ten lines long, so that no change of
Python's own generator can ever change a deal. The shuffle is Fisher and Yates', from the last card down,
with numbers taken without bias by rejection.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.rules import game_of, sueca
from sueca_desktop.rules.actions import Action, Cut, DealFrom, DrawDealer, End, Shuffle, TurnTrump
from sueca_desktop.rules.game import MatchRules, MatchState
from sueca_desktop.rules.seats import SEATS, Seat

MAX_DEAL_NUMBER = 2**53 - 1
"""Larger numbers would not survive programs that keep JSON numbers as floating point."""

_WORD = 2**64


class SplitMix64:
    """The generator; `seed` is any number from 0 to 2^64 - 1."""

    def __init__(self, seed: int) -> None:
        self._state = seed % _WORD

    def next(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) % _WORD
        z = self._state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % _WORD
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % _WORD
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each equally likely."""
        fair = _WORD - _WORD % limit
        while (drawn := self.next()) >= fair:
            pass
        return drawn % limit

    def shuffled(self, pack: tuple[Card, ...]) -> tuple[Card, ...]:
        """The pack in a random order."""
        cards = list(pack)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)


class Deal(Struct, frozen=True):
    """A deal ready to play: first dealer, pack as shuffled, and, where the game asks for them, the place of
    the cut, and the end of which a card is turned or from which cards are dealt."""

    dealer: Seat
    deck: tuple[Card, ...]
    cut: int
    end: End

    def actions(self, rules: MatchRules) -> tuple[Action, ...]:
        """The actions from the first dealer to the first decision of play under `rules`."""
        game = game_of(rules)
        state = game.start(rules)
        actions: list[Action] = []
        while (action := self.next_action(state)) is not None:
            actions.append(action)
            state, _ = game.apply(state, action)
        return tuple(actions)

    def next_action(self, state: MatchState) -> Action | None:
        """What the deal does next in a hand that it begins; None where it has been dealt."""
        match state.phase.value:
            case "dealer":
                return DrawDealer(self.dealer)
            case "shuffle":
                return Shuffle(self.deck)
            case "deal_from" if state.dealer is not None:
                return DealFrom(state.rules.order_of_play.after(state.dealer), self.end)
        if isinstance(state, sueca.State):
            if state.phase is sueca.Phase.CUT and state.cutter is not None:
                return Cut(state.cutter, self.cut)
            if state.phase is sueca.Phase.TRUMP:
                return TurnTrump(self.dealer, self.end)
        return None


def numbered_deal(rules: MatchRules, number: int) -> Deal:
    """Deal `number` (0 to 2^53 - 1) for the pack of `rules`. Raises ValueError outside that range."""
    if not 0 <= number <= MAX_DEAL_NUMBER:
        raise ValueError(f"a deal number is 0 to {MAX_DEAL_NUMBER}, not {number}")
    chance = SplitMix64(number)
    deck = chance.shuffled(rules.pack)
    dealer = SEATS[chance.below(len(SEATS))]
    cut = 1 + chance.below(len(deck) - 1)
    return Deal(dealer, deck, cut, "top" if chance.below(2) else "bottom")


def parse_deal_number(text: str) -> int:
    """The deal number in a text. Raises ValueError unless it is plain digits for a number in range."""
    # Few digits first: int() refuses thousands of them, and takes more than digits.
    if not (text.isascii() and text.isdigit() and len(text) <= 30 and int(text) <= MAX_DEAL_NUMBER):
        raise ValueError(f"must be a whole number from 0 to {MAX_DEAL_NUMBER}")
    return int(text)


def numbered_deck(rules: MatchRules, number: int, hand: int) -> tuple[Card, ...]:
    """The pack, shuffled, of a later hand (counted from 0, spoiled deals included) of the match that began
    with deal `number`."""
    return SplitMix64(SplitMix64(number).next() + hand).shuffled(rules.pack)


def number_of_day(day: date) -> int:
    """The deal of a day, the same for everybody: the date's digits, 31 December 2026 being deal 20261231."""
    return day.year * 10_000 + day.month * 100 + day.day


def turned(actions: Iterable[Action], seat: Seat) -> tuple[Action, ...]:
    """A deal with the table turned so far that S holds what `seat` held; everybody keeps his neighbours."""

    def moved(action: Action) -> Action:
        seats = {
            name: moved_seat(value, seat)
            for name in action.__struct_fields__
            if isinstance(value := getattr(action, name), Seat)
        }
        return replace(action, **seats)

    return tuple(map(moved, actions))


def moved_seat(seat: Seat, front: Seat) -> Seat:
    """Where `seat` is once the table is turned so far that `front` is at S."""
    return SEATS[(seat.place - front.place) % len(SEATS)]


def shuffled_pack(rules: MatchRules) -> tuple[Card, ...]:
    """The pack of `rules`, shuffled with the system's own randomness."""
    return SplitMix64(any_number(64)).shuffled(rules.pack)


def any_number(bits: int) -> int:
    """A number of so many bits from the system's own randomness."""
    import secrets  # with hashlib and all its libraries: not before chance is wanted

    return secrets.randbits(bits)
