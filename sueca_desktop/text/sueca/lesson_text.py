"""What the lesson of sueca explains, and why a card is not taken."""

from __future__ import annotations

from sueca_desktop.lessons.lesson import LEARNER, Course
from sueca_desktop.lessons.sueca import Tell, Why
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca.variant import ALL_POINTS
from sueca_desktop.text.cards import card_with_article, suit_name
from sueca_desktop.text.lesson_words import card_to_play
from sueca_desktop.text.people import called_name
from sueca_desktop.text.translate import Counted, translate

TO_WIN = ALL_POINTS // 2 + 1
"""Card points that win a hand."""


def told(what: Tell, course: Course) -> str:
    """What is to be read or done now."""
    header, hand = course.table.header, course.table.last_hand(LEARNER)
    right, partner, left = (called_name(header, seat) for seat in (Seat.E, Seat.N, Seat.W))
    ours, theirs = hand.points
    points = Counted().points(header.rules.points(hand.tricks[-1].cards) if hand.tricks else 0)
    lying = Counted().points(header.rules.points(hand.trick.cards))
    card = card_to_play(course)
    match what:
        case Tell.WELCOME:
            return translate(
                "Lesson",
                "Welcome! {partner}, opposite, is your partner; {right} and {left} play against you two. "
                "Each of you plays one card to every trick.",
                partner=partner,
                right=right,
                left=left,
            )
        case Tell.TRUMPS:
            return translate(
                "Lesson",
                "You dealt, and {card} was turned up: {suit} are trumps. A trump beats every card of another "
                "suit.",
                card=card_with_article(hand.trump),
                suit=suit_name(hand.trump_suit),
            )
        case Tell.POINTS:
            return translate(
                "Lesson",
                "What counts is points: ace 11, seven 10, king 4, jack 3, queen 2, all others nothing. There "
                "are {all}, and {enough} win the hand.",
                all=ALL_POINTS,
                enough=TO_WIN,
            )
        case Tell.JACK_BEATS_QUEEN:
            return translate(
                "Lesson",
                "{right} led the queen and {left} put the jack on it. In sueca the jack beats the queen: as "
                "it lies, the trick goes to {left}.",
                right=right,
                left=left,
            )
        case Tell.FOLLOW_SUIT:
            return translate(
                "Lesson",
                "Clubs were led and you hold clubs, so you must follow suit. The king beats the jack: take "
                "the {points} with {card}.",
                points=lying,
                card=card,
            )
        case Tell.REVOKE:
            return translate(
                "Lesson",
                "Your trick: {points}. Not following suit when you could is a revoke, which may cost two "
                "games or four. Here such cards are held back.",
                points=points,
            )
        case Tell.LEAD_ACE:
            return translate(
                "Lesson",
                "Whoever takes a trick leads to the next. The ace is the highest card of its suit: lead "
                "{card} before anyone can trump it.",
                card=card,
            )
        case Tell.PARTNER_LOADED:
            return translate(
                "Lesson",
                "{partner} saw your ace winning and put the king on it, four points more for you two. That "
                "is called loading: you have {points} now.",
                partner=partner,
                points=Counted().points(ours),
            )
        case Tell.LURE_ACE:
            return translate(
                "Lesson",
                "You hold the seven of spades, and only the ace of spades is higher. Lure it out: lead "
                "{card}, which is worth nothing.",
                card=card,
            )
        case Tell.ACE_GONE:
            return translate(
                "Lesson",
                "{right} took it with the ace: {points} for them. But the ace is gone, and your seven is the "
                "highest spade now.",
                right=right,
                points=points,
            )
        case Tell.MANILHA:
            return translate(
                "Lesson",
                "The seven is called the manilha. It comes right after the ace, and so it beats the king: "
                "take the trick with {card}.",
                card=card,
            )
        case Tell.LAST_OF_SUIT:
            return translate(
                "Lesson",
                "The manilha has brought you {points}. Now lead {card}, your last club: without clubs you "
                "may trump when clubs are led.",
                points=points,
                card=card,
            )
        case Tell.TRUMP_IN:
            return translate(
                "Lesson",
                "You have no clubs left and may play any card. A trump beats them all: trump in with {card} "
                "and take the {points}.",
                points=lying,
                card=card,
            )
        case Tell.TRUMPED:
            return translate(
                "Lesson",
                "Your smallest trump has beaten the manilha, and the queen that {left} loaded is yours too: "
                "{points}.",
                left=left,
                points=points,
            )
        case Tell.LEAD_NOTHING:
            return translate(
                "Lesson",
                "You have no sure trick to lead now. Lead {card}: it is worth nothing, so you give nothing "
                "away.",
                card=card,
            )
        case Tell.COUNT:
            return translate(
                "Lesson",
                "Always count: you two have {ours}, so {missing} more win the hand. {partner} has trumped in "
                "here, and nobody plays after you.",
                ours=ours,
                missing=TO_WIN - ours,
                partner=partner,
            )
        case Tell.LOAD:
            return translate(
                "Lesson",
                "This trick is {partner}'s for certain. So load it with points: you must follow suit, and "
                "{card} brings ten.",
                partner=partner,
                card=card,
            )
        case Tell.WON:
            return translate(
                "Lesson",
                "{points} in one trick: you two have {ours}. With {enough} or more the hand is won, whatever "
                "comes.",
                points=points,
                ours=ours,
                enough=TO_WIN,
            )
        case Tell.FOLLOW_TRUMP:
            return translate(
                "Lesson",
                "{partner} leads the ace of trumps. Trumps must be followed like any suit: you have only "
                "{card}, so play it.",
                partner=partner,
                card=card,
            )
        case Tell.LAST_CARD:
            return translate(
                "Lesson",
                "{partner} leads the manilha of trumps: without the ace nothing can beat it. Play your last "
                "card.",
                partner=partner,
            )
        case Tell.END:
            return translate(
                "Lesson",
                "{ours} to {theirs}! A hand won counts one game, with more than 90 points two, and four "
                "games win the match. Now you know how to play sueca.",
                ours=ours,
                theirs=theirs,
            )


def reason(what: Why, course: Course) -> str:
    """Why a card that the rules allow is not taken."""
    header, hand = course.table.header, course.table.last_hand(LEARNER)
    lying = header.rules.points(hand.trick.cards)
    card = card_to_play(course)
    match what:
        case Why.LOW_LOSES:
            return translate(
                "Lesson",
                "That follows suit, but it leaves the trick to {left}. Beat the jack: play {card}.",
                left=called_name(header, Seat.W),
                card=card,
            )
        case Why.ACE_NOW:
            return translate(
                "Lesson",
                "Keep that for later. First lead {card}: the longer you wait, the sooner somebody has no "
                "more diamonds and trumps it.",
                card=card,
            )
        case Why.MANILHA_TOO_EARLY:
            return translate(
                "Lesson",
                "The ace of spades is still out: it would take your seven and its ten points. Lead {card}.",
                card=card,
            )
        case Why.TRUMP_TOO_DEAR:
            return translate(
                "Lesson", "Keep your trumps for a trick that is worth something. Lead {card}.", card=card
            )
        case Why.POINTS_GIVEN_AWAY:
            return translate(
                "Lesson", "That one is worth ten points, and somebody may trump it. Lead {card}.", card=card
            )
        case Why.LURES_NOTHING:
            return translate(
                "Lesson",
                "That is worth nothing either, but it is no spade and lures no ace of spades. Lead {card}.",
                card=card,
            )
        case Why.KING_WOULD_WIN:
            return translate(
                "Lesson",
                "That follows suit, but then the king takes {points}. Your seven beats it: play {card}.",
                points=Counted().points(lying),
                card=card,
            )
        case Why.KEEP_MANILHA:
            return translate(
                "Lesson",
                "Keep the manilha: its ten points belong on a trick that is surely yours. Lead {card}.",
                card=card,
            )
        case Why.MORE_OF_SUIT:
            return translate(
                "Lesson",
                "After that you still have a diamond and must follow suit. With {card} you are rid of a "
                "suit.",
                card=card,
            )
        case Why.SUIT_USED_UP:
            return translate(
                "Lesson",
                "Most spades are gone, so they will hardly be led again. More clubs are still out: lead "
                "{card}.",
                card=card,
            )
        case Why.SMALL_TRUMP_DOES:
            return translate(
                "Lesson",
                "It would win too, but nobody plays after you: the smallest trump is enough. Play {card}.",
                card=card,
            )
        case Why.THROWN_AWAY:
            return translate(
                "Lesson",
                "That wins nothing: only a trump does, or the others get the {points}. Play {card}.",
                points=Counted().points(lying),
                card=card,
            )
        case Why.KEEP_COMPANY:
            return translate(
                "Lesson",
                "Keep it with your seven: so you can choose which to give when diamonds are led. Lead "
                "{card}.",
                card=card,
            )
        case Why.NOT_LOADED:
            return translate(
                "Lesson",
                "That adds nothing: you two would have {sum}, and {enough} are needed. Load the trick with "
                "{card}.",
                sum=hand.points[0] + lying,
                enough=TO_WIN,
                card=card,
            )
