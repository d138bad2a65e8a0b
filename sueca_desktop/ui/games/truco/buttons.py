"""The buttons beside the hand in truco, for each decision that is not a card, and their words."""

from __future__ import annotations

from sueca_desktop.rules.actions import Accept, Discard, Pass, Raise, Sign, Signal
from sueca_desktop.rules.truco import Phase, PlayerView
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.text.truco.words import shout, sign_in_full
from sueca_desktop.ui.board import ButtonSpec
from sueca_desktop.ui.games.truco.moment import partner_is_open
from sueca_desktop.ui.table_buttons import Buttons, button


def buttons(view: PlayerView, *, covering: bool) -> Buttons:
    """What the person may decide now that is not a card. `covering`: he has said that his next card goes face
    down."""
    if not view.my_turn:
        return sign_buttons(view)
    match view.phase:
        case Phase.DEAL_FROM:
            return end_buttons()
        case Phase.RECEIVE:
            return receive_buttons(view)
        case Phase.SPECIAL | Phase.RESPOND:
            return (*answer_buttons(view), *sign_buttons(view))
        case _:
            return (*raise_buttons(view), *cover_buttons(view, covering=covering), *sign_buttons(view))


def end_buttons() -> Buttons:
    """From which end of the pack cards are dealt."""
    return (
        button("from:top", translate("Buttons", "&Desce (top)")),
        button("from:bottom", translate("Buttons", "So&be (bottom)")),
    )


def receive_buttons(view: PlayerView) -> Buttons:
    """What may be done with three cards just received."""
    me = view.seat
    shown = [button("keep", translate("Buttons", "&Keep them"), primary=True)]
    if Pass(me) in view.actions:
        tip = translate("Buttons", "They become your partner's hand, and you get three others")
        shown.append(button("pass", translate("Buttons", "&Pass to partner"), tip=tip))
    if Discard(me) in view.actions:
        left = view.rules.rejects - view.rejects
        tip = translate(
            "Buttons",
            "They lie open and are out, and you get three others. In this match all players together may do "
            "so {times} more.",
            times=Counted().times(left),
        )
        shown.append(button("discard", translate("Buttons", "Throw &away"), tip=tip))
    return tuple(shown)


def answer_buttons(view: PlayerView) -> Buttons:
    """What may be answered to a raise, or said to the special hand."""
    hand = view.hand
    if hand is None or Accept(view.seat) not in view.actions:
        return ()
    asked = view.rules.steps[1] if hand.asked is None else hand.asked
    accept = translate("Buttons", "&Accept: worth {stake}", stake=asked)
    run = translate("Buttons", "R&un: they get {stake}", stake=hand.stake)
    return (button("accept", accept, primary=True), *raise_buttons(view), button("run", run))


def raise_buttons(view: PlayerView) -> Buttons:
    """Asking for the next step of the ladder, where that may be done. What is asked for is part of what the
    button stands for, so that one press never asks for two steps."""
    hand = view.hand
    if hand is None or Raise(view.seat) not in view.actions:
        return ()
    asked = view.rules.step_above(hand.asked or hand.stake)
    assert asked is not None
    call = shout(asked)
    tip = translate("Buttons", "Asks that the hand be worth {tentos}", tentos=Counted().tentos(asked))
    return (button(f"raise:{asked}", translate("Buttons", "&Raise: {call}", call=call), tip=tip),)


def cover_buttons(view: PlayerView, *, covering: bool) -> Buttons:
    """Saying that the next card goes face down, and taking that back."""
    if not view.may_cover:
        return ()
    if covering:
        return (button("open", translate("Buttons", "&Face up again")),)
    tip = translate("Buttons", "The next card goes face down; Shift with a click or Enter does the same")
    return (button("cover", translate("Buttons", "Play &face down"), tip=tip),)


def sign_buttons(view: PlayerView) -> Buttons:
    """Giving the partner a sign, while that can tell him anything."""
    if partner_is_open(view) or Signal(view.seat, Sign.ZAP) not in view.actions:
        return ()
    tip = translate("Buttons", "Only your partner sees it, and it need not be true")
    choices = tuple(ButtonSpec(f"sign:{sign}", sign_in_full(sign)) for sign in Sign)
    return (button("sign", translate("Buttons", "Si&gn…"), tip=tip, choices=choices),)
