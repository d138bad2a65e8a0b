"""How a match of sueca is shown, and what the person's doings mean in it."""

from __future__ import annotations

import random

from sueca_desktop.bots.player import Player
from sueca_desktop.bots.sueca.adviser import Adviser
from sueca_desktop.bots.sueca.rule_player import explain
from sueca_desktop.cards import Card
from sueca_desktop.levels import HintLevel
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Action, Claim, Cut, End, Play, Score, Spoil, TurnTrump
from sueca_desktop.rules.events import DealSpoiled, Event, HandScored, MatchWon, RevokeClaimed, TrickTaken
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import HandReason
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import Phase, PlayerView
from sueca_desktop.table.deals import moved_seat
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text.hints import hint_sentence
from sueca_desktop.text.problems import refusal
from sueca_desktop.text.sueca import table_text
from sueca_desktop.text.sueca.heard_text import turn_call
from sueca_desktop.ui.bot_thread import Answers
from sueca_desktop.ui.games.conduct import (
    AnyResult,
    Ask,
    Do,
    Half,
    Hint,
    Invite,
    Next,
    Outcry,
    Pause,
    Refusal,
)
from sueca_desktop.ui.games.sueca import buttons
from sueca_desktop.ui.games.sueca.answers import ANSWERS
from sueca_desktop.ui.games.sueca.moment import Moment, after, covered
from sueca_desktop.ui.scene.celebration import Feast
from sueca_desktop.ui.scene.cues import Sound
from sueca_desktop.ui.scene.picture import Picture
from sueca_desktop.ui.table_buttons import Buttons

_CUT_LIMITS = (1, 39)
_END: dict[str, End] = {"top": "top", "bottom": "bottom"}


class SuecaConduct:
    """The conduct of one match; see `games.conduct.Conduct`."""

    def __init__(self) -> None:
        self._cut_at = 20
        self._accusing = False
        self._no_claim: set[Seat] = set()  # who had nothing to claim after the last trick
        self._others: frozenset[Seat] = frozenset()  # the persons besides the one who looks

    @property
    def answers(self) -> Answers:
        return ANSWERS

    def forget(self) -> None:
        self._accusing, self._no_claim = False, set()

    def turned(self, seat: Seat, others: frozenset[Seat]) -> None:
        self._accusing, self._others = False, others
        self._no_claim = {moved_seat(silent, seat) for silent in self._no_claim}

    def for_everybody(self, view: PlayerView) -> PlayerView:
        return covered(view)

    # ------------------------------------------------------------ how it is shown

    def picture(self, view: PlayerView) -> Picture:
        return Moment(view).picture()

    def picture_to_decide(self, view: PlayerView, draw: DealerDraw | None) -> Picture:
        cutting = view.phase is Phase.CUT and view.my_turn
        return Moment(view, draw=draw, cut_at=self._cut_at if cutting else None).picture()

    def after(self, picture: Picture, event: Event) -> Picture:
        assert isinstance(picture.told, Moment)
        return after(picture.told, event).picture()

    def buttons(self, view: PlayerView, header: Header) -> Buttons:
        if self._accusing:
            return buttons.claim_confirmation(view.claimable, header)
        return buttons.buttons(view, all_had_their_say=self._to_say(view) is None)

    def least_buttons(self, view: PlayerView) -> int:
        return 1 if view.rules.revoke != "prevented" else 0

    # ------------------------------------------------------------ what comes next

    def next(self, view: PlayerView, header: Header) -> Next:
        if self._accusing:  # which costs games if it is wrong: meanwhile nothing goes on
            words = buttons.claim_warning(view.claimable, header)
            return Invite(words, note=words, step="accusing")
        if view.phase is Phase.SCORE:
            return self._next_to_claim(view, header)
        if not view.my_turn:
            return Ask(view.to_act[0])
        note = table_text.spoil_prompt() if view.phase is Phase.SPOIL else ""
        return Invite(turn_call(view, header), note=note)

    def _next_to_claim(self, view: PlayerView, header: Header) -> Next:
        """After the tenth trick: each of the others may claim what it can prove, then each person may."""
        seat = self._to_say(view)
        if seat is not None:
            return Ask(seat)
        if view.claimable and view.seat not in self._no_claim:
            return Invite(turn_call(view, header), note=table_text.score_prompt())
        other = self._other_to_say(view)
        return Do(Score()) if other is None else Ask(other)

    def _to_say(self, view: PlayerView) -> Seat | None:
        """Which player of the program could still claim a revoke after the last trick."""
        said = (view.seat, *self._others, *self._no_claim)
        return next((seat for seat in SEATS if seat not in said), None)

    def _other_to_say(self, view: PlayerView) -> Seat | None:
        """Which other person could still claim a revoke after the last trick."""
        off_suit = frozenset() if view.hand is None else view.hand.off_suit
        waiting = [seat for seat in SEATS if seat in self._others and seat not in self._no_claim]
        return next((seat for seat in waiting if off_suit.intersection(seat.opponents)), None)

    def answered(self, view: PlayerView, seat: Seat, action: Action | None) -> Action | None:
        if action is None:
            self._no_claim.add(seat)
        return action

    def shows_result(self, result: AnyResult) -> bool:
        return result.reason is not HandReason.SPOILED

    # ------------------------------------------------------------ what the person does

    def choose(self, view: PlayerView, card: Card, *, covered: bool) -> Action:
        return Play(view.seat, card)

    def refusal(self, view: PlayerView, reason: Reason) -> Refusal:
        if reason is not Reason.MUST_FOLLOW or view.hand is None:
            return Refusal(refusal(reason, None, ()), marks_card=False)
        led = view.hand.trick.led
        suit = sorted((card for card in view.hand.cards if card.suit is led), key=view.rules.sort_key)
        return Refusal(refusal(reason, led, suit), marks_card=True)

    def press(self, view: PlayerView, button: str) -> Action | Half:
        verb, _, detail = button.partition(":")
        match verb:
            case "accuse" | "withdraw":
                self._accusing = verb == "accuse"
                return Half.DONE
            case "claim":
                return Claim(view.seat, Seat(detail))
            case "cut":
                return Cut(view.seat, _cut_after(random.randrange(*_CUT_LIMITS) - 1))
            case "turn":
                return TurnTrump(view.seat, _END[detail])
            case "spoil":
                return Spoil(view.seat, detail == "yes")
            case "score" if self._other_to_say(view) is not None:
                self._no_claim.add(view.seat)
                return Half.DONE
            case "score":
                return Score()
            case _:
                raise ValueError(f"no button of sueca: {button}")

    def choose_place(self, view: PlayerView, place: int) -> Action | None:
        if view.phase is Phase.CUT and view.my_turn:
            return Cut(view.seat, _cut_after(place))
        return None

    def point_at_place(self, view: PlayerView, place: int) -> bool:
        if view.phase is not Phase.CUT or not view.my_turn or self._cut_at == _cut_after(place):
            return False
        self._cut_at = _cut_after(place)
        return True

    # ------------------------------------------------------------ hints

    def can_hint(self, view: PlayerView) -> bool:
        return view.phase is Phase.PLAY and view.my_turn

    def adviser(self, level: HintLevel) -> Player:
        return Adviser(level)

    def hint(self, view: PlayerView, action: Action, header: Header) -> Hint:
        assert isinstance(action, Play)
        return Hint(hint_sentence(explain(view, action.card), header), (action.card,))

    # ------------------------------------------------------------ what happened

    def sentence(self, event: Event, header: Header) -> str | None:
        return table_text.event_sentence(event, header)

    def outcry(self, event: Event) -> Outcry | None:
        match event:
            case RevokeClaimed(by):
                return Outcry(by, table_text.claim_bubble(), Sound.KNOCK)
            case DealSpoiled(by):
                return Outcry(by, table_text.spoil_bubble())
            case _:
                return None

    def pause(self, event: Event) -> Pause:
        match event:
            case TrickTaken():
                return Pause.TRICK
            case RevokeClaimed() | DealSpoiled():
                return Pause.READING
            case _:
                return Pause.NONE

    def feast(self, event: Event) -> Feast | None:
        ours = Seat.S.team
        match event:
            case HandScored(result) if result.reason is HandReason.SWEEP and result.games[ours.place]:
                return Feast.SWEEP
            case MatchWon(team) if team is ours:
                return Feast.MATCH
            case _:
                return None


def _cut_after(place: int) -> int:
    """How many cards are lifted by one who points at a place in the ribbon."""
    low, high = _CUT_LIMITS
    return max(low, min(high, place + 1))
