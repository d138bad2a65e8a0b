"""What a choice leads to in one world, if everybody goes on by rules of thumb."""

from __future__ import annotations

from sueca_desktop.bots.sobe_e_desce.codes import SUIT
from sueca_desktop.bots.sobe_e_desce.judgement import SIT_OUT, TURN_UP, enters, worth_keeping
from sueca_desktop.bots.sobe_e_desce.knowledge import Knowledge, around
from sueca_desktop.bots.sobe_e_desce.playing import play_out
from sueca_desktop.bots.sobe_e_desce.stakes import Scores
from sueca_desktop.bots.sobe_e_desce.worlds import Hands
from sueca_desktop.rules.sobe_e_desce.variant import NO_TRICK, TRICKS

HEARTS, CLUBS = 1, 3


def try_trump(known: Knowledge, hands: Hands, stock: list[int], suit: int) -> Scores:
    """The scores after player 0, the chooser, has named a suit, or has turned a card up."""
    stock = stock[:]
    trump = SUIT[stock[-1]] if suit == TURN_UP else suit
    hands = [[*hand, stock.pop(), stock.pop()] for hand in hands]
    return _speak(known, hands, stock, trump, worth_keeping(hands[0], trump))


def try_entering(known: Knowledge, hands: Hands, stock: list[int], keeping: list[int] | None) -> Scores:
    """The scores after player 0 has entered, keeping some cards, or has sat out."""
    return _speak(known, hands, stock[:], known.trump, keeping)


def try_card(known: Knowledge, hands: Hands, code: int) -> Scores:
    """The scores after player 0 has played a card to the trick that lies."""
    hands = [hand[:] for hand in hands]
    taken = known.taken[:]
    play_out(hands, known.following, known.trump, 0, known.lying[:], known.best, taken, known.seen, code)
    return _scores(known, known.trump, known.entered, taken)


def _speak(known: Knowledge, hands: Hands, stock: list[int], trump: int, keeping: list[int] | None) -> Scores:
    """All who have not spoken speak, player 0 as given; then the hand is played out."""
    hands = [hand[:] for hand in hands]
    entered = known.entered[:]
    for player in known.waiting:
        if player == 0:
            keep = keeping
        elif known.must[player] or trump == HEARTS or enters(hands[player], trump, len(entered)):
            keep = worth_keeping(hands[player], trump)
        else:
            keep = SIT_OUT
        if keep is not None:
            fresh = TRICKS - len(keep)
            hands[player] = keep + stock[len(stock) - fresh :]
            del stock[len(stock) - fresh :]
            entered.append(player)
    taken = [0, 0, 0, 0]
    if len(entered) == 1:
        taken[entered[0]] = TRICKS
    else:
        play_out(hands, around(entered), trump, known.chooser, [], -1, taken, 0)
    return _scores(known, trump, entered, taken)


def _scores(known: Knowledge, trump: int, entered: list[int], taken: list[int]) -> Scores:
    worth = 2 if trump == CLUBS else 1
    me, second, third, fourth = (
        points if player not in entered else points + worth * (-taken[player] or NO_TRICK)
        for player, points in enumerate(known.scores)
    )
    return me, second, third, fourth
