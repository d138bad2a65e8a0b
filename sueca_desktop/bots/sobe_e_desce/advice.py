"""What a player advises, and why: ids and facts that `text` puts into words."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from sueca_desktop.bots.player import Cancelled, Limit, Player
from sueca_desktop.bots.sobe_e_desce.codes import CODES, HIGHER, OF_SUIT, STRENGTH, SUIT, playable
from sueca_desktop.bots.sobe_e_desce.judgement import WORTH, enters, worth_keeping
from sueca_desktop.bots.sobe_e_desce.knowledge import Knowledge, known
from sueca_desktop.bots.sobe_e_desce.levels import player_for
from sueca_desktop.bots.sobe_e_desce.playing import cheapest
from sueca_desktop.bots.sobe_e_desce.rule_player import RulePlayer
from sueca_desktop.levels import HintLevel, Level
from sueca_desktop.rules.actions import Action, Enter, NameTrump, Play, SitOut, TurnUp
from sueca_desktop.rules.sobe_e_desce import Duty, PlayerView

_SEED = 0  # the same question gets the same hint


class HintReason(StrEnum):
    """Why an action is advised."""

    # Trumps.
    NAME_STRONGEST = "name_strongest"  # the suit of which one holds most
    TURN_UP = "turn_up"  # three cards that make no good trumps
    # In or out.
    MUST_ENTER = "must_enter"  # [duty]
    GOOD_HAND = "good_hand"
    POOR_HAND = "poor_hand"  # whoever enters and wins no trick goes up
    # The trick.
    ONLY_CARD = "only_card"
    LEAD_SURE = "lead_sure"  # nobody can beat it
    LEAD_HIGH = "lead_high"  # it may well win
    LEAD_LOW = "lead_low"  # it costs least
    TAKE_SURE = "take_sure"  # nobody can beat it
    TAKE_LIKELY = "take_likely"
    CANNOT_WIN = "cannot_win"  # nothing beats what lies: throw the weakest
    SAVE_WINNER = "save_winner"  # it could be beaten yet: keep the better card
    # Nothing plainer can be said of it.
    WEIGHED = "weighed"  # it promises most over the ways in which the unseen cards may lie


class Advice(Struct, frozen=True):
    """An action, the reason for it, and the facts that the reason is about. How many cards to exchange, and
    which, is in the action."""

    action: Action
    reason: HintReason
    duty: Duty | None = None


def advise(view: PlayerView, level: HintLevel, limit: Limit, cancelled: Cancelled) -> Advice | None:
    """What a player of a level would do, without oversights, and why; None where the seat has nothing to
    decide."""
    slips = level is Level.INTERMEDIATE
    player: Player = RulePlayer(_SEED, forgetful=False) if slips else player_for(level, _SEED)
    action = player.choose(view, limit, cancelled)
    return None if action is None else explain(view, action)


def explain(view: PlayerView, action: Action) -> Advice:
    """The plainest reason for an action of the view's seat, for one who wants to win tricks."""
    assert view.hand is not None
    mine = known(view, view.hand)
    match action:
        case TurnUp():
            return Advice(action, HintReason.TURN_UP)
        case NameTrump(_, suit):
            held = [card.suit for card in view.hand.cards]
            most = held.count(suit) == max(map(held.count, held))
            return Advice(action, HintReason.NAME_STRONGEST if most else HintReason.WEIGHED)
        case Enter():
            duty = view.duty_of(view.seat)
            if duty is not None:
                return Advice(action, HintReason.MUST_ENTER, duty)
            good = enters(mine.cards, mine.trump, len(mine.entered))
            return Advice(action, HintReason.GOOD_HAND if good else HintReason.WEIGHED)
        case SitOut():
            good = enters(mine.cards, mine.trump, len(mine.entered))
            return Advice(action, HintReason.WEIGHED if good else HintReason.POOR_HAND)
        case Play(_, card):
            return Advice(action, _reason_to_play(mine, CODES[card]))
        case _:
            raise ValueError(f"nothing to explain in {action}")


def _reason_to_play(mine: Knowledge, code: int) -> HintReason:
    cards = playable(mine.cards, mine.lying, mine.trump)
    if len(cards) == 1:
        return HintReason.ONLY_CARD
    weakest = WORTH[mine.trump][code] == WORTH[mine.trump][cheapest(cards, mine.trump)]
    if not mine.lying:
        if _is_sure(mine, code):
            return HintReason.LEAD_SURE
        if code in worth_keeping(cards, mine.trump):
            return HintReason.LEAD_HIGH
        return HintReason.LEAD_LOW if weakest else HintReason.WEIGHED
    strengths = STRENGTH[mine.trump][SUIT[mine.lying[0]]]
    highest = max(strengths[lying] for lying in mine.lying)
    if strengths[code] > highest:
        return HintReason.TAKE_SURE if _is_sure(mine, code) else HintReason.TAKE_LIKELY
    if not weakest:
        return HintReason.WEIGHED
    can_win = any(strengths[other] > highest for other in cards)
    return HintReason.SAVE_WINNER if can_win else HintReason.CANNOT_WIN


def _is_sure(mine: Knowledge, code: int) -> bool:
    """Whether none of those who play later can have a card that beats it."""
    unseen = sum(1 << other for other in mine.unseen)
    beats = HIGHER[code] | (0 if SUIT[code] == mine.trump else OF_SUIT[mine.trump])
    to_play, later = mine.following[0], []
    for _ in range(sum(after >= 0 for after in mine.following) - 1 - len(mine.lying)):
        later.append(to_play)
        to_play = mine.following[to_play]
    return all(not unseen & beats & ~mine.cannot[player] for player in later)
