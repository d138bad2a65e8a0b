"""Faults that other card programs had in public, as small inputs for this one.

The numbers are those of the project's list of such faults.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sueca_desktop.cards import Card, Suit, parse_cards
from sueca_desktop.record import Header, parse_record, record_lines
from sueca_desktop.rules.actions import Play, Score
from sueca_desktop.rules.events import CardPlayed, HandScored, MatchWon, TrickTaken
from sueca_desktop.rules.results import HandReason
from sueca_desktop.rules.seats import SEATS, Direction, Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules, apply, may, to_act
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.table.deals import numbered_deal, shuffled_pack
from tests.rules.sueca.hands import E, Match, N, S, W, first
from tests.rules.walks import RULES, walk


def test_2_west_wins_then_w_s_e_n_play_anticlockwise() -> None:
    match = Match().deal({W: "AH", E: "2H", N: "3H", S: "4H"}, "2S").plays("E 2H, N 3H, W AH, S 4H")
    order = []
    for _ in range(4):
        [seat] = to_act(match.state)
        order.append(seat)
        match.play_on(first, 1)
    assert order == [W, S, E, N]


def test_2_west_wins_then_w_n_e_s_play_clockwise() -> None:
    match = Match(Rules(direction="clockwise")).deal({W: "2H", N: "3H", E: "AH", S: "4H"}, "2S")
    match.plays("W 2H, N 3H, E AH, S 4H")
    assert to_act(match.state) == (E,)
    assert list(match.hand.trick.direction.from_seat(E)) == [E, S, W, N]


def test_3_the_suit_led_is_that_of_this_trick() -> None:
    hands = {E: "AH 2C", N: "3H 3C", W: "4H 4C", S: "5H 5C"}
    match = Match().deal(hands, "2S").plays("E AH, N 3H, W 4H, S 5H, E 2C")
    assert all(card.endswith("C") for card in match.legal(N).split())
    assert "3C" in match.legal(N).split()


def test_5_two_deals_running_have_four_times_ten_distinct_cards() -> None:
    match = Match(Rules(target=20))
    for _ in range(2):
        match.deal({}, "2S")
        held = [card for seat in SEATS for card in match.hand.of(seat)]
        assert [len(match.hand.of(seat)) for seat in SEATS] == [10, 10, 10, 10]
        assert set(held) == set(match.rules.pack)
        match.play_out(first)
        assert match.state.hand is None


def test_6_the_bonus_of_a_tie_is_paid_once() -> None:
    match = Match(Rules(tie="carry", target=20))
    games = [match.hand_of(points).games[0] for points in (60, 65, 60, 95, 65)]
    assert games == [0, 2, 0, 3, 1]


def trumps_first_points_first_hearts_last(seat: Seat, follow: tuple[Card, ...]) -> Card:
    rules = Rules()
    if seat is S:
        return max(follow, key=lambda card: (card.suit is Suit.SPADES, rules.order[card.rank]))
    return max(follow, key=lambda card: (rules.points((card,)), card.suit is not Suit.HEARTS))


@pytest.mark.parametrize(
    ("rules", "games", "reason"),
    [
        (Rules(target=9), 2, HandReason.POINTS),
        (Rules(target=9, sweep="all_points"), 4, HandReason.SWEEP),
    ],
)
def test_7_a_sweep_is_told_by_tricks_not_by_points(rules: Rules, games: int, reason: HandReason) -> None:
    """S holds nine of ten spades and the two of hearts; only zeros are left for the tenth trick."""
    hands = {
        S: "AS 7S KS JS QS 6S 5S 4S 3S 2H",
        E: "AD 7D KD JD QD 6D 6H 5H 4H 3H",
        N: "AC 7C KC JC QC 6C 5C 4C 3C 2S",
        W: "AH 7H KH JH QH 5D 4D 3D 2D 2C",
    }
    result = Match(rules).deal(hands, "3S").play_out(trumps_first_points_first_hearts_last)
    assert (result.points, result.tricks) == ((120, 0), (9, 1))
    assert (result.games, result.reason) == ((games, 0), reason)


@pytest.mark.parametrize(
    ("cards", "wins"), [("KH TH 2H 3H", "TH"), ("TH KH AH 2H", "AH"), ("AC TH KH 2S", "TH")]
)
def test_11_with_the_ten_as_manilha(cards: str, wins: str) -> None:
    rules = Rules(manilha="10")
    trick = Trick(S, Direction.ANTICLOCKWISE, parse_cards(cards))
    assert str(dict(trick.plays())[trick.winner(Suit.HEARTS, rules.order)]) == wins
    assert rules.points(parse_cards("TH")) == 10


def test_11_the_azores_have_tens_and_no_sevens() -> None:
    pack = [str(card) for card in PRESETS["azores"].pack]
    assert pack[:3] == ["AS", "TS", "KS"]
    assert len(pack) == 40
    assert not [card for card in pack if card[0] == "7"]
    assert not [card for card in map(str, Rules().pack) if card[0] == "T"]


@pytest.mark.parametrize("name", RULES)
def test_12_the_last_trick_is_credited_before_the_result_shows(name: str) -> None:
    """Whoever adds up the tricks as they are told has the 120 points when the hand's score is told."""
    told: list[TrickTaken] = []
    for event in (event for events in walk(name).events for event in events):
        if isinstance(event, TrickTaken):
            told.append(event)
        if isinstance(event, HandScored):
            assert sum(trick.points for trick in told) == sum(event.result.points)
            assert len(told) == sum(event.result.tricks)
            told.clear()


def test_12_card_trick_result() -> None:
    match = Match()
    match.hand_of(61)
    assert [type(event) for event in match.events[-3:]] == [CardPlayed, TrickTaken, HandScored]


@pytest.mark.parametrize("name", RULES)
def test_13_recomputing_winners_from_the_record_gives_the_result(name: str) -> None:
    played = walk(name)
    data = record_lines(Header(played.rules, ("S", "E", "N", "W")), played.actions)
    assert parse_record(data).state.results == played.last.results
    for state in played.states:
        if state.hand is not None:
            leaders = [trick.leader for trick in (*state.hand.tricks, state.hand.trick)]
            winners = [trick.winner(state.hand.trump_suit, played.rules.order) for trick in state.hand.tricks]
            assert leaders[1:] == winners


def test_15_a_deal_number_is_for_ever_and_two_starts_differ() -> None:
    assert numbered_deal(Rules(), 1) == numbered_deal(Rules(), 1)
    assert len({numbered_deal(Rules(), number).deck for number in range(200)}) == 200
    assert len({shuffled_pack(Rules()) for _ in range(20)}) == 20


@pytest.mark.parametrize(
    ("fault", "cards", "trump", "wins"),
    [
        (17, "4S 7S KS 2S", "D", "7S"),
        (18, "JS KD 2S 3S", "H", "JS"),
        (18, "JS KD AD AC", "H", "JS"),
        (19, "AH 2D 7H KH", "D", "2D"),
        (19, "AH 2D 3D KH", "D", "3D"),
        (19, "AH 3D KH 2D", "D", "3D"),
    ],
)
@pytest.mark.parametrize("leader", SEATS)
def test_17_18_19_who_takes_the_trick(fault: int, cards: str, trump: str, wins: str, leader: Seat) -> None:
    for direction in Direction:
        trick = Trick(leader, direction, parse_cards(cards))
        assert str(dict(trick.plays())[trick.winner(Suit(trump), Rules().order)]) == wins, fault


def by_points() -> Match:
    match = Match(Rules(target=1))
    match.hand_of(65)
    return match


def by_sweep() -> Match:
    match = Match(Rules())
    match.hand_of(0, swept=True)
    return match


def by_claim() -> Match:
    match = Match(PRESETS["tournament"], W)
    while match.state.phase is not Phase.OVER:
        leader = match.state.first_leader
        assert leader is not None
        accused = match.rules.order_of_play.after(leader)
        match.deal({leader: "AH", accused: "2H 2C"}, "2S").plays(f"{leader} AH, {accused} 2C")
        match.claim(leader, accused)
    return match


def by_score() -> Match:
    match = Match(Rules(target=1, revoke="two_games")).deal({}, "2S").play_on(first)
    assert match.state.phase is Phase.SCORE
    return match.do(Score())


@pytest.mark.parametrize("play", [by_points, by_sweep, by_claim, by_score])
def test_64_a_match_is_won_once(play: Callable[[], Match]) -> None:
    match = play()
    assert match.state.phase is Phase.OVER
    assert [type(event) for event in match.events].count(MatchWon) == 1
    assert isinstance(match.events[-1], MatchWon)


def test_64_a_match_taken_up_again_is_won_once() -> None:
    """Taken up from its record before the last card, it is over after that card and no sooner."""
    match = by_points()
    data = record_lines(Header(match.rules, ("S", "E", "N", "W")), tuple(match.actions[:-1]))
    resumed = parse_record(data)
    assert resumed.state.winner is None
    state, events = apply(resumed.state, match.actions[-1])
    assert state == match.state
    assert [type(event) for event in events].count(MatchWon) == 1
    whole = parse_record(record_lines(resumed.header, tuple(match.actions))).state
    assert whole.phase is Phase.OVER
    assert not any(may(whole, Play(seat, card)) for seat in SEATS for card in match.rules.pack)
