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


class IllegalAction(Exception):
    """An action that cannot come next; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
