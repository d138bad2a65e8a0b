"""A partner who does not spoil one's tricks, at every level that counts cards: the faults that the users of
other programs complain about."""

from __future__ import annotations

from random import Random

import pytest

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sueca.knowledge import Knowledge
from sueca_desktop.bots.sueca.levels import player_for
from sueca_desktop.cards import Card
from sueca_desktop.levels import Level
from sueca_desktop.rules import sueca
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, PlayerView, Rules
from tests.bots.positions import dealt, position

PARTNERS = (Level.INTERMEDIATE, Level.EXPERT, Level.MASTER)

SEEDS = range(10)  # neither chance nor a forgetful moment may bring back these faults


def card(view: PlayerView, level: Level, seed: int = 0) -> Card:
    action = player_for(level, seed).choose(view, Limit(iterations=40), lambda: False)
    assert isinstance(action, Play)
    return action.card


def cards(view: PlayerView, level: Level) -> set[str]:
    """What players of the level choose."""
    return {str(card(view, level, seed)) for seed in SEEDS}


# Fault 23.
@pytest.mark.parametrize("level", PARTNERS)
def test_partners_winning_ace_is_not_trumped(level: Level) -> None:
    finished = (
        (Seat.N, "7S KS 3S QS"),
        (Seat.N, "7H KH JS 6H"),
        (Seat.S, "2D 3D 4D AD"),
        (Seat.W, "7C AC JD 2C"),
        (Seat.S, "6C QH JC KC"),
        (Seat.W, "KD 5D 7D 3H"),
    )
    view = position("2S 3C 5C 6D", "4H AH 5H", Seat.E, "6S", finished=finished)
    assert "2S" not in cards(view, level)


# Fault 23, wherever it may happen.
@pytest.mark.parametrize(("deals", "least"), [(30, 5), pytest.param(70, 12, marks=pytest.mark.soak)])
@pytest.mark.parametrize("level", PARTNERS)
def test_no_trump_goes_on_a_trick_that_is_surely_the_partners(level: Level, deals: int, least: int) -> None:
    chance = Random(level)
    moments = 0
    for number in range(deals):
        state = dealt(PRESETS["portugal"], number)
        while state.phase is Phase.PLAY:
            [seat] = sueca.to_act(state)
            view = sueca.view(state, seat)
            if may_trump_the_partner(view):
                moments += 1
                assert card(view, level, number).suit is not Knowledge(view).trump
            state, _ = sueca.apply(state, chance.choice(sueca.legal_actions(state)))  # type: ignore[arg-type]
    assert moments > least


def may_trump_the_partner(view: PlayerView) -> bool:
    """Whether the seat plays last to its partner's trick and could trump it, but need not."""
    known = Knowledge(view)
    suits = {card.suit is known.trump for card in view.playable}
    return not known.to_come and known.partner_winning and known.led is not known.trump and len(suits) == 2


# Fault 24.
@pytest.mark.parametrize("level", PARTNERS)
def test_no_ace_is_thrown_on_a_trick_of_the_opponents(level: Level) -> None:
    finished = (
        (Seat.S, "QD 2D 3D 4D"),
        (Seat.S, "7D QS QH KD"),
        (Seat.E, "2H JH KH QC"),
        (Seat.W, "JS 5C 3S 2S"),
        (Seat.W, "AD JD KS KC"),
        (Seat.E, "AS 7S 6S 7C"),
    )
    view = position("AC 3C 5D 6D", "4H 5H AH", Seat.E, "6S", finished=finished)
    assert "AC" not in cards(view, level)


# Fault 25.
@pytest.mark.parametrize("level", PARTNERS)
@pytest.mark.parametrize(
    ("lying", "best"), [("4H AH 5H", {"7D"}), ("4H 5H AH", {"2D", "3C", "4C"})], ids=["ours", "theirs"]
)
def test_points_are_loaded_on_the_partners_trick_and_kept_from_the_opponents(
    lying: str, best: set[str], level: Level
) -> None:
    finished = (
        (Seat.E, "2C 5C 7C QC"),
        (Seat.W, "7S KS 2H 3S"),
        (Seat.W, "6S 4S KH 5S"),
        (Seat.W, "AS 2S 6C QS"),
        (Seat.W, "JC AC 3H 6D"),
        (Seat.S, "QD KD 4D 3D"),
    )
    assert cards(position("7D 2D 3C 4C", lying, Seat.E, "6S", finished=finished), level) <= best


# Faults 11 and 17: the order of the cards is sueca's, with the ten for the seven in the Azores.
@pytest.mark.parametrize("level", PARTNERS)
@pytest.mark.parametrize(("manilha", "rules"), [("7", Rules()), ("T", Rules(manilha="10"))])
def test_manilha_beats_the_king_and_takes_the_trick(manilha: str, rules: Rules, level: Level) -> None:
    finished = (
        (Seat.W, f"6C JC {manilha}C 3C"),
        (Seat.E, f"{manilha}H AH QH 4H"),
        (Seat.N, "AC KC 3S 5C"),
        (Seat.N, f"{manilha}D QD KD 2H"),
        (Seat.E, "4C 3H 2D 5D"),
        (Seat.N, "6D JD AD JH"),
    )
    view = position(f"{manilha}S 2S 3D 4D", "4S 5S KS", Seat.E, "6H", finished=finished, rules=rules)
    assert cards(view, level) == {f"{manilha}S"}


@pytest.mark.parametrize("level", PARTNERS)
def test_low_trump_is_not_thrown_under_a_higher_one(level: Level) -> None:
    finished = (
        (Seat.N, "JH 2H KH 3H"),
        (Seat.S, "QS QC 7S AS"),
        (Seat.W, "7C 2C KC 5C"),
        (Seat.W, "KD 7D 4D AH"),
        (Seat.S, "AD QD 4S 3D"),
        (Seat.N, "6H 4C 5H QH"),
    )
    view = position("2S 3C 5D 6D", "7H 4H KS", Seat.E, "6S", finished=finished)
    assert "2S" not in cards(view, level)


@pytest.mark.parametrize("level", PARTNERS)
def test_rich_trick_of_the_opponents_is_trumped(level: Level) -> None:
    finished = (
        (Seat.S, "4S QH QS 3S"),
        (Seat.N, "AD KD 3D 7D"),
        (Seat.N, "2H 5H 3H JH"),
        (Seat.E, "2D JD 4C QD"),
        (Seat.N, "KS 6S JS KC"),
        (Seat.N, "5C 2C 6H 7C"),
    )
    view = position("AS 2S 4D 5D", "7H 4H AH", Seat.E, "6S", finished=finished)
    assert cards(view, level) <= {"AS", "2S"}


# Fault 1.
@pytest.mark.parametrize("level", Level)
def test_each_of_the_forty_cards_is_played_as_the_only_one(level: Level) -> None:
    for only in Rules().pack:
        others = [other for other in Rules().pack if other != only]
        lying = " ".join(map(str, others[:3]))
        view = position(str(only), lying, Seat.E, str(others[3]))
        assert card(view, level) == only
