"""The duties of play and the winner of a trick from the words of the rules: letters and lists only, so that
the engine can be held against something that shares nothing with it."""

from __future__ import annotations

RANKS = "A7KJQ65432"


def higher(one: str, other: str) -> bool:
    """Whether a card beats another of the same suit."""
    return RANKS.index(one[0]) < RANKS.index(other[0])


def playable(held: list[str], lying: list[str], trump: str) -> list[str]:
    """The cards that may be played to those that lie."""
    if not lying:
        return ["A" + trump] if "A" + trump in held else held
    if follow := [card for card in held if card[1] == lying[0][1]]:
        return follow
    trumps = [card for card in held if card[1] == trump]
    trumps_lying = [card for card in lying if card[1] == trump]
    if not trumps_lying:
        return trumps or held
    overtrump = [card for card in trumps if all(higher(card, other) for other in trumps_lying)]
    return overtrump or held


def winning(lying: list[str], trump: str) -> int:
    """Which of the cards that lie takes the trick, counted from 0."""
    suit = trump if any(card[1] == trump for card in lying) else lying[0][1]
    rivals = [card for card in lying if card[1] == suit]
    return lying.index(min(rivals, key=lambda card: RANKS.index(card[0])))


def next_player(order: str, out: str, seat: str) -> str:
    """Who plays after `seat`, those who sit out being skipped."""
    following = order[order.index(seat) + 1 :] + order
    return next(other for other in following if other not in out)
