"""The table: an action is written down before it counts, and can be taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sueca_desktop.record import Header, parse_record, record_lines
from sueca_desktop.rules import sobe_e_desce, sueca, truco
from sueca_desktop.rules.actions import (
    Action,
    Claim,
    Cut,
    DrawDealer,
    Enter,
    Play,
    Raise,
    Run,
    Shuffle,
    Sign,
    Signal,
    Template,
    TurnTrump,
)
from sueca_desktop.rules.reasons import IllegalAction
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules
from sueca_desktop.table import table as table_module
from sueca_desktop.table.table import Table
from tests.rules.walks import ALL_RULES, filled
from tests.sample_match import walked

NAMES = ("Rosa", "Bruno", "Amélia", "Tiago")


class Notebook:
    """A journal in memory that notes how it was written to."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.header: Header | None = None
        self.refuses = False

    def append(self, action: Action) -> None:
        if self.refuses:
            raise OSError("full")
        self.actions.append(action)

    def rewrite(self, header: Header, actions: tuple[Action, ...]) -> None:
        self.header, self.actions = header, list(actions)


def play_on(table: Table, chance: Random, actions: int) -> None:
    for _ in range(actions):
        if table.state.phase is Phase.SHUFFLE:
            table.shuffle()
        elif legal := sueca.legal_actions(table.state):
            table.act(filled(chance.choice(legal), table.state, chance))


@pytest.mark.parametrize("preset", PRESETS)
def test_journal_holds_what_the_table_holds(preset: str) -> None:
    book = Notebook()
    table = Table(Header(PRESETS[preset], NAMES), (), book)
    play_on(table, Random(preset), 90)
    assert tuple(book.actions) == table.actions
    assert parse_record(record_lines(table.header, table.actions)).state == table.state


def test_refused_action_is_neither_written_nor_done() -> None:
    book = Notebook()
    table = Table.numbered(Header(Rules(), NAMES), 3, book)
    state, written = table.state, list(book.actions)
    with pytest.raises(IllegalAction):
        table.act(DrawDealer(Seat.S))
    assert table.state is state
    assert book.actions == written


def test_action_that_cannot_be_written_does_not_count() -> None:
    book = Notebook()
    table = Table.numbered(Header(Rules(), NAMES), 3, book)
    state = table.state
    book.refuses = True
    seat = sueca.to_act(state)[0]
    with pytest.raises(OSError, match="full"):
        table.act(table.view(seat).actions[0])
    assert table.state is state


@pytest.mark.parametrize("preset", PRESETS)
def test_undo_goes_to_the_last_decision_of_the_seat_and_marks_the_match(preset: str) -> None:
    book = Notebook()
    table = Table(Header(PRESETS[preset], NAMES), (), book)
    play_on(table, Random(preset), 70)
    while table.can_undo(Seat.S):
        last = max(i for i, action in enumerate(table.actions) if getattr(action, "by", None) is Seat.S)
        before = table.actions[:last]
        table.undo(Seat.S)
        assert table.actions == before == tuple(book.actions)
        assert parse_record(record_lines(table.header, table.actions)).state == table.state
    assert table.helped
    assert book.header == table.header
    with pytest.raises(ValueError, match="nothing to take back"):
        table.undo(Seat.S)


def test_pack_taken_back_is_shuffled_the_same_way_again() -> None:
    table = Table(Header(Rules(), NAMES), (DrawDealer(Seat.E),))
    table.shuffle()
    deck = next(action for action in table.actions if isinstance(action, Shuffle)).deck
    cutter = table.state.cutter
    assert cutter is not None
    table.act(Cut(cutter, 7))
    table.undo(cutter)
    assert table.state.deck == deck
    play_on(table, Random(1), 43)
    while table.can_undo(Seat.S):
        table.undo(Seat.S)
    again = Table(table.header, (DrawDealer(Seat.E),))
    again.shuffle()
    assert again.actions[1] != table.actions[1], "two matches without a number must differ"


def test_numbered_match_is_the_same_twice_and_two_starts_without_number_differ() -> None:
    one, two = (Table.numbered(Header(Rules(), NAMES), 77) for _ in range(2))
    assert one.actions == two.actions
    for table in (one, two):
        play_on(table, Random(5), 60)
    assert one.actions == two.actions
    assert one.deal_number == 77
    free, other = (Table(Header(Rules(), NAMES), (DrawDealer(Seat.S),)) for _ in range(2))
    free.shuffle()
    other.shuffle()
    assert free.actions != other.actions


def test_same_cards_are_the_deal_of_the_last_hand() -> None:
    table = Table.numbered(Header(Rules(), NAMES), 8)
    assert table.same_cards() == table.actions[:4]
    play_on(table, Random(2), 40)
    assert table.same_cards() == table.actions[:4]
    while not any(isinstance(action, TurnTrump) for action in table.actions[5:]):
        play_on(table, Random(3), 1)
    again = Table(Header(Rules(), NAMES))
    for action in table.same_cards():
        again.act(action)
    assert again.state.hand is not None
    assert table.state.hand is not None
    assert again.state.hand.trump == table.state.hand.trump
    assert again.state.hand.dealer is table.state.hand.dealer


def test_same_cards_before_the_first_deal_are_none() -> None:
    assert Table(Header(Rules(), NAMES), (DrawDealer(Seat.S),)).same_cards() == ()


def test_hint_is_marked_once_for_each() -> None:
    table = Table.numbered(Header(Rules(), NAMES), 8)
    assert not table.helped
    table.mark_hint()
    table.mark_hint()
    assert table.header.extra["hints"] == 2
    assert table.helped


def test_events_after_undo_are_those_of_the_shorter_match() -> None:
    table = Table.numbered(Header(Rules(), NAMES), 8)
    play_on(table, Random(4), 20)
    table.undo(Seat.N)
    assert table.events == Table(table.header, table.actions).events


@pytest.mark.parametrize("preset", ["portugal", "cafe", "brazil"])
def test_last_hand_has_all_its_tricks_until_the_next_is_dealt(preset: str) -> None:
    table = Table.numbered(Header(PRESETS[preset], NAMES), 8)
    chance = Random(preset)
    while not table.state.results or table.state.hand is None:
        before = table.last_hand(Seat.S)
        play_on(table, chance, 1)
        hand = table.last_hand(Seat.S)
        assert hand is not None
        if table.state.hand is None:
            result = table.state.results[-1]
            assert (hand.points, hand.taken) == (result.points, result.tricks)
            assert len(hand.tricks) == sum(result.tricks)
        elif before is not None and table.state.results == ():
            assert hand == table.view(Seat.S).hand
    assert table.last_hand(Seat.S) == table.view(Seat.S).hand


def test_before_the_first_deal_there_is_no_last_hand() -> None:
    assert Table(Header(Rules(), NAMES), (DrawDealer(Seat.S),)).last_hand(Seat.S) is None


@pytest.mark.parametrize("name", ALL_RULES)
@pytest.mark.parametrize("seat", SEATS)
def test_with_the_table_turned_the_person_holds_what_another_held(name: str, seat: Seat) -> None:
    header = Header(ALL_RULES[name], NAMES)
    table = Table.numbered(header, 21)
    again = Table(header)
    for action in table.same_cards(seat):
        again.act(action)
    steps = SEATS.index(seat)
    before, now = table.state.hand, again.state.hand
    for at, one in enumerate(SEATS):
        assert now.of(one) == before.of(SEATS[(at + steps) % 4])
    assert SEATS.index(before.dealer) == (SEATS.index(now.dealer) + steps) % 4


TURNED_RULES: dict[str, Any] = {
    "sueca": sueca.Rules(target=2, revoke="two_games"),
    "sobe-e-desce": sobe_e_desce.Rules(start=6),
    "truco": truco.Rules(target=6, special_hand=True),
}


def decide(table: Table, chance: Random) -> None:
    """Whatever comes next, at random; calls and claims seldom enough that hands are played out."""
    if table.state.phase == "shuffle":
        table.shuffle()
        return
    rare = Claim | Signal | Raise | Run
    legal = table.header.game.legal_actions(table.state)
    often = [action for action in legal if not isinstance(action, rare)]
    action = chance.choice(legal if chance.random() < 0.1 else often)
    if isinstance(action, Template):
        assert action.by is not None
        action = Cut(action.by, 20) if action.verb == "cut" else Enter(action.by, ())
    table.act(action)


@pytest.mark.parametrize("game", TURNED_RULES)
@pytest.mark.parametrize("front", SEATS)
def test_turned_table_is_the_same_match_and_is_written_as_if_it_were_not(game: str, front: Seat) -> None:
    book, chance = Notebook(), Random(f"{game} {front}")
    table = Table.numbered(Header(TURNED_RULES[game], NAMES), 11, book)
    while table.state.winner is None:
        if chance.random() < 0.2:
            table = table.turned(front)
        decide(table, chance)
    table.mark_hint()
    header, actions = table.written
    assert book.header == header and header.names == NAMES
    assert tuple(book.actions) == actions
    plain = Table(header, actions)
    assert table.turned(table.seat_of(Seat.S)).state == plain.state
    for seat in SEATS:
        assert table.seat_in_record(table.seat_of(seat)) is seat
        assert table.header.name(table.seat_of(seat)) == NAMES[seat.place]


def test_pack_of_a_hand_that_was_taken_back_comes_again_on_a_turned_table() -> None:
    table, chance = Table(Header(Rules(), NAMES), [DrawDealer(Seat.W)]), Random(4)
    while not table.state.results:
        decide(table, chance)
    last = next(action for action in reversed(table.actions) if isinstance(action, Play))
    table.shuffle()
    deck = table.actions[-1]
    table.undo(last.by)
    table = table.turned(Seat.E)
    while len(table.state.results) == 0:
        decide(table, chance)
    table.shuffle()
    assert table.actions[-1] == deck


def test_a_record_that_is_nearly_full_offers_and_takes_no_signals(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = truco.Rules(pass_=False, rejects=0)
    table = walked(rules, 12)
    assert table.state.phase is truco.Phase.PLAY
    (seat,) = table.view(Seat.S).to_act
    offered = table.view(seat).actions
    monkeypatch.setattr(table_module, "LAST_LINE_FOR_SIGNALS", len(table.actions) + 1)
    table = walked(rules, 12)
    left = table.view(seat).actions
    assert left == tuple(action for action in offered if not isinstance(action, Signal)) != offered
    with pytest.raises(IllegalAction):
        table.act(Signal(seat, Sign.ZAP))
