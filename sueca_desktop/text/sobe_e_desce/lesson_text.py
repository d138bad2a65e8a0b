"""What the lesson of sobe e desce explains, and why something is not taken."""

from __future__ import annotations

from sueca_desktop.lessons.lesson import LEARNER, Course
from sueca_desktop.lessons.sobe_e_desce import Tell, Why
from sueca_desktop.rules.actions import Enter
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sobe_e_desce.variant import MOST_SAT_OUT, NEAR_ZERO, NO_TRICK
from sueca_desktop.text.cards import card_with_article
from sueca_desktop.text.lesson_words import card_to_play
from sueca_desktop.text.lists import listed
from sueca_desktop.text.people import called_name
from sueca_desktop.text.translate import Counted, translate


def told(what: Tell, course: Course) -> str:
    """What is to be read or done now."""
    header, state = course.table.header, course.table.state
    right, opposite, left = (called_name(header, seat) for seat in (Seat.E, Seat.N, Seat.W))
    start, score = header.rules.start, state.score
    card = card_to_play(course)
    match what:
        case Tell.WELCOME:
            return translate(
                "Lesson",
                "Welcome! Here everybody plays for himself. All start at {start} points, each trick takes "
                "one off, and who first gets to 0 wins.",
                start=start,
            )
        case Tell.RANKS:
            return translate(
                "Lesson",
                "In each suit the ace is highest, then come the seven (called bisca), king, jack, queen, "
                "six, five, four, three and two.",
            )
        case Tell.CHOOSE:
            return translate(
                "Lesson",
                "You choose trumps: name a suit or turn the next card. You hold the two highest spades: "
                "choose spades, with the button.",
            )
        case Tell.WHO_PLAYS:
            return translate(
                "Lesson",
                "Whoever chose trumps plays. The others may sit out, but not with hearts as trumps, at "
                "{near} points or fewer, or after {hands} hands out.",
                near=NEAR_ZERO,
                hands=MOST_SAT_OUT,
            )
        case Tell.EXCHANGE:
            return translate(
                "Lesson",
                "You may exchange cards for others off the pack. Choose the low ones, {cards}, and then the "
                "button.",
                cards=_cards_to_exchange(course),
            )
        case Tell.SAT_OUT:
            return translate(
                "Lesson",
                "{left} sits out and stays at {points}. Those who play take a risk: whoever wins no trick "
                "goes up by {up}.",
                left=left,
                points=Counted().points(score[Seat.W.place]),
                up=NO_TRICK,
            )
        case Tell.LEAD_ACE:
            return translate(
                "Lesson",
                "You chose trumps, so you lead. Whoever leads and holds the ace of trumps must lead it: "
                "play {card}.",
                card=card,
            )
        case Tell.FOLLOWED:
            return translate(
                "Lesson",
                "Your first trick! {right} and {opposite} held spades and had to follow suit. A trick "
                "that you take brings you nearer to 0.",
                right=right,
                opposite=opposite,
            )
        case Tell.LEAD_LAST:
            return translate(
                "Lesson",
                "Whoever takes a trick leads to the next. Lead {card}, your only diamond: with fewer "
                "suits you can trump sooner.",
                card=card,
            )
        case Tell.FOLLOW_SUIT:
            return translate(
                "Lesson",
                "{right} took that one and leads the bisca of clubs, which beats your king. You hold a "
                "club and must follow suit: play {card}.",
                right=right,
                card=card,
            )
        case Tell.OVERTRUMP:
            return translate(
                "Lesson",
                "{opposite} had no clubs and had to trump. Nor have you any: you must trump too, and "
                "higher if you can. Play {card}.",
                opposite=opposite,
                card=card,
            )
        case Tell.HIGHEST:
            return translate(
                "Lesson",
                "Your second trick. The ace of trumps is gone, so nothing beats your last card: lead {card}.",
                card=card,
            )
        case Tell.SCORE:
            return translate(
                "Lesson",
                "{count} tricks: you go down from {start} to {mine}, and {right} to {right_points}. "
                "{opposite} won none and goes up to {opposite_points}; {left} stays at {left_points}.",
                count=state.results[-1].tricks[LEARNER.place],
                start=start,
                mine=score[LEARNER.place],
                right=right,
                right_points=score[Seat.E.place],
                opposite=opposite,
                opposite_points=score[Seat.N.place],
                left=left,
                left_points=score[Seat.W.place],
            )
        case Tell.END:
            return translate(
                "Lesson",
                "With clubs as trumps everything counts double. Who first gets to 0 wins, and the others "
                "pay what they have left. Now you can play.",
            )


def reason(what: Why, course: Course) -> str:
    """Why something that the rules allow is not taken."""
    card = card_to_play(course)
    match what:
        case Why.WEAK_TRUMPS:
            return translate(
                "Lesson",
                "You hold hardly any of that suit. In spades you have the ace and the bisca, two sure "
                "tricks: choose spades.",
            )
        case Why.NO_NEED_TO_TURN:
            return translate(
                "Lesson",
                "The next card would be yours, and its suit trumps: good for a hand without trumps. You "
                "have good ones: choose spades.",
            )
        case Why.KEEP_TRUMPS:
            return translate(
                "Lesson",
                "Keep your trumps: nothing wins more tricks. Exchange only {cards}.",
                cards=_cards_to_exchange(course),
            )
        case Why.KEEP_KING:
            return translate(
                "Lesson",
                "Keep the king: it may well win a trick. Exchange only {cards}.",
                cards=_cards_to_exchange(course),
            )
        case Why.EXCHANGE_BOTH:
            return translate(
                "Lesson",
                "You may exchange more, and the low cards win nothing. Choose {cards}.",
                cards=_cards_to_exchange(course),
            )
        case Why.TRUMP_LATER:
            return translate(
                "Lesson",
                "Keep your trumps: they win as well when you cannot follow suit. First get rid of your "
                "diamond: lead {card}.",
                card=card,
            )
        case Why.KING_LATER:
            return translate(
                "Lesson",
                "The king may still win, if others lead clubs and the ace and the bisca stay away. Lead "
                "{card}.",
                card=card,
            )
        case Why.SMALL_TRUMP_DOES:
            return translate(
                "Lesson",
                "It would win too, but nobody plays after you: the smaller trump is enough. Play {card}.",
                card=card,
            )


def _cards_to_exchange(course: Course) -> str:
    """The cards that the learner is to exchange, in the order of his hand; empty where he is not to."""
    order = course.table.header.rules.sort_key
    exchanged = [card for action in course.advised if isinstance(action, Enter) for card in action.exchange]
    return listed([card_with_article(card) for card in sorted(exchanged, key=order)])
