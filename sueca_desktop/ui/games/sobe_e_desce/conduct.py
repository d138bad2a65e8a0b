"""How a match of sobe e desce is shown, and what the person's doings mean in it."""

from __future__ import annotations

from sueca_desktop.bots.player import Player
from sueca_desktop.bots.sobe_e_desce.advice import explain
from sueca_desktop.cards import Card, Suit
from sueca_desktop.levels import HintLevel
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Action, Enter, NameTrump, Play, SitOut, TurnUp
from sueca_desktop.rules.events import (
    Entered,
    Event,
    MatchRanked,
    SatOut,
    TrickTaken,
    TrumpNamed,
    TrumpTurnedUp,
)
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sobe_e_desce import Phase, PlayerView
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text.sobe_e_desce import table_text
from sueca_desktop.text.sobe_e_desce.heard_text import suit_led
from sueca_desktop.text.sobe_e_desce.hints import hint_sentence
from sueca_desktop.text.sobe_e_desce.state_text import turn_sentence
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
from sueca_desktop.ui.games.sobe_e_desce.adviser import Adviser
from sueca_desktop.ui.games.sobe_e_desce.answers import ANSWERS
from sueca_desktop.ui.games.sobe_e_desce.buttons import buttons
from sueca_desktop.ui.games.sobe_e_desce.moment import Moment, after, covered
from sueca_desktop.ui.scene.celebration import Feast
from sueca_desktop.ui.scene.picture import Picture
from sueca_desktop.ui.table_buttons import Buttons

_DUTIES = (Reason.MUST_LEAD_ACE, Reason.MUST_FOLLOW, Reason.MUST_TRUMP, Reason.MUST_OVERTRUMP)


class SobeConduct:
    """The conduct of one match; see `games.conduct.Conduct`."""

    def __init__(self) -> None:
        self._chosen: tuple[Card, ...] | None = None  # to be exchanged; None before the first is chosen

    @property
    def answers(self) -> Answers:
        return ANSWERS

    def forget(self) -> None:
        self._chosen = None

    def turned(self, seat: Seat, others: frozenset[Seat]) -> None:
        self.forget()

    def for_everybody(self, view: PlayerView) -> PlayerView:
        return covered(view)

    # ------------------------------------------------------------ how it is shown

    def picture(self, view: PlayerView) -> Picture:
        return Moment(view).picture()

    def picture_to_decide(self, view: PlayerView, draw: DealerDraw | None) -> Picture:
        return Moment(view, draw=draw, chosen=frozenset(self._chosen or ())).picture()

    def after(self, picture: Picture, event: Event) -> Picture:
        assert isinstance(picture.told, Moment)
        return after(picture.told, event).picture()

    def buttons(self, view: PlayerView, header: Header) -> Buttons:
        return buttons(view, len(self._chosen or ()))

    def least_buttons(self, view: PlayerView) -> int:
        return 1

    # ------------------------------------------------------------ what comes next

    def next(self, view: PlayerView, header: Header) -> Next:
        if not view.my_turn:
            return Ask(view.to_act[0])
        call = turn_sentence(view, header)
        match view.phase:
            case Phase.TRUMP:
                return Invite(call, note=call, step="trump")
            case Phase.ENTER if self._chosen is not None:
                step = f"exchange {' '.join(map(str, self._chosen))}"
                return Invite(table_text.chosen_call(list(self._chosen)), note=call, step=step)
            case Phase.ENTER:
                return Invite(call, note=call, step="enter")
            case _:
                return Invite(call)

    def answered(self, view: PlayerView, seat: Seat, action: Action | None) -> Action | None:
        return action

    def shows_result(self, result: AnyResult) -> bool:
        return True

    # ------------------------------------------------------------ what the person does

    def choose(self, view: PlayerView, card: Card, *, covered: bool) -> Action | Half:
        if view.phase is not Phase.ENTER or not view.my_turn:
            return Play(view.seat, card)
        chosen = self._chosen or ()
        if card in chosen:
            self._chosen = tuple(other for other in chosen if other != card)
        else:
            self._chosen = (*chosen, card)
        return Half.DONE

    def refusal(self, view: PlayerView, reason: Reason) -> Refusal:
        own = [] if view.hand is None else suit_led(view, view.hand)
        choosing = view.phase is Phase.TRUMP and view.my_turn
        words = table_text.refusal(reason, view.hand, own, choosing)
        return Refusal(words, marks_card=choosing or reason in _DUTIES)

    def press(self, view: PlayerView, button: str) -> Action | Half:
        verb, _, detail = button.partition(":")
        match verb:
            case "trump":
                return NameTrump(view.seat, Suit(detail))
            case "turn_up":
                return TurnUp(view.seat)
            case "enter":
                return Enter(view.seat, self._chosen or ())
            case "sit_out":
                return SitOut(view.seat)
            case _:
                raise ValueError(f"no button of sobe e desce: {button}")

    def choose_place(self, view: PlayerView, place: int) -> Action | None:
        return None

    def point_at_place(self, view: PlayerView, place: int) -> bool:
        return False

    # ------------------------------------------------------------ hints

    def can_hint(self, view: PlayerView) -> bool:
        return view.my_turn

    def adviser(self, level: HintLevel) -> Player:
        return Adviser(level)

    def hint(self, view: PlayerView, action: Action, header: Header) -> Hint:
        words = hint_sentence(explain(view, action))
        match action:
            case NameTrump(_, suit):
                return Hint(words, button=f"trump:{suit}")
            case TurnUp():
                return Hint(words, button="turn_up")
            case SitOut():
                return Hint(words, button="sit_out")
            case Enter(_, exchange) if exchange:
                return Hint(words, exchange)
            case Enter():
                return Hint(words, button="enter")
            case Play(_, card):
                return Hint(words, (card,))
            case _:
                raise ValueError(f"no hint of sobe e desce: {action}")

    # ------------------------------------------------------------ what happened

    def sentence(self, event: Event, header: Header) -> str | None:
        return table_text.event_sentence(event, header)

    def outcry(self, event: Event) -> Outcry | None:
        match event:
            case TrumpNamed(by, suit) if by is not Seat.S:
                return Outcry(by, table_text.trump_bubble(suit))
            case TrumpTurnedUp(by) if by is not Seat.S:
                return Outcry(by, table_text.turn_up_bubble())
            case Entered(by) if by is not Seat.S:
                return Outcry(by, table_text.enter_bubble())
            case SatOut(by) if by is not Seat.S:
                return Outcry(by, table_text.sit_out_bubble())
            case _:
                return None

    def pause(self, event: Event) -> Pause:
        return Pause.TRICK if isinstance(event, TrickTaken) else Pause.NONE

    def feast(self, event: Event) -> Feast | None:
        match event:
            case MatchRanked(winner) if winner is Seat.S:
                return Feast.MATCH
            case _:
                return None
