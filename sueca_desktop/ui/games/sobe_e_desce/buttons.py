"""The buttons beside the hand in sobe e desce, for each decision that is not a card, and their words."""

from __future__ import annotations

from msgspec.structs import replace

from sueca_desktop.cards import Suit
from sueca_desktop.rules.actions import SitOut
from sueca_desktop.rules.sobe_e_desce import Phase, PlayerView
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.ui.table_buttons import Buttons, button


def buttons(view: PlayerView, chosen: int) -> Buttons:
    """What the person may decide now that is not a card; `chosen`: how many cards he would exchange."""
    match view.phase:
        case Phase.TRUMP if view.my_turn:
            return trump_buttons()
        case Phase.ENTER if view.my_turn:
            return enter_buttons(chosen, may_sit_out=SitOut(view.seat) in view.actions)
        case _:
            return ()


def trump_buttons() -> Buttons:
    """Naming trumps, or having the next card turned up."""
    suits = (
        (Suit.SPADES, translate("Sobe e Desce buttons", "S&pades")),
        (Suit.HEARTS, translate("Sobe e Desce buttons", "He&arts")),
        (Suit.DIAMONDS, translate("Sobe e Desce buttons", "&Diamonds")),
        (Suit.CLUBS, translate("Sobe e Desce buttons", "&Clubs")),
    )
    turn = button("turn_up", translate("Sobe e Desce buttons", "Turn the &next card"))
    return (*(replace(button(f"trump:{suit}", text), suit=suit) for suit, text in suits), turn)


def enter_buttons(chosen: int, *, may_sit_out: bool) -> Buttons:
    """Playing, with so many cards exchanged, and sitting out."""
    if chosen:
        cards = Counted().cards(chosen)
        play = button(
            "enter", translate("Sobe e Desce buttons", "E&xchange {cards}", cards=cards), primary=True
        )
    else:
        play = button("enter", translate("Sobe e Desce buttons", "&Play without exchanging"), primary=True)
    if not may_sit_out:
        return (play,)
    return play, button("sit_out", translate("Sobe e Desce buttons", "Sit &out"))
