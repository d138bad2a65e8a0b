"""Hands of truco laid out by a test, and played through real actions."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from sueca_desktop.cards import Card, cards_text, parse_cards
from sueca_desktop.rules.actions import Action, DealFrom, DrawDealer, Keep, Play, Shuffle
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.results import Pair, TrucoResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.truco import Hand, HandView, Phase, Rules, State, apply, may, to_act, view

S, E, N, W = SEATS


class Match:
    """A match that a test plays action by action. With dealer W the mão is S, anticlockwise; with dealer S
    it is E."""

    def __init__(self, rules: Rules | None = None, dealer: Seat = W, score: Pair = (0, 0)) -> None:
        self.rules = rules or Rules()
        self.state = replace(State(self.rules), score=score)
        self.events: list[Event] = []
        self.do(DrawDealer(dealer))

    def do(self, *actions: Action) -> Match:
        for action in actions:
            self.state, events = apply(self.state, action)
            self.events += events
        return self

    @property
    def hand(self) -> Hand:
        assert self.state.hand is not None
        return self.state.hand

    @property
    def result(self) -> TrucoResult:
        """Of the last finished hand."""
        return self.state.results[-1]

    def held(self, seat: Seat) -> str:
        return cards_text(self.hand.of(seat))

    def seen(self, seat: Seat) -> HandView:
        hand = view(self.state, seat).hand
        assert hand is not None
        return hand

    def may(self, action: Action) -> bool:
        return may(self.state, action)

    def shuffle(self, first: str = "", end: str = "top") -> Match:
        """Shuffles so that the cards named come off that end first, and has them dealt from there."""
        cards = parse_cards(first)
        deck = cards + tuple(card for card in self.rules.pack if card not in cards)
        mao = self.state.mao
        assert mao is not None
        if end == "bottom":
            return self.do(Shuffle(deck[::-1]), DealFrom(mao, "bottom"))
        return self.do(Shuffle(deck), DealFrom(mao, "top"))

    def deal(self, hands: Mapping[Seat, str]) -> Match:
        """Deals these hands, filled up with low cards, and has everybody keep his."""
        given = {seat: list(parse_cards(hands.get(seat, ""))) for seat in SEATS}
        named = [card for cards in given.values() for card in cards]
        spare = [card for card in sorted(self.rules.pack, key=self.rules.height) if card not in named]
        for cards in given.values():
            while len(cards) < 3:
                cards.append(spare.pop(0))
        mao = self.state.mao
        assert mao is not None
        order = tuple(self.rules.order_of_play.from_seat(mao))
        self.shuffle(" ".join(cards_text(given[seat]) for seat in order))
        return self.do(*map(Keep, order))

    def plays(self, text: str) -> Match:
        """Plays such as `"S 3D, E 4D, N (QC)"`; one in brackets face down."""
        for play in text.split(", "):
            seat, card = play.split()
            self.do(Play(Seat(seat), Card.parse(card.strip("()")), face_down=card.startswith("(")))
        return self

    def turn(self) -> str:
        return " ".join(to_act(self.state))


def ended(match: Match) -> bool:
    return match.state.phase in (Phase.SHUFFLE, Phase.OVER)
