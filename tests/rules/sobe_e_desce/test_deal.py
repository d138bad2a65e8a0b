"""Dealing, choosing trumps, entering and exchanging."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sueca_desktop.cards import Suit, parse_cards
from sueca_desktop.rules.actions import DrawDealer, Enter, NameTrump, Play, Shuffle, SitOut, Template, TurnUp
from sueca_desktop.rules.events import Dealt, Entered, PackShuffled, SobeScored, TrumpNamed, TrumpTurnedUp
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sobe_e_desce import Phase, Rules, begin, legal_actions, may, to_act, why_not
from tests.rules.sobe_e_desce.hands import E, Match, N, S, W

HANDS = {
    E: "AS 7S KS JS QS",
    N: "AH 7H KH JH QH",
    W: "AD 7D KD JD QD",
    S: "AC 7C KC JC QC",
}


def test_everyone_starts_at_the_points_of_the_rules() -> None:
    assert begin(Rules()).score == (20, 20, 20, 20)
    assert begin(Rules(start=7)).score == (7, 7, 7, 7)


def test_three_cards_each_from_the_seat_after_the_dealer_who_chooses_trumps() -> None:
    match = Match(dealer=S).deal(HANDS)
    assert match.state.phase is Phase.TRUMP
    assert match.hand.chooser is E
    assert to_act(match.state) == (E,)
    assert [match.held(seat) for seat in (E, N, W, S)] == ["AS 7S KS", "AH 7H KH", "AD 7D KD", "AC 7C KC"]
    shuffled, dealt = match.events[1:]
    assert shuffled == PackShuffled(S)
    assert isinstance(dealt, Dealt)
    assert [seat for seat, _ in dealt.packets] == [E, N, W, S]


def test_clockwise_the_chooser_is_at_the_dealers_left() -> None:
    match = Match(Rules(direction="clockwise"), dealer=S).deal(HANDS)
    assert match.hand.chooser is W
    dealt = match.events[-1]
    assert isinstance(dealt, Dealt)
    assert [seat for seat, _ in dealt.packets] == [W, N, E, S]


def test_the_chooser_names_any_suit_or_turns_up() -> None:
    match = Match().deal(HANDS)
    assert legal_actions(match.state) == (*(NameTrump(E, suit) for suit in Suit), TurnUp(E))


def test_a_suit_named_is_trumps_and_two_more_cards_come_to_each() -> None:
    match = Match().deal(HANDS).trump("D")
    assert (match.hand.trump, match.hand.turned_up) == ("D", None)
    assert [match.held(seat) for seat in SEATS] == [HANDS[seat] for seat in SEATS]
    assert match.events[-2] == TrumpNamed(E, Suit.DIAMONDS)
    dealt = match.events[-1]
    assert isinstance(dealt, Dealt)
    assert dealt.packets == tuple((seat, parse_cards(HANDS[seat])[3:]) for seat in (E, N, W, S))
    assert len(match.hand.stock) == 20


def test_the_card_turned_up_is_trumps_and_the_first_of_the_choosers_two() -> None:
    match = Match().deal({**HANDS, E: "AS 7S KS 2D QS"}).trump("up")
    [card] = parse_cards("2D")
    assert (match.hand.trump, match.hand.turned_up) == ("D", card)
    assert match.held(E) == "AS 7S KS QS 2D"
    assert match.events[-2] == TrumpTurnedUp(E, card)
    dealt = match.events[-1]
    assert isinstance(dealt, Dealt)
    assert dealt.packets[0] == (E, parse_cards("2D QS"))
    assert len(match.hand.stock) == 20


def test_the_turned_card_may_be_exchanged_away_and_stays_known() -> None:
    [card] = parse_cards("2D")
    match = Match().deal({**HANDS, E: "AS 7S KS 2D QS"}).trump("up").do(Enter(E, (card,)))
    assert card not in match.hand.of(E)
    assert (match.hand.turned_up, match.hand.thrown[E.place]) == (card, (card,))


def test_nobody_but_the_chooser_speaks_before_trumps_are_chosen() -> None:
    match = Match().deal(HANDS)
    for seat in SEATS:
        assert why_not(match.state, Enter(seat, ())) is Reason.NOT_NOW
        assert why_not(match.state, SitOut(seat)) is Reason.NOT_NOW
        assert why_not(match.state, Play(seat, parse_cards("AS")[0])) is Reason.NOT_NOW
    assert why_not(match.state, NameTrump(N, Suit.SPADES)) is Reason.NOT_YOUR_TURN
    assert why_not(match.state, TurnUp(S)) is Reason.NOT_YOUR_TURN


def test_trumps_are_chosen_once() -> None:
    match = Match().deal(HANDS).trump("S")
    assert why_not(match.state, NameTrump(E, Suit.HEARTS)) is Reason.NOT_NOW
    assert why_not(match.state, TurnUp(E)) is Reason.NOT_NOW


@pytest.mark.parametrize(("direction", "order"), [("anticlockwise", "ENWS"), ("clockwise", "WNES")])
def test_they_speak_in_the_order_of_play_from_the_chooser(direction: str, order: str) -> None:
    match = Match(Rules(direction=direction)).deal(HANDS).trump("S")  # type: ignore[arg-type]
    spoken = []
    while match.state.phase is Phase.ENTER:
        [seat] = to_act(match.state)
        spoken.append(seat.value)
        match.do(Enter(seat, ()))
    assert "".join(spoken) == order
    assert match.hand.entered == tuple(spoken)


def test_an_exchange_is_made_at_once_off_the_top_of_the_stock() -> None:
    match = Match().deal(HANDS, "2S 3S 4S 2H").trump("S")
    match.do(Enter(E, parse_cards("QS KS")))
    assert match.held(E) == "AS 7S JS 3S 2S"
    assert match.events[-1] == Entered(E, parse_cards("QS KS"), parse_cards("2S 3S"))
    match.do(SitOut(N), Enter(W, parse_cards("JD QD")))
    assert match.held(W) == "4S 2H AD 7D KD"
    assert match.held(N) == HANDS[N]
    assert (match.hand.entered, match.hand.sat_out) == ((E, W), (N,))


def test_the_stock_always_suffices() -> None:
    match = Match().deal(HANDS).trump("S")
    for seat in (E, N, W, S):
        match.do(Enter(seat, parse_cards(HANDS[seat])))
    assert match.hand.stock == ()
    assert not {*match.hand.of(E), *match.hand.of(N)} & {*parse_cards(HANDS[E]), *parse_cards(HANDS[N])}


@pytest.mark.parametrize(
    ("exchange", "reason"),
    [
        ("", None),
        ("AS 7S KS JS QS", None),
        ("AS 2S", Reason.NOT_HELD),
        ("AS AS", Reason.BAD_EXCHANGE),
        ("AS 7S KS JS QS AS", Reason.BAD_EXCHANGE),
        ("AS 7S KS JS QS AH", Reason.NOT_HELD),
    ],
)
def test_up_to_five_cards_of_ones_own_are_exchanged(exchange: str, reason: Reason | None) -> None:
    match = Match().deal(HANDS).trump("S")
    assert why_not(match.state, Enter(E, parse_cards(exchange))) is reason


def test_one_template_stands_for_every_exchange() -> None:
    match = Match().deal(HANDS).trump("S")
    assert legal_actions(match.state) == (Template("enter", E),)
    match.do(Enter(E, ()))
    assert legal_actions(match.state) == (Template("enter", N), SitOut(N))


def test_whoever_chose_trumps_must_enter() -> None:
    for how in ("S", "up"):
        match = Match().deal(HANDS).trump(how)
        assert why_not(match.state, SitOut(E)) is Reason.MUST_ENTER


@pytest.mark.parametrize("how", ["H", "up"])
def test_with_hearts_everyone_plays(how: str) -> None:
    hands = {**HANDS, E: "AS 7S KS 2H QS", N: "AH 7H KH JH QH"}
    match = Match().deal(hands).trump(how)
    for seat in (E, N, W, S):
        assert why_not(match.state, SitOut(seat)) is Reason.MUST_ENTER
        assert legal_actions(match.state) == (Template("enter", seat),)
        match.do(Enter(seat, ()))
    assert match.state.phase is Phase.PLAY


@pytest.mark.parametrize(("points", "must"), [(6, False), (5, True)])
def test_with_five_points_or_fewer_one_must_enter(points: int, must: bool) -> None:
    match = Match(Rules(start=points)).deal(HANDS).trump("S").do(Enter(E, ()))
    assert may(match.state, SitOut(N)) is not must


def test_points_won_bring_the_duty_to_enter_nearer() -> None:
    match = Match(Rules(start=11), dealer=S)
    match.deal(HANDS).trump("S").enter("E")
    assert match.state.score == (11, 6, 11, 11)
    match.deal({}).trump("S").do(Enter(N, ()), SitOut(W), SitOut(S))
    assert may(match.state, SitOut(E))
    match = Match(Rules(start=10), dealer=S)
    match.deal(HANDS).trump("S").enter("E")
    assert match.state.score == (10, 5, 10, 10)
    match.deal({}).trump("S").do(Enter(N, ()), SitOut(W), SitOut(S))
    assert why_not(match.state, SitOut(E)) is Reason.MUST_ENTER


def test_nobody_sits_out_three_times_running() -> None:
    match = Match(Rules(start=50), dealer=S)
    match.deal({}).trump("S").enter("EN").play_out()
    match.deal({}).trump("S").enter("N")  # ends at once, and counts all the same
    assert [result.entered for result in match.state.results] == [(E, N), (N,)]
    match.deal({}).trump("S").do(Enter(W, ()))
    assert why_not(match.state, SitOut(S)) is Reason.MUST_ENTER
    match.do(Enter(S, ()))
    assert may(match.state, SitOut(E))
    match.do(SitOut(E))
    assert may(match.state, SitOut(N))


def test_sitting_out_is_counted_from_the_last_hand_entered() -> None:
    match = Match(Rules(start=50), dealer=S)
    match.deal({}).trump("S").enter("ES").play_out()
    match.deal({}).trump("S").enter("N")
    match.deal({}).trump("S").enter("WE").play_out()
    match.deal({}).trump("S").do(Enter(S, ()), SitOut(E))
    assert may(match.state, SitOut(N))


def test_alone_one_wins_all_five_tricks_at_once() -> None:
    match = Match().deal(HANDS).trump("S").enter("E")
    assert match.state.phase is Phase.SHUFFLE
    assert (match.result.entered, match.result.reason.value) == ((E,), "alone")
    assert (match.result.tricks, match.result.change) == ((0, 5, 0, 0), (0, -5, 0, 0))
    assert match.events[-1] == SobeScored(match.result, (20, 15, 20, 20))


def test_the_deal_passes_to_the_seat_after_the_dealer() -> None:
    for rules, order in ((Rules(), "SENWS"), (Rules(direction="clockwise"), "SWNES")):
        match = Match(replace(rules, start=50), dealer=S)
        dealers = [match.state.dealer]
        for _ in range(4):
            match.deal({}).trump("S").enter("SENW").play_out()
            dealers.append(match.state.dealer)
        assert "".join(str(dealer) for dealer in dealers) == order


@pytest.mark.parametrize("count", [39, 41])
def test_a_pack_is_the_forty_cards(count: int) -> None:
    match = Match()
    deck = (*match.rules.pack, match.rules.pack[0])[:count]
    assert why_not(match.state, Shuffle(deck)) is Reason.NOT_THE_PACK
    assert why_not(match.state, DrawDealer(N)) is Reason.NOT_NOW
