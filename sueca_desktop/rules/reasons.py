"""Why an action is refused: ids that `text` puts into words."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why an action cannot come next."""

    NOT_NOW = "not_now"  # the match waits for something else
    MATCH_OVER = "match_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_THE_PACK = "not_the_pack"  # a shuffled deck that is not the forty cards in use
    BAD_CUT = "bad_cut"  # fewer than 1 or more than 39 cards lifted
    NOT_HELD = "not_held"
    MUST_FOLLOW = "must_follow"
    NOTHING_TO_CLAIM = "nothing_to_claim"  # the accused has followed suit in every trick, or is one's partner
    # sobe e desce
    MUST_LEAD_ACE = "must_lead_ace"  # a leader who holds the ace of trumps leads it
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"
    MUST_ENTER = "must_enter"  # the chooser, with hearts as trumps, near zero, or after sitting out twice
    BAD_EXCHANGE = "bad_exchange"  # a card named twice
    # truco
    CANNOT_COVER = "cannot_cover"  # face down in the first trick, or where the rules know no covered cards
    CANNOT_PASS = (
        "cannot_pass"  # the partner has cards, a set was passed already, or the rules know no passing
    )
    CANNOT_DISCARD = "cannot_discard"  # no more sets may be thrown away in this match
    CANNOT_RAISE = "cannot_raise"  # one's own team raised last, the ladder ends, or the hand is special
    CANNOT_SIGNAL = "cannot_signal"  # the rules know no signals, or the record is nearly full


class IllegalAction(Exception):
    """An action that cannot come next; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
