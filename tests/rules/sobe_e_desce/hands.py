"""Hands of sobe e desce laid out by a test, and played through real actions."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sueca_desktop.cards import Card, Suit, parse_cards
from sueca_desktop.rules.actions import (
    Action,
    DrawDealer,
    Enter,
    NameTrump,
    Play,
    Shuffle,
    SitOut,
    Template,
    TurnUp,
)
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import SobeResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import (
    Hand,
    Phase,
    Rules,
    State,
    apply,
    begin,
    legal_actions,
    may,
    to_act,
    why_not,
)

S, E, N, W = SEATS


class Match:
    """A match that a test plays action by action."""

    def __init__(self, rules: Rules | None = None, dealer: Seat = S) -> None:
        self.rules = rules or Rules()
        self.state = begin(self.rules)
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
    def result(self) -> SobeResult:
        """Of the last finished hand."""
        return self.state.results[-1]

    def held(self, seat: Seat) -> str:
        return " ".join(map(str, self.hand.of(seat)))

    def legal(self, seat: Seat) -> str:
        """The cards that a seat may play now."""
        return " ".join(str(card) for card in self.hand.of(seat) if may(self.state, Play(seat, card)))

    def refusal(self, seat: Seat, card: str) -> Reason | None:
        return why_not(self.state, Play(seat, Card.parse(card)))

    def deal(self, hands: Mapping[Seat, str], stock: str = "") -> Match:
        """Deals so that each seat gets the cards named, in that order, filled up with low clubs and so on;
        `stock` is on top of what is left."""
        assert self.state.dealer is not None
        named = [card for cards in (*hands.values(), stock) for card in parse_cards(cards)]
        assert len(set(named)) == len(named)
        spare = [card for card in self.rules.pack if card not in named]
        order = list(self.rules.order_of_play.from_seat(self.rules.order_of_play.after(self.state.dealer)))
        given = {}
        for seat in order:
            cards = list(parse_cards(hands.get(seat, "")))
            assert len(cards) <= 5
            while len(cards) < 5:
                cards.append(spare.pop())
            given[seat] = cards
        first = [card for seat in order for card in given[seat][:3]]
        second = [card for seat in order for card in given[seat][3:]]
        return self.do(Shuffle((*first, *second, *parse_cards(stock), *spare)))

    def trump(self, suit: str) -> Match:
        """The chooser names trumps, or turns up with `"up"`."""
        chooser = self.hand.chooser
        return self.do(TurnUp(chooser) if suit == "up" else NameTrump(chooser, Suit(suit)))

    def enter(self, seats: str) -> Match:
        """Those named enter without exchanging, the others sit out."""
        while self.state.phase is Phase.ENTER:
            [seat] = to_act(self.state)
            self.do(Enter(seat, ()) if seat.value in seats else SitOut(seat))
        return self

    def plays(self, text: str) -> Match:
        """Plays such as `"E 3D, N 4D"`."""
        for play in text.split(", "):
            seat, card = play.split()
            self.do(Play(Seat(seat), Card.parse(card)))
        return self

    def play_out(self) -> SobeResult:
        """Everybody plays the first card that he may, to the end of the hand."""
        number = len(self.state.results)
        while len(self.state.results) == number:
            action = legal_actions(self.state)[0]
            assert isinstance(action, Play)
            self.do(action)
        return self.result


def filled(action: Action | Template, state: State, chance: Random) -> Action:
    """One of the many actions that a template stands for."""
    match action:
        case Template("dealer"):
            return DrawDealer(chance.choice(SEATS))
        case Template("shuffle"):
            return Shuffle(tuple(chance.sample(state.rules.pack, 40)))
        case Template("enter", Seat() as by):
            assert state.hand is not None
            return Enter(by, tuple(chance.sample(state.hand.of(by), chance.randint(0, 5))))
        case Template():
            raise AssertionError(f"no such template: {action}")
        case _:
            return action


def random_match(rules: Rules, chance: Random, most: int) -> list[State]:
    """The states of a match of at most so many actions, each drawn among all that may come next."""
    states = [begin(rules)]
    while len(states) <= most and (legal := legal_actions(states[-1])):
        action = filled(chance.choice(legal), states[-1], chance)
        states.append(apply(states[-1], action)[0])
    return states
