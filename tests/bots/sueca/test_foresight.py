"""The worlds that the search deals, how it weighs them, and its rule player against the one in Python."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from sueca_desktop.bots.sueca.encoding import Encoding
from sueca_desktop.bots.sueca.knowledge import suits_not_followed
from sueca_desktop.bots.sueca.native.foresight import Foresight
from sueca_desktop.bots.sueca.rule_player import advise
from sueca_desktop.cards import Card, Suit, parse_cards
from sueca_desktop.rules import sueca
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, PlayerView, State
from tests.bots.positions import dealt, position
from tests.rules.walks import walk


@pytest.fixture
def search() -> Foresight:
    return Foresight(1)


def decisions(name: str) -> Iterator[tuple[State, Seat]]:
    """Where a card is to be played in a random match."""
    for state in walk(name).states:
        if state.phase is Phase.PLAY:
            yield state, sueca.to_act(state)[0]


def held_in(search: Foresight, encoding: Encoding, index: int) -> dict[Seat, tuple[Card, ...]]:
    """The hands of a world."""
    hands = search.hands(index)
    return {seat: encoding.cards(player, hands) for player, seat in enumerate(encoding.players)}


@pytest.mark.parametrize("name", PRESETS)
def test_each_world_gives_back_the_view(search: Foresight, name: str) -> None:
    for state, seat in list(decisions(name))[::3]:
        view = sueca.view(state, seat)
        encoding = Encoding(view)
        encoding.load(search, seed=5)
        for index in range(4):
            held = held_in(search, encoding, index)
            assert state.hand is not None
            world = replace(state.hand, held=tuple(held[other] for other in SEATS))
            assert sorted(map(str, sum(world.held, ()))) == sorted(map(str, sum(state.hand.held, ())))
            seen = sueca.view(replace(state, hand=world), seat)
            assert replace(seen, actions=()) == replace(
                view, actions=(), hand=replace(view.hand, cards=world.of(seat)) if view.hand else None
            )
            assert set(world.of(seat)) == set(state.hand.of(seat))


def test_nobody_is_dealt_a_suit_that_he_did_not_follow(search: Foresight) -> None:
    shown = 0
    for state, seat in decisions("portugal"):
        view = sueca.view(state, seat)
        assert view.hand is not None
        out, _ = suits_not_followed(view.hand)
        encoding = Encoding(view)
        encoding.load(search, seed=1)
        held = held_in(search, encoding, 0)
        for other, suits in out.items():
            shown += len(suits)
            assert not [card for card in held[other] if card.suit in suits]
    assert shown > 20


LATE = position(
    "2S 3H KH",
    "",
    Seat.S,
    "QC",
    finished=(
        (Seat.S, "AS KS JS 3S"),
        (Seat.S, "7S QS 4S 2C"),
        (Seat.W, "3C 4C 5C 6C"),
        (Seat.N, "AH 2H 4H 5H"),
        (Seat.N, "7H 6H QH JH"),
        (Seat.N, "AD 2D 3D 6D"),
        (Seat.N, "JC KC AC 7C"),
    ),
    holder=Seat.W,
)
"""Three cards each are left, S leads; W holds the queen of clubs and did not follow spades."""


def fitting_deals() -> set[tuple[frozenset[Card], ...]]:
    """Every deal of the unseen cards to E, N and W that fits `LATE`, by trying all."""
    trump, *unseen = parse_cards("QC 7D JD QD KD 5D 4D 6S 5S")
    deals: set[tuple[frozenset[Card], ...]] = set()
    for west in combinations(unseen, 2):
        if all(card.suit is not Suit.SPADES for card in west):
            rest = [card for card in unseen if card not in west]
            for east in combinations(rest, 3):
                north = frozenset(rest) - frozenset(east)
                deals.add((frozenset(east), north, frozenset((*west, trump))))
    return deals


def test_every_deal_that_fits_is_as_likely_as_any_other(search: Foresight) -> None:
    encoding = Encoding(LATE)
    encoding.load(search, seed=9)
    rounds = 30_000
    found: Counter[tuple[frozenset[Card], ...]] = Counter()
    for index in range(rounds):
        held = held_in(search, encoding, index)
        found[tuple(frozenset(held[seat]) for seat in (Seat.E, Seat.N, Seat.W))] += 1
    assert set(found) == fitting_deals()
    share = rounds / len(found)
    assert all(abs(count - share) < 5 * share**0.5 for count in found.values())
    spread = sum((count - share) ** 2 / share for count in found.values())
    assert abs(spread - len(found)) < 5 * (2 * len(found)) ** 0.5


def test_open_deals_are_spread_evenly(search: Foresight) -> None:
    """Each unseen card is with each of the others as often as their empty places say."""
    state, seat = next(decisions("portugal"))
    view = sueca.view(state, seat)
    encoding = Encoding(view)
    encoding.load(search, seed=2)
    rounds = 3000
    with_player: Counter[tuple[Seat, Card]] = Counter()
    together: Counter[tuple[Card, Card]] = Counter()
    for index in range(rounds):
        for other, cards in held_in(search, encoding, index).items():
            if other is not seat:
                with_player.update((other, card) for card in cards)
                together.update(combinations(cards, 2))
    assert view.hand is not None
    for (other, card), count in with_player.items():
        free = 9 if other is view.hand.holder and view.hand.trump_is_open else 10
        hidden = 29 if view.hand.holder is not seat else 30
        share = 1.0 if card == view.hand.trump and other is view.hand.holder else free / hidden
        assert abs(count - rounds * share) <= 5 * (rounds * share * (1 - share)) ** 0.5 + 1e-9
    assert max(together.values()) < rounds * 0.42


def test_worlds_are_the_same_for_the_same_seed_only(search: Foresight) -> None:
    view = sueca.view(*next(decisions("portugal")))
    encoding = Encoding(view)
    encoding.load(search, seed=3)
    first = [search.hands(index) for index in range(20)]
    encoding.load(Foresight(1), seed=3)
    assert [search.hands(index) for index in range(20)] == first
    assert len(set(first)) == 20
    encoding.load(search, seed=4)
    assert [search.hands(index) for index in range(20)] != first


def test_a_world_in_which_the_partner_kept_his_ace_weighs_less(search: Foresight) -> None:
    """N threw nothing on S's ace of spades: worlds in which N has a richer spade are less believed."""
    view = position("KH QH JH 6H 5H 4H 3H 2H 2D", "", Seat.S, "QC", finished=((Seat.S, "AS 6S 2S 5S"),))
    encoding = Encoding(view)
    encoding.load(search, seed=1)
    with_seven: list[float] = []
    without: list[float] = []
    seven = Card.parse("7S")
    for index in range(600):
        weights = with_seven if seven in held_in(search, encoding, index)[Seat.N] else without
        weights.append(search.weight(index))
    assert all(0.0 < weight <= 1.0 for weight in with_seven + without)
    assert statistics.mean(with_seven) < 0.8 * statistics.mean(without)


def test_lots_hold_each_world_as_often_as_the_plays_say(search: Foresight) -> None:
    encoding = Encoding(LATE)
    encoding.load(search, seed=3)
    weights: dict[tuple[int, ...], float] = {}
    for index in range(3500):
        weights[search.hands(index)] = search.weight(index)
    assert len(weights) == len(fitting_deals())
    total = sum(weights.values())
    lots = 60
    chosen = Counter(search.hands(index) for lot in range(lots) for index, _ in search.lot(lot, 32))
    assert chosen.total() == search.lot_size * lots
    shares = {hands: weight / total for hands, weight in weights.items()}
    assert max(shares.values()) > 3 * statistics.median(shares.values())
    for hands, share in shares.items():
        assert abs(chosen[hands] / chosen.total() - share) < 5 * (share / chosen.total()) ** 0.5


def test_lots_of_one_world_each_believe_nothing(search: Foresight) -> None:
    encoding = Encoding(LATE)
    encoding.load(search, seed=4)
    assert search.lot(2, 1) == [(index, set()) for index in range(32, 48)]


def after_tricks(number: int, tricks: int, choose: Callable[[PlayerView], Card]) -> PlayerView:
    """What the one who is to play sees when so many tricks of a deal have been played."""
    state = dealt(sueca.Rules(), number)
    while state.hand is not None and len(state.hand.tricks) < tricks:
        (seat,) = sueca.to_act(state)
        state, _ = sueca.apply(state, Play(seat, choose(sueca.view(state, seat))))
    return sueca.view(state, sueca.to_act(state)[0])


def test_who_plays_by_rules_is_recognised(search: Foresight) -> None:
    def by_rules(view: PlayerView) -> Card:
        advice = advise(view)
        assert advice is not None
        assert isinstance(advice.action, Play)
        return advice.action.card

    def by_policy(view: PlayerView) -> Card:
        encoding = Encoding(view)
        encoding.load(search, seed=0)
        values = search.values()
        cards = {encoding.code(card): card for card in view.playable}
        return cards[max(values, key=lambda code: values[code])]

    shares = []
    for choose in (by_rules, by_policy):
        recognised = 0
        for number in range(8):
            Encoding(after_tricks(number, 6, choose)).load(search, seed=number)
            recognised += sum(len(players) for _, players in search.lot(0, 16))
        shares.append(recognised / (8 * search.lot_size * 3))
    assert shares[0] > 0.5
    assert shares[1] < 0.2


def test_what_cannot_have_been_seen_has_no_worlds(search: Foresight) -> None:
    """Nobody is left who could hold the other spades."""
    view = position("KH QH JH 6H 5H 4H 3H 2H 2D", "", Seat.S, "QC", finished=((Seat.S, "AS 5D 4D 3D"),))
    encoding = Encoding(view)
    encoding.load(search, seed=1)
    card = encoding.code(Card.parse("2D"))
    asked: list[Callable[[], object]] = [
        lambda: search.hands(0),
        lambda: search.weight(0),
        lambda: search.lot(0, 2),
        lambda: search.outcomes(0, 4, [card], 0, 1, True),
        lambda: search.outcomes(0, 4, [card], 0, 2, True),
    ]
    for ask in asked:
        with pytest.raises(ValueError, match="no deal fits"):
            ask()


def test_worlds_come_in_whole_lots_only(search: Foresight) -> None:
    encoding = Encoding(LATE)
    encoding.load(search, seed=1)
    card = encoding.code(Card.parse("2S"))
    for first, among in ((8, 1), (0, 0), (0, 65)):
        with pytest.raises(ValueError, match="lots"):
            search.outcomes(first, 4, [card], 0, among, True)


def test_the_native_rule_player_is_the_one_that_explains_itself(search: Foresight) -> None:
    choices = alike = 0
    for name in ("portugal", "azores", "brazil"):
        for state, seat in decisions(name):
            view = sueca.view(state, seat)
            if len(view.playable) > 1 and view.rules.revoke == "prevented":
                choices += 1
                alike += same_choice(search, view)
    assert choices > 150
    assert alike >= 0.97 * choices


def same_choice(search: Foresight, view: PlayerView) -> bool:
    """Whether both rule players choose the same card, or cards without points of one suit."""
    advice = advise(view)
    assert advice is not None
    assert isinstance(advice.action, Play)
    encoding = Encoding(view)
    encoding.load(search, seed=0)
    native, explained = search.favourite(), encoding.code(advice.action.card)
    worthless = native >> 4 == explained >> 4 and max(native & 15, explained & 15) < 5
    return native == explained or worthless


def test_outcomes_of_the_last_trick_are_what_happens(search: Foresight) -> None:
    view = position(
        "2S",
        "5D 4D QC",
        Seat.E,
        "QC",
        finished=(
            (Seat.S, "AS KS JS 3S"),
            (Seat.S, "7S QS 4S 2C"),
            (Seat.W, "3C 4C 5C 6C"),
            (Seat.N, "AH 2H 4H 5H"),
            (Seat.N, "7H 6H QH JH"),
            (Seat.N, "AD 2D 3D 6D"),
            (Seat.N, "AC JC KC 7C"),
            (Seat.N, "7D JD QD KD"),
            (Seat.N, "5S KH 3H 6S"),
        ),
        holder=Seat.W,
    )
    assert view.hand is not None
    encoding = Encoding(view)
    encoding.load(search, seed=0)
    card = encoding.code(Card.parse("2S"))
    for exact_from, learnt in ((0, False), (0, True), (1, True)):
        outcomes = search.outcomes(0, 3, [card], exact_from, among=2, learnt=learnt)
        assert len(outcomes) == 3
        # W takes it with the queen of trumps.
        assert set(outcomes) == {view.hand.points[0]}
