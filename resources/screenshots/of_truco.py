"""Pictures of each phase of truco."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from studio import LARGE, SMALL, Studio, ask_hint, at_end, at_result, my_turn, play

from sueca_desktop.rules.actions import Sign, Signal
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.truco import PRESETS, Phase, PlayerView


def truco_top_or_bottom(studio: Studio) -> QWidget:
    window = studio.open("pt_BR", theme="cafe", name_s="Rosa")
    window.begin(PRESETS["velha"], 12)
    play(window, my_turn(lambda view: view.phase is Phase.DEAL_FROM))
    return window


def truco_receive(studio: Studio) -> QWidget:
    window = studio.open("pt_BR", SMALL, theme="azulejo")
    window.begin(PRESETS["velha"], 1)
    play(window, my_turn(lambda view: view.phase is Phase.RECEIVE and len(view.hand.discarded) == 3))
    return window


def truco_covered(studio: Studio) -> QWidget:
    window = studio.open("en", theme="felt")
    window.begin(PRESETS["velha"], 7)
    play(
        window,
        my_turn(lambda view: view.phase is Phase.PLAY and any(card.covered for card in view.hand.trick.laid)),
    )
    return window


def truco_asked(studio: Studio) -> QWidget:
    window = studio.open("pt_BR", name_s="Rosa")
    window.begin(PRESETS["velha"], 1)
    play(window, my_turn(lambda view: view.phase is Phase.RESPOND and len(view.hand.trick.laid) == 3))
    ask_hint(window)
    return window


def truco_eleven(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", LARGE, theme="contrast", appearance="dark")
    window.begin(PRESETS["velha_onze"], 35)
    play(window, my_turn(lambda view: view.phase is Phase.SPECIAL))
    return window


def truco_sign(studio: Studio) -> QWidget:
    window = studio.open("pt_BR", theme="azulejo", appearance="dark")
    window.begin(PRESETS["velha"], 7)
    play(window, my_turn(lambda view: view.phase is Phase.PLAY and _signed(view, Sign.ZAP)))
    return window


def _signed(view: PlayerView, sign: Sign) -> bool:
    """Whether the partner has given such a sign, and nobody has played yet."""
    hand = view.hand
    return hand is not None and Signal(Seat.N, sign) in hand.signs and not hand.trick.laid


def truco_result(studio: Studio) -> QWidget:
    window = studio.open("en", SMALL, theme="cafe", appearance="dark")
    window.begin(PRESETS["velha"], 7)
    play(window, at_result)
    return window


def truco_end(studio: Studio) -> QWidget:
    window = studio.open("pt_BR", name_s="Rosa")
    window.begin(PRESETS["velha"], 7)
    play(window, at_end)
    return window


PICTURES = (
    truco_top_or_bottom,
    truco_receive,
    truco_covered,
    truco_asked,
    truco_eleven,
    truco_sign,
    truco_result,
    truco_end,
)
