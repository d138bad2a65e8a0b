"""The buttons beside the hand in sueca, for each decision that is not a card, and their words."""

from __future__ import annotations

from sueca_desktop.record import Header
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Phase, PlayerView
from sueca_desktop.text.people import called_name
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.ui.board import ButtonSpec
from sueca_desktop.ui.table_buttons import Buttons, button


def buttons(view: PlayerView, *, all_had_their_say: bool) -> Buttons:
    """What the person may decide now that is not a card. After the last trick the points are counted only
    when nobody else can claim a revoke any more."""
    claims = claim_buttons() if view.claimable else ()
    match view.phase:
        case Phase.CUT if view.my_turn:
            return cut_buttons()
        case Phase.TRUMP if view.my_turn:
            return trump_buttons()
        case Phase.SPOIL if view.my_turn:
            return spoil_buttons()
        case Phase.SCORE if claims and all_had_their_say:
            return (*claims, *score_buttons())
        case _:
            return claims


def cut_buttons() -> Buttons:
    """Cutting without choosing where."""
    return (button("cut", translate("Buttons", "&Cut anywhere")),)


def trump_buttons() -> Buttons:
    """Which end of the pack is turned."""
    return (
        button("turn:top", translate("Buttons", "T&op card")),
        button("turn:bottom", translate("Buttons", "&Bottom card")),
    )


def spoil_buttons() -> Buttons:
    """Throwing the deal in, or not."""
    return (
        button("spoil:no", translate("Buttons", "&Play on"), primary=True),
        button("spoil:yes", translate("Buttons", "Throw it &in")),
    )


def score_buttons() -> Buttons:
    """Closing a hand in which a revoke could still be claimed."""
    return (button("score", translate("Buttons", "Count the &points"), primary=True),)


def claim_buttons() -> Buttons:
    """Claiming a revoke, while it can mean something."""
    return (button("accuse", translate("Buttons", "&Revoke!")),)


def claim_confirmation(accused: tuple[Seat, ...], header: Header) -> Buttons:
    """The second thought before a claim, and against whom it goes where that is open."""
    if len(accused) == 1:
        claims: Buttons = (button(f"claim:{accused[0]}", translate("Buttons", "Yes, &claim it")),)
    else:
        names = {seat: called_name(header, seat).replace("&", "&&") for seat in accused}  # no key in a name
        claims = tuple(
            ButtonSpec(f"claim:{seat}", translate("Buttons", "It was {name}", name=name))
            for seat, name in names.items()
        )
    return (*claims, button("withdraw", translate("Buttons", "&No, play on"), primary=True))


def claim_warning(accused: tuple[Seat, ...], header: Header) -> str:
    """What a claim means, before it is made."""
    games = Counted().games(header.rules.revoke_games)
    if len(accused) == 1:
        return translate(
            "Prompt",
            "You say that {name} did not follow suit but could have. If that is wrong, they score {games}.",
            name=called_name(header, accused[0]),
            games=games,
        )
    return translate(
        "Prompt",
        "Who did not follow suit but could have? If that is wrong, they score {games}.",
        games=games,
    )
