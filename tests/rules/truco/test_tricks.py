"""Who takes a trick, who leads the next, and to whom the hand goes."""

from itertools import product

import pytest

from sueca_desktop.cards import parse_cards
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.events import CardCovered, CardPlayed, TentosScored, TrucoTrickEnded
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import TrucoReason
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.truco import Rules, to_act, visible, why_not
from sueca_desktop.rules.truco.trick import hand_decided, hand_winner
from tests.rules.truco.hands import E, Match, N, S, W, ended

TRICKS = ("NS", "EW", "tie")


@pytest.mark.parametrize(
    ("hands", "plays", "winner", "leader"),
    [
        ({S: "3H", E: "4C", N: "7H", W: "AS"}, "S 3H, E 4C, N 7H, W AS", Team.EW, E),
        ({S: "4H", E: "4C", N: "5H", W: "6H"}, "S 4H, E 4C, N 5H, W 6H", Team.EW, E),
        ({S: "7D", E: "3S", N: "7C", W: "AC"}, "S 7D, E 3S, N 7C, W AC", Team.NS, S),
        ({S: "AS", E: "AH", N: "AC", W: "7D"}, "S AS, E AH, N AC, W 7D", Team.NS, S),
        # Equal cards of partners: the first played leads.
        ({S: "3H", E: "2H", N: "3D", W: "2D"}, "S 3H, E 2H, N 3D, W 2D", Team.NS, S),
        ({S: "2H", E: "3H", N: "2D", W: "3D"}, "S 2H, E 3H, N 2D, W 3D", Team.EW, E),
        # Equal cards of opponents tie: the first of them leads.
        ({S: "2H", E: "3H", N: "3D", W: "2D"}, "S 2H, E 3H, N 3D, W 2D", None, E),
        ({S: "5H", E: "KH", N: "QD", W: "QC"}, "S 5H, E KH, N QD, W QC", Team.EW, E),
        ({S: "5H", E: "QH", N: "KD", W: "KC"}, "S 5H, E QH, N KD, W KC", None, N),
        ({S: "3H", E: "3D", N: "3C", W: "3S"}, "S 3H, E 3D, N 3C, W 3S", None, S),
        ({S: "7S", E: "7C", N: "6D", W: "6C"}, "S 7S, E 7C, N 6D, W 6C", None, S),
    ],
)
def test_who_takes_a_trick_and_who_leads_the_next(
    hands: dict[Seat, str], plays: str, winner: Team | None, leader: Seat
) -> None:
    match = Match().deal(hands).plays(plays)
    assert match.events[-1] == TrucoTrickEnded(winner, leader)
    assert match.turn() == leader
    assert match.hand.won == (winner,)


def test_suits_need_not_be_followed() -> None:
    match = Match().deal({S: "3H", E: "2H 4S 5C"}).plays("S 3H")
    assert [card for card in parse_cards("2H 4S 5C") if match.may(Play(E, card))] == [
        *parse_cards("2H 4S 5C")
    ]


def test_a_card_that_is_not_held_is_refused() -> None:
    match = Match().deal({S: "3H"})
    assert why_not(match.state, Play(S, parse_cards("4C")[0])) is Reason.NOT_HELD


@pytest.mark.parametrize("results", list(product(TRICKS, repeat=3)), ids="-".join)
def test_41_all_27_patterns_of_won_lost_and_tied(results: tuple[str, ...]) -> None:
    """Played through: the hand ends exactly where the table of the rules says."""
    first, second, third = results
    if first == second != "tie":
        winner, length = first, 2
    elif first == "tie":
        winner, length = (third, 3) if second == "tie" else (second, 2)
    elif second == "tie":
        winner, length = first, 2
    else:
        winner, length = (first if third == "tie" else third), 3
    match = Match().deal(hands_for(results))
    for number, result in enumerate(results[:length]):
        assert not ended(match)
        play_trick(match, number, result)
    assert ended(match)
    if winner == "tie":
        assert (match.result.winner, match.result.tentos, match.result.reason) == (None, 0, TrucoReason.TIED)
        assert match.state.score == (0, 0)
    else:
        assert match.result.winner is Team(winner)
        assert (match.result.tentos, match.result.reason) == (1, TrucoReason.TRICKS)
        assert match.state.score == ((1, 0) if winner == "NS" else (0, 1))
    assert [team.value if team else "tie" for team in match.result.tricks] == list(results[:length])


DECIDING = {
    # S's and E's card in each trick; N and W have nothing.
    "NS": (("3H", "2H"), ("3D", "2D"), ("3C", "2C")),
    "EW": (("2H", "3H"), ("2D", "3D"), ("2C", "3C")),
    "tie": (("AH", "AD"), ("KS", "KH"), ("JS", "JH")),
}
NOTHING = {N: "4H 4S 4D", W: "5H 5S 5D"}


def hands_for(results: tuple[str, ...]) -> dict[Seat, str]:
    """Hands whose cards, played in order, give these tricks."""
    mine, theirs = zip(*(DECIDING[result][number] for number, result in enumerate(results)), strict=True)
    return {S: " ".join(mine), E: " ".join(theirs), **NOTHING}


def play_trick(match: Match, number: int, result: str) -> None:
    mine, theirs = DECIDING[result][number]
    cards = {S: mine, E: theirs, **{seat: text.split()[number] for seat, text in NOTHING.items()}}
    for _ in SEATS:
        [seat] = to_act(match.state)
        match.plays(f"{seat} {cards[seat]}")


def test_the_table_of_the_rules_for_any_number_of_tricks() -> None:
    a, b = Team.NS, Team.EW
    undecided = [(), (a,), (None,), (a, b), (b, a), (None, None)]
    for won in undecided:
        assert not hand_decided(won)
    assert [hand_winner(won) for won in ((a, a), (b, None), (None, b), (None, None, a))] == [a, b, b, a]
    assert hand_winner((a, b, None)) is a
    assert hand_winner((None, None, None)) is None
    assert hand_decided((None, None, None))


def test_a_decided_hand_is_scored_after_the_fourth_card_only() -> None:
    match = Match().deal({S: "4C 7H", E: "4H 5H", N: "4S 5S", W: "4D 5D"})
    match.plays("S 4C, E 4H, N 4S, W 4D, S 7H, E 5H, N 5S")
    assert not ended(match)
    match.plays("W 5D")
    assert ended(match)
    assert isinstance(match.events[-1], TentosScored)


def test_44_no_card_is_covered_in_the_first_trick() -> None:
    match = Match().deal({S: "4C 7H", E: "4H 5H"})
    covered = Play(S, parse_cards("4C")[0], face_down=True)
    assert why_not(match.state, covered) is Reason.CANNOT_COVER
    match.plays("S 4C")
    assert why_not(match.state, Play(E, parse_cards("4H")[0], face_down=True)) is Reason.CANNOT_COVER


def test_44_from_the_second_trick_on_a_covered_card_never_wins() -> None:
    match = Match().deal({S: "3H 4C", E: "2H 4H", N: "4S 5S", W: "4D 5D"})
    match.plays("S 3H, E 2H, N 4S, W 4D, S (4C), E 4H, N (5S), W (5D)")
    assert match.hand.won == (Team.NS, Team.EW)
    assert match.turn() == "E"


def test_a_trick_of_covered_cards_alone_is_tied_and_its_leader_leads_again() -> None:
    match = Match().deal({S: "3H 3D", E: "3S 3C", N: "4S 5S", W: "4D 5D"})
    match.plays("S 3H, E 3S, N 4S, W 4D, S (3D), E (3C), N (5S), W (5D)")
    assert match.hand.won == (None, None)
    assert match.turn() == "S"


def test_no_covering_where_the_rules_know_none() -> None:
    match = Match(Rules(face_down=False)).deal({S: "3H 3D", E: "3S", N: "4S", W: "4D"})
    match.plays("S 3H, E 3S, N 4S, W 4D")
    assert why_not(match.state, Play(S, parse_cards("3D")[0], face_down=True)) is Reason.CANNOT_COVER
    assert match.may(Play(S, parse_cards("3D")[0]))


def test_a_covered_card_is_known_to_its_player_alone() -> None:
    match = Match().deal({S: "3H 3D", E: "2S", N: "4S", W: "4D"}).plays("S 3H, E 2S, N 4S, W 4D, S (3D)")
    event = match.events[-1]
    [card] = parse_cards("3D")
    assert event == CardCovered(S, card)
    for seat in SEATS:
        mine = seat is S
        assert visible(event, seat, match.state) == CardCovered(S, card if mine else None)
        [laid] = match.seen(seat).trick.laid
        assert (laid.card, laid.covered) == (card if mine else None, True)
        assert match.seen(seat).trick.cards == (None,)
    assert visible(CardPlayed(S, card), W, match.state) == CardPlayed(S, card)


def test_42_three_ties_score_nothing_and_the_deal_goes_on() -> None:
    match = Match(dealer=W).deal(hands_for(("tie", "tie", "tie")))
    for number in range(3):
        play_trick(match, number, "tie")
    assert match.result.reason is TrucoReason.TIED
    assert match.state.dealer is S
    assert match.state.score == (0, 0)
