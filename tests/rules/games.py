"""What the contract tests must know of each game to hold it to what every game promises."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from random import Random
from typing import Any

from msgspec import Struct

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules import sobe_e_desce, sueca, truco
from sueca_desktop.rules.actions import (
    Accept,
    Action,
    Claim,
    Cut,
    DealFrom,
    Discard,
    Enter,
    Keep,
    NameTrump,
    Pass,
    Play,
    Raise,
    Run,
    Score,
    Sign,
    Signal,
    SitOut,
    Spoil,
    Template,
    TurnTrump,
    TurnUp,
)
from sueca_desktop.rules.seats import SEATS, Seat

Choice = Action | Template


class GameFacts(Struct, frozen=True):
    """choose: one of some legal actions, at random but so that all ends of a hand occur. tries: what
    somebody of this game could try, the deal aside. cards: all cards of a state, wherever they are. known:
    those that a seat has a right to know. final: the reasons with which hands end."""

    choose: Callable[[Any, tuple[Choice, ...], Random], Choice]
    tries: Callable[[Any, Seat], list[Action]]
    cards: Callable[[Any], Iterator[Card]]
    known: Callable[[Any, Seat], set[Card]]


def _sueca_choice(state: sueca.State, actions: tuple[Choice, ...], chance: Random) -> Choice:
    """Most cards follow suit even where they need not and few claims are made, so that hands are played out,
    and that claims are true or false."""
    claims = [a for a in actions if isinstance(a, Claim)]
    if claims and chance.random() < 0.02:
        return chance.choice(claims)
    led = state.hand.trick.led if state.hand else None
    following = [a for a in actions if isinstance(a, Play) and a.card.suit is led]
    if following and chance.random() < 0.97:
        return chance.choice(following)
    return chance.choice([a for a in actions if not isinstance(a, Claim)])


def _sueca_tries(rules: sueca.Rules, seat: Seat) -> list[Action]:
    tries: list[Action] = [Score(), *(Cut(seat, at) for at in (-1, 0, 1, 20, 39, 40))]
    tries += [TurnTrump(seat, "top"), TurnTrump(seat, "bottom"), Spoil(seat, True), Spoil(seat, False)]
    return tries + [Claim(seat, against) for against in SEATS]


def _sueca_cards(state: sueca.State) -> Iterator[Card]:
    yield from state.deck
    if state.hand is not None:
        yield from chain(*state.hand.held, state.hand.trick.cards, *(t.cards for t in state.hand.tricks))


def _sueca_known(state: sueca.State, seat: Seat) -> set[Card]:
    """Its own, the turned one, those played."""
    if state.hand is None:
        return set()
    played = chain(state.hand.trick.cards, *(trick.cards for trick in state.hand.tricks))
    return {*state.hand.of(seat), state.hand.trump, *played}


def _truco_choice(state: truco.State, actions: tuple[Choice, ...], chance: Random) -> Choice:
    """Signs, raises and running are rare, so that hands are played out, with every end among them."""
    for rare, share in ((Signal, 0.05), (Raise, 0.1), (Run, 0.1), (Discard, 0.2), (Pass, 0.3)):
        found = [a for a in actions if isinstance(a, rare)]
        if found and chance.random() < share:
            return chance.choice(found)
    plain = [a for a in actions if not isinstance(a, Signal | Raise | Run | Discard | Pass)]
    return chance.choice(plain)


def _truco_tries(rules: truco.Rules, seat: Seat) -> list[Action]:
    tries: list[Action] = [DealFrom(seat, "top"), DealFrom(seat, "bottom")]
    tries += [Keep(seat), Pass(seat), Discard(seat), Raise(seat), Accept(seat), Run(seat)]
    tries += [Play(seat, card, face_down=True) for card in rules.pack]
    return tries + [Signal(seat, sign) for sign in Sign]


def _truco_cards(state: truco.State) -> Iterator[Card]:
    yield from state.deck
    if state.hand is not None:
        yield from chain(*state.hand.held, *(cards for _, cards in state.hand.discarded))
        for trick in (*state.hand.tricks, state.hand.trick):
            yield from (laid.card for laid in trick.laid if laid.card is not None)


def _truco_known(state: truco.State, seat: Seat) -> set[Card]:
    """Its own, what was thrown away or played open, and what it passed or was shown."""
    if state.hand is None:
        return set()
    known = {*state.hand.not_shown_by(seat), *chain(*(cards for _, cards in state.hand.discarded))}
    for trick in (*state.hand.tricks, state.hand.trick):
        known |= {card for card in trick.cards if card is not None}
    if state.hand.passer is seat or state.partners_shown is seat.team:
        known |= set(state.hand.not_shown_by(seat.partner))
    return known


def _sobe_choice(state: sobe_e_desce.State, actions: tuple[Choice, ...], chance: Random) -> Choice:
    return chance.choice(actions)


def _sobe_tries(rules: sobe_e_desce.Rules, seat: Seat) -> list[Action]:
    some = rules.pack[:2]
    tries: list[Action] = [TurnUp(seat), SitOut(seat), Enter(seat, ()), Enter(seat, (some[0], some[0]))]
    return [*tries, Enter(seat, some), *(NameTrump(seat, suit) for suit in Suit)]


def _sobe_cards(state: sobe_e_desce.State) -> Iterator[Card]:
    if state.hand is not None:
        tricks = (*state.hand.tricks, state.hand.trick)
        yield from chain(*state.hand.held, state.hand.stock, *state.hand.thrown, *(t.cards for t in tricks))


def _sobe_known(state: sobe_e_desce.State, seat: Seat) -> set[Card]:
    """Its own, also those thrown away, the one turned up, those played."""
    hand = state.hand
    if hand is None:
        return set()
    played = chain(*(trick.cards for trick in (*hand.tricks, hand.trick)))
    turned = () if hand.turned_up is None else (hand.turned_up,)
    return {*hand.of(seat), *hand.thrown[seat.place], *turned, *played}


FACTS: Mapping[str, GameFacts] = {
    "sueca": GameFacts(_sueca_choice, _sueca_tries, _sueca_cards, _sueca_known),
    "truco": GameFacts(_truco_choice, _truco_tries, _truco_cards, _truco_known),
    "sobe-e-desce": GameFacts(_sobe_choice, _sobe_tries, _sobe_cards, _sobe_known),
}
