"""Positions for tests of the players: whole deals, and a view of S in the middle of a hand."""

from __future__ import annotations

from sueca_desktop.cards import Card, parse_cards
from sueca_desktop.rules import sueca
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import HandView, Phase, PlayerView, Rules, State
from sueca_desktop.rules.tricks import Trick, follows
from sueca_desktop.table.deals import numbered_deal


def dealt(rules: Rules, number: int) -> State:
    """A numbered deal before its first card."""
    state = State(rules)
    for action in numbered_deal(rules, number).actions(rules):
        state, _ = sueca.apply(state, action)
    return state


def position(
    mine: str,
    lying: str,
    leader: Seat,
    trump: str,
    *,
    finished: tuple[tuple[Seat, str], ...] = (),
    holder: Seat = Seat.W,
    rules: Rules | None = None,
) -> PlayerView:
    """S is to play. `trump` is the turned card, held by `holder` while it has not been played; `finished`
    are the tricks before, each with its leader."""
    rules = rules or Rules()
    direction = rules.order_of_play
    tricks = tuple(Trick(first, direction, parse_cards(cards)) for first, cards in finished)
    trick = Trick(leader, direction, parse_cards(lying))
    assert trick.to_play is Seat.S
    cards = parse_cards(mine)
    turned = Card.parse(trump)
    played = [card for done in (*tricks, trick) for card in done.cards]
    lay = {seat for seat, _ in trick.plays()}
    left = len(cards)
    points, taken = [0, 0], [0, 0]
    for done in tricks:
        team = done.winner(turned.suit, rules.order).team.place
        points[team] += rules.points(done.cards)
        taken[team] += 1
    hand = HandView(
        seat=Seat.S,
        dealer=holder,
        holder=holder,
        trump=turned,
        end="bottom",
        trump_is_open=turned not in played,
        cards=cards,
        counts=tuple(left - (seat in lay) for seat in SEATS),
        trick=trick,
        tricks=tricks,
        points=(points[0], points[1]),
        taken=(taken[0], taken[1]),
        off_suit=frozenset(),
    )
    free = rules.revoke != "prevented"
    return PlayerView(
        seat=Seat.S,
        rules=rules,
        phase=Phase.PLAY,
        to_act=(Seat.S,),
        dealer=holder,
        cutter=None,
        score=(0, 0),
        carry=0,
        results=(),
        hand=hand,
        actions=tuple(Play(Seat.S, card) for card in cards if free or follows(card, trick.led, cards)),
    )
