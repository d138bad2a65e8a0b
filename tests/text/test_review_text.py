"""What the review says of a card."""

import pytest

from sueca_desktop.cards import Card, parse_cards
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.solver.review import HandReview, Judgement
from sueca_desktop.text import review_text
from tests.finished_hands import finished_hand
from tests.sample_match import NAMES

RULES = PRESETS["portugal"]
HEADER = Header(RULES, NAMES)
HAND = finished_hand(RULES, 9)


def judged(card: str, values: dict[str, int]) -> Judgement:
    return Judgement(3, Seat.E, Card.parse(card), {Card.parse(c): v for c, v in values.items()}, 60)


@pytest.mark.parametrize(
    ("judgement", "words"),
    [
        (judged("7H", {"7H": 53, "KH": 60}), "−7: the king of hearts was better."),
        (judged("7H", {"7H": 53, "2H": 60, "KH": 60, "3S": 60}), "−7: the two of hearts was better."),
        (judged("7H", {"7H": 53, "AS": 60, "2S": 60}), "−7: the two of spades was better."),
        (judged("7H", {"7H": 53}), "No other card could be played."),
        (judged("7H", {"7H": 53, "2H": 53}), "Any card was as good here."),
        (judged("7H", {"7H": 53, "2H": 50}), "Well played: no other card was as good."),
        (judged("7H", {"7H": 53, "2H": 53, "AH": 50}), "Well played: no card was better."),
        (
            judged("7H", {"2S": 53}),
            "A revoke: a card of the suit led was held. What it cost is not reckoned.",
        ),
        (None, ""),
    ],
)
def test_verdict(judgement: Judgement | None, words: str) -> None:
    assert review_text.verdict(HandReview(HAND, RULES), judgement) == words


def test_other_good_cards_are_spoken_of_only_beside_a_better_one() -> None:
    review = HandReview(HAND, RULES)
    assert review_text.others_as_good(review, judged("7H", {"7H": 53, "2H": 60, "KH": 60}))
    assert not review_text.others_as_good(review, judged("7H", {"7H": 53, "KH": 60}))
    assert not review_text.others_as_good(review, judged("7H", {"7H": 53, "2H": 53}))
    assert not review_text.others_as_good(review, None)


def test_who_played_and_who_led() -> None:
    (card,) = parse_cards("QD")
    assert review_text.play_line(HEADER, 4, Seat.N, card) == "Trick 2: Amélia led the queen of diamonds."
    assert review_text.play_line(HEADER, 5, Seat.S, card) == "Trick 2: you played the queen of diamonds."
    assert review_text.play_line(HEADER, 36, Seat.S, card) == "Trick 10: you led the queen of diamonds."
    assert review_text.play_line(HEADER, 39, Seat.W, card) == "Trick 10: Tiago played the queen of diamonds."


def test_points_belong_to_the_side_of_the_player() -> None:
    theirs = judged("7H", {"7H": 53, "KH": 60})
    king = Card.parse("KH")
    assert review_text.worth(theirs, king).startswith("With the king of hearts they take 60 point")
    ours = Judgement(3, Seat.N, theirs.card, theirs.values, 60)
    assert review_text.worth(ours, king).startswith("With the king of hearts we take 60 point")


def test_the_taker_is_told_with_the_last_card_of_a_trick() -> None:
    review = HandReview(HAND, RULES)
    for place in range(40):
        line = review_text.trick_line(HEADER, review, place)
        assert bool(line) == (place % 4 == 3), place
    assert sum("You take" in review_text.trick_line(HEADER, review, place) for place in range(40)) <= 10


def test_nothing_is_foretold_before_it_is_known_or_after_the_end() -> None:
    review = HandReview(HAND, RULES)
    assert review_text.outlook(review, 38) == ""
    review.add(Judgement(39, HAND.plays[39][0], HAND.plays[39][1], {HAND.plays[39][1]: 60}, 60))
    assert (
        review_text.outlook(review, 38)
        == "If all play their best from here on, we take 60 points and they take 60."
    )
    assert review_text.outlook(review, 39) == ""


def test_sides_that_gave_nothing_away_are_told_so() -> None:
    review = HandReview(HAND, RULES)
    for place, (seat, card) in enumerate(HAND.plays):
        review.add(Judgement(place, seat, card, {card: 60}, 60))
    assert review_text.given_away_line(review) == "Nobody gave away a single point."
    seat, card = HAND.plays[7]
    other = next(held for _, held in HAND.plays if held != card)
    review.add(Judgement(7, seat, card, {card: 53, other: 60}, 60))
    assert "7 point" in review_text.given_away_line(review)
