"""Whole hands, played by people who follow suit and know no more."""

from __future__ import annotations

from random import Random

from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Action, Play, Score, Spoil
from sueca_desktop.rules.sueca import Phase, Rules, State, apply
from sueca_desktop.rules.sueca.played import PlayedHand, played_hands
from sueca_desktop.rules.tricks import follows
from sueca_desktop.table.deals import numbered_deal


def actions_of_a_hand(rules: Rules, deal: int, *, revoke_at: int | None = None) -> tuple[Action, ...]:
    """A numbered deal from the draw to its result. From card `revoke_at` on, whoever first can revokes."""
    state, actions, chance = State(rules), list[Action](), Random(deal)

    def do(action: Action) -> None:
        nonlocal state
        state, _ = apply(state, action)
        actions.append(action)

    for action in numbered_deal(rules, deal).actions(rules):
        do(action)
    cards, honest = 0, revoke_at is None
    while not state.results:
        if state.phase is Phase.SCORE:
            do(Score())
            continue
        hand = state.hand
        assert hand is not None
        if state.phase is Phase.SPOIL:
            do(Spoil(hand.trick.leader, False))
            continue
        seat, led = hand.trick.to_play, hand.trick.led
        held = hand.of(seat)
        wrong = [card for card in held if not follows(card, led, held)]
        if not honest and cards >= (revoke_at or 0) and wrong:
            card: Card = wrong[0]
            honest = True
        else:
            card = chance.choice([card for card in held if card not in wrong])
        do(Play(seat, card))
        cards += 1
    assert honest, "nobody could revoke"
    return tuple(actions)


def finished_hand(rules: Rules, deal: int, *, revoke_at: int | None = None) -> PlayedHand:
    """The hand that `actions_of_a_hand` plays."""
    (hand,) = played_hands(rules, actions_of_a_hand(rules, deal, revoke_at=revoke_at))
    return hand
