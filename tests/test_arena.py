"""Duplicate play: fair to both, the same each time, and with honest intervals."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.arena import Contest, Sample, deal_numbers, interval, play_all, play_in_all_seats, summary
from sueca_desktop.bots import yardsticks
from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.bots.sueca.habits import honest_cards
from sueca_desktop.bots.sueca.rule_player import RulePlayer
from sueca_desktop.cards import Card
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.results import HandReason
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, PlayerView
from sueca_desktop.rules.sueca.play import packets
from sueca_desktop.table.deals import MAX_DEAL_NUMBER, Deal, numbered_deal, numbered_deck
from tests.samples import diagonal

PLAYERS = tuple(yardsticks.PLAYERS["sueca"])


GOLDEN = (3344595609062871, 3444597933762076, 6826321073220098)
"""The first deals of seed 7."""

POOR = 68
"""A deal whose first player in Brazil has fewer than ten card points and few trumps."""


def outcome(samples: list[Sample]) -> list[tuple[float | None, float]]:
    """All but the times."""
    return [(sample.points, sample.wins) for sample in samples]


def play(contest: Contest, numbers: tuple[int, ...], jobs: int = 1) -> list[Sample]:
    return play_all(contest, numbers, jobs, lambda done: None)


class Question(Struct, frozen=True):
    seed: int
    view: PlayerView
    limit: Limit


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """What the player named `watched`, who plays as `rules` does, has been asked."""
    asked: list[Question] = []

    class Watched(RulePlayer):
        def __init__(self, seed: int) -> None:
            super().__init__(seed, forgetful=False)
            self.seed = seed

        def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
            asked.append(Question(self.seed, view, limit))
            return super().choose(view, limit, cancelled)

    monkeypatch.setattr(
        "sueca_desktop.arena.PLAYERS", {"sueca": {**yardsticks.PLAYERS["sueca"], "watched": Watched}}
    )
    return asked


def test_a_seed_stands_for_the_same_deals_for_ever() -> None:
    assert deal_numbers(7, 3) == GOLDEN
    assert deal_numbers(7, 1) == GOLDEN[:1]


def test_deals_are_all_different_and_valid() -> None:
    numbers = [number for seed in range(20) for number in deal_numbers(seed, 100)]
    assert len(set(numbers)) == 2000
    assert all(0 <= number <= MAX_DEAL_NUMBER for number in numbers)


@pytest.mark.parametrize(("player", "preset"), diagonal(PLAYERS, PRESETS))
def test_a_player_is_level_with_itself_in_every_deal(player: str, preset: str) -> None:
    samples = play(Contest("sueca", preset, player, player, Limit(iterations=2)), deal_numbers(1, 3))
    assert outcome(samples) == [(60.0, 0.5)] * 3


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_takes_from_b_is_what_b_loses_to_a(preset: str) -> None:
    numbers = deal_numbers(2, 6)
    ours = outcome(play(Contest("sueca", preset, "intermediate", "beginner"), numbers))
    theirs = outcome(play(Contest("sueca", preset, "beginner", "intermediate"), numbers))
    assert [(120 - points, 1 - wins) for points, wins in theirs if points is not None] == ours
    assert len(set(ours)) > 3


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    contest, numbers = Contest("sueca", "brazil", "random", "beginner"), deal_numbers(3, 7)
    alone = play(contest, numbers)
    assert outcome(play(contest, numbers, 3)) == outcome(alone)
    assert [len(sample.a_ms) for sample in play(contest, numbers, 2)] == [len(s.a_ms) for s in alone]


def test_better_play_brings_points_and_hands() -> None:
    contest = Contest("sueca", "portugal", "rules", "random")
    result = summary(contest, play(contest, deal_numbers(4, 20)))
    assert result["a_points_ci95"][0] > 60
    assert result["a_wins_ci95"][0] > 0.5


def test_players_see_only_their_own_and_a_new_match(questions: list[Question]) -> None:
    play_in_all_seats(Contest("sueca", "portugal", "watched", "watched", Limit(5, 0.5)), 11)
    assert len(questions) == 80
    for question in questions:
        view = question.view
        assert (view.score, view.carry, view.results, view.phase) == ((0, 0), 0, (), Phase.PLAY)
        assert view.my_turn
        assert view.hand is not None and view.hand.seat is view.seat
        assert question.limit == Limit(5, 0.5)
    assert questions[:40] == questions[40:]


def test_the_same_cards_and_seeds_in_both_playings(questions: list[Question]) -> None:
    play_in_all_seats(Contest("sueca", "portugal", "watched", "random"), 11)
    seats = Counter((question.view.seat, question.seed) for question in questions)
    assert seats == {(seat, 11 + seat.place): 10 for seat in SEATS}
    hands = [question.view.hand for question in questions]
    cards = dealt_cards("portugal", numbered_deal(PRESETS["portugal"], 11))
    assert all(hand is not None and set(hand.cards) <= cards[hand.seat] for hand in hands)
    assert sum(hand is not None and len(hand.cards) == 10 for hand in hands) == 4


def dealt_cards(preset: str, deal: Deal) -> dict[Seat, set[Card]]:
    """The ten cards of each seat."""
    pack = deal.deck[deal.cut :] + deal.deck[: deal.cut]
    return {seat: set(cards) for seat, cards in packets(PRESETS[preset], deal.dealer, pack, deal.end)}


def test_only_choices_among_several_cards_are_timed(questions: list[Question]) -> None:
    sample = play_in_all_seats(Contest("sueca", "cafe", "watched", "watched"), 5)
    choices = sum(len(honest_cards(question.view)) > 1 for question in questions)
    assert len(sample.a_ms) + len(sample.b_ms) == choices
    assert 30 < choices < 80


def test_a_deal_thrown_in_is_dealt_again_from_the_next_pack(questions: list[Question]) -> None:
    rules, number = PRESETS["brazil"], POOR
    play_in_all_seats(Contest("sueca", "brazil", "watched", "watched"), number)
    thrown, rest = questions[0].view, [question.view for question in questions[1:41]]
    assert thrown.phase is Phase.SPOIL
    cards = dealt_cards("brazil", replace(numbered_deal(rules, number), deck=numbered_deck(rules, number, 1)))
    for view in rest:
        assert [result.reason for result in view.results] == [HandReason.SPOILED]
        assert view.hand is not None and view.hand.dealer is view.results[0].dealer
        assert set(view.hand.cards) <= cards[view.seat]
    assert questions[:41] == questions[41:]


def test_interval_of_a_known_sample() -> None:
    # Mean 65, standard deviation 12.9099, standard error 6.45497, times 1.95996.
    assert interval([50, 60, 70, 80], 0, 120) == pytest.approx((52.3485, 77.6515), abs=1e-3)
    assert interval([60, 60, 60], 0, 120) == (60, 60)


def test_interval_keeps_to_what_can_be() -> None:
    assert interval([1, 1, 1, 0.5], 0, 1)[1] == 1
    assert interval([0, 0, 0, 0.5], 0, 1)[0] == 0


def test_one_deal_says_nothing_of_the_spread() -> None:
    assert interval([84], 0, 120) == (0, 120)


def test_interval_holds_the_true_mean_nineteen_times_in_twenty() -> None:
    chance, held = Random(1), 0
    for _ in range(1000):
        low, high = interval([chance.uniform(0, 120) for _ in range(60)], 0, 120)
        held += low <= 60 <= high
    assert 930 <= held <= 970


def test_summary_of_known_samples() -> None:
    a_ms = tuple(float(spent) for spent in range(100, 0, -1))
    samples = [Sample(80, 1, a_ms, (1.0,)), Sample(70, 0.75, (), (3.0, 2.0))]
    assert summary(Contest("sueca", "portugal", "rules", "rules"), samples) == {
        "a_points": 75,
        "a_points_ci95": [65.2, 84.8],
        "a_wins": 0.875,
        "a_wins_ci95": [0.63, 1],
        "decision_ms": {
            "a": {"median": 50.5, "p95": 95, "max": 100},
            "b": {"median": 2, "p95": 3, "max": 3},
        },
    }


@pytest.mark.parametrize(("game", "preset"), [("truco", "mineiro"), ("sobe-e-desce", "standard")])
def test_matches_of_other_games_are_level_between_equals(game: str, preset: str) -> None:
    samples = play(Contest(game, preset, "random", "random"), deal_numbers(1, 4))
    equal = 0.5 if game == "truco" else 0.25
    assert [sample.wins for sample in samples] == [equal] * 4
    assert [sample.points for sample in samples] == [None if game == "truco" else 0] * 4


@pytest.mark.parametrize(("game", "preset"), [("truco", "velha"), ("sobe-e-desce", "standard")])
def test_a_beginner_beats_chance_in_other_games(game: str, preset: str) -> None:
    contest = Contest(game, preset, "beginner", "random")
    result = summary(contest, play(contest, deal_numbers(5, 12)))
    assert result["a_wins"] > (0.5 if game == "truco" else 0.25)
    assert (result["a_points"] is None) == (result["a_points_ci95"] is None) == (game == "truco")
    json.dumps(result, allow_nan=False)


def test_one_match_says_nothing_of_the_spread() -> None:
    contest = Contest("sobe-e-desce", "standard", "random", "random")
    result = summary(contest, play(contest, deal_numbers(1, 1)))
    assert result["a_points_ci95"] == [None, None]
    assert result["a_wins_ci95"] == [0, 1]
