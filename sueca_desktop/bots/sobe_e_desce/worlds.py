"""Ways in which the cards that a player does not see may lie."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum

from sueca_desktop.bots.sobe_e_desce.codes import SUIT
from sueca_desktop.bots.sobe_e_desce.judgement import WORTH, enters, worth_keeping
from sueca_desktop.bots.sobe_e_desce.knowledge import Knowledge
from sueca_desktop.bots.sobe_e_desce.weights import ENTER_FROM, FRESH, WORTH_TURNING_UP
from sueca_desktop.rules.sobe_e_desce.variant import TRICKS

Hands = list[list[int]]

_TRIES = 4
"""How often a hand that fits badly with what its player said is drawn at most."""


def sample(known: Knowledge, chance: Callable[[], float], *, guessing: bool) -> tuple[Hands, list[int]]:
    """Hands for all four and the stock, its next card last: drawn among those that fit what was seen.

    With `guessing`, whoever exchanged few cards is thought to have kept good ones, good enough for what he
    said, and whoever sits out to hold bad ones; else nothing but what is certain counts.
    """
    pool = list(known.unseen)
    for last in range(len(pool) - 1, 0, -1):
        other = int(chance() * (last + 1))
        pool[last], pool[other] = pool[other], pool[last]
    hands: Hands = [known.cards[:], [], [], []]
    thrown = sum(known.exchanged[1:])
    if known.turned_up in pool and known.chooser:
        pool.remove(known.turned_up)
        if _keeps_turned_up(known):
            hands[known.chooser].append(known.turned_up)
        else:
            thrown -= 1
    # Those of whom most is known first, so that the cards that they may hold are not given away.
    playing = [player for player in known.entered if player]
    for player in sorted(playing, key=lambda player: -known.cannot[player].bit_count()):
        _give_player(known, player, pool, hands[player], guessing)
    for player in range(1, 4):
        if player not in known.entered:
            _give_idle(known, player, pool, hands[player], guessing and player in known.out)
    _throw(known, pool, thrown)
    return hands, pool


def _keeps_turned_up(known: Knowledge) -> bool:
    """Whether the chooser has the card turned up still: one who threw some cards away kept a trump."""
    chooser = known.chooser
    possible = known.counts[chooser] > 0 and not known.cannot[chooser] >> known.turned_up & 1
    return possible and known.exchanged[chooser] < TRICKS


def _give_player(known: Knowledge, player: int, pool: list[int], hand: list[int], guessing: bool) -> None:
    missing = known.counts[player] - len(hand)
    cannot = known.cannot[player]
    if guessing:
        kept = TRICKS - known.exchanged[player] - len(worth_keeping(known.played[player] + hand, known.trump))
        worth = WORTH[known.trump]
        good = [code for code in pool if worth[code] > FRESH and not cannot >> code & 1]
        count = max(0, min(kept, missing))
        for _ in range(_TRIES):
            if _fits_what_was_said(known, player, known.played[player] + hand + good[:count]):
                break
            good = good[count:] + good[:count]
        for code in good[:count]:
            pool.remove(code)
            hand.append(code)
            missing -= 1
    for _ in range(missing):
        fitting = next((code for code in pool if not cannot >> code & 1), pool[0])
        pool.remove(fitting)
        hand.append(fitting)


def _fits_what_was_said(known: Knowledge, player: int, cards: list[int]) -> bool:
    """Whether a player with these cards would have named the trumps, or have entered of his own will."""
    worth = WORTH[known.trump]
    kept = [code for code in cards if worth[code] > FRESH]
    if player == known.chooser:
        trumps = fsum([worth[code] for code in kept if SUIT[code] == known.trump])
        return known.turned_up >= 0 or trumps >= WORTH_TURNING_UP
    promised = fsum([worth[code] for code in kept]) + FRESH * known.exchanged[player]
    return known.must[player] or promised >= ENTER_FROM[known.entered.index(player)]


def _give_idle(known: Knowledge, player: int, pool: list[int], hand: list[int], sat_out: bool) -> None:
    missing = known.counts[player] - len(hand)
    if sat_out:
        entered = (player - known.chooser) % 4 - known.out.index(player)
        for _ in range(_TRIES):
            if not enters(pool[:missing], known.trump, entered):
                break
            pool[:] = pool[missing:] + pool[:missing]
    hand.extend(pool[:missing])
    del pool[:missing]


def _throw(known: Knowledge, pool: list[int], thrown: int) -> None:
    """Takes what the others threw away, bad cards if there are any, out of what may be the stock."""
    bad = [code for code in pool if WORTH[known.trump][code] <= FRESH] if thrown else []
    for code in bad[:thrown]:
        pool.remove(code)
    del pool[: max(0, thrown - len(bad))]
