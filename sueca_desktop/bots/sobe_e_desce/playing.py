"""How a card is chosen by rules of thumb, and how a hand goes on if everybody chooses so."""

from __future__ import annotations

from sueca_desktop.bots.sobe_e_desce.codes import ALL, HIGHER, OF_SUIT, STRENGTH, SUIT, playable
from sueca_desktop.bots.sobe_e_desce.judgement import WORTH
from sueca_desktop.bots.sobe_e_desce.weights import LEAD_TO_WIN, TAKE


def chance_to_win(code: int, led: int, trump: int, unseen: int, held: int, after: int) -> float:
    """How likely a card that is winning stays so, with `after` players of `held` cards each still to come."""
    if not after:
        return 1.0
    missing = 1 - held / max(unseen.bit_count(), held)
    higher = (unseen & HIGHER[code]).bit_count()
    if SUIT[code] == led:
        alone = missing**higher
        if led != trump:
            of_suit = missing ** (unseen & OF_SUIT[led]).bit_count()
            alone += of_suit * (missing ** (unseen & OF_SUIT[trump]).bit_count() - 1)
    else:
        alone = 1 - missing ** (unseen & OF_SUIT[led]).bit_count() * (1 - missing**higher)
    return alone**after if after > 1 else alone


def thumb_card(hand: list[int], lying: list[int], trump: int, after: int, seen: int) -> int:
    """The card that the rules of thumb choose. `after` players come later; `seen` are all cards played."""
    cards = playable(hand, lying, trump)
    if len(cards) == 1:
        return cards[0]
    unseen = ALL & ~seen
    for code in hand:
        unseen &= ~(1 << code)
    if not lying:
        held = len(hand)
        best, most = -1, -1.0
        for code in cards:
            chance = chance_to_win(code, SUIT[code], trump, unseen, held, after)
            if chance > most:
                best, most = code, chance
        return best if most >= LEAD_TO_WIN else cheapest(cards, trump)
    strengths = STRENGTH[trump][SUIT[lying[0]]]
    highest = max([strengths[code] for code in lying])
    winners = [code for code in cards if strengths[code] > highest]
    if not winners:
        return cheapest(cards, trump)
    if not after:
        return cheapest(winners, trump)
    best, most = -1, -1.0
    led, held = SUIT[lying[0]], len(hand)
    for code in winners:
        chance = chance_to_win(code, led, trump, unseen, held, after)
        if chance > most + 0.02:
            best, most = code, chance
    return best if most >= TAKE or len(winners) == len(cards) else cheapest(cards, trump)


def cheapest(cards: list[int], trump: int) -> int:
    """The card that is worth least later."""
    return min(cards, key=WORTH[trump].__getitem__)


def play_out(
    hands: list[list[int]],
    following: list[int],
    trump: int,
    to_play: int,
    lying: list[int],
    best: int,
    taken: list[int],
    seen: int,
    first: int = -1,
) -> None:
    """Plays a hand to its end by rules of thumb, from the middle of a trick or between two.

    `following` says who plays after whom (-1 for those who sit out); `best` is who wins the trick so far;
    `first` is the first card, where it is not for the rules of thumb to choose. `hands`, `lying` and `taken`
    are used up.
    """
    players = sum(after >= 0 for after in following)
    strengths = STRENGTH[trump][SUIT[lying[0]]] if lying else STRENGTH[trump][0]
    highest = max(strengths[code] for code in lying) if lying else -1
    while True:
        hand = hands[to_play]
        if first >= 0:
            card, first = first, -1
        elif len(hand) == 1:
            card = hand[0]
        else:
            card = thumb_card(hand, lying, trump, players - 1 - len(lying), seen)
        hand.remove(card)
        if not lying:
            strengths = STRENGTH[trump][SUIT[card]]
            highest = -1
        lying.append(card)
        seen |= 1 << card
        if strengths[card] > highest:
            highest, best = strengths[card], to_play
        to_play = following[to_play]
        if len(lying) == players:
            taken[best] += 1
            lying.clear()
            to_play = best
            if not hand:
                return
