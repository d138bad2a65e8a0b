"""How a match of truco is shown, and what the person's doings mean in it."""

from __future__ import annotations

from collections.abc import Callable

from sueca_desktop.bots.player import Player
from sueca_desktop.bots.truco import player_for
from sueca_desktop.cards import Card
from sueca_desktop.levels import HintLevel, Level
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import (
    Accept,
    Action,
    DealFrom,
    Discard,
    End,
    Keep,
    Pass,
    Play,
    Raise,
    Run,
    Sign,
    Signal,
)
from sueca_desktop.rules.events import (
    EndChosen,
    Event,
    HandGivenUp,
    MatchWon,
    RaiseAccepted,
    SetPassed,
    SignGiven,
    SpecialAccepted,
    StakeRaised,
    TrucoTrickEnded,
)
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.truco import Phase, PlayerView
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text.truco import table_text
from sueca_desktop.text.truco.heard_text import turn_call
from sueca_desktop.text.truco.hints import hint_sentence
from sueca_desktop.text.truco.turn import decider
from sueca_desktop.text.truco.words import shout
from sueca_desktop.ui.bot_thread import Answers
from sueca_desktop.ui.games.conduct import (
    AnyResult,
    Ask,
    Half,
    Hint,
    Invite,
    Next,
    Outcry,
    Pause,
    Refusal,
)
from sueca_desktop.ui.games.truco import buttons
from sueca_desktop.ui.games.truco.answers import ANSWERS
from sueca_desktop.ui.games.truco.moment import Moment, after, covered, partner_is_open
from sueca_desktop.ui.scene.celebration import Feast
from sueca_desktop.ui.scene.cues import Sound
from sueca_desktop.ui.scene.picture import Picture
from sueca_desktop.ui.table_buttons import Buttons

_SEED = 7  # hints are the same whenever they are asked for
Advisers = Callable[[HintLevel], Player]
_END: dict[str, End] = {"top": "top", "bottom": "bottom"}


def _adviser(level: HintLevel) -> Player:
    return player_for(Level(level), _SEED)


class TrucoConduct:
    """The conduct of one match; see `games.conduct.Conduct`.

    `advisers` makes the players who are asked for hints.
    """

    def __init__(self, advisers: Advisers | None = None) -> None:
        self._advisers = advisers or _adviser
        self._covering = False
        self._advice: Action | None = None
        self._no_sign = False  # the partner has been asked for a sign, and gives none
        self._others: frozenset[Seat] = frozenset()  # the persons besides the one who looks

    @property
    def answers(self) -> Answers:
        return ANSWERS

    def forget(self) -> None:
        self._covering, self._advice, self._no_sign = False, None, False

    def turned(self, seat: Seat, others: frozenset[Seat]) -> None:
        self.forget()
        self._others = others

    def for_everybody(self, view: PlayerView) -> PlayerView:
        return covered(view)

    # ------------------------------------------------------------ how it is shown

    def picture(self, view: PlayerView) -> Picture:
        return Moment(view).picture()

    def picture_to_decide(self, view: PlayerView, draw: DealerDraw | None) -> Picture:
        return Moment(view, draw=draw, advice=self._advice).picture()

    def after(self, picture: Picture, event: Event) -> Picture:
        assert isinstance(picture.told, Moment)
        return after(picture.told, event).picture()

    def buttons(self, view: PlayerView, header: Header) -> Buttons:
        return buttons.buttons(view, covering=self._covering)

    def least_buttons(self, view: PlayerView) -> int:
        return 1

    # ------------------------------------------------------------ what comes next

    def next(self, view: PlayerView, header: Header) -> Next:
        partner, seat = view.seat.partner, decider(view)
        assert seat is not None
        if self._partner_is_heard(view) or (seat is not partner and self._may_sign(view)):
            return Ask(partner)
        if not view.my_turn:  # where either of a side may answer, a person does it sooner than his partner
            return Ask(next((other for other in view.to_act if other in self._others), seat))
        call = turn_call(view, header, self._advice)
        match view.phase:
            case Phase.RECEIVE:
                return Invite(call, note=table_text.receive_prompt(view))
            case Phase.SPECIAL:
                return Invite(call, note=table_text.special_prompt(view))
            case Phase.PLAY if self._covering:
                note = table_text.covering_prompt()
                return Invite(note, note=note, step="covering")
            case _:
                return Invite(call)

    def _partner_is_heard(self, view: PlayerView) -> bool:
        """Before the person answers for his side, his partner says what he would do."""
        asked = view.phase in (Phase.RESPOND, Phase.SPECIAL) and view.my_turn and self._advice is None
        return asked and view.seat.partner not in self._others

    def _may_sign(self, view: PlayerView) -> bool:
        """Before the first card the partner may give a sign."""
        hand = view.hand
        if hand is None or view.phase is not Phase.PLAY or self._no_sign or not view.rules.signals:
            return False
        if view.seat.partner in self._others:  # he gives it by himself
            return False
        given = any(signal.by is view.seat.partner for signal in hand.signs)
        begun = bool(hand.tricks or hand.trick.laid or hand.raises)
        return not given and not begun and not partner_is_open(view)

    def answered(self, view: PlayerView, seat: Seat, action: Action | None) -> Action | None:
        if action is None:
            self._no_sign = True
        elif self._partner_is_heard(view) and not isinstance(action, Signal):
            self._advice = action
            return None
        return action

    def shows_result(self, result: AnyResult) -> bool:
        return True

    # ------------------------------------------------------------ what the person does

    def choose(self, view: PlayerView, card: Card, *, covered: bool) -> Action:
        return Play(view.seat, card, face_down=covered or self._covering)

    def refusal(self, view: PlayerView, reason: Reason) -> Refusal:
        return Refusal(table_text.refusal(view, reason), marks_card=view.my_turn)

    def press(self, view: PlayerView, button: str) -> Action | Half:
        verb, _, detail = button.partition(":")
        me = view.seat
        match verb:
            case "from":
                return DealFrom(me, _END[detail])
            case "keep":
                return Keep(me)
            case "pass":
                return Pass(me)
            case "discard":
                return Discard(me)
            case "raise":
                return Raise(me)
            case "accept":
                return Accept(me)
            case "run":
                return Run(me)
            case "sign":
                return Signal(me, Sign(detail))
            case "cover" | "open":
                self._covering = verb == "cover"
                return Half.DONE
            case _:
                raise ValueError(f"no button of truco: {button}")

    def choose_place(self, view: PlayerView, place: int) -> Action | None:
        return None

    def point_at_place(self, view: PlayerView, place: int) -> bool:
        return False

    # ------------------------------------------------------------ hints

    def can_hint(self, view: PlayerView) -> bool:
        return view.my_turn and view.phase is not Phase.DEAL_FROM

    def adviser(self, level: HintLevel) -> Player:
        return self._advisers(level)

    def hint(self, view: PlayerView, action: Action, header: Header) -> Hint:
        words = hint_sentence(action, view, header)
        if isinstance(action, Play):
            return Hint(words, (action.card,))
        wanted = type(action).__name__.lower()
        shown = (spec.action for spec in self.buttons(view, header))
        return Hint(words, button=next((name for name in shown if name.startswith(wanted)), ""))

    # ------------------------------------------------------------ what happened

    def sentence(self, event: Event, header: Header) -> str | None:
        return table_text.event_sentence(event, header)

    def outcry(self, event: Event) -> Outcry | None:
        match event:
            case EndChosen(by, end):
                return Outcry(by, table_text.end_bubble(end))
            case SetPassed(by):
                return Outcry(by, table_text.pass_bubble())
            case StakeRaised(by, asked):
                return Outcry(by, shout(asked), Sound.KNOCK)
            case RaiseAccepted(by) | SpecialAccepted(by):
                return Outcry(by, table_text.accept_bubble())
            case HandGivenUp(by):
                return Outcry(by, table_text.run_bubble())
            case SignGiven(by, sign):
                return Outcry(by, table_text.sign_bubble(sign), detail=table_text.sign_detail(by))
            case _:
                return None

    def pause(self, event: Event) -> Pause:
        match event:
            case TrucoTrickEnded():
                return Pause.TRICK
            case HandGivenUp():
                return Pause.READING
            case _:
                return Pause.NONE

    def feast(self, event: Event) -> Feast | None:
        return Feast.MATCH if isinstance(event, MatchWon) and event.team is Seat.S.team else None
