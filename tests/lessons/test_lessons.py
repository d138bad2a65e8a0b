"""Lessons agree with the rules: each card in them can be played, and what they say is so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import permutations

import pytest

from sueca_desktop.bots.player import Limit
from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.lessons import LESSONS, sobe_e_desce, truco
from sueca_desktop.lessons.lesson import LEARNER, Course, Lesson, Other, Say, Turn, as_written
from sueca_desktop.lessons.sueca import SUECA_LESSON, Tell, Why
from sueca_desktop.rules import game_of
from sueca_desktop.rules.actions import Action, Enter, Play, Template
from sueca_desktop.rules.events import TrickTaken, TrumpNamed
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import HandReason, SobeReason
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sobe_e_desce import Duty
from sueca_desktop.rules.sobe_e_desce.state import duty_to_enter
from sueca_desktop.rules.sueca.variant import FIELD_VALUES
from sueca_desktop.rules.truco.trick import Won, hand_winner
from sueca_desktop.rules.truco.variant import STRENGTH
from sueca_desktop.text.lessons_text import lesson_words
from sueca_desktop.text.sueca.lesson_text import TO_WIN

NAMES = ("You", "Bruno", "Amelia", "Tiago")


def course_after(lesson: Lesson, done: Sequence[Action]) -> Course:
    """A course once the learner has done these actions, up to where he is to do the next."""
    course, rest = Course(lesson, NAMES), list(done)
    while not course.over:
        step = course.step
        if isinstance(step, Say):
            course.turn_page()
        elif isinstance(step, Other):
            course.table.act(step.action)
        elif rest:
            course.table.act(rest.pop(0))
        else:
            break
    assert not rest
    return course


def ways(lesson: Lesson, done: tuple[Action, ...] = ()) -> Iterator[Course]:
    """A course for each of the learner's decisions and each way to it, and one for each end."""
    course = course_after(lesson, done)
    yield course
    for action in course.advised:
        yield from ways(lesson, (*done, action))


def possible(course: Course) -> Iterator[Action]:
    """Everything that the rules let the learner do now, each exchange in every order of its cards."""
    view = course.table.view(LEARNER)
    for action in view.actions:
        if isinstance(action, Template):
            assert action.verb == "enter", "too many actions to have a reason for each"
            cards = view.hand.cards
            for count in range(len(cards) + 1):
                yield from (Enter(LEARNER, some) for some in permutations(cards, count))
        else:
            yield action


def led_to(lesson: Lesson, what: StrEnum) -> Course:
    """A lesson at one of its explanations, everything done as it advises."""
    course = Course(lesson, NAMES)
    while course.what is not what:
        if course.page is not None:
            course.turn_page()
        else:
            step = course.step
            course.table.act(step.action if isinstance(step, Other) else course.advised[0])
    return course


def test_lessons_are_of_the_games_they_stand_for() -> None:
    for game, lesson in LESSONS.items():
        assert game_of(lesson().rules).id == game


@pytest.mark.parametrize("lesson", [lesson() for lesson in LESSONS.values()], ids=LESSONS)
class TestEveryLesson:
    def test_each_way_through_it_comes_to_its_end(self, lesson: Lesson) -> None:
        courses = list(ways(lesson))
        ends = [course for course in courses if course.over]
        assert ends
        for course in courses:
            assert course.over or course.advised, f"stuck at {course.step}"

    def test_no_action_is_written_that_can_never_be_done(self, lesson: Lesson) -> None:
        done = {(course.what, action) for course in ways(lesson) for action in course.advised}
        for step in lesson.steps:
            if isinstance(step, Turn):
                assert {action for what, action in done if what is step.what} == set(step.accepted)

    def test_whatever_else_the_rules_allow_has_a_reason_against_it(self, lesson: Lesson) -> None:
        used: dict[object, set[object]] = {}
        for course in ways(lesson):
            turn = course.turn
            if turn is None:
                continue
            for action in possible(course):
                assert course.table.why_not(action) is None
                why = course.objection(action)
                assert (why is None) == (as_written(action) in turn.accepted)
                used.setdefault(turn.what, set()).add(why)
        for step in lesson.steps:
            if isinstance(step, Turn):
                reasons = {*step.wrong.values(), *([step.otherwise] if step.otherwise else ())}
                assert reasons == used[step.what] - {None}, step.what

    def test_others_play_by_what_is_written_and_only_when_it_is_their_turn(self, lesson: Lesson) -> None:
        course = Course(lesson, NAMES)
        assert course.choose(course.table.view(Seat.E), Limit(), lambda: False) is None
        while not isinstance(course.step, Other):
            if course.turn is None:
                course.turn_page()
            else:
                course.table.act(course.advised[0])
        action = course.step.action
        seat = action.by  # type: ignore[union-attr]
        assert course.choose(course.table.view(seat), Limit(), lambda: False) == action
        assert course.choose(course.table.view(seat.partner), Limit(), lambda: False) is None
        with pytest.raises(ValueError, match="nothing to do for the learner"):
            course.objection(action)

    def test_the_last_page_stays(self, lesson: Lesson) -> None:
        course = next(course for course in ways(lesson) if course.over)
        course.turn_page()
        assert course.over and course.page is lesson.steps[-1].what  # type: ignore[union-attr]

    def test_everything_said_has_words(self, lesson: Lesson) -> None:
        said = set()
        for course in ways(lesson):
            for step in lesson.steps:
                if not isinstance(step, Other):
                    said.add(step.what)
            turn = course.turn
            if turn is not None:
                for action in possible(course):
                    if (why := course.objection(action)) is not None:
                        assert lesson_words(why, course)
                        said.add(why)
        words = {
            "sueca": {*Tell, *Why},
            "sobe-e-desce": {*sobe_e_desce.Tell, *sobe_e_desce.Why},
            "truco": {*truco.Tell, *truco.Why},
        }
        assert said == words[game_of(lesson.rules).id]


# ---------------------------------------------------------------- what the lesson of sueca says


def shown(what: Tell) -> Course:
    return led_to(SUECA_LESSON, what)


def words(what: Tell) -> str:
    return lesson_words(what, shown(what))


def last_trick(what: Tell) -> TrickTaken:
    return [event for event in shown(what).table.events if isinstance(event, TrickTaken)][-1]


def lying(what: Tell) -> tuple[Seat, int]:
    """Who would win the trick that lies, and its points."""
    hand = shown(what).table.state.hand
    rules = SUECA_LESSON.rules
    return hand.trick.winner(hand.trump_suit, rules.order), rules.points(hand.trick.cards)


def test_order_and_points_of_the_cards_are_the_engines() -> None:
    order, points = SUECA_LESSON.rules.order, SUECA_LESSON.rules.card_points
    assert order[Rank.JACK] > order[Rank.QUEEN] and order[Rank.ACE] > order[Rank.SEVEN] > order[Rank.KING]
    for name, rank in (("ace", "A"), ("seven", "7"), ("king", "K"), ("jack", "J"), ("queen", "Q")):
        assert f"{name} {points[Rank(rank)]}" in words(Tell.POINTS)
    assert sum(points.values()) * len(Suit) == 120
    won = [n for n in range(121) if SUECA_LESSON.rules.outcome((n, 120 - n), (5, 5))[0] is LEARNER.team]
    assert min(won) == TO_WIN
    assert "There are 120, and 61 win" in words(Tell.POINTS)


@pytest.mark.parametrize(
    ("what", "winner", "points"),
    [
        (Tell.JACK_BEATS_QUEEN, Seat.W, 5),
        (Tell.FOLLOW_SUIT, Seat.W, 5),
        (Tell.MANILHA, Seat.E, 6),
        (Tell.TRUMP_IN, Seat.E, 12),
        (Tell.LOAD, Seat.N, 5),
        (Tell.FOLLOW_TRUMP, Seat.N, 11),
        (Tell.LAST_CARD, Seat.N, 10),
    ],
)
def test_who_wins_what_lies(what: Tell, winner: Seat, points: int) -> None:
    assert lying(what) == (winner, points)
    if what in (Tell.FOLLOW_SUIT, Tell.TRUMP_IN):
        assert f"{points} point" in words(what)


@pytest.mark.parametrize(
    ("what", "winner", "points"),
    [
        (Tell.REVOKE, Seat.S, 9),
        (Tell.PARTNER_LOADED, Seat.S, 15),
        (Tell.ACE_GONE, Seat.E, 11),
        (Tell.LAST_OF_SUIT, Seat.S, 16),
        (Tell.TRUMPED, Seat.S, 12),
        (Tell.WON, Seat.N, 15),
    ],
)
def test_who_has_won_what(what: Tell, winner: Seat, points: int) -> None:
    trick = last_trick(what)
    assert (trick.by, trick.points) == (winner, points)
    if what is not Tell.PARTNER_LOADED:
        assert f"{points} point" in words(what)


def test_count_is_the_tables() -> None:
    assert "24 point" in words(Tell.PARTNER_LOADED)
    assert shown(Tell.PARTNER_LOADED).table.state.hand.points == (24, 0)
    assert shown(Tell.COUNT).table.state.hand.points == (52, 25)
    assert "have 52, so 9 more win" in words(Tell.COUNT)
    assert "have 67" in words(Tell.WON) and shown(Tell.WON).table.state.hand.points[0] == 67
    course = shown(Tell.LOAD)
    assert "have 57, and 61 are needed" in lesson_words(Why.NOT_LOADED, course)
    course.table.act(Play(LEARNER, Card.parse("5D")))
    assert course.table.state.hand.points[0] == 57


def test_the_hand_counts_two_games() -> None:
    (result,) = shown(Tell.END).table.state.results
    assert (result.points, result.games, result.reason) == ((95, 25), (2, 0), HandReason.POINTS)
    assert words(Tell.END).startswith("95 to 25!")
    assert SUECA_LESSON.rules.target == 4


def test_what_is_said_of_the_cards_that_are_out() -> None:
    def held(what: Tell, suit: str, *seats: Seat) -> set[str]:
        hand = shown(what).table.state.hand
        return {str(card) for seat in seats for card in hand.of(seat) if card.suit is Suit(suit)}

    others = (Seat.E, Seat.N, Seat.W)
    assert "AS" in held(Tell.LURE_ACE, "S", *others) and "7S" in held(Tell.LURE_ACE, "S", LEARNER)
    assert "AS" not in held(Tell.ACE_GONE, "S", *others)
    assert held(Tell.LAST_OF_SUIT, "C", LEARNER) == {"2C"}
    assert len(held(Tell.LAST_OF_SUIT, "S", *others, LEARNER)) == 2
    assert len(held(Tell.LAST_OF_SUIT, "C", *others)) == 5
    assert held(Tell.TRUMP_IN, "C", LEARNER) == set()
    assert held(Tell.TRUMP_IN, "H", LEARNER) == {"JH", "3H"}
    assert held(Tell.LEAD_NOTHING, "D", LEARNER) == {"7D", "5D"}
    assert held(Tell.FOLLOW_TRUMP, "H", LEARNER) == {"JH"}
    assert len(shown(Tell.LAST_CARD).table.state.hand.of(LEARNER)) == 1


def test_turned_trump_is_the_learners_own() -> None:
    hand = shown(Tell.TRUMPS).table.state.hand
    assert hand.holder is LEARNER and hand.trump in hand.of(LEARNER)
    assert "jack of hearts" in words(Tell.TRUMPS)


def test_price_of_a_revoke_is_that_of_the_rules() -> None:
    assert FIELD_VALUES["revoke"] == ("prevented", "two_games", "four_games")
    assert SUECA_LESSON.rules.revoke == "prevented"
    assert "two games or four" in words(Tell.REVOKE)


# ---------------------------------------------------------------- what the lesson of truco says


def truco_at(what: truco.Tell) -> Course:
    return led_to(truco.TRUCO_LESSON, what)


def test_order_of_truco_is_the_engines() -> None:
    plain = [
        STRENGTH[Card.parse(card)] for card in ("3C", "2C", "AC", "KC", "JC", "QC", "7C", "6C", "5C", "4D")
    ]
    high = [STRENGTH[Card.parse(card)] for card in ("4C", "7H", "AS", "7D")]
    assert high + plain == sorted(high + plain, reverse=True)


def test_first_trick_of_truco_goes_as_it_is_said() -> None:
    trick = truco_at(truco.Tell.THREE_BEATS_TWO).table.state.hand.trick
    assert trick.best() is Seat.W
    assert truco_at(truco.Tell.FIRST_TAKEN).table.state.hand.won == (LEARNER.team,)
    ours, theirs = LEARNER.team, LEARNER.team.other
    ties: tuple[Won, ...] = ((ours, None), (ours, theirs, None))
    for won in ties:
        assert hand_winner(won) is ours


def test_tentos_of_the_truco_lesson_are_the_tables() -> None:
    assert truco_at(truco.Tell.CALL).table.state.hand.stake == 1
    assert "worth 1 tento" in lesson_words(truco.Tell.CALL, truco_at(truco.Tell.CALL))
    accepted = truco_at(truco.Tell.ACCEPTED)
    assert accepted.table.state.hand.stake == 3
    said = lesson_words(truco.Tell.ACCEPTED, accepted)
    assert "Bruno accepts" in said and "3 tento" in said and "cost them 1 tento" in said and "for 6" in said
    end = truco_at(truco.Tell.END)
    assert end.table.state.score == (3, 0)
    assert "3 tento" in lesson_words(truco.Tell.END, end) and end.table.state.rules.target == 12


# ---------------------------------------------------------------- what the lesson of sobe e desce says


def sobe_at(what: sobe_e_desce.Tell) -> Course:
    return led_to(sobe_e_desce.SOBE_E_DESCE_LESSON, what)


def sobe_words(what: sobe_e_desce.Tell) -> str:
    return lesson_words(what, sobe_at(what))


def sobe_refused(what: sobe_e_desce.Tell, *cards: str) -> set[Reason | None]:
    """What the rules say against other cards of the learner's."""
    table = sobe_at(what).table
    return {table.why_not(Play(LEARNER, Card.parse(card))) for card in cards}


def test_order_of_sobe_e_desce_is_the_engines() -> None:
    order = sobe_e_desce.SOBE_E_DESCE_LESSON.rules.order
    said = sobe_words(sobe_e_desce.Tell.RANKS)
    names = ("ace", "seven", "king", "jack", "queen", "six", "five", "four", "three", "two")
    assert sorted(names, key=said.index) == list(names)
    assert [Rank(letter) for letter in "A7KJQ65432"] == sorted(order, key=lambda rank: -order[rank])


def test_who_chooses_trumps_in_sobe_e_desce_and_with_what() -> None:
    table = sobe_at(sobe_e_desce.Tell.CHOOSE).table
    held = table.state.hand.of(LEARNER)
    assert table.state.hand.chooser is LEARNER and len(held) == 3
    assert {str(card) for card in held if card.suit is Suit.SPADES} == {"AS", "7S"}
    assert max(sum(card.suit is suit for card in held) for suit in Suit if suit is not Suit.SPADES) == 1
    (named,) = [
        event for event in sobe_at(sobe_e_desce.Tell.WHO_PLAYS).table.events if isinstance(event, TrumpNamed)
    ]
    assert named.suit is Suit.SPADES


def test_who_may_sit_out_in_sobe_e_desce() -> None:
    said = sobe_words(sobe_e_desce.Tell.WHO_PLAYS)
    assert "at 5 points or fewer" in said and "after 2 hands out" in said
    assert {len(cards) for cards in sobe_at(sobe_e_desce.Tell.WHO_PLAYS).table.state.hand.held} == {5}
    others = (Seat.E, LEARNER, Suit.SPADES)
    assert duty_to_enter(*others, (20, 6, 20, 20), ()) is None
    assert duty_to_enter(*others, (20, 5, 20, 20), ()) is Duty.NEAR_ZERO
    assert duty_to_enter(Seat.E, LEARNER, Suit.HEARTS, (20,) * 4, ()) is Duty.HEARTS
    out = sobe_at(sobe_e_desce.Tell.SCORE).table.state.results
    assert Seat.W not in out[0].entered
    assert duty_to_enter(Seat.W, LEARNER, Suit.SPADES, (20,) * 4, out) is None
    assert duty_to_enter(Seat.W, LEARNER, Suit.SPADES, (20,) * 4, out * 2) is Duty.SAT_OUT_TWICE


def test_exchange_of_sobe_e_desce_is_named_in_the_order_of_the_hand() -> None:
    course = sobe_at(sobe_e_desce.Tell.EXCHANGE)
    assert "the three of hearts and the two of diamonds" in lesson_words(course.what, course)  # type: ignore[arg-type]
    held = course.table.state.hand.of(LEARNER)
    assert [str(card) for card in held] == ["AS", "7S", "3H", "2D", "KC"]
    for cards, why in (
        ((), sobe_e_desce.Why.EXCHANGE_BOTH),
        (("2D",), sobe_e_desce.Why.EXCHANGE_BOTH),
        (("KC", "3H", "2D"), sobe_e_desce.Why.KEEP_KING),
        (("KC", "7S"), sobe_e_desce.Why.KEEP_TRUMPS),
        (("3H", "2D"), None),
        (("2D", "3H"), None),
    ):
        assert course.objection(Enter(LEARNER, tuple(map(Card.parse, cards)))) is why


def test_duties_of_play_in_the_lesson_of_sobe_e_desce_are_the_rules() -> None:
    tell = sobe_e_desce.Tell
    hand = sobe_at(tell.SAT_OUT).table.state.hand
    assert hand.sat_out == (Seat.W,) and hand.entered == (Seat.S, Seat.E, Seat.N)
    assert sobe_refused(tell.LEAD_ACE, "7S", "5S", "6D", "KC") == {Reason.MUST_LEAD_ACE}
    assert sobe_refused(tell.FOLLOW_SUIT, "7S", "5S") == {Reason.MUST_FOLLOW}
    first = sobe_at(tell.FOLLOWED).table.state.hand.tricks[0]
    assert [card.suit for card in first.cards] == [Suit.SPADES] * 3
    held = sobe_at(tell.LEAD_LAST).table.state.hand.of(LEARNER)
    assert [str(card) for card in held if card.suit is Suit.DIAMONDS] == ["6D"]


def test_who_wins_what_lies_in_sobe_e_desce() -> None:
    def lying(what: sobe_e_desce.Tell) -> tuple[Seat, list[str]]:
        state = sobe_at(what).table.state
        trick = state.hand.trick
        return trick.winner(state.hand.trump, state.rules.order), [str(card) for _, card in trick.plays()]

    tell = sobe_e_desce.Tell
    assert lying(tell.FOLLOW_SUIT) == (Seat.E, ["7C", "6C"])
    assert sobe_at(tell.FOLLOW_SUIT).table.state.hand.taken == (1, 1, 0, 0)
    order = sobe_e_desce.SOBE_E_DESCE_LESSON.rules.order
    assert order[Rank.SEVEN] > order[Rank.KING]
    assert lying(tell.OVERTRUMP) == (Seat.N, ["QC", "4S"])
    course = sobe_at(tell.OVERTRUMP)
    hand = course.table.state.hand
    assert all(card.suit is not Suit.CLUBS for card in (*hand.of(LEARNER), *hand.of(Seat.N)))
    for card in ("5S", "7S"):  # either wins: nobody plays after the learner
        again = sobe_at(tell.OVERTRUMP)
        again.table.act(Play(LEARNER, Card.parse(card)))
        assert again.table.state.hand.taken == (2, 2, 0, 0)
    highest = sobe_at(tell.HIGHEST).table.state.hand
    assert list(map(str, highest.of(LEARNER))) == ["7S"] and Card.parse("AS") in highest.tricks[0].cards


def test_points_of_the_sobe_e_desce_lesson_are_the_tables() -> None:
    tell = sobe_e_desce.Tell
    assert "start at 20 points" in sobe_words(tell.WELCOME)
    assert sobe_at(tell.WELCOME).table.state.score == (20,) * 4
    assert "stays at 20 point" in sobe_words(tell.SAT_OUT) and "goes up by 5" in sobe_words(tell.SAT_OUT)
    course = sobe_at(tell.SCORE)
    state = course.table.state
    (result,) = state.results
    assert result.reason is SobeReason.PLAYED and result.change == (-3, -2, 5, 0)
    assert state.score == (17, 18, 25, 20)
    assert sobe_words(tell.SCORE) == (
        "3 tricks: you go down from 20 to 17, and Bruno to 18. Amelia won none and goes up to 25; "
        "Tiago stays at 20."
    )
    rules = state.rules
    once, double = (rules.change(suit, result.entered, result.tricks) for suit in (Suit.HEARTS, Suit.CLUBS))
    assert double == tuple(2 * points for points in once)
