"""What the review of a hand says about its cards, from the person's side and kindly."""

from __future__ import annotations

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.events import TrickTaken
from sueca_desktop.rules.results import HandReason
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.sueca.played import PlayedHand
from sueca_desktop.rules.sueca.variant import ALL_POINTS
from sueca_desktop.solver.review import HandReview, Judgement
from sueca_desktop.text.cards import card_name, card_with_article
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.sueca.table_text import event_sentence
from sueca_desktop.text.translate import Counted, translate


def hand_choice(hand: PlayedHand) -> str:
    """A hand in the list of those that can be looked at."""
    us, them = hand.result.points
    return translate("Review", "Hand {number}: {us}–{them}", number=hand.number, us=us, them=them)


def review_title(hand: PlayedHand) -> str:
    """How the hand ended."""
    us, them = hand.result.points
    if hand.result.reason is HandReason.REVOKE:
        return translate("Review", "A claim ended the hand at {us}–{them}", us=us, them=them)
    return translate("Review", "We took {us} points of {all}", us=us, all=ALL_POINTS)


def given_away_line(review: HandReview) -> str:
    """What both sides gave away in the whole hand."""
    lost = [review.given_away(*team.members) for team in Team]
    if not any(lost):
        return translate("Review", "Nobody gave away a single point.")
    ours, theirs = map(Counted().points, lost)
    return translate("Review", "Our side gave away {ours}, theirs {theirs}.", ours=ours, theirs=theirs)


def given_away(header: Header, seat: Seat, cost: int) -> str:
    """What one player gave away in the whole hand."""
    points = Counted().points(cost)
    if seat is Seat.S:
        return translate("Review", "You gave away {points}", points=points)
    return translate("Review", "{name} gave away {points}", name=shown_name(header, seat), points=points)


def progress_line(judged: int, cards: int) -> str:
    """How far the work is."""
    return translate("Review", "Working it out: {judged} of {cards} cards…", judged=judged, cards=cards)


def stopped_line(judged: int, cards: int) -> str:
    """How far the work was when the person stopped it."""
    return translate(
        "Review", "Stopped: {judged} of {cards} cards are worked out.", judged=judged, cards=cards
    )


def no_solver_line() -> str:
    """Why there are no costs, where the solver is not compiled."""
    return translate(
        "Review",
        "What each card cost cannot be worked out here: the fast part of the program was not built. You can "
        "still go through the tricks.",
    )


def broken_line() -> str:
    """Why there are no costs, where the solver broke down."""
    return translate(
        "Review", "What each card cost could not be worked out. You can still go through the tricks."
    )


def open_cards_note() -> str:
    """What all these numbers mean, and what they do not."""
    return translate(
        "Review",
        "Reckoned with all four hands open, which nobody at the table could see: a sensible card may well "
        "cost points here.",
    )


def play_line(header: Header, place: int, seat: Seat, card: Card) -> str:
    """Which card of which trick it is, and who played it."""
    trick, text = place // len(Seat) + 1, card_with_article(card)
    if place % len(Seat) == 0:
        if seat is Seat.S:
            return translate("Review", "Trick {trick}: you led {card}.", trick=trick, card=text)
        return translate(
            "Review",
            "Trick {trick}: {name} led {card}.",
            trick=trick,
            name=shown_name(header, seat),
            card=text,
        )
    if seat is Seat.S:
        return translate("Review", "Trick {trick}: you played {card}.", trick=trick, card=text)
    return translate(
        "Review",
        "Trick {trick}: {name} played {card}.",
        trick=trick,
        name=shown_name(header, seat),
        card=text,
    )


def verdict(review: HandReview, judgement: Judgement | None) -> str:
    """What the card cost and which was better; nothing while that is not known."""
    if judgement is None:
        return ""
    if judgement.cost is None:
        return translate("Review", "A revoke: a card of the suit led was held. What it cost is not reckoned.")
    if judgement.cost:
        better = card_with_article(judgement.better(review.rules))
        return translate("Review", "−{cost}: {card} was better.", cost=judgement.cost, card=better)
    if len(judgement.values) == 1:
        return translate("Review", "No other card could be played.")
    if len(judgement.best) == len(judgement.values):
        return translate("Review", "Any card was as good here.")
    if len(judgement.best) == 1:
        return translate("Review", "Well played: no other card was as good.")
    return translate("Review", "Well played: no card was better.")


def others_as_good(review: HandReview, judgement: Judgement | None) -> str:
    """That other cards would have been as good as the better one that is named."""
    if judgement is None or not judgement.cost or len(judgement.best) == 1:
        return ""
    return translate("Review", "The other marked cards were as good.")


def trick_line(header: Header, review: HandReview, place: int) -> str:
    """Who took the trick, once its last card lies."""
    trick = review.positions[place].trick.with_card(review.hand.plays[place][1])
    if len(trick.cards) < len(Seat):
        return ""
    winner = trick.winner(review.hand.dealt.trump_suit, review.rules.order)
    return event_sentence(TrickTaken(winner, trick.cards, review.rules.points(trick.cards)), header) or ""


def outlook(review: HandReview, place: int) -> str:
    """What both sides take in the whole hand, from the position after a card on."""
    us = review.points_at(place + 1)
    if us is None or place + 1 == review.cards:
        return ""
    return translate(
        "Review",
        "If all play their best from here on, we take {us} points and they take {them}.",
        us=us,
        them=ALL_POINTS - us,
    )


def spoken_play(header: Header, seat: Seat, card: Card, cost: int | None, *, revoked: bool) -> str:
    """A card in the list of tricks, for those who hear it; `cost` is None while it is not known."""
    name, text = shown_name(header, seat), card_name(card)
    if revoked:
        return translate("Review", "{name}: {card}, a revoke", name=name, card=text)
    if cost:
        points = Counted().points(cost)
        return translate("Review", "{name}: {card}, cost {points}", name=name, card=text, points=points)
    return translate("Review", "{name}: {card}", name=name, card=text)


def worth(judgement: Judgement, card: Card) -> str:
    """What the side of the player takes with a card that he could have played."""
    points = Counted().points(judgement.values[card])
    if judgement.by.team is Team.NS:
        return translate(
            "Review", "With {card} we take {points}.", card=card_with_article(card), points=points
        )
    return translate("Review", "With {card} they take {points}.", card=card_with_article(card), points=points)


def curve_title() -> str:
    """What the curve shows."""
    return translate("Review", "Our points in the whole hand, if all play their best from each card on")


def curve_summary(review: HandReview) -> str:
    """The curve in a sentence, for those who do not see it."""
    start, end = review.points_at(0), review.points_at(review.cards)
    if start is None or end is None:
        return progress_line(review.judged, review.cards)
    return translate(
        "Review", "From {start} points before the first card to {end} at the end.", start=start, end=end
    )
