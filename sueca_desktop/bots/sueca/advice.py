"""What a player advises, and why: ids and facts that `text.hints` puts into words."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.actions import Play, Spoil
from sueca_desktop.rules.seats import Seat


class HintReason(StrEnum):
    """Why an action is advised. In brackets: the facts that come with it."""

    ONLY_CARD = "only_card"
    # Leading.
    LEAD_SURE = "lead_sure"  # nobody can beat it any more (also for a sure trick without points)
    LEAD_WINNER = "lead_winner"  # no higher card of its suit is out, but somebody may trump
    LEAD_TO_PARTNERS_TRUMPS = "lead_to_partners_trumps"  # [suit, seat] the partner is void and may trump
    LEAD_LAST_OF_SUIT = "lead_last_of_suit"  # [suit] afterwards it can be trumped
    LEAD_LOW = "lead_low"  # a card without points gives the least away
    DRAW_TRUMPS = "draw_trumps"  # so that they cannot trump in
    LEAD_LEAST_HARM = "lead_least_harm"  # nothing good to lead
    # The trick is, or will be, one's own.
    TAKE_SURE = "take_sure"  # [points] nobody can beat it any more
    TAKE_LIKELY = "take_likely"  # [points] it will probably hold
    TRUMP_IN = "trump_in"  # [points]
    OVERTRUMP = "overtrump"  # [points]
    FORCE = "force"  # they must spend a better card to take it
    # The trick is, or will be, the partner's.
    LOAD = "load"  # [points of the card]
    LOAD_LIKELY = "load_likely"  # [points of the card] it will probably stay theirs
    LOAD_PARTNER_TO_COME = "load_partner_to_come"  # [points of the card] the partner plays later
    PARTNER_WINS = "partner_wins"  # nothing more is needed
    PARTNER_MAY_WIN = "partner_may_win"
    SECURE_PARTNERS_TRICK = "secure_partners_trick"  # [points] they could beat the partner, hardly this card
    # The trick is lost, or not worth it.
    CHEAPEST = "cheapest"  # give them as little as possible
    SAVE_TRUMP = "save_trump"  # [points that lie]
    SAVE_WINNER = "save_winner"  # [kept]
    KEEP_GUARD = "keep_guard"  # [kept: a manilha that another card must keep company]
    MAKE_VOID = "make_void"  # [suit]
    # Nothing plainer can be said of it.
    WEIGHED = "weighed"  # it promises most over the ways in which the unseen cards may lie
    # Besides cards.
    WINS_HAND = "wins_hand"  # [points in all] more than half of all points is sure with it
    THROW_IN = "throw_in"
    PLAY_ON = "play_on"


class Advice(Struct, frozen=True):
    """An action, the reason for it, and the facts that the reason is about."""

    action: Play | Spoil
    reason: HintReason
    points: int = 0
    suit: Suit | None = None
    seat: Seat | None = None
    kept: Card | None = None
