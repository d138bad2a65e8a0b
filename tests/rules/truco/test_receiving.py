"""How sets of three are dealt, kept, passed and discarded."""

import pytest

from sueca_desktop.cards import cards_text, parse_cards
from sueca_desktop.rules.actions import DealFrom, Discard, DrawDealer, Keep, Pass, Play, Raise, Run, Shuffle
from sueca_desktop.rules.events import EndChosen, SetDiscarded, SetKept, SetPassed, SetReceived
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.truco import Phase, Rules, legal_actions, to_act, view, visible, why_not
from tests.rules.truco.hands import E, Match, N, S, W

PACK = cards_text(Rules().pack)


def sets(first: int, last: int) -> list[str]:
    """The sets of the pack in order, as hands list them."""
    cards = Rules().pack
    return [
        cards_text(sorted(cards[3 * i : 3 * i + 3], key=Rules().sort_key)) for i in range(first, last + 1)
    ]


def test_the_mao_says_from_which_end_before_anybody_has_cards() -> None:
    match = Match(dealer=N).do(Shuffle(Rules().pack))
    assert match.state.hand is None
    assert to_act(match.state) == (W,)
    assert legal_actions(match.state) == (DealFrom(W, "top"), DealFrom(W, "bottom"))
    assert why_not(match.state, DealFrom(S, "top")) is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("rules", "mao"), [(Rules(direction="anticlockwise"), E), (Rules(direction="clockwise"), W)]
)
def test_the_seat_after_the_dealer_is_mao(rules: Rules, mao: Seat) -> None:
    match = Match(rules, dealer=S).deal({})
    assert (match.hand.mao, match.hand.trick.leader, match.turn()) == (mao, mao, mao)


def test_three_cards_at_a_time_off_the_top_in_the_order_of_play() -> None:
    match = Match().shuffle(PACK)
    for seat, cards in zip((S, E, N, W), sets(0, 3), strict=True):
        assert match.turn() == seat
        assert match.held(seat) == cards
        match.do(Keep(seat))
    assert match.state.phase is Phase.PLAY
    assert match.turn() == "S"


def test_from_the_bottom_the_lowest_card_comes_first() -> None:
    match = Match().do(Shuffle(Rules().pack), DealFrom(S, "bottom"))
    assert match.events[-2:] == [EndChosen(S, "bottom"), SetReceived(S, parse_cards("5C 6C 7C"))]
    match.do(Keep(S))
    assert match.events[-1] == SetReceived(E, parse_cards("QC JC KC"))
    assert len(match.state.deck) == 34


def test_a_passed_set_is_the_partners_hand_and_he_is_not_asked() -> None:
    match = Match().shuffle(PACK).do(Pass(S))
    assert (match.held(N), match.held(S)) == tuple(sets(0, 1))
    assert match.turn() == "S"
    match.do(Keep(S)).do(Keep(E))
    assert match.turn() == "W"
    match.do(Keep(W))
    assert match.state.phase is Phase.PLAY
    assert match.hand.passer is S


def test_the_passer_decides_again_but_not_to_pass() -> None:
    match = Match().shuffle(PACK).do(Pass(S))
    assert legal_actions(match.state) == (Keep(S), Discard(S))
    assert why_not(match.state, Pass(S)) is Reason.CANNOT_PASS
    match.do(Discard(S))
    assert legal_actions(match.state) == (Keep(S), Discard(S))
    assert match.held(S) == sets(2, 2)[0]


def test_a_set_may_be_discarded_before_another_is_passed() -> None:
    match = Match().shuffle(PACK).do(Discard(S), Pass(S))
    assert (match.held(N), match.held(S)) == tuple(sets(1, 2))


def test_nobody_passes_to_a_partner_who_has_cards() -> None:
    match = Match().shuffle(PACK).do(Keep(S), Keep(E))
    for seat in (N, W):
        assert why_not(match.state, Pass(seat)) is Reason.CANNOT_PASS
        match.do(Keep(seat))


def test_only_one_set_is_passed_by_all_four_together() -> None:
    match = Match().shuffle(PACK).do(Pass(S), Keep(S))
    assert match.turn() == "E"
    assert why_not(match.state, Pass(E)) is Reason.CANNOT_PASS
    later = Match().shuffle(PACK).do(Keep(S), Pass(E), Keep(E), Keep(N))
    assert later.state.phase is Phase.PLAY


def test_no_passing_where_the_rules_know_none() -> None:
    match = Match(Rules(pass_=False)).shuffle(PACK)
    assert legal_actions(match.state) == (Keep(S), Discard(S))


def test_discards_lie_open_and_are_out() -> None:
    match = Match().shuffle(PACK).do(Discard(S))
    assert match.hand.discarded == ((S, Rules().pack[:3]),)
    assert match.held(S) == sets(1, 1)[0]
    for seat in SEATS:
        assert view(match.state, seat).hand == match.seen(seat)
        assert match.seen(seat).discarded == match.hand.discarded
    thrown = match.events[-2]
    assert isinstance(thrown, SetDiscarded)
    assert all(visible(thrown, seat, match.state) == thrown for seat in SEATS)


def test_rejects_are_counted_over_the_match_and_all_players() -> None:
    match = Match(Rules(rejects=3)).shuffle(PACK)
    match.do(Discard(S), Keep(S), Discard(E), Keep(E), Keep(N), Keep(W), Raise(S), Run(E))
    assert match.state.rejects == 2
    match.shuffle(PACK).do(Discard(E))
    assert match.state.rejects == 3
    assert why_not(match.state, Discard(E)) is Reason.CANNOT_DISCARD
    assert match.may(Keep(E))


def test_twelve_cards_and_nine_sets_are_within_the_pack() -> None:
    match = Match(Rules(rejects=9)).shuffle(PACK)
    for _ in range(9):
        match.do(Discard(S))
    assert legal_actions(match.state) == (Keep(S), Pass(S))
    match.do(Pass(S), Keep(S), Keep(E), Keep(W))
    assert match.state.phase is Phase.PLAY
    assert len(match.state.deck) == 1
    assert [len(match.hand.of(seat)) for seat in SEATS] == [3] * 4


def test_no_sets_may_be_thrown_away_where_the_rules_allow_none() -> None:
    match = Match(Rules(rejects=0, pass_=False)).shuffle(PACK)
    assert legal_actions(match.state) == (Keep(S),)


def test_only_the_receiver_speaks_and_nothing_else_goes_on() -> None:
    match = Match().shuffle(PACK)
    assert why_not(match.state, Keep(N)) is Reason.NOT_YOUR_TURN
    assert why_not(match.state, Play(S, match.hand.of(S)[0])) is Reason.NOT_NOW
    assert why_not(match.state, DrawDealer(S)) is Reason.NOT_NOW


def test_who_may_see_the_sets() -> None:
    match = Match().shuffle(PACK).do(Pass(S), Keep(S))
    received, passed, again, kept = match.events[-5:-1]
    hidden = (None, None, None)
    assert isinstance(received, SetReceived)
    assert isinstance(passed, SetPassed)
    for seat in SEATS:
        mine, ours = seat is S, seat in (S, N)
        assert visible(received, seat, match.state) == (received if mine else SetReceived(S, hidden))
        assert visible(passed, seat, match.state) == (passed if ours else SetPassed(S, hidden))
        assert visible(again, seat, match.state) == (again if mine else SetReceived(S, hidden))
        assert visible(kept, seat, match.state) == SetKept(S)


def test_the_passer_knows_the_cards_and_the_partner_only_that_they_were_passed() -> None:
    match = Match().shuffle(PACK).do(Pass(S), Keep(S), Keep(E), Keep(W))
    assert match.seen(S).partner_cards == match.hand.of(N)
    assert [match.seen(seat).partner_cards for seat in (E, N, W)] == [(), (), ()]
    assert {match.seen(seat).passer for seat in SEATS} == {S}


def test_the_deal_passes_to_the_seat_after_the_dealer() -> None:
    for rules, dealers in (
        (Rules(direction="anticlockwise"), (N, W, S)),
        (Rules(direction="clockwise"), (N, E, S)),
    ):
        match = Match(rules, dealer=N)
        for dealer in dealers:
            assert match.state.dealer is dealer
            match.deal({})
            mao = match.hand.mao
            match.do(Raise(mao), Run(mao.opponents[0]))


def test_a_pack_is_the_forty_cards() -> None:
    match = Match()
    pack = match.rules.pack
    for deck in (pack[1:], (*pack, pack[0]), (*pack[1:], pack[1])):
        assert why_not(match.state, Shuffle(deck)) is Reason.NOT_THE_PACK
