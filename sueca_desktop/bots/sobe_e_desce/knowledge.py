"""What a view tells about the cards that it does not show, in codes."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.bots.sobe_e_desce.codes import (
    ACE,
    ALL,
    CODES,
    HIGHER,
    OF_SUIT,
    SUIT,
    bits,
    suit_code,
)
from sueca_desktop.rules.sobe_e_desce import HandView, PlayerView


class Knowledge(Struct, frozen=True):
    """A hand as the one who decides knows it, players numbered in the order of play from him.

    cards: his own. seen: all cards played. unseen: those of which he does not know where they are.
    trump: -1 until it is chosen. entered, out: who plays and who does not, in the order of speaking.
    waiting: who has still to speak, beginning with himself if it is his turn. must: who has to enter.
    counts, exchanged: cards held and exchanged. played: who has played what. cannot: the cards that each
    player cannot hold now, because he would have had to play otherwise. turned_up: the card, or -1.
    lying, best: the trick on the table and who wins it, or who leads. scores: points before the hand.
    following: who plays after whom, -1 for those who do not play.
    """

    cards: list[int]
    seen: int
    unseen: list[int]
    trump: int
    chooser: int
    entered: list[int]
    out: list[int]
    waiting: list[int]
    must: list[bool]
    counts: list[int]
    exchanged: list[int]
    played: list[list[int]]
    cannot: list[int]
    turned_up: int
    lying: list[int]
    best: int
    taken: list[int]
    scores: tuple[int, int, int, int]
    following: list[int]

    @property
    def after(self) -> int:
        """How many play to the trick after the one who plays next."""
        return len(self.entered) - 1 - len(self.lying)


def known(view: PlayerView, hand: HandView) -> Knowledge:
    """What the seat of a view knows of the hand."""
    seats = list(view.rules.order_of_play.from_seat(view.seat))
    number = {seat: player for player, seat in enumerate(seats)}
    trump = -1 if hand.trump is None else suit_code(hand.trump)
    cards = [CODES[card] for card in hand.cards]
    tricks = [*hand.tricks, hand.trick]
    played: list[list[int]] = [[], [], [], []]
    cannot = [0, 0, 0, 0]
    for trick in tricks:
        _learn([(number[seat], CODES[card]) for seat, card in trick.plays()], trump, played, cannot)
    seen = bits([code for codes in played for code in codes])
    hidden = ALL & ~seen & ~bits(cards) & ~bits([CODES[card] for card in hand.thrown])
    spoken = {*hand.entered, *hand.sat_out}
    entered = [number[seat] for seat in hand.entered]
    south, east, north, west = (view.score[seat.place] for seat in seats)
    return Knowledge(
        cards=cards,
        seen=seen,
        unseen=[code for code in range(40) if hidden >> code & 1],
        trump=trump,
        chooser=number[hand.chooser],
        entered=entered,
        out=[number[seat] for seat in hand.sat_out],
        waiting=[
            number[seat] for seat in view.rules.order_of_play.from_seat(hand.chooser) if seat not in spoken
        ],
        must=[view.duty_of(seat) is not None for seat in seats],
        counts=[hand.counts[seat.place] for seat in seats],
        exchanged=[hand.exchanged[seat.place] for seat in seats],
        played=played,
        cannot=cannot,
        turned_up=-1 if hand.turned_up is None else CODES[hand.turned_up],
        lying=[CODES[card] for card in hand.trick.cards],
        best=number[
            hand.trick.winner(hand.trump, view.rules.order) if hand.trick.cards else hand.trick.leader
        ],
        taken=[hand.taken[seat.place] for seat in seats],
        scores=(south, east, north, west),
        following=around(entered),
    )


def around(entered: list[int]) -> list[int]:
    """Who plays after whom, -1 for those who have not entered."""
    in_order = sorted(entered)
    following = [-1] * 4
    for place, player in enumerate(in_order):
        following[player] = in_order[(place + 1) % len(in_order)]
    return following


def _learn(plays: list[tuple[int, int]], trump: int, played: list[list[int]], cannot: list[int]) -> None:
    """Takes down who played what, and what that says about the cards that they have left."""
    for turn, (player, code) in enumerate(plays):
        played[player].append(code)
        if turn == 0:
            if code != 10 * trump + ACE:
                cannot[player] |= 1 << (10 * trump + ACE)
            continue
        led = SUIT[plays[0][1]]
        if SUIT[code] == led:
            continue
        cannot[player] |= OF_SUIT[led]
        trumps = [other for _, other in plays[:turn] if SUIT[other] == trump]
        highest = max(trumps, default=-1)
        if SUIT[code] == trump and code > highest:
            continue
        cannot[player] |= OF_SUIT[trump] if highest < 0 else HIGHER[highest]
