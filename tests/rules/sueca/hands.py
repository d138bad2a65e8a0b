"""Hands of sueca laid out by a test, and played through real actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sueca_desktop.cards import Card, parse_cards
from sueca_desktop.rules.actions import Action, Claim, Cut, DrawDealer, Play, Score, Shuffle, TurnTrump
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.results import HandResult
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.sueca import Hand, Phase, Rules, State, apply, may, to_act
from sueca_desktop.table.deals import numbered_deal

S, E, N, W = SEATS

Policy = Callable[[Seat, tuple[Card, ...]], Card]

CUT_AT = 7


class Match:
    """A match that a test plays action by action."""

    def __init__(self, rules: Rules | None = None, dealer: Seat = S) -> None:
        self.rules = rules or Rules()
        self.state = State(self.rules)
        self.actions: list[Action] = []
        self.events: list[Event] = []
        self.do(DrawDealer(dealer))

    def do(self, *actions: Action) -> Match:
        for action in actions:
            self.state, events = apply(self.state, action)
            self.actions.append(action)
            self.events += events
        return self

    @property
    def hand(self) -> Hand:
        assert self.state.hand is not None
        return self.state.hand

    @property
    def result(self) -> HandResult:
        """Of the last finished hand."""
        return self.state.results[-1]

    def held(self, seat: Seat) -> str:
        return " ".join(map(str, self.hand.of(seat)))

    def legal(self, seat: Seat) -> str:
        """The cards that a seat may play now."""
        return " ".join(str(card) for card in self.hand.of(seat) if may(self.state, Play(seat, card)))

    def deal(self, hands: Mapping[Seat, str], trump: str) -> Match:
        """Deals so that each seat gets the cards named, filled up with what is left over, and `trump` is
        turned at the bottom, or at the top if the rules want that. Stops before the first decision of play.
        """
        dealer = self.state.dealer
        assert dealer is not None
        [turned] = parse_cards(trump)
        given = {seat: [c for c in parse_cards(hands.get(seat, "")) if c != turned] for seat in SEATS}
        given[dealer].append(turned)
        spare = [c for c in self.rules.pack if not any(c in cards for cards in given.values())]
        for cards in given.values():
            assert len(set(cards)) == len(cards) <= 10
            while len(cards) < 10:
                cards.insert(0, spare.pop())
        end = "top" if self.rules.trump_from == "top" else "bottom"
        if end == "top":
            given[dealer].reverse()
        pack = [card for seat in packet_order(self.rules, dealer, end) for card in given[seat]]
        assert self.state.cutter is not None
        self.do(Shuffle(tuple(pack[-CUT_AT:] + pack[:-CUT_AT])), Cut(self.state.cutter, CUT_AT))
        if self.state.phase is Phase.TRUMP:
            self.do(TurnTrump(dealer, "bottom"))
        return self

    def plays(self, text: str) -> Match:
        """Plays such as `"E 3D, N 4D"`."""
        for play in text.split(", "):
            seat, card = play.split()
            self.do(Play(Seat(seat), Card.parse(card)))
        return self

    def play_on(self, policy: Policy, cards: int = 40) -> Match:
        """Plays so many cards, or to the tenth trick, each by a policy that picks from those that follow
        suit, or from all held where none does."""
        while cards and self.state.phase is Phase.PLAY:
            [seat] = to_act(self.state)
            held = self.hand.of(seat)
            follow = tuple(card for card in held if card.suit is self.hand.trick.led)
            self.do(Play(seat, policy(seat, follow or held)))
            cards -= 1
        return self

    def play_out(self, policy: Policy) -> HandResult:
        """Plays to the end of the hand and closes it."""
        self.play_on(policy)
        if self.state.phase is Phase.SCORE:
            self.do(Score())
        return self.result

    def hand_of(self, points: int, *, swept: bool = False) -> HandResult:
        """Deals and plays a hand, dull but honest, in which NS make so many points."""
        assert self.state.dealer is not None
        dealers_points = points if self.state.dealer.team is Team.NS else 120 - points
        deal = numbered_deal(self.rules, DULL_DEALS[dealers_points, swept])
        assert self.state.cutter is not None
        self.do(Shuffle(deal.deck), Cut(self.state.cutter, deal.cut))
        if self.state.phase is Phase.TRUMP:
            self.do(TurnTrump(self.state.dealer, deal.end))
        result = self.play_out(first)
        assert result.points == (points, 120 - points)
        assert result.tricks[0 if points > 60 else 1] < 10 or swept
        return result

    def claim(self, by: Seat, against: Seat) -> HandResult:
        self.do(Claim(by, against))
        return self.result


def first(_: Seat, legal: tuple[Card, ...]) -> Card:
    """Policy: suits S H D C, the strongest card first."""
    return legal[0]


DULL_DEALS = {
    (0, False): 105,
    (0, True): 107,
    (25, False): 417,
    (29, False): 113,
    (30, False): 49,
    (55, False): 12,
    (59, False): 7,
    (60, False): 25,
    (61, False): 33,
    (65, False): 104,
    (90, False): 8,
    (91, False): 259,
    (95, False): 0,
    (120, False): 88,
    (120, True): 43,
}
"""Numbers of deals by what the dealer's team makes, and whether the winners take all tricks, if everybody
plays the first card that follows, under the default rules."""

PACKETS = {
    # Dealer S: who gets the first, second, third and fourth packet.
    ("anticlockwise", "traditional", "bottom"): "WNES",
    ("anticlockwise", "traditional", "top"): "SENW",
    ("anticlockwise", "reversed", "bottom"): "ENWS",
    ("anticlockwise", "reversed", "top"): "SWNE",
    ("anticlockwise", "in_play", "bottom"): "ENWS",
    ("anticlockwise", "in_play", "top"): "SENW",
    ("clockwise", "traditional", "bottom"): "ENWS",
    ("clockwise", "traditional", "top"): "SWNE",
    ("clockwise", "reversed", "bottom"): "WNES",
    ("clockwise", "reversed", "top"): "SENW",
    ("clockwise", "in_play", "bottom"): "WNES",
    ("clockwise", "in_play", "top"): "SWNE",
}
"""The specification's table of packets with seats for its words, written out by hand."""


def packet_order(rules: Rules, dealer: Seat, end: str) -> list[Seat]:
    """Who gets the packets, by the table, turned so that the dealer sits at S."""
    row = PACKETS[rules.direction, rules.deal_order, end]
    turn = "SENW".index(dealer)
    return [Seat("SENW"[("SENW".index(seat) + turn) % 4]) for seat in row]
