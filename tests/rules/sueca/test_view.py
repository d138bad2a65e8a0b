"""What one seat may know; that it is never more, is held by the contract of all games."""

from sueca_desktop.cards import cards_text
from sueca_desktop.rules.actions import Claim, Cut, Shuffle, Spoil, Template, TurnTrump
from sueca_desktop.rules.events import CardPlayed, Dealt, censored
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sueca import HandView, PlayerView, Rules, view, visible
from tests.rules.sueca.hands import E, Match, N, S, W

HANDS = {S: "AS 7S 2H", E: "AH 3H", N: "KH", W: "2C 3C 4C 5C 6C QC JC KC 7C AC"}


def hand_view(match: Match, seat: str) -> HandView:
    seen = view(match.state, next(s for s in SEATS if s == seat))
    assert seen.hand is not None
    return seen.hand


def test_own_cards_and_the_others_numbers() -> None:
    match = Match().deal(HANDS, "2S").plays("E AH")
    seen = hand_view(match, "N")
    assert cards_text(seen.cards) == match.held(N)
    assert seen.counts == (10, 9, 10, 10)


def test_the_turned_card_its_holder_and_the_end_it_came_from() -> None:
    for end in ("bottom", "top"):
        match = Match(Rules(trump_from=end)).deal(HANDS, "2S")
        for seat in SEATS:
            seen = hand_view(match, seat)
            assert (str(seen.trump), seen.trump_suit, seen.holder, seen.end) == ("2S", "S", S, end)
            assert seen.trump_is_open


def test_who_dealt_who_cut_and_the_score() -> None:
    match = Match(Rules(tie="carry"), E)
    match.hand_of(60)
    seen = view(match.state, S)
    assert (seen.dealer, seen.cutter, seen.score, seen.carry) == (N, E, (0, 0), 1)
    assert (seen.hand, seen.results) == (None, match.state.results)


def test_all_cards_played_and_by_whom() -> None:
    match = Match().deal(HANDS, "2S").plays("E AH, N KH, W 2C, S 2H, E 3H")
    for seat in SEATS:
        seen = hand_view(match, seat)
        assert [(s.value, str(card)) for s, card in seen.tricks[0].plays()] == [
            ("E", "AH"),
            ("N", "KH"),
            ("W", "2C"),
            ("S", "2H"),
        ]
        assert [(s.value, str(card)) for s, card in seen.trick.plays()] == [("E", "3H")]
        assert (seen.points, seen.taken, [*seen.off_suit]) == ((0, 15), (0, 1), [W])


def test_actions_are_the_seats_own() -> None:
    match = Match(Rules(revoke="two_games", spoil=True))
    assert [view(match.state, seat).actions for seat in SEATS] == [(), (), (), ()]
    match.do(Shuffle(match.rules.pack))
    assert [view(match.state, seat).actions for seat in SEATS] == [(), (), (), (Template("cut", W),)]
    match.do(Cut(W, 11))
    assert view(match.state, S).actions == (TurnTrump(S, "top"), TurnTrump(S, "bottom"))
    match = Match(Rules(revoke="two_games", spoil=True)).deal({E: "2H 3H 4H 5H 6H 2D 3D 4D 5D 6D"}, "2S")
    assert view(match.state, E).actions == (Spoil(E, True), Spoil(E, False))
    match.do(Spoil(E, False)).plays("E 2H")
    assert view(match.state, N).playable == match.hand.of(N)
    discard = next(card for card in match.hand.of(N) if card.suit != "H")
    match.plays(f"N {discard}")
    assert [view(match.state, seat).claimable for seat in SEATS] == [(), (N,), (), (N,)]
    assert Claim(E, N) in view(match.state, E).actions
    assert [view(match.state, seat).my_turn for seat in SEATS] == [False, False, False, True]


def test_a_deal_is_shown_card_by_card_only_to_its_owner() -> None:
    match = Match().deal(HANDS, "2S")
    dealt = next(event for event in match.events if isinstance(event, Dealt))
    seen = visible(dealt, E, match.state)
    assert isinstance(seen, Dealt)
    assert [(to.value, [card and str(card) for card in cards].count(None)) for to, cards in seen.packets] == [
        ("W", 10),
        ("N", 10),
        ("E", 0),
        ("S", 9),
    ]
    assert str(dict(seen.packets)[S][9]) == "2S"


def test_without_word_of_the_turned_card_it_is_hidden_too() -> None:
    match = Match().deal(HANDS, "2S")
    dealt = next(event for event in match.events if isinstance(event, Dealt))
    seen = censored(dealt, E)
    assert isinstance(seen, Dealt)
    assert set(dict(seen.packets)[S]) == {None}


def test_what_happens_in_the_open_is_shown_as_it_is() -> None:
    match = Match().deal(HANDS, "2S").plays("E AH, N KH, W 2C, S 2H")
    for event in match.events:
        if not isinstance(event, Dealt):
            assert all(visible(event, seat, match.state) == event for seat in SEATS)
    assert any(isinstance(event, CardPlayed) for event in match.events)


def test_a_view_has_no_field_for_what_nobody_may_see() -> None:
    names = {name for kind in (PlayerView, HandView) for name in kind.__struct_fields__}
    assert not names & {"deck", "held", "hands", "revoked", "state"}
