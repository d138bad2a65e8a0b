"""Dealer, shuffle, cut, trump, packets, first lead, spoiling."""

from itertools import product
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.cards import parse_cards
from sueca_desktop.rules.actions import (
    Cut,
    DrawDealer,
    End,
    Play,
    Shuffle,
    Spoil,
    Template,
    TurnTrump,
)
from sueca_desktop.rules.events import DealKept, DealSpoiled, Dealt, HandScored, TrumpTurned
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import HandReason, HandResult
from sueca_desktop.rules.seats import SEATS, Direction, Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules, State, apply, legal_actions, to_act, why_not
from sueca_desktop.rules.sueca.play import packets
from sueca_desktop.rules.sueca.variant import FIELD_VALUES
from tests.rules.sueca.hands import PACKETS, E, Match, N, S, W, first, packet_order

ENDS: tuple[End, ...] = get_args(End)

rules_values = st.builds(Rules, **{name: st.sampled_from(values) for name, values in FIELD_VALUES.items()})
seats = st.sampled_from(SEATS)
ends = st.sampled_from(ENDS)


@pytest.mark.parametrize("row", PACKETS, ids=" ".join)
def test_packets_by_the_table(row: tuple[str, str, str]) -> None:
    direction, deal_order, end = row
    rules = Rules(direction=direction, deal_order=deal_order)  # type: ignore[arg-type]
    dealt = packets(rules, S, rules.pack, "top" if end == "top" else "bottom")
    assert "".join(seat for seat, _ in dealt) == PACKETS[row]


def test_the_table_has_every_row() -> None:
    fields = [FIELD_VALUES["direction"], FIELD_VALUES["deal_order"], ("bottom", "top")]
    assert set(PACKETS) == set(product(*fields))


def test_a_portuguese_table_deals_from_the_dealers_left_on_clockwise() -> None:
    # Anticlockwise play: whoever sits at S has E at his right and W at his left.
    assert packet_order(Rules(), E, "bottom") == [S, W, N, E]


@given(rules_values, seats, ends, st.integers(1, 39))
def test_ten_cards_at_a_time_off_the_top_of_the_pack(rules: Rules, dealer: Seat, end: End, at: int) -> None:
    deck = rules.pack[::3] + rules.pack[1::3] + rules.pack[2::3]
    match = Match(rules, dealer)
    cutter = match.state.cutter
    assert cutter is not None
    match.do(Shuffle(deck), Cut(cutter, at))
    if rules.trump_from == "dealer":
        assert match.state.deck == deck[at:] + deck[:at]
        match.do(TurnTrump(dealer, end))
    else:
        end = rules.trump_from
    lying = deck[at:] + deck[:at]
    for place, seat in enumerate(packet_order(rules, dealer, end)):
        assert set(match.hand.of(seat)) == set(lying[10 * place : 10 * place + 10])
        assert list(match.hand.of(seat)) == sorted(match.hand.of(seat), key=rules.sort_key)
    assert match.hand.trump == (lying[0] if end == "top" else lying[39])
    assert match.hand.trump in match.hand.of(dealer)
    assert (match.hand.holder, match.hand.end) == (dealer, end)
    turned, dealt = match.events[-2:]
    assert turned == TrumpTurned(match.hand.trump, dealer, end)
    assert isinstance(dealt, Dealt)
    assert [seat for seat, _ in dealt.packets] == packet_order(rules, dealer, end)
    assert [card for _, cards in dealt.packets for card in cards] == list(lying)


@pytest.mark.parametrize("end", ["bottom", "top"])
def test_where_the_end_is_fixed_nobody_turns_trumps(end: End) -> None:
    match = Match(Rules(trump_from=end))
    match.do(Shuffle(match.rules.pack), Cut(W, 10))
    assert match.state.phase is Phase.PLAY
    assert str(match.hand.trump) == ("AH" if end == "top" else "2S")
    assert why_not(match.state, TurnTrump(S, end)) is Reason.NOT_NOW


def test_the_dealer_turns_trumps_and_nobody_else() -> None:
    match = Match().do(Shuffle(Rules().pack), Cut(W, 1))
    assert to_act(match.state) == (S,)
    assert set(legal_actions(match.state)) == {TurnTrump(S, "top"), TurnTrump(S, "bottom")}
    for seat in (E, N, W):
        assert why_not(match.state, TurnTrump(seat, "top")) is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("dealer", SEATS)
def test_who_cuts_and_who_leads(direction: Direction, dealer: Seat) -> None:
    before, after = direction.after(dealer, -1), direction.after(dealer)
    for cutter, first_lead in product(FIELD_VALUES["cutter"], FIELD_VALUES["first_lead"]):
        rules = Rules(direction=direction.value, cutter=cutter, first_lead=first_lead)
        match = Match(rules, dealer)
        cuts = before if cutter == "before_dealer" else after
        assert match.state.cutter is cuts
        match.do(Shuffle(rules.pack), Cut(cuts, 20), TurnTrump(dealer, "bottom"))
        leads = cuts if first_lead == "cutter" else after
        assert match.state.first_leader is leads
        assert to_act(match.state) == (leads,)
        assert match.hand.trick.leader is leads


def test_anticlockwise_the_cutter_before_the_dealer_is_at_his_left() -> None:
    assert Match(Rules(), S).state.cutter is W
    assert Match(PRESETS["brazil"], S).state.cutter is W


def test_nobody_is_dealer_before_the_draw() -> None:
    state = State(Rules())
    assert (state.dealer, state.cutter, state.first_leader, to_act(state)) == (None, None, None, ())
    assert legal_actions(state) == (Template("dealer"),)
    assert why_not(state, Shuffle(Rules().pack)) is Reason.NOT_NOW


def test_the_dealer_is_drawn_once_and_then_the_deal_passes_on() -> None:
    match = Match(Rules(target=20), W)
    dealers = []
    for _ in range(5):
        assert why_not(match.state, DrawDealer(S)) is Reason.NOT_NOW
        dealers.append(match.state.dealer)
        match.deal({}, "2S").play_out(first)
    assert dealers == [W, S, E, N, W]


def test_clockwise_the_deal_passes_the_other_way() -> None:
    match = Match(Rules(direction="clockwise", target=9), W)
    assert match.deal({}, "2S").play_out(first).dealer is W
    assert match.state.dealer is N


@pytest.mark.parametrize(("at", "reason"), [(0, Reason.BAD_CUT), (1, None), (39, None), (40, Reason.BAD_CUT)])
def test_a_cut_lifts_1_to_39_cards(at: int, reason: Reason | None) -> None:
    match = Match().do(Shuffle(Rules().pack))
    assert legal_actions(match.state) == (Template("cut", W),)
    assert why_not(match.state, Cut(W, at)) is reason
    assert why_not(match.state, Cut(E, at)) is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("manilha", ["7", "10"])
def test_the_shuffled_pack_is_the_forty_cards_in_use(manilha: str) -> None:
    rules = Rules(manilha="7" if manilha == "7" else "10")
    other = Rules(manilha="10" if manilha == "7" else "7").pack
    state = Match(rules).state
    assert why_not(state, Shuffle(rules.pack[::-1])) is None
    for deck in (other, rules.pack[:39], rules.pack + rules.pack[:1], rules.pack[:39] + rules.pack[:1], ()):
        assert why_not(state, Shuffle(deck)) is Reason.NOT_THE_PACK


POOR = "QS 6S 5S QH 6H 5H QD 6D 5D QC"  # 8 points
ENOUGH = "QS 6S 5S QH 6H 5H AD 6D 5D 4C"  # 15
TEN = "KS 6S 5S KH 6H 5H QD 6D 5D 4C"  # 10
NINE = "KS 6S 5S QH 6H 5H JD 6D 5D 4C"  # 9


@pytest.mark.parametrize(("cards", "may_spoil"), [(POOR, True), (NINE, True), (TEN, False), (ENOUGH, False)])
def test_with_fewer_than_10_points_the_first_player_may_throw_in(cards: str, may_spoil: bool) -> None:
    match = Match(Rules(spoil=True)).deal({E: cards}, "2S")
    assert match.state.phase is (Phase.SPOIL if may_spoil else Phase.PLAY)
    if may_spoil:
        assert to_act(match.state) == (E,)
        assert set(legal_actions(match.state)) == {Spoil(E, True), Spoil(E, False)}
        assert why_not(match.state, Play(E, match.hand.of(E)[0])) is Reason.NOT_NOW
        assert why_not(match.state, Spoil(W, True)) is Reason.NOT_YOUR_TURN
    else:
        assert why_not(match.state, Spoil(E, True)) is Reason.NOT_NOW


@pytest.mark.parametrize("seat", [S, N, W])  # S deals, and his trump is one of the poor cards
def test_the_others_poverty_does_not_count(seat: Seat) -> None:
    assert Match(Rules(spoil=True)).deal({seat: POOR, E: "AS 7S"}, POOR[:2]).state.phase is Phase.PLAY


def test_without_the_field_nobody_throws_in() -> None:
    assert Match(Rules()).deal({E: POOR}, "2S").state.phase is Phase.PLAY


def test_where_the_cutter_leads_it_is_the_cutter_who_may_spoil() -> None:
    rules = Rules(spoil=True, first_lead="cutter", trump_from="top")
    match = Match(rules).deal({W: POOR}, "2S")
    assert (match.state.phase, to_act(match.state)) == (Phase.SPOIL, (W,))
    assert match.hand.trick.leader is W


def test_the_manilha_of_the_azores_counts_for_spoiling() -> None:
    rules = Rules(spoil=True, manilha="10")
    cards = "TS 6S 5S 4S 6H 5H 4H 6D 5D 4D"
    assert Match(rules).deal({E: cards}, "2S").state.phase is Phase.PLAY


def test_a_spoilt_deal_scores_nothing_and_the_same_dealer_deals_again() -> None:
    match = Match(Rules(spoil=True, tie="carry"))
    match.state, _ = apply(State(match.rules, carry=2), DrawDealer(S))
    match.deal({E: POOR}, "2S")
    before = len(match.events)
    match.do(Spoil(E, True))
    result = HandResult(S, parse_cards("2S")[0], (0, 0), (0, 0), (0, 0), HandReason.SPOILED)
    assert match.state.results == (result,)
    assert (match.state.phase, match.state.dealer, match.state.hand) == (Phase.SHUFFLE, S, None)
    assert (match.state.score, match.state.carry) == ((0, 0), 2)
    assert match.events[before:] == [DealSpoiled(E), HandScored(result, (0, 0), 2)]
    assert match.deal({E: POOR}, "3H").state.phase is Phase.SPOIL


def test_who_keeps_a_poor_hand_leads() -> None:
    match = Match(Rules(spoil=True)).deal({E: POOR}, "2S").do(Spoil(E, False))
    assert match.events[-1] == DealKept(E)
    assert (match.state.phase, to_act(match.state)) == (Phase.PLAY, (E,))
    assert why_not(match.state, Spoil(E, True)) is Reason.NOT_NOW
